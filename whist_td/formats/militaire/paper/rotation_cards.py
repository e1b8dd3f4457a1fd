"""The rotation card (feuille de route): a team's whole evening, to be carried and filled in."""

from dataclasses import dataclass

from whist_td.formats.militaire.paper.card import (
    BIG_FIGURE,
    FIGURE,
    Frame,
    draw_call,
    draw_round,
    draw_title,
    part_text,
)
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.formats.militaire.views import MilitairePapers, TeamCard
from whist_td.formats.militaire.words.sentences import seat_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.header_footer import advance_two, chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Card, Page, card_box, two_up
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_SEAT = Type(Face.SEMIBOLD, 10.5, 8)
_PLAYER = Type(Face.REGULAR, 11.5, 6.5)
_ROUND, _TRUMP, _GO, _TABLE, _STAYS, _VISITORS = range(6)
_FIGURES = 10 * MM
"""The room for the number of a table."""


def pages(of: MilitairePapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each team, two to a page."""
    paper = sheet(size, Orientation.LANDSCAPE)
    layout = _Layout(_frame(of, card_box(paper), _), _)
    parts = layout.frame.parts
    chosen = (card for card in of.plan.cards if wanted(str(card.team.number)))
    cards = [layout.card(card, part) for card in chosen for part in parts]
    return two_up(cards, paper)


def _frame(of: MilitairePapers, box: Box, _: Words) -> Frame:
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
        _(
            "The two called take the travelling card to this table; the third plays with the "
            "captain."
        ),
        _(
            "A mistake? Cross it out, write the right figure beside it, and tell the director "
            "at once."
        ),
    )
    return Frame(box, of.plan.details, of.plan.rounds, columns, foot)


@dataclass(frozen=True)
class _Layout:
    frame: Frame
    words: Words

    def card(self, card: TeamCard, part: range) -> Card:
        def draw(pen: Pen, across: float) -> None:
            pen.stamp(f"rotation-{part[0]}", lambda own: self._draw_fixed(own, part), across)
            self._draw_team(pen, card.team, part, across)
            self._draw_lines(pen, card, part, across)

        return Card(str(card.team.number), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            self._draw_round(pen, grid.cells(row), self.frame.rounds[index])

    def _draw_round(self, pen: Pen, cells: list[Box], planned: PlannedRound) -> None:
        draw_round(pen, cells, planned, self.words)
        draw_call(pen, cells[_GO], planned)
        pen.put(str(planned.stays), cells[_STAYS], FIGURE, Align.CENTRE, pad=0)
        cell = cells[_TABLE]
        lead = cell.left(cell.width - _FIGURES - 0.7 * MM)
        if planned.advance > 1:
            chip(pen, advance_two(self.words), lead.inset(0, 0.6 * MM))
        else:
            pen.arrow(lead.x + 0.5 * MM, lead.right, cell.y + cell.height / 2)

    def _draw_team(self, pen: Pen, team: Team, part: range, across: float) -> None:
        title = self.frame.title.moved(across)
        extra = part_text(part, len(self.frame.parts), self.words)
        name = " · ".join(text for text in (team.name, extra) if text)
        names = draw_title(pen, title, team.number, name)
        height = names.height / len(SEATS)
        for seat in SEATS:
            line = names.below(seat * height).upper(height)
            self._draw_player(pen, line, seat, _people(team, seat, part))

    def _draw_player(self, pen: Pen, line: Box, seat: int, name: str) -> None:
        label = seat_label(seat, self.words)
        pen.put(label, line.left(19 * MM), _SEAT, pad=0)
        room = line.beside(20 * MM)
        if name:
            pen.put(name, room, _PLAYER, pad=0)
        else:
            pen.under(room.inset(0, 1 * MM))

    def _draw_lines(self, pen: Pen, card: TeamCard, part: range, across: float) -> None:
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            cells, line = grid.cells(row), card.lines[index]
            table = cells[_TABLE].moved(across)
            room = table.beside(table.width - _FIGURES)
            pen.put(str(line.goes_to), room, BIG_FIGURE, Align.CENTRE, pad=0)
            visitors = cells[_VISITORS].moved(across)
            pen.put(str(line.visited_by), visitors, FIGURE, Align.CENTRE, pad=0)


def _people(team: Team, seat: int, part: range) -> str:
    """Return who holds a place: "Luc", and who plays in the place later: "Luc · 5–8 Paul"."""
    first, last = part[0] + 1, part[-1] + 1
    later = (
        f"{each.first_round}–{each.last_round or ''} {each.name}"
        for each in team.substitutes
        if each.seat == seat and first < each.first_round <= last
    )
    return " · ".join((team.player(seat, first), *later))
