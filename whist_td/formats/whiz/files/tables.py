"""Tables of commas: the results of a tournament read from one, and its ranking written to one."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from fractions import Fraction

from whist_td.core.contracts import ALL_TRICKS, ContractError, Hand, contract_of
from whist_td.core.errors import RuleError, UnknownTableError
from whist_td.core.players import AbsentPlayerError, UnknownPlayerError
from whist_td.desk import file_errors as no
from whist_td.formats.whiz.rules.errors import (
    AdjustedPercentError,
    BoardElsewhereError,
    BoardPlayedAlreadyError,
    BoardTwiceError,
    DomyDeclarerError,
    SitsOutError,
    UnknownBoardError,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Played,
)
from whist_td.formats.whiz.views.entry import Entered, first_refused
from whist_td.interchange.headings import HeadedRow, Headings
from whist_td.interchange.tables import Table
from whist_td.words.file_messages import HEADINGS
from whist_td.words.words import Language

SEATS = ("north", "east", "south")
ADJUSTED = tuple(f"adjust_{seat}" for seat in SEATS)
NO_CONTRACT: Mapping[str, NoContract] = {"PASS": PASSED, "NP": NOT_PLAYED}
ADJ = "ADJ"
UNCOUNTED = "-"
"""Instead of a percentage: the deal does not count for this player."""

_CONTRACT = re.compile(r"([0-9]+)\s*([A-Z]+?)\s*(X{0,2})")
_WRITTEN = {"PASSE": "PASS", "PASSÉ": "PASS", "NJ": "NP", "AJ": "ADJ"}
"""How people write what is no contract in French."""
_PERCENT = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9}|/[1-9][0-9]{0,8})?")
_SPELLINGS = {
    "round": "round//tour|manche",
    "table": "table",
    "board": "board|deal|board number//donne|etui|donne no|no de donne",
    "contract": "contract//contrat",
    "declarer": "declarer|by//declarant|declarante|par",
    "tricks": "tricks|tricks taken//levees|plis",
    "north": "north|nord|n",
    "east": "east|est|e",
    "south": "south|sud|s",
    "adjust_north": "adjust north|adjusted north|ajuste nord|ajustement nord|ajuster nord",
    "adjust_east": "adjust east|adjusted east|ajuste est|ajustement est|ajuster est",
    "adjust_south": "adjust south|adjusted south|ajuste sud|ajustement sud|ajuster sud",
    "reason": "reason|raison|motif|note|remarque|remark",
}
RESULT_HEADINGS = Headings(
    _SPELLINGS,
    ("round", "table", "board", "contract"),
    "contract",
    {code: HEADINGS[code] for code in _SPELLINGS},
)
"""The headings that a table of results may have."""
_COLUMN_OF: Mapping[type[RuleError], str] = {
    UnknownTableError: "table",
    UnknownBoardError: "board",
    BoardElsewhereError: "board",
    BoardTwiceError: "board",
    BoardPlayedAlreadyError: "board",
}
_ABOUT_PLAYERS = (UnknownPlayerError, SitsOutError, AbsentPlayerError)


def _refused_cell(row: HeadedRow, code: str, refusal: RuleError) -> no.RefusedCellError:
    """Return what refuses a cell that reads well."""
    return no.RefusedCellError(*row.facts(code), refusal)


def _outcome_in(row: HeadedRow) -> Outcome:
    """Return what a row tells of a deal, or refuse the cell that will not do."""
    code = _contract_code(row)
    if not code:
        raise no.ContractMissingError(*row.facts("contract"))
    if code != ADJ:
        _check_empty(row, ADJUSTED, no.PercentNotWantedError)
    if code in NO_CONTRACT or code == ADJ:
        _check_empty(row, ("declarer", "tricks"), no.NoDealCellError)
    if code in NO_CONTRACT:
        return NO_CONTRACT[code]
    if code == ADJ:
        north, east, south = (_percent(row, each) for each in ADJUSTED)
        return Adjusted(north, east, south, row.text("reason"))
    return _played_in(row, code)


def _contract_code(row: HeadedRow) -> str:
    """Return what stands for a contract, in the fixed codes whatever the headings' language.

    Where headings of both languages leave it open what a letter means, it is refused.
    """
    text = row.text("contract").upper()
    contract = _CONTRACT.fullmatch(text)
    if contract is None:
        return _WRITTEN.get(text, text)
    level, letters, risk = contract.groups()
    if letters in row.letters:
        return f"{level}{row.letters[letters].value}{risk}"
    if letters == "C":
        raise no.DoubtfulLetterError(*row.facts("contract"))
    if Language.FRENCH in row.languages:
        raise no.ContractCellError(*row.facts("contract"), ", ".join(row.letters))
    return text


def _check_empty(row: HeadedRow, codes: Sequence[str], refusal: type[no.CellError]) -> None:
    for code in codes:
        if row.text(code):
            raise refusal(*row.facts(code))


def _played_in(row: HeadedRow, code: str) -> Played:
    try:
        contract = contract_of(code)
    except ContractError as refusal:
        facts = (*row.facts("contract"), ", ".join(row.letters))
        raise no.ContractCellError(*facts) from refusal
    declarer = row.text("declarer").upper()
    if declarer == ("O" if row.languages == {Language.FRENCH} else "W"):
        raise _refused_cell(row, "declarer", DomyDeclarerError())
    if declarer not in [hand.value for hand in Hand]:
        raise no.DeclarerCellError(*row.facts("declarer"))
    return Played(contract, Hand(declarer), row.whole("tricks", 0, ALL_TRICKS))


def _percent(row: HeadedRow, code: str) -> Fraction | None:
    text = row.text(code).removesuffix("%").strip()
    if text == UNCOUNTED:
        return None
    if not _PERCENT.fullmatch(text):
        raise no.PercentCellError(*row.facts(code))
    percent = Fraction(text.replace(",", "."))
    try:
        Adjusted(percent, None, None)
    except AdjustedPercentError as refusal:
        raise _refused_cell(row, code, refusal) from refusal
    return percent


def results_of(table: Table, event: WhizEvent, now: datetime) -> tuple[Entered, ...]:
    """Return the results of a table, or refuse it at the first cell that will not do."""
    rows = RESULT_HEADINGS.rows(table)
    results = tuple(_entered(row, event) for row in rows)
    # The row with which the tournament would refuse them all.
    refused = first_refused(event, results, now)
    if refused:
        (_, result), refusal = results[refused.index], refused.refusal
        column = _COLUMN_OF.get(type(refusal), "round")
        if isinstance(refusal, _ABOUT_PLAYERS) and refusal.player in result.seats:
            column = SEATS[result.seats.index(refusal.player)]
        raise _refused_cell(rows[refused.index], column, refusal)
    return results


def _entered(row: HeadedRow, event: WhizEvent) -> Entered:
    row.check_formulas()
    place = BoardPlace(
        row.whole("round", 1, event.settings.rounds),
        row.whole("table", 1, None),
        row.whole("board", 1, event.boards or None),
    )
    outcome = _outcome_in(row)
    try:
        return place, BoardResult(_seats(row, event, place), outcome)
    except RuleError as refusal:
        if isinstance(refusal, no.CellError):
            raise
        raise _refused_cell(row, _COLUMN_OF.get(type(refusal), "round"), refusal) from refusal


def _seats(row: HeadedRow, event: WhizEvent, place: BoardPlace) -> tuple[int, int, int]:
    """Return who held the three hands: as told, else as it stands entered, else as planned."""
    standing = event.results.get(place)
    usual = standing.seats if standing else event.seating(place.round, place.table).seats
    north, east, south = (
        row.whole(seat, 1, None) if row.text(seat) else usual[index]
        for index, seat in enumerate(SEATS)
    )
    for code, player in zip(SEATS, (north, east, south), strict=True):
        if (north, east, south).count(player) > 1 and row.text(code):
            raise no.PlayerCellTwiceError(*row.facts(code))
    return north, east, south
