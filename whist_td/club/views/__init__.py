"""What the club's year shows of its facts and of the events of its file."""
