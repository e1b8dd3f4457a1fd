"""What every contract is worth, and what each deal comes to by it: formulas, as the rules say."""

from collections.abc import Iterator, Mapping

from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import (
    ALL_TRICKS,
    LEAST_LEVEL,
    Contract,
    Hand,
    Risk,
    Rule,
    Strain,
    points,
)
from whist_td.formats.whiz.files.workbook_view import Sheets
from whist_td.formats.whiz.rules.notation import Notation, written_contract
from whist_td.formats.whiz.rules.results import PASSED
from whist_td.formats.whiz.words.deals import deal_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    TableSize,
    Value,
    define_names,
    finish_table,
    write_columns,
    write_heading,
)
from whist_td.words.labels import contract_words
from whist_td.words.words import Words

_FIRST = HEADING_ROW + 1
CONTRACTS = tuple(
    Contract(level, strain, risk)
    for level in range(LEAST_LEVEL, ALL_TRICKS + 1)
    for strain in Strain
    for risk in Risk
)
_PASSED = len(CONTRACTS) + 1
"""The line after all contracts is that of a deal passed out."""
_NAMES = {
    "ContractName": "A",
    "ContractTyped": "B",
    "ContractLevel": "C",
    "ContractMade": "D",
    "ContractOver": "E",
    "ContractDown": "F",
}


def write_contracts(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a line for each contract; the points of all deals are looked up here."""
    rule = sheets.event.settings.rule
    title, hint = _("What each contract is worth"), whiz_label(rule, _)
    write_heading(sheet, pen, sheets.results.details, title, _, hint)
    number = CellInk.NUMBER
    columns = [
        *((_("Contract"), 14, CellInk.TOTAL), (_("or typed"), 14, number)),
        *((_("Tricks promised"), 13, number), (_("Just made"), 13, CellInk.TOTAL)),
        (_("Each overtrick"), 13, number),
        (_("To each opponent for a trick that differs"), 24, number),
    ]
    if rule is Rule.BEST:
        columns[-1] = (_("To each opponent for a trick down"), 24, number)
    inks = write_columns(sheet, pen, columns)
    for row, cells in enumerate(_lines(rule, _), start=_FIRST):
        pen.write_row(sheet, row, cells, inks)
    last = HEADING_ROW + _PASSED
    define_names(sheet, {name: f"${at}${_FIRST}:${at}${last}" for name, at in _NAMES.items()})
    finish_table(sheet, sheets.results.details, TableSize(len(columns), 1, last), _)


def _lines(rule: Rule, _: Words) -> Iterator[tuple[Value, ...]]:
    notation = Notation(_.language.value)
    for contract in CONTRACTS:
        exact, _none = points(contract, contract.level, rule)
        _own, down = points(contract, contract.level - 1, rule)
        more = contract.level < ALL_TRICKS and rule is Rule.BEST
        over = points(contract, contract.level + 1, rule)[0] - exact if more else 0
        typed = written_contract(contract, notation).replace("NT", "N")
        yield contract_words(contract, _), typed, contract.level, exact, over, down
    yield deal_words(PASSED, _).contract, None, 0, 0, 0, 0


def contract_lines(_: Words) -> Mapping[str, int]:
    """Return the line of each contract by its name."""
    names = (*(contract_words(each, _) for each in CONTRACTS), deal_words(PASSED, _).contract)
    return {name: line for line, name in enumerate(names, start=1)}


class DealFormulas:
    """The formulas of one deal, by the cells in which it is told."""

    def __init__(self, rule: Rule, contract: str, declarer: str, tricks: str, line: str) -> None:
        self._is_made = ">=" if rule is Rule.BEST else "="
        self._contract = contract
        self._declarer = declarer
        self._tricks = tricks
        self._line = line

    def line(self) -> str:
        """Return the contract's line among all contracts, 0 where it is none of them."""
        name = self._contract
        typed = f"IFERROR(MATCH({name},ContractTyped,0),0)"
        return f'=IF({name}="",0,IFERROR(MATCH({name},ContractName,0),{typed}))'

    def ended(self) -> str:
        """Return how it ended: "=", "+1", "−2"."""
        over, under = f'"+"&{self._tricks}-{self._level}', f'"−"&{self._level}-{self._tricks}'
        signed = f"IF({self._tricks}>{self._level},{over},{under})"
        sign = f'IF({self._tricks}={self._level},"=",{signed})'
        return f'=IF({self._is_open},"",IF({self._is_passed},"",{sign}))'

    def points(self, hand: Hand) -> str:
        """Return what a hand scores."""
        over = f"{self._of('Over')}*({self._tricks}-{self._level})"
        success = f"{self._tricks}{self._is_made}{self._level}"
        own = f"IF({success},{self._of('Made')}+{over},0)"
        other = f"IF({success},0,{self._of('Down')}*ABS({self._tricks}-{self._level}))"
        scored = f'IF({self._declarer}="{hand.value}",{own},{other})'
        return f'=IF({self._is_open},"",IF({self._is_passed},0,{scored}))'

    @property
    def _is_passed(self) -> str:
        return f"{self._line}={_PASSED}"

    @property
    def _is_open(self) -> str:
        lacking = f'OR({self._declarer}="",{self._tricks}="")'
        return f"OR({self._line}=0,AND({self._line}<{_PASSED},{lacking}))"

    @property
    def _level(self) -> str:
        return self._of("Level")

    def _of(self, name: str) -> str:
        return f"INDEX(Contract{name},{self._line})"
