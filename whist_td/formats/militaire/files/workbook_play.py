"""The sheets of a workbook that follow a corrected winner: points, running totals, order."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate, groupby

from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.militaire.files.workbook_results import Play
from whist_td.formats.militaire.rules.results import ResultKind, winners_points
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, TieBreak
from whist_td.formats.militaire.rules.standings import MilitaireStanding, criterion_values
from whist_td.interchange.sheet_columns import Lacking, live_hint
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
from whist_td.words.listings import rank_heading
from whist_td.words.words import Words

_ROUND, _TRUMP, _IN = HEADING_ROW, HEADING_ROW + 1, HEADING_ROW + 2
_TEAM = HEADING_ROW + 3
_SCORES = 5
"""The first column of points: number, name, rank and total stand left of it."""
_TO_LAST = 'ResultRound,"<="&LastRound'
_MILLION = 1_000_000
"""Averages are compared in millionths: no two that differ are nearer to each other."""
_TOTAL_DIGITS, _AVERAGE_DIGITS = 3, 9
_NOT_PLAYED = (ResultKind.FORFEIT, ResultKind.VOID)


class Scores:
    """What the live sheets say of each team, as the program counts it, and where it stands."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.columns = range(_SCORES, _SCORES + play.rounds)
        self.last_row = _TEAM + play.event.tables - 1
        settings = play.event.settings
        self.by_average = settings.forfeits is ForfeitPolicy.AVERAGE
        several = len(settings.tie_breaks) > 1
        again = [each for each in settings.tie_breaks if each is not TieBreak.PERFECT_ROUNDS]
        self.criteria = (*settings.tie_breaks, *(again if several else ()))
        """What is asked after the count-back, in order; what depends on who is tied, once more."""
        blocks = 3 if self.by_average else 1
        self.after = self.columns.stop + blocks * play.rounds
        """The first column of the keys by which teams are in order."""
        self.last = play.view.after_round
        """The last complete round, to which they are in order."""

    @cached_property
    def standings(self) -> tuple[MilitaireStanding, ...]:
        """The line of each team, in the order of the tables."""
        return self.play.view.by_team

    @cached_property
    def tables_in(self) -> tuple[int, ...]:
        """How many results each round has."""
        rounds = [place.round for place in self.play.results]
        return tuple(rounds.count(number) for number in range(1, self.play.rounds + 1))

    def shown(self, numbers: Iterable[int | None]) -> list[int | str]:
        """Return a number for each round, nothing for one that is not told."""
        cells: list[int | str] = ["" if number is None else number for number in numbers]
        return [*cells, *[""] * (self.play.rounds - len(cells))]

    def matches(self, team: int) -> list[int]:
        """Return how many matches a team has really played, after each complete round."""
        played = [0] * self.play.rounds
        for place, result in self.play.results.items():
            both = (place.table, self.play.event.visitors_at(place))
            if result.kind not in _NOT_PLAYED:
                played[place.round - 1] += both.count(team)
        return list(accumulate(played))[: self.last]

    @cached_property
    def keys(self) -> list[list[tuple[int, str]]]:
        """What each criterion counts for each team, and the text by which teams sort after it."""
        columns = [[(0, self._count_back(standing)) for standing in self.standings]]
        for criterion in self.criteria:
            before = [key for _count, key in columns[-1]]
            by_key = sorted(range(1, len(before) + 1), key=lambda team: before[team - 1])
            tied = (
                list(group) for _key, group in groupby(by_key, key=lambda team: before[team - 1])
            )
            event = self.play.event
            counts = criterion_values(event, self.play.view.after_round, criterion, tied)
            by_team = [counts[team] for team in range(1, len(before) + 1)]
            columns.append([(n, f"{key}{n:03}") for n, key in zip(by_team, before, strict=True)])
        return columns

    def _count_back(self, standing: MilitaireStanding) -> str:
        compared = self.compared(standing)
        wide = _AVERAGE_DIGITS if self.by_average else _TOTAL_DIGITS
        digits = (f"{n:0{wide}}" if n != "" else "" for n in reversed(compared))
        return f"{int(not standing.withdrawn)}{''.join(digits)}"

    def compared(self, standing: MilitaireStanding) -> list[int | str]:
        """Return what the count-back compares: totals of what is in, or points per match."""
        if not self.by_average:
            return self.shown(standing.in_hand)
        pairs = zip(standing.in_hand, self.matches(standing.team), strict=False)
        return self.shown((2 * _MILLION * t + m) // (2 * m) if m else 0 for t, m in pairs)

    def hint(self, hint: str, _: Words) -> Formula | Value:
        """Return the hint of a sheet, after what is missing."""
        reach, tables = self.play.sheet.reach, self.play.event.tables
        begun = self.play.event.last_announced
        whole = tables * begun
        counted = f'{whole}-COUNTIFS(ResultRound,"<={begun}",ResultPoints,">=0")'
        return live_hint(reach, Lacking(counted, whole - len(self.play.results)), hint, _)

    def span(self, column: int, last: int | None = None) -> str:
        """Return the cells of all teams in a column, or in some columns."""
        first, end = get_column_letter(column), get_column_letter(last or column)
        return f"${first}${_TEAM}:${end}${self.last_row}"


def write_scoreboard(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    """Write the points of each team and round, the total and the rank, all live."""
    play = scores.play
    write_heading(sheet, pen, play.plan.details, play.scoreboard, _, scores.hint("", _))
    _write_rounds(sheet, pen, scores, _)
    first, end = (get_column_letter(each) for each in (_SCORES, scores.columns[-1]))
    key = get_column_letter(scores.after + 2 * len(scores.criteria))
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.TOTAL, CellInk.TOTAL, CellInk.NUMBER)
    both = zip(scores.standings, play.sheet.by_team, strict=True)
    for row, (standing, so_far) in enumerate(both, start=_TEAM):
        running = quote_sheetname(play.running)
        above = f"=1+SUMPRODUCT(--(TeamKey>{running}!{key}{row}))"
        at_last = f"INDEX({running}!${first}{row}:${end}{row},LastRound)"
        total = Formula(f'=IF(LastRound=0,"",{at_last})', blank(standing.total))
        points = scores.shown(so_far.points)
        line = (_score(column, row, n) for column, n in zip(scores.columns, points, strict=True))
        rank = Formula(above, standing.rank)
        pen.write_row(sheet, row, (standing.team, standing.name, rank, total, *line), inks)
    _write_sums(sheet, pen, scores, _)
    _finish(sheet, scores, scores.last_row + 2, _)


def _write_rounds(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    headings = (_("Team"), _("Name"), rank_heading(_), _("Total"))
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


def _won(what: str, row: int, home: str = "", away: str = "") -> str:
    """Return a sum or count of the results that a team won, at home and away."""
    at_home = f"{what}ResultHome,$A{row},ResultWinner,WinnerHome{home})"
    return f"{at_home}+{what}ResultVisitors,$A{row},ResultWinner,WinnerVisitors{away})"


def blank(number: int | None) -> int | str:
    """Return what stands in a cell: nothing where a number is not told."""
    return "" if number is None else number


def _score(column: int, row: int, value: int | str) -> Formula:
    """Return a team's points of a round, at home and away; blank until both its results are in."""
    of_round = f"ResultRound,{get_column_letter(column)}${_ROUND}"
    team = f'$A{row},ResultPoints,">=0")'
    home, away = (f"COUNTIFS({of_round},{side},{team}" for side in ("ResultHome", "ResultVisitors"))
    won = _won(f"SUMIFS(ResultPoints,{of_round},", row)
    return Formula(f'=IF({home}+{away}<2,"",{won})', value)


def _write_sums(sheet: Worksheet, pen: CellPen, scores: Scores, _: Words) -> None:
    """Write the sum that every complete round must meet: the points of teams and of tables."""
    last, settings = scores.last_row, scores.play.event.settings
    for row, text in enumerate((_("Sum of the teams"), _("Sum of the tables")), start=last + 1):
        pen.write_row(sheet, row, (None, text, None, None), (CellInk.NOTE,))
    sums = [0] * scores.play.rounds
    for place, result in scores.play.results.items():
        sums[place.round - 1] += winners_points(result, settings)
    tables = scores.play.event.tables
    for column, value, count in zip(scores.columns, sums, scores.tables_in, strict=True):
        letter, whole = get_column_letter(column), value if count == tables else ""
        for row, added in (
            (last + 1, f"SUM({letter}{_TEAM}:{letter}{last})"),
            (last + 2, f"SUMIFS(ResultPoints,ResultRound,{letter}${_ROUND})"),
        ):
            formula = Formula(f'=IF({letter}${_IN}<{tables},"",{added})', whole)
            pen.write(sheet, row, column, formula, CellInk.QUIET_NUMBER)


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
    write_heading(sheet, pen, play.plan.details, play.running, _, scores.hint("", _))
    _write_rounds(sheet, pen, scores, _)
    board = quote_sheetname(play.scoreboard)
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.TOTAL, CellInk.TOTAL, CellInk.NUMBER)
    both = zip(scores.standings, play.sheet.by_team, strict=True)
    for row, (standing, so_far) in enumerate(both, start=_TEAM):
        # A team's line in the standings; of equal ones the lower number comes first.
        key = f"{get_column_letter(scores.after + 2 * len(scores.criteria))}{row}"
        above = f"SUMPRODUCT(--(TeamKey>{key}))+SUMPRODUCT((TeamKey={key})*(TeamNumber<$A{row}))"
        cells: tuple[Value | Formula, ...] = (
            *(standing.team, standing.name),
            Formula(f"={board}!C{row}", standing.rank),
            Formula(f"={board}!D{row}", blank(standing.total)),
            *_totals(scores, board, so_far, row),
            *_in_hand(scores, standing, row),
            *(_averages(scores, standing, row) if scores.by_average else ()),
            *_keys(scores, standing, row),
            Formula(f"=1+{above}", scores.play.view.rows.index(standing) + 1),
        )
        pen.write_row(sheet, row, cells, inks)
    _finish(sheet, scores, scores.last_row, _)
    order = scores.after + 2 * len(scores.criteria) + 1
    pen.write(sheet, _IN, order, _last_round(scores), CellInk.QUIET_NUMBER)
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
    stop = scores.columns.stop
    blocks = {"TeamRunning": scores.columns.start, "TeamInHand": stop}
    if scores.by_average:
        blocks |= {"TeamMatches": stop + rounds, "TeamAverages": stop + 2 * rounds}
    return {
        "RoundNumber": numbers,
        "RoundIn": tables,
        "LastRound": f"${get_column_letter(order)}${_IN}",
        **{name: scores.span(column) for name, column in names.items()},
        **{name: scores.span(at, at + rounds - 1) for name, at in blocks.items()},
    }


def _last_round(scores: Scores) -> Formula:
    """Return the last complete round; nothing is waited for once the evening was ended."""
    event, first = scores.play.event, get_column_letter(_SCORES)
    end = get_column_letter(scores.columns[-1])
    cells = (f"${first}${row}:${end}${row}" for row in (_IN, _ROUND))
    complete = "*".join((f"({next(cells)}={event.tables})", next(cells)))
    ended = event.last_announced if event.progress.finished else 0
    return Formula(f"=MAX({ended},SUMPRODUCT(MAX({complete})))", scores.last)


def _totals(scores: Scores, board: str, so_far: MilitaireStanding, row: int) -> Iterator[Formula]:
    first, values = get_column_letter(_SCORES), scores.shown(so_far.running)
    for at, (column, value) in enumerate(zip(scores.columns, values, strict=True), start=1):
        rounds = f"{board}!${first}{row}:{get_column_letter(column)}{row}"
        yield Formula(f'=IF(COUNT({rounds})<{at},"",SUM({rounds}))', value)


def _in_hand(scores: Scores, standing: MilitaireStanding, row: int) -> Iterator[Formula]:
    """Yield the totals of what is in, to the last complete round: they put teams in order."""
    values = scores.shown(standing.in_hand)
    for column, value in zip(scores.columns, values, strict=True):
        upto = f'ResultRound,"<="&{get_column_letter(column)}${_ROUND}'
        yield _to_last(column, _won(f"SUMIFS(ResultPoints,{upto},", row), value)


def _to_last(column: int, formula: str, value: int | str) -> Formula:
    """Return what stands in the column of a round, nothing after the last complete one."""
    return Formula(f'=IF({get_column_letter(column)}${_ROUND}>LastRound,"",{formula})', value)


def _averages(scores: Scores, standing: MilitaireStanding, row: int) -> Iterator[Formula]:
    """Yield the matches really played after each round, then the points per match."""
    kinds = 'ResultKind,"<>"&KindForfeit,ResultKind,"<>"&KindVoid'
    counted, rounds = scores.shown(scores.matches(standing.team)), scores.play.rounds
    for column, matches in zip(scores.columns, counted, strict=True):
        upto = f'ResultRound,"<="&{get_column_letter(column)}${_ROUND},ResultPoints,">=0",{kinds}'
        both = "+".join(f"COUNTIFS({upto},{s},$A{row})" for s in ("ResultHome", "ResultVisitors"))
        yield _to_last(column, both, matches)
    for column, average in zip(scores.columns, scores.compared(standing), strict=True):
        total, played = (get_column_letter(column + rounds * block) for block in (1, 2))
        share = f"ROUND({_MILLION}*{total}{row}/{played}{row},0)"
        yield _to_last(column, f"IF({played}{row}=0,0,{share})", average)


def _keys(scores: Scores, standing: MilitaireStanding, row: int) -> Iterator[Formula]:
    """Yield a text by which teams sort as the règlement's article 14 says, then each criterion.

    Three digits a round, the last round first; whoever withdrew comes after all others.
    """
    own = [column[standing.team - 1] for column in scores.keys]
    compared = range(scores.after - scores.play.rounds, scores.after)
    form = "0" * (_AVERAGE_DIGITS if scores.by_average else _TOTAL_DIGITS)
    digits = (f'TEXT({get_column_letter(at)}{row},"{form}")' for at in reversed(compared))
    left = scores.play.event.teams[standing.team].withdrawn_from
    is_there = '"1"' if left is None else f'IF(LastRound<{left},"1","0")'
    yield Formula(f"={is_there}&{'&'.join(digits)}", own[0][1])
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
            kinds = f'ResultKind,"<>"&KindRevoke,ResultKind,"<>"&KindInfluence,{_TO_LAST}'
            return _won(f"COUNTIFS(ResultPoints,2,{kinds},", row)
        case TieBreak.DIRECT_MATCHES:
            other = f"SUMPRODUCT({tied}*TeamNumber)-$A{row}"
            against = (f",{side},{other}" for side in ("ResultVisitors", "ResultHome"))
            won = _won(f"SUMIFS(ResultPoints,{_TO_LAST},", row, *against)
            return f"IF(SUMPRODUCT(--{tied})<>2,0,{won})"
        case TieBreak.EXTRA_DEAL:
            return f"SUMPRODUCT({tied}*COUNTIFS(ExtraWinner,$A{row},ExtraLoser,TeamNumber))"
