"""What stands in the journal of an event that was saved from a damaged file."""

from dataclasses import dataclass


@dataclass(frozen=True)
class TakeOverFacts:
    """Take over facts that were saved, where the journal could not be read to its end.

    The program writes it when it recovers a file; the facts stand in the changes of its line.
    """
