"""Screens about players, their seats and movements."""
