"""The movement in people’s hands: guide cards, table cards, and the list of who begins where."""

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.paper.parts import deals_text, domy_seat, put_sitter
from whist_td.formats.whiz.views.paper_views import (
    GuideCard,
    GuideLine,
    Onward,
    WhizPapers,
    WhizTableCard,
    WhizTableLine,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import FIGURE, STRONG, WORD, CardFace, LinedCards
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import NamedPlayer, draw_away, name_pages, seat_words
from whist_td.players.views.movement_views import Presence
from whist_td.words.words import Words

_ROUND, _TABLE, _SEAT, _DEALS, _FIRST, _SECOND, _THEN = range(7)
_ARROW = 9 * MM
_CARD_ROUND, _CARD_DEALS, _NORTH, _EAST, _SOUTH, _NEXT = range(6)
_ROW_LEAST, _ROW_MOST = 9.5 * MM, 17 * MM
_ONWARD_ARROW = 8 * MM
_SHARED = 0.4
"""The part of the cell for the copy, and the tables that have another."""


def guide_cards(of: WhizPapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a card for each player, several to a page, with the cuts between them."""
    plan = of.plan
    foot = _("A mistake? Somebody in your seat, or the wrong deals? Stop and call the director.")
    paper, rounds = sheet(size, Orientation.PORTRAIT, Use.CUT), range(1, len(plan.rounds) + 1)
    cards = LinedCards(
        "guide", paper, plan.details, _guide_columns(_), rounds, foot, corners=of.corners.people
    )
    chosen = (card for card in plan.cards if only(str(card.player.number)))
    return cards.pages((_guide_face(card, _) for card in chosen), _)


def _guide_columns(_: Words) -> tuple[GridColumn, ...]:
    return (
        GridColumn(_("Rd."), 12),
        GridColumn(_("Table"), 17),
        GridColumn(_("Your seat"), 18),
        GridColumn(_("Deals"), 20),
        GridColumn(_("With"), 47, align=Align.LEFT),
        GridColumn("", 47, align=Align.LEFT),
        GridColumn(_("Then"), 31, align=Align.LEFT),
    )


def _guide_face(card: GuideCard, _: Words) -> CardFace:
    def draw_line(pen: Pen, cells: list[Box], index: int) -> None:
        line, *later = card.lines[index : index + 2]
        _draw_guide_line(pen, cells, line, _)
        _draw_then(pen, cells[_THEN], line, later[0] if later else None, _)

    player = card.player
    return CardFace(player.number, player.name, player.club, draw_line)


def _draw_guide_line(pen: Pen, cells: list[Box], line: GuideLine, _: Words) -> None:
    if line.hand is None:
        draw_away(pen, cells[_TABLE], cells[_SECOND], line.presence, 0.9 * MM, _)
        return
    pen.put(str(line.table), cells[_TABLE], FIGURE, Align.CENTRE, pad=0)
    pen.put(whiz_label(line.hand, _), cells[_SEAT], STRONG, Align.CENTRE)
    pen.put(deals_text(line.deals), cells[_DEALS], STRONG, Align.CENTRE)
    for seated, cell in zip(line.others, cells[_FIRST:_THEN], strict=False):
        put_sitter(pen, seated, cell, seated.hand.value)


def _draw_then(pen: Pen, cell: Box, line: GuideLine, after: GuideLine | None, _: Words) -> None:
    if after is None or after.hand is None:
        pen.put(_rest(after, _), cell.beside(_ARROW), WORD)
        return
    seat = whiz_label(after.hand, _)
    if (line.table, line.hand) == (after.table, after.hand):
        pen.put(_("stay here"), cell.beside(_ARROW), WORD)
        return
    pen.arrow(cell.x + 1.5 * MM, cell.x + _ARROW - 1 * MM, cell.y + cell.height / 2)
    pen.put(str(after.table), cell.beside(_ARROW).left(8 * MM), STRONG, Align.RIGHT)
    pen.put(seat, cell.beside(_ARROW + 8 * MM), WORD)


def _rest(after: GuideLine | None, _: Words) -> str:
    if after is None:
        return _("the end")
    match after.presence:
        case Presence.SITS_OUT:
            return _("sit out")
        case Presence.GONE:
            return _("goodbye")
        case _other:
            return ""


def table_cards(of: WhizPapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a card for each table, two to a page where they fit."""
    plan = of.plan
    foot = _("A mistake? Other people or other boards than here? Call the director first.")
    columns = (
        GridColumn(_("Rd."), 11),
        GridColumn(_("Deals"), 21),
        *(GridColumn(whiz_label(hand, _), 43, align=Align.LEFT) for hand in HANDS),
        GridColumn(_("Boards then go to"), 31, align=Align.LEFT),
    )
    cards = LinedCards(
        "whiz-table",
        sheet(size, Orientation.PORTRAIT, Use.CUT),
        plan.details,
        columns,
        range(1, len(plan.rounds) + 1),
        foot,
        _ROW_LEAST,
        2,
        _ROW_MOST,
        of.corners.tables,
    )
    chosen = (card for card in plan.tables if only(str(card.table)))
    return cards.pages((_table_face(card, _) for card in chosen), _)


def _table_face(card: WhizTableCard, _: Words) -> CardFace:
    title, domy = _("Table {number}", number=card.table), domy_seat(_)
    return CardFace(
        card.table,
        title,
        _("the Domy sits {seat}", seat=domy),
        lambda pen, cells, index: _draw_table_line(pen, cells, card, card.lines[index], _),
    )


def _draw_table_line(
    pen: Pen, cells: list[Box], card: WhizTableCard, line: WhizTableLine, _: Words
) -> None:
    if not line.sitters:
        pen.put(_("nobody plays here"), cells[_NORTH], WORD)
        return
    _draw_deals(pen, cells[_CARD_DEALS], line, _)
    for seated, cell in zip(line.sitters, cells[_NORTH:_NEXT], strict=True):
        put_sitter(pen, seated, cell)
    if line.onward == Onward(line.round + 1, (card.table,)):
        pen.put(_("the boards stay"), cells[_NEXT].beside(_ONWARD_ARROW), WORD)
    else:
        _draw_onward(pen, cells[_NEXT], line, _)


def _draw_deals(pen: Pen, cell: Box, line: WhizTableLine, _: Words) -> None:
    if line.copy:
        copy = _("copy {letter}", letter=line.copy)
        if line.shared_with:
            numbers = ", ".join(map(str, line.shared_with))
            copy = _("copy {letter}; also at {numbers}", letter=line.copy, numbers=numbers)
        pen.put(copy, cell.lower(cell.height * _SHARED), WORD, Align.CENTRE, pad=0.3 * MM)
        cell = cell.above(cell.height * _SHARED)
    pen.put(deals_text(line.deals), cell, STRONG, Align.CENTRE)


def _draw_onward(pen: Pen, cell: Box, line: WhizTableLine, _: Words) -> None:
    if line.onward is None:
        pen.put(_("the director"), cell.beside(_ONWARD_ARROW), WORD)
        return
    pen.arrow(cell.x + 1.5 * MM, cell.x + _ONWARD_ARROW - 1 * MM, cell.y + cell.height / 2)
    tables = line.onward.tables
    numbers = ", ".join(map(str, tables))
    goal = _.plural("table {numbers}", "tables {numbers}", len(tables), numbers=numbers)
    if line.onward.round != line.round + 1:
        goal = _("{tables}, round {round}", tables=goal, round=line.onward.round)
    pen.put_lines(goal, cell.beside(_ONWARD_ARROW), STRONG, pad=0.8 * MM)


def name_list(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    plan = of.plan
    people = (_named(card, _) for card in plan.cards)
    return name_pages(people, plan.details, size, _)


def _named(card: GuideCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.hand is None:
        return NamedPlayer(player.name, player.number)
    seat = seat_words(whiz_label(first.hand, _), first.round, 1, _)
    rests = card.lines[0].presence is Presence.SITS_OUT
    return NamedPlayer(player.name, player.number, first.table, seat, sits_out=rests)
