"""The seating card: a player's evening to carry in the hand, as far as the seats are known."""

from dataclasses import dataclass

from whist_td.formats.club_night.paper.facts import card_key
from whist_td.formats.club_night.paper.parts import put_people, round_by_round_sentence
from whist_td.formats.club_night.views.paper_views import (
    ClubPapers,
    PaperTable,
    SeatingCard,
    SeatingLine,
)
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.paper.card import FIGURE, STRONG, LinedCard, put_head, rounds_text
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.header_footer import chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page, Tile
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.players.views.movement_views import Presence
from whist_td.words.words import N_, Words

_ROUND, _TABLE, _SEAT, _FIRST, _LAST = range(5)
_FLAG = Type(Face.BOLD, 11, 7, grey=1)
_FLAG_WIDTH = 38 * MM
_ROW_LEAST, _ROW_MOST = 9 * MM, 13 * MM
_AWAY = {
    Presence.SITS_OUT: (N_("SIT OUT"), N_("You do not play this round.")),
    Presence.NOT_YET: (N_("NOT YET"), N_("You join later.")),
    Presence.GONE: (N_("LEFT"), N_("You have left.")),
}


def pages(of: ClubPapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each player, several to a page, with the cuts between them."""
    rounds = [line.round for card in of.seating_cards[:1] for line in card.lines]
    is_sided = any(
        line.table.is_sided for card in of.seating_cards for line in card.lines if line.table
    )
    foot = _("A mistake? Somebody in your seat? Call the director before the first card.")
    if of.is_round_by_round:
        foot = f"{round_by_round_sentence(_)} {foot}"
    frame = LinedCard(
        sheet(size, Orientation.PORTRAIT),
        of.details,
        _columns(_, together=is_sided),
        len(rounds),
        foot,
        _ROW_LEAST,
        4,
        _ROW_MOST,
    )
    layout = _Layout(frame, rounds, _)
    chosen = (each for each in of.seating_cards if wanted(card_key(of, each.player.number)))
    tiles = [layout.tile(card, part) for card in chosen for part in frame.parts]
    return frame.tiling.pages(tiles)


def _columns(_: Words, *, together: bool) -> tuple[GridColumn, ...]:
    others = _("Against") if together else _("With these players")
    partner = (GridColumn(_("With partner"), 44, align=Align.LEFT),) if together else ()
    return (
        GridColumn(_("Rd."), 11),
        GridColumn(_("Table"), 16),
        GridColumn(_("Your seat"), 21),
        *partner,
        GridColumn(others, 96 if together else 144, align=Align.LEFT),
    )


@dataclass(frozen=True)
class _Layout:
    frame: LinedCard
    rounds: list[int]
    words: Words

    def tile(self, card: SeatingCard, part: range) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"seating-{part[0]}", lambda own: self._draw_fixed(own, part))
            self._draw_card(pen, card, part)

        return Tile(str(card.player.number), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            number = str(self.rounds[index])
            pen.put(number, grid.cells(row)[_ROUND], STRONG, Align.CENTRE, pad=0)

    def _draw_card(self, pen: Pen, card: SeatingCard, part: range) -> None:
        player = card.player
        which = rounds_text(part, len(self.frame.parts), self.words)
        below = " · ".join(text for text in (player.club, which) if text)
        put_head(pen, self.frame.tiling.box, player.number, player.name, below)
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            self._draw_line(pen, grid.cells(row), card.lines[index])

    def _draw_line(self, pen: Pen, cells: list[Box], line: SeatingLine) -> None:
        table = line.table
        if table is None:
            self._draw_away(pen, cells, line.presence)
            return
        pen.put(str(table.table), cells[_TABLE], FIGURE, Align.CENTRE, pad=0)
        seat = seat_name(line.seat, len(table.players), self.words)
        pen.put(seat, cells[_SEAT], STRONG, Align.CENTRE)
        groups = [table.others(line.seat)]
        if len(cells) > _LAST:
            groups.insert(0, table.partners(line.seat))
        for group, cell in zip(groups, cells[_FIRST:], strict=True):
            put_people(pen, cell, self._people(table, group), self.words)

    def _people(self, table: PaperTable, seats: tuple[int, ...]) -> list[tuple[int, str]]:
        return [(table.players[seat].number, table.players[seat].name) for seat in seats]

    def _draw_away(self, pen: Pen, cells: list[Box], presence: Presence) -> None:
        _ = self.words
        flag, sentence = _AWAY[presence]
        first, last = cells[_TABLE], cells[-1]
        room = Box(first.x, first.y, last.right - first.x, first.height)
        chip(pen, _(flag), room.left(_FLAG_WIDTH).inset(1.5 * MM, 1.4 * MM), _FLAG)
        pen.put(_(sentence), room.beside(_FLAG_WIDTH + 1 * MM), STRONG)
