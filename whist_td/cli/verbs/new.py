"""`whist-td new`: a new event in a club file, which is made where there is none."""

from argparse import Namespace
from dataclasses import replace
from pathlib import Path

from whist_td.cli import values
from whist_td.cli.verb import Argument, Verb
from whist_td.cli.world import World
from whist_td.domain.events import Details
from whist_td.domain.people import Team
from whist_td.exports.json_import import read_event
from whist_td.exports.rosters import teams_from
from whist_td.exports.text_tables import decoded
from whist_td.formats.militaire.settings import CALLS, ROUNDS, Settings, TrumpPlan
from whist_td.i18n.words import N_, Words
from whist_td.usecases.commands import Command, CreateEvent
from whist_td.usecases.desk import Desk
from whist_td.usecases.draws import drawn_trumps
from whist_td.usecases.perform import rehearsed
from whist_td.usecases.request_errors import (
    ArgumentValueError,
    InputMissingError,
    MissingArgumentError,
)

FORMATS = ("militaire",)
USAGE = (
    "whist-td new FILE --format militaire --name TEXT --entries ROSTER [--rounds 24] "
    "[--trumps CDHSN-letters|random] [--calls 13,12,23] [--shift] [--seed N] "
    "[--date YYYY-MM-DD] | whist-td new FILE --from NAME.json"
)


def run(request: Namespace, world: World, _: Words) -> int:
    """Open the event; nothing is written unless all of it will do."""
    create, later = _asked(request, world)
    rehearsed(create, later, world.clock.now())
    with world.creating(request.file) as club:
        desk = club.create(create)
        for command in later:
            desk.do(command)
        world.say(_told(desk, _))
    return 0


def _asked(request: Namespace, world: World) -> tuple[CreateEvent, tuple[Command, ...]]:
    source: Path | None = request.__dict__["from"]
    if source:
        return read_event(_text(source), source.name)
    for name in ("name", "entries"):
        if getattr(request, name) is None:
            raise MissingArgumentError("new", f"--{name}", USAGE)
    if request.format not in FORMATS:
        raise ArgumentValueError("--format", request.format, ", ".join(FORMATS))
    return CreateEvent(_details(request, world), settings(request, world), _teams(request)), ()


def _text(path: Path) -> str:
    if not path.is_file():
        raise InputMissingError(path)
    return decoded(path.read_bytes(), path.name)[0]


def _details(request: Namespace, world: World) -> Details:
    return Details(request.name, request.date or world.clock.now().astimezone().date())


def _teams(request: Namespace) -> tuple[Team, ...]:
    return teams_from(request.entries)


def settings(request: Namespace, world: World) -> Settings:
    """Return the options that a request asks for; a random trump list is drawn at once."""
    wanted = Settings(request.rounds, request.calls, request.shift, trumps=request.trumps.strains)
    if not request.trumps.drawn:
        return wanted
    seed = world.dice.new_seed() if request.seed is None else request.seed
    trumps = drawn_trumps(world.dice, seed, request.rounds, request.trumps.strains)
    return replace(wanted, trump_plan=TrumpPlan.RANDOM, trumps=trumps, trump_seed=seed)


def _told(desk: Desk, _: Words) -> str:
    evening = desk.evening
    return _.plural(
        "Event {event} opened: {name}, {n} team.",
        "Event {event} opened: {name}, {n} teams.",
        evening.tables,
        event=desk.event,
        name=evening.details.name,
    )


VERB = Verb(
    "new",
    USAGE,
    N_("Open a new event in a club file, which is made where there is none."),
    run,
    (
        Argument("FILE", values.path, needed=True),
        Argument("--format", default="militaire"),
        Argument("--name"),
        Argument("--entries", values.path),
        Argument("--from", values.path),
        Argument("--rounds", values.rounds, default=ROUNDS),
        Argument("--trumps", values.trumps, default=values.TrumpList()),
        Argument("--calls", values.calls, default=CALLS),
        Argument("--shift", None),
        Argument("--seed", values.seed),
        Argument("--date", values.day),
    ),
)
