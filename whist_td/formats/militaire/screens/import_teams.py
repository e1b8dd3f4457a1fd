"""A list of teams from a spreadsheet: seen before it counts, then entered whole or not at all."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.names import folded
from whist_td.desk.file_errors import PlayerMissingError
from whist_td.formats.militaire.commands import AddTeams
from whist_td.formats.militaire.files.rosters import (
    TEAM_LINE,
    RosterColumns,
    RosterField,
    RosterRow,
    RowProblem,
    has_headings,
    likely_columns,
    preview,
    read_roster,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.interchange.tables import Table
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import WrappingRow
from whist_td.kit.jobs import Progress
from whist_td.kit.session import Session
from whist_td.stages.import_list import ColumnsRow, ImportListDialog, ImportWords, titled
from whist_td.stages.import_preview import ROW, ColumnsRead, ImportModel, ImportRow, RowVerdict
from whist_td.words.file_messages import heading, problem
from whist_td.words.words import Words

_PLAYERS = (RosterField.PLAYER_1, RosterField.PLAYER_2, RosterField.PLAYER_3)
TABLE, TEAM, _CAPTAIN = ROW + 1, ROW + 2, ROW + 3


class _TeamColumnsRow(ColumnsRow):
    """A choice of column for each thing a team has."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self._choices = {}
        line = WrappingRow(self)
        for field in RosterField:
            name = heading(field.value, words)
            choice = self._choice(f"column{field.name.title().replace('_', '')}", name)
            choice.setSizeAdjustPolicy(ChoiceField.SizeAdjustPolicy.AdjustToContents)
            self._choices[field] = choice
            line.addWidget(titled(name[0].upper() + name[1:], choice, self))

    def show_columns(self, table: Table, columns: RosterColumns) -> None:
        """Offer the columns of a table, and show where each thing is thought to stand."""
        chosen = (
            (choice, _column(columns, field), field is RosterField.CAPTAIN)
            for field, choice in self._choices.items()
        )
        self._offer(table, columns.heading_row, chosen)

    def columns(self) -> RosterColumns | None:
        """Return the columns as chosen; None while the captain's is not chosen."""
        at = {field: choice.currentData() for field, choice in self._choices.items()}
        captain = at[RosterField.CAPTAIN]
        if captain is None:
            return None
        players = (at[RosterField.PLAYER_1], at[RosterField.PLAYER_2], at[RosterField.PLAYER_3])
        team, table = at[RosterField.TEAM], at[RosterField.TABLE]
        return RosterColumns(self._heading_row, captain, players, team, table)


def _column(columns: RosterColumns, field: RosterField) -> int | None:
    first, second, third = columns.players
    return {
        RosterField.TEAM: columns.team,
        RosterField.CAPTAIN: columns.captain,
        RosterField.PLAYER_1: first,
        RosterField.PLAYER_2: second,
        RosterField.PLAYER_3: third,
        RosterField.TABLE: columns.table,
    }[field]


@dataclass(frozen=True)
class _TeamImportRow(ImportRow):
    """One row of the list, with the team where it will do."""

    team: Team | None


def _judged(row: RosterRow, seated: Mapping[str, int], _: Words) -> _TeamImportRow:
    texts = (str(row.row), row.table, row.name, *row.members)
    remarks = [_remark(each, _) for each in row.problems]
    taken = [name for name in row.members if folded(name) in seated]
    remarks += [
        _("{name} already plays in team {team}.", name=name, team=seated[folded(name)])
        for name in taken
    ]
    verdict = RowVerdict.GOOD if all(row.members) else RowVerdict.GAP
    if taken or not row.will_do:
        verdict = RowVerdict.BAD
    team = row.team if verdict is not RowVerdict.BAD else None
    return _TeamImportRow(texts, verdict, " ".join(remarks), team)


def _remark(row: RowProblem, _: Words) -> str:
    if isinstance(row.error, PlayerMissingError):
        what = _("nobody yet; the place stays open.")
    else:
        what = problem(row.error, _)
    return _("Column {column}: {what}", column=row.column, what=what)


def _teams_to_add(rows: Iterable[ImportRow], event: MilitaireEvent) -> tuple[Team, ...]:
    """Return the teams of the rows that will do, at the tables they get.

    In an empty evening the list's own tables count, as long as none between them stays empty; after
    other teams they follow in order.
    """
    listed = [row for row in rows if isinstance(row, _TeamImportRow)]
    teams = sorted((row.team for row in listed if row.team), key=lambda team: team.number)
    is_whole = [team.number for team in teams] == list(range(1, len(teams) + 1))
    if not event.teams and is_whole:
        return tuple(teams)
    first = max(event.teams, default=0) + 1
    return tuple(team.with_number(number) for number, team in enumerate(teams, start=first))


class ImportDialog(ImportListDialog):
    """Choose a file or paste a list, see what it says, put it right, import."""

    NARROW = (ROW, TABLE)
    PEOPLE = tuple(range(_CAPTAIN, _CAPTAIN + len(SEATS)))
    CLUB = TEAM
    SHAPE = TEAM_LINE

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        words = ImportWords(
            _("Import a list of teams"),
            _(
                "One row for each team, with headings above: team, captain, player 1, player 2, "
                "player 3. A column with the table numbers may be there too."
            ),
            _("Import the teams"),
        )
        players = (_("Player {number}", number=number) for number in (1, 2, 3))
        headings = (_("Row"), _("Table"), _("Team"), _("Captain"), *players)
        super().__init__(session, words, ImportModel(headings, self.NARROW), TEAM, parent)

    @override
    def _made_columns(self) -> _TeamColumnsRow:
        self._chosen = _TeamColumnsRow(self._session.words, self)
        return self._chosen

    @override
    def _table_of(self, path: Path, progress: Progress) -> Table:
        return read_roster(path, progress)

    @override
    def _show_columns(self, table: Table) -> None:
        self._chosen.show_columns(table, likely_columns(table))

    @override
    def _is_headed(self, table: Table) -> bool:
        return has_headings(table)

    @override
    def _columns_read(self, table: Table) -> ColumnsRead | None:
        columns = self._chosen.columns()
        if columns is None:
            return None
        chosen = (columns.table, columns.team, columns.captain, *columns.players)
        places = enumerate(chosen, start=TABLE)
        shown = {place: () if column is None else (column,) for place, column in places}
        players = zip(_PLAYERS, columns.players, strict=True)
        lacking = tuple(
            heading(field.value, self._session.words) for field, column in players if column is None
        )
        return ColumnsRead(columns.heading_row, shown, lacking)

    @override
    def _entered(self) -> Collection[str]:
        teams = self._session.facts.teams.values()
        return [name for team in teams for name in team.members if name]

    @override
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...] | None:
        columns = self._chosen.columns()
        if columns is None:
            return None
        seated = {
            folded(name): team.number
            for team in self._session.facts.teams.values()
            for name in filter(None, team.members)
        }
        rows = preview(table, columns).rows
        return tuple(_judged(row, seated, self._session.words) for row in rows)

    @override
    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        self._view.setColumnHidden(TABLE, all(not row.texts[TABLE] for row in rows))

    @override
    def _import_words(self, good: int) -> str:
        return self._session.words.plural("Import {n} team", "Import {n} teams", good)

    @override
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        teams = _teams_to_add(rows, self._session.facts)
        return self._session.refusal(AddTeams(teams))
