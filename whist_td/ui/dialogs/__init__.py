"""Windows that ask for something and close."""
