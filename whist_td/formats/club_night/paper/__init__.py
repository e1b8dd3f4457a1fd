"""Sheets of a club night."""
