"""`whist-td standings`: who stands where, after any round."""

from argparse import Namespace

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.domain.errors import RoundNotAnnouncedError
from whist_td.exports.csv_export import standings_csv
from whist_td.exports.json_export import standings_json
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.standings import Standing
from whist_td.i18n.sentences import tie_sentence
from whist_td.i18n.words import N_, Words
from whist_td.usecases.views import StandingsView, standings_view


def run(request: Namespace, world: World, _: Words) -> int:
    """Print the standings as text, as JSON or as a table."""
    with world.reading(request.file) as club:
        evening = club.desk(request.event).evening
    view = standings_view(evening, _after(request.after, evening))
    if request.json:
        world.output.write(standings_json(view))
    elif request.csv:
        world.output.write(standings_csv(view, _))
    else:
        world.say(_text(view, _))
    return 0


def _after(asked: int | None, evening: Evening) -> int:
    if asked is None:
        return evening.last_announced
    evening.check_round(asked)
    if asked > evening.last_announced:
        raise RoundNotAnnouncedError(asked, evening.last_announced)
    return asked


def _text(view: StandingsView, _: Words) -> str:
    heading = _("Standings after round {round}", round=view.after_round)
    return "\n".join([heading, *(_line(row, _) for row in view.rows)])


def _line(row: Standing, _: Words) -> str:
    remark = _("withdrawn") if row.withdrawn else tie_sentence(row, _)
    line = f"{row.rank:>4}  {row.team:>4}  {row.name:<40} {row.total:>4}  {remark}"
    return line.rstrip()


VERB = Verb(
    "standings",
    "whist-td standings FILE [--after ROUND] [--json|--csv] [--event N]",
    N_("Say who stands where, after any round."),
    run,
    (
        Argument("FILE", values.path, needed=True),
        Argument("--after", values.after),
        Argument("--json", None),
        Argument("--csv", None),
        Argument("--event", values.event),
    ),
)
