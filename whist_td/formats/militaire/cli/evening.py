"""A Whist militaire evening at the command line: opened, filled, ranked, written out, tried."""

from argparse import Namespace
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from whist_td.console.formats import AnyDesk, Opener, Opening, Sample
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked, table_given
from whist_td.core.contracts import SUITS, Strain
from whist_td.desk.desk import Desk
from whist_td.desk.draws import drawn_trumps
from whist_td.desk.ports import Dice
from whist_td.formats.militaire.cli.movement import SHIFT
from whist_td.formats.militaire.commands import CreateEvent
from whist_td.formats.militaire.files.results_table import (
    HEADINGS,
    Limits,
    results_of,
)
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.files.sample_event import play_evening, sample_event
from whist_td.formats.militaire.rules.errors import CallError, TooFewTeamsError, TrumpListError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import CALLS, ROUNDS, Settings, TrumpPlan
from whist_td.formats.militaire.rules.teams import Call, call_of
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.words import Words, numbers_listed

_PAIR = 2


def calls(text: str) -> tuple[Call, ...]:
    """Return a cycle of calls, such as 13,12,23."""
    return tuple(_call(part.strip()) for part in text.split(","))


def _call(text: str) -> Call:
    digits = text.replace("-", "")
    if len(digits) != _PAIR or not (digits.isascii() and digits.isdecimal()):
        raise CallError(text)
    return call_of(int(digits[0]), int(digits[1]))


@dataclass(frozen=True)
class _TrumpList:
    """The trumps asked for, or that they be drawn by lot."""

    strains: tuple[Strain, ...] = SUITS
    drawn: bool = False


def trumps(text: str) -> _TrumpList:
    """Return a list of trumps, such as HCDS, or the wish to draw them (`random`)."""
    if text == "random":
        return _TrumpList(drawn=True)
    try:
        strains = tuple(Strain(letter) for letter in text.upper() if letter not in ", ")
    except ValueError:
        raise TrumpListError(text) from None
    if not strains:
        raise TrumpListError(text)
    return _TrumpList(strains)


def _opening(request: Namespace, world: World) -> Opening:
    requested, teams = settings(request, world), teams_from(request.entries)
    if len(teams) < LEAST_TABLES:
        raise TooFewTeamsError(len(teams), LEAST_TABLES)
    return CreateEvent(details_asked(request, world), requested, teams), ()


def settings(request: Namespace, world: World) -> Settings:
    """Return the options that a request asks for; a random trump list is drawn at once."""
    asked = request.trumps or _TrumpList()
    rounds = ROUNDS if request.rounds is None else request.rounds
    requested = Settings(rounds, request.calls or CALLS, request.shift, trumps=asked.strains)
    if not asked.drawn:
        return requested
    seed = world.dice.new_seed() if request.seed is None else request.seed
    drawn = drawn_trumps(world.dice, seed, rounds, asked.strains)
    return replace(requested, trump_plan=TrumpPlan.RANDOM, trumps=drawn, trump_seed=seed)


def _opened(desk: Desk[Any], _: Words) -> str:
    evening = desk.evening
    return _.plural(
        "Event {event} opened: {name}, {n} team.",
        "Event {event} opened: {name}, {n} teams.",
        evening.tables,
        event=desk.event,
        name=evening.details.name,
    )


OPENER = Opener(
    (Argument("--trumps", trumps), Argument("--calls", calls), SHIFT),
    _opening,
    _opened,
)


def enter(source: str, desk: Desk[MilitaireEvent], world: World, _: Words) -> None:
    """Enter the results; a round that is next is announced as planned."""
    limits = Limits(desk.evening.settings.rounds, desk.evening.tables)
    command = results_of(table_given(source, HEADINGS, world, _), limits)
    desk.do(command)
    world.say(_.plural("{n} result entered.", "{n} results entered.", len(command.results)))
    for line in _still_missing(desk.evening, _):
        world.say(line)


def _still_missing(evening: MilitaireEvent, _: Words) -> list[str]:
    return [
        _.plural(
            "Round {round}: table {tables} is missing.",
            "Round {round}: tables {tables} are missing.",
            len(missing),
            round=number,
            tables=numbers_listed(missing, _),
        )
        for number in evening.rounds
        if (missing := evening.missing(number))
    ]


def _played(desk: AnyDesk, dice: Dice, seed: int, _words: Words) -> None:
    play_evening(desk, dice, seed)


def _round_played(desk: AnyDesk, dice: Dice, seed: int) -> None:
    play_evening(desk, dice, seed, rounds=1)


def _demo_done(evening: MilitaireEvent, folder: Path, _: Words) -> str:
    return _(
        "A complete event of {teams} teams is in {folder}: club file, sheets, workbook, web page.",
        teams=evening.tables,
        folder=folder,
    )


SAMPLE = Sample(sample_event, _played, _round_played, "standings", _demo_done)
