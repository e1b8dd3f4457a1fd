"""The standings of a club night's workbook: they sort themselves as points are corrected.

What counts for each line stands in columns that nobody sees, and what is seen looks it up there.
Games, rubbers and placement points are those of Whist TD.
"""

from collections.abc import Iterator, Mapping

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.club_night.files.workbook_people import FIRST_ROW, ClubSheets
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent, RankedBy, SeatingWay
from whist_td.formats.club_night.rules.scores import SeatScore
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, club_standings
from whist_td.formats.club_night.words.games import game_label
from whist_td.formats.club_night.words.labels import (
    club_tie_sentence,
    club_title,
    method_label,
    provisional_words,
    score_heading,
)
from whist_td.interchange.workbook import (
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    define_names,
    finish_table,
    hole,
    name_width,
    saying,
    write_columns,
    write_heading,
)
from whist_td.words.words import N_, Words

_HEADINGS_COUNTED = {Measure.GAMES: N_("Games won"), Measure.RUBBERS: N_("Rubbers won")}
"""What is counted besides the points, in the order of the columns."""
_NOWHERE = "-1E+9"
"""What stands for the score of who has none: everybody is above."""
_NAMES = {
    Measure.POINTS: "LinePoints",
    Measure.GAMES: "LineGames",
    Measure.RUBBERS: "LineRubbers",
    Measure.BEST_ROUND: "LineBest",
}
_HIDDEN = (
    *("LineNumber", "LineLabel", "LineName", "LineReferee", "LinePoints", "LineDeals"),
    *("LineGames", "LineRubbers", "LineBest", "LinePlacement", "LineScore", "LineKey"),
    *("LineRank", "LineOrder"),
)
TWO = 2
"""A pair."""


def counted_besides(evening: ClubNightEvent) -> tuple[Measure, ...]:
    """Return what the game counts besides what ranks: games and rubbers, where it has them."""
    counted = set(evening.game.ranked_by)
    if evening.settings.ranked_by is RankedBy.POINTS:
        counted.discard(evening.game.ranked_by[0])
    if not evening.game.has_rubbers(evening.settings.game.options):
        counted.discard(Measure.RUBBERS)
    return tuple(measure for measure in _HEADINGS_COUNTED if measure in counted)


def points_rank(evening: ClubNightEvent) -> bool:
    """Tell whether the points themselves rank, so that they stand in the place of the score."""
    by_points = evening.settings.ranked_by is RankedBy.POINTS
    return by_points and evening.game.ranked_by[0] is Measure.POINTS


