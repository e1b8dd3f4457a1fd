"""The family of ten-point whist: four players in two sides, or with a dummy, paid in fiches."""
