"""A new Whist militaire evening from a request."""

from argparse import Namespace
from dataclasses import dataclass, replace
from typing import Any

from whist_td.console.formats import Opener, Opening
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked
from whist_td.core.strains import SUITS, Strain
from whist_td.desk.desk import Desk
from whist_td.desk.draws import drawn_trumps
from whist_td.formats.militaire.cli.movement import SHIFT
from whist_td.formats.militaire.commands.commands import CreateEvent
from whist_td.formats.militaire.files.json_import import commands_of
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.rules.errors import CallError, TooFewTeamsError, TrumpListError
from whist_td.formats.militaire.rules.settings import CALLS, ROUNDS, Settings, TrumpPlan
from whist_td.formats.militaire.rules.teams import Call, call_of
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.words import Words

PAIR = 2
USAGE = (
    "whist-td new FILE --format militaire --name TEXT --entries ROSTER [--rounds 24] "
    "[--trumps CDHSN-letters|random] [--calls 13,12,23] [--shift] [--seed N] "
    "[--date YYYY-MM-DD]"
)


def calls(text: str) -> tuple[Call, ...]:
    """Return a cycle of calls, such as 13,12,23."""
    return tuple(_call(part.strip()) for part in text.split(","))


def _call(text: str) -> Call:
    digits = text.replace("-", "")
    if len(digits) != PAIR or not (digits.isascii() and digits.isdecimal()):
        raise CallError(text)
    return call_of(int(digits[0]), int(digits[1]))


@dataclass(frozen=True)
class TrumpList:
    """The trumps asked for, or that they be drawn by lot."""

    strains: tuple[Strain, ...] = SUITS
    drawn: bool = False


def trumps(text: str) -> TrumpList:
    """Return a list of trumps, such as HCDS, or the wish to draw them (`random`)."""
    if text == "random":
        return TrumpList(drawn=True)
    try:
        strains = tuple(Strain(letter) for letter in text.upper() if letter not in ", ")
    except ValueError:
        raise TrumpListError(text) from None
    if not strains:
        raise TrumpListError(text)
    return TrumpList(strains)


def _asked(request: Namespace, world: World) -> Opening:
    wanted, teams = settings(request, world), teams_from(request.entries)
    if len(teams) < LEAST_TABLES:
        raise TooFewTeamsError(len(teams), LEAST_TABLES)
    return CreateEvent(details_asked(request, world), wanted, teams), ()


def settings(request: Namespace, world: World) -> Settings:
    """Return the options that a request asks for; a random trump list is drawn at once."""
    asked = request.trumps or TrumpList()
    rounds = ROUNDS if request.rounds is None else request.rounds
    wanted = Settings(rounds, request.calls or CALLS, request.shift, trumps=asked.strains)
    if not asked.drawn:
        return wanted
    seed = world.dice.new_seed() if request.seed is None else request.seed
    drawn = drawn_trumps(world.dice, seed, rounds, asked.strains)
    return replace(wanted, trump_plan=TrumpPlan.RANDOM, trumps=drawn, trump_seed=seed)


def _told(desk: Desk[Any], _: Words) -> str:
    evening = desk.evening
    return _.plural(
        "Event {event} opened: {name}, {n} team.",
        "Event {event} opened: {name}, {n} teams.",
        evening.tables,
        event=desk.event,
        name=evening.details.name,
    )


OPENER = Opener(
    USAGE,
    (Argument("--trumps", trumps), Argument("--calls", calls), SHIFT),
    _asked,
    commands_of,
    _told,
)
