"""What is said above the standings: whether they are final, provisional, or of the past."""

from dataclasses import dataclass


@dataclass(frozen=True)
class State:
    """What is to be said above the standings, and the role it is said in."""

    text: str
    role: str
    """`banner` looks for attention, `card` is calm."""
