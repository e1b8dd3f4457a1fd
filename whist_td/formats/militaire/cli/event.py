"""A Whist militaire evening at the command line: opened, filled, ranked, written out, tried."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from whist_td.console import values
from whist_td.console.formats import (
    Judge,
    Mover,
    Opener,
    Opening,
    QualityLine,
    Sample,
    Verdict,
    only,
)
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked, table_given
from whist_td.core.contracts import SUITS, Strain
from whist_td.core.movement_text import UnsoundMovementError
from whist_td.desk.desk import Desk
from whist_td.formats.militaire.commands import CreateEvent
from whist_td.formats.militaire.files.exchange import movement_json
from whist_td.formats.militaire.files.results_table import HEADINGS, Limits, results_of
from whist_td.formats.militaire.files.rosters import teams_from
from whist_td.formats.militaire.files.sample_event import play_event, sample_event
from whist_td.formats.militaire.rules.errors import CallError, TooFewTeamsError, TrumpListError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import (
    CALLS,
    ROUNDS,
    Settings,
    TrumpPlan,
    planned_rounds,
    whole_cycle,
)
from whist_td.formats.militaire.rules.teams import Call, call_of
from whist_td.formats.militaire.views import rotation_of
from whist_td.formats.militaire.words.movement_page import rotation_sentences
from whist_td.formats.militaire.words.sentences import advance_sentence
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.movements.verify.faults import movement_from_plain
from whist_td.movements.verify.quality import quality_to_plain, verify
from whist_td.players.words.movement_quality import rotation_cells, rotation_headings
from whist_td.words.draws import drawn_trumps
from whist_td.words.labels import strain_label
from whist_td.words.movement_messages import fault_sentence
from whist_td.words.words import Words, numbers_listed

_MOST_TEAMS = 2_000
TEAMS = range(2, 61)
"""Those whose qualities are told where nobody says how many."""
SHIFT = Argument("--shift", None)


def _verdict(plain: object, _: Words) -> Verdict:
    quality = verify(movement_from_plain(plain))
    first = fault_sentence(quality.faults[0], _) if quality.faults else ""
    return quality_to_plain(quality), first


JUDGE = Judge(lambda plain: "teams" in plain, _verdict)


def write_rotation(request: Namespace, world: World, _: Words) -> None:
    """Write the rotation as JSON, or its announcements as text."""
    rounds = ROUNDS if request.rounds is None else request.rounds
    settings = Settings(rounds=rounds, shift=request.shift, trumps=SUITS)
    if request.json:
        world.output.write(movement_json(settings, request.teams))
        return
    rounds = tuple(planned_rounds(settings, request.teams))
    for planned in rounds:
        trump = strain_label(planned.trump, _)
        world.say(f"{planned.number:>3}  {trump:<12} {advance_sentence(planned, _)}")
    quality = verify(rotation_of(settings, request.teams, rounds))
    for line in rotation_sentences(quality, _):
        world.say(line)


def teams(text: str) -> int:
    """Return a number of teams."""
    return values.whole_number("--teams", text, LEAST_TABLES, _MOST_TEAMS)


def _qualities(request: Namespace, _: Words) -> Iterator[QualityLine]:
    rounds = ROUNDS if request.rounds is None else request.rounds
    settings = Settings(rounds=rounds, shift=request.shift, trumps=SUITS)
    for number in only(request.teams, TEAMS):
        quality = verify(rotation_of(settings, number, planned_rounds(settings, number)))
        if quality.faults:
            raise UnsoundMovementError(number, rounds)
        yield rotation_cells(quality.figures, _), quality_to_plain(quality)


MOVER = Mover(
    (Argument("--teams", teams), SHIFT),
    write_rotation,
    rotation_headings,
    _qualities,
)


_PAIR = 2


def calls(text: str) -> tuple[Call, ...]:
    """Return a cycle of calls, such as 13,12,23."""
    pairs = []
    for part in text.split(","):
        digits = part.strip().replace("-", "")
        if len(digits) != _PAIR or not (digits.isascii() and digits.isdecimal()):
            raise CallError(part.strip())
        pairs.append(call_of(int(digits[0]), int(digits[1])))
    return whole_cycle(tuple(pairs))


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
    requested = settings(request, world)
    teams = teams_from(request.entries, world.left_out.append)
    if len(teams) < LEAST_TABLES:
        raise TooFewTeamsError(len(teams), LEAST_TABLES)
    return CreateEvent(details_asked(request, world), requested, teams), ()


def settings(request: Namespace, world: World) -> Settings:
    """Return the options that a request asks for; a random trump list is drawn at once."""
    trumps = request.trumps or _TrumpList()
    rounds = ROUNDS if request.rounds is None else request.rounds
    requested = Settings(rounds, request.calls or CALLS, request.shift, trumps=trumps.strains)
    if not trumps.drawn:
        return requested
    seed = world.dice.new_seed() if request.seed is None else request.seed
    drawn = drawn_trumps(world.dice, seed, rounds, trumps.strains)
    return replace(requested, trump_plan=TrumpPlan.RANDOM, trumps=drawn, trump_seed=seed)


def _opened(desk: Desk[Any], _: Words) -> str:
    event = desk.facts
    return _.plural(
        "Event {event} opened: {name}, {n} team.",
        "Event {event} opened: {name}, {n} teams.",
        event.tables,
        event=desk.event,
        name=event.details.name,
    )


OPENER = Opener(
    (Argument("--trumps", trumps), Argument("--calls", calls), SHIFT),
    _opening,
    _opened,
)


def enter(source: str, desk: Desk[MilitaireEvent], world: World, _: Words) -> None:
    """Enter the results; a round that is next is announced as planned."""
    limits = Limits(desk.facts.settings.rounds, desk.facts.tables)
    command = results_of(table_given(source, HEADINGS, world, _), limits)
    desk.do(command)
    world.say(_.plural("{n} result entered.", "{n} results entered.", len(command.results)))
    for line in _still_missing(desk.facts, _):
        world.say(line)


def _still_missing(event: MilitaireEvent, _: Words) -> list[str]:
    return [
        _.plural(
            "Round {round}: table {tables} is missing.",
            "Round {round}: tables {tables} are missing.",
            len(missing),
            round=number,
            tables=numbers_listed(missing, _),
        )
        for number in event.rounds
        if (missing := event.missing(number))
    ]


SAMPLE = Sample(
    sample_event,
    lambda desk, dice, seed, _words: play_event(desk, dice, seed),
    lambda desk, dice, seed: play_event(desk, dice, seed, rounds=1),
    "standings",
    lambda event, folder, _: _(
        "A complete event of {teams} teams is in {folder}: club file, sheets, workbook, web page.",
        teams=event.tables,
        folder=folder,
    ),
)
