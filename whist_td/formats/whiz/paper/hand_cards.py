"""A card for each player to take home: the hands held, what came of them, and what was in them."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from whist_td.formats.whiz.paper.parts import mistake, outcome_text
from whist_td.formats.whiz.views.deal_pages import DealSeen, deals_seen
from whist_td.formats.whiz.views.paper_views import WhizPapers
from whist_td.formats.whiz.views.results import BoardSheet, PlayedDeal, PlayerSheet
from whist_td.formats.whiz.words.deal_listings import percent_text, player_deals, points_text
from whist_td.formats.whiz.words.deal_pages import contract_words
from whist_td.formats.whiz.words.hands import SUIT_ORDER, suit_text
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.header_footer import SMALL, nothing_yet, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.listings import set_columns
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.listings import Media
from whist_td.words.words import Words, decimal

_HEAD, _ROW, _ROW_LEAST, _FOOT = 9 * MM, 10 * MM, 7 * MM, 6 * MM
_PLAIN, _STRONG = Type(Face.REGULAR, 10), Type(Face.SEMIBOLD, 10.5)
_CARDS = Type(Face.SEMIBOLD, 10.5)
_SIGN = 2.9 * MM
_WIDTHS = {"board": 7, "hand": 10, "result": 20, "points": 13, "percent": 13}


def pages(of: WhizPapers, size: PageSize, _: Words, only: SheetFilter = every) -> list[Page]:
    """Return a card for each player, once everybody may see the deals."""
    page, seen = sheet(size, Orientation.PORTRAIT), deals_seen(of.event)
    if not seen:
        texts = (_("Your hands"), _("The hands are not released yet."))
        return [nothing_yet(page, texts, mistake(_), of.details, _)]
    layout = _Layout(page, of, seen, {each.board: each for each in of.so_far.boards}, _)
    chosen = (each for each in of.so_far.players if only(str(each.standing.player)))
    return [one for each in chosen for one in layout.pages(each)]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: WhizPapers
    seen: Mapping[int, DealSeen]
    boards: Mapping[int, BoardSheet]
    words: Words

    def pages(self, player: PlayerSheet) -> list[Page]:
        room = self.sheet.body.height - 20 * MM - _HEAD - _FOOT
        deals = sorted(player.deals, key=lambda deal: deal.place.board)
        parts = shares(len(deals), int(room // _ROW_LEAST)) or [range(0)]
        return [self._page(player, [deals[index] for index in part]) for part in parts]

    def _page(self, player: PlayerSheet, deals: list[PlayedDeal]) -> Page:
        number = str(player.standing.player)
        return Page(self.sheet, number, lambda pen: self._draw(pen, player, deals))

    def _draw(self, pen: Pen, player: PlayerSheet, deals: list[PlayedDeal]) -> None:
        _, standing = self.words, player.standing
        name = _("Your hands · {number} {name}", number=standing.player, name=standing.name)
        room = page_heading(pen, self.sheet.body, name, self.of.details, _)
        pen.put(mistake(_), room.lower(_FOOT), SMALL, pad=0)
        self._draw_deals(pen, room.above(_FOOT), player, deals)

    def _draw_deals(
        self, pen: Pen, room: Box, player: PlayerSheet, deals: list[PlayedDeal]
    ) -> None:
        """Draw what every sheet tells of a player's deals, with the cards and what was in them."""
        _ = self.words
        listed = player_deals(player, self.of.event.settings, _).on(Media.PAPER)
        board, hand, *rest = set_columns(
            [each for each in listed if each.code in _WIDTHS], _WIDTHS, _HEAD, _WIDTHS
        )
        columns = (
            *(board, hand, GridColumn(_("Cards"), 62, align=Align.LEFT), *rest),
            *(GridColumn(_("Room’s mean"), 14), GridColumn(_("Best auction"), 24)),
        )
        box = snug(room, max(len(deals), 1), _ROW, _HEAD)
        grid = Grid(box, columns, max(len(deals), 1), _HEAD)
        grid.draw(pen)
        for line, deal in enumerate(deals):
            self._draw_deal(pen, grid.cells(line), deal, player.standing.player)

    def _draw_deal(self, pen: Pen, cells: list[Box], deal: PlayedDeal, player: int) -> None:
        _, own, board = self.words, deal.of(player), deal.place.board
        seen = self.seen.get(board)
        pen.put(str(board), cells[0], _STRONG, Align.CENTRE, pad=0)
        pen.put(whiz_label(own.hand, _), cells[1], _PLAIN, Align.CENTRE, pad=0)
        if seen is not None:
            self._draw_cards(pen, cells[2], seen.deal.hand(own.hand.value))
        # The mean of the points of all who held a hand
        deals = self.boards[board].deals if board in self.boards else ()
        points = [p for deal in deals if (p := deal.hands[own.hand.index].points) is not None]
        texts = (
            outcome_text(deal.outcome, _),
            points_text(own),
            percent_text(own.percent, _),
            (decimal(Fraction(sum(points), len(points)), self.words, 1) if points else "–"),
            self._best(seen),
        )
        for text, cell in zip(texts, cells[3:], strict=True):
            pen.put(text, cell, _PLAIN, Align.CENTRE, pad=0.4 * MM)

    def _draw_cards(self, pen: Pen, cell: Box, hand: tuple[str, ...]) -> None:
        x = cell.x + 1 * MM
        for suit in SUIT_ORDER:
            text = suit_text(hand, suit, self.words, "")
            wide = width(text, _CARDS.face, _CARDS.size)
            pen.suit(suit, x, cell.y + (cell.height - _SIGN) / 2, _SIGN)
            pen.write(text, x + _SIGN + 0.5 * MM, cell.y + cell.height / 2 - 1.3 * MM, _CARDS)
            x += _SIGN + wide + 2 * MM

    def _best(self, seen: DealSeen | None) -> str:
        best = seen.best if seen else None
        if best is None or best.contract is None or best.declarer is None:
            return self.words("pass") if best else "–"
        return f"{contract_words(best.contract, self.words)} {best.declarer.value}"
