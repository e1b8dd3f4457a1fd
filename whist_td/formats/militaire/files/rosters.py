"""Teams from other people's tables: a preview says of every row whether it will do, and why."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import count
from pathlib import Path

from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.core.numbers import typed_number
from whist_td.core.players import MOST_LETTERS
from whist_td.desk import file_errors as no
from whist_td.desk.apart import Progress, no_progress
from whist_td.desk.file_errors import MissingColumnsError, NoHeadingsError
from whist_td.formats.militaire.rules.teams import TRAVELLERS, Team
from whist_td.interchange.headings import (
    FIRST_ROWS,
    LeftOut,
    check_columns,
    column_label,
    heading_cells,
    is_name,
    plain_words,
)
from whist_td.interchange.messy_lists import LineShape
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import Table, TableRow
from whist_td.words.file_messages import HEADINGS

TEAM_LINE = LineShape((5, 4), is_of_people=True)
"""A line of a list of teams: its name and four people, or the people alone."""
_ENOUGH = _TEAM_AND_CAPTAIN = 2
_MOST_TEAMS = 5_000
_Problems = Iterator[no.CellError]


class RosterField(Enum):
    """What a column of a roster can hold; the value is the heading in our own files."""

    TEAM = "team"
    CAPTAIN = "captain"
    PLAYER_1 = "player 1"
    PLAYER_2 = "player 2"
    PLAYER_3 = "player 3"
    TABLE = "table"


_PLAYERS = (RosterField.PLAYER_1, RosterField.PLAYER_2, RosterField.PLAYER_3)
_NEEDED = (RosterField.CAPTAIN, *_PLAYERS)

_NAMES = {
    RosterField.TEAM: (
        "equipe|nom|nom de l equipe|nom d equipe|nom equipe|nom du club|club|ville|village|"
        "municipalite|team|team name|name|name of the team|name of team|town|city"
    ),
    RosterField.CAPTAIN: "capitaine|cap|capt|c|captain|joueur 0|player 0",
    RosterField.TABLE: (
        "table|tables|numero|no|n|num|nr|numero de table|no de table|no table|table no|"
        "numero d equipe|no d equipe|no equipe|equipe no|number|table number|team number|"
        "team no|no team"
    ),
    **{
        field: f"joueur {n}|joueuse {n}|joueurs {n}|player {n}|players {n}|j {n}|p {n}|{n}|"
        f"equipier {n}|partner {n}|joueur no {n}|joueur n {n}|player no {n}|{n} joueur|"
        f"{n} er joueur|{n} e joueur"
        for n, field in zip(TRAVELLERS, _PLAYERS, strict=True)
    },
}
_FIELDS: Mapping[str, RosterField] = {
    name: field for field, names in _NAMES.items() for name in names.split("|")
}


@dataclass(frozen=True)
class RosterColumns:
    """Where each thing stands: columns from 0, headings in a row that is 0 where there is none."""

    heading_row: int
    captain: int
    players: tuple[int | None, int | None, int | None]
    """None where a list has no such column: the place stays open."""
    team: int | None = None
    table: int | None = None

    @property
    def members(self) -> tuple[int, ...]:
        """The columns of names, the captain's first."""
        return (self.captain, *(column for column in self.players if column is not None))

    @property
    def used(self) -> tuple[int, ...]:
        """All columns of which something is read."""
        others = (column for column in (self.team, self.table) if column is not None)
        return (*self.members, *others)


def guess_columns(table: Table) -> RosterColumns:
    """Return where each thing stands in a roster, or refuse one without headings."""
    row, fields = _heading(table)
    missing = tuple(field.value for field in _NEEDED if field not in fields)
    if missing:
        titles = (text for text in row.cells if text and plain_words(text) not in _FIELDS)
        raise MissingColumnsError(table.file, missing, tuple(titles))
    return _columns(row.number, fields)


