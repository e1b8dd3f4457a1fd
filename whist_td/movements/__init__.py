"""Who sits where, against whom; a module each, and no dice."""
