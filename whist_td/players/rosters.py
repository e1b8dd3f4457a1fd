"""Players from other people's tables: `name[, club]`, all of them or none."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from whist_td.core.names import folded
from whist_td.core.players import MOST_LETTERS, Player, distinct_names
from whist_td.desk import file_errors as no
from whist_td.interchange.headings import (
    COUNTS,
    FIRST_ROWS,
    LeftOut,
    check_columns,
    column_label,
    heading_cells,
    is_name,
    plain_words,
)
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import Table, TableRow
from whist_td.words.file_messages import HEADINGS

MOST_PLAYERS = 999

_HEADINGS = {
    "name": "nom|noms|nom du joueur|nom de la joueuse|nom complet|joueur|joueurs|joueuse|joueuses|"
    "nom et prenom|prenom et nom|nom prenom|prenom nom|membre|membres|participant|participants|"
    "name|names|player|players|player name|full name|name of player|member|members",
    "first": "prenom|prenoms|first name|given name|firstname",
    "last": "nom de famille|last name|surname|family name|lastname",
    "partner": "partenaire|partenaires|coequipier|coequipiere|equipier|equipiere|nom du partenaire|"
    "partner|partners|partner name|name of partner",
    "club": "club|clubs|nom du club|ville|village|municipalite|localite|club name|town|city|from",
}
_BY_HEADING = {name: code for code, names in _HEADINGS.items() for name in names.split("|")}
_WORDS_OF_A_NAME = ("first", "name", "last")
_READ = {code: HEADINGS[code] for code in ("name", "first", "last", "club")}


@dataclass(frozen=True)
class PlayerColumns:
    """Where names and clubs stand, below a row of headings."""

    heading_row: int
    names: tuple[int, ...]
    """One column, or the first name and the last."""
    club: int | None
    headings: Mapping[int, str]
    partner: int | None = None
    """Where the other of a pair stands; without it each row is one player."""
    more: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Where else something stands that whoever asks for the columns wants to know, by its code."""

    @property
    def beside(self) -> tuple[int, ...]:
        """The columns of the partner and of the club."""
        return tuple(column for column in (self.partner, self.club) if column is not None)

    @property
    def used(self) -> tuple[int, ...]:
        """All columns in which something of a player stands."""
        return (*self.names, *self.beside, *(c for each in self.more.values() for c in each))


@dataclass(frozen=True)
class RosterPlayer:
    """One row of a roster as it was understood, with what will not do about it."""

    row: int
    name: str
    club: str
    problems: tuple[no.CellError, ...] = ()
    partner: str = ""
    more: Mapping[str, str] = field(default_factory=dict)


@dataclass
class _Reading:
    """A roster while it is read, with the rows in which names were first seen."""

    table: Table
    columns: PlayerColumns
    rows: dict[str, int] = field(default_factory=dict)
    apart: Mapping[int, str] = field(default_factory=dict)
    """By its row the name with the club, where another of that name is of another club."""

    def name(self, row: TableRow) -> str:
        """Return what somebody is called."""
        return self.apart.get(row.number) or _name(self.columns, row)

    def facts(self, row: TableRow, column: int) -> tuple[str, str, int, str, str]:
        """Return where a cell stands and what stands in it."""
        label = column_label(column, self.columns.headings[column])
        return self.table.file, self.table.sheet, row.number, label, row.cell(column)


def players_from(path: Path, least: int = 1, left_out: LeftOut | None = None) -> tuple[Player, ...]:
    """Return all players of a roster in its order, or refuse it at the first cell that is wrong."""
    return players_of(read_table(path, has_player_names), least, left_out)


def players_of(table: Table, least: int = 1, left_out: LeftOut | None = None) -> tuple[Player, ...]:
    """Return all players of a table, numbered from 1."""
    columns = player_columns(table)
    if columns is None:
        raise no.NoNameHeadingError(table.file)
    _check_all_read(table, columns, left_out)
    columns = replace(columns, partner=None)
    written = _written(table, columns)
    reading = _Reading(table, columns, apart=_apart_by_club(columns, written))
    players = []
    for number, row in enumerate(written, start=1):
        for refusal in _problems(reading, row):
            raise refusal
        name = reading.name(row)
        reading.rows[folded(name)] = row.number
        club = "" if columns.club is None else row.cell(columns.club)
        players.append(Player(number, name, club))
    if len(players) < least:
        raise no.FewPlayersError(table.file, len(players), least)
    return tuple(players)


def _check_all_read(table: Table, columns: PlayerColumns, left_out: LeftOut | None) -> None:
    """Refuse a column of which nothing would be read, and two that say the same."""
    meanings = {
        column: "name" if code == "last" else code
        for column, text in columns.headings.items()
        if (code := _BY_HEADING.get(plain_words(text))) in _READ
    }
    row = TableRow(columns.heading_row, tuple(columns.headings.values()))
    check_columns(table, row, meanings, tuple(_READ.values()), left_out)


def preview_players(table: Table, columns: PlayerColumns) -> tuple[RosterPlayer, ...]:
    """Return every row of a roster as it was understood, with what will not do."""
    reading = _Reading(table, columns)
    return tuple(_previewed(reading, row) for row in _written(table, columns))


def _previewed(reading: _Reading, row: TableRow) -> RosterPlayer:
    columns = reading.columns
    problems = tuple(_problems(reading, row))
    name = _name(columns, row)
    reading.rows.setdefault(folded(name), row.number)
    club = "" if columns.club is None else row.cell(columns.club)
    partner = "" if columns.partner is None else row.cell(columns.partner)
    if partner:
        reading.rows.setdefault(folded(partner), row.number)
    more = {code: _text(row, each, " · ") for code, each in columns.more.items()}
    return RosterPlayer(row.number, name, club, problems, partner, more)


