"""The panels of a Whist militaire evening."""
