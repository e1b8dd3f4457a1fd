"""A new Whist militaire evening from a request."""

from argparse import Namespace
from dataclasses import replace
from typing import Any

from whist_td.console import values
from whist_td.console.formats import Opener, Opening
from whist_td.console.world import World, details_asked
from whist_td.core.errors import TooFewTeamsError
from whist_td.desk.desk import Desk
from whist_td.desk.draws import drawn_trumps
from whist_td.formats.militaire.commands.commands import CreateEvent
from whist_td.formats.militaire.files.json_import import commands_of
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.rules.settings import CALLS, ROUNDS, Settings, TrumpPlan
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.words import Words


def _asked(request: Namespace, world: World) -> Opening:
    wanted, teams = settings(request, world), teams_from(request.entries)
    if len(teams) < LEAST_TABLES:
        raise TooFewTeamsError(len(teams), LEAST_TABLES)
    return CreateEvent(details_asked(request, world), wanted, teams), ()


def settings(request: Namespace, world: World) -> Settings:
    """Return the options that a request asks for; a random trump list is drawn at once."""
    trumps = request.trumps or values.TrumpList()
    rounds = ROUNDS if request.rounds is None else request.rounds
    wanted = Settings(rounds, request.calls or CALLS, request.shift, trumps=trumps.strains)
    if not trumps.drawn:
        return wanted
    seed = world.dice.new_seed() if request.seed is None else request.seed
    drawn = drawn_trumps(world.dice, seed, rounds, trumps.strains)
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


OPENER = Opener(frozenset({"--trumps", "--calls", "--shift"}), _asked, commands_of, _told)
