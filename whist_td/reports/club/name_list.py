"""The name list for the door: who one is, and where one begins; large, in alphabetical order."""

import unicodedata
from dataclasses import dataclass

from whist_td.i18n.club_night_labels import seat_name
from whist_td.i18n.words import Words
from whist_td.reports.fonts import Face, Type
from whist_td.reports.furniture import HEADING, SMALL, page_heading
from whist_td.reports.grid import Column, Grid, snug
from whist_td.reports.layout import MM, Box, PageSize, Sheet, Way, shares, sheet
from whist_td.reports.page import Page
from whist_td.reports.pen import Align, Pen
from whist_td.usecases.club_paper_views import ClubPapers, SeatingCard

_NAME = Type(Face.SEMIBOLD, 17, 10)
_NUMBER = Type(Face.BOLD, 20, 10)
_SEAT = Type(Face.REGULAR, 15, 9)
_HEAD = 8 * MM
_FOOT = 6 * MM
_ROW_LEAST = 9.5 * MM
_ROW_MOST = 12 * MM


def pages(of: ClubPapers, size: PageSize, _: Words) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    cards = sorted(
        of.seating_cards, key=lambda card: (_letters(card.player.name), card.player.number)
    )
    layout = _Layout(sheet(size, Way.PORTRAIT), of, tuple(cards), _)
    return [layout.page(part) for part in layout.parts]


def _letters(name: str) -> str:
    """Return a name as it is put in order: accents and capitals make no difference."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    of: ClubPapers
    cards: tuple[SeatingCard, ...]
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    @property
    def parts(self) -> list[range]:
        """The players of each page, by index."""
        return shares(len(self.cards), int((self._room.height - _HEAD) // _ROW_LEAST))

    def page(self, part: range) -> Page:
        first, last = self.cards[part[0]].player.name, self.cards[part[-1]].player.name
        return Page(self.sheet, f"{first} – {last}", lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _ = self.words
        page_heading(pen, self.sheet.body, _("Find your name"), self.of.details, _)
        columns = (
            Column(_("Name"), 114, align=Align.LEFT),
            Column(_("No."), 20),
            Column(_("First table"), 22),
            Column(_("Seat"), 34),
        )
        grid = Grid(snug(self._room, len(part), _ROW_MOST, _HEAD), columns, len(part), _HEAD)
        grid.draw(pen)
        for row, index in enumerate(part):
            self._draw_row(pen, grid.cells(row), self.cards[index])
        mistake = _("A mistake in a name, or a name missing? Tell the director before play.")
        pen.put(mistake, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

    def _draw_row(self, pen: Pen, cells: list[Box], card: SeatingCard) -> None:
        name, number, table, seat = cells
        pen.put_lines(card.player.name, name, _NAME)
        pen.put(str(card.player.number), number, _NUMBER, Align.CENTRE, pad=0)
        first = card.first
        if first is None or first.table is None:
            pen.put("–", table, _NUMBER, Align.CENTRE)
            return
        pen.put(str(first.table.table), table, _NUMBER, Align.CENTRE, pad=0)
        where = seat_name(first.seat, len(first.table.players), self.words)
        pen.put_lines(self._seat(first.round, where), seat, _SEAT)

    def _seat(self, round_number: int, seat: str) -> str:
        _ = self.words
        if round_number == self.cards[0].lines[0].round:
            return seat
        return _("{seat}, round {round}", seat=seat, round=round_number)
