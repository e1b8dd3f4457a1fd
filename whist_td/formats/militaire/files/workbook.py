"""An evening as a workbook that a club can go on with: correct a winner, and the totals follow."""

from openpyxl import Workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.page_sizes import PageSize
from whist_td.formats.militaire.files.workbook_play import Scores, write_running, write_scoreboard
from whist_td.formats.militaire.files.workbook_results import Play, write_results
from whist_td.formats.militaire.files.workbook_standings import write_standings
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import SEATS, Substitute, Team
from whist_td.formats.militaire.views import Plan, plan_of
from whist_td.formats.militaire.words.sentences import call_label, seat_label
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    freeze,
    lay_out,
    name_width,
    saved,
    set_widths,
    sheet_of,
    suit,
    write_columns,
    write_heading,
)
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.words import Words, sentence_case, span_words

_NAMED = 2
"""The table's number and the team's name stand left of the rounds."""
_TEAMS = HEADING_ROW + 4


def write_workbook(evening: MilitaireEvent, _: Words, size: PageSize = PageSize.A4) -> bytes:
    """Return an .xlsx file of the entries, rotation, results, scoreboard and standings."""
    if evening.tables < LEAST_TABLES:
        raise TooFewTeamsError(evening.tables, LEAST_TABLES)
    book = Workbook()
    pen = CellPen(book)
    play = Play(evening, plan_of(evening), _("Scoreboard"), _("Running totals"))
    scores, entries = Scores(play), _("Entries")
    _write_entries(sheet_of(book, entries), pen, play.plan, _)
    _write_rotation(sheet_of(book, _("Rotation")), pen, play.plan, _)
    _write_visits(sheet_of(book, _("Visits")), pen, play.plan, _)
    write_results(sheet_of(book, _("Results")), pen, play, _)
    write_scoreboard(sheet_of(book, play.scoreboard), pen, scores, _)
    write_running(sheet_of(book, play.running), pen, scores, _)
    write_standings(sheet_of(book, _("Standings")), pen, scores, entries, _)
    return saved(book, evening.details, pen, size)


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
        pen.write_row(sheet, row, (team.number, team.name, *team.members, _remarks(team, _)), inks)
    freeze(sheet, f"C{HEADING_ROW + 1}")
    lay_out(sheet, plan.details, f"A1:G{HEADING_ROW + len(teams)}", HEADING_ROW, _)


def _remarks(team: Team, _: Words) -> str:
    remarks = [_substitute(substitute, _) for substitute in team.substitutes]
    if team.withdrawn_from is not None:
        remarks.append(_("withdrew from round {round}", round=team.withdrawn_from))
    return " · ".join(remarks)


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


def _write_rotation(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
    """Write the table to which every team's pair goes in each round."""
    write_heading(sheet, pen, plan.details, _("Rotation: the table to which the pair goes"), _)
    _write_rounds(sheet, pen, plan, [[each.goes_to for each in c.lines] for c in plan.cards], _)


def _write_visits(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
    """Write the team whose pair every table receives in each round."""
    write_heading(sheet, pen, plan.details, _("Visits: the team that the table receives"), _)
    _write_rounds(sheet, pen, plan, [[each.visited_by for each in c.lines] for c in plan.cards], _)


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
