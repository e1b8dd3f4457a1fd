"""A director's own movement, or his own seats: what they change, and whether to give them up."""

from dataclasses import dataclass

from whist_td.words.words import Words


@dataclass(frozen=True)
class OwnWords:
    """What is asked, and what is said where the answer is no."""

    title: str
    told: str
    keep: str
    refused: str


def other_length(rounds: int, now: int, _: Words) -> str:
    """Say that an evening becomes shorter or longer by what is one's own; nothing where not."""
    if rounds == now:
        return ""
    return _.plural(
        "The evening then has {n} round instead of {now}.",
        "The evening then has {n} rounds instead of {now}.",
        rounds,
        now=now,
    )
