"""What the verbs do for a Whist militaire evening."""
