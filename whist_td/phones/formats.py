"""What telephones ask of a format: each format's `phones` offers it as `PHONES`.

Nothing here knows a rule of a game. What a table enters is what a row of results says (CLI.md),
read by the reader of that table, and asked for by what the format describes.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, cast

from whist_td.core.formats import format_of
from whist_td.core.names import clean
from whist_td.core.proposals import Assistant
from whist_td.desk.requests import Command, Event
from whist_td.interchange.tables import Table, TableRow
from whist_td.words.words import Words

Place = Mapping[str, int]
"""Where a result belongs at a table: the round, and the board or the deal."""
Facts = Mapping[str, str | int]
"""What a row of results says of a place, by the codes of its columns."""
Row = Mapping[str, str]
Person = tuple[int, str]
"""The number of a player, or of a team, and the name."""


@dataclass(frozen=True)
class Asked:
    """One thing that a page asks; several of one name are said together, in their order."""

    name: str
    """The column of the table of results that it fills."""
    label: str
    choices: tuple[tuple[str, str], ...] = ()
    """What can be chosen, and what it is called; none: a whole number."""
    least: int = 0
    most: int = 0
    is_many: bool = False
    """Whether several choices may be taken."""
    may_lack: bool = False
    usual: str = ""


@dataclass(frozen=True)
class PhoneFormat:
    """One format on the telephone; each function takes the event first."""

    tables: Callable[[Any], Sequence[int]]
    """The tables that play, or will."""
    people: Callable[[Any], Sequence[Person]]
    """The players, or the teams, each of whom has a card."""
    places: Callable[[Any, int, int], Sequence[Place]]
    """Of a round at a table, what is played there, as far as it is known."""
    who: Callable[[Any, int, int], Mapping[str, Person]]
    """Who sits at a table in a round, by what the seats are called."""
    entered: Callable[[Any, int, Place], Facts | None]
    """What the desk has of a place at a table; None: nothing."""
    command: Callable[[Any, Table, datetime], Command]
    """What enters a table of results."""
    asked: Callable[[Any, int, Place, Words], Sequence[Asked]]
    told: Callable[[Any, int, Place, Words], str]
    """Says what the desk has of a place, with its points."""
    announcing: Callable[[int], Command]
    """What begins a round as planned."""
    goes: Callable[[Any, int, Words], str]
    """Says where somebody, or a team, plays now."""
    own: Callable[[Any, int, Words], Sequence[str]]
    """Tells what somebody, or a team, has played so far, the newest first."""
    table_of: Callable[[Any, int, int], int | None]
    """The table of somebody, or a team, in a round."""
    agrees: Callable[[Any, Any, int, Place], bool] | None = None
    """Whether what is read again of a place, in the second event, is what the first one has there;
    None: where all of it is the same."""
    confirms_by_pin: bool = False
    """Whether usually an opponent answers for what a table says, rather than the desk."""


def phones_of(event: Event) -> PhoneFormat:
    """Return what the format of an event has for telephones."""
    return cast("PhoneFormat", format_of(event).part("phones"))


def has_phones(event: Event) -> bool:
    """Tell whether an event can be played by telephone."""
    return hasattr(event, "proposals")


def sitting_of(event: Any, round_number: int, player: int) -> Any | None:  # noqa: ANN401
    """Return where a player sits in a round of people who play for themselves; None: nowhere."""
    seated = event.rounds.get(round_number)
    return seated.place_of(player) if seated else None


def table_of(event: Any, round_number: int, player: int) -> int | None:  # noqa: ANN401
    """Return the table of a player in such a round."""
    sitting = sitting_of(event, round_number, player)
    return sitting.table if sitting else None


def results_table(rows: Sequence[Row]) -> Table:
    """Return rows of results as a table, the way one stands in a file."""
    headings = tuple(dict.fromkeys(name for row in rows for name in row))
    cells = (headings, *(tuple(clean(row.get(name, "")) for name in headings) for row in rows))
    return Table("", "", tuple(TableRow(number, row) for number, row in enumerate(cells, start=1)))


def row_at(table: int, place: Place, facts: Mapping[str, object]) -> Row:
    """Return a row of results that says something of a place at a table."""
    where = {"round": place["round"], "table": table, **place}
    return {name: _cell(value) for name, value in (*where.items(), *facts.items())}


def _cell(value: object) -> str:
    """Return what JSON says as a cell has it."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return " ".join(map(_cell, value))
    return str(value)


def tables_of(event: Event, assistant: Assistant) -> Sequence[int]:
    """Return the tables that are an assistant's."""
    return [table for table in phones_of(event).tables(event) if assistant.has(table)]