class _Standings:
    """The columns of the standings, those seen and those unseen, and their formulas."""

    def __init__(self, sheets: ClubSheets, _: Words) -> None:
        self._sheets = sheets
        self._words = _
        self.evening = sheets.evening
        self.view = club_standings(self.evening)
        self.criteria = self.evening.settings.criteria()
        self.columns = tuple(self._columns(self.view, _))
        self.index, self.ordinal = len(self.columns) + 1, len(self.columns) + 2
        self.first = self.ordinal + 1
        self.last = FIRST_ROW + len(self.view.rows) - 1

    def _columns(
        self, view: ClubStandings, _: Words
    ) -> Iterator[tuple[str, tuple[str, float, CellInk]]]:
        evening, number = self.evening, CellInk.NUMBER
        names = max(name_width(player.name for player in evening.players.values()), 24)
        if evening.settings.seating is SeatingWay.PAIRS:
            names *= 1.8
        yield "LineRank", (_("Rank"), 8, CellInk.TOTAL)
        yield "LineLabel", (_("No."), 8, CellInk.QUIET_NUMBER)
        yield "LineName", (_("Name"), names, CellInk.STRONG)
        if points_rank(evening):
            yield "LinePoints", (_("Points"), 13, CellInk.TOTAL)
        else:
            mean = evening.settings.ranked_by is RankedBy.MEAN
            ink = CellInk.SIGNED_TOTAL if mean else CellInk.TOTAL
            yield "LineScore", (score_heading(view, _), 13, ink)
            yield "LinePoints", (_("Points"), 10, number)
        yield "LineReferee", (_("Referee"), 9, CellInk.QUIET_NUMBER)
        yield "LineDeals", (_("Deals"), 9, number)
        for measure in counted_besides(evening):
            yield _NAMES[measure], (_(_HEADINGS_COUNTED[measure]), 10, number)
        yield "LineBest", (_("Best round"), 10, number)
        yield "LinePlacement", (_("Placement points"), 12, CellInk.DECIMAL)
        yield "", (_("Remarks"), 50, CellInk.NOTE)

    @property
    def names(self) -> Mapping[str, str]:
        """Where the unseen columns stand, by their names in the workbook."""
        letters = {n: get_column_letter(self.first + at) for at, n in enumerate(_HIDDEN)}
        return {name: f"${at}${FIRST_ROW}:${at}${self.last}" for name, at in letters.items()}

    def cells(self, place: int, standing: ClubNightStanding) -> Iterator[Value | Formula]:
        """Yield the cells of a line: what is seen of who has its place, then what counts."""
        row = FIRST_ROW + place - 1
        values = self._values(standing)
        for name, _column in self.columns[:-1]:
            found = self._found(name, row)
            yield Formula(f'=IF({found}="","",{found})', values[name])
        broken = f"={self._remark(row)}" if place > 1 else '=""'
        yield Formula(broken, club_tie_sentence(standing, self._words))
        yield Formula(f"=MATCH({place},LineOrder,0)", place)
        yield self._words.ordinal(place)
        yield from self._counts(place, standing, row)

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

    def _counts(
        self, place: int, standing: ClubNightStanding, row: int
    ) -> Iterator[Value | Formula]:
        values = self._values(standing)
        yield standing.player
        yield values["LineLabel"]
        yield values["LineName"]
        yield standing.sanction or None
        yield Formula(
            f"={self._points(standing)}+N({self._at('LineReferee', row)})", standing.points
        )
        yield standing.deals
        yield from (standing.games, standing.rubbers)
        best = self._best(standing)
        yield Formula(f"={best}", values["LineBest"]) if best else None
        yield float(standing.placement)
        yield self._score(standing, row)
        score, key = self._at("LineScore", row), values["LineScore"]
        key = float(_NOWHERE) if key == "" else key
        yield Formula(f'=IF({score}="",{_NOWHERE},{score})', key)
        yield Formula(f"=1+{self._above(row)}", standing.rank)
        rank = self._at("LineRank", row)
        before = f"SUMPRODUCT((LineRank={rank})*(LineNumber<{self._at('LineNumber', row)}))"
        yield Formula(f"={rank}+{before}", place)

    def _score(self, standing: ClubNightStanding, row: int) -> Value | Formula:
        """Return what ranks: a formula where it follows from the points alone."""
        if standing.score is None:
            return None
        points, score = self._at("LinePoints", row), float(standing.score)
        if self.evening.settings.ranked_by is RankedBy.MEAN:
            return Formula(f"={points}/{self._at('LineDeals', row)}", score)
        return Formula(f"={points}", score) if points_rank(self.evening) else score

    def _points(self, standing: ClubNightStanding) -> str:
        """Return the points of all deals of a player, or of a pair.

        The two of a pair have the same points: one counts, and where somebody played in the place
        of one, half of what all of them have.
        """
        is_replaced = len(standing.people) > TWO
        people = standing.people if is_replaced else (standing.player,)
        won = "+".join(self._won(person) for person in people)
        return f"({won})/{TWO}" if is_replaced else won

    def _won(self, person: int, round_: str = "") -> str:
        sheets, fields = self._sheets, len(self._sheets.headings(self._words))
        return "+".join(
            f"SUMIFS({sheets.column(sheets.points_column(seat, fields))},"
            f"{sheets.column(sheets.number_column(seat))},{person}{round_})"
            for seat in range(sheets.players)
        )

    def _best(self, standing: ClubNightStanding) -> str:
        """Return the most points of a round, the jury's among them."""
        terms = [self._of_round(each) for each in standing.rounds if each.deals]
        return f"MAX({','.join(terms)})" if terms else ""

    def _of_round(self, score: SeatScore) -> str:
        won = self._won(score.player, f",{self._sheets.column(1)},{score.round}")
        return f"{won}+{score.sanction}" if score.sanction else won

    def _above(self, row: int) -> str:
        terms, tied = [], ""
        for name in ("LineKey", *(_NAMES[each] for each in self.criteria)):
            own = self._at(name, row)
            terms.append(f"{tied}({name}>{own})")
            tied += f"({name}={own})*"
        return f"SUMPRODUCT({'+'.join(terms)})"

    def _remark(self, row: int) -> str:
        """Return how a tie with the line above was broken."""
        broken = '""'
        for criterion in reversed(self.criteria):
            own, other = (self._found(_NAMES[criterion], at) for at in (row, row - 1))
            sentence = self._words(
                "{rank} by {criterion}: {own} against {other}",
                rank=hole(f"INDEX({self._ordinals},$A{row})"),
                criterion=game_label(criterion, self._words),
                own=hole(f'SUBSTITUTE({own},"-","−")'),
                other=hole(f'SUBSTITUTE({other},"-","−")'),
            )
            broken = f"IF({own}<>{other},{saying(sentence)},{broken})"
        keys = [self._found("LineKey", at) for at in (row, row - 1)]
        return f'IF(AND({keys[0]}>{_NOWHERE},{keys[0]}={keys[1]}),{broken},"")'

    @property
    def _ordinals(self) -> str:
        letter = get_column_letter(self.ordinal)
        return f"${letter}${FIRST_ROW}:${letter}${self.last}"

    def _found(self, name: str, row: int) -> str:
        return f"INDEX({name},${get_column_letter(self.index)}{row})"

    def _at(self, name: str, row: int) -> str:
        return f"${get_column_letter(self.first + _HIDDEN.index(name))}{row}"

    def column(self, name: str) -> int:
        """Return the column in which something is seen."""
        return [each for each, _column in self.columns].index(name) + 1


