"""The standings of a club night's workbook: they sort themselves as points are corrected.

What counts for each line stands in columns that nobody sees, and what is seen looks it up there.
They add up what each table gave.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.workbook_live import FIRST_ROW
from whist_td.formats.club_night.files.workbook_tables import LiveTables
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import club_standings, told_standings
from whist_td.formats.club_night.words.games import game_label
from whist_td.formats.club_night.words.labels import club_tie_sentence, club_title, method_label
from whist_td.formats.club_night.words.standings import club_listing
from whist_td.interchange.live import HOLE, choose, filled, joined
from whist_td.interchange.sheet_columns import heads
from whist_td.interchange.workbook import (
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    define_names,
    finish_table,
    hole,
    saying,
    write_columns,
    write_heading,
    written,
)
from whist_td.words.listings import Column, Media
from whist_td.words.missing import provisional_words
from whist_td.words.words import Words

_NOWHERE = "-1E+9"
"""What stands for the score of who has none: everybody is above."""
_PLACES = 9
_NAMES = {
    Measure.POINTS: "LinePoints",
    Measure.GAMES: "LineGames",
    Measure.RUBBERS: "LineRubbers",
    Measure.BEST_ROUND: "LineBest",
}
_HIDDEN = (
    *("LineNumber", "LineLabel", "LineName", "LineReferee", "LinePoints", "LineDeals"),
    *("LineGames", "LineRubbers", "LineBest", "LinePlacement", "LineScore", "LineKey"),
    *("LineRank", "LineOrder", "LineLacks"),
)
_LINES = {
    "rank": "LineRank",
    "player": "LineLabel",
    "name": "LineName",
    "score": "LineScore",
    "points": "LinePoints",
    "games": "LineGames",
    "rubbers": "LineRubbers",
    "deals": "LineDeals",
    "best_round": "LineBest",
    "placement": "LinePlacement",
    "sanction": "LineReferee",
}
"""Where each column finds what it shows."""
_SUMS = ("LinePoints", "LineGames", "LineRubbers", "LineBest", "LinePlacement", "LineScore")
"""What is not shown of a line that lacks a table."""


def points_rank(event: ClubNightEvent) -> bool:
    """Tell whether the points themselves rank, so that they stand in the place of the score."""
    by_points = event.settings.ranked_by is RankedBy.POINTS
    return by_points and event.game.ranked_by[0] is Measure.POINTS


class _Standings:
    """The columns of the standings, those seen and those unseen, and their formulas."""

    def __init__(self, tables: LiveTables, _: Words) -> None:
        self._tables = tables
        self._words = _
        self.event = tables.sheets.event
        self.view = told_standings(self.event)
        self._whole = {row.player: row for row in club_standings(self.event).rows}
        self.criteria = self.event.settings.criteria()
        self.listing = club_listing(self.view, _)
        self.columns = self.listing.on(Media.WORKBOOK)
        self.index, self.ordinal = len(self.columns) + 1, len(self.columns) + 2
        self.first = self.ordinal + 1
        self.lines = sorted(self.view.rows, key=lambda each: each.player)
        self._place_of = {each.player: at for at, each in enumerate(self.view.rows, start=1)}
        self.last = FIRST_ROW + len(self.view.rows) - 1

    @property
    def names(self) -> Mapping[str, str]:
        """Where the unseen columns stand, by their names in the workbook."""
        letters = {n: get_column_letter(self.first + at) for at, n in enumerate(_HIDDEN)}
        return {name: f"${at}${FIRST_ROW}:${at}${self.last}" for name, at in letters.items()}

    def cells(self, place: int, standing: ClubNightStanding) -> Iterator[Value | Formula]:
        """Yield the cells of a line: what is seen of who has its place, then what counts."""
        row = FIRST_ROW + place - 1
        values = self._values(standing)
        for column in self.columns[:-1]:
            name = self._name(column)
            own = self._of_place(name, row)
            blank, value = f'{own}=""', values[name]
            if name == "LineRank":
                blank = f'{self._of_place("LineScore", row)}=""'
                value = "" if standing.score is None else value
            # A sum lacks what a table has not handed in.
            is_mean = self.event.settings.ranked_by is RankedBy.MEAN
            if name in _SUMS and not (is_mean and name == "LineScore"):
                blank = f"OR({self._of_place('LineLacks', row)}>0,{blank})"
                value = "" if standing.lacking else value
            yield Formula(f'=IF({blank},"",{own})', value)
        broken = f"={self._remark(row)}" if place > 1 else '=""'
        yield Formula(broken, club_tie_sentence(standing, self._words))
        yield Formula(f"=MATCH({place},LineOrder,0)", self.lines.index(standing) + 1)
        yield self._words.ordinal(place)
        yield from self._counts(self.lines[place - 1], row)

    def _values(self, standing: ClubNightStanding) -> dict[str, float | str]:
        people = standing.people
        label = ", ".join(map(str, people)) if len(people) > 1 else standing.player
        best = standing.best_round
        return {
            "LineRank": standing.rank,
            "LineLabel": label,
            "LineName": " + ".join(standing.names),
            "LineReferee": standing.sanction or "",
            "LinePoints": standing.points,
            "LineDeals": standing.deals,
            "LineGames": standing.games,
            "LineRubbers": standing.rubbers,
            "LineBest": "" if best is None else best,
            "LinePlacement": float(standing.placement),
            "LineScore": "" if standing.score is None else float(standing.score),
        }

    def _counts(self, standing: ClubNightStanding, row: int) -> Iterator[Value | Formula]:
        values, place = self._values(standing), self._place_of[standing.player]
        yield standing.player
        yield values["LineLabel"]
        yield values["LineName"]
        taken = self._sum("referee", self._taken(standing))
        yield Formula(f'=IF({taken}=0,"",{taken})', values["LineReferee"])
        # The rounds of a line with who played them: each counts once for a pair.
        whole = self._whole[standing.player]
        played = [(each.round, each.player) for each in whole.rounds]
        partners = [each for each in self._taken(standing) if each not in played]
        points = f"{self._sum('points', played)}+{self._sum('referee', partners)}"
        yield Formula(f"={points}", standing.points)
        for what in ("deals", "games", "rubbers"):
            yield Formula(f"={self._sum(what, played)}", getattr(standing, what))
        most, counted = (self._sum("best", played, by) for by in ("MAX", "COUNT"))
        counted = counted if played else "0"
        yield Formula(f'=IF({counted}=0,"",{most})', values["LineBest"])
        placement = f"ROUND({self._sum('placement', played)},{_PLACES})"
        yield Formula(f"={placement}", float(standing.placement))
        yield Formula(self._score(row), values["LineScore"])
        score, key = self._at("LineScore", row), values["LineScore"]
        key = float(_NOWHERE) if key == "" else key
        yield Formula(f'=IF({score}="",{_NOWHERE},{score})', key)
        yield Formula(f"=1+{self._above(row)}", standing.rank)
        rank = self._at("LineRank", row)
        before = f"SUMPRODUCT((LineRank={rank})*(LineNumber<{self._at('LineNumber', row)}))"
        yield Formula(f"={rank}+{before}", place)
        yield Formula(f"={self._sum('going', played)}", len(standing.lacking))

    def _score(self, row: int) -> str:
        """Return what ranks, nothing where no deal counts."""
        deals = self._at("LineDeals", row)
        match self.event.settings.ranked_by:
            case RankedBy.MEAN:
                score = f"{self._at('LinePoints', row)}/{deals}"
            case RankedBy.PLACEMENT:
                score = self._at("LinePlacement", row)
            case RankedBy.POINTS:
                score = self._at(_NAMES[self.event.game.ranked_by[0]], row)
        return f'=IF({deals}=0,"",{score})'

    def _taken(self, standing: ClubNightStanding) -> list[tuple[int, int]]:
        """Return the rounds of all the people of a line: what a jury took counts for each."""
        return [(number, who) for number, who in self._tables.rows if who in standing.people]

    def _sum(self, what: str, of: list[tuple[int, int]], by: str = "SUM") -> str:
        """Return the sum of what tables gave in the rounds that are complete."""
        cells = (self._tables.seen(*each, f"{what} in").text for each in of)
        return f"{by}({','.join(cells) or 0})"

    def _above(self, row: int) -> str:
        terms, tied = [], ""
        for name in ("LineKey", *(_NAMES[each] for each in self.criteria)):
            own = self._at(name, row)
            terms.append(f"{tied}({name}>{own})")
            tied += f"({name}={own})*" if tied else f"({name}={own})*({name}>{_NOWHERE})*"
        return f"SUMPRODUCT({'+'.join(terms)})"

    def _remark(self, row: int) -> str:
        """Return how a tie with the line above was broken."""
        broken = '""'
        for criterion in reversed(self.criteria):
            own, other = (self._of_place(_NAMES[criterion], at) for at in (row, row - 1))
            sentence = self._words(
                "{rank} by {criterion}: {own} against {other}",
                rank=hole(f"INDEX({self._ordinals},$A{row})"),
                criterion=game_label(criterion, self._words),
                own=hole(f'SUBSTITUTE({own},"-","−")'),
                other=hole(f'SUBSTITUTE({other},"-","−")'),
            )
            broken = f"IF({own}<>{other},{saying(sentence)},{broken})"
        keys = [self._of_place("LineKey", at) for at in (row, row - 1)]
        lacks = "+".join(self._of_place("LineLacks", at) for at in (row, row - 1))
        is_tied = f"AND({keys[0]}>{_NOWHERE},{keys[0]}={keys[1]},{lacks}=0)"
        return f'IF({is_tied},{broken},"")'

    @property
    def _ordinals(self) -> str:
        letter = get_column_letter(self.ordinal)
        return f"${letter}${FIRST_ROW}:${letter}${self.last}"

    def _of_place(self, name: str, row: int) -> str:
        return f"INDEX({name},${get_column_letter(self.index)}{row})"

    def _at(self, name: str, row: int) -> str:
        return f"${get_column_letter(self.first + _HIDDEN.index(name))}{row}"

    def column(self, name: str) -> int:
        """Return the column in which something is seen."""
        return [self._name(each) for each in self.columns].index(name) + 1

    def _name(self, column: Column[ClubNightStanding]) -> str:
        """Return what the unseen column is called in which a seen one finds what it shows."""
        if column.code == "score" and points_rank(self.event):
            return "LinePoints"
        return _LINES.get(column.code, "")


def write_standings(sheet: Worksheet, pen: CellPen, tables: LiveTables, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    standings = _Standings(tables, _)
    event, view = standings.event, standings.view
    hint = _("The standings follow the points on the sheet of results, and sort themselves.")
    method = f"{method_label(event.settings, _)}. {hint}"
    missing = tables.unfinished
    whole = replace(view, after_round=event.last_announced, reach=replace(view.reach, missing=()))
    title = choose(missing.is_(""), club_title(whole, _), _("Standings"))
    unfinished = joined(filled(provisional_words(HOLE, _), missing), " ")
    text = joined(choose(missing.is_(""), "", unfinished), method)
    write_heading(sheet, pen, event.details, written(title), _, written(text))
    inks = write_columns(sheet, pen, heads(standings.listing))
    unseen = (CellInk.NUMBER,) * (len(_HIDDEN) + 2)
    for place, standing in enumerate(view.rows, start=1):
        cells = standings.cells(place, standing)
        pen.write_row(sheet, FIRST_ROW + place - 1, cells, (*inks, *unseen))
    last_round = standings.first + len(_HIDDEN)
    pen.write(sheet, FIRST_ROW, last_round, tables.last_round(), CellInk.NUMBER)
    name = f"${get_column_letter(last_round)}${FIRST_ROW}"
    define_names(sheet, {**standings.names, "LastRound": name})
    for column in range(standings.index, last_round + 1):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    if event.game.is_zero_sum:
        _write_check(sheet, pen, standings, _)
    size = TableSize(len(standings.columns), 3, max(standings.last + 1, FIRST_ROW))
    finish_table(sheet, event.details, size, _, is_filtered=False)


def _write_check(sheet: Worksheet, pen: CellPen, standings: _Standings, _: Words) -> None:
    """Write the sum of all, which is 0 but for what the jury took."""
    rows, row = standings.view.rows, standings.last + 1
    is_whole = not any(each.lacking for each in rows)
    sums = {
        "LinePoints": sum(each.points for each in rows),
        "LineReferee": sum(each.sanction for each in rows),
    }
    pen.write(sheet, row, 3, _("Sum of all: 0 without penalties"), CellInk.NOTE)
    for name, value in sums.items():
        column = standings.column(name)
        letter = get_column_letter(column)
        added = f"SUM({letter}{FIRST_ROW}:{letter}{standings.last})"
        formula = Formula(f'=IF(SUM(LineLacks)>0,"",{added})', value if is_whole else "")
        pen.write(sheet, row, column, formula, CellInk.TOTAL)
