"""Movements as they are looked at."""