def write_standings(sheet: Worksheet, pen: CellPen, sheets: ClubSheets, _: Words) -> None:
    """Write the players in order, each with how a tie was broken."""
    told = _Standings(sheets, _)
    evening, view = told.evening, told.view
    hint = _("The standings follow the points on the sheet of results, and sort themselves.")
    said = f"{provisional_words(view, _)} {method_label(evening.settings, _)}. {hint}".strip()
    write_heading(sheet, pen, evening.details, club_title(view, _), _, said)
    inks = write_columns(sheet, pen, (column for _name, column in told.columns))
    unseen = (CellInk.NUMBER,) * (len(_HIDDEN) + 2)
    for place, standing in enumerate(view.rows, start=1):
        cells = told.cells(place, standing)
        pen.write_row(sheet, FIRST_ROW + place - 1, cells, (*inks, *unseen))
    define_names(sheet, told.names)
    for column in range(told.index, told.first + len(_HIDDEN)):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    if evening.game.is_zero_sum:
        _write_check(sheet, pen, told, _)
    size = TableSize(len(told.columns), 3, max(told.last + 1, FIRST_ROW))
    finish_table(sheet, evening.details, size, _, is_filtered=False)


def _write_check(sheet: Worksheet, pen: CellPen, told: _Standings, _: Words) -> None:
    """Write the sum of all, which is 0 but for what the jury took."""
    rows, row = told.view.rows, told.last + 1
    sums = {
        "LinePoints": sum(each.points for each in rows),
        "LineReferee": sum(each.sanction for each in rows),
    }
    pen.write(sheet, row, 3, _("Sum of all: 0 without penalties"), CellInk.NOTE)
    for name, value in sums.items():
        column = told.column(name)
        letter = get_column_letter(column)
        formula = Formula(f"=SUM({letter}{FIRST_ROW}:{letter}{told.last})", value)
        pen.write(sheet, row, column, formula, CellInk.TOTAL)
