"""What is a fact of the club's year, and what follows from the facts."""
