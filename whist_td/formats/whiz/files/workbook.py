"""A tournament as a workbook to go on with: correct points, and the ranking follows."""

from collections.abc import Iterable, Mapping, Sequence

from openpyxl import Workbook
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.contracts import HANDS
from whist_td.core.page_sizes import PageSize
from whist_td.formats.whiz.files.workbook_contracts import write_contracts
from whist_td.formats.whiz.files.workbook_deals import write_deals, write_hands
from whist_td.formats.whiz.files.workbook_ranking import write_grid, write_ranking
from whist_td.formats.whiz.files.workbook_results import write_results
from whist_td.formats.whiz.files.workbook_view import FIRST_PLAYER, PLAYED, Sheets, worth_value
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.deal_pages import deals_seen
from whist_td.formats.whiz.views.results import HandWorth, PlayedDeal, whiz_results
from whist_td.formats.whiz.words.deal_listings import player_deals
from whist_td.formats.whiz.words.deals import deal_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.interchange.sheet_columns import Head, cell_value, heads
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    finish_table,
    name_width,
    saved,
    set_widths,
    sheet_of,
    write_columns,
    write_heading,
)
from whist_td.words.listings import Listing, Media
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
            people = (cell for seat in seating.seats for cell in (seat, sheets.name(seat)))
            span = _deal_span(sheets.event.boards_at(seating))
            cells = (number, seating.table, seating.board_set, span, *people)
            resting = (f"{player} {sheets.name(player)}" for player in seated.sit_out)
            last = (None if place else " · ".join(resting) or None,) if out else ()
            pen.write_row(sheet, row, (*cells, *last), _INKS)
    names = name_width(player.name for player in sheets.event.players.values())
    set_widths(sheet, (8, 8, 7, 12, *(7, names) * len(HANDS), 44))
    size = TableSize(len(headings), 2, max(row, HEADING_ROW + 1))
    finish_table(sheet, sheets.results.details, size, _)


def _deal_span(boards: Iterable[int]) -> str:
    """Return a set of deals as it is written on its label.

    >>> _deal_span((9, 10, 11)), _deal_span((4,))
    ('9–11', '4')
    """
    numbers = list(boards)
    if len(numbers) == 1:
        return str(numbers[0])
    return f"{numbers[0]}–{numbers[-1]}"


def write_players(sheet: Worksheet, pen: CellPen, sheets: Sheets, _: Words) -> None:
    """Write a row for every deal of every player; the figures are those of the results."""
    write_heading(sheet, pen, sheets.results.details, _("Players, deal by deal"), _)
    tables = [player_deals(each, sheets.event.settings, _) for each in sheets.results.players]
    columns = _columns(sheets, tables[0], _)
    inks = write_columns(sheet, pen, columns)
    later, row = (inks[0], CellInk.TEXT, *inks[2:]), HEADING_ROW
    for player, listing in zip(sheets.results.players, tables, strict=True):
        who = (player.standing.player, player.standing.name)
        for place, deal in enumerate(listing.rows):
            row += 1
            looked_up = _looked_up(sheets, deal, deal.of(player.standing.player), _)
            own = (
                looked_up[each.code] if each.code in looked_up else cell_value(each, deal)
                for each in listing.on(Media.WORKBOOK)
            )
            pen.write_row(sheet, row, (*who, *own), later if place else inks)
    size = TableSize(len(columns), 2, max(row, FIRST_PLAYER))
    finish_table(sheet, sheets.results.details, size, _)


def _columns(sheets: Sheets, listing: Listing[PlayedDeal], _: Words) -> Sequence[Head]:
    names = name_width(player.name for player in sheets.event.players.values())
    who = ((_("No."), 6, CellInk.QUIET_NUMBER), (_("Name"), names, CellInk.STRONG))
    widths = {
        "hand": (9, CellInk.TEXT),
        "with": (2 * names, CellInk.NOTE),
        "contract": (14, CellInk.NUMBER),
        "declarer": (6, CellInk.NUMBER),
        "ended": (9, CellInk.NUMBER),
        "top": (6, CellInk.QUIET_NUMBER),
    }
    shown = zip(listing.on(Media.WORKBOOK), heads(listing), strict=True)
    return [*who, *((head[0], *widths.get(each.code, head[1:])) for each, head in shown)]


def _looked_up(sheets: Sheets, deal: PlayedDeal, own: HandWorth, _: Words) -> Mapping[str, Formula]:
    """Return what a deal has on the sheet of results, by the codes of its columns."""
    columns, line, words = sheets.columns, own.line, deal_words(deal.outcome, _)

    def of_deal(column: int, value: str) -> Formula:
        return _shown(sheets.cell(deal.place, column), value)

    def shown(column: int, value: float | str | None) -> Formula:
        return _shown(sheets.result(deal.place, column, own.hand), value)

    score = sheets.result(deal.place, columns.score, own.hand)
    held = sheets.cell(deal.place, columns.tables_in)
    return {
        "contract": of_deal(PLAYED, words.contract),
        "declarer": of_deal(PLAYED + 1, words.declarer),
        "ended": of_deal(PLAYED + 3, words.ended),
        "points": shown(columns.points, own.points),
        "matchpoints": shown(columns.matchpoints, line.matchpoints if line else None),
        "top": Formula(f'=IF({score}="","",2*({held}-1))', line.group.top if line else ""),
        "percent": shown(columns.percent, None if own.percent is None else float(own.percent)),
        "worth": shown(columns.worth, worth_value(own)),
    }


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
