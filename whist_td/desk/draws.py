"""Draws by lot that anybody can check: the same seed gives the same draw."""

from collections.abc import Iterable, Sequence

from whist_td.core.contracts import Strain
from whist_td.desk.ports import Dice


def drawn_trumps(
    dice: Dice, seed: int, rounds: int, strains: Sequence[Strain]
) -> tuple[Strain, ...]:
    """Return a trump for every round, drawn so that each strain comes equally often.

    Where the rounds cannot be shared out equally, the first strains come once more.
    """
    order = dice.shuffled(range(rounds), seed)
    return tuple(strains[number % len(strains)] for number in order)


def drawn_numbers(dice: Dice, seed: int, numbers: Iterable[int]) -> tuple[int, ...]:
    """Return the numbers of those present in the order of the tables or numbers they draw."""
    return tuple(dice.shuffled(sorted(numbers), seed))
