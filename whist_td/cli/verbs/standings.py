"""`whist-td standings`: who stands where, after any round."""

from argparse import Namespace

from whist_td.console import values
from whist_td.console.formats import verbs_of
from whist_td.console.verb import Argument, Verb
from whist_td.console.world import World
from whist_td.desk.request_errors import UsageError
from whist_td.words.words import N_, Words

USAGE = "whist-td standings FILE [--after ROUND] [--json|--csv] [--event N]"


def run(request: Namespace, world: World, _: Words) -> int:
    """Say the standings as text, as JSON or as a table."""
    if request.json and request.csv:
        raise UsageError("standings", USAGE)
    with world.reading(request.file) as club:
        evening = club.any_desk(request.event).evening
    tell = verbs_of(evening).standings()
    tell(request, evening, world, _)
    return 0


VERB = Verb(
    "standings",
    USAGE,
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
