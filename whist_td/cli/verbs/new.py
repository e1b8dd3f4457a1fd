"""`whist-td new`: a new event in a club file, which is made where there is none."""

from argparse import Namespace

from whist_td.cli.verb import Argument, Verb
from whist_td.console import values
from whist_td.console.formats import FORMATS, ByFormat, Opener, Opening
from whist_td.console.world import World
from whist_td.core.movement_tables import LeftOver
from whist_td.desk.desk import open_event
from whist_td.desk.file_errors import EventFileError, UnreadableFileError
from whist_td.desk.request_errors import (
    InputMissingError,
    MissingArgumentError,
    OtherFormatOptionError,
    UsageError,
)
from whist_td.desk.requests import rehearsed
from whist_td.formats.club_night.cli import new as club
from whist_td.formats.club_night.cli.explained import all_games_explained, game_explained
from whist_td.formats.club_night.rules.settings import RankedBy, SeatingWay
from whist_td.formats.militaire.cli import new as militaire
from whist_td.formats.whiz.cli import new as whiz
from whist_td.formats.whiz.rules.game import Rule
from whist_td.formats.whiz.rules.settings import Compare, Ranking
from whist_td.interchange.event_source import EventSource, event_source
from whist_td.interchange.text_tables import decoded
from whist_td.words.words import N_, Words

USAGE = (
    "whist-td new FILE --format militaire --name TEXT --entries ROSTER [--rounds 24] "
    "[--trumps CDHSN-letters|random] [--calls 13,12,23] [--shift] [--seed N] "
    "[--date YYYY-MM-DD] | whist-td new FILE --format whiz --name TEXT --entries ROSTER "
    "[--rounds R] [--boards-per-round K] [--rule best|exact] [--compare raw|net] "
    "[--ranking matchpoints|datum|total] [--copies] [--seed N] [--date YYYY-MM-DD] | "
    f"{club.USAGE} [--rounds 4] [--length deals:16|games:1|rubbers:1] "
    "[--seating changing|drawn|standing|pairs|staying] [--left-over sit_out|fives|threes] "
    "[--standing points|mean|placement] [--tie-breaks points,rubbers,games,best_round|none] "
    "[--placement 3,2,1,0] [--preset NAME] [--options NAME=VALUE,…] [--seed N] "
    "[--date YYYY-MM-DD] | "
    "whist-td new FILE --from NAME.json | whist-td new --game NAME --explain"
)
OPENERS = ByFormat(militaire.OPENER, whiz.OPENER, club.OPENER)
OWN = OPENERS.militaire.options | OPENERS.whiz.options | OPENERS.club.options
"""The options that not every format has."""
TOLD = {"--name", "--entries", "--rounds", "--seed", "--date"} | OWN
"""What a file of an event tells by itself."""


def run(request: Namespace, world: World, _: Words) -> int:
    """Open the event; nothing is written unless all of it will do."""
    if request.explain:
        return _explain(request, world, _)
    if request.file is None:
        raise MissingArgumentError("new", "FILE", USAGE)
    source = _source(request)
    opener = _opener(request, source)
    create, later = opener.imported(source) if source else _asked(opener, request, world)
    rehearsed(create, later, world.clock.now())
    with world.creating(request.file) as club:
        desk = open_event(club.file, club.clock, create)
        for command in later:
            desk.do(command)
        world.say(opener.told(desk, _))
    return 0


def _explain(request: Namespace, world: World, _: Words) -> int:
    """Say what can be chosen in a game of a club night; nothing is written."""
    if request.game is None:
        raise MissingArgumentError("new", "--game", USAGE)
    for line in game_explained(request.game, _):
        world.say(line)
    return 0


def _source(request: Namespace) -> EventSource | None:
    path = request.__dict__["from"]
    if path is None:
        return None
    if any(argument.is_given(request) for argument in VERB.arguments if argument.name in TOLD):
        raise UsageError("new", USAGE)
    if not path.is_file():
        raise InputMissingError(path)
    try:
        content = path.read_bytes()
    except OSError as fault:
        raise UnreadableFileError(path.name) from fault
    return event_source(decoded(content, path.name)[0], path.name)


def _opener(request: Namespace, source: EventSource | None) -> Opener:
    if source:
        if source.format not in FORMATS:
            raise EventFileError(source.file, "format")
        return OPENERS.named(source.format, "--from")
    for name in ("name", "entries"):
        if getattr(request, name) is None:
            raise MissingArgumentError("new", f"--{name}", USAGE)
    return OPENERS.named(request.format, "--format")


def _asked(opener: Opener, request: Namespace, world: World) -> Opening:
    others = OWN - opener.options
    for argument in VERB.arguments:
        if argument.name in others and argument.is_given(request):
            raise OtherFormatOptionError("new", argument.name, request.format)
    return opener.asked(request, world)


VERB = Verb(
    "new",
    USAGE,
    N_("Open a new event in a club file, which is made where there is none."),
    run,
    (
        Argument("FILE", values.path),
        Argument("--format", default="militaire"),
        Argument("--name", values.line),
        Argument("--entries", values.path),
        Argument("--from", values.path),
        Argument("--rounds", values.rounds),
        Argument("--trumps", values.trumps),
        Argument("--calls", values.calls),
        Argument("--shift", None),
        Argument("--boards-per-round", values.boards_per_round),
        Argument("--rule", values.choice("--rule", Rule)),
        Argument("--compare", values.choice("--compare", Compare)),
        Argument("--ranking", values.choice("--ranking", Ranking)),
        Argument("--copies", None),
        Argument("--game"),
        Argument("--preset"),
        Argument("--options"),
        Argument("--length", values.length),
        Argument("--seating", values.choice("--seating", SeatingWay)),
        Argument("--left-over", values.choice("--left-over", LeftOver)),
        Argument("--standing", values.choice("--standing", RankedBy)),
        Argument("--tie-breaks", values.tie_breaks),
        Argument("--placement", values.placement),
        Argument("--explain", None),
        Argument("--seed", values.seed),
        Argument("--date", values.day),
    ),
    all_games_explained,
)
