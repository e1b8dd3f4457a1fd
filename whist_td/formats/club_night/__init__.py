"""Club nights: an evening of any other whist game."""
