"""Screens of Whiz."""
