"""Two ways of entering: table by table, or from the traveller of a deal."""

from collections.abc import Callable, Sequence
from typing import Protocol

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_keys import Stroke


class Way(Protocol):
    """A list of deals with a cursor in it."""

    @property
    def place(self) -> BoardPlace | None:
        """The deal the cursor is on."""

    def places(self) -> Sequence[BoardPlace]:
        """Return the deals that can be entered here, in order."""

    def go_to(self, place: BoardPlace | None) -> None:
        """Put the cursor on a deal."""

    def beside(self, stroke: Stroke) -> BoardPlace | None:
        """Return the deal that a key leads to."""


def next_of(
    places: Sequence[BoardPlace], here: BoardPlace | None, is_wanted: Callable[[BoardPlace], bool]
) -> BoardPlace | None:
    """Return the next wanted deal after one, going round to the first; None: nothing is wanted."""
    start = places.index(here) + 1 if here is not None and here in places else 0
    around = (*places[start:], *places[:start])
    return next((place for place in around if is_wanted(place)), None)


def board_with_missing(evening: WhizEvent, after: int) -> int | None:
    """Return the next deal, going round, that lacks a line in a round that has begun."""
    numbers = range(1, evening.last_announced + 1)
    lacking = sorted({place.board for number in numbers for place in evening.missing(number)})
    return next((board for board in lacking if board > after), lacking[0] if lacking else None)
