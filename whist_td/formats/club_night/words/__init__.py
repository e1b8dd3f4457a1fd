"""Words of a club night."""
