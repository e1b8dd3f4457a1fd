"""The guide card: a player's whole evening, to carry in the hand."""

from dataclasses import dataclass

from whist_td.formats.whiz.paper.parts import deals_text, put_sitter
from whist_td.formats.whiz.views.paper_views import GuideCard, GuideLine, WhizPapers
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import FIGURE, STRONG, WORD, LinedCard, put_head, rounds_text
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.header_footer import chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page, Tile
from whist_td.paper.pen import Align, Pen
from whist_td.players.views.presence import Presence
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


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return a card for each player, several to a page, with the cuts between them."""
    plan = of.plan
    paper = sheet(size, Orientation.PORTRAIT)
    frame = LinedCard(paper, plan.details, _columns(_), len(plan.rounds), _correction(_))
    layout = _Layout(frame, _)
    tiles = [layout.tile(card, part) for card in plan.cards for part in frame.parts]
    return frame.tiling.pages(tiles)


def _columns(_: Words) -> tuple[GridColumn, ...]:
    return (
        GridColumn(_("Rd."), 12),
        GridColumn(_("Table"), 17),
        GridColumn(_("Your seat"), 18),
        GridColumn(_("Deals"), 20),
        GridColumn(_("With"), 47, align=Align.LEFT),
        GridColumn("", 47, align=Align.LEFT),
        GridColumn(_("Then"), 31, align=Align.LEFT),
    )


def _correction(_: Words) -> str:
    return _("A mistake? Somebody in your seat, or the wrong deals? Stop and call the director.")


@dataclass(frozen=True)
class _Layout:
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
        for sitter, cell in zip(line.others, cells[_FIRST:_THEN], strict=False):
            put_sitter(pen, sitter, cell, sitter.hand.value)

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
