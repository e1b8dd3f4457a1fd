"""A receipt: its number, who paid for whom and what, and whether it is a copy."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from whist_td.club.paper.club_sheets import draw_signatures
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.money import MoneyLine, Purse
from whist_td.club.words.cash import line_subject
from whist_td.core.events import Details
from whist_td.paper.card import STRONG
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import SMALL, card_heading, chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Use, shares, sheet
from whist_td.paper.page import Page, Tile, Tiling
from whist_td.paper.pen import Align, Pen
from whist_td.words.club_amounts import money_text
from whist_td.words.words import Words, numbers_row

RECEIPTS = "receipts"
"""Under this name the journal notes which receipts were printed."""
_WORD = Type(Face.REGULAR, 12)
_TITLE = Type(Face.BOLD, 24, 14)
_PERSON = Type(Face.BOLD, 17, 11)
_TOTAL = Type(Face.BOLD, 15)
_COPY = Type(Face.BOLD, 13, grey=1)
_LINE = 7 * MM
_FOOT = 16 * MM


def receipt_lines(book: ClubBook) -> dict[int, tuple[MoneyLine, ...]]:
    """Return the lines of every receipt, by its number, the newest first."""
    found: dict[int, tuple[MoneyLine, ...]] = {}
    for line in book.lines.values():
        if line.receipt is not None:
            found[line.receipt] = (*found.get(line.receipt, ()), line)
    return dict(sorted(found.items(), reverse=True))


def receipts_of(book: ClubBook, event: int) -> tuple[int, ...]:
    """Return the receipts on which something of an event was paid, in the order of numbers."""
    known = receipt_lines(book).items()
    return tuple(sorted(n for n, lines in known if any(line.event == event for line in lines)))


@dataclass(frozen=True)
class Receipts:
    """Receipts, two to a page that is cut in the middle; those printed before are copies."""

    book: ClubBook
    details: Details
    title: str
    numbers: tuple[int, ...]
    printed: frozenset[int]
    events: Mapping[int, str]
    size: PageSize

    @property
    def which(self) -> Sequence[str]:
        """Their numbers, in a row where they follow one another."""
        first, last = min(self.numbers), max(self.numbers)
        is_row = first < last == first + len(self.numbers) - 1
        return (f"{first}–{last}" if is_row else numbers_row(sorted(self.numbers)),)

    def pages(self, _: Words) -> list[Page]:
        """Return the pages; a receipt for very many people goes on below in the next half."""
        lines = receipt_lines(self.book)
        tiles = [tile for number in self.numbers for tile in self._tiles(number, lines[number], _)]
        return self._tiling.pages(tiles)

    @property
    def _tiling(self) -> Tiling:
        return Tiling(sheet(self.size, Orientation.PORTRAIT, Use.CUT), down=2)

    def _tiles(self, number: int, lines: tuple[MoneyLine, ...], _: Words) -> list[Tile]:
        room = self._tiling.box.height - _FOOT - 50 * MM
        parts = shares(len(lines), int(room // _LINE))
        return [self._tile(number, lines, part, _) for part in parts]

    def _tile(self, number: int, lines: tuple[MoneyLine, ...], part: range, _: Words) -> Tile:
        return Tile(str(number), lambda pen: self._draw(pen, number, lines, part, _))

    def _draw(
        self, pen: Pen, number: int, lines: tuple[MoneyLine, ...], part: range, _: Words
    ) -> None:
        heading = replace(self.details, date=lines[0].day)
        box = card_heading(pen, self._tiling.box, heading, _).below(3 * MM)
        head = box.upper(11 * MM)
        pen.put(_("Receipt {number}", number=number), head.left(110 * MM), _TITLE, pad=0)
        if number in self.printed:
            chip(pen, _("COPY"), head.beside(head.width - 42 * MM).inset(0, 1 * MM), _COPY)
        box = box.below(15 * MM)
        total = sum(line.cents for line in lines)
        payer = self.book.persons[self.book.who(lines[0].by or lines[0].person or 0)].name
        pen.put(_("Received from") if total >= 0 else _("Paid to"), box.upper(5 * MM), SMALL, pad=0)
        pen.put(payer, box.below(5 * MM).upper(8 * MM), _PERSON, pad=0)
        box = self._draw_lines(pen, box.below(16 * MM), [lines[index] for index in part], _)
        if part.stop == len(lines):
            row = box.upper(9 * MM)
            how = _("by bank") if lines[0].purse is Purse.BANK else _("in cash")
            pen.under(row.upper(0), 1.0)
            pen.put(how, row.left(row.width / 2), _WORD, pad=0)
            amount = f"{money_text(abs(total), _)} {self.book.settings.currency}"
            pen.put(amount, row.beside(row.width / 2), _TOTAL, Align.RIGHT, pad=0)
        foot = self._tiling.box.lower(_FOOT)
        draw_signatures(pen, foot.beside(foot.width / 2), (_("For the club"),))

    def _draw_lines(self, pen: Pen, box: Box, lines: list[MoneyLine], _: Words) -> Box:
        pen.under(box.upper(0), 1.0)
        for line in lines:
            name = self.book.persons[self.book.who(line.person or 0)].name
            about = line_subject(line, self.events, _)
            row = box.upper(_LINE)
            who, what, amount = row.columns([60, 96, 30])
            pen.put_lines(name, who, STRONG, pad=0)
            pen.put_lines(about, what, _WORD)
            pen.put(money_text(abs(line.cents), _), amount, STRONG, Align.RIGHT, pad=0)
            pen.under(row, 0.3)
            box = box.below(_LINE)
        return box
