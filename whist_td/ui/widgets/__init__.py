"""Small parts that several panels share."""
