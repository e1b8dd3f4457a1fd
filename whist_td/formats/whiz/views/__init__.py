"""Views of the facts of Whiz."""
