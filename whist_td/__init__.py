"""Whist TD: the tournament director's program for whist and Whiz clubs."""

__version__ = "0.1.0"
APART = "--apart"
"""What the program is told where it only does a piece of work for itself (`desk.apart`)."""
