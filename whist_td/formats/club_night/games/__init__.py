"""The games of a club night, a module or a folder each."""
