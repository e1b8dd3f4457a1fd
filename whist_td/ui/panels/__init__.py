"""The stages of an event, a panel each."""
