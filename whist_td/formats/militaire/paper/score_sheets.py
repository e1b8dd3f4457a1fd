"""The score sheets: round by round, to note the winners as called, should the laptop fail."""

from dataclasses import dataclass
from functools import cached_property, partial

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, winners_points
from whist_td.formats.militaire.views import MilitairePapers, Plan
from whist_td.formats.militaire.words.sentences import advance_sentence, call_label, militaire_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import (
    HEADING,
    SMALL,
    TEXT,
    advance_two,
    chip,
    page_heading,
    trump,
)
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words, indexes_words, numbers_listed

_TICK = "✓"
_KIND = Type(Face.REGULAR, 8)
_TABLE = Type(Face.BOLD, 15)
_VISITORS = Type(Face.SEMIBOLD, 13)
_NAME = Type(Face.REGULAR, 10)
_ROUND, _TOTAL = Type(Face.BOLD, 16), Type(Face.SEMIBOLD, 12.5)
_ROUND_LINE = Type(Face.SEMIBOLD, 15)
_FLAG = Type(Face.BOLD, 12, grey=1)
_LINE = 12 * MM
_HEAD = 8 * MM
_BLOCK_GAP = 5 * MM
_ROW_MOST = 10 * MM
_TOTAL_LINE, _NOTES = 9 * MM, 12 * MM
_ROUND_WIDTH = 27 * MM
_ROW_OF_TWO = 6.8 * MM
"""How low rows may be where two rounds share a page, at most two blocks side by side."""
_ROW_LEASTS = {1: 6.8 * MM, 2: 6.8 * MM, 3: 5.3 * MM}
"""How low rows may be with one, two or three blocks of tables side by side."""


@dataclass(frozen=True)
class _Block:
    """Some of the tables of a page, side by side with other blocks."""

    grid: Grid
    tables: range
    """By index."""


