"""The papers of a club night."""
