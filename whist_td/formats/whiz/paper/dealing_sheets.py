"""What boards are made up by: a slip for each, which folds over its hands, and how a pack is dealt.

They show hands that nobody may see: they are printed on purpose, never with the other papers.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.core.contracts import Strain, dealer_of
from whist_td.core.events import Details
from whist_td.deals.cards import PLACES, RANKS, Deal
from whist_td.formats.whiz.paper.deal_pages import draw_hand
from whist_td.formats.whiz.words.dealings import seal_lines
from whist_td.formats.whiz.words.hands import SUIT_ORDER, rank_text, seat_letter
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, occasion, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, sheet
from whist_td.paper.page import STRIPE, Page, Tile, Tiling
from whist_td.paper.papers import Paper, render
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import N_, Words

_SLIPS, _LISTS = 3, 4
"""So many stand on a page, one below the other."""
_PARTS = 3
"""A slip folds twice: the number stays outside, two hands lie upon the two others."""
_NUMBER = Type(Face.BOLD, 60, 24)
_DEALER = Type(Face.SEMIBOLD, 13)
_RANK = Type(Face.REGULAR, 13)
_SEAT = Type(Face.BOLD, 21)
_GAP = 3 * MM
_LINE = 5 * MM
_LIST_HEAD = 11 * MM
_LIST_NUMBER = Type(Face.BOLD, 26, 14)


@dataclass(frozen=True)
class BoardsToMake:
    """The boards of an event that are made up with their cards."""

    details: Details
    deals: Mapping[int, Deal]


def _slips(of: BoardsToMake, size: PageSize, _: Words) -> list[Page]:
    tiling = Tiling(sheet(size, Orientation.PORTRAIT, Use.CUT), 1, _SLIPS)
    slip = _Slip(tiling, of.details, _)
    return tiling.pages([slip.tile(board, deal) for board, deal in of.deals.items()])


@dataclass(frozen=True)
class _Slip:
    tiling: Tiling
    details: Details
    words: Words

    def tile(self, board: int, deal: Deal) -> Tile:
        return Tile(str(board), lambda pen: self._draw(pen, board, deal))

    def _draw(self, pen: Pen, board: int, deal: Deal) -> None:
        box, step = self.tiling.box, self.tiling.step[0] / _PARTS
        # The folds share the paper out, and not what is printed on it: the parts cover each other.
        outside = box.left(step - box.x).inset(_GAP, 0)
        pages = [Box(step * part, box.y, step, box.height).inset(_GAP, 0) for part in (1, 2)]
        inside = pages[1]
        pages[1] = inside.left(min(inside.width, box.right - inside.x))
        self._draw_outside(pen, outside, board)
        for page, places in zip(pages, (PLACES[:2], PLACES[2:]), strict=True):
            for half, place in zip((page.upper, page.lower), places, strict=True):
                draw_hand(pen, half(page.height / 2).inset(0, 1 * MM), deal, place, self.words)
        for part in range(1, _PARTS):
            for at in range(int(box.height / (2 * MM))):  # a dotted line where it is folded
                y = box.y + at * 2 * MM
                pen.rule((step * part, y), (step * part, y + 0.8 * MM), 0.3)

    def _draw_outside(self, pen: Pen, box: Box, board: int) -> None:
        _ = self.words
        pen.put(self.details.name, box.upper(_LINE), SMALL, pad=0)
        pen.put(occasion(self.details, _), box.below(_LINE).upper(_LINE), SMALL, pad=0)
        rest = box.below(2 * _LINE)
        pen.put(str(board), rest.upper(30 * MM), _NUMBER, Align.CENTRE, pad=0)
        dealer = _("Dealer {dealer}", dealer=whiz_label(dealer_of(board), _))
        pen.put(dealer, rest.below(30 * MM).upper(7 * MM), _DEALER, Align.CENTRE, pad=0)
        hint = _(
            "Fold at both dotted lines, the hands inside and this part outside. The players do not "
            "make up their own boards."
        )
        pen.paragraph(hint, rest.below(39 * MM), SMALL)


def _sorting_lists(of: BoardsToMake, size: PageSize, _: Words) -> list[Page]:
    tiling = Tiling(sheet(size, Orientation.PORTRAIT, Use.CUT), 1, _LISTS)
    lists = _SortingList(tiling.box, _)
    return tiling.pages([lists.tile(board, deal) for board, deal in of.deals.items()])


@dataclass(frozen=True)
class _SortingList:
    box: Box
    words: Words

    def tile(self, board: int, deal: Deal) -> Tile:
        return Tile(str(board), lambda pen: self._draw(pen, board, deal))

    def _draw(self, pen: Pen, board: int, deal: Deal) -> None:
        _, head = self.words, self.box.upper(_LIST_HEAD)
        pen.put(_("Board {board}", board=board), head.left(48 * MM), _LIST_NUMBER, pad=0)
        hint = _(
            "The pack face down in this order, the ace of spades on top. Deal each card where its "
            "letter says: {letter} is the Domy.",
            letter=seat_letter(PLACES[-1], _),
        )
        pen.paragraph(hint, head.beside(50 * MM).below(1 * MM), SMALL)
        holders = {card: place for place in PLACES for card in deal.hand(place)}
        rows = self.box.below(_LIST_HEAD)
        high = rows.height / len(SUIT_ORDER)
        for row, suit in enumerate(SUIT_ORDER):
            self._draw_suit(pen, rows.below(row * high).upper(high), suit, holders)

    def _draw_suit(self, pen: Pen, row: Box, suit: Strain, holders: Mapping[str, str]) -> None:
        sign = 5 * MM
        pen.suit(suit, row.x, row.y + (row.height - sign) / 2, sign)
        cells = row.beside(9 * MM).columns([1] * len(RANKS))
        for rank, cell in zip(RANKS, cells, strict=True):
            inside = cell.inset(0.4 * MM)
            place = holders[suit.value + rank]
            if place == PLACES[-1]:
                pen.fill(inside, STRIPE, 0.8 * MM)
            pen.frame(inside, 0.4, 0.8 * MM)
            small = inside.left(inside.width * 0.46)
            pen.put(rank_text(rank, self.words), small, _RANK, Align.CENTRE, pad=0.2 * MM)
            letter = inside.beside(inside.width * 0.46)
            pen.put(seat_letter(place, self.words), letter, _SEAT, Align.CENTRE, pad=0.2 * MM)


_SEAL = Type(Face.BOLD, 54, 20)
_SEAL_LINE = 25 * MM
_WORD = Type(Face.REGULAR, 16)


@dataclass(frozen=True)
class WallSheet:
    """What hangs on the wall before the first board."""

    details: Details
    seal: str


def _wall_pages(of: WallSheet, size: PageSize, _: Words) -> list[Page]:
    wall = sheet(size, Orientation.LANDSCAPE, Use.HUNG)

    def draw(pen: Pen) -> None:
        title = _("Commitment of the deals")
        rest = page_heading(pen, wall.body, title, of.details, _)
        groups = [half.split() for half in seal_lines(of.seal)]
        for line in (part for group in groups for part in (group[:2], group[2:])):
            pen.put("   ".join(line), rest.upper(_SEAL_LINE), _SEAL, Align.CENTRE, pad=0)
            rest = rest.below(_SEAL_LINE)
        text = _(
            "This number belongs to a secret from which the program dealt all boards. After the "
            "last board the secret is published, and anybody can check that it makes this number "
            "and these deals: nobody chose the cards. A word called out by the room once this is "
            "on the wall may be mixed in."
        )
        pen.paragraph(text, rest.below(8 * MM), _WORD)

    return [Page(wall, _("Commitment of the deals"), draw)]


_WALL = Paper("commitment", N_("Commitment of the deals"), _wall_pages, before_play=True)


def wall_sheet(of: WallSheet, size: PageSize, _: Words) -> bytes:
    """Return the sheet with the commitment, for the wall."""
    return render([_WALL], of, size, _)


SHEETS = (
    Paper("deal-slips", N_("Board slips"), _slips, before_play=True),
    Paper("sorting-lists", N_("Sorting lists"), _sorting_lists, before_play=True),
)


def dealing_sheets(of: BoardsToMake, size: PageSize, _: Words) -> bytes:
    """Return the slips of all boards, then the lists by which a pack in order is dealt."""
    return render(SHEETS, of, size, _)
