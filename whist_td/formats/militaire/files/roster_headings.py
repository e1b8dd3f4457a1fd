"""Which column of a roster of teams holds what: headings in French or English, in any order."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum

from whist_td.desk.file_errors import MissingColumnsError, NoHeadingsError
from whist_td.formats.militaire.rules.teams import TRAVELLERS
from whist_td.interchange.headings import FIRST_ROWS, heading_cells, plain_words
from whist_td.interchange.tables import Table, TableRow, column_letters

_ENOUGH = 2


class RosterField(Enum):
    """What a column of a roster can hold; the value is the heading in our own files."""

    TEAM = "team"
    CAPTAIN = "captain"
    PLAYER_1 = "player 1"
    PLAYER_2 = "player 2"
    PLAYER_3 = "player 3"
    TABLE = "table"


PLAYERS = (RosterField.PLAYER_1, RosterField.PLAYER_2, RosterField.PLAYER_3)
NEEDED = (RosterField.CAPTAIN, *PLAYERS)

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
        for n, field in zip(TRAVELLERS, PLAYERS, strict=True)
    },
}
_FIELDS: Mapping[str, RosterField] = {
    name: field for field, names in _NAMES.items() for name in names.split("|")
}


@dataclass(frozen=True)
class Columns:
    """Where each thing stands: columns from 0, headings in a row that is 0 where there is none."""

    heading_row: int
    captain: int
    players: tuple[int, int, int]
    team: int | None = None
    table: int | None = None


def guess_columns(table: Table) -> Columns:
    """Return where each thing stands in a roster, or refuse one without headings."""
    found = max(_candidates(table), key=lambda candidate: len(candidate[1]), default=None)
    if found is None or len(found[1]) < _ENOUGH:
        raise NoHeadingsError(table.file)
    row, fields = found
    missing = tuple(field.value for field in NEEDED if field not in fields)
    if missing:
        raise MissingColumnsError(table.file, missing)
    first, second, third = (fields[field] for field in PLAYERS)
    return Columns(
        row.number,
        fields[RosterField.CAPTAIN],
        (first, second, third),
        fields.get(RosterField.TEAM),
        fields.get(RosterField.TABLE),
    )


def _candidates(table: Table) -> Iterator[tuple[TableRow, dict[RosterField, int]]]:
    above: list[str] = []
    for index, row in enumerate(table.rows[:FIRST_ROWS]):
        cells = heading_cells(table, index)
        yield row, _numbers_told_apart(table, row, _fields_of(cells, above))
        above = cells


def _fields_of(cells: list[str], above: list[str]) -> dict[RosterField, list[int]]:
    """Return the columns of each field; a heading may continue the one above ("Players" / "1")."""
    fields: dict[RosterField, list[int]] = {}
    for column, text in enumerate(cells):
        upper = above[column] if column < len(above) else ""
        field = _FIELDS.get(plain_words(text)) or _FIELDS.get(plain_words(f"{upper} {text}"))
        if text and field:
            fields.setdefault(field, []).append(column)
    return fields


def _numbers_told_apart(
    table: Table, heading: TableRow, fields: dict[RosterField, list[int]]
) -> dict[RosterField, int]:
    """Let "team" be the table number where another column holds the club's name."""
    chosen = {field: columns[0] for field, columns in fields.items()}
    names = fields.get(RosterField.TEAM, [])
    if len(names) > 1 and RosterField.TABLE not in chosen:
        numbers = [column for column in names if _holds_numbers(table, heading, column)]
        words = [column for column in names if column not in numbers]
        if numbers and words:
            chosen |= {RosterField.TABLE: numbers[0], RosterField.TEAM: words[0]}
    return chosen


def _holds_numbers(table: Table, heading: TableRow, column: int) -> bool:
    cells = [row.cell(column) for row in table.rows if row.number > heading.number]
    return any(cells) and all(text.isdigit() for text in cells if text)


def column_label(table: Table, columns: Columns, column: int) -> str:
    """Return a column as a spreadsheet shows it: its letter, and its heading if it has one."""
    letters = column_letters(column)
    if not 1 <= columns.heading_row <= len(table.rows):
        return letters
    text = table.rows[columns.heading_row - 1].cell(column)
    return f"{letters} ({text})" if text else letters
