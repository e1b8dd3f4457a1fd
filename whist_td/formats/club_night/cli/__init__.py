"""Verbs of the command line of a club night."""
