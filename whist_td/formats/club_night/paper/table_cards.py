"""The table card: who sits where at a table, in each round that is seated so far."""

from dataclasses import dataclass

from whist_td.formats.club_night.paper.facts import card_key
from whist_td.formats.club_night.paper.parts import put_person, round_by_round_sentence
from whist_td.formats.club_night.rules.settings import AT_TABLE
from whist_td.formats.club_night.views.paper_views import ClubPapers, ClubTableCard, PaperTable
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.seats import seat_name, seat_sign
from whist_td.paper.card import STRONG, WORD, LinedCard, put_head, rounds_text
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Page, Tile
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_ROW_LEAST, _ROW_MOST = 9.5 * MM, 17 * MM
_SIGN = Type(Face.SEMIBOLD, 10, 6)
_SIGN_WIDTH = 5 * MM


def pages(of: ClubPapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each table, two to a page where they fit."""
    rounds = [each.number for each in of.card_rounds]
    foot = _("A mistake? Other people than here? Call the director before the first card.")
    if of.is_round_by_round:
        foot = f"{round_by_round_sentence(_)} {foot}"
    paper, game = sheet(size, Orientation.PORTRAIT), game_name(of.evening.game.code, _)

    def layout(most: int) -> _Layout:
        columns = _columns(most, _)
        frame = LinedCard(paper, of.details, columns, len(rounds), foot, _ROW_LEAST, 2, _ROW_MOST)
        return _Layout(frame, rounds, most, game, _)

    frame = layout(AT_TABLE).frame
    chosen = (card for card in of.table_cards if wanted(card_key(of, card.table)))
    tiles = [layout(most_at(card)).tile(card, part) for card in chosen for part in frame.parts]
    return frame.tiling.pages(tiles)


def most_at(card: ClubTableCard) -> int:
    """Return how many columns a card needs: the most who sit at the table in any round."""
    return max((len(table.players) for table in card.lines if table), default=AT_TABLE)


def _columns(most: int, _: Words) -> tuple[GridColumn, ...]:
    names = (seat_name(seat, most, _) for seat in range(most))
    return (
        GridColumn(_("Rd."), 11),
        *(GridColumn(name.capitalize(), 180 / most, align=Align.LEFT) for name in names),
    )


@dataclass(frozen=True)
class _Layout:
    frame: LinedCard
    rounds: list[int]
    most: int
    game: str
    words: Words

    def tile(self, card: ClubTableCard, part: range) -> Tile:
        def draw(pen: Pen) -> None:
            pen.stamp(f"club-table-{self.most}-{part[0]}", lambda own: self._draw_fixed(own, part))
            self._draw_card(pen, card, part)

        return Tile(str(card.table), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            pen.put(str(self.rounds[index]), grid.cells(row)[0], STRONG, Align.CENTRE, pad=0)

    def _draw_card(self, pen: Pen, card: ClubTableCard, part: range) -> None:
        _ = self.words
        which = rounds_text(part, len(self.frame.parts), _)
        below = " · ".join(text for text in (self.game, which) if text)
        title = _("Table {number}", number=card.table)
        put_head(pen, self.frame.tiling.box, card.table, title, below)
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            self._draw_line(pen, grid.cells(row), card.lines[index])

    def _draw_line(self, pen: Pen, cells: list[Box], table: PaperTable | None) -> None:
        if table is None:
            _ = self.words
            pen.put(_("nobody plays here"), cells[1], WORD)
            return
        players = len(table.players)
        for seat, (player, cell) in enumerate(zip(table.players, cells[1:], strict=False)):
            if players == AT_TABLE < self.most:
                # The headings are those of the larger table: here seats have other names.
                sign = seat_sign(seat, players, self.words)
                pen.put(sign, cell.left(_SIGN_WIDTH), _SIGN, Align.CENTRE, pad=0)
                put_person(pen, cell.beside(_SIGN_WIDTH), player.number, player.name)
            else:
                put_person(pen, cell, player.number, player.name)
