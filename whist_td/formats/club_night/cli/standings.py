"""The standings of a club night: as text, as JSON or as a table."""

from argparse import Namespace

from whist_td.console.world import World
from whist_td.formats.club_night.files.csv_export import club_standings_csv
from whist_td.formats.club_night.files.json_export import club_standings_json
from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import RankedBy
from whist_td.formats.club_night.rules.standings import ClubNightStanding
from whist_td.formats.club_night.views.views import ClubStandings, club_standings
from whist_td.formats.club_night.words.sentences import (
    club_tie_sentence,
    club_title,
    score_heading,
    score_words,
    signed,
)
from whist_td.words.words import Words


def tell(request: Namespace, evening: ClubNightEvent, world: World, _: Words) -> None:
    """Write the standings as a request asks for them."""
    if request.after is not None:
        evening.check_begun(request.after)
    view = club_standings(evening, request.after)
    if request.json:
        world.output.write(club_standings_json(view))
    elif request.csv:
        world.output.write(club_standings_csv(view, _))
    else:
        world.say(_text(view, _))


def _text(view: ClubStandings, _: Words) -> str:
    points = _("Points") if _tells_points(view) else ""
    headings = (_("Rank"), _("No."), _("Name"), score_heading(view, _), points, _("Deals"))
    lines = (_line((*_cells(row, view, _), club_tie_sentence(row, _))) for row in view.rows)
    return "\n".join([club_title(view, _), _line((*headings, "")), *lines])


def _cells(row: ClubNightStanding, view: ClubStandings, _: Words) -> tuple[object, ...]:
    score = score_words(row.score, view, _)
    points = signed(row.points) if _tells_points(view) else ""
    return row.rank, row.player, " + ".join(row.names), score, points, row.deals


def _tells_points(view: ClubStandings) -> bool:
    """Tell whether points stand beside what ranks, because they are something else."""
    return view.ranked_by is not RankedBy.POINTS or view.measure is not Measure.POINTS


def _line(cells: tuple[object, ...]) -> str:
    rank, number, name, score, points, deals, tie = map(str, cells)
    line = f"{rank:>5} {number:>5}  {name:<34}{score:>20}{points:>10}{deals:>8}  {tie}"
    return line.rstrip()
