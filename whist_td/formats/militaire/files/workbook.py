"""An evening as a workbook that a club can go on with: correct a winner, and the totals follow."""

from collections.abc import Iterator

from openpyxl import Workbook
from openpyxl.utils import get_column_letter, quote_sheetname
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.page_sizes import PageSize
from whist_td.formats.militaire.files.workbook_play import (
    Scores,
    blank,
    write_running,
    write_scoreboard,
)
from whist_td.formats.militaire.files.workbook_results import Play, write_results
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.rules.teams import SEATS, Substitute
from whist_td.formats.militaire.views import Plan, plan_of
from whist_td.formats.militaire.words.sentences import (
    call_label,
    militaire_label,
    seat_label,
    tie_sentence,
)
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.interchange.live import quoted
from whist_td.interchange.sheet_columns import heads
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Formula,
    TableSize,
    Value,
    finish_table,
    freeze,
    hole,
    lay_out,
    name_width,
    saved,
    saying,
    set_widths,
    sheet_of,
    suit,
    write_columns,
    write_heading,
)
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.labels import standings_title
from whist_td.words.words import Words, sentence_case, span_words

_FIRST = HEADING_ROW + 1
_HIDDEN = 3
"""Right of the remarks: the ordinals, the round that separates, and how a tie was broken."""


class _Lines:
    """The formulas of one line after another."""

    def __init__(self, scores: Scores, entries: str, _: Words) -> None:
        self._scores = scores
        self._words = _
        self._entries = quote_sheetname(entries)
        self.remarks = 7 if scores.by_average else 6
        self._letters = [get_column_letter(self.remarks + at) for at in range(_HIDDEN + 1)]

    def cells(self, place: int, standing: MilitaireStanding) -> Iterator[Value | Formula]:
        """Yield the cells of the team that has a place, from the left."""
        row, team = _FIRST + place - 1, f"$B{_FIRST + place - 1}"
        broken = tie_sentence(standing, self._words)
        yield Formula(f"=INDEX(TeamRank,{team})", standing.rank)
        yield Formula(f"=MATCH({place},TeamOrder,0)", standing.team)
        yield Formula(f"=INDEX(TeamName,{team})", standing.name)
        yield Formula(f"=INDEX(TeamTotal,{team})", blank(standing.total))
        if self._scores.by_average:
            played = f"MAX(INDEX(TeamMatches,{team},0))"
            average, scored = (
                round(float(standing.average or 0), 3),
                f"MAX(INDEX(TeamInHand,{team},0))",
            )
            yield Formula(f"=IF({played}=0,0,ROUND({scored}/{played},3))", average)
        yield self._people(standing, team)
        # Whether a team withdrew, and how a tie was broken.
        text, left = f"{self._letters[3]}{row}", quoted(self._words("withdrew"))
        both = f'{left}&IF({text}="",""," · "&{text})'
        remark = f'=IF(LEFT(INDEX(TeamCountBack,$B{row}))="0",{both},{text})'
        withdrew = self._words("withdrew") if standing.withdrawn else ""
        yield Formula(remark, " · ".join(filter(None, (withdrew, broken))))
        yield self._words.feminine_ordinal(place)
        yield self._parting(place, standing, row)
        yield Formula(f"={self._broken(row)}" if place > 1 else '=""', broken)

    def _people(self, standing: MilitaireStanding, team: str) -> Formula:
        members = self._scores.play.event.teams[standing.team].members
        last = HEADING_ROW + len(self._scores.standings)
        columns = (f"{self._entries}!${at}${_FIRST}:${at}${last}" for at in "CDEF")
        captain, *players = (f"INDEX({column},{team})" for column in columns)
        # An empty place leaves no comma behind.
        names = "".join(f'&IF({player}="","",", "&{player})' for player in players)
        return Formula(f"={captain}{names}", ", ".join(filter(None, members)))

    def _parting(self, place: int, standing: MilitaireStanding, row: int) -> Formula:
        """Return the last round after which a team and the one above it had not the same."""
        if place == 1:
            return Formula("=0", 0)
        what = "TeamAverages" if self._scores.by_average else "TeamInHand"
        own, other = f"INDEX({what},$B{row},0)", f"INDEX({what},$B{row - 1},0)"
        above = self._scores.play.view.rows[place - 2]
        scores = self._scores
        rounds = enumerate(zip(*map(scores.compared, (standing, above)), strict=True), start=1)
        return Formula(
            f"=SUMPRODUCT(MAX(({own}<>{other})*RoundNumber))",
            max((number for number, (mine, its) in rounds if mine != its), default=0),
        )

    def _broken(self, row: int) -> str:
        """Return how a tie with the team above was broken: by the count-back or a criterion."""
        parting = f"{self._letters[2]}{row}"
        flags = [f"LEFT(INDEX(TeamCountBack,$B{at}))" for at in (row, row - 1)]
        counted = f'IF({parting}=LastRound,"",{self._count_back(row, parting)})'
        criteria = _where_both_count("$D{0}", row, self._criteria(row))
        return f'IF({"<>".join(flags)},"",IF({parting}=0,{criteria},{counted}))'

    def _count_back(self, row: int, parting: str) -> str:
        own, other = (self._compared(at, parting) for at in (row, row - 1))
        sentence = self._words(
            "{rank} on the count-back: after round {round}, {own} against {other}",
            rank=self._rank(row),
            round=hole(parting),
            own=hole(own),
            other=hole(other),
        )
        return _where_both_count(f"INDEX(TeamRunning,$B{{0}},{parting})", row, saying(sentence))

    def _compared(self, row: int, parting: str) -> str:
        """Return a running total; where averages rank, what it is divided by, in lowest terms."""
        total = f"INDEX(TeamRunning,$B{row},{parting})"
        if not self._scores.by_average:
            return total
        matches = f"INDEX(TeamMatches,$B{row},{parting})"
        common = f"MAX(1,GCD({total},{matches}))"
        whole = f'IF({matches}<={common},"","/"&{matches}/{common})'
        return f"{total}/{common}&{whole}"

    def _criteria(self, row: int) -> str:
        text = '""'
        for at, criterion in reversed(list(enumerate(self._scores.criteria, start=1))):
            own, other = (f"INDEX(TeamCriterion{at},$B{each})" for each in (row, row - 1))
            sentence = self._words(
                "{rank} on a further criterion, {criterion}: {own} against {other}",
                rank=self._rank(row),
                criterion=militaire_label(criterion, self._words),
                own=hole(own),
                other=hole(other),
            )
            text = f"IF({own}<>{other},{saying(sentence)},{text})"
        return text

    def _rank(self, row: int) -> str:
        ordinals, last = self._letters[1], HEADING_ROW + len(self._scores.standings)
        return hole(f"INDEX(${ordinals}${_FIRST}:${ordinals}${last},$A{row})")