def likely_columns(table: Table) -> RosterColumns:
    """Return where each thing seems to stand: by the headings as far as there are any.

    What has no heading is thought to follow in the usual order: number, team, captain, players.
    """
    try:
        row, fields = _heading(table)
    except NoHeadingsError:
        row, fields = TableRow(0, ()), {}
    numbers = table.number_column(row.number)
    if RosterField.TABLE not in fields and numbers is not None and numbers not in fields.values():
        fields[RosterField.TABLE] = numbers
    left = [column for column in table.columns_below(row.number) if column not in fields.values()]
    is_alone = len(left) <= len(_NEEDED) and len(left) != _TEAM_AND_CAPTAIN
    is_named = RosterField.TEAM in fields or row.number or is_alone
    needed = _NEEDED if is_named else (RosterField.TEAM, *_NEEDED)
    if RosterField.CAPTAIN not in fields:
        absent = [field for field in needed if field not in fields]
        fields |= dict(zip(absent, left, strict=False))
    return _columns(row.number, {RosterField.CAPTAIN: 0, **fields})


def _heading(table: Table) -> tuple[TableRow, dict[RosterField, int]]:
    candidates: list[tuple[TableRow, dict[RosterField, int]]] = []
    above: list[str] = []
    for index, row in enumerate(table.rows[:FIRST_ROWS]):
        cells = heading_cells(table, index)
        candidates.append((row, _numbers_distinguished(table, row, _fields_of(cells, above))))
        above = cells
    best = max(candidates, key=lambda candidate: len(candidate[1]), default=None)
    if best is None or len(best[1]) < _ENOUGH:
        raise NoHeadingsError(table.file)
    return best


def _columns(heading_row: int, fields: Mapping[RosterField, int]) -> RosterColumns:
    first, second, third = (fields.get(field) for field in _PLAYERS)
    captain, team = fields[RosterField.CAPTAIN], fields.get(RosterField.TEAM)
    return RosterColumns(
        heading_row, captain, (first, second, third), team, fields.get(RosterField.TABLE)
    )


def is_heading(cells: Sequence[str]) -> bool:
    """Tell whether a row holds nothing but headings.

    >>> is_heading(("Équipe", "", "Capitaine")), is_heading(("Percé", "Capitaine"))
    (True, False)
    """
    texts = [plain_words(text) for text in cells if text]
    return bool(texts) and all(text in _FIELDS for text in texts)


def _fields_of(cells: list[str], above: list[str]) -> dict[RosterField, list[int]]:
    """Return the columns of each field; a heading may continue the one above ("Players" / "1")."""
    fields: dict[RosterField, list[int]] = {}
    for column, text in enumerate(cells):
        upper = above[column] if column < len(above) else ""
        field = _FIELDS.get(plain_words(text)) or _FIELDS.get(plain_words(f"{upper} {text}"))
        if text and field:
            fields.setdefault(field, []).append(column)
    return fields


def _numbers_distinguished(
    table: Table, heading: TableRow, fields: dict[RosterField, list[int]]
) -> dict[RosterField, int]:
    """Let "team" be the table number where another column holds the club's name."""
    chosen = {field: columns[0] for field, columns in fields.items()}
    names = fields.get(RosterField.TEAM, [])
    if len(names) > 1 and RosterField.TABLE not in chosen:
        below = [row for row in table.rows if row.number > heading.number]
        filled = {
            column: [row.cell(column) for row in below if row.cell(column)] for column in names
        }
        numbers = [
            column for column, texts in filled.items() if texts and all(map(str.isdigit, texts))
        ]
        words = [column for column in names if column not in numbers]
        if numbers and words:
            chosen |= {RosterField.TABLE: numbers[0], RosterField.TEAM: words[0]}
    return chosen


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

    @property
    def will_do(self) -> bool:
        """Whether a team comes of it; a place may be open, for somebody who is still to come."""
        open_places = all(isinstance(each.error, no.PlayerMissingError) for each in self.problems)
        return self.team is not None and open_places


