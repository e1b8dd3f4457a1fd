"""A director's own movement from a file: JSON as `verify` reads it, or a table.

A table has a row for each table and round: round, table, boards, N, E, S. Who stands in no row of
a round sits out.
"""

import csv
import json
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from whist_td.domain.movement_errors import MovementFieldMissingError, Spot
from whist_td.exports.headings import FIRST_ROWS, heading_cells, plain_words
from whist_td.exports.rosters import ENDINGS as TABLE_ENDINGS
from whist_td.exports.rosters import read_table
from whist_td.exports.tables import Table, TableRow
from whist_td.formats.whiz.seating import SeatedRound
from whist_td.i18n.words import Words
from whist_td.movements.verify_whiz import Movement, movement_from_plain
from whist_td.usecases.club_errors import FileMissingError
from whist_td.usecases.file_errors import UnreadableFileError
from whist_td.usecases.request_errors import InputFormatError, OutputError

JSON = ".json"
ENDINGS = (JSON, *TABLE_ENDINGS)

_HEADINGS = {
    "round": "round|rounds|round of the movement|tour|tours|manche|no tour|round no|tour no",
    "table": "table|tables|no table|table no",
    "boards": "boards|board|set|sets|board set|set of deals|deals|etuis|etui|jeu|jeu d etuis|"
    "paquet|donnes|serie",
    "N": "n|nord|north",
    "E": "e|est|east",
    "S": "s|sud|south",
}
_BY_HEADING = {name: code for code, names in _HEADINGS.items() for name in names.split("|")}


def read_movement(path: Path, players: int) -> Movement:
    """Read a movement for a number of players, or refuse it with what is wrong and where."""
    if path.suffix.lower() == JSON:
        return movement_from_plain(_read_json(path))
    return movement_of_table(read_table(path, _has_headings), players)


def movement_table(rounds: Iterable[SeatedRound], _: Words) -> str:
    """Return rounds as a table that can be read again, with headings in the club's words."""
    out = StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\n")
    headings = (_("Round of the movement"), _("Table"), _("Boards"))
    writer.writerow((*headings, "N", "E", "S"))
    for said in rounds:
        for seating in said.seatings:
            writer.writerow((said.number, seating.table, seating.board_set, *seating.seats))
    return out.getvalue()


def write_movement(rounds: Iterable[SeatedRound], path: Path, _: Words) -> None:
    """Write rounds as a table, or refuse a place where nothing can be written."""
    try:
        path.write_text(movement_table(rounds, _), encoding="utf-8-sig")
    except OSError as fault:
        raise OutputError(path, fault.strerror or type(fault).__name__) from fault


def _read_json(path: Path) -> object:
    if not path.exists():
        raise FileMissingError(path)
    try:
        plain: object = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as fault:
        raise UnreadableFileError(path.name) from fault
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise InputFormatError(line, "JSON") from None
    return plain


def _has_headings(table: Table) -> bool:
    return len(_columns(table)[1]) == len(_HEADINGS)


def _columns(table: Table) -> tuple[int, dict[str, int]]:
    """Return the row with the most headings, and where each thing stands."""
    best: tuple[int, dict[str, int]] = (0, {})
    for index, row in enumerate(table.rows[:FIRST_ROWS]):
        at: dict[str, int] = {}
        for column, text in enumerate(heading_cells(table, index)):
            code = _BY_HEADING.get(plain_words(text))
            if code:
                at.setdefault(code, column)
        if len(at) > len(best[1]):
            best = (row.number, at)
    return best


def movement_of_table(table: Table, players: int) -> Movement:
    """Return the movement that a table tells."""
    heading, at = _columns(table)
    for name in _HEADINGS:
        if name not in at:
            raise MovementFieldMissingError(Spot(), name)
    rows = [row for row in table.rows if row.number > heading and any(row.cells)]
    told = [{name: _value(row, column) for name, column in at.items()} for row in rows]
    rounds: dict[object, list[dict[str, object]]] = {}
    for trio in told:
        rounds.setdefault(trio["round"], []).append(trio)
    seated = [trio[seat] for trio in told for seat in "NES"]
    everybody = range(1, max([players, *_numbers(seated)]) + 1)
    return movement_from_plain(
        {
            "players": len(everybody),
            "tables": max(_numbers([trio["table"] for trio in told]), default=0),
            "board_sets": max(_numbers([trio["boards"] for trio in told]), default=0),
            "rounds": [
                {"round": number, "tables": trios, "sit_out": _out(trios, everybody)}
                for number, trios in rounds.items()
            ],
        }
    )


def _value(row: TableRow, column: int) -> object:
    text = row.cell(column).strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= len("99999") else text


def _numbers(values: list[object]) -> list[int]:
    return [value for value in values if isinstance(value, int)]


def _out(trios: list[dict[str, object]], everybody: range) -> list[int]:
    seated = {trio[seat] for trio in trios for seat in "NES"}
    return [player for player in everybody if player not in seated]
