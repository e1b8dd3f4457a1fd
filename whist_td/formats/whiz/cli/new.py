"""A new Whiz tournament from a request: players, options, and a movement that was verified."""

from argparse import Namespace
from typing import Any

from whist_td.console import values
from whist_td.console.formats import Opener, Opening
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked
from whist_td.desk.desk import Desk
from whist_td.desk.draws import drawn_numbers
from whist_td.formats.whiz.cli.movement import BOARDS, COPIES, rounds_asked
from whist_td.formats.whiz.commands.commands import CreateWhiz, OrderPlayers, SeatRounds
from whist_td.formats.whiz.files.json_import import whiz_commands_of
from whist_td.formats.whiz.rules.game import Rule
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS, Compare, Ranking, WhizSettings
from whist_td.formats.whiz.views.seating import evening_quality
from whist_td.formats.whiz.words.copies import copies_sentence
from whist_td.formats.whiz.words.quality import quality_sentences
from whist_td.movements.whiz import default_rounds
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

USAGE = (
    "whist-td new FILE --format whiz --name TEXT --entries ROSTER "
    "[--rounds R] [--boards-per-round K] [--rule best|exact] [--compare raw|net] "
    "[--ranking matchpoints|datum|total] [--copies] [--seed N] [--date YYYY-MM-DD]"
)
_OPTIONS = ("boards_per_round", "rule", "compare", "ranking")


def _asked(request: Namespace, world: World) -> Opening:
    players = players_from(request.entries, LEAST_PLAYERS)
    wanted = settings(request, len(players))
    details = details_asked(request, world)
    rounds = rounds_asked(request, len(players), wanted.rounds)
    if request.seed is None:
        return CreateWhiz(details, wanted, players, rounds), ()
    order = drawn_numbers(world.dice, request.seed, [player.number for player in players])
    create = CreateWhiz(details, wanted, players)
    return create, (OrderPlayers(order, request.seed), SeatRounds(rounds))


def settings(request: Namespace, players: int) -> WhizSettings:
    """Return the options that a request asks for."""
    rounds = default_rounds(players) if request.rounds is None else request.rounds
    asked = {name: getattr(request, name) for name in _OPTIONS}
    given = {name: value for name, value in asked.items() if value is not None}
    return WhizSettings(rounds=rounds, **given)


def _told(desk: Desk[Any], _: Words) -> str:
    evening = desk.evening
    opened = _.plural(
        "Event {event} opened: {name}, {n} player.",
        "Event {event} opened: {name}, {n} players.",
        len(evening.players),
        event=desk.event,
        name=evening.details.name,
    )
    rounds = tuple(evening.rounds.values())
    copies = copies_sentence(rounds, evening.settings.boards_per_round, _)
    told = (opened, *quality_sentences(evening_quality(evening), _), copies)
    return "\n".join(filter(None, told))


OPENER = Opener(
    USAGE,
    (
        BOARDS,
        Argument("--rule", values.choice("--rule", Rule)),
        Argument("--compare", values.choice("--compare", Compare)),
        Argument("--ranking", values.choice("--ranking", Ranking)),
        COPIES,
    ),
    _asked,
    whiz_commands_of,
    _told,
)
