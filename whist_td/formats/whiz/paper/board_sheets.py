"""A sheet for each deal: all results, what they were worth, and how often each score occurred."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from whist_td.core.contracts import HANDS
from whist_td.formats.whiz.paper.parts import (
    LEGEND,
    deal_facts,
    draw_legend,
    matchpoints_text,
    no_deals,
    outcome_text,
    percent_text,
    points_text,
)
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.results import Adjusted, BoardPlace
from whist_td.formats.whiz.views.paper_views import NumberedDeal, WhizPapers
from whist_td.formats.whiz.views.results import BoardSheet, HandWorth, PlayedDeal, WhizResults
from whist_td.formats.whiz.words.deals import adjusted_sentence
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.paper.fonts import Face, Type, width
from whist_td.paper.header_footer import HEADING, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page
from whist_td.paper.pen import PADDING, Align, Pen
from whist_td.words.words import Words, with_minus

_TITLE = Type(Face.BOLD, 17, 10)
_FACTS = Type(Face.REGULAR, 11)
_RESULT = Type(Face.BOLD, 11.5)
_PLAIN = Type(Face.REGULAR, 10)
_STRONG = Type(Face.SEMIBOLD, 10.5)
_NAME = Type(Face.REGULAR, 9)
_TITLE_LINE = 7.5 * MM
_HEAD = 7 * MM
_ROW, _TALL_ROW, _ROW_OF_TWO = 5.6 * MM, 5 * MM, 6.75 * MM
"""How high a result is, and where a name takes two lines."""
_NARROWED = 0.8
"""By how much a name is narrowed upright before it takes two lines."""
_LINE = 4.6 * MM
_GAP = 2 * MM
_BETWEEN = 3.5 * MM
_MARK = "*"
"""Beside the table of a result that was not planned there."""
_PLACE, _HAND = (9, 10, 28), (9, 32, 11, 17, 13)
"""The widths of round, table and result; of number, name, points, matchpoints and percent."""
_TALL_PLACE, _TALL_HAND = (8, 9, 26), (7, 24, 9, 0, 13)
"""The same on a page upright: the matchpoints of a score stand with how often it occurred."""
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
        results = _HEAD + len(self.deals) * self.row if self.deals else 0
        results += (len(self.adjusted) + self.strays) * _LINE
        frequencies = _GAP + _HEAD + len(self.lines) * _LINE if self.lines else 0
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
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(LEGEND)

    @cached_property
    def _is_tall(self) -> bool:
        return self._room.height > self._room.width

    @property
    def _place(self) -> tuple[int, ...]:
        return _TALL_PLACE if self._is_tall else _PLACE

    @property
    def _hand(self) -> tuple[int, ...]:
        return _TALL_HAND if self._is_tall else _HAND

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
        share = self._hand[1] / (sum(self._place) + len(HANDS) * sum(self._hand))
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
        room = self._room.height - _TITLE_LINE - _HEAD - _GAP
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
        page_heading(pen, body, _("Results deal by deal"), self.of.details, _)
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
            high = _HEAD + len(block.deals) * block.row
            grid = Grid(below.upper(high), self._columns, len(block.deals), _HEAD)
            grid.draw(pen)
            for row, index in enumerate(block.deals):
                self._draw_deal(pen, grid.cells(row), block.board.deals[index])
            below = below.below(high)
        for deal in block.adjusted:
            reason = adjusted_sentence(deal.place, deal.outcome, _)
            pen.put(reason, below.upper(_LINE), _PLAIN, pad=0)
            below = below.below(_LINE)
        if block.strays:
            note = _("{mark} Other people or another deal than the movement has there.", mark=_MARK)
            pen.put(note, below.upper(_LINE), _PLAIN, pad=0)
            below = below.below(_LINE)
        if block.lines:
            self._draw_frequencies(pen, below.below(_GAP), block)

    @property
    def _columns(self) -> tuple[GridColumn, ...]:
        _ = self.words
        titles = (_("Rd."), _("Table"), _("Result"))
        places = (GridColumn(title, wide) for title, wide in zip(titles, self._place, strict=True))
        hands = []
        for hand in HANDS:
            names = ("", whiz_label(hand, _), _("Points"), _("Matchpoints"), _("%"))
            aligned = (Align.RIGHT, Align.LEFT, Align.CENTRE, Align.CENTRE, Align.RIGHT)
            hands += [
                GridColumn(name, wide, align=align)
                for name, wide, align in zip(names, self._hand, aligned, strict=True)
                if wide
            ]
        return (*places, *hands)

    def _draw_deal(self, pen: Pen, cells: list[Box], deal: PlayedDeal) -> None:
        place = deal.place
        pen.put(str(place.round), cells[0], _PLAIN, Align.CENTRE)
        mark = _MARK if place in self.unplanned else ""
        pen.put(f"{place.table}{mark}", cells[1], _PLAIN, Align.CENTRE)
        pen.put(outcome_text(deal.outcome, self.words), cells[2], _RESULT, Align.CENTRE)
        rest, each = cells[len(self._place) :], sum(map(bool, self._hand))
        for place_of, worth in enumerate(deal.hands):
            self._draw_hand(pen, rest[place_of * each : (place_of + 1) * each], worth)

    def _draw_hand(self, pen: Pen, cells: list[Box], worth: HandWorth) -> None:
        number, name, points, *matchpoints, percent = cells
        pen.put(str(worth.player.number), number, _STRONG, Align.RIGHT, pad=0.6 * MM)
        pen.put_lines(worth.player.name, name, _NAME, pad=0.6 * MM)
        pen.put(points_text(worth), points, _STRONG, Align.CENTRE)
        for cell in matchpoints:
            pen.put(matchpoints_text(worth.line, self.words), cell, _PLAIN, Align.CENTRE)
        pen.put(percent_text(worth.percent, self.words), percent, _PLAIN, Align.RIGHT, 0.4 * MM)

    def _draw_frequencies(self, pen: Pen, box: Box, block: _Block) -> None:
        weights = (sum(self._place), *([sum(self._hand)] * len(HANDS)))
        head, *hands = box.columns(weights)
        pen.put_lines(self.words("Frequency of scores"), head.upper(_HEAD + _LINE), _FACTS, pad=0)
        for lines, room in zip(block.board.frequencies, hands, strict=True):
            shown = lines[block.lines.start : block.lines.stop]
            if shown:
                self._draw_table(pen, room.beside(1.5 * MM if self._is_tall else 6 * MM), shown)

    def _draw_table(self, pen: Pen, room: Box, lines: Sequence[FrequencyLine]) -> None:
        _ = self.words
        titles = (_("Score"), _("Times"), _("Beats"), _("Matchpoints"), _("%"))
        widths = _TALL_SCORES if self._is_tall else _SCORES
        *counts, percent = zip(titles, widths, strict=True)
        columns = (
            *(GridColumn(title, wide) for title, wide in counts),
            GridColumn(*percent, align=Align.RIGHT),
        )
        grid = Grid(room.upper(_HEAD + len(lines) * _LINE), columns, len(lines), _HEAD)
        grid.draw(pen)
        for row, line in enumerate(lines):
            texts = (
                with_minus(str(line.score)),
                str(line.times),
                str(line.beaten),
                matchpoints_text(line, _),
                percent_text(line.percent, _),
            )
            for text, cell, column in zip(texts, grid.cells(row), columns, strict=True):
                pen.put(text, cell, _PLAIN, column.align, pad=0.4 * MM)
