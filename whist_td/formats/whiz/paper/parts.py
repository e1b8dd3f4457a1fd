"""What the sheets of a Whiz tournament share: people at a table, deals, and their arithmetic."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.core.contracts import HANDS, Hand
from whist_td.formats.whiz.rules.notation import Notation, written
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace, Outcome
from whist_td.formats.whiz.rules.settings import Compare, Ranking
from whist_td.formats.whiz.views.paper_views import NumberedDeal, PlayerAtHand
from whist_td.formats.whiz.views.results import BoardSheet, HandWorth, PlayedDeal, WhizResults
from whist_td.formats.whiz.words.deal_listings import board_results
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.card import WORD
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, StateLine, nothing_yet
from whist_td.paper.layout import MM, Box, Sheet
from whist_td.paper.listings import set_columns
from whist_td.paper.page import STRIPE, Grid, Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.listings import Media
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words, decimal, with_minus

COUNTED = {
    (Ranking.MATCHPOINTS, Compare.RAW): N_("matchp."),
    (Ranking.MATCHPOINTS, Compare.NET): N_("matchp."),
    (Ranking.DATUM, Compare.RAW): N_("deviation"),
    (Ranking.DATUM, Compare.NET): N_("deviation"),
    (Ranking.TOTAL, Compare.NET): N_("net score"),
}
"""What is written below the points of a deal, where these are not all that ranks."""
LEGEND = 13 * MM
"""The foot of a sheet that explains its columns."""
PLAYER_NUMBER = Type(Face.BOLD, 13)
NAME = Type(Face.REGULAR, 11)
_ROOMY = 12 * MM
"""From this height on, a cell holds a name that is read from a metre."""
_LARGE_NUMBER, _LARGE_NAME = Type(Face.BOLD, 18), Type(Face.REGULAR, 13.5)
_NUMBER_ROOM, _LARGE_ROOM = 9 * MM, 11 * MM
_ROSE_SEAT = Type(Face.BOLD, 11)
_ROSE_DEALER = Type(Face.BOLD, 11, grey=1)
_ROSE_DOMY = Type(Face.SEMIBOLD, 9)
_ROSE_COLUMNS = (1.3, 1, 1)
"""The Domy stands in letters, the others by a sign."""
_ROSE_SHAPE = 1.45
"""How much wider than high the four seats of a table are drawn."""


def outcome_text(outcome: Outcome, _: Words) -> str:
    """Return what came of a deal as players write it: "10H S +1", in French "10C S +1"."""
    if isinstance(outcome, Adjusted):
        return _("adjusted")
    return with_minus(written(outcome, Notation(_.language.value)))


def percent_sign(percent: Fraction, _: Words) -> str:
    """Return the percent of an adjusted score: "40 %"."""
    return _("{percent} %", percent=decimal(percent, _))


def legend(of: WhizResults, _: Words) -> tuple[str, str]:
    """Explain how the columns come about, and say what to do about a mistake."""
    compare = of.settings.compare
    lines = (line for board in of.boards for hand in board.frequencies for line in hand)
    sentences = [
        _("Matchpoints: 2 for each player beaten who held the same hand, 1 for each tied."),
        _("Net scores: twice one’s own points less the others’.") if compare is Compare.NET else "",
        _("If results are missing, Neuberg’s formula makes up for them.")
        if any(line.group.has_neuberg for line in lines)
        else "",
    ]
    return " ".join(text for text in sentences if text), mistake(_)


def mistake(_: Words) -> str:
    """Say what to do about a mistake."""
    return _("A mistake? Tell the director: any deal can be corrected.")


def no_deals(sheet: Sheet, title: str, of: WhizResults, _: Words) -> Page:
    """Return the page of a paper of results as long as no deal counts."""
    texts = (title, _("No deal counts yet."))
    return nothing_yet(sheet, texts, legend(of, _)[-1], of.details, _)


def state_line(of: WhizResults, page: Sheet, _: Words) -> StateLine:
    """Return what is still missing of results, to be said below the heading of a page."""
    return StateLine(missing_sentence(of.standings.reach, _), page.body.width)


def draw_legend(pen: Pen, box: Box, of: WhizResults, _: Words) -> None:
    """Write the explanations at the foot of a sheet."""
    for text in legend(of, _):
        box = pen.paragraph(text, box, SMALL)


def deals_text(deals: Sequence[NumberedDeal]) -> str:
    """Return the deals that lie at a table: "5–8"."""
    if not deals:
        return ""
    first, last = deals[0].number, deals[-1].number
    return str(first) if first == last else f"{first}–{last}"


def domy_seat(_: Words) -> str:
    """Return the Domy's place."""
    return _("West")


