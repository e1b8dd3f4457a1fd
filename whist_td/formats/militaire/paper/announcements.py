"""The Tableau 1 of the règlement (articles 2 and 15), for the wall: who travels, and the teams."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.formats.militaire.paper.director_sheet import draw_planned, planned_columns
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import MilitairePapers, Plan
from whist_td.paper.fonts import Face, Type
from whist_td.paper.header_footer import HEADING, page_heading
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.words.words import Words

_NUMBER = Type(Face.BOLD, 17, 11)
_TEAM = Type(Face.SEMIBOLD, 12, 10)
_CAPTAIN = Type(Face.REGULAR, 11, 10)
_SAID = Type(Face.REGULAR, 11)
_HEAD, _FOOT, _GAP = 9.5 * MM, 10 * MM, 7 * MM
_ROW_LEAST, _ROW_MOST = 5.9 * MM, 10 * MM
_ROUNDS = 0.52
"""The part of the width for the rounds; the rest is for the teams."""


def pages(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet; where it takes more than one, each has rounds and teams side by side."""
    paper = sheet(size, Orientation.LANDSCAPE, Use.HUNG)
    layout = _Layout(paper, of.plan, tuple(card.team for card in of.plan.cards), _)
    rounds, teams = layout.parts(len(of.plan.rounds)), layout.parts(len(layout.teams))
    count = max(len(rounds), len(teams))
    return [
        layout.page(rounds[number % len(rounds)], teams[number % len(teams)])
        for number in range(count)
    ]


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: Plan
    teams: Sequence[Team]
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    def parts(self, rows: int) -> list[range]:
        """Return the lines of each page, by index."""
        return shares(rows, int((self._room.height - _HEAD) // _ROW_LEAST))

    def page(self, rounds: range, teams: range) -> Page:
        title = self.words("Chart 1 · who travels, how far, with which trump")
        return Page(self.sheet, title, lambda pen: self._draw(pen, title, rounds, teams))

    def _draw(self, pen: Pen, title: str, rounds: range, teams: range) -> None:
        page_heading(pen, self.sheet.body, title, self.plan.details, self.words)
        wide = self._room.width * _ROUNDS
        grid = self._grid(
            pen, self._room.left(wide - _GAP), planned_columns(self.words), len(rounds)
        )
        for row, index in enumerate(rounds):
            draw_planned(pen, grid.cells(row), self.plan.rounds[index], self.words)
        self._draw_teams(pen, self._room.beside(wide), teams)
        pen.paragraph(self._example, self.sheet.body.lower(_FOOT - 2 * MM), _SAID)

    @property
    def _example(self) -> str:
        """Tell what a line means, with a team of this hall, and what to do about a mistake."""
        _, card = self.words, self.plan.cards[0]
        line = card.lines[min(1, len(card.lines) - 1)]
        first, second = line.round.call
        example = _(
            "Example, round {round}: {first} and {second} of team {team} go to table {table}, and "
            "{stays} plays with the captain.",
            round=line.round.number,
            first=first,
            second=second,
            team=card.team.number,
            table=line.goes_to,
            stays=line.round.stays,
        )
        mistake = _("A mistake? Tell the director: what the director announces counts.")
        return f"{example} {mistake}"

    def _grid(self, pen: Pen, room: Box, columns: Sequence[GridColumn], rows: int) -> Grid:
        grid = Grid(snug(room, rows, _ROW_MOST, _HEAD), columns, rows, _HEAD)
        grid.draw(pen)
        return grid

    def _draw_teams(self, pen: Pen, room: Box, teams: range) -> None:
        _ = self.words
        columns = (
            GridColumn(_("Table"), 14),
            GridColumn(_("Team"), 62, align=Align.LEFT),
            GridColumn(_("Captain"), 48, align=Align.LEFT),
        )
        grid = self._grid(pen, room, columns, len(teams))
        for row, index in enumerate(teams):
            number, name, captain = grid.cells(row)
            team = self.teams[index]
            pen.put(str(team.number), number, _NUMBER, Align.CENTRE, pad=0)
            pen.put_lines(team.name, name, _TEAM)
            pen.put_lines(team.captain, captain, _CAPTAIN)
