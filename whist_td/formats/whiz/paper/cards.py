"""The movement in people’s hands: guide cards, table cards, and the list of who begins where."""

from dataclasses import dataclass

from whist_td.core.whiz_game import HANDS
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
from whist_td.paper.card import FIGURE, STRONG, WORD, LinedCard, put_head, rounds_text
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.header_footer import chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page, Tile
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.paper.name_list import NamedPlayer, name_pages, seat_words
from whist_td.players.views.movement_views import Presence
from whist_td.words.words import N_, Words

_ROUND, _TABLE, _SEAT, _DEALS, _FIRST, _SECOND, _THEN = range(7)
_FLAG = Type(Face.BOLD, 11, 7, grey=1)
_FLAG_WIDTH = 38 * MM
_ARROW = 9 * MM
_AWAY = {
    Presence.SITS_OUT: (N_("SIT OUT"), N_("You do not play this round.")),
    Presence.NOT_YET: (N_("NOT YET"), N_("You join later.")),
    Presence.GONE: (N_("LEFT"), N_("You have left.")),
}
_CARD_ROUND, _CARD_DEALS, _NORTH, _EAST, _SOUTH, _NEXT = range(6)
_ROW_LEAST, _ROW_MOST = 9.5 * MM, 17 * MM
_ONWARD_ARROW = 8 * MM
_SHARED = 0.4
"""The part of the cell for the copy, and the tables that have another."""
_SEAT_WIDTH = 30


def guide_cards(
    of: WhizPapers, size: PageSize, _: Words, wanted: SheetFilter = every
) -> list[Page]:
    """Return a card for each player, several to a page, with the cuts between them."""
    plan = of.plan
    paper = sheet(size, Orientation.PORTRAIT)
    frame = LinedCard(
        paper, plan.details, _guide_columns(_), len(plan.rounds), _guide_correction(_)
    )
    layout = _GuideLayout(frame, _)
    chosen = (card for card in plan.cards if wanted(str(card.player.number)))
    tiles = [layout.tile(card, part) for card in chosen for part in frame.parts]
    return frame.tiling.pages(tiles)


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


def _guide_correction(_: Words) -> str:
    return _("A mistake? Somebody in your seat, or the wrong deals? Stop and call the director.")


