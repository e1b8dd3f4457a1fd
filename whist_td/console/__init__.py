"""What the verbs of every format share: the world around them, the values that options take."""
