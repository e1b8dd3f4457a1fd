"""Sheets about movements."""
