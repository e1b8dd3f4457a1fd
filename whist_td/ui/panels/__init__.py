"""What the stages of an event are in every format, and the panels that all formats share."""