def _where_both_count(total: str, row: int, text: str) -> str:
    """Return what is said of a line and the one above it, where both have their totals."""
    blanks = (f'{total.format(at)}=""' for at in (row, row - 1))
    return f'IF(OR({",".join(blanks)}),"",{text})'


def write_standings(sheet: Worksheet, pen: CellPen, scores: Scores, entries: str, _: Words) -> None:
    """Write the standings; whatever is corrected on the results puts them in order again."""
    view = scores.play.view
    title = standings_title(view, _) if view.is_final else _("Standings")
    hint = _("The standings follow the results: correct a winner there, and they sort themselves.")
    write_heading(sheet, pen, view.details, title, _, scores.hint(hint, _))
    lines = _Lines(scores, entries, _)
    inks = write_columns(
        sheet, pen, heads(militaire_listing(view, _, teams=scores.play.event.teams))
    )
    for place, standing in enumerate(view.rows, start=1):
        pen.write_row(sheet, HEADING_ROW + place, lines.cells(place, standing), inks)
    for column in range(lines.remarks + 1, lines.remarks + _HIDDEN + 1):
        sheet.column_dimensions[get_column_letter(column)].hidden = True
    size = TableSize(lines.remarks, 3, HEADING_ROW + len(view.rows))
    finish_table(sheet, view.details, size, _, is_filtered=False)


_NAMED = 2
"""The table's number and the team's name stand left of the rounds."""
_TEAMS = HEADING_ROW + 4


