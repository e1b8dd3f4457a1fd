"""All deals on one sheet: a row a player, a column a deal, and in it what the deal counts."""

from openpyxl.formatting.rule import ColorScaleRule
from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Sheets, worth_value
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.paper_results import PlayerSheet
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    Value,
    freeze,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.words.words import N_, Words

_FIRST_DEAL = 5
"""Number, name, the number of deals and their mean or sum stand left of the deals."""
_TITLES = {
    Ranking.MATCHPOINTS: N_("Percent of each deal"),
    Ranking.DATUM: N_("Deviation of each deal"),
    Ranking.TOTAL: N_("Points of each deal"),
}
_LOW, _HIGH = "FFFFFF", "A9CFE3"


def grid_line(sheets: Sheets, player: int) -> str:
    """Return where everything stands that a player's deals count, for a formula elsewhere."""
    row = FIRST_PLAYER + sorted(sheets.evening.players).index(player)
    first, last = get_column_letter(_FIRST_DEAL), get_column_letter(_last_column(sheets))
    return f"{quote_sheetname(sheets.grid_sheet)}!${first}{row}:${last}{row}"


def _boards(sheets: Sheets) -> list[int]:
    return sorted({place.board for place in sheets.rows})


def _last_column(sheets: Sheets) -> int:
    return _FIRST_DEAL + max(len(_boards(sheets)), 1) - 1


def write_grid(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write what every deal counts for every player; the ranking adds up these rows."""
    ranking = sheets.evening.settings.ranking
    write_heading(sheet, pen, sheets.results.details, _(_TITLES[ranking]), _)
    boards = _boards(sheets)
    summed = _("Mean") if ranking is Ranking.MATCHPOINTS else _("Sum")
    headings: tuple[Value, ...] = (_("No."), _("Name"), _("Deals"), summed, *boards)
    pen.write_row(
        sheet, HEADING_ROW, headings, (CellInk.HEADING, CellInk.HEADING_LEFT, CellInk.HEADING)
    )
    signed = ranking is Ranking.DATUM
    figure, total = (
        (CellInk.SIGNED, CellInk.SIGNED_TOTAL)
        if signed
        else (CellInk.DECIMAL, CellInk.DECIMAL_TOTAL)
    )
    inks = (CellInk.QUIET_NUMBER, CellInk.STRONG, CellInk.QUIET_NUMBER, total, figure)
    for row, player in enumerate(sheets.results.players, start=FIRST_PLAYER):
        pen.write_row(sheet, row, _line(sheets, player, row, boards), inks)
    _finish(sheet, sheets, _)


def _line(
    sheets: Sheets, player: PlayerSheet, row: int, boards: list[int]
) -> list[Value | Formula]:
    number = player.standing.player
    worths = _worths(sheets, number)
    told = [cell.value for cell in worths.values() if isinstance(cell.value, float)]
    first, last = get_column_letter(_FIRST_DEAL), get_column_letter(_last_column(sheets))
    cells = f"{first}{row}:{last}{row}"
    is_mean = sheets.evening.settings.ranking is Ranking.MATCHPOINTS
    summed, total = "SUM", sum(told)
    if is_mean:
        summed, total = "AVERAGE", sum(told) / max(len(told), 1)
    return [
        number,
        sheets.name(number),
        Formula(f"=COUNT({cells})", len(told)),
        Formula(f'=IF(C{row}=0,"",{summed}({cells}))', total if told else ""),
        *(worths.get(board) for board in boards),
    ]


def _worths(sheets: Sheets, player: int) -> dict[int, Formula]:
    """Return what each deal counts for a player, as the sheet of results has it."""
    found: dict[int, Formula] = {}
    for place in sheets.rows:
        hand = sheets.hand_of(place, player)
        if hand is None:
            continue
        deal = sheets.deals.get(place)
        value = worth_value(deal.hands[hand.index]) if deal else ""
        if place.board not in found or isinstance(value, float):
            cell = sheets.result(place, sheets.columns.worth, hand)
            found[place.board] = Formula(f'=IF({cell}="","",{cell})', value)
    return found


def _finish(sheet: Worksheet, sheets: Sheets, _: Words) -> None:
    boards, last = _boards(sheets), HEADING_ROW + len(sheets.results.players)
    names = name_width(player.name for player in sheets.evening.players.values())
    set_widths(sheet, (7, max(names, 22), 9, 12, *[8.0] * max(len(boards), 1)))
    end = f"{get_column_letter(_last_column(sheets))}{last}"
    if sheets.evening.settings.ranking is Ranking.MATCHPOINTS:
        # openpyxl leaves this one function without types.
        shade = ColorScaleRule("num", 0, _LOW, None, None, None, "num", 100, _HIGH)  # type: ignore[no-untyped-call]
        first = f"{get_column_letter(_FIRST_DEAL)}{FIRST_PLAYER}"
        sheet.conditional_formatting.add(f"{first}:{end}", shade)
    freeze(sheet, f"{get_column_letter(_FIRST_DEAL)}{FIRST_PLAYER}")
    lay_out(sheet, sheets.results.details, f"A1:{end}", HEADING_ROW, _)