@dataclass(frozen=True)
class RosterPreview:
    """A roster before it counts: every row, the teams that will do, and what will not."""

    table: Table
    columns: RosterColumns
    rows: tuple[RosterRow, ...]
    teams: tuple[Team, ...]
    problems: tuple[RowProblem, ...]


@dataclass
class _Reading:
    """A roster while it is read, with the rows in which names and tables were first seen."""

    table: Table
    columns: RosterColumns
    teams: int
    names: dict[str, int] = field(default_factory=dict)
    tables: dict[int, int] = field(default_factory=dict)
    towns: dict[str, int] = field(default_factory=dict)

    def facts(self, row: TableRow, column: int) -> tuple[str, str, int, str, str]:
        """Return where a cell stands and what stands in it."""
        # A column as a spreadsheet shows it: its letter, and its heading if it has one.
        is_headed = 1 <= self.columns.heading_row <= len(self.table.rows)
        label = column_label(
            column, self.table.rows[self.columns.heading_row - 1].cell(column) if is_headed else ""
        )
        return self.table.file, self.table.sheet, row.number, label, row.cell(column)


def has_headings(table: Table) -> bool:
    """Tell whether a table is a roster of teams."""
    try:
        guess_columns(table)
    except RuleError:
        return False
    return True


def read_roster(path: Path, progress: Progress = no_progress) -> Table:
    """Read a file; of a workbook, the first sheet that is a roster of teams."""
    return read_table(path, has_headings, progress)


def teams_from(path: Path, left_out: LeftOut | None = None) -> tuple[Team, ...]:
    """Return all teams of a roster, or raise the first problem: all of them or none.

    A team of three is none: its place stays open.
    """
    table = read_roster(path)
    columns = guess_columns(table)
    _check_all_read(table, columns, left_out)
    seen = preview(table, columns)
    if wrong := [row for row in seen.rows if not row.will_do]:
        errors = (each.error for row in wrong for each in row.problems)
        raise next(each for each in errors if not isinstance(each, no.PlayerMissingError))
    return seen.teams


def _check_all_read(table: Table, columns: RosterColumns, left_out: LeftOut | None) -> None:
    """Refuse a column of which nothing would be read, and two that say the same."""
    at = next(n for n, row in enumerate(table.rows) if row.number == columns.heading_row)
    cells = heading_cells(table, at)
    fields = _fields_of(cells, heading_cells(table, at - 1) if at else [])
    meanings = {
        column: field.value for field, at_columns in fields.items() for column in at_columns
    }
    if columns.table is not None:
        meanings[columns.table] = RosterField.TABLE.value
    row = TableRow(columns.heading_row, tuple(cells))
    headings = tuple(HEADINGS[field.value] for field in RosterField)
    check_columns(table, row, meanings, headings, left_out)


def preview(table: Table, columns: RosterColumns) -> RosterPreview:
    """Return every row of a roster as it was understood, with what will not do."""
    used = columns.members if columns.team is None else (columns.team, *columns.members)
    written = [
        row
        for row in table.rows
        if row.number > columns.heading_row and any(row.cell(column) for column in used)
    ]
    if not written and not table.formulas:
        raise no.EmptyFileError(table.file)
    if len(written) > _MOST_TEAMS:
        raise no.TooManyRowsError(table.file, _MOST_TEAMS)
    reading = _Reading(table, columns, len(written))
    rows = _numbered([_row(reading, row) for row in written])
    teams = tuple(row.team for row in rows if row.team and row.will_do)
    problems = tuple(problem for row in rows for problem in row.problems)
    return RosterPreview(table, columns, rows, teams, problems)


