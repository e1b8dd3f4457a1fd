"""What the verbs do with a club night."""
