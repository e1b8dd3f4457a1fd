"""The teams as a grid that is typed like a spreadsheet: rows, cells, and how they are stored."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from PySide6.QtCore import QObject, Qt
from typing_extensions import override

from whist_td.formats.militaire.commands import AddTeams, ChangeTeam
from whist_td.formats.militaire.files.rosters import TEAM_LINE, is_heading
from whist_td.formats.militaire.rules.entries import with_teams
from whist_td.formats.militaire.rules.teams import SEATS, Substitute, Team
from whist_td.formats.militaire.words.sentences import seat_label
from whist_td.interchange.messy_lists import LineShape
from whist_td.kit.typed_rows import (
    FIRST_TYPED,
    MISSING_ROLE,
    NUMBER,
    TypedModel,
    TypedRow,
)
from whist_td.stages.entries_storage import REMARK_ROLE, Remark, RemarkTone, RowStorage
from whist_td.words.words import Words, span_words

_NOBODY = ("", "", "", "", "")
"""Team name, captain, players 1, 2, 3."""
_FIRST_SEAT = 1
"""Where the captain stands in the texts; the team name comes before."""


@dataclass(frozen=True)
class TeamEntry(TypedRow[Team]):
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = _NOBODY
    PEOPLE: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    CLUB: ClassVar[int] = 0
    SHAPE: ClassVar[LineShape] = TEAM_LINE

    texts: tuple[str, ...] = _NOBODY

    @staticmethod
    @override
    def texts_of(stored: Team) -> tuple[str, ...]:
        return (stored.name, *stored.members)

    @staticmethod
    @override
    def unnumbered(stored: Team) -> Team:
        return stored.with_number(0)

    @property
    @override
    def is_full(self) -> bool:
        """Whether the captain and all three players are named."""
        return all(self.texts[_FIRST_SEAT:])

    @property
    def missing_seats(self) -> tuple[int, ...]:
        """The places without a name, once the row is begun."""
        names = self.texts[_FIRST_SEAT:]
        return () if self.is_empty else tuple(seat for seat in SEATS if not names[seat])

    def team(self) -> Team:
        """Return the team as it is typed, or refuse a name too long to show."""
        name, captain, *players = self.texts
        first, second, third = players
        typed = Team(self.number, name, captain, (first, second, third))
        if self.stored is None:
            return typed
        return replace(self.stored, name=name, captain=captain, players=typed.players)


class EntriesModel(TypedModel[TeamEntry]):
    """Table number, team name, captain, players 1, 2, 3; one row more waits at the end."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        _ = self._words = words
        seats = (seat_label(seat, _) for seat in SEATS)
        headings = (
            _("Table"),
            _("Team"),
            *(each[0].upper() + each[1:] for each in seats),
        )
        answers = {
            Qt.ItemDataRole.DisplayRole: self._shown,
            Qt.ItemDataRole.EditRole: _text_of,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            MISSING_ROLE: _is_missing,
            REMARK_ROLE: lambda entry, _: _remark_on(entry, words),
        }
        super().__init__(TeamEntry, headings, answers, parent)

    def _shown(self, entry: TeamEntry, column: int) -> str:
        """Return what stands in a cell; a place still to be taken says so."""
        _ = self._words
        if _is_missing(entry, column):
            seat = seat_label(column - FIRST_TYPED - _FIRST_SEAT, _)
            return _("{seat} missing", seat=seat)
        return _text_of(entry, column)

    def _spoken(self, entry: TeamEntry, column: int) -> str:
        """Return what a screen reader says of a cell."""
        heading, text = self._headings[column], self._shown(entry, column)
        spoken = f"{heading} {text}" if column == NUMBER else self._words.labelled(heading, text)
        return f"{spoken}. {entry.refusal}" if entry.refusal else spoken


def _text_of(entry: TeamEntry, column: int) -> str:
    """Return what is typed in a cell, or the table of its row."""
    return str(entry.number) if column == NUMBER else entry.texts[column - FIRST_TYPED]


def _is_missing(entry: TeamEntry, column: int) -> bool:
    """Tell whether a cell is a place that nobody has taken."""
    return column - FIRST_TYPED - _FIRST_SEAT in entry.missing_seats


def _remark_on(entry: TeamEntry, _: Words) -> Remark | None:
    """Return the most pressing thing to say about a row."""
    if entry.refusal:
        return Remark(entry.refusal, RemarkTone.WRONG)
    team = entry.stored
    if team and team.withdrawn_from is not None:
        left = _("Withdrawn from round {round} on.", round=team.withdrawn_from)
        return Remark(" ".join([left, *_substitutes(team, _)]), RemarkTone.LOOK)
    if team and team.substitutes:
        return Remark(" ".join(_substitutes(team, _)), RemarkTone.CALM)
    return None


def _substitutes(team: Team, _: Words) -> list[str]:
    return [_substitute(team, substitute, _) for substitute in team.substitutes]


def _substitute(team: Team, substitute: Substitute, _: Words) -> str:
    absent = team.members[substitute.seat] or seat_label(substitute.seat, _)
    if substitute.last_round is None:
        return _(
            "From round {first} on, {name} plays for {absent}.",
            first=substitute.first_round,
            name=substitute.name,
            absent=absent,
        )
    first, last = substitute.first_round, substitute.last_round
    span = span_words(first, last, _)
    return _.plural(
        "Round {span}: {name} plays for {absent}.",
        "Rounds {span}: {name} plays for {absent}.",
        last - first + 1,
        span=span,
        name=substitute.name,
        absent=absent,
    )


class RowKeeper(RowStorage[TeamEntry]):
    """Turns finished rows into teams."""

    def known_names(self) -> list[str]:
        """Return who is likely to be entered and is not yet in this evening."""
        teams = self._session.facts.teams.values()
        return self._session.offered_names(name for team in teams for name in team.members)

    @override
    def _stored(self) -> Mapping[int, Team]:
        teams: Mapping[int, Team] = self._session.facts.teams
        return teams

    @override
    def _made(self, row: TeamEntry) -> Team:
        return row.team()

    @override
    def _numbered(self, made: Team, number: int) -> Team:
        return made.with_number(number)

    @override
    def _change(self, made: Team) -> ChangeTeam:
        return ChangeTeam(made)

    @override
    def _add_all(self, made: Sequence[Team]) -> AddTeams:
        return AddTeams(tuple(made))

    @override
    def _is_heading(self, cells: Sequence[str]) -> bool:
        return is_heading(cells)

    @override
    def _check_new(self, made: Team) -> None:
        with_teams(self._session.facts, [made])
