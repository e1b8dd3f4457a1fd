"""A tournament as a workbook to go on with: correct points, and the ranking follows."""

from collections.abc import Iterable, Iterator

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.files.workbook_deals import write_deals
from whist_td.formats.whiz.files.workbook_ranking import write_grid, write_ranking
from whist_td.formats.whiz.files.workbook_results import write_results
from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, Sheets, worth_value
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.results import HandWorth, PlayedDeal, PlayerSheet, whiz_results
from whist_td.formats.whiz.words.deals import deal_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    name_width,
    saved,
    set_widths,
    sheet_of,
    write_heading,
    write_headings,
)
from whist_td.words.words import Words

_INKS = (
    *(CellInk.TOTAL, CellInk.NUMBER, CellInk.QUIET_NUMBER, CellInk.NUMBER),
    *(CellInk.QUIET_NUMBER, CellInk.TEXT) * len(HANDS),
    CellInk.NOTE,
)
Line = tuple[tuple[Value | Formula, CellInk], ...]


def write_movement(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every table of every round, those to come among them."""
    title = _("Movement: who sits where")
    write_heading(sheet, pen, sheets.results.details, title, _)
    seats = (name for hand in HANDS for name in (_("No."), whiz_label(hand, _)))
    out = any(seated.sit_out for seated in sheets.evening.rounds.values())
    headings = (_.pgettext("tour", "Round"), _("Table"), _("Set"), _("Deals"), *seats)
    headings += (_("Sitting out"),) if out else ()
    left = (CellInk.HEADING, CellInk.HEADING_LEFT) * len(HANDS)
    inks = (*[CellInk.HEADING] * 4, *left, CellInk.HEADING_LEFT)
    pen.write_row(sheet, HEADING_ROW, headings, inks)
    row = HEADING_ROW
    for number in sorted(sheets.evening.rounds):
        seated = sheets.evening.rounds[number]
        for place, seating in enumerate(seated.seatings):
            row += 1
            cells = _cells(sheets, number, seating)
            if out:
                cells += (None if place else _sitting_out(sheets, seated),)
            pen.write_row(sheet, row, cells, _INKS)
    names = name_width(player.name for player in sheets.evening.players.values())
    set_widths(sheet, (8, 8, 7, 12, *(7, names) * len(HANDS), 44))
    size = TableSize(len(headings), 2, max(row, HEADING_ROW + 1))
    finish_table(sheet, sheets.results.details, size, _)


def _cells(sheets: Sheets, number: int, seating: Seating) -> tuple[Value, ...]:
    seats = (cell for seat in seating.seats for cell in (seat, sheets.name(seat)))
    deals = _deal_span(sheets.evening.boards_at(seating))
    return (number, seating.table, seating.board_set, deals, *seats)


def _deal_span(boards: Iterable[int]) -> str:
    """Return a set of deals as it is written on its label.

    >>> _deal_span((9, 10, 11)), _deal_span((4,))
    ('9–11', '4')
    """
    numbers = list(boards)
    if len(numbers) == 1:
        return str(numbers[0])
    return f"{numbers[0]}–{numbers[-1]}"


def _sitting_out(sheets: Sheets, seated: SeatedRound) -> str | None:
    people = (f"{number} {sheets.name(number)}" for number in seated.sit_out)
    return " · ".join(people) or None


def write_players(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every deal of every player; the figures are those of the results."""
    write_heading(sheet, pen, sheets.results.details, _("Players, deal by deal"), _)
    headings = _headings(sheets, _)
    write_headings(sheet, pen, headings, (2, 6, len(headings)))
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
        *(_("No."), _("Name"), _.pgettext("tour", "Round"), _("Table"), _("Deal"), _("Hand")),
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
    figures: tuple[tuple[Value | Formula, CellInk], ...] = (
        (shown(columns.points, own.points), CellInk.NUMBER),
        (shown(columns.matchpoints, line.matchpoints if line else None), CellInk.NUMBER),
        (line.group.top if line else None, CellInk.QUIET_NUMBER),
        (shown(columns.percent, percent), CellInk.DECIMAL_TOTAL),
    )
    if not columns.has_worth:
        return figures
    signed = sheets.evening.settings.ranking is Ranking.DATUM
    worth = shown(columns.worth, worth_value(own))
    return (*figures, (worth, CellInk.SIGNED if signed else CellInk.DECIMAL))


def _finish(sheet: Worksheet, sheets: Sheets, last: int, _: Words) -> None:
    names = name_width(player.name for player in sheets.evening.players.values())
    worth = (10,) if sheets.columns.has_worth else ()
    set_widths(sheet, (6, names, 7, 7, 7, 9, 14, 6, 9, 9, 13, 6, 14, *worth, 2 * names))
    size = TableSize(len(_headings(sheets, _)), 2, last)
    finish_table(sheet, sheets.results.details, size, _)


def whiz_workbook(evening: WhizEvent, _: Words) -> bytes:
    """Return an .xlsx file of the ranking, results, players, deals and movement."""
    book = Workbook()
    pen = CellPen(book)
    results = whiz_results(evening, evening.last_announced)
    sheets = Sheets(evening, results, _("Results"), _("Deal by deal"))
    write_ranking(sheet_of(book, _("Standings")), pen, sheets, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_grid(sheet_of(book, sheets.grid_sheet), pen, sheets, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_deals(sheet_of(book, _("Deals")), pen, sheets, _)
    write_movement(sheet_of(book, _("Movement")), pen, sheets, _)
    return saved(book, evening.details, pen)
