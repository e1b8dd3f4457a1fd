"""`whist-td movement`: who plays where, for any number of teams."""

from argparse import Namespace

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.domain.strains import SUITS
from whist_td.exports.json_export import movement_json
from whist_td.formats.militaire.schedule import planned_rounds
from whist_td.formats.militaire.settings import ROUNDS, Settings
from whist_td.i18n.labels import strain_label
from whist_td.i18n.sentences import advance_sentence
from whist_td.i18n.words import N_, Words
from whist_td.usecases.request_errors import ArgumentValueError, MissingArgumentError

FORMATS = ("militaire",)
USAGE = "whist-td movement militaire --teams T [--rounds 24] [--shift] --json"


def run(request: Namespace, world: World, _: Words) -> int:
    """Write the movement as JSON, or its announcements as text."""
    if request.format not in FORMATS:
        raise ArgumentValueError("FORMAT", request.format, ", ".join(FORMATS))
    if request.teams is None:
        raise MissingArgumentError("movement", "--teams", USAGE)
    settings = Settings(rounds=request.rounds, shift=request.shift, trumps=SUITS)
    if request.json:
        world.output.write(movement_json(settings, request.teams))
        return 0
    for planned in planned_rounds(settings, request.teams):
        trump = strain_label(planned.trump, _)
        world.say(f"{planned.number:>3}  {trump:<12} {advance_sentence(planned, _)}")
    return 0


VERB = Verb(
    "movement",
    USAGE,
    N_("Say who plays where, for any number of teams."),
    run,
    (
        Argument("FORMAT", needed=True),
        Argument("--teams", values.teams),
        Argument("--rounds", values.rounds, default=ROUNDS),
        Argument("--shift", None),
        Argument("--json", None),
    ),
)
