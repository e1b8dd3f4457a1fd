"""What came of a deal, as a table of results tells it: a contract, or PASS, NP or ADJ."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction

from whist_td.core.errors import RuleError
from whist_td.desk import file_errors as no
from whist_td.formats.whiz.rules.errors import AdjustedPercentError, DomyDeclarerError
from whist_td.formats.whiz.rules.game import ALL_TRICKS, contract_of
from whist_td.formats.whiz.rules.hands import Hand
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    PASSED,
    Adjusted,
    NoContract,
    Outcome,
    Played,
)
from whist_td.interchange.headings import HeadedRow

SEATS = ("north", "east", "south")
ADJUSTED = tuple(f"adjust_{seat}" for seat in SEATS)
NO_CONTRACT: Mapping[str, NoContract] = {"PASS": PASSED, "NP": NOT_PLAYED}
ADJ = "ADJ"
UNCOUNTED = "-"
"""Instead of a percentage: the deal does not count for this player."""

_PERCENT = re.compile(r"[0-9]{1,9}(?:[.,][0-9]{1,9}|/[1-9][0-9]{0,8})?")


def refused_cell(row: HeadedRow, code: str, refusal: RuleError) -> no.RefusedCellError:
    """Return what refuses a cell that reads well."""
    return no.RefusedCellError(*row.facts(code), refusal)


def outcome_in(row: HeadedRow) -> Outcome:
    """Return what a row tells of a deal, or refuse the cell that will not do."""
    code = row.text("contract").upper()
    if not code:
        raise no.ContractMissingError(*row.facts("contract"))
    if code != ADJ:
        _check_empty(row, ADJUSTED, no.PercentNotWantedError)
    if code in NO_CONTRACT or code == ADJ:
        _check_empty(row, ("declarer", "tricks"), no.NoDealCellError)
        return NO_CONTRACT.get(code) or _adjusted(row)
    return _played(row, code)


def _check_empty(row: HeadedRow, codes: Sequence[str], refusal: type[no.CellError]) -> None:
    for code in codes:
        if row.text(code):
            raise refusal(*row.facts(code))


def _played(row: HeadedRow, code: str) -> Played:
    try:
        contract = contract_of(code)
    except RuleError as refusal:
        raise refused_cell(row, "contract", refusal) from refusal
    declarer = row.text("declarer").upper()
    if declarer == "W":
        raise refused_cell(row, "declarer", DomyDeclarerError())
    if declarer not in [hand.value for hand in Hand]:
        raise no.DeclarerCellError(*row.facts("declarer"))
    return Played(contract, Hand(declarer), row.whole("tricks", 0, ALL_TRICKS))


def _adjusted(row: HeadedRow) -> Adjusted:
    north, east, south = (_percent(row, code) for code in ADJUSTED)
    return Adjusted(north, east, south, row.text("reason"))


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
        raise refused_cell(row, code, refusal) from refusal
    return percent
