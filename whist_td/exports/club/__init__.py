"""A club night for other programs, in and out."""
