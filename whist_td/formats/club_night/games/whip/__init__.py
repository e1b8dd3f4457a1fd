"""Whip: cards taken from the table."""
