"""`whist-td standings`: who stands where, after any round."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from whist_td.cli.verb import Argument, Verb
from whist_td.console import values
from whist_td.console.formats import ByFormat
from whist_td.console.world import World
from whist_td.desk.request_errors import UsageError
from whist_td.formats.club_night.cli import standings as club
from whist_td.formats.militaire.cli import standings as militaire
from whist_td.formats.whiz.cli import standings as whiz
from whist_td.words.words import N_, Words

USAGE = "whist-td standings FILE [--after ROUND] [--json|--csv] [--event N]"
Tell = Callable[[Namespace, Any, World, Words], None]
TELL: ByFormat[Tell] = ByFormat(militaire.tell, whiz.tell, club.tell)


def run(request: Namespace, world: World, _: Words) -> int:
    """Say the standings as text, as JSON or as a table."""
    if request.json and request.csv:
        raise UsageError("standings", USAGE)
    with world.reading(request.file) as club:
        evening = club.any_desk(request.event).evening
    TELL.of(evening)(request, evening, world, _)
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
