"""Whist TD: the tournament director's program for whist and Whiz clubs."""

__version__ = "0.1.0"
