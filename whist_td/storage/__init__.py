"""The club file: one SQLite file that holds a club's events and their journal."""
