"""Every player's deals in the order of play: with whom, what came of them, what they were worth."""

from collections.abc import Iterator

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.whiz.files.deal_words import deal_words
from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Sheets, worth_value
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.paper_results import HandWorth, PlayedDeal, PlayerSheet
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    Value,
    freeze,
    heighten,
    lay_out,
    name_width,
    set_widths,
    write_heading,
)
from whist_td.words.words import Words

Line = tuple[tuple[Value | Formula, CellInk], ...]


def write_players(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every deal of every player; the figures are those of the results."""
    write_heading(sheet, pen, sheets.results.details, _("Players, deal by deal"), _)
    headings = _headings(sheets, _)
    left = {2, 6, len(headings)}
    for column, heading in enumerate(headings, start=1):
        ink = CellInk.HEADING_LEFT if column in left else CellInk.HEADING
        pen.write(sheet, HEADING_ROW, column, heading, ink)
    row = HEADING_ROW
    for player in sheets.results.players:
        for line in _lines(sheets, player, _):
            row += 1
            for column, (value, ink) in enumerate(line, start=1):
                pen.write(sheet, row, column, value, ink)
    _finish(sheet, sheets, max(row, FIRST_PLAYER), _)


def _headings(sheets: Sheets, _: Words) -> tuple[str, ...]:
    worth: tuple[str, ...] = ()
    if sheets.columns.has_worth:
        is_datum = sheets.evening.settings.ranking is Ranking.DATUM
        worth = (_("Deviation") if is_datum else _("Counts"),)
    return (
        *(_("No."), _("Name"), _("Round no."), _("Table"), _("Deal"), _("Hand")),
        *(_("Contract"), _("By"), _("Result"), _("Points"), _("Matchpoints"), _("of")),
        *(_("Percent"), *worth, _("Played with")),
    )


def _lines(sheets: Sheets, player: PlayerSheet, _: Words) -> Iterator[Line]:
    number, name = player.standing.player, player.standing.name
    for place, deal in enumerate(player.deals):
        ink = CellInk.TEXT if place else CellInk.STRONG
        own = deal.of(number)
        yield (
            (number, CellInk.QUIET_NUMBER),
            (name, ink),
            *_played(deal, own, _),
            *_figures(sheets, deal, own),
            (
                " · ".join(f"{o.player.number} {o.player.name}" for o in deal.others(number)),
                CellInk.NOTE,
            ),
        )


def _played(deal: PlayedDeal, own: HandWorth, _: Words) -> Line:
    words = deal_words(deal.outcome, _)
    return (
        (deal.place.round, CellInk.QUIET_NUMBER),
        (deal.place.table, CellInk.QUIET_NUMBER),
        (deal.place.board, CellInk.TOTAL),
        (whiz_label(own.hand, _), CellInk.TEXT),
        (words.contract, CellInk.NUMBER),
        (words.declarer or None, CellInk.NUMBER),
        (words.ended or None, CellInk.NUMBER),
    )


def _figures(sheets: Sheets, deal: PlayedDeal, own: HandWorth) -> Line:
    columns = sheets.columns
    line = own.line

    def shown(column: int, value: float | str | None) -> Formula:
        cell = sheets.result(deal.place, column, own.hand)
        return Formula(f'=IF({cell}="","",{cell})', "" if value is None else value)

    percent = None if own.percent is None else float(own.percent)
    told: tuple[tuple[Value | Formula, CellInk], ...] = (
        (shown(columns.points, own.points), CellInk.NUMBER),
        (shown(columns.matchpoints, line.matchpoints if line else None), CellInk.NUMBER),
        (line.group.top if line else None, CellInk.QUIET_NUMBER),
        (shown(columns.percent, percent), CellInk.DECIMAL_TOTAL),
    )
    if not columns.has_worth:
        return told
    signed = sheets.evening.settings.ranking is Ranking.DATUM
    worth = shown(columns.worth, worth_value(own))
    return (*told, (worth, CellInk.SIGNED if signed else CellInk.DECIMAL))


def _finish(sheet: Worksheet, sheets: Sheets, last: int, _: Words) -> None:
    names = name_width(player.name for player in sheets.evening.players.values())
    worth = (10,) if sheets.columns.has_worth else ()
    set_widths(sheet, (6, names, 7, 7, 7, 9, 14, 6, 9, 9, 13, 6, 14, *worth, 2 * names))
    end = get_column_letter(len(_headings(sheets, _)))
    sheet.auto_filter.ref = f"A{HEADING_ROW}:{end}{last}"
    heighten(sheet, HEADING_ROW)
    freeze(sheet, f"C{FIRST_PLAYER}")
    lay_out(sheet, sheets.results.details, f"A1:{end}{last}", HEADING_ROW, _)
