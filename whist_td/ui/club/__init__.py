"""The panels of a club night."""
