"""Individual whist: tables of four, partners changing every round, for any number of people."""
