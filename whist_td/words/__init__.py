"""Both languages: the mechanism, and words that belong to no format."""
