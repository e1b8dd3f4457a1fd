"""The standings on paper: rank, team, total, and why a tie was broken."""

from collections.abc import Mapping
from dataclasses import dataclass

from typing_extensions import override

from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.views import MilitairePapers
from whist_td.formats.militaire.words.room import race_of_leaders
from whist_td.formats.militaire.words.sentences import people_words, tie_sentence
from whist_td.paper.fonts import Face, Type, wrapped
from whist_td.paper.layout import MM, Box, Orientation, PageSize, sheet
from whist_td.paper.page import GridColumn, Page
from whist_td.paper.pen import PADDING, Align, Pen
from whist_td.room.standings_layout import FIRST, NAME, PRIZES, RANK, WHY, StandingsLayout
from whist_td.words.labels import standings_title
from whist_td.words.missing import missing_sentence
from whist_td.words.words import Language, Words

_TEAM = Type(Face.SEMIBOLD, 12)
_TOTAL = Type(Face.BOLD, 14)
_NAME_LINE = 5 * MM
_TIGHT = 1.15


def pages(of: MilitairePapers, size: PageSize, _: Words) -> list[Page]:
    """Return the standings, their heading repeated on each page."""
    view = of.standings
    mistake = _("A mistake? Tell the director: any round can be corrected; the standings follow.")
    return _Layout(
        sheet(size, Orientation.PORTRAIT),
        view.details,
        standings_title(view, _),
        missing_sentence(view.reach, _),
        view.rows,
        (mistake,),
        race_of_leaders(view, _),
        _,
        {number: people_words(team, _) for number, team in of.evening.teams.items()},
    ).pages


@dataclass(frozen=True)
class _Layout(StandingsLayout[MilitaireStanding]):
    FOOT = 6 * MM
    ROW_MOST = 13 * MM

    people: Mapping[int, str]
    """Who played for each team."""

    @property
    @override
    def row_least(self) -> float:
        columns = self._columns()
        wide = self.sheet.body.width * columns[2].weight / sum(each.weight for each in columns)
        lines = (len(self._people_lines(row.team, wide)) for row in self.rows)
        return _NAME_LINE + max(lines, default=0) * WHY.size * _TIGHT + 1.5 * MM

    def _people_lines(self, team: int, wide: float) -> tuple[str, ...]:
        return wrapped(self.people[team], WHY.face, WHY.size, wide - 2 * PADDING)

    @property
    def _averages(self) -> bool:
        return any(row.average is not None for row in self.rows)

    @override
    def _columns(self) -> list[GridColumn]:
        _ = self.words
        columns = [
            GridColumn(_("Rank"), 13),
            GridColumn(_("Team"), 14),
            GridColumn(_("Name"), 104, align=Align.LEFT),
            GridColumn(_("Total"), 15),
            GridColumn(_("Tie-break"), 46, align=Align.LEFT),
        ]
        if self._averages:
            columns.insert(4, GridColumn(_("Average"), 19))
        return columns

    @override
    def _draw_row(self, pen: Pen, cells: list[Box], index: int) -> None:
        row = self.rows[index]
        first = row.rank <= PRIZES and not row.withdrawn
        pen.put(str(row.rank), cells[0], RANK, Align.CENTRE)
        pen.put(str(row.team), cells[1], _TEAM, Align.CENTRE)
        name = cells[2]
        people = self._people_lines(row.team, name.width)
        low = min(len(people) * WHY.size * _TIGHT, name.height - _NAME_LINE)
        block = name.inset(0, (name.height - _NAME_LINE - low) / 2)
        pen.put(row.name, block.upper(_NAME_LINE), FIRST if first else NAME)
        pen.put_lines(self.people[row.team], block.lower(low), WHY)
        pen.put(
            "" if row.total is None else str(row.total), cells[3], _TOTAL, Align.RIGHT, pad=3.5 * MM
        )
        if self._averages:
            pen.put(_average_text(row, self.words), cells[4], NAME, Align.CENTRE)
        pen.put_lines(self._why(index), cells[-1], WHY)

    def _why(self, index: int) -> str:
        _, row = self.words, self.rows[index]
        if row.withdrawn:
            return _("withdrawn")
        tied = _("tied: nothing separates them") if self._shares_rank(index) else ""
        return " · ".join(filter(None, (tie_sentence(row, _), tied)))


def _average_text(row: MilitaireStanding, _: Words) -> str:
    """Return a team's average points per match, with the language's decimal mark."""
    if row.average is None:
        return ""
    mark = "," if _.language is Language.FRENCH else "."
    return f"{float(row.average):.3f}".replace(".", mark)
