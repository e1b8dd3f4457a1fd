"""The results of a deal as lines of a sheet: who held what, and what it was worth."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.paper.parts import outcome_text
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.views.results import BoardSheet, HandWorth, PlayedDeal
from whist_td.formats.whiz.words.deal_listings import board_results
from whist_td.paper.fonts import Type
from whist_td.paper.layout import MM, Box
from whist_td.paper.listings import set_columns
from whist_td.paper.page import Grid
from whist_td.paper.pen import Align, Pen
from whist_td.words.listings import Media
from whist_td.words.words import Words

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
