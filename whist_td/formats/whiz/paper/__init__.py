"""Sheets of Whiz."""
