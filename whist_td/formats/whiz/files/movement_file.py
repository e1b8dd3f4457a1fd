"""A director's own movement from a file: JSON as `verify` reads it, or a table.

A table has a row for each table and round: round, table, boards, N, E, S. Who stands in no row of
a round sits out.
"""

import json
from collections.abc import Collection, Iterable, Mapping
from operator import itemgetter
from pathlib import Path

from whist_td.core.movement_text import MovementFileError
from whist_td.desk.apart import Progress, no_progress
from whist_td.desk.file_errors import OversizeFileError, UnreadableFileError
from whist_td.desk.ports import FileMissingError
from whist_td.formats.whiz.rules.event import SeatedRound
from whist_td.interchange.headings import Headings
from whist_td.interchange.read_apart import ENDINGS as TABLE_ENDINGS
from whist_td.interchange.read_apart import read_table
from whist_td.interchange.tables import MOST_BYTES, Table, save_table, with_semicolons
from whist_td.movements.verify_whiz.faults import SEATS, JudgedWhiz, movement_from_plain
from whist_td.words.file_messages import HEADINGS
from whist_td.words.words import Words

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
_LABELS = {code: HEADINGS.get(code, code) for code in _HEADINGS}
_HEADED = Headings(_HEADINGS, tuple(_HEADINGS), "round", _LABELS)
AT_TABLE = len(SEATS)
_MOST = 999
"""More rounds, tables, sets or players than this no movement has."""


def read_movement(path: Path, players: int, progress: Progress = no_progress) -> JudgedWhiz:
    """Read a movement for a number of players, or refuse it with what is wrong and where."""
    if path.suffix.lower() == JSON:
        return movement_from_plain(_read_json(path))
    return _movement_of_table(read_table(path, _HEADED.are_in, progress), players)


def movement_table(rounds: Iterable[SeatedRound], _: Words) -> str:
    """Return rounds as a table that can be read again, with headings in the club's words."""
    heading = (_.pgettext("tour", "Round"), _("Table"), _("Boards"), "N", "E", "S")
    rows = (
        (round_.number, seating.table, seating.board_set, *seating.seats)
        for round_ in rounds
        for seating in round_.seatings
    )
    return with_semicolons([heading, *rows])


def write_movement(rounds: Iterable[SeatedRound], path: Path, _: Words) -> None:
    """Write rounds as a table, or refuse a place where nothing can be written."""
    save_table(movement_table(rounds, _), path)


def _read_json(path: Path) -> object:
    if not path.exists():
        raise FileMissingError(path)
    try:
        if path.stat().st_size > MOST_BYTES:
            raise OversizeFileError(path.name)
        plain: object = json.loads(path.read_bytes())
    except OSError as fault:
        raise UnreadableFileError(path.name) from fault
    except (ValueError, RecursionError) as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
        raise MovementFileError(path.name, line) from None
    return plain


def _movement_of_table(table: Table, players: int) -> JudgedWhiz:
    """Return the movement that a table tells, or refuse the cell that will not do."""
    rows = _HEADED.rows(table)
    for row in rows:
        row.check_formulas()
    rounds: dict[int, list[dict[str, int]]] = {}
    for row in rows:
        cells = {code: row.whole(code, 1, _MOST) for code in _HEADINGS}
        rounds.setdefault(cells["round"], []).append(cells)
    for told_of_round in rounds.values():
        told_of_round.sort(key=itemgetter("table"))
    trios = [trio for told_of_round in rounds.values() for trio in told_of_round]
    meant = _meant_for(rounds.values(), players)
    return movement_from_plain(
        {
            "players": meant,
            "tables": max(trio["table"] for trio in trios),
            "board_sets": max(trio["boards"] for trio in trios),
            "rounds": [
                {"round": number, "tables": laid, "sit_out": _out(laid, range(1, meant + 1))}
                for number, laid in sorted(rounds.items())
            ],
        }
    )


def _meant_for(rounds: Collection[Iterable[Mapping[str, int]]], players: int) -> int:
    """Return for how many players a table was made: for those entered, or for the 1 to n in it.

    In a single round, two who play in no row may well sit out.
    """
    seated = {trio[seat] for trios in rounds for trio in trios for seat in SEATS}
    highest = max(seated)
    if not seated.issuperset(range(1, highest + 1)):
        return players
    may_rest = len(rounds) == 1 and highest < players and highest // AT_TABLE == players // AT_TABLE
    return players if may_rest else highest


def _out(trios: Iterable[Mapping[str, int]], everybody: Iterable[int]) -> list[int]:
    seated = {trio[seat] for trio in trios for seat in SEATS}
    return [player for player in everybody if player not in seated]
