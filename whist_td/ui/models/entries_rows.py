"""The rows of the entries as they are typed: teams that are stored, and drafts that are not yet."""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from whist_td.domain.people import SEATS, Team

Texts = tuple[str, str, str, str, str]
"""Team name, captain, players 1, 2, 3."""
NOBODY: Texts = ("", "", "", "", "")
FIRST_SEAT = 1
"""Where the captain stands in the texts; the team name comes before."""


def tidied(text: str) -> str:
    """Return a name without stray spaces.

    >>> tidied("  Jean   Roy ")
    'Jean Roy'
    """
    return " ".join(text.split())


@dataclass(frozen=True)
class Entry:
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    number: int
    texts: Texts = NOBODY
    stored: Team | None = None
    refusal: str = ""

    @property
    def is_empty(self) -> bool:
        """Whether nothing is typed."""
        return not any(self.texts)

    @property
    def is_draft(self) -> bool:
        """Whether what is typed is not on the disk."""
        return self.texts != (texts_of(self.stored) if self.stored else NOBODY)

    @property
    def is_full(self) -> bool:
        """Whether the captain and all three players are named."""
        return all(self.texts[FIRST_SEAT:])

    @property
    def missing_seats(self) -> tuple[int, ...]:
        """The places without a name, once the row is begun."""
        names = self.texts[FIRST_SEAT:]
        return () if self.is_empty else tuple(seat for seat in SEATS if not names[seat])

    def team(self) -> Team:
        """Return the team as it is typed, or refuse a name too long to show."""
        name, captain, *players = self.texts
        first, second, third = players
        typed = Team(self.number, name, captain, (first, second, third))
        if self.stored is None:
            return typed
        return replace(self.stored, name=name, captain=captain, players=typed.players)

    def typed(self, column: int, text: str) -> "Entry":
        """Return the row with one text changed; an earlier refusal is forgotten."""
        texts = list(self.texts)
        texts[column] = tidied(text)
        name, captain, first, second, third = texts
        return replace(self, texts=(name, captain, first, second, third), refusal="")


def texts_of(team: Team) -> Texts:
    """Return the texts of a team's row."""
    return (team.name, *team.members)


def stored_entry(team: Team) -> Entry:
    """Return the row of a team as it is on the disk."""
    return Entry(team.number, texts_of(team), team)


def merged(
    entries: Iterable[Entry], teams: Mapping[int, Team], *, is_open: bool
) -> tuple[Entry, ...]:
    """Return the rows after something changed: the stored teams, with every draft kept.

    Lines that were never stored come after the teams: no table is left out for them. A number
    that nobody has is an empty row; where teams may still come, one more follows.
    """
    entries = tuple(entries)
    rows = {number: stored_entry(team) for number, team in teams.items()}
    before = {entry.stored.with_number(0) for entry in entries if entry.stored}
    arrived = {texts_of(team) for team in teams.values() if team.with_number(0) not in before}
    for draft in (entry for entry in entries if entry.is_draft):
        if draft.stored is not None:
            _keep(draft, draft.stored, rows)
        elif draft.texts not in arrived:
            number = first_free(rows)
            rows[number] = replace(draft, number=number)
    last = max(rows, default=0)
    listed = [rows.get(number, Entry(number)) for number in range(1, last + 1)]
    return (*listed, Entry(last + 1)) if is_open else tuple(listed)


def first_free(taken: Container[int]) -> int:
    """Return the first table that nobody has; the next team is stored there.

    >>> first_free({1, 2, 4})
    3
    """
    return next(number for number in count(1) if number not in taken)


def _keep(draft: Entry, stored: Team, rows: dict[int, Entry]) -> None:
    number = _number_now(stored, rows)
    now = rows.get(number)
    if now and now.stored and now.texts != draft.texts:
        rows[number] = replace(draft, number=number, stored=now.stored)


def _number_now(team: Team, rows: Mapping[int, Entry]) -> int:
    unnumbered = team.with_number(0)
    for number, entry in rows.items():
        if entry.stored and entry.stored.with_number(0) == unnumbered:
            return number
    return team.number


def block_of(text: str) -> list[list[str]]:
    r"""Return the cells of a block copied from a spreadsheet.

    >>> block_of("Gaspé\tJean Roy\nPercé\tAnne Côté\n")
    [['Gaspé', 'Jean Roy'], ['Percé', 'Anne Côté']]
    """
    lines = text.replace("\r\n", "\n").replace("\r", "\n").strip("\n").split("\n")
    return [line.split("\t") for line in lines]


def moved(order: Sequence[int], place: int, steps: int) -> tuple[int, ...]:
    """Return an order with one item moved some places up (−) or down (+).

    >>> moved((1, 2, 3), 2, -1)
    (1, 3, 2)
    """
    items = list(order)
    items.insert(place + steps, items.pop(place))
    return tuple(items)
