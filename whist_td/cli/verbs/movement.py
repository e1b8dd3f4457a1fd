"""`whist-td movement`: who plays where, for any number of teams or players."""

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass

from whist_td.cli import qualities
from whist_td.cli.verb import Argument, Verb
from whist_td.console import values
from whist_td.console.formats import ByFormat
from whist_td.console.world import World
from whist_td.desk.request_errors import MissingArgumentError, OtherFormatOptionError
from whist_td.formats.club_night.cli import movement as club
from whist_td.formats.militaire.cli import movement as militaire
from whist_td.formats.whiz.cli import movement as whiz
from whist_td.words.words import N_, Words

USAGE = (
    "whist-td movement militaire --teams T [--rounds 24] [--shift] --json | "
    "whist-td movement whiz --players P [--rounds R] [--boards-per-round K] [--copies] --json | "
    "whist-td movement club --players P [--rounds R] --json | "
    "whist-td movement FORMAT --quality [--players P | --teams T] [--rounds R] [--json]"
)


@dataclass(frozen=True)
class Mover:
    """How a format tells its movement: what it must know, what it may, and the telling."""

    needed: str
    options: tuple[str, ...]
    tell: Callable[[Namespace, World, Words], None]


MOVERS = ByFormat(
    Mover("--teams", ("--teams", "--shift"), militaire.tell),
    Mover("--players", ("--players", "--boards-per-round", "--copies"), whiz.tell),
    Mover("--players", ("--players",), club.tell),
)


def run(request: Namespace, world: World, _: Words) -> int:
    """Write the movement as JSON, or as text."""
    mover = MOVERS.named(request.format, "FORMAT")
    for argument in VERB.arguments:
        given = argument.is_given(request)
        if argument.name == mover.needed and not given and not request.quality:
            raise MissingArgumentError("movement", mover.needed, USAGE)
        if given and argument.name in OTHERS - {*mover.options}:
            raise OtherFormatOptionError("movement", argument.name, request.format)
    tell = qualities.tell if request.quality else mover.tell
    tell(request, world, _)
    return 0


OTHERS = {*MOVERS.militaire.options, *MOVERS.whiz.options, *MOVERS.club.options}

VERB = Verb(
    "movement",
    USAGE,
    N_(
        "Say who plays where, for any number of teams or players; or, with --quality, how good "
        "every movement is."
    ),
    run,
    (
        Argument("FORMAT", needed=True),
        Argument("--teams", values.teams),
        Argument("--players", values.players),
        Argument("--rounds", values.rounds),
        Argument("--boards-per-round", values.boards_per_round),
        Argument("--shift", None),
        Argument("--copies", None),
        Argument("--quality", None),
        Argument("--json", None),
    ),
)
