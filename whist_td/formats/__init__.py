"""Kinds of event: options, movement, scoring and ranking put together."""
