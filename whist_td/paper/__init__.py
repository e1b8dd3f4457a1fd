"""Sheets without whist: page, grid, cards, fonts."""
