"""The rotation card (feuille de route): a team's whole evening, to be carried and filled in."""

from whist_td.formats.militaire.paper.card import (
    BIG_FIGURE,
    FIGURE,
    Frame,
    draw_call,
    draw_round,
)
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.teams import SEATS, Team
from whist_td.formats.militaire.views import CardLine, MilitairePapers, TeamCard
from whist_td.formats.militaire.words.sentences import seat_label
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.header_footer import advance_two, chip
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, sheet
from whist_td.paper.page import Page
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
    frame = _frame(of, sheet(size, Orientation.LANDSCAPE), _)

    def draw(pen: Pen, card: TeamCard, part: range) -> None:
        _draw_team(pen, frame, card.team, part, _)
        grid = frame.grid(part)
        for row, index in enumerate(part):
            _draw_line(pen, grid.cells(row), card.lines[index])

    return frame.pages((card for card in of.plan.cards if wanted(str(card.team.number))), draw, _)


def _draw_line(pen: Pen, cells: list[Box], line: CardLine) -> None:
    table = cells[_TABLE]
    room = table.beside(table.width - _FIGURES)
    pen.put(str(line.goes_to), room, BIG_FIGURE, Align.CENTRE, pad=0)
    pen.put(str(line.visited_by), cells[_VISITORS], FIGURE, Align.CENTRE, pad=0)


def _frame(of: MilitairePapers, paper: Sheet, _: Words) -> Frame:
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
        draw_round(pen, cells, planned, _)
        draw_call(pen, cells[_GO], planned)
        pen.put(str(planned.stays), cells[_STAYS], FIGURE, Align.CENTRE, pad=0)
        cell = cells[_TABLE]
        lead = cell.left(cell.width - _FIGURES - 0.7 * MM)
        if planned.advance > 1:
            chip(pen, advance_two(_), lead.inset(0, 0.6 * MM))
        else:
            pen.arrow(lead.x + 0.5 * MM, lead.right, cell.y + cell.height / 2)

    plan = of.plan
    return Frame("rotation", paper, plan.details, plan.rounds, columns, foot, draw_line)


def _draw_team(pen: Pen, frame: Frame, team: Team, part: range, _: Words) -> None:
    names = frame.draw_title(pen, team.number, team.name, part, _)
    height = names.height / len(SEATS)
    for seat in SEATS:
        line = names.below(seat * height).upper(height)
        _draw_player(pen, line, seat, _people(team, seat, part), _)


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
