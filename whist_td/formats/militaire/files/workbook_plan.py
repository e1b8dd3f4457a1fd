"""The sheets of a workbook that are known before play: the entries and the rotation."""

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.people import SEATS, Substitute, Team
from whist_td.formats.militaire.views.views import Plan
from whist_td.interchange.workbook import (
    HEADING_ROW,
    CellInk,
    CellPen,
    freeze,
    lay_out,
    name_width,
    set_widths,
    suit,
    write_heading,
)
from whist_td.words.labels import call_label, seat_label
from whist_td.words.words import Words

_NAMED = 2
"""The table's number and the team's name stand left of the rounds."""
_TEAMS = HEADING_ROW + 4


def write_entries(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
    """Write the teams; the sheet can be read in again as a roster."""
    write_heading(sheet, pen, plan.details, _("Entries"), _)
    seats = (_capital(seat_label(seat, _)) for seat in SEATS)
    headings = (_("Table"), _("Team"), *seats, _("Remarks"))
    pen.write_row(sheet, HEADING_ROW, headings, (CellInk.HEADING, CellInk.HEADING_LEFT))
    teams = [card.team for card in plan.cards]
    inks = (CellInk.NUMBER, CellInk.STRONG, *[CellInk.TEXT] * len(SEATS), CellInk.NOTE)
    for row, team in enumerate(teams, start=HEADING_ROW + 1):
        pen.write_row(sheet, row, (team.number, team.name, *team.members, _remarks(team, _)), inks)
    members = [name_width(team.members[seat] for team in teams) for seat in SEATS]
    set_widths(sheet, (8, name_width(team.name for team in teams), *members, 44))
    freeze(sheet, f"C{HEADING_ROW + 1}")
    lay_out(sheet, plan.details, f"A1:G{HEADING_ROW + len(teams)}", HEADING_ROW, _)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _remarks(team: Team, _: Words) -> str:
    remarks = [_substitute(substitute, _) for substitute in team.substitutes]
    if team.withdrawn_from is not None:
        remarks.append(_("withdrew from round {round}", round=team.withdrawn_from))
    return " · ".join(remarks)


def _substitute(substitute: Substitute, _: Words) -> str:
    holes = {
        "name": substitute.name,
        "seat": seat_label(substitute.seat, _),
        "first": substitute.first_round,
        "last": substitute.last_round,
    }
    if substitute.last_round is None:
        return _("{name} as {seat} from round {first}", **holes)
    return _("{name} as {seat} in rounds {first} to {last}", **holes)


def write_rotation(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
    """Write the table to which every team's pair goes in each round."""
    write_heading(sheet, pen, plan.details, _("Rotation: the table to which the pair goes"), _)
    numbers = [[line.goes_to for line in card.lines] for card in plan.cards]
    _write_rounds(sheet, pen, plan, _)
    _write_numbers(sheet, pen, plan, numbers, _)


def write_visits(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
    """Write the team whose pair every table receives in each round."""
    write_heading(sheet, pen, plan.details, _("Visits: the team that the table receives"), _)
    numbers = [[line.visited_by for line in card.lines] for card in plan.cards]
    _write_rounds(sheet, pen, plan, _)
    _write_numbers(sheet, pen, plan, numbers, _)


def _write_rounds(sheet: Worksheet, pen: CellPen, plan: Plan, _: Words) -> None:
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
        twice = planned.advance > 1
        advance = CellInk.ALERT if twice else CellInk.QUIET_NUMBER
        pen.write(sheet, HEADING_ROW + 3, column, planned.advance, advance)


def _write_numbers(
    sheet: Worksheet, pen: CellPen, plan: Plan, numbers: list[list[int]], _: Words
) -> None:
    inks = (CellInk.NUMBER, CellInk.STRONG, CellInk.NUMBER)
    for row, (card, line) in enumerate(zip(plan.cards, numbers, strict=True), start=_TEAMS):
        pen.write_row(sheet, row, (card.team.number, card.team.name, *line), inks)
    names = name_width(card.team.name for card in plan.cards)
    set_widths(sheet, (8, max(names, 22), *[4.6] * len(plan.rounds)))
    freeze(sheet, f"C{_TEAMS}")
    right = get_column_letter(_NAMED + len(plan.rounds))
    lay_out(sheet, plan.details, f"A1:{right}{_TEAMS + len(plan.cards) - 1}", _TEAMS - 1, _)
