"""What the verbs do for a Whiz tournament."""
