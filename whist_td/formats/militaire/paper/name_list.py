"""The name list for the door: everybody by surname, with the number of the team’s table."""

from dataclasses import dataclass
from functools import cached_property

from whist_td.core.events import Details
from whist_td.core.names import as_sorted, plain, sort_key
from whist_td.formats.militaire.views import MilitairePapers
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, SMALL, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import STRIPE, Page
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_LETTER = Type(Face.BOLD, 15)
_HEAD = Type(Face.SEMIBOLD, 10)
_LETTER_WIDTH, _TABLE_WIDTH = 5.5 * MM, 12 * MM
_HEAD_LINE, _FOOT, _GAP = 6 * MM, 6 * MM, 4 * MM
_ROOMY = 1.3
"""By how much lines may be higher where there is room."""


@dataclass(frozen=True)
class _Size:
    """How many names stand side by side, how high a line is, and its letters."""

    across: int
    row: float
    name: Type
    table: Type


_SIZES = (
    _Size(2, 9.2 * MM, Type(Face.REGULAR, 15, 10), Type(Face.BOLD, 17)),
    _Size(3, 6.8 * MM, Type(Face.REGULAR, 12, 9), Type(Face.BOLD, 14)),
)
"""Large where everybody stands on one page, otherwise three side by side."""


@dataclass(frozen=True)
class _Named:
    name: str
    table: int
    letter: str = ""
    """The letter that begins with this name."""


def pages(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, down one column after the other, its heading repeated on each page."""
    paper = sheet(size, Orientation.PORTRAIT, Use.HUNG)
    names: list[_Named] = []
    before = ""
    for name, table in people(of):
        letter = plain(as_sorted(name))[:1].upper()
        names.append(_Named(as_sorted(name), table, letter if letter != before else ""))
        before = letter
    layout = _Layout(paper, of.details, tuple(names), _)
    return [layout.page(part) for part in layout.parts]


def people(of: MilitairePapers) -> list[tuple[str, int]]:
    """Return everybody who plays, with his table, in the order of the list."""
    named = ((name, card.team.number) for card in of.plan.cards for name in card.team.people)
    return sorted(named, key=lambda each: (sort_key(each[0]), each[1]))


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    details: Details
    people: tuple[_Named, ...]
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    @cached_property
    def _size(self) -> _Size:
        fitting = (each for each in _SIZES if len(self.people) <= self._most(each))
        return next(fitting, _SIZES[-1])

    def _most(self, size: _Size) -> int:
        return size.across * int((self._room.height - _HEAD_LINE) // size.row)

    @property
    def parts(self) -> list[range]:
        """The people of each page, by index."""
        return shares(len(self.people), self._most(self._size))

    def page(self, part: range) -> Page:
        title = f"{self.people[part[0]].name} – {self.people[part[-1]].name}"
        return Page(self.sheet, title, lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _, across = self.words, self._size.across
        page_heading(pen, self.sheet.body, _("Find your name"), self.details, _)
        wide = (self._room.width - _GAP * (across - 1)) / across
        rows = -(-len(part) // across)
        high = min(self._size.row * _ROOMY, (self._room.height - _HEAD_LINE) / rows)
        for place, at in enumerate(range(0, len(part), rows)):
            column = self._room.moved(place * (wide + _GAP)).left(wide)
            self._draw_column(pen, column, part[at : at + rows], high)
        mistake = _("A mistake in a name, or a name missing? Tell the director before play.")
        pen.put(mistake, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _draw_column(self, pen: Pen, column: Box, part: range, high: float) -> None:
        _, size = self.words, self._size
        head = column.upper(_HEAD_LINE)
        pen.put(_("Name"), head.beside(_LETTER_WIDTH), _HEAD)
        pen.put(_("Table"), head.beside(head.width - _TABLE_WIDTH), _HEAD, Align.CENTRE, pad=0)
        pen.under(head, 1.2)
        for row, index in enumerate(part):
            line = column.below(_HEAD_LINE + row * high).upper(high)
            each = self.people[index]
            if row % 2:
                pen.fill(line.beside(_LETTER_WIDTH), STRIPE)
            letter = each.letter or ("" if row else plain(each.name)[:1].upper())
            pen.put(letter, line.left(_LETTER_WIDTH), _LETTER, Align.CENTRE, pad=0)
            name = line.beside(_LETTER_WIDTH).left(line.width - _LETTER_WIDTH - _TABLE_WIDTH)
            pen.put_lines(each.name, name, size.name)
            table = line.beside(line.width - _TABLE_WIDTH)
            pen.put(str(each.table), table, size.table, Align.CENTRE, pad=0)
