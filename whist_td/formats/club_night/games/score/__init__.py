"""Scores of single deals from plain values."""
