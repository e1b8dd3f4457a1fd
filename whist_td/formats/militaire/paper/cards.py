"""The rotation card (feuille de route) and the table card (carton de table): a line a round."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from whist_td.core.events import Details
from whist_td.core.proposals import Corner
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.formats.militaire.views import MilitairePapers, TeamCard
from whist_td.formats.militaire.words.sentences import call_label, seat_label
from whist_td.paper.codes import draw_corner
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import CARD_HEADING, SMALL, advance_two, card_heading, chip, trump
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, Tile, Tiling, snug
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words, indexes_words

_NUMBER = Type(Face.BOLD, 66, 20)
_NAME = Type(Face.BOLD, 17)
_FIGURE = Type(Face.SEMIBOLD, 11.5)
_BIG_FIGURE = Type(Face.BOLD, 14.5)
_WORD = Type(Face.REGULAR, 10)
_NUMBER_WIDTH = 33 * MM
_GAP = 2.5 * MM
_HEAD = 8.5 * MM
_ROW_LEAST = 5.2 * MM
_ROW_MOST = 8 * MM


@dataclass(frozen=True)
class _Frame:
    """How the rounds of an evening are laid out on cards of one kind and size."""

    kind: str
    sheet: Sheet
    details: Details
    rounds: tuple[PlannedRound, ...]
    columns: Sequence[GridColumn]
    foot: Sequence[str]
    draw_round: Callable[[Pen, list[Box], PlannedRound], None]
    """Draws what the line of a round says on every card."""
    head: float
    """The height of the big number, and of what stands beside it."""
    corners: Mapping[int, Corner]
    """The codes in the corners of cards, by team."""

    @property
    def _box(self) -> Box:
        return self._tiling.box

    @property
    def _tiling(self) -> Tiling:
        return Tiling(self.sheet, across=2)

    @property
    def _parts(self) -> list[range]:
        """The rounds of each card, by index, where one card does not hold them all."""
        return shares(len(self.rounds), int(self._room.below(_HEAD).height // _ROW_LEAST))

    @property
    def _room(self) -> Box:
        return self._box.below(CARD_HEADING + self.head + 2 * _GAP).above(self._foot)

    @property
    def _foot(self) -> float:
        """How high the sentences below the lines are."""
        wrapped_foot = (
            wrapped(each, SMALL.face, SMALL.size, self._box.width) for each in self.foot
        )
        return sum(len(lines) for lines in wrapped_foot) * SMALL.size * LEADING + 1 * MM

    @property
    def _title(self) -> Box:
        """The part for the big number and the names."""
        return self._box.below(CARD_HEADING + _GAP).upper(self.head)

    def grid(self, part: range) -> Grid:
        """Return the lines of a card."""
        box = snug(self._room, len(part), _ROW_MOST, _HEAD)
        return Grid(box, self.columns, len(part), _HEAD)

    def pages(
        self, teams: Iterable[TeamCard], draw: Callable[[Pen, TeamCard, range], None], _: Words
    ) -> list[Page]:
        """Return a card for each team, two to a page; `draw` adds what only it says."""
        tiles = [self._tile(team, part, draw, _) for team in teams for part in self._parts]
        return self._tiling.pages(tiles)

    def _tile(
        self, team: TeamCard, part: range, draw: Callable[[Pen, TeamCard, range], None], _: Words
    ) -> Tile:
        def draw_whole(pen: Pen) -> None:
            pen.stamp(f"{self.kind}-{part[0]}", lambda own: self._draw_fixed(own, part, _))
            draw(pen, team, part)

        return Tile(str(team.team.number), draw_whole)

    def draw_title(self, pen: Pen, number: int, name: str, part: range, _: Words) -> Box:
        """Draw a big number and beside it a name and its rounds; return the room below these."""
        title = self._title
        rounds = rounds_text(part, _) if len(self._parts) > 1 else ""
        figures = replace(_NUMBER, size=min(_NUMBER.size, 0.95 * self.head))
        pen.put(str(number), title.left(_NUMBER_WIDTH), figures, Align.CENTRE, pad=1.5 * MM)
        beside = title.beside(_NUMBER_WIDTH + 4 * MM)
        if corner := self.corners.get(number):
            draw_corner(pen, corner, beside.beside(beside.width - self.head), _)
            beside = beside.left(beside.width - self.head - _GAP)
        pen.put_lines(" · ".join(filter(None, (name, rounds))), beside.upper(8 * MM), _NAME, pad=0)
        return beside.below(8 * MM)

    def _draw_fixed(self, pen: Pen, part: range, _: Words) -> None:
        """Draw what all cards of a part have in common."""
        card_heading(pen, self._box, self.details, _)
        pen.frame(self._title.left(_NUMBER_WIDTH), 1.6, 2 * MM)
        grid = self.grid(part)
        grid.draw(pen)
        foot = self._box.lower(self._foot - 1 * MM)
        for line in self.foot:
            foot = pen.paragraph(line, foot, SMALL)
        for row, index in enumerate(part):
            self.draw_round(pen, grid.cells(row), self.rounds[index])


def _draw_round(pen: Pen, cells: Sequence[Box], planned: PlannedRound, _: Words) -> None:
    """Draw the number of a round and its trump in the first two cells of a line."""
    pen.put(str(planned.number), cells[0], _FIGURE, Align.CENTRE, pad=0)
    trump(pen, planned.trump, cells[1], _WORD, _)


def _draw_call(pen: Pen, cell: Box, planned: PlannedRound) -> None:
    """Draw who travels."""
    pen.put(call_label(planned.call), cell, _FIGURE, Align.CENTRE, pad=0)


def rounds_text(part: range, _: Words) -> str:
    """Name the rounds of a page by their indexes: "rounds 1 to 12"."""
    span = indexes_words(part, _)
    return _.plural("round {span}", "rounds {span}", len(part), span=span)


_SEAT = Type(Face.SEMIBOLD, 10.5)
_PLAYER = Type(Face.REGULAR, 11.5)
_ROUND, _TRUMP, _GO, _TABLE, _STAYS, _VISITORS = range(6)
_FIGURES = 10 * MM
"""The room for the number of a table."""


def rotation_cards(
    of: MilitairePapers, size: PageSize, _: Words, chosen: SheetFilter = every
) -> list[Page]:
    """Return a card for each team, two to a page."""
    frame = _rotation_frame(of, sheet(size, Orientation.LANDSCAPE, Use.CUT), _)

    def draw(pen: Pen, card: TeamCard, part: range) -> None:
        names = frame.draw_title(pen, card.team.number, card.team.name, part, _)
        height = names.height / len(SEATS)
        for seat in SEATS:
            person = names.below(seat * height).upper(height)
            _draw_player(pen, person, seat, _people(card.team, seat, part), _)
        grid = frame.grid(part)
        for row, index in enumerate(part):
            line = card.lines[index]
            table = grid.cell(row, _TABLE)
            room = table.beside(table.width - _FIGURES)
            pen.put(str(line.goes_to), room, _BIG_FIGURE, Align.CENTRE, pad=0)
            pen.put(str(line.visited_by), grid.cell(row, _VISITORS), _FIGURE, Align.CENTRE, pad=0)

    return frame.pages((card for card in of.plan.cards if chosen(str(card.team.number))), draw, _)


def _rotation_frame(of: MilitairePapers, paper: Sheet, _: Words) -> _Frame:
    columns = (
        GridColumn(_("Round"), 12),
        GridColumn(_("Trump"), 22, align=Align.LEFT),
        GridColumn(_("Go"), 12),
        GridColumn(_("To table"), 34, align=Align.RIGHT),
        GridColumn(_("Stays"), 11),
        GridColumn(_("We host team"), 14),
        GridColumn(_("At our table"), 11, to_fill=True),
        GridColumn(_("On visits"), 11, to_fill=True),
        GridColumn(_("Total"), 12, to_fill=True),
    )
    foot = (
        _("The two called take their card to this table; the third plays with the captain."),
        _(
            "A mistake? Cross it out, write the right figure beside it, and tell the director "
            "at once."
        ),
    )

    def draw_line(pen: Pen, cells: list[Box], planned: PlannedRound) -> None:
        _draw_round(pen, cells, planned, _)
        _draw_call(pen, cells[_GO], planned)
        pen.put(str(planned.stays), cells[_STAYS], _FIGURE, Align.CENTRE, pad=0)
        cell = cells[_TABLE]
        lead = cell.left(cell.width - _FIGURES - 0.7 * MM)
        if planned.advance > 1:
            chip(pen, advance_two(_), lead.inset(0, 0.6 * MM))
        else:
            pen.arrow(lead.x + 0.5 * MM, lead.right, cell.y + cell.height / 2)

    plan = of.plan
    cards = plan.details, plan.rounds, columns, foot, draw_line
    return _Frame("rotation", paper, *cards, 27 * MM, of.corners.people)


def _draw_player(pen: Pen, line: Box, seat: int, name: str, _: Words) -> None:
    label = seat_label(seat, _)
    pen.put(label, line.left(19 * MM), _SEAT, pad=0)
    room = line.beside(20 * MM)
    if name:
        pen.put(name, room, _PLAYER, pad=0)
    else:
        pen.under(room.inset(0, 1 * MM))


def _people(team: Team, seat: int, part: range) -> str:
    """Return who holds a place: "Luc", and who plays in the place later: "Luc · 5–8 Paul"."""
    first, last = part[0] + 1, part[-1] + 1
    later = (
        f"{each.first_round}–{each.last_round or ''} {each.name}"
        for each in team.substitutes
        if each.seat == seat and first < each.first_round <= last
    )
    return " · ".join((team.player(seat, first), *later))


_TABLE_STAYS, _TABLE_VISITORS, _TABLE_PLAYERS = range(2, 5)
_TEAM_NUMBER = 9 * MM


def table_cards(
    of: MilitairePapers, size: PageSize, _: Words, chosen: SheetFilter = every
) -> list[Page]:
    """Return a card for each table, two to a page."""
    frame = _table_frame(of, sheet(size, Orientation.LANDSCAPE, Use.CUT), _)
    names = {card.team.number: card.team.name for card in of.plan.cards}

    def draw(pen: Pen, card: TeamCard, part: range) -> None:
        number = card.team.number
        below = frame.draw_title(pen, number, _("Table {number}", number=number), part, _)
        pen.put_lines(card.team.name, below, Type(Face.SEMIBOLD, 12.5), pad=0)
        grid = frame.grid(part)
        for row, index in enumerate(part):
            cell = grid.cell(row, _TABLE_VISITORS)
            team = card.lines[index].visited_by
            pen.put(str(team), cell.left(_TEAM_NUMBER), _BIG_FIGURE, Align.RIGHT)
            pen.put(names[team], cell.beside(_TEAM_NUMBER + 1.5 * MM), _WORD)

    return frame.pages((card for card in of.plan.cards if chosen(str(card.team.number))), draw, _)


def _table_frame(of: MilitairePapers, paper: Sheet, _: Words) -> _Frame:
    columns = (
        GridColumn(_("Round"), 12),
        GridColumn(_("Trump"), 21, align=Align.LEFT),
        GridColumn(_("Stays"), 9.5),
        GridColumn(_("Visited by team"), 54, align=Align.LEFT),
        GridColumn(_("Players"), 12.5),
        GridColumn(_("Home"), 13.5, to_fill=True),
        GridColumn(_("Visitors"), 13, to_fill=True),
    )
    foot = (
        _(
            "The captain faces the scoreboard, stays, shuffles, deals and leads. At the opening 1 "
            "sits on the captain’s left, 2 opposite, 3 on the right. Visitors, as a suggestion: "
            "the lower number on the captain’s left."
        ),
        _("Write the points of each side: 1 for the winners, 2 for all thirteen tricks."),
        _(
            "A mistake? Cross it out, write the right figure beside it, and tell the director "
            "at once."
        ),
    )

    def draw_line(pen: Pen, cells: list[Box], planned: PlannedRound) -> None:
        _draw_round(pen, cells, planned, _)
        pen.put(str(planned.stays), cells[_TABLE_STAYS], _FIGURE, Align.CENTRE, pad=0)
        _draw_call(pen, cells[_TABLE_PLAYERS], planned)

    plan = of.plan
    cards = plan.details, plan.rounds, columns, foot, draw_line
    return _Frame("table", paper, *cards, 17 * MM, of.corners.tables)
