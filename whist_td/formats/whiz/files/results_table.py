"""Results of a Whiz tournament from a table, all of them or none.

`round,table,board,contract,declarer,tricks,north,east,south`, and `adjust_north`, `adjust_east`,
`adjust_south` for adjusted scores; the players may be left empty where the movement knows them.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from whist_td.core.errors import RuleError, UnknownTableError
from whist_td.core.player_errors import AbsentPlayerError, UnknownPlayerError
from whist_td.desk import file_errors as no
from whist_td.formats.whiz.files.outcome_cells import SEATS, outcome_in, refused_cell
from whist_td.formats.whiz.rules.errors import (
    BoardElsewhereError,
    BoardPlayedAlreadyError,
    BoardTwiceError,
    SitsOutError,
    UnknownBoardError,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.views.entry import Entered, first_refused
from whist_td.interchange.headings import HeadedRow, Headings, spellings
from whist_td.interchange.table_files import read_table
from whist_td.interchange.tables import Table
from whist_td.interchange.text_tables import table_of

_SPELLINGS = {
    "round": "round|tour|manche",
    "table": "table",
    "board": "board|deal|donne|etui|board number|donne no|no de donne",
    "contract": "contract|contrat",
    "declarer": "declarer|declarant|declarante|by|par",
    "tricks": "tricks|levees|plis|tricks taken",
    "north": "north|nord|n",
    "east": "east|est|e",
    "south": "south|sud|s",
    "adjust_north": "adjust north|adjusted north|ajuste nord|ajustement nord|ajuster nord",
    "adjust_east": "adjust east|adjusted east|ajuste est|ajustement est|ajuster est",
    "adjust_south": "adjust south|adjusted south|ajuste sud|ajustement sud|ajuster sud",
    "reason": "reason|raison|motif|note|remarque|remark",
}
_HEADINGS = Headings(spellings(_SPELLINGS), ("round", "table", "board", "contract"), "contract")
_COLUMN_OF: Mapping[type[RuleError], str] = {
    UnknownTableError: "table",
    UnknownBoardError: "board",
    BoardElsewhereError: "board",
    BoardTwiceError: "board",
    BoardPlayedAlreadyError: "board",
}
_ABOUT_PLAYERS = (UnknownPlayerError, SitsOutError, AbsentPlayerError)


def results_from_path(path: Path, evening: WhizEvent, now: datetime) -> tuple[Entered, ...]:
    """Return the results that a .csv file or a workbook holds."""
    return results_of(read_table(path, _HEADINGS.are_in), evening, now)


def results_from_text(
    text: str, file: str, evening: WhizEvent, now: datetime
) -> tuple[Entered, ...]:
    """Return the results that a text holds; `file` is what to call it in a refusal."""
    return results_of(table_of(text, file), evening, now)


def results_of(table: Table, evening: WhizEvent, now: datetime) -> tuple[Entered, ...]:
    """Return the results of a table, or refuse it at the first cell that will not do."""
    rows = _HEADINGS.rows(table)
    results = tuple(_entered(row, evening) for row in rows)
    _check(rows, results, evening, now)
    return results


def _check(
    rows: Sequence[HeadedRow], results: Sequence[Entered], evening: WhizEvent, now: datetime
) -> None:
    """Refuse the row with which the tournament would refuse them all."""
    refused = first_refused(evening, results, now)
    if refused:
        _, result = results[refused.index]
        raise refused_cell(rows[refused.index], _column(refused.refusal, result), refused.refusal)


def _column(refusal: RuleError, result: BoardResult) -> str:
    if isinstance(refusal, _ABOUT_PLAYERS) and refusal.player in result.seats:
        return SEATS[result.seats.index(refusal.player)]
    return _COLUMN_OF.get(type(refusal), "round")


def _entered(row: HeadedRow, evening: WhizEvent) -> Entered:
    row.check_formulas()
    place = BoardPlace(
        row.whole("round", 1, evening.settings.rounds),
        row.whole("table", 1, None),
        row.whole("board", 1, evening.boards or None),
    )
    outcome = outcome_in(row)
    try:
        return place, BoardResult(_seats(row, evening, place), outcome)
    except RuleError as refusal:
        if isinstance(refusal, no.CellError):
            raise
        raise refused_cell(row, _COLUMN_OF.get(type(refusal), "round"), refusal) from refusal


def _seats(row: HeadedRow, evening: WhizEvent, place: BoardPlace) -> tuple[int, int, int]:
    """Return who held the three hands: as told, else as it stands entered, else as planned."""
    standing = evening.results.get(place)
    known = standing.seats if standing else evening.seating(place.round, place.table).seats
    north, east, south = (
        row.whole(seat, 1, None) if row.text(seat) else known[index]
        for index, seat in enumerate(SEATS)
    )
    for code, player in zip(SEATS, (north, east, south), strict=True):
        if (north, east, south).count(player) > 1 and row.text(code):
            raise no.PlayerCellTwiceError(*row.facts(code))
    return north, east, south
