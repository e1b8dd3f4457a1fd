"""Draws by lot that anybody can check: the same number gives the same draw, then and now."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from whist_td.core.contracts import Strain
from whist_td.core.formats import format_of
from whist_td.desk.journal import Line, replayed, standing_lines
from whist_td.desk.ports import Dice
from whist_td.desk.request_errors import OtherDrawError
from whist_td.desk.requests import Event
from whist_td.words.formats import words_of
from whist_td.words.messages import message
from whist_td.words.words import Words


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


@dataclass(frozen=True)
class Lot:
    """How a format draws by lot."""

    command: type[Any]
    """What is asked of an event with the number of a draw, its `seed`."""
    again: Callable[[Any, Dice, int], Any]
    """Return the same request of an event before the draw, with a number of one's own."""
    drawn: Callable[[Any], object]
    """What of the request the lot decides."""
    lines: Callable[[Any, Words], Sequence[str]]
    """Say of an event who has drawn what, a line each."""


@dataclass(frozen=True)
class DrawnAgain:
    """What comes out when a number is typed."""

    number: int
    tonight: int
    """The number of tonight's draw."""
    lines: tuple[str, ...]
    is_same: bool
    """Whether exactly tonight's draw came out."""

    def sentence(self, _: Words) -> str:
        """Say whether it is tonight's draw."""
        if self.is_same:
            return _(
                "Number {number} gives the draw of this event, line by line.", number=self.number
            )
        return message(OtherDrawError(self.number, self.tonight), _)


def _lot_of(event: Event) -> Lot | None:
    lot: Lot | None = words_of(format_of(event)).lot
    return lot


def _draw_line(lot: Lot, lines: Sequence[Line]) -> Line | None:
    """Return the newest line that drew, where nobody changed its outcome by hand since."""
    ours = standing_lines([line for line in lines if isinstance(line.command, lot.command)])
    newest = ours[-1] if ours else None
    return newest if newest and getattr(newest.command, "seed", None) is not None else None


def tonights_draw(event: Event, lines: Sequence[Line]) -> int | None:
    """Return the number of the draw that stands; None where nothing was drawn."""
    lot = _lot_of(event)
    line = _draw_line(lot, lines) if lot else None
    return getattr(line.command, "seed", None) if line else None


def draw_again(
    event: Event, lines: Sequence[Line], dice: Dice, number: int, _: Words
) -> DrawnAgain | None:
    """Draw once more from the list as it stood before tonight's draw; None: nothing was drawn."""
    lot = _lot_of(event)
    line = _draw_line(lot, lines) if lot else None
    if lot is None or line is None:
        return None
    before = replayed(lines[: line.number - 1])
    again = lot.again(before, dice, number)
    after = again.applied_to(before, line.at)
    tonight = line.command
    is_same = lot.drawn(again) == lot.drawn(tonight)
    seed = getattr(tonight, "seed", 0)
    return DrawnAgain(number, seed, tuple(lot.lines(after, _)), is_same)
