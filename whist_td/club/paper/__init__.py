"""The sheets of the club's year."""
