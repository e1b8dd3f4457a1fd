"""Verbs of the command line of Whiz."""
