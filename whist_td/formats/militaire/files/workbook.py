"""An evening as a workbook that a club can go on with: correct a winner, and the totals follow."""

from openpyxl import Workbook
from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.formats.militaire.files.workbook_play import (
    Play,
    write_results,
    write_running,
    write_scoreboard,
)
from whist_td.formats.militaire.rules.errors import TooFewTeamsError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.rules.teams import SEATS, Substitute, Team
from whist_td.formats.militaire.views import Plan, StandingsView, plan_of, standings_view
from whist_td.formats.militaire.words.sentences import call_label, seat_label, tie_sentence
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    Value,
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
from whist_td.words.labels import standings_title
from whist_td.words.words import Words, sentence_case, span_words

_NAMED = 2
"""The table's number and the team's name stand left of the rounds."""
_TEAMS = HEADING_ROW + 4


def write_workbook(evening: MilitaireEvent, _: Words) -> bytes:
    """Return an .xlsx file of the entries, rotation, results, scoreboard and standings."""
    if evening.tables < LEAST_TABLES:
        raise TooFewTeamsError(evening.tables, LEAST_TABLES)
    book = Workbook()
    pen = CellPen(book)
    play = Play(evening, plan_of(evening), _("Scoreboard"), _("Running totals"))
    _write_entries(sheet_of(book, _("Entries")), pen, play.plan, _)
    _write_rotation(sheet_of(book, _("Rotation")), pen, play.plan, _)
    _write_visits(sheet_of(book, _("Visits")), pen, play.plan, _)
    write_results(sheet_of(book, _("Results")), pen, play, _)
    write_scoreboard(sheet_of(book, play.scoreboard), pen, play, _)
    write_running(sheet_of(book, play.running), pen, play, _)
    _write_standings(sheet_of(book, _("Standings")), pen, standings_view(evening), _)
    return saved(book, evening.details, pen)


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


def _write_standings(sheet: Worksheet, pen: CellPen, view: StandingsView, _: Words) -> None:
    """Write the standings as they are now, each tie with its sentence."""
    write_heading(sheet, pen, view.details, standings_title(view, _), _)
    averages = any(standing.average is not None for standing in view.rows)
    columns = (
        (_("Rank"), 8, CellInk.TOTAL),
        (_("Team"), 8, CellInk.NUMBER),
        (_("Name"), max(name_width(row.name for row in view.rows), 24), CellInk.STRONG),
        (_("Total"), 9, CellInk.TOTAL),
        *([(_("Average"), 10, CellInk.NUMBER)] if averages else []),
        (_("Remarks"), 66, CellInk.NOTE),
    )
    inks = write_columns(sheet, pen, columns)
    for row, standing in enumerate(view.rows, start=HEADING_ROW + 1):
        average = [round(float(standing.average or 0), 3)] if averages else []
        pen.write_row(sheet, row, _standing(standing, average, _), inks)
    freeze(sheet, f"A{HEADING_ROW + 1}")
    last = "F" if averages else "E"
    lay_out(sheet, view.details, f"A1:{last}{HEADING_ROW + len(view.rows)}", HEADING_ROW, _)


def _standing(standing: MilitaireStanding, average: list[float], _: Words) -> list[Value]:
    remarks = tie_sentence(standing, _)
    if standing.withdrawn:
        remarks = " · ".join(filter(None, (_("withdrew"), remarks)))
    return [standing.rank, standing.team, standing.name, standing.total, *average, remarks]
