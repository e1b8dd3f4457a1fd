"""Scoring deals that belong to no event, a module a family of games."""
