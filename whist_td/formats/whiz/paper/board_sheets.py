"""A sheet for each deal: all results, what they were worth, and how often each score occurred."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.paper.parts import (
    HEAD,
    LEGEND,
    MARK,
    NUMBER,
    ResultLines,
    deal_facts,
    draw_legend,
    no_deals,
    state_line,
)
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.views.paper_views import NumberedDeal, WhizPapers
from whist_td.formats.whiz.views.results import BoardSheet, PlayedDeal, WhizResults
from whist_td.formats.whiz.words.deal_listings import frequencies
from whist_td.formats.whiz.words.deals import adjusted_sentence
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.header_footer import HEADING, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.listings import set_columns
from whist_td.paper.page import Grid, Page
from whist_td.paper.pen import PADDING, Pen
from whist_td.words.listings import Media
from whist_td.words.words import Words

_TITLE = Type(Face.BOLD, 17, 10)
_FACTS = Type(Face.REGULAR, 11)
_RESULT = Type(Face.BOLD, 11.5)
_PLAIN = Type(Face.REGULAR, 10)
_STRONG = Type(Face.SEMIBOLD, 10.5)
_NAME = Type(Face.REGULAR, 9)
_TITLE_LINE = 7.5 * MM
_ROW, _TALL_ROW, _ROW_OF_TWO = 5.6 * MM, 5 * MM, 6.75 * MM
"""How high a result is, and where a name takes two lines."""
_NARROWED = 0.8
"""By how much a name is narrowed upright before it takes two lines."""
_LINE = 4.6 * MM
_GAP = 2 * MM
_BETWEEN = 3.5 * MM
_WIDTHS = {"round": 9, "table": 10, "result": 28, "who": 40, "points": 11, "matchpoints": 17}
_WIDTHS |= {"percent": 14}
_TALL_WIDTHS = {"round": 8, "table": 9, "result": 26, "who": 31, "points": 9, "matchpoints": 0}
_TALL_WIDTHS |= {"percent": 13}
"""On a page upright the matchpoints of a score stand with how often it occurred."""
_PLACE = ("round", "table", "result")
_SCORES, _TALL_SCORES = (14, 14, 14, 22, 13), (9, 8.5, 8.5, 16, 12)
"""The widths of score, times, beats, matchpoints and percent."""


@dataclass(frozen=True)
class _Block:
    """Some of the lines of a deal: results, then frequencies."""

    board: BoardSheet
    deals: range
    lines: range
    """Of the frequency tables."""
    row: float
    unplanned: frozenset[BoardPlace]
    """What was played where the movement has other people, or another deal."""

    @property
    def strays(self) -> bool:
        """Whether some of its results stand where they were not planned."""
        return any(self.board.deals[index].place in self.unplanned for index in self.deals)

    @property
    def adjusted(self) -> list[PlayedDeal]:
        """Those whose score was adjusted for a reason."""
        deals = (self.board.deals[index] for index in self.deals)
        return [d for d in deals if isinstance(d.outcome, Adjusted) and d.outcome.reason]

    @property
    def height(self) -> float:
        """The room it takes."""
        results = HEAD + len(self.deals) * self.row if self.deals else 0
        results += (len(self.adjusted) + self.strays) * _LINE
        frequencies = _GAP + HEAD + len(self.lines) * _LINE if self.lines else 0
        return _TITLE_LINE + results + frequencies


def pages(of: WhizPapers, size: PageSize, _: Words) -> list[Page]:
    """Return every deal that has been played, several to a page where they fit.

    A page stands upright where only so two deals share it.
    """
    unplanned = frozenset(
        BoardPlace(line.round, line.table, each.deal.number)
        for each in of.travellers
        for line in each.lines
        if not line.is_planned
    )
    wide, tall = (
        _Layout(sheet(size, each), of.so_far, unplanned, _) for each in reversed(Orientation)
    )
    shared = (len(of.so_far.boards) + 1) // 2
    layout = tall if len(tall.stacks) < len(wide.stacks) > shared else wide
    return [layout.page(stack) for stack in layout.stacks] or [
        no_deals(layout.sheet, _("Results deal by deal"), of.so_far, _)
    ]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: WhizResults
    unplanned: frozenset[BoardPlace]
    words: Words

    @property
    def _state(self) -> StateLine:
        return state_line(self.of, self.sheet, self.words)

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING + self._state.height).above(LEGEND)

    @cached_property
    def _is_tall(self) -> bool:
        return self._room.height > self._room.width

    @property
    def _widths(self) -> Mapping[str, float]:
        return _TALL_WIDTHS if self._is_tall else _WIDTHS

    @property
    def _shares(self) -> tuple[float, float]:
        """How much of the width round, table and result take, and how much each hand."""
        place = sum(self._widths[code] for code in _PLACE)
        return place, sum(self._widths.values()) - place

    @property
    def stacks(self) -> list[list[_Block]]:
        """The blocks of each page."""
        stacks: list[list[_Block]] = []
        left = 0.0
        for block in (block for board in self.of.boards for block in self._blocks(board)):
            if not stacks or block.height > left:
                stacks.append([])
                left = self._room.height
            stacks[-1].append(block)
            left -= block.height + _BETWEEN
        return stacks

    @cached_property
    def _row(self) -> float:
        """How high a result is: two boards share a page more often where names are short."""
        place, hand = self._shares
        share = (self._widths["who"] - NUMBER) / (place + len(HANDS) * hand)
        wide = self._room.width * share - 2 * PADDING
        names = (each.standing.name for each in self.of.players)
        one, most = (_TALL_ROW, wide / _NARROWED) if self._is_tall else (_ROW, wide)
        is_short = all(width(name, _NAME.face, _NAME.size) <= most for name in names)
        return one if is_short else _ROW_OF_TWO

    def _blocks(self, board: BoardSheet) -> list[_Block]:
        longest = max(map(len, board.frequencies))
        row = self._row
        whole = _Block(board, range(len(board.deals)), range(longest), row, self.unplanned)
        if whole.height <= self._room.height:
            return [whole]
        room = self._room.height - _TITLE_LINE - HEAD - _GAP
        deals = shares(len(board.deals), int(room // row))
        lines = shares(longest, int(room // _LINE))
        none = range(0)
        return [
            *(_Block(board, part, none, row, self.unplanned) for part in deals),
            *(_Block(board, none, part, row, self.unplanned) for part in lines),
        ]

    def page(self, stack: Sequence[_Block]) -> Page:
        numbers = [str(block.board.board) for block in (*stack[:1], *stack[-1:])]
        bookmark = "–".join(dict.fromkeys(numbers))
        return Page(self.sheet, bookmark, lambda pen: self._draw(pen, stack))

    def _draw(self, pen: Pen, stack: Sequence[_Block]) -> None:
        _ = self.words
        body = self.sheet.body
        title = _("Results deal by deal")
        self._state.draw(pen, page_heading(pen, body, title, self.of.details, _))
        room = self._room
        for block in stack:
            self._draw_block(pen, room.upper(block.height), block)
            room = room.below(block.height + _BETWEEN)
        draw_legend(pen, body.lower(LEGEND - 1.5 * MM), self.of, _)

    def _draw_block(self, pen: Pen, box: Box, block: _Block) -> None:
        _ = self.words
        board = block.board
        title = box.upper(_TITLE_LINE - 1 * MM)
        number = _("Deal {number}", number=board.board)
        pen.put(number, title.left(42 * MM), _TITLE, pad=0)
        facts = deal_facts(NumberedDeal(board.board, board.dealer), _)
        pen.put(facts, title.beside(42 * MM), _FACTS, pad=0)
        below = box.below(_TITLE_LINE)
        if block.deals:
            high = HEAD + len(block.deals) * block.row
            letters = (_RESULT, _STRONG, _PLAIN, _NAME)
            lines = ResultLines(board, self._widths, *letters, _, self.unplanned)
            lines.draw(pen, below.upper(high), [board.deals[index] for index in block.deals])
            below = below.below(high)
        for deal in block.adjusted:
            reason = adjusted_sentence(deal.place, deal.outcome, _)
            pen.put(reason, below.upper(_LINE), _PLAIN, pad=0)
            below = below.below(_LINE)
        if block.strays:
            note = _("{mark} Other people or another deal than the movement has there.", mark=MARK)
            pen.put(note, below.upper(_LINE), _PLAIN, pad=0)
            below = below.below(_LINE)
        if block.lines:
            self._draw_frequencies(pen, below.below(_GAP), block)

    def _draw_frequencies(self, pen: Pen, box: Box, block: _Block) -> None:
        place, hand = self._shares
        head, *hands = box.columns((place, *[hand] * len(HANDS)))
        pen.put_lines(self.words("Frequency of scores"), head.upper(HEAD + _LINE), _FACTS, pad=0)
        for lines, room in zip(block.board.frequencies, hands, strict=True):
            if lines[block.lines.start : block.lines.stop]:
                beside = room.beside(1.5 * MM if self._is_tall else 6 * MM)
                self._draw_table(pen, beside, lines, block.lines)

    def _draw_table(
        self, pen: Pen, room: Box, lines: tuple[FrequencyLine, ...], shown: range
    ) -> None:
        listing = frequencies(lines, self.of.settings.ranking, self.words)
        columns, part = listing.on(Media.PAPER), lines[shown.start : shown.stop]
        widths = dict(
            zip((c.code for c in columns), _TALL_SCORES if self._is_tall else _SCORES, strict=True)
        )
        heads = set_columns(columns, widths, HEAD)
        grid = Grid(room.upper(HEAD + len(part) * _LINE), heads, len(part), HEAD)
        grid.draw(pen)
        for row, line in enumerate(part):
            for column, drawn, cell in zip(columns, heads, grid.cells(row), strict=True):
                pen.put(column.cell(line).text, cell, _PLAIN, drawn.align, pad=0.4 * MM)