def _row(reading: _Reading, row: TableRow) -> RosterRow:
    columns = reading.columns
    problems = tuple(error for check in _CHECKS for error in check(reading, row))
    places = (columns.captain, *columns.players)
    captain, one, two, three = ("" if c is None else row.cell(c) for c in places)
    name = "" if columns.team is None else row.cell(columns.team)
    table = "" if columns.table is None else row.cell(columns.table)
    fits = captain and all(len(t) <= MOST_LETTERS for t in (name, captain, one, two, three))
    team = Team(_number(table) or 0, name, captain, (one, two, three)) if fits else None
    row_problems = tuple(RowProblem(row.number, error.column, error) for error in problems)
    return RosterRow(row.number, table, name, (captain, one, two, three), team, row_problems)


def _numbered(rows: Sequence[RosterRow]) -> tuple[RosterRow, ...]:
    """Give the tables that nobody asked for to the teams that asked for none, in order.

    Teams that will do come first, so that they leave no table empty between them.
    """
    good = [row for row in rows if row.will_do]
    requested = {row.row: row.team.number for row in good if row.team and row.team.number}
    taken = set(requested.values())
    free = (number for number in count(1) if number not in taken)
    numbers = {row.row: requested.get(row.row) or next(free) for row in good}
    numbers |= {row.row: next(free) for row in rows if row.row not in numbers}
    return tuple(
        replace(row, team=row.team.with_number(numbers[row.row])) if row.team else row
        for row in rows
    )


def _number(text: str) -> int | None:
    return typed_number(text.rstrip(".)"))


def _formulas(reading: _Reading, row: TableRow) -> _Problems:
    columns = reading.columns
    for column in columns.used:
        if (row.number, column) in reading.table.formulas:
            yield no.FormulaError(*reading.facts(row, column))


def _long_names(reading: _Reading, row: TableRow) -> _Problems:
    for column in reading.columns.used:
        if len(row.cell(column)) > MOST_LETTERS:
            yield no.LongNameError(*reading.facts(row, column), MOST_LETTERS)


def _empty_places(reading: _Reading, row: TableRow) -> _Problems:
    columns = reading.columns
    empty = [
        column
        for column in columns.members
        if not row.cell(column) and (row.number, column) not in reading.table.formulas
    ]
    for column in empty:
        kind = no.CaptainMissingError if column == columns.captain else no.PlayerMissingError
        yield kind(*reading.facts(row, column))


def _sums(reading: _Reading, row: TableRow) -> _Problems:
    for column in reading.columns.members:
        if row.cell(column) and not is_name(row.cell(column)):
            yield no.NotANameError(*reading.facts(row, column))


def _repeated_names(reading: _Reading, row: TableRow) -> _Problems:
    for column in reading.columns.members:
        key = folded(row.cell(column))
        if not key:
            continue
        if key in reading.names:
            yield no.NameTwiceError(*reading.facts(row, column), reading.names[key])
        reading.names.setdefault(key, row.number)


def _repeated_teams(reading: _Reading, row: TableRow) -> _Problems:
    column = reading.columns.team
    key = "" if column is None else folded(row.cell(column))
    if column is None or not key:
        return
    if key in reading.towns:
        yield no.TeamNameTwiceCellError(*reading.facts(row, column), reading.towns[key])
    reading.towns.setdefault(key, row.number)


def _table_numbers(reading: _Reading, row: TableRow) -> _Problems:
    column = reading.columns.table
    if column is None or not row.cell(column):
        return
    text, facts = row.cell(column), reading.facts(row, column)
    number = _number(text)
    if not number and not text.strip("0").isdecimal():
        yield no.TableNumberCellError(*facts)
    elif not number or number > reading.teams:  # or it has more digits than any number here
        yield no.TableBeyondError(*facts, reading.teams)
    elif number in reading.tables:
        yield no.TableTwiceCellError(*facts, reading.tables[number])
    else:
        reading.tables[number] = row.number


_CHECKS: tuple[Callable[[_Reading, TableRow], _Problems], ...] = (
    _formulas,
    _table_numbers,
    _empty_places,
    _long_names,
    _sums,
    _repeated_names,
    _repeated_teams,
)
