"""The table card (carton de table): who visits a table in which round, to lie on the table."""

from collections.abc import Mapping

from whist_td.formats.militaire.paper.rotation_cards import (
    BIG_FIGURE,
    FIGURE,
    WORD,
    Frame,
    draw_call,
    draw_round,
)
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.views import MilitairePapers, TeamCard
from whist_td.paper.fonts import Face, Type
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_ROUND, _TRUMP, _STAYS, _VISITORS, _PLAYERS = range(5)
_NUMBER = 9 * MM


def pages(of: MilitairePapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each table, two to a page."""
    frame = _frame(of, sheet(size, Orientation.LANDSCAPE, Use.CUT), _)
    names = {card.team.number: card.team.name for card in of.plan.cards}

    def draw(pen: Pen, card: TeamCard, part: range) -> None:
        _draw_table(pen, frame, card, part, _)
        grid = frame.grid(part)
        for row, index in enumerate(part):
            _draw_visitors(pen, grid.cells(row)[_VISITORS], card.lines[index].visited_by, names)

    return frame.pages((card for card in of.plan.cards if wanted(str(card.team.number))), draw, _)


def _draw_visitors(pen: Pen, cell: Box, team: int, names: Mapping[int, str]) -> None:
    pen.put(str(team), cell.left(_NUMBER), BIG_FIGURE, Align.RIGHT)
    pen.put(names[team], cell.beside(_NUMBER + 1.5 * MM), WORD)


def _frame(of: MilitairePapers, paper: Sheet, _: Words) -> Frame:
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
        draw_round(pen, cells, planned, _)
        pen.put(str(planned.stays), cells[_STAYS], FIGURE, Align.CENTRE, pad=0)
        draw_call(pen, cells[_PLAYERS], planned)

    plan = of.plan
    return Frame("table", paper, plan.details, plan.rounds, columns, foot, draw_line, 17 * MM)


def _draw_table(pen: Pen, frame: Frame, card: TeamCard, part: range, _: Words) -> None:
    number = card.team.number
    below = frame.draw_title(pen, number, _("Table {number}", number=number), part, _)
    pen.put_lines(card.team.name, below, Type(Face.SEMIBOLD, 12.5), pad=0)
