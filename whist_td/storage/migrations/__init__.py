"""Every change to the tables of a club file, in order; a migration is never edited."""
