"""Teams from other people's tables: a preview says of every row whether it will do, and why."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path

from whist_td.core.errors import RuleError
from whist_td.core.players import MOST_LETTERS
from whist_td.desk import file_errors as no
from whist_td.formats.militaire.files.roster_headings import Columns, column_label, guess_columns
from whist_td.formats.militaire.rules.teams import Team
from whist_td.interchange.table_files import read_table
from whist_td.interchange.tables import Table, TableRow

MOST_TEAMS = 5_000


@dataclass(frozen=True)
class RowProblem:
    """Why a row will not do; the error has its words in `words.file_messages`."""

    row: int
    column: str
    error: no.CellError


@dataclass(frozen=True)
class RosterRow:
    """One row of a roster as it was understood; without a captain it makes no team at all."""

    row: int
    table: str
    name: str
    members: tuple[str, str, str, str]
    team: Team | None
    problems: tuple[RowProblem, ...]


@dataclass(frozen=True)
class RosterPreview:
    """A roster before it counts: every row, the teams that will do, and what will not."""

    table: Table
    columns: Columns
    rows: tuple[RosterRow, ...]
    teams: tuple[Team, ...]
    problems: tuple[RowProblem, ...]


@dataclass
class _Reading:
    """A roster while it is read, with the rows in which names and tables were first seen."""

    table: Table
    columns: Columns
    teams: int
    names: dict[str, int] = field(default_factory=dict)
    tables: dict[int, int] = field(default_factory=dict)
    towns: dict[str, int] = field(default_factory=dict)

    def facts(self, row: TableRow, column: int) -> tuple[str, str, int, str, str]:
        """Return where a cell stands and what stands in it."""
        label = column_label(self.table, self.columns, column)
        return self.table.file, self.table.sheet, row.number, label, row.cell(column)


def has_headings(table: Table) -> bool:
    """Tell whether a table is a roster of teams."""
    try:
        guess_columns(table)
    except RuleError:
        return False
    return True


def read_roster(path: Path) -> Table:
    """Read a file; of a workbook, the first sheet that is a roster of teams."""
    return read_table(path, has_headings)


def teams_from(path: Path) -> tuple[Team, ...]:
    """Return all teams of a roster, or raise the first problem: all of them or none."""
    table = read_roster(path)
    seen = preview(table, guess_columns(table))
    if seen.problems:
        raise seen.problems[0].error
    return seen.teams


def preview(table: Table, columns: Columns) -> RosterPreview:
    """Return every row of a roster as it was understood, with what will not do."""
    below = (row for row in table.rows if row.number > columns.heading_row)
    written = [row for row in below if _is_used(row, columns)]
    if not written and not table.formulas:
        raise no.EmptyTableError(table.file)
    if len(written) > MOST_TEAMS:
        raise no.TooManyRowsError(table.file, MOST_TEAMS)
    reading = _Reading(table, columns, len(written))
    rows = _numbered([_row(reading, row) for row in written])
    teams = tuple(row.team for row in rows if row.team and not row.problems)
    problems = tuple(problem for row in rows for problem in row.problems)
    return RosterPreview(table, columns, rows, teams, problems)


def _is_used(row: TableRow, columns: Columns) -> bool:
    wanted = (columns.team, columns.captain, *columns.players)
    return any(row.cell(column) for column in wanted if column is not None)


def _row(reading: _Reading, row: TableRow) -> RosterRow:
    columns = reading.columns
    problems = tuple(error for check in _CHECKS for error in check(reading, row))
    captain, one, two, three = (row.cell(c) for c in (columns.captain, *columns.players))
    name = "" if columns.team is None else row.cell(columns.team)
    table = "" if columns.table is None else row.cell(columns.table)
    fits = captain and all(len(t) <= MOST_LETTERS for t in (name, captain, one, two, three))
    team = Team(_number(table) or 0, name, captain, (one, two, three)) if fits else None
    told = tuple(RowProblem(row.number, error.column, error) for error in problems)
    return RosterRow(row.number, table, name, (captain, one, two, three), team, told)


def _numbered(rows: Sequence[RosterRow]) -> tuple[RosterRow, ...]:
    """Give the tables that nobody asked for to the teams that asked for none, in order.

    Teams that will do come first, so that they leave no table empty between them.
    """
    good = [row for row in rows if row.team and not row.problems]
    wanted = {row.row: row.team.number for row in good if row.team and row.team.number}
    taken = set(wanted.values())
    free = (number for number in count(1) if number not in taken)
    numbers = {row.row: wanted.get(row.row) or next(free) for row in good}
    return tuple(_with_number(row, numbers.get(row.row) or next(free)) for row in rows)


def _with_number(row: RosterRow, number: int) -> RosterRow:
    return replace(row, team=row.team.with_number(number)) if row.team else row


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) <= len("5000") else None


_Problems = Iterator[no.CellError]


def _formulas(reading: _Reading, row: TableRow) -> _Problems:
    columns = reading.columns
    for column in (columns.team, columns.table, columns.captain, *columns.players):
        if column is not None and (row.number, column) in reading.table.formulas:
            yield no.FormulaError(*reading.facts(row, column))


def _long_names(reading: _Reading, row: TableRow) -> _Problems:
    columns = reading.columns
    for column in (columns.team, columns.captain, *columns.players):
        if column is not None and len(row.cell(column)) > MOST_LETTERS:
            yield no.LongNameError(*reading.facts(row, column), MOST_LETTERS)


def _empty_places(reading: _Reading, row: TableRow) -> _Problems:
    columns = reading.columns
    empty = [
        column
        for column in (columns.captain, *columns.players)
        if not row.cell(column) and (row.number, column) not in reading.table.formulas
    ]
    for column in empty:
        kind = no.CaptainMissingError if column == columns.captain else no.PlayerMissingError
        yield kind(*reading.facts(row, column))


def _repeated_names(reading: _Reading, row: TableRow) -> _Problems:
    for column in (reading.columns.captain, *reading.columns.players):
        key = row.cell(column).casefold()
        if not key:
            continue
        if key in reading.names:
            yield no.NameTwiceError(*reading.facts(row, column), reading.names[key])
        reading.names.setdefault(key, row.number)


def _repeated_teams(reading: _Reading, row: TableRow) -> _Problems:
    column = reading.columns.team
    key = "" if column is None else " ".join(row.cell(column).casefold().split())
    if column is None or not key:
        return
    if key in reading.towns:
        yield no.TeamNameTwiceError(*reading.facts(row, column), reading.towns[key])
    reading.towns.setdefault(key, row.number)


def _table_numbers(reading: _Reading, row: TableRow) -> _Problems:
    column = reading.columns.table
    if column is None or not row.cell(column):
        return
    number = _number(row.cell(column))
    facts = reading.facts(row, column)
    if not number:
        yield no.TableNumberError(*facts)
    elif number > reading.teams:
        yield no.TableBeyondError(*facts, reading.teams)
    elif number in reading.tables:
        yield no.TableTwiceError(*facts, reading.tables[number])
    else:
        reading.tables[number] = row.number


_CHECKS: tuple[Callable[[_Reading, TableRow], _Problems], ...] = (
    _formulas,
    _table_numbers,
    _empty_places,
    _long_names,
    _repeated_names,
    _repeated_teams,
)
