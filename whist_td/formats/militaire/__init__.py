"""Whist militaire: teams of four, the captain stays, two announced players travel."""
