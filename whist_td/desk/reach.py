"""How far standings reach: the round they are of, the one in play, and what is still missing."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from whist_td.core.formats import format_of
from whist_td.desk.requests import Course, is_final, missing_rounds


class Missing(NamedTuple):
    """A result that is not in: of a table in a round, or of one board there."""

    round: int
    table: int
    board: int | None = None

    @property
    def plain(self) -> dict[str, int]:
        """The same as plain values, as programs read it."""
        return {name: each for name, each in self._asdict().items() if each is not None}


@dataclass(frozen=True)
class Reach:
    """Of which round standings are, and what they lack; blank is never zero."""

    format: str
    """The code of the format: what it calls a round is its own."""
    after_round: int
    """The last complete round; a round asked for that is over; the last once the event ended."""
    in_play: int | None
    """The newest round, while results of it are missing."""
    missing: tuple[Missing, ...]
    is_final: bool

    @property
    def is_provisional(self) -> bool:
        """Whether anything is missing of what has begun."""
        return bool(self.missing)

    @property
    def last_played(self) -> int:
        """The newest round told: nothing of a round in play stands in standings."""
        return self.after_round

    @property
    def sheet_round(self) -> int:
        """The newest round of which a sheet that is filled in by hand has something."""
        return self.after_round if self.in_play is None else self.in_play

    @property
    def plain(self) -> dict[str, Any]:
        """The same as plain values, as programs read it."""
        return {
            "after_round": self.after_round,
            "in_play": self.in_play,
            "final": self.is_final,
            "provisional": self.is_provisional,
            "missing": [each.plain for each in self.missing],
        }


NOWHERE = Reach("", 0, None, (), is_final=False)
"""Of nothing that is played."""


def reach_of(event: Course[Any], after_round: int | None = None) -> Reach:
    """Return how far the standings of an event reach, now or after a round that was asked for."""
    newest, code = event.last_announced, format_of(event).code
    last = newest if after_round is None else after_round
    lacking = missing_rounds(event, last)
    is_in_play = last == newest and newest in lacking and not event.progress.finished
    missing = tuple(
        Missing(*place) if isinstance(place, tuple) else Missing(number, place)
        for number, places in lacking.items()
        for place in places
    )
    if not is_in_play:
        return Reach(code, last, None, missing, is_final(event, last))
    whole = (number for number in range(newest, 0, -1) if number not in lacking)
    return Reach(code, next(whole, 0), newest, missing, is_final=False)
