"""Verbs of the command line of Whist militaire."""