def has_player_names(table: Table) -> bool:
    """Tell whether a table has a heading for names."""
    return player_columns(table) is not None


def is_player_heading(cells: Sequence[str]) -> bool:
    """Tell whether a row holds nothing but headings.

    >>> is_player_heading(("N°", "Nom", "Club")), is_player_heading(("Anne Roy", "Club"))
    (True, False)
    """
    texts = [plain_words(text) for text in cells if text]
    return bool(texts) and all(text in _BY_HEADING or text in COUNTS for text in texts)


def chosen_columns(
    table: Table,
    heading_row: int,
    names: tuple[int, ...],
    club: int | None,
    partner: int | None = None,
    more: Mapping[str, tuple[int, ...]] | None = None,
) -> PlayerColumns:
    """Return columns as somebody chose them; the row of headings is 0 where there is none."""
    at = next((n for n, row in enumerate(table.rows) if row.number == heading_row), None)
    texts = heading_cells(table, at) if at is not None else ()
    columns = PlayerColumns(heading_row, names, club, {}, partner, more or {})
    headings = {column: texts[column] if column < len(texts) else "" for column in columns.used}
    return replace(columns, headings=headings)


def player_columns(table: Table, more: Mapping[str, str] | None = None) -> PlayerColumns | None:
    """Return the row with the most headings, the last of equals: a title may say "Players" too.

    `more` are other headings that are looked for, with the code of each.
    """
    best: PlayerColumns | None = None
    for index in range(len(table.rows[:FIRST_ROWS])):
        columns = _headings(table, index, more or {})
        if columns and (best is None or len(columns.used) >= len(best.used)):
            best = columns
    return best


def _headings(table: Table, index: int, more: Mapping[str, str]) -> PlayerColumns | None:
    at: dict[str, int] = {}
    others: defaultdict[str, tuple[int, ...]] = defaultdict(tuple)
    texts = heading_cells(table, index)
    for column, text in enumerate(texts):
        words = plain_words(text)
        if code := _BY_HEADING.get(words):
            at.setdefault(code, column)
        elif code := more.get(words):
            others[code] += (column,)
    if "name" in at and "last" in at:
        del at["last"]
    names = tuple(at[code] for code in _WORDS_OF_A_NAME if code in at)
    if not {"name", "last"} & at.keys():
        return None
    club = at.get("club")
    headings = dict(enumerate(texts))
    row, partner = table.rows[index].number, at.get("partner")
    return PlayerColumns(row, names, club, headings, partner, dict(others))


def _written(table: Table, columns: PlayerColumns) -> list[TableRow]:
    """Return the rows below the headings in which something of a player stands, or refuse."""
    formulas, used = table.formulas, columns.used
    written = [
        row
        for row in table.rows
        if row.number > columns.heading_row
        and any(row.cell(column) or (row.number, column) in formulas for column in used)
    ]
    if not written:
        raise no.EmptyFileError(table.file)
    if len(written) > MOST_PLAYERS:
        raise no.TooManyRowsError(table.file, MOST_PLAYERS)
    return written


def _problems(reading: _Reading, row: TableRow) -> Iterator[no.CellError]:
    columns, name = reading.columns, reading.name(row)
    for column in columns.used:
        if (row.number, column) in reading.table.formulas:
            yield no.FormulaError(*reading.facts(row, column))
    last = columns.names[-1]
    if not name:
        yield no.NameMissingError(*reading.facts(row, last))
    elif not is_name(name):
        yield no.NotANameError(*reading.facts(row, last)[:4], name)
    if len(name) > MOST_LETTERS:
        yield no.LongNameError(*reading.facts(row, last), MOST_LETTERS)
    for column in columns.beside:
        if len(row.cell(column)) > MOST_LETTERS:
            yield no.LongNameError(*reading.facts(row, column), MOST_LETTERS)
    yield from _repeated(reading, row)


def _repeated(reading: _Reading, row: TableRow) -> Iterator[no.CellError]:
    """Yield each name of a row that another place has already."""
    columns, rows = reading.columns, dict(reading.rows)
    people = [(columns.names[-1], reading.name(row))]
    if columns.partner is not None and row.cell(columns.partner):
        people.append((columns.partner, row.cell(columns.partner)))
    for column, name in people:
        if folded(name) in rows:
            yield no.NameTwiceError(*reading.facts(row, column)[:4], name, rows[folded(name)])
        rows.setdefault(folded(name), row.number)


def _apart_by_club(columns: PlayerColumns, rows: Sequence[TableRow]) -> dict[int, str]:
    """Return the names of those who have one name and are of different clubs, by their rows."""
    groups: defaultdict[str, list[tuple[int, str, str]]] = defaultdict(list)
    for row in rows:
        name, club = _name(columns, row), "" if columns.club is None else row.cell(columns.club)
        groups[folded(name)].append((row.number, name, club))
    apart: dict[int, str] = {}
    for group in groups.values():
        clubs = {folded(club) for _row, _name, club in group}
        if len(clubs) == len(group) > 1 and "" not in clubs:
            names = distinct_names([(name, club) for _row, name, club in group])
            apart |= {row: name for (row, _name, _club), name in zip(group, names, strict=True)}
    return apart


def _name(columns: PlayerColumns, row: TableRow) -> str:
    return _text(row, columns.names, " ")


def _text(row: TableRow, columns: Iterable[int], between: str) -> str:
    return between.join(text for column in columns if (text := row.cell(column)))