def write_workbook(event: MilitaireEvent, _: Words, size: PageSize = PageSize.A4) -> bytes:
    """Return an .xlsx file of the entries, rotation, results, scoreboard and standings."""
    if event.tables < LEAST_TABLES:
        raise TooFewTeamsError(event.tables, LEAST_TABLES)
    book = Workbook()
    pen = CellPen(book)
    play = Play(event, plan_of(event), _("Scoreboard"), _("Running totals"))
    scores, entries = Scores(play), _("Entries")
    _write_entries(sheet_of(book, entries), pen, play.plan, _)
    lines = [card.lines for card in play.plan.cards]
    for name, title, tables in (
        (
            _("Rotation"),
            _("Rotation: the table to which the pair goes"),
            [[each.goes_to for each in of_team] for of_team in lines],
        ),
        (
            _("Visits"),
            _("Visits: the team that the table receives"),
            [[each.visited_by for each in of_team] for of_team in lines],
        ),
    ):
        sheet = sheet_of(book, name)
        write_heading(sheet, pen, play.plan.details, title, _)
        _write_rounds(sheet, pen, play.plan, tables, _)
    write_results(sheet_of(book, _("Results")), pen, play, _)
    write_scoreboard(sheet_of(book, play.scoreboard), pen, scores, _)
    write_running(sheet_of(book, play.running), pen, scores, _)
    write_standings(sheet_of(book, _("Standings")), pen, scores, entries, _)
    return saved(book, event.details, pen, size)


def _write_entries(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
    """Write the teams; the sheet can be read in again as a roster."""
    write_heading(sheet, pen, plan.details, _("Entries"), _)
    teams = [card.team for card in plan.cards]
    names = name_width(team.name for team in teams)
    columns = [(_("Table"), 8, CellInk.NUMBER), (_("Team"), names, CellInk.STRONG)]
    for seat in SEATS:
        width = name_width(team.members[seat] for team in teams)
        columns.append((sentence_case(seat_label(seat, _)), width, CellInk.TEXT))
    inks = write_columns(sheet, pen, [*columns, (_("Remarks"), 44, CellInk.NOTE)])
    for row, team in enumerate(teams, start=HEADING_ROW + 1):
        remarks = [_substitute(substitute, _) for substitute in team.substitutes]
        if team.withdrawn_from is not None:
            remarks.append(_("withdrew from round {round}", round=team.withdrawn_from))
        pen.write_row(
            sheet, row, (team.number, team.name, *team.members, " · ".join(remarks)), inks
        )
    freeze(sheet, f"C{HEADING_ROW + 1}")
    lay_out(sheet, plan.details, f"A1:G{HEADING_ROW + len(teams)}", HEADING_ROW, _)


def _substitute(substitute: Substitute, _: Words) -> str:
    first, last = substitute.first_round, substitute.last_round
    holes = {"name": substitute.name, "seat": seat_label(substitute.seat, _)}
    if last is None:
        return _("{name} as {seat} from round {first}", first=first, **holes)
    span = span_words(first, last, _)
    return _.plural(
        "{name} as {seat} in round {span}",
        "{name} as {seat} in rounds {span}",
        last - first + 1,
        span=span,
        **holes,
    )


def _write_rounds(
    sheet: Worksheet, pen: CellPen, plan: Plan, numbers: list[list[int]], _: Words
) -> None:
    labels = (_("Round"), _("Trump"), _("Players who travel"), _("Tables to advance"))
    for row, text in enumerate(labels, start=HEADING_ROW):
        pen.write(sheet, row, 1, None, CellInk.HEADING if row == HEADING_ROW else CellInk.TEXT)
        ink = CellInk.HEADING_LEFT if row == HEADING_ROW else CellInk.NOTE
        pen.write(sheet, row, _NAMED, text, ink)
    for column, planned in enumerate(plan.rounds, start=_NAMED + 1):
        symbol, ink = suit(planned.trump, _)
        pen.write(sheet, HEADING_ROW, column, planned.number, CellInk.HEADING)
        pen.write(sheet, HEADING_ROW + 1, column, symbol, ink)
        pen.write(sheet, HEADING_ROW + 2, column, call_label(planned.call), CellInk.QUIET_NUMBER)
        advance = CellInk.ALERT if planned.advance > 1 else CellInk.QUIET_NUMBER
        pen.write(sheet, HEADING_ROW + 3, column, planned.advance, advance)
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.NUMBER)
    for row, (card, line) in enumerate(zip(plan.cards, numbers, strict=True), start=_TEAMS):
        pen.write_row(sheet, row, (card.team.number, card.team.name, *line), inks)
    names = name_width(card.team.name for card in plan.cards)
    set_widths(sheet, (8, max(names, 22), *[4.6] * len(plan.rounds)))
    freeze(sheet, f"C{_TEAMS}")
    right = get_column_letter(_NAMED + len(plan.rounds))
    lay_out(sheet, plan.details, f"A1:{right}{_TEAMS + len(plan.cards) - 1}", _TEAMS - 1, _)
