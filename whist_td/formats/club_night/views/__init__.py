"""Views of the facts of a club night."""
