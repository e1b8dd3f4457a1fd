"""A tournament as a workbook to go on with: correct points, and the ranking follows."""

from collections.abc import Iterable, Iterator

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS
from whist_td.core.page_sizes import PageSize
from whist_td.formats.whiz.files.workbook_contracts import write_contracts
from whist_td.formats.whiz.files.workbook_deals import write_deals
from whist_td.formats.whiz.files.workbook_grid import write_grid
from whist_td.formats.whiz.files.workbook_hands import write_hands
from whist_td.formats.whiz.files.workbook_ranking import write_ranking
from whist_td.formats.whiz.files.workbook_results import write_results
from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, PLAYED, Sheets, worth_value
from whist_td.formats.whiz.rules.event import SeatedRound, Seating, WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.views.deal_pages import deals_seen
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
    write_columns,
    write_heading,
)
from whist_td.words.words import Words

_INKS = (
    *(CellInk.TOTAL, CellInk.NUMBER, CellInk.QUIET_NUMBER, CellInk.NUMBER),
    *(CellInk.QUIET_NUMBER, CellInk.TEXT) * len(HANDS),
    CellInk.NOTE,
)


def write_movement(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every table of every round, those to come among them."""
    title = _("Movement: who sits where")
    write_heading(sheet, pen, sheets.results.details, title, _)
    seats = (name for hand in HANDS for name in (_("No."), whiz_label(hand, _)))
    out = any(seated.sit_out for seated in sheets.event.rounds.values())
    headings = (_.pgettext("tour", "Round"), _("Table"), _("Set"), _("Deals"), *seats)
    headings += (_("Sitting out"),) if out else ()
    left = (CellInk.HEADING, CellInk.HEADING_LEFT) * len(HANDS)
    inks = (*[CellInk.HEADING] * 4, *left, CellInk.HEADING_LEFT)
    pen.write_row(sheet, HEADING_ROW, headings, inks)
    row = HEADING_ROW
    for number in sorted(sheets.event.rounds):
        seated = sheets.event.rounds[number]
        for place, seating in enumerate(seated.seatings):
            row += 1
            cells = _cells(sheets, number, seating)
            if out:
                cells += (None if place else _sitting_out(sheets, seated),)
            pen.write_row(sheet, row, cells, _INKS)
    names = name_width(player.name for player in sheets.event.players.values())
    set_widths(sheet, (8, 8, 7, 12, *(7, names) * len(HANDS), 44))
    size = TableSize(len(headings), 2, max(row, HEADING_ROW + 1))
    finish_table(sheet, sheets.results.details, size, _)


def _cells(sheets: Sheets, number: int, seating: Seating) -> tuple[Value, ...]:
    seats = (cell for seat in seating.seats for cell in (seat, sheets.name(seat)))
    deals = _deal_span(sheets.event.boards_at(seating))
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
    columns = _columns(sheets, _)
    inks = write_columns(sheet, pen, columns)
    later, row = (inks[0], CellInk.TEXT, *inks[2:]), HEADING_ROW
    for player in sheets.results.players:
        for place, deal in enumerate(player.deals):
            row += 1
            cells = _own_cells(sheets, player, deal, _)
            pen.write_row(sheet, row, cells, later if place else inks)
    size = TableSize(len(columns), 2, max(row, FIRST_PLAYER))
    finish_table(sheet, sheets.results.details, size, _)


def _columns(sheets: Sheets, _: Words) -> list[tuple[str, float, CellInk]]:
    names = name_width(player.name for player in sheets.event.players.values())
    number, quiet = CellInk.NUMBER, CellInk.QUIET_NUMBER
    worth = (_("Counts"), 10, CellInk.DECIMAL)
    if sheets.event.settings.ranking is Ranking.DATUM:
        worth = (_("Deviation"), 10, CellInk.SIGNED)
    return [
        *((_("No."), 6, quiet), (_("Name"), names, CellInk.STRONG)),
        *((_.pgettext("tour", "Round"), 7, quiet), (_("Table"), 7, quiet)),
        *((_("Deal"), 7, CellInk.TOTAL), (_("Hand"), 9, CellInk.TEXT)),
        *((_("Contract"), 14, number), (_("By"), 6, number), (_("Result"), 9, number)),
        *((_("Points"), 9, number), (_("Matchpoints"), 13, number), (_("of"), 6, quiet)),
        (_("Percent"), 14, CellInk.DECIMAL_TOTAL),
        *([worth] if sheets.columns.has_worth else []),
        (_("Played with"), 2 * names, CellInk.NOTE),
    ]


def _own_cells(
    sheets: Sheets, player: PlayerSheet, deal: PlayedDeal, _: Words
) -> Iterator[Value | Formula]:
    number, words = player.standing.player, deal_words(deal.outcome, _)
    own = deal.of(number)
    yield from (number, player.standing.name, deal.place.round, deal.place.table, deal.place.board)
    yield whiz_label(own.hand, _)
    texts = ((PLAYED, words.contract), (PLAYED + 1, words.declarer), (PLAYED + 3, words.ended))
    yield from (_shown(sheets.told(deal.place, column), value) for column, value in texts)
    yield from _figures(sheets, deal, own)
    yield " · ".join(f"{o.player.number} {o.player.name}" for o in deal.others(number))


def _figures(sheets: Sheets, deal: PlayedDeal, own: HandWorth) -> Iterator[Value | Formula]:
    columns, line = sheets.columns, own.line

    def shown(column: int, value: float | str | None) -> Formula:
        return _shown(sheets.result(deal.place, column, own.hand), value)

    yield shown(columns.points, own.points)
    yield shown(columns.matchpoints, line.matchpoints if line else None)
    score, held = (
        sheets.result(deal.place, columns.score, own.hand),
        sheets.told(deal.place, columns.tables_in),
    )
    yield Formula(f'=IF({score}="","",2*({held}-1))', line.group.top if line else "")
    yield shown(columns.percent, None if own.percent is None else float(own.percent))
    if columns.has_worth:
        yield shown(columns.worth, worth_value(own))


def _shown(cell: str, value: float | str | None) -> Formula:
    """Return what stands in another cell, blank where that is."""
    return Formula(f'=IF({cell}="","",{cell})', "" if value is None else value)


def whiz_workbook(event: WhizEvent, _: Words, size: PageSize = PageSize.A4) -> bytes:
    """Return an .xlsx file of the ranking, results, players, deals and movement."""
    book = Workbook()
    pen = CellPen(book)
    results = whiz_results(event, event.last_announced)
    sheets = Sheets(event, results, _("Results"), _("Deal by deal"))
    write_ranking(sheet_of(book, _("Standings")), pen, sheets, _)
    write_results(sheet_of(book, sheets.results_sheet), pen, sheets, _)
    write_grid(sheet_of(book, sheets.grid_sheet), pen, sheets, _)
    write_players(sheet_of(book, _("Players")), pen, sheets, _)
    write_deals(sheet_of(book, _("Deals")), pen, sheets, _)
    if seen := deals_seen(event):
        write_hands(sheet_of(book, _("Hands")), pen, event, seen.values(), _)
    write_movement(sheet_of(book, _("Movement")), pen, sheets, _)
    write_contracts(sheet_of(book, _("Contracts")), pen, sheets, _)
    return saved(book, event.details, pen, size)
