"""The recapitulation: people by rounds, with a box for each thing to write, filled in so far.

Blank before play and filled in later, it is what two people finish an event from on paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from whist_td.core.events import Details
from whist_td.desk.reach import Reach
from whist_td.paper.fonts import LEADING, Face, Type, width, wrapped
from whist_td.paper.header_footer import HEADING, FootNotes, StateLine, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import STRIPE, Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words, indexes_words

NOTHING = "–"
_NUMBER = Type(Face.BOLD, 14)
_NAME = Type(Face.REGULAR, 10)
_WHAT = Type(Face.REGULAR, 9.5)
_LABEL = Type(Face.REGULAR, 9, grey=0.35)
_KNOWN = Type(Face.SEMIBOLD, 11)
_HEADING = Type(Face.SEMIBOLD, 10)
_HEAD = 8 * MM
_NUMBER_WIDTH, _NAME_WIDTH = 12 * MM, 46 * MM
_BOX_LEAST, _BOX_MOST = 11 * MM, 26 * MM
_END_WIDTH = 21 * MM
_PAD = 0.8 * MM
_LINE_LEAST, _LINE_MOST = 5.6 * MM, 7.5 * MM
_ROW_LEAST, _ROW_MOST = 8 * MM, 12 * MM


@dataclass(frozen=True)
class RecapBox:
    """A box to write in: what tells it apart, and of each of its lines what is known."""

    label: str = ""
    known: tuple[str, ...] = ()


@dataclass(frozen=True)
class RecapRow:
    """Somebody, or a pair, with a box for each column; None where there is nothing to write."""

    number: str
    name: str
    boxes: tuple[RecapBox | None, ...]
    so_far: tuple[str, ...] = ()
    """What the lines come to so far, which stands small in the box of the total."""
    ends: tuple[str, ...] = ()
    """Total by line, then what stands in each of the last columns, once all is in."""


@dataclass(frozen=True)
class Recap:
    """What the sheet shows."""

    title: str
    state: str
    """What is missing; nothing: all is in of what has begun."""
    details: Details
    rounds: tuple[int, ...]
    across: int
    """How many boxes a round has side by side."""
    lines: tuple[str, ...]
    """What is written in each line of a box."""
    ends: tuple[str, ...]
    """The last columns, after the total."""
    rows: tuple[RecapRow, ...]
    notes: tuple[str, ...]


def recap_title(reach: Reach, _: Words, *, is_final: bool) -> str:
    """Say up to when a recapitulation is filled in."""
    if is_final:
        return _("Final recapitulation")
    if reach.in_play:
        return _.pgettext("tour", "Recapitulation during round {round}", round=reach.in_play)
    if not reach.after_round:
        return _("Recapitulation")
    return _.pgettext("tour", "Recapitulation after round {round}", round=reach.after_round)


def recap_pages(of: Recap, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet, its people and headings repeated on each page."""
    layout = _Layout(sheet(size, Orientation.LANDSCAPE), of, _)
    return [layout.page(rows, boxes) for rows in layout.rows for boxes in layout.boxes]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: Recap
    words: Words

    @cached_property
    def _notes(self) -> FootNotes:
        return FootNotes(self.of.notes, self.sheet.body.width)

    @property
    def _room(self) -> Box:
        below = self.sheet.body.below(HEADING + self._state.height)
        return below.above(self._notes.height + 2.5 * MM)

    @cached_property
    def _state(self) -> StateLine:
        return StateLine(self.of.state, self.sheet.body.width)

    @cached_property
    def _before(self) -> float:
        """How wide number, name and the names of the lines are together."""
        longest = max(width(line, _WHAT.face, _WHAT.size) for line in self.of.lines)
        return _NUMBER_WIDTH + _NAME_WIDTH + longest + 3 * MM

    @property
    def _ends_width(self) -> float:
        return _END_WIDTH * (1 + len(self.of.ends))

    @cached_property
    def _row_least(self) -> float:
        """How high a row is at least: for its lines, and for the longest name in small letters."""
        room = _NAME_WIDTH - 2 * MM
        names = [wrapped(row.name, _NAME.face, _NAME.least, room) for row in self.of.rows]
        tall = max(map(len, names), default=1) * _NAME.least * LEADING + 1 * MM
        return max(tall, len(self.of.lines) * _LINE_LEAST, _ROW_LEAST)

    @property
    def rows(self) -> list[range]:
        """The people of each page, by index."""
        return shares(len(self.of.rows), int((self._room.height - _HEAD) // self._row_least))

    @property
    def boxes(self) -> list[range]:
        """The boxes of each page across, whole rounds where they fit; the last has the total."""
        most = int((self._room.width - self._before) // _BOX_LEAST)
        size = self.of.across if self.of.across <= most else 1
        blocks = len(self.of.rounds) * self.of.across // size
        ends = -(-int(self._ends_width) // int(_BOX_LEAST * size))
        most = max(most // size, ends + 1)
        pages = -(-(blocks + ends) // most)
        parts = shares(blocks, -(-blocks // pages))
        if len(parts[-1]) > most - ends:
            parts = shares(blocks, -(-blocks // (pages + 1)))
        return [range(part.start * size, part.stop * size) for part in parts]

    def page(self, rows: range, boxes: range) -> Page:
        """Return a page of some people and rounds."""
        _ = self.words
        first, last = self.of.rows[rows[0]].number, self.of.rows[rows[-1]].number
        people = first if first == last else f"{first} – {last}"
        rounds = range(boxes[0] // self.of.across, boxes[-1] // self.of.across + 1)
        title = _.plural(
            "Round {span}", "Rounds {span}", len(rounds), span=indexes_words(rounds, _)
        )
        name = f"{people} · {title}"
        return Page(self.sheet, name, lambda pen: self._draw(pen, rows, boxes))

    def _draw(self, pen: Pen, rows: range, boxes: range) -> None:
        body = self.sheet.body
        self._state.draw(pen, page_heading(pen, body, self.of.title, self.of.details, self.words))
        row = (self._room.height - _HEAD) / len(rows)
        row = min(row, max(self._row_least, len(self.of.lines) * _LINE_MOST, _ROW_MOST))
        table = self._room.upper(_HEAD + row * len(rows))
        columns, ends = self._columns(table, boxes)
        self._draw_heads(pen, table.upper(_HEAD), boxes, columns, ends)
        for at, index in enumerate(rows):
            line = table.below(_HEAD + at * row).upper(row)
            if at % 2:
                pen.fill(line.left(self._before), STRIPE)
            self._draw_row(pen, line, index, boxes, (columns, ends))
        self._notes.draw(pen, self.sheet.body)

    def _columns(self, table: Box, boxes: range) -> tuple[list[Box], list[Box]]:
        """Return the columns of the boxes and, on the last page across, those of the end."""
        has_ends = boxes.stop == len(self.of.rounds) * self.of.across
        free = table.width - self._before - (self._ends_width if has_ends else 0)
        wide = min(_BOX_MOST, free / len(boxes))
        room = table.beside(self._before).left(wide * len(boxes))
        ends = Box(room.right, room.y, self._ends_width, room.height)
        count = 1 + len(self.of.ends)
        return list(room.columns([1] * len(boxes))), list(ends.columns([1] * count)) * has_ends

    def _draw_heads(
        self, pen: Pen, head: Box, boxes: range, columns: list[Box], ends: list[Box]
    ) -> None:
        _, across = self.words, self.of.across
        for title, cell in zip((_("No."), _("Name"), ""), self._who(head), strict=True):
            pen.put(title, cell, _HEADING)
        for number, of_round in enumerate(self.of.rounds):
            title = _.pgettext("tour", "Round {round}", round=of_round)
            below = [columns[at - boxes[0]] for at in boxes if at // across == number]
            if below:
                wide = below[-1].right - below[0].x
                cell = Box(below[0].x, head.y, wide, head.height)
                pen.put_lines(title, cell, _HEADING, Align.CENTRE, pad=0.5 * MM)
                pen.frame(Box(cell.x, below[0].y, wide, below[0].height), 1.2)
        for title, cell in zip((_("Total"), *self.of.ends), ends, strict=False):
            box = Box(cell.x, head.y, cell.width, head.height)
            pen.put_lines(title, box, _HEADING, Align.CENTRE, pad=0.5 * MM)
            pen.frame(cell, 1.2)
        right = (ends or columns)[-1].right
        pen.rule((head.x, head.y), (right, head.y), 1.2)

    def _who(self, line: Box) -> list[Box]:
        """Return the cells of the number, the name, and what is written in the lines."""
        number, name = line.left(_NUMBER_WIDTH), line.beside(_NUMBER_WIDTH).left(_NAME_WIDTH)
        return [number, name, line.left(self._before).beside(_NUMBER_WIDTH + _NAME_WIDTH)]

    def _draw_row(
        self, pen: Pen, line: Box, index: int, boxes: range, places: tuple[list[Box], list[Box]]
    ) -> None:
        row, (columns, ends) = self.of.rows[index], places
        number, name, what = self._who(line)
        pen.put(row.number, number, _NUMBER, Align.CENTRE, pad=0.3 * MM)
        pen.put_lines(row.name, name, _NAME)
        for text, part in zip(self.of.lines, self._lines_of(what), strict=True):
            pen.put(text, part, _WHAT, Align.RIGHT)
        for at, column in zip(boxes, columns, strict=True):
            cell = Box(column.x, line.y, column.width, line.height)
            self._draw_box(pen, cell, row.boxes[at])
        cells = [Box(column.x, line.y, column.width, line.height) for column in ends]
        if cells:
            count = len(self.of.lines)
            so_far = tuple(self.words("so far {total}", total=each) for each in row.so_far)
            values = row.ends[:count] or so_far
            setting = _KNOWN if row.ends else _LABEL
            self._draw_lines(pen, cells[0], values, setting)
            for text, cell in zip(row.ends[count:], cells[1:], strict=False):
                pen.put(text, cell, _KNOWN, Align.CENTRE, pad=0.5 * MM)
            for cell in cells[1:]:
                pen.frame(cell, 0.6)
        right = (ends or columns)[-1].right
        pen.rule((line.x, line.y), (right, line.y), 0.8)

    def _lines_of(self, box: Box) -> list[Box]:
        """Return the lines of a box, from the top."""
        high = box.height / len(self.of.lines)
        return [box.below(at * high).upper(high) for at in range(len(self.of.lines))]

    def _draw_box(self, pen: Pen, cell: Box, box: RecapBox | None) -> None:
        if box is None:
            pen.fill(cell.inset(0.6), STRIPE)
            pen.put(NOTHING, cell, _LABEL, Align.CENTRE)
            pen.frame(cell, 0.4)
            return
        self._draw_lines(pen, cell, box.known, _KNOWN, box.label)

    def _draw_lines(
        self, pen: Pen, cell: Box, known: Sequence[str], setting: Type, label: str = ""
    ) -> None:
        """Draw the lines of a box, each with what is known of it, the first after a label."""
        lines = self._lines_of(cell)
        wide = width(label, _LABEL.face, _LABEL.size)
        pen.put(label, lines[0].left(wide + 3 * _PAD), _LABEL, pad=_PAD)
        for at, (text, part) in enumerate(zip(known, lines, strict=False)):
            free = part if at else part.beside(wide + _PAD)
            pen.put(text, free, setting, Align.RIGHT, pad=_PAD)
        for part in lines[:-1]:
            pen.rule((cell.x, part.y), (cell.right, part.y), 0.25)
        pen.frame(cell, 0.6)
