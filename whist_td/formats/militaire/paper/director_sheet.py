"""The rounds on paper: the feuille du meneur, and the Tableau 1 of the règlement for the wall."""

from collections.abc import Sequence
from dataclasses import dataclass

from whist_td.formats.militaire.paper.cards import rounds_text
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.views import MilitairePapers, Plan
from whist_td.formats.militaire.words.sentences import call_label
from whist_td.paper.fonts import LEADING, Face, Type, wrapped
from whist_td.paper.header_footer import (
    HEADING,
    advance_two,
    chip,
    page_heading,
    tables_text,
    trump,
)
from whist_td.paper.layout import MM, Box, Orientation, PageSize, Sheet, Use, shares, sheet
from whist_td.paper.page import Grid, GridColumn, Page, snug
from whist_td.paper.pen import Align, Pen
from whist_td.words.rules_text import facts_of, rules_text
from whist_td.words.words import Words

_FIGURE = Type(Face.BOLD, 14)
_CALL = Type(Face.BOLD, 15)
_PLAIN = Type(Face.REGULAR, 11.5)
_FLAG = Type(Face.BOLD, 9, grey=1)
_HEAD = 9.5 * MM
_ROW_LEAST = 6 * MM
_ROW_MOST = 9.5 * MM
_REMINDER = Type(Face.REGULAR, 10)
_BULLET = 4 * MM


def director_sheet(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet, on more pages where the evening is long."""
    paper = sheet(size, Orientation.PORTRAIT)
    layout = _Layout(paper, of.plan, _)
    return [layout.page(part) for part in layout.parts]


def _reminders(plan: Plan, _: Words) -> tuple[str, ...]:
    """Return the rules a director says most often."""
    facts = {**facts_of(plan.settings), "tables": len(plan.cards)}
    return rules_text("director", facts, _).sections[0].sentences


def planned_columns(_: Words) -> tuple[GridColumn, ...]:
    """Return the columns of what is planned for a round."""
    return (
        GridColumn(_("Round"), 14),
        GridColumn(_("Trump"), 30, align=Align.LEFT),
        GridColumn(_("Call"), 18),
        GridColumn(_("Stays"), 14),
        GridColumn(_("Advance"), 30),
        GridColumn(_("Tables from home"), 18),
    )


def draw_planned(pen: Pen, cells: Sequence[Box], planned: PlannedRound, _: Words) -> None:
    """Write what is planned for a round in the cells of those columns."""
    number, suit, call, stays, advance, displacement = cells
    pen.put(str(planned.number), number, _FIGURE, Align.CENTRE, pad=0)
    trump(pen, planned.trump, suit, _PLAIN, _)
    pen.put(call_label(planned.call), call, _CALL, Align.CENTRE)
    pen.put(str(planned.stays), stays, _PLAIN, Align.CENTRE)
    if planned.advance > 1:
        chip(pen, advance_two(_), advance.inset(0.5 * MM, 0.7 * MM), _FLAG)
    else:
        pen.put(tables_text(planned.advance, _), advance, _PLAIN, Align.CENTRE)
    pen.put(str(planned.displacement), displacement, _PLAIN, Align.CENTRE)


@dataclass(frozen=True)
class _Layout:
    sheet: Sheet
    plan: Plan
    words: Words

    @property
    def parts(self) -> list[range]:
        """The rounds of each page, by index."""
        room = self._room.height - _HEAD
        return shares(len(self.plan.rounds), int(room // _ROW_LEAST))

    @property
    def _reminder_height(self) -> float:
        room = self.sheet.body.width - _BULLET
        lines = sum(
            len(wrapped(text, _REMINDER.face, _REMINDER.size, room))
            for text in _reminders(self.plan, self.words)
        )
        return lines * _REMINDER.size * LEADING

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(self._reminder_height + 3 * MM)

    def page(self, part: range) -> Page:
        _ = self.words
        return Page(self.sheet, rounds_text(part, self.words), lambda pen: self._draw(pen, part))

    def _draw(self, pen: Pen, part: range) -> None:
        _ = self.words
        tables = tables_text(len(self.plan.cards), _)
        title = _("Director’s sheet · {tables}", tables=tables)
        page_heading(pen, self.sheet.body, title, self.plan.details, _)
        columns = (*planned_columns(_), GridColumn(_("Notes"), 66, to_fill=True))
        box = snug(self._room, len(part), _ROW_MOST, _HEAD)
        grid = Grid(box, columns, len(part), _HEAD)
        grid.draw(pen)
        for row, index in enumerate(part):
            draw_planned(pen, grid.cells(row)[:-1], self.plan.rounds[index], _)
        box = self.sheet.body.lower(self._reminder_height)
        for text in _reminders(self.plan, self.words):
            line = box.upper(_REMINDER.size * LEADING)
            pen.put("•", line.left(_BULLET), _REMINDER, pad=0)
            left = pen.paragraph(text, box.beside(_BULLET), _REMINDER)
            box = box.below(box.height - left.height)


_NUMBER = Type(Face.BOLD, 17, 11)
_TEAM = Type(Face.SEMIBOLD, 12, 10)
_CAPTAIN = Type(Face.REGULAR, 11, 10)
_SAID = Type(Face.REGULAR, 11)
_FOOT, _GAP = 10 * MM, 7 * MM
_TABLEAU_LEAST, _TABLEAU_MOST = 5.9 * MM, 10 * MM
_ROUNDS = 0.52
"""The part of the width for the rounds; the rest is for the teams."""


def announcements(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the sheet; where it takes more than one, each has rounds and teams side by side."""
    paper = sheet(size, Orientation.LANDSCAPE, Use.HUNG)
    layout = _Tableau(paper, of.plan, tuple(card.team for card in of.plan.cards), _)
    rounds, teams = layout.parts(len(of.plan.rounds)), layout.parts(len(layout.teams))
    count = max(len(rounds), len(teams))
    return [
        layout.page(rounds[number % len(rounds)], teams[number % len(teams)])
        for number in range(count)
    ]


@dataclass(frozen=True)
class _Tableau:
    sheet: Sheet
    plan: Plan
    teams: Sequence[Team]
    words: Words

    @property
    def _room(self) -> Box:
        return self.sheet.body.below(HEADING).above(_FOOT)

    def parts(self, rows: int) -> list[range]:
        """Return the lines of each page, by index."""
        return shares(rows, int((self._room.height - _HEAD) // _TABLEAU_LEAST))

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
        grid = Grid(snug(room, rows, _TABLEAU_MOST, _HEAD), columns, rows, _HEAD)
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
