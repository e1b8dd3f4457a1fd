"""The rules of a club night."""
