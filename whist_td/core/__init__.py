"""Frozen values that every format shares: people, rounds, strains, ranking, refusals."""
