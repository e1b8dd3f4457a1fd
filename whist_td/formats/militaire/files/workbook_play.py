"""The sheets of a workbook that follow a corrected winner: points, running totals, order."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import accumulate, groupby

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.militaire.files.workbook_results import Play
from whist_td.formats.militaire.rules.results import ResultKind, winners_points
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, TieBreak
from whist_td.formats.militaire.rules.standings import MilitaireStanding, criterion_values
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    Value,
    define_names,
    freeze,
    lay_out,
    name_width,
    set_widths,
    suit,
    write_heading,
)
from whist_td.words.words import Words

_ROUND, _TRUMP, _IN = HEADING_ROW, HEADING_ROW + 1, HEADING_ROW + 2
_TEAM = HEADING_ROW + 3
_SCORES = 5
"""The first column of points: number, name, rank and total stand left of it."""
_MILLION = 1_000_000
"""Averages are compared in millionths: no two that differ are nearer to each other."""
_NOT_PLAYED = (ResultKind.FORFEIT, ResultKind.VOID)


class Scores:
    """What the live sheets say of each team, as the program counts it, and where it stands."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.columns = range(_SCORES, _SCORES + play.rounds)
        self.last_row = _TEAM + play.evening.tables - 1
        settings = play.evening.settings
        self.by_average = settings.forfeits is ForfeitPolicy.AVERAGE
        several = len(settings.tie_breaks) > 1
        again = [each for each in settings.tie_breaks if each is not TieBreak.PERFECT_ROUNDS]
        self.criteria = (*settings.tie_breaks, *(again if several else ()))
        """What is asked after the count-back, in order; what depends on who is tied, once more."""
        self.after = self.columns.stop + (2 * play.rounds if self.by_average else 0)
        """The first column of the keys by which teams are in order."""

    @cached_property
    def standings(self) -> tuple[MilitaireStanding, ...]:
        """The line of each team, in the order of the tables."""
        return self.play.view.by_team

    @cached_property
    def tables_in(self) -> tuple[int, ...]:
        """How many results each round has."""
        rounds = [place.round for place in self.play.results]
        return tuple(rounds.count(number) for number in range(1, self.play.rounds + 1))

    def shown(self, numbers: Iterator[int]) -> list[int | str]:
        """Return a number for each round, nothing for one without results."""
        return [next(numbers, 0) if count else "" for count in self.tables_in]

    def matches(self, team: int) -> Iterator[int]:
        """Yield how many matches a team has really played, after each round."""
        played = [0] * self.play.rounds
        for place, result in self.play.results.items():
            both = (place.table, self.play.evening.visitors_at(place))
            if result.kind not in _NOT_PLAYED:
                played[place.round - 1] += both.count(team)
        return accumulate(played)

    @cached_property
    def keys(self) -> list[list[tuple[int, str]]]:
        """What each criterion counts for each team, and the text by which teams sort after it."""
        columns = [[(0, self._count_back(standing)) for standing in self.standings]]
        for criterion in self.criteria:
            before = [key for _count, key in columns[-1]]
            counts = self._counts(criterion, before)
            found = [counts[team] for team in range(1, len(before) + 1)]
            columns.append([(n, f"{key}{n:03}") for n, key in zip(found, before, strict=True)])
        return columns

    def _count_back(self, standing: MilitaireStanding) -> str:
        running = self.shown(iter(standing.running))
        digits = [f"{n:03}" if n != "" else "" for n in running]
        if self.by_average:
            averages = self.averages(standing)
            digits = [f"{n:09}" if n != "" else "" for n in averages]
        return f"{int(not standing.withdrawn)}{''.join(reversed(digits))}"

    def averages(self, standing: MilitaireStanding) -> list[int | str]:
        """Return a team's points per match after each round, in millionths."""
        pairs = zip(standing.running, self.matches(standing.team), strict=False)
        return self.shown(iter([(2 * _MILLION * t + m) // (2 * m) if m else 0 for t, m in pairs]))

    def _counts(self, criterion: TieBreak, keys: list[str]) -> Mapping[int, int]:
        by_key = sorted(range(1, len(keys) + 1), key=lambda team: keys[team - 1])
        tied = (list(group) for _key, group in groupby(by_key, key=lambda team: keys[team - 1]))
        evening = self.play.evening
        return criterion_values(evening, self.play.view.after_round, criterion, tied)

    def span(self, column: int, last: int | None = None) -> str:
        """Return the cells of all teams in a column, or in some columns."""
        first, end = get_column_letter(column), get_column_letter(last or column)
        return f"${first}${_TEAM}:${end}${self.last_row}"


def write_scoreboard(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    """Write the points of each team and round, the total and the rank, all live."""
    play = scores.play
    write_heading(sheet, pen, play.plan.details, play.scoreboard, _)
    _write_rounds(sheet, pen, scores, _)
    first, end = (get_column_letter(each) for each in (_SCORES, scores.columns[-1]))
    key = get_column_letter(scores.after + 2 * len(scores.criteria))
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.TOTAL, CellInk.TOTAL, CellInk.NUMBER)
    for row, standing in enumerate(scores.standings, start=_TEAM):
        above = f"=1+SUMPRODUCT(--(TeamKey>{quote_sheetname(play.running)}!{key}{row}))"
        total = Formula(f"=SUM({first}{row}:{end}{row})", standing.total)
        points = scores.shown(iter(standing.points))
        line = (_score(column, row, n) for column, n in zip(scores.columns, points, strict=True))
        rank = Formula(above, standing.rank)
        pen.write_row(sheet, row, (standing.team, standing.name, rank, total, *line), inks)
    _write_sums(sheet, pen, scores, _)
    _finish(sheet, scores, scores.last_row + 2, _)


def _write_rounds(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    headings = (_("Team"), _("Name"), _("Rank"), _("Total"))
    pen.write_row(sheet, _ROUND, headings, (CellInk.HEADING, CellInk.HEADING_LEFT, CellInk.HEADING))
    for row, text in ((_TRUMP, _("Trump")), (_IN, _("Results in"))):
        pen.write_row(sheet, row, (None, text, None, None), (CellInk.NOTE,))
    rounds = zip(scores.columns, scores.play.plan.rounds, scores.tables_in, strict=True)
    for column, planned, tables in rounds:
        symbol, ink = suit(planned.trump, _)
        pen.write(sheet, _ROUND, column, planned.number, CellInk.HEADING)
        pen.write(sheet, _TRUMP, column, symbol, ink)
        letter = get_column_letter(column)
        count = f'=COUNTIFS(ResultRound,{letter}${_ROUND},ResultPoints,">=0")'
        pen.write(sheet, _IN, column, Formula(count, tables), CellInk.QUIET_NUMBER)


def _won(what: str, row: int, *also: str) -> str:
    """Return a sum or count of the results that a team won, at home and away."""
    return "+".join(
        f"{what}{side},$A{row},ResultWinner,{winner}{more})"
        for (side, winner), more in zip(
            (("ResultHome", "WinnerHome"), ("ResultVisitors", "WinnerVisitors")),
            also or ("", ""),
            strict=True,
        )
    )


def _score(column: int, row: int, value: int | str) -> Formula:
    """Return a team's points of a round, at home and away; a round without results is blank."""
    letter = get_column_letter(column)
    won = _won(f"SUMIFS(ResultPoints,ResultRound,{letter}${_ROUND},", row)
    return Formula(f'=IF({letter}${_IN}=0,"",{won})', value)


def _write_sums(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    """Write the sum that every round must meet: the points of the teams and of the tables."""
    last, settings = scores.last_row, scores.play.evening.settings
    for row, text in enumerate((_("Sum of the teams"), _("Sum of the tables")), start=last + 1):
        pen.write_row(sheet, row, (None, text, None, None), (CellInk.NOTE,))
    sums = [0] * scores.play.rounds
    for place, result in scores.play.results.items():
        sums[place.round - 1] += winners_points(result, settings)
    for column, value in zip(scores.columns, sums, strict=True):
        letter = get_column_letter(column)
        teams = Formula(f"=SUM({letter}{_TEAM}:{letter}{last})", value)
        tables = Formula(f"=SUMIFS(ResultPoints,ResultRound,{letter}${_ROUND})", value)
        pen.write(sheet, last + 1, column, teams, CellInk.QUIET_NUMBER)
        pen.write(sheet, last + 2, column, tables, CellInk.QUIET_NUMBER)


def _finish(sheet: Worksheet, scores: Scores, last: int, _: Words) -> None:
    play = scores.play
    set_widths(sheet, (8, max(name_width(play.names), 20), 8, 8, *[4.6] * play.rounds))
    freeze(sheet, f"{get_column_letter(_SCORES)}{_TEAM}")
    end = get_column_letter(scores.columns[-1])
    lay_out(sheet, play.plan.details, f"A1:{end}{last}", _IN, _)


def write_running(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    """Write the running totals, which the count-back compares from the last round backwards.

    Columns that nobody sees put the teams in order, for the standings.
    """
    play = scores.play
    write_heading(sheet, pen, play.plan.details, play.running, _)
    _write_rounds(sheet, pen, scores, _)
    board = quote_sheetname(play.scoreboard)
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.TOTAL, CellInk.TOTAL, CellInk.NUMBER)
    for row, standing in enumerate(scores.standings, start=_TEAM):
        cells: tuple[Value | Formula, ...] = (
            *(standing.team, standing.name),
            Formula(f"={board}!C{row}", standing.rank),
            Formula(f"={board}!D{row}", standing.total),
            *_totals(scores, board, standing, row),
            *(_averages(scores, standing, row) if scores.by_average else ()),
            *_keys(scores, standing, row),
            _order(scores, standing, row),
        )
        pen.write_row(sheet, row, cells, inks)
    _finish(sheet, scores, scores.last_row, _)
    order = scores.after + 2 * len(scores.criteria) + 1
    for column in range(scores.columns.stop, order + 1):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    define_names(sheet, _places(scores, order))


def _places(scores: Scores, order: int) -> Mapping[str, str]:
    """Return what the standings look up, by the names of the workbook."""
    first, rounds = scores.columns.start, scores.play.rounds
    letters = [get_column_letter(each) for each in (first, first + rounds - 1)]
    numbers, tables = (":".join(f"${letter}${row}" for letter in letters) for row in (_ROUND, _IN))
    names = {"TeamNumber": 1, "TeamName": 2, "TeamRank": 3, "TeamTotal": 4}
    names |= {"TeamCountBack": scores.after, "TeamKey": order - 1, "TeamOrder": order}
    names |= {
        f"TeamCriterion{at + 1}": scores.after + 2 * at + 1 for at in range(len(scores.criteria))
    }
    blocks = {"TeamRunning": scores.columns.start}
    if scores.by_average:
        stop = scores.columns.stop
        blocks |= {"TeamMatches": stop, "TeamAverages": stop + rounds}
    return {
        "RoundNumber": numbers,
        "RoundIn": tables,
        **{name: scores.span(column) for name, column in names.items()},
        **{name: scores.span(at, at + rounds - 1) for name, at in blocks.items()},
    }


def _totals(scores: Scores, board: str, standing: MilitaireStanding, row: int) -> Iterator[Formula]:
    first, values = get_column_letter(_SCORES), scores.shown(iter(standing.running))
    for column, value in zip(scores.columns, values, strict=True):
        letter = get_column_letter(column)
        total = f"SUM({board}!${first}{row}:{letter}{row})"
        yield Formula(f'=IF({letter}${_IN}=0,"",{total})', value)


def _averages(scores: Scores, standing: MilitaireStanding, row: int) -> Iterator[Formula]:
    """Yield the matches really played after each round, then the points per match."""
    kinds = 'ResultKind,"<>"&KindForfeit,ResultKind,"<>"&KindVoid'
    counted, rounds = scores.shown(scores.matches(standing.team)), scores.play.rounds
    for column, matches in zip(scores.columns, counted, strict=True):
        letter = get_column_letter(column)
        upto = f'ResultRound,"<="&{letter}${_ROUND},ResultPoints,">=0",{kinds}'
        both = "+".join(f"COUNTIFS({upto},{s},$A{row})" for s in ("ResultHome", "ResultVisitors"))
        yield Formula(f'=IF({letter}${_IN}=0,"",{both})', matches)
    for column, average in zip(scores.columns, scores.averages(standing), strict=True):
        total, matches_at = (get_column_letter(each) for each in (column, column + rounds))
        share = f"ROUND({_MILLION}*{total}{row}/{matches_at}{row},0)"
        formula = f'=IF({total}${_IN}=0,"",IF({matches_at}{row}=0,0,{share}))'
        yield Formula(formula, average)


def _keys(scores: Scores, standing: MilitaireStanding, row: int) -> Iterator[Formula]:
    """Yield a text by which teams sort as the règlement's article 14 says, then each criterion.

    Three digits a round, the last round first; whoever withdrew comes after all others.
    """
    own = [column[standing.team - 1] for column in scores.keys]
    compared = range(scores.after - scores.play.rounds, scores.after)
    form = "0" * (9 if scores.by_average else 3)
    digits = (f'TEXT({get_column_letter(at)}{row},"{form}")' for at in reversed(compared))
    yield Formula(f'="{own[0][1][0]}"&{"&".join(digits)}', own[0][1])
    for place, criterion in enumerate(scores.criteria):
        before = scores.after + 2 * place
        key = f"${get_column_letter(before)}{row}"
        count, value = get_column_letter(before + 1), own[place + 1]
        tied = f"({scores.span(before)}={key})"
        yield Formula(f"={_criterion(criterion, tied, row)}", value[0])
        yield Formula(f'={key}&TEXT({count}{row},"000")', value[1])


def _criterion(criterion: TieBreak, tied: str, row: int) -> str:
    """Return what a further criterion counts for a team among those that are tied with it."""
    match criterion:
        case TieBreak.PERFECT_ROUNDS:
            kinds = 'ResultKind,"<>"&KindRevoke,ResultKind,"<>"&KindInfluence'
            return _won(f"COUNTIFS(ResultPoints,2,{kinds},", row)
        case TieBreak.DIRECT_MATCHES:
            other = f"SUMPRODUCT({tied}*TeamNumber)-$A{row}"
            against = (f",{side},{other}" for side in ("ResultVisitors", "ResultHome"))
            won = _won("SUMIFS(ResultPoints,", row, *against)
            return f"IF(SUMPRODUCT(--{tied})<>2,0,{won})"
        case TieBreak.EXTRA_DEAL:
            return f"SUMPRODUCT({tied}*COUNTIFS(ExtraWinner,$A{row},ExtraLoser,TeamNumber))"


def _order(scores: Scores, standing: MilitaireStanding, row: int) -> Formula:
    """Return a team's line in the standings; of equal ones the lower number comes first."""
    key = f"{get_column_letter(scores.after + 2 * len(scores.criteria))}{row}"
    above = f"SUMPRODUCT(--(TeamKey>{key}))+SUMPRODUCT((TeamKey={key})*(TeamNumber<$A{row}))"
    return Formula(f"=1+{above}", scores.play.view.rows.index(standing) + 1)
