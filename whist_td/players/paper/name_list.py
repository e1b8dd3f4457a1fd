"""Everybody on a list: names for the door, evenings in short; and how an absence is marked."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.core.names import as_sorted, sort_key
from whist_td.paper.card import STRONG
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import HEADING, SMALL, StateLine, chip, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.players.views.movement_views import Presence
from whist_td.words.words import N_, Words

_NAME = Type(Face.SEMIBOLD, 17, 10)
_NUMBER = Type(Face.BOLD, 20, 10)
_SEAT, _LATER = Type(Face.REGULAR, 15), Type(Face.REGULAR, 12)
_HEAD = 8 * MM
_FOOT = 6 * MM
_ROW_LEAST = 9.5 * MM
_ROW_MOST = 12 * MM
_EXEMPT = Type(Face.BOLD, 14, grey=1)


@dataclass(frozen=True)
class NamedPlayer:
    """Somebody on the list, and where he begins; no table where he never plays."""

    name: str
    number: int
    table: int | None = None
    seat: str = ""
    sits_out: bool = False
    """Whether the first round goes on without."""


def seat_words(seat: str, round_number: int, first_round: int, _: Words) -> str:
    """Say a seat, with its round where one does not begin with the others."""
    if round_number == first_round:
        return seat
    return _("{seat}, round {round}", seat=seat, round=round_number)


def name_pages(
    people: Iterable[NamedPlayer], details: Details, size: PageSize, _: Words
) -> list[Page]:
    """Return the list, its heading repeated on each page."""
    rows = sorted(people, key=lambda row: (sort_key(row.name), row.number))
    layout = _Layout(sheet(size, Orientation.PORTRAIT), details, tuple(rows), _)
    return [layout.page(part) for part in layout.parts]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    details: Details
    rows: tuple[NamedPlayer, ...]
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    @property
    def parts(self) -> list[range]:
        """The players of each page, by index."""
        return shares(len(self.rows), int((self._room.height - _HEAD) // _ROW_LEAST))

    def page(self, part: range) -> Page:
        first, last = self.rows[part[0]].name, self.rows[part[-1]].name
        return Page(self.sheet, f"{first} – {last}", lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _ = self.words
        page_heading(pen, self.sheet.body, _("Find your name"), self.details, _)
        columns = (
            GridColumn(_("Name"), 104, align=Align.LEFT),
            GridColumn(_("No."), 18),
            GridColumn(_("First table"), 28),
            GridColumn(_("Seat"), 40, align=Align.LEFT),
        )
        grid = Grid(snug(self._room, len(part), _ROW_MOST, _HEAD), columns, len(part), _HEAD)
        grid.draw(pen)
        for row, index in enumerate(part):
            _draw_row(pen, grid.cells(row), self.rows[index], _)
        mistake = _("A mistake in a name, or a name missing? Tell the director before play.")
        pen.put(mistake, self.sheet.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)


def _draw_row(pen: Pen, cells: list[Box], row: NamedPlayer, _: Words) -> None:
    name, number, table, seat = cells
    pen.put_lines(as_sorted(row.name), name, _NAME)
    pen.put(str(row.number), number, _NUMBER, Align.CENTRE, pad=0)
    if row.table is None:
        pen.put("–", table, _NUMBER, Align.CENTRE)
        return
    if row.sits_out:
        flag, _sentence = _AWAY[Presence.SITS_OUT]
        chip(pen, _(flag), table.inset(0.5 * MM, 1.2 * MM), _EXEMPT)
        pen.put_lines(_("then table {table}, {seat}", table=row.table, seat=row.seat), seat, _LATER)
        return
    pen.put(str(row.table), table, _NUMBER, Align.CENTRE, pad=0)
    pen.put_lines(row.seat, seat, _SEAT)


_FLAG = Type(Face.BOLD, 11, grey=1)
_FLAG_WIDTH = 38 * MM
_AWAY = {
    Presence.SITS_OUT: (N_("SIT OUT"), N_("You do not play this round.")),
    Presence.NOT_YET: (N_("NOT YET"), N_("You join later.")),
    Presence.GONE: (N_("LEFT"), N_("You have left.")),
}


def draw_away(pen: Pen, first: Box, last: Box, presence: Presence, margin: float, _: Words) -> None:
    """Say from the first cell to the last why somebody does not play, on a flag and in words."""
    flag, sentence = _AWAY[presence]
    room = Box(first.x, first.y, last.right - first.x, first.height)
    chip(pen, _(flag), room.left(_FLAG_WIDTH).inset(1.5 * MM, margin), _FLAG)
    pen.put(_(sentence), room.beside(_FLAG_WIDTH + 1 * MM), STRONG)


_WHO = Type(Face.BOLD, 13)
_SUMMARY = Type(Face.SEMIBOLD, 10.5)
_ROUND = Type(Face.REGULAR, 10)
_WHO_LINE, _SUMMARY_LINE, _AFTER = 6 * MM, 5 * MM, 4 * MM


@dataclass(frozen=True)
class Digest:
    """Somebody's evening in short: who, how it ended, and each round in a sentence."""

    who: str
    summary: str
    rounds: Sequence[str]

    def height(self, wide: float) -> float:
        """Return how high it is on paper."""
        lines = sum(len(wrapped(text, _ROUND.face, _ROUND.size, wide)) for text in self.rounds)
        return _WHO_LINE + _SUMMARY_LINE + lines * _ROUND.size * LEADING + _AFTER


def digest_pages(
    people: Iterable[Digest], details: Details, notes: tuple[str, str], size: PageSize, _: Words
) -> list[Page]:
    """Return the pages, nobody cut in two; what lacks stands above, what to do below."""
    paper, pages = sheet(size, Orientation.PORTRAIT), list[list[Digest]]()
    state, mistake = StateLine(notes[0], paper.body.width), notes[1]
    room = paper.body.below(HEADING + state.height).above(_FOOT)
    free = 0.0
    for each in people:
        needed = each.height(room.width)
        if not pages or needed > free:
            pages.append([])
            free = room.height
        pages[-1].append(each)
        free -= needed

    def page(shown: Sequence[Digest]) -> Page:
        def draw(pen: Pen) -> None:
            room = page_heading(pen, paper.body, _("All players"), details, _)
            room = state.draw(pen, room)
            for each in shown:
                high = each.height(room.width)
                _draw(pen, room.upper(high), each)
                room = room.below(high)
            pen.put(mistake, paper.body.lower(_FOOT - 1.5 * MM), SMALL, pad=0)

        return Page(paper, f"{shown[0].who} – {shown[-1].who}", draw)

    return [page(shown) for shown in pages]


def _draw(pen: Pen, box: Box, digest: Digest) -> None:
    pen.put(digest.who, box.upper(_WHO_LINE), _WHO, pad=0)
    box = box.below(_WHO_LINE)
    pen.put(digest.summary, box.upper(_SUMMARY_LINE), _SUMMARY, pad=0)
    box = box.below(_SUMMARY_LINE)
    for text in digest.rounds:
        box = pen.paragraph(text, box, _ROUND)
    pen.under(box.upper(_AFTER / 2), 0.4)
