"""The verbs, a module each, named as they are written."""
