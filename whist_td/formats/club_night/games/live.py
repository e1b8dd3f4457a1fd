"""A deal as a row of a workbook, for the games to say as formulas what it gives.

A game's module `live` has in `LIVE`, by its code, the formulas of a deal. They ask the row for what
was written down, keep in cells that nobody sees what they need again, and find there how the table
stood before the deal.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from whist_td.core.deal_fields import Group
from whist_td.formats.club_night.games.game import Unit
from whist_td.interchange.live import (
    Given,
    Live,
    choose,
    every,
    figure,
    flag,
    is_listed,
    joined,
    listed,
    live,
    most,
    otherwise,
    place_of,
)

Pair = tuple[Live, Live]
_NOTHING = live("")


@dataclass(frozen=True)
class Choices:
    """What may be chosen in a cell: the span of cells where it stands, and what that says."""

    span: str
    names: tuple[Live, ...]


@dataclass
class LiveRow:
    """A deal: its cells, who sits there, and the row above it at the same table.

    A deal counts where it can be and the table has not finished before it; whatever does not count
    leaves the table as it stood.
    """

    sides: tuple[Group, ...]
    names: tuple[Live, ...]
    cells: Mapping[str, Sequence[Live]]
    """By the field, where it has columns: what was written down."""
    choices: dict[str, Choices]
    place: Callable[[str], str]
    """Where something is kept on this row."""
    finish: int
    """How many deals, games or rubbers the table plays."""
    above: "LiveRow | None" = None
    kept_cells: dict[str, Live] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.names)

    def field_cell(self, name: str, at: int = 0) -> Live:
        """Return the cell of a field, nothing where it has none."""
        cells = self.cells.get(name, ())
        return cells[at] if at < len(cells) else _NOTHING

    def number(self, name: str, at: int = 0) -> Live:
        """Return the number of a field, 0 where there is none."""
        return figure(self.field_cell(name, at)) if name in self.cells else live(0)

    def numbers(self, name: str, count: int) -> tuple[Live, ...]:
        """Return a number of each side or seat."""
        return tuple(self.number(name, at) for at in range(count))

    def chosen(self, name: str) -> Live:
        """Return which of its choices a field says, the first being 1; 0: none of them."""
        if name not in self.cells:
            return live(0)
        choices = self.choices[name]
        return self.keep(name, place_of(self.field_cell(name), choices.names, choices.span))

    def is_told(self, name: str) -> Live:
        """Tell whether something is written in a field, whatever it is."""
        return otherwise(self.field_cell(name).is_(""))

    def named(self, name: str) -> tuple[Live, ...]:
        """Tell of each seat whether it is among those who are named in a field."""
        names = self.keep(f"{name} listed", listed(self.field_cell(name)))
        return tuple(
            self.keep(f"{name} {at}", flag(is_listed(who, names)))
            for at, who in enumerate(self.names)
        )

    def keep(self, name: str, what: Live) -> Live:
        """Keep something in a cell that nobody sees, and return that cell."""
        if name not in self.kept_cells:
            self.kept_cells[name] = what
        return Live(self.place(name), self.kept_cells[name].value)

    def before(self, name: str) -> Live:
        """Return what was kept after the deal before; 0 before the first one."""
        if self.above is None:
            return live(0)
        return Live(self.above.place(name), self.above.kept_cells[name].value)

    def allow(self, *conditions: Live) -> Live:
        """Let the deal count where it can be and comes before the end."""
        can_be = self.keep("can be", flag(every(*conditions)))
        going = (self.before("done") < self.finish,) if self.above else ()
        return self.keep("counts", flag(every(can_be.is_(1), *going)))

    def end(self, name: str, after: Given) -> Live:
        """Keep how the table stands after the deal."""
        counts = Live(self.place("counts"), self.kept_cells["counts"].value)
        return self.keep(name, choose(counts.is_(1), after, self.before(name)))

    def told_name(self, side: Group) -> Live:
        """Return the names of a side as a cell has them."""
        first, *others = (self.names[seat] for seat in side)
        return joined(first, *(part for each in others for part in (" + ", each)))


@dataclass(frozen=True)
class LiveGains:
    """What a deal gives each seat, as formulas, and by how much the table has played more."""

    points: Sequence[Live]
    played: Mapping[Unit, Live]
    games: Sequence[Live] = ()
    rubbers: Sequence[Live] = ()
    deals: Sequence[Live] = ()
    """Nothing: the deal is one of everybody's."""


LiveDeal = Callable[[LiveRow, Any], LiveGains]


def winner(score: Sequence[Live], target: int) -> Live:
    """Return which of two has the points that win and more than the other, 1 or 2; 0: nobody."""
    first, second = score
    ahead = choose(first > second, 1, 2)
    return choose(every(most(first, second) >= target, otherwise(first.is_(second))), ahead, 0)


def revoked(row: LiveRow, score: Sequence[Live], worth: Given) -> Pair:
    """Return the score of two after the revokes that were marked and those that were taken off."""
    made, off = row.numbers("revokes", 2), row.numbers("erased", 2)
    answers = [
        row.keep(
            f"revoked {at}",
            most(0, score[at] - off[at] * worth) + (made[1 - at] - off[1 - at]) * worth,
        )
        for at in range(2)
    ]
    return answers[0], answers[1]


def with_tricks(row: LiveRow, score: Pair, worth: Given) -> Pair:
    """Return the score of two after the tricks above six of either, the first having those told."""
    tricks = row.number("tricks")
    return score[0] + most(0, tricks - 6) * worth, score[1] + most(0, live(7) - tricks) * worth


def two_are_right(row: LiveRow) -> tuple[Live, ...]:
    """Tell whether tricks, honours and revokes of two are such as can be."""
    tricks, honours = row.number("tricks"), row.numbers("honours", 2)
    made, off = row.numbers("revokes", 2), row.numbers("erased", 2)
    return (
        live(13) >= tricks,
        tricks >= 0,
        live(4) >= honours[0] + honours[1],
        *(made[at] >= off[at] for at in range(2)),
    )