def deal_facts(deal: NumberedDeal, _: Words) -> str:
    """Say who deals, and where the Domy is."""
    dealer = whiz_label(deal.dealer, _)
    return _("dealer {dealer} · Domy {seat}", dealer=dealer, seat=domy_seat(_))


def put_sitter(pen: Pen, seated: PlayerAtHand, cell: Box, lead: str = "") -> None:
    """Write a player's number and name, after the letter of the seat where that is wanted."""
    if lead:
        pen.put(lead, cell.left(4.5 * MM), WORD, Align.CENTRE, pad=0)
        cell = cell.beside(4.5 * MM)
    is_roomy = cell.height > _ROOMY
    number, name = (_LARGE_NUMBER, _LARGE_NAME) if is_roomy else (PLAYER_NUMBER, NAME)
    room = _LARGE_ROOM if is_roomy else _NUMBER_ROOM
    pen.put(str(seated.player.number), cell.left(room), number, Align.RIGHT, pad=0.8 * MM)
    pen.put_lines(seated.player.name, cell.beside(room), name, pad=0.6 * MM)


def draw_rose(pen: Pen, box: Box, dealer: Hand, _: Words) -> None:
    """Draw a table from above: the Domy in the West, the dealer white on black."""
    high = min(box.height, box.width / _ROSE_SHAPE)
    wide = high * _ROSE_SHAPE
    rose = Box(box.middle - wide / 2, box.y + (box.height - high) / 2, wide, high)
    across = [Box(cell.x, rose.y, cell.width, high) for cell in rose.columns(_ROSE_COLUMNS)]
    third = high / 3
    seats = {
        Hand.NORTH: across[1].upper(third),
        Hand.EAST: across[2].below(third).upper(third),
        Hand.SOUTH: across[1].lower(third),
    }
    pen.fill(across[1].below(third).upper(third).inset(0.4 * MM), STRIPE, 1 * MM)
    for hand, seat in seats.items():
        place = seat.inset(0.5 * MM)
        setting = _ROSE_SEAT
        if hand is dealer:
            pen.fill(place, radius=0.8 * MM)
            setting = _ROSE_DEALER
        size = min(_ROSE_SEAT.size, place.height * 1.2)
        letter = Type(setting.face, size, grey=setting.grey)
        pen.put(hand.value, place, letter, Align.CENTRE, pad=0)
    domy = across[0].below(third).upper(third)
    pen.put("Domy", domy.inset(0, 0.4 * MM), _ROSE_DOMY, Align.CENTRE, pad=0)


MARK = "*"
"""Beside the table of a result that was not planned there."""
HEAD = 7 * MM
NUMBER = 8
"""The millimetres that a player's number takes, left of the name."""


@dataclass(frozen=True)
class ResultLines:
    """The results of a deal in columns of given widths, by the codes of their columns."""

    board: BoardSheet
    widths: Mapping[str, float]
    result: Type
    strong: Type
    """Of numbers, and of what was scored."""
    plain: Type
    name: Type
    words: Words
    unplanned: frozenset[BoardPlace] = frozenset()

    def draw(self, pen: Pen, box: Box, deals: Sequence[PlayedDeal]) -> None:
        """Draw some of the results below their headings."""
        listing = board_results(self.board, self.words)
        columns = [each for each in listing.on(Media.PAPER) if self.widths[each.code]]
        heads = set_columns(columns, self.widths, HEAD, ("result", "who"))
        grid = Grid(box, heads, len(deals), HEAD)
        grid.draw(pen)
        for row, deal in enumerate(deals):
            hands = iter(HANDS)
            for column, drawn, cell in zip(columns, grid.columns, grid.cells(row), strict=True):
                text = column.cell(deal).text
                match column.code:
                    case "who":
                        self._draw_who(pen, cell, deal.hands[next(hands).index])
                    case "result":
                        text = outcome_text(deal.outcome, self.words)
                        pen.put(text, cell, self.result, Align.CENTRE, pad=0)
                    case "table":
                        mark = MARK if deal.place in self.unplanned else ""
                        pen.put(f"{text}{mark}", cell, self.plain, Align.CENTRE)
                    case code:
                        letters = self.strong if code == "points" else self.plain
                        pen.put(text, cell, letters, drawn.align, pad=0.4 * MM)

    def _draw_who(self, pen: Pen, cell: Box, worth: HandWorth) -> None:
        number = str(worth.player.number)
        pen.put(number, cell.left(NUMBER * MM), self.strong, Align.RIGHT, pad=0.6 * MM)
        pen.put_lines(worth.player.name, cell.beside(NUMBER * MM), self.name, pad=0.6 * MM)
