"""Whist militaire: teams of four at numbered tables."""