@dataclass(frozen=True)
class _GuideLayout:
    frame: LinedCard
    words: Words

    def tile(self, card: GuideCard, part: range) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"guide-{part[0]}", lambda own: self._draw_fixed(own, part))
            self._draw_card(pen, card, part)

        return Tile(str(card.player.number), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            pen.put(str(index + 1), grid.cells(row)[_ROUND], STRONG, Align.CENTRE, pad=0)

    def _draw_card(self, pen: Pen, card: GuideCard, part: range) -> None:
        player = card.player
        which = rounds_text(part, len(self.frame.parts), self.words)
        below = " · ".join(text for text in (player.club, which) if text)
        put_head(pen, self.frame.tiling.box, player.number, player.name, below)
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            cells, line = grid.cells(row), card.lines[index]
            self._draw_line(pen, cells, line)
            after = card.lines[index + 1] if index + 1 < len(card.lines) else None
            self._draw_then(pen, cells[_THEN], line, after)

    def _draw_line(self, pen: Pen, cells: list[Box], line: GuideLine) -> None:
        if line.hand is None:
            self._draw_away(pen, cells, line.presence)
            return
        pen.put(str(line.table), cells[_TABLE], FIGURE, Align.CENTRE, pad=0)
        pen.put(whiz_label(line.hand, self.words), cells[_SEAT], STRONG, Align.CENTRE)
        pen.put(deals_text(line.deals), cells[_DEALS], STRONG, Align.CENTRE)
        for seated, cell in zip(line.others, cells[_FIRST:_THEN], strict=False):
            put_sitter(pen, seated, cell, seated.hand.value)

    def _draw_away(self, pen: Pen, cells: list[Box], presence: Presence) -> None:
        _ = self.words
        flag, sentence = _AWAY[presence]
        first, last = cells[_TABLE], cells[_SECOND]
        room = Box(first.x, first.y, last.right - first.x, first.height)
        chip(pen, _(flag), room.left(_FLAG_WIDTH).inset(1.5 * MM, 0.9 * MM), _FLAG)
        pen.put(_(sentence), room.beside(_FLAG_WIDTH + 1 * MM), STRONG)

    def _draw_then(self, pen: Pen, cell: Box, line: GuideLine, after: GuideLine | None) -> None:
        if after is None or after.hand is None:
            pen.put(self._rest(after), cell.beside(_ARROW), WORD)
            return
        seat = whiz_label(after.hand, self.words)
        _ = self.words
        if (line.table, line.hand) == (after.table, after.hand):
            pen.put(_("stay here"), cell.beside(_ARROW), WORD)
            return
        pen.arrow(cell.x + 1.5 * MM, cell.x + _ARROW - 1 * MM, cell.y + cell.height / 2)
        pen.put(str(after.table), cell.beside(_ARROW).left(8 * MM), STRONG, Align.RIGHT)
        pen.put(seat, cell.beside(_ARROW + 8 * MM), WORD)

    def _rest(self, after: GuideLine | None) -> str:
        _ = self.words
        if after is None:
            return _("the end")
        match after.presence:
            case Presence.SITS_OUT:
                return _("sit out")
            case Presence.GONE:
                return _("goodbye")
            case _:
                return ""


def table_cards(
    of: WhizPapers, size: PageSize, _: Words, wanted: SheetFilter = every
) -> list[Page]:
    """Return a card for each table, two to a page where they fit."""
    plan = of.plan
    paper = sheet(size, Orientation.PORTRAIT)
    correction = _("A mistake? Other people or other boards than here? Call the director first.")
    frame = LinedCard(
        paper,
        plan.details,
        _table_columns(_),
        len(plan.rounds),
        correction,
        _ROW_LEAST,
        2,
        _ROW_MOST,
    )
    layout = _TableLayout(frame, _)
    chosen = (card for card in plan.tables if wanted(str(card.table)))
    tiles = [layout.tile(card, part) for card in chosen for part in frame.parts]
    return frame.tiling.pages(tiles)


def _table_columns(_: Words) -> tuple[GridColumn, ...]:
    return (
        GridColumn(_("Rd."), 11),
        GridColumn(_("Deals"), 21),
        *(GridColumn(whiz_label(hand, _), 43, align=Align.LEFT) for hand in HANDS),
        GridColumn(_("Boards then go to"), 31, align=Align.LEFT),
    )


@dataclass(frozen=True)
class _TableLayout:
    frame: LinedCard
    words: Words

    def tile(self, card: WhizTableCard, part: range) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"whiz-table-{part[0]}", lambda own: self._draw_fixed(own, part))
            self._draw_card(pen, card, part)

        return Tile(str(card.table), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            pen.put(str(index + 1), grid.cells(row)[_CARD_ROUND], STRONG, Align.CENTRE, pad=0)

    def _draw_card(self, pen: Pen, card: WhizTableCard, part: range) -> None:
        _ = self.words
        which = rounds_text(part, len(self.frame.parts), _)
        domy = _("the Domy lies in the {seat}", seat=domy_seat(_))
        below = " · ".join(text for text in (domy, which) if text)
        title = _("Table {number}", number=card.table)
        put_head(pen, self.frame.tiling.box, card.table, title, below)
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            self._draw_line(pen, grid.cells(row), card.lines[index])

    def _draw_line(self, pen: Pen, cells: list[Box], line: WhizTableLine) -> None:
        _ = self.words
        if not line.sitters:
            pen.put(_("nobody plays here"), cells[_NORTH], WORD)
            return
        self._draw_deals(pen, cells[_CARD_DEALS], line)
        for seated, cell in zip(line.sitters, cells[_NORTH:_NEXT], strict=True):
            put_sitter(pen, seated, cell)
        self._draw_onward(pen, cells[_NEXT], line)

    def _draw_deals(self, pen: Pen, cell: Box, line: WhizTableLine) -> None:
        _ = self.words
        if line.copy:
            pen.put(
                self._copy(line),
                cell.lower(cell.height * _SHARED),
                WORD,
                Align.CENTRE,
                pad=0.3 * MM,
            )
            cell = cell.above(cell.height * _SHARED)
        pen.put(deals_text(line.deals), cell, STRONG, Align.CENTRE)

    def _copy(self, line: WhizTableLine) -> str:
        _ = self.words
        if not line.shared_with:
            return _("copy {letter}", letter=line.copy)
        numbers = ", ".join(map(str, line.shared_with))
        return _("copy {letter}; also at {numbers}", letter=line.copy, numbers=numbers)

    def _draw_onward(self, pen: Pen, cell: Box, line: WhizTableLine) -> None:
        if line.onward is None:
            _ = self.words
            pen.put(_("the director"), cell.beside(_ONWARD_ARROW), WORD)
            return
        pen.arrow(cell.x + 1.5 * MM, cell.x + _ONWARD_ARROW - 1 * MM, cell.y + cell.height / 2)
        pen.put_lines(
            self._goal(line.onward, line.round), cell.beside(_ONWARD_ARROW), STRONG, pad=0.8 * MM
        )

    def _goal(self, onward: Onward, this_round: int) -> str:
        _ = self.words
        numbers = ", ".join(map(str, onward.tables))
        tables = _.plural(
            "table {numbers}", "tables {numbers}", len(onward.tables), numbers=numbers
        )
        if onward.round == this_round + 1:
            return tables
        return _("{tables}, round {round}", tables=tables, round=onward.round)


def name_list(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    plan = of.plan
    people = (_named(card, _) for card in plan.cards)
    return name_pages(people, plan.details, size, _SEAT_WIDTH, _)


def _named(card: GuideCard, _: Words) -> NamedPlayer:
    player, first = card.player, card.first
    if first is None or first.hand is None:
        return NamedPlayer(player.name, player.number)
    seat = seat_words(whiz_label(first.hand, _), first.round, 1, _)
    return NamedPlayer(player.name, player.number, first.table, seat)