def pages(of: MilitairePapers, size: PageSize, _: Words, chosen: SheetFilter = every) -> list[Page]:
    """Return a page for each round: for two where they fit, more where the tables do not."""
    layout = _Layout(sheet(size, Orientation.PORTRAIT), of.plan, of.event, _)
    rounds = [at for at, each in enumerate(of.plan.rounds) if chosen(f"{each.number}.")]
    return [
        layout.page(rounds[at : at + layout.slots], number)
        for at in range(0, len(rounds), layout.slots)
        for number in range(len(layout.parts))
    ]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: Plan
    event: MilitaireEvent
    words: Words

    @cached_property
    def slots(self) -> int:
        """How many rounds share a page."""
        most = 2 * int((self._slot(0, 2).height - _LINE - _TOTAL_LINE - _HEAD) // _ROW_OF_TWO)
        return 2 if len(self.plan.cards) <= most else 1

    def _slot(self, place: int, slots: int) -> Box:
        """Return the part of the page for a round, with the lines above and below its tables."""
        body = self.sheet.body.below(HEADING).above(_NOTES + 1 * MM)
        high = body.height / slots
        return body.below(place * high).upper(high - (3 * MM if slots > 1 else 0))

    def _room(self, place: int) -> Box:
        gap = 3 * MM if self.slots == 1 else 0
        return self._slot(place, self.slots).below(_LINE).above(_TOTAL_LINE + gap)

    @property
    def _across(self) -> int:
        """How many blocks of tables stand side by side."""
        tables = len(self.plan.cards)
        fits = (n for n in _ROW_LEASTS if tables <= n * self._most_rows(n))
        return next(fits, max(_ROW_LEASTS))

    def _most_rows(self, across: int) -> int:
        least = _ROW_LEASTS[across] if self.slots == 1 else _ROW_OF_TWO
        return int((self._room(0).height - _HEAD) // least)

    @property
    def parts(self) -> list[range]:
        """The tables of each page of a round, by index."""
        return shares(len(self.plan.cards), self._across * self._most_rows(self._across))

    def page(self, rounds: list[int], number: int) -> Page:
        """Return a page of one round or two, with some of their tables."""
        _, total = self.words, len(self.plan.rounds)
        numbers = numbers_listed([at + 1 for at in rounds], _)
        title = _.plural(
            "Round {span} of {rounds}",
            "Rounds {span} of {rounds}",
            len(rounds),
            span=numbers,
            rounds=total,
        )
        return Page(self.sheet, title, lambda pen: self._draw(pen, rounds, number, title))

    def _draw(self, pen: Pen, rounds: list[int], number: int, title: str) -> None:
        _ = self.words
        part = self.parts[number]
        extra = _("all tables")
        if len(self.parts) > 1:
            span = indexes_words(part, _)
            extra = _.plural("table {span}", "tables {span}", len(part), span=span)
        page_heading(pen, self.sheet.body, f"{title} · {extra}", self.plan.details, _)
        for place, index in enumerate(rounds):
            self._draw_round(pen, self._slot(place, self.slots).upper(_LINE - 3 * MM), index)
            blocks = self._blocks(part, self._room(place))
            name = f"score-{number}-{place}"
            pen.stamp(name, partial(self._draw_fixed, blocks=blocks, number=number, place=place))
            for block in blocks:
                self._draw_visitors(pen, block, index)
        self._draw_notes(pen, self.sheet.body.lower(_NOTES))

    def _draw_round(self, pen: Pen, line: Box, index: int) -> None:
        _ = self.words
        planned = self.plan.rounds[index]
        flag = line.beside(line.width - (38 * MM if planned.advance > 1 else 0))
        if self.slots > 1:
            title = _("Round {round}", round=planned.number)
            pen.put(title, line.left(_ROUND_WIDTH), _ROUND, pad=0)
            line = line.beside(_ROUND_WIDTH)
        trump(pen, planned.trump, line.left(34 * MM), _ROUND_LINE, _)
        text = f"{call_label(planned.call)} · {advance_sentence(planned, _)}"
        rest = line.beside(36 * MM)
        pen.put(text, rest.left(flag.x - rest.x), _ROUND_LINE)
        if planned.advance > 1:
            chip(pen, advance_two(_), flag.inset(0, 0.5 * MM), _FLAG)

    def _blocks(self, part: range, whole: Box) -> list[_Block]:
        across = self._across
        rows = -(-len(part) // across)
        room = snug(whole, rows, _ROW_MOST, _HEAD)
        wide = (room.width - _BLOCK_GAP * (across - 1)) / across
        blocks = []
        for place in range(across):
            tables = part[place * rows : (place + 1) * rows]
            box = room.moved(place * (wide + _BLOCK_GAP)).left(wide)
            box = box.upper(_HEAD + len(tables) * (room.height - _HEAD) / rows)
            blocks.append(_Block(Grid(box, self._columns, max(len(tables), 1), _HEAD), tables))
        return [block for block in blocks if block.tables]

    @property
    def _columns(self) -> tuple[GridColumn, ...]:
        _ = self.words
        name = {1: 44, 2: 40}.get(self._across, 0)
        return (
            GridColumn(_("Table"), 13),
            GridColumn("", name, align=Align.LEFT),
            GridColumn(_("Home"), 14, to_fill=True),
            GridColumn(_("Visitors"), 14, to_fill=True),
            GridColumn(_("Team"), 13),
            GridColumn("", name, align=Align.LEFT),
            GridColumn(_("13 tricks"), 17, to_fill=True),
        )

    def _draw_fixed(self, pen: Pen, blocks: list[_Block], number: int, place: int) -> None:
        for block in blocks:
            block.grid.draw(pen)
            for row, index in enumerate(block.tables):
                cells = block.grid.cells(row)
                team = self.plan.cards[index].team
                pen.put(str(team.number), cells[0], _TABLE, Align.CENTRE, pad=0)
                self._draw_name(pen, cells[1], team.name)
        if number == len(self.parts) - 1:
            total = self.words(
                "Points of the round: {tables} tables + ____ perfect rounds − ____ void tables "
                "= ______",
                tables=len(self.plan.cards),
            )
            pen.put(total, self._slot(place, self.slots).lower(_TOTAL_LINE), _TOTAL, pad=0)

    def _draw_name(self, pen: Pen, cell: Box, name: str) -> None:
        if cell.width > 10 * MM:
            pen.put_lines(name, cell, _NAME)

    def _draw_visitors(self, pen: Pen, block: _Block, index: int) -> None:
        names = self.plan.cards
        for row, table in enumerate(block.tables):
            cells = block.grid.cells(row)
            team = names[table].lines[index].visited_by
            pen.put(str(team), cells[4], _VISITORS, Align.CENTRE, pad=0)
            self._draw_name(pen, cells[5], names[team - 1].team.name)
            number = self.plan.rounds[index].number
            result = self.event.results.get(Place(number, names[table].team.number))
            if result:
                self._draw_result(pen, cells, result)

    def _draw_result(self, pen: Pen, cells: list[Box], result: Result) -> None:
        """Tick what is in already, as it would be ticked by hand."""
        if result.winner:
            pen.put(_TICK, cells[2 if result.winner is Side.HOME else 3], _TABLE, Align.CENTRE)
        if winners_points(result, self.event.settings) > 1:  # as thirteen tricks are
            pen.put(_TICK, cells[6], _TABLE, Align.CENTRE)
        elif result.kind is not ResultKind.NORMAL:
            text = militaire_label(result.kind, self.words)
            pen.put(text, cells[6], _KIND, Align.CENTRE, pad=0.3 * MM)

    def _draw_notes(self, pen: Pen, box: Box) -> None:
        _ = self.words
        hint = _(
            "Tick the side that won; tick “13” too if it took all thirteen tricks. Write revoke, "
            "forfeit or void on the line."
        )
        pen.put(hint, box.upper(5.5 * MM), TEXT, pad=0)
        mistake = _(
            "A mistake? Cross it out and tick again. What is typed in later can be corrected at "
            "any time."
        )
        pen.put(mistake, box.below(5.5 * MM).upper(5.5 * MM), SMALL, pad=0)
