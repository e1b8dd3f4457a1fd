"""The table card (carton de table): who visits a table in which round, to lie on the table."""

from dataclasses import dataclass

from whist_td.formats.militaire.paper.card import (
    BIG_FIGURE,
    FIGURE,
    WORD,
    Frame,
    draw_call,
    draw_round,
    draw_title,
    part_text,
)
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.views import MilitairePapers, TeamCard
from whist_td.paper.fonts import Face, Type
from whist_td.paper.grid import GridColumn
from whist_td.paper.header_footer import TEXT
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import Card, Page, card_box, two_up
from whist_td.paper.pen import Align, Pen
from whist_td.paper.sheets import SheetFilter, every
from whist_td.words.words import Words

_ROUND, _TRUMP, _STAYS, _VISITORS, _PLAYERS = range(5)
_NUMBER = 12 * MM


def pages(of: MilitairePapers, size: PageSize, _: Words, wanted: SheetFilter = every) -> list[Page]:
    """Return a card for each table, two to a page."""
    paper = sheet(size, Orientation.LANDSCAPE)
    names = {card.team.number: card.team.name for card in of.plan.cards}
    layout = _Layout(_frame(of, card_box(paper), _), names, _)
    parts = layout.frame.parts
    chosen = (card for card in of.plan.cards if wanted(str(card.team.number)))
    return two_up([layout.card(card, part) for card in chosen for part in parts], paper)


def _frame(of: MilitairePapers, box: Box, _: Words) -> Frame:
    columns = (
        GridColumn(_("Round"), 12),
        GridColumn(_("Trump"), 23, align=Align.LEFT),
        GridColumn(_("Stays"), 11),
        GridColumn(_("Visited by team"), 49, align=Align.LEFT),
        GridColumn(_("Players"), 13),
        GridColumn(_("Home"), 13, to_fill=True),
        GridColumn(_("Visitors"), 13, to_fill=True),
    )
    foot = (
        _("Write the points of each side: 1 for the winners, 2 for all thirteen tricks."),
        _(
            "A mistake? Cross it out, write the right figure beside it, and tell the director "
            "at once."
        ),
    )
    return Frame(box, of.plan.details, of.plan.rounds, columns, foot)


@dataclass(frozen=True)
class _Layout:
    frame: Frame
    names: dict[int, str]
    words: Words

    def card(self, card: TeamCard, part: range) -> Card:
        def draw(pen: Pen, across: float) -> None:
            pen.stamp(f"table-{part[0]}", lambda own: self._draw_fixed(own, part), across)
            self._draw_table(pen, card, part, across)
            self._draw_lines(pen, card, part, across)

        return Card(str(card.team.number), draw)

    def _draw_fixed(self, pen: Pen, part: range) -> None:
        grid = self.frame.draw_fixed(pen, part, self.words)
        for row, index in enumerate(part):
            self._draw_round(pen, grid.cells(row), self.frame.rounds[index])

    def _draw_round(self, pen: Pen, cells: list[Box], planned: PlannedRound) -> None:
        draw_round(pen, cells, planned, self.words)
        pen.put(str(planned.stays), cells[_STAYS], FIGURE, Align.CENTRE, pad=0)
        draw_call(pen, cells[_PLAYERS], planned)

    def _draw_table(self, pen: Pen, card: TeamCard, part: range, across: float) -> None:
        _ = self.words
        number = card.team.number
        table = _("Table {number}", number=number)
        extra = part_text(part, len(self.frame.parts), _)
        name = " · ".join(text for text in (table, extra) if text)
        below = draw_title(pen, self.frame.title.moved(across), number, name)
        pen.put(card.team.name, below.upper(5.5 * MM), Type(Face.SEMIBOLD, 12.5, 7.5), pad=0)
        rule = _(
            "The captain stays, shuffles, deals and leads. Of the visitors, the lower number "
            "sits at the captain’s left."
        )
        pen.paragraph(rule, below.below(7.5 * MM), TEXT)

    def _draw_lines(self, pen: Pen, card: TeamCard, part: range, across: float) -> None:
        grid = self.frame.grid(part)
        for row, index in enumerate(part):
            team = card.lines[index].visited_by
            cell = grid.cells(row)[_VISITORS].moved(across)
            pen.put(str(team), cell.left(_NUMBER), BIG_FIGURE, Align.RIGHT)
            pen.put(self.names[team], cell.beside(_NUMBER + 1.5 * MM), WORD)
