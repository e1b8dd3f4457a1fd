"""Screens of a club night."""
