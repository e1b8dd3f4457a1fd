"""A new club night from a request: the game with its options, players, and who sits where."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from whist_td.console.formats import Opener, Opening
from whist_td.console.world import World, details_asked
from whist_td.core.movement_tables import LeftOver
from whist_td.desk.desk import Desk
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.files.json_import import club_commands_of
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.settings import (
    ClubSettings,
    SeatingWay,
    left_overs,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.rules.table_games import AnyGame
from whist_td.formats.club_night.views.options import game_choice
from whist_td.formats.club_night.views.planning import planned_rounds
from whist_td.formats.club_night.words.game_labels import game_name
from whist_td.formats.club_night.words.labels import ranking_label, seating_label
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

USAGE = "whist-td new FILE --format club --game NAME --name TEXT --entries ROSTER"
_OPTIONS = {
    "length": "length",
    "seating": "seating",
    "left_over": "left_over",
    "standing": "ranked_by",
    "tie_breaks": "tie_breaks",
    "placement": "placement",
}


def _asked(request: Namespace, world: World) -> Opening:
    if request.game is None:
        raise MissingArgumentError("new", "--game", USAGE)
    choice = game_choice(request.game, request.preset or "", request.options or "")
    names = [(player.name, player.club) for player in players_from(request.entries, least=1)]
    wanted = settings(request, choice, len(names))
    players = tuple(_players(names, wanted))
    create = CreateClub(details_asked(request, world), wanted, players, (), request.seed)
    return replace(create, rounds=planned_rounds(create.opened())), ()


def settings(request: Namespace, choice: GameChoice, players: int) -> ClubSettings:
    """Return the options that a request asks for; the others as the game usually has them."""
    asked = {own: getattr(request, name) for name, own in _OPTIONS.items()}
    given = {name: value for name, value in asked.items() if value is not None}
    _check_left_over(choice.game, given.get("left_over"))
    given.setdefault("left_over", usual_left_over(choice.game))
    given.setdefault("ranked_by", usual_ranking(choice, players, given["left_over"]))
    if request.rounds is not None:
        given["rounds"] = request.rounds
    return ClubSettings(game=choice, **given)


def _check_left_over(game: AnyGame, asked: LeftOver | None) -> None:
    """Refuse tables of three or five in a game that has none."""
    known = left_overs(game)
    if asked is not None and asked not in known:
        codes = ", ".join(each.value for each in known)
        raise ArgumentValueError("--left-over", asked.value, codes)


def _players(names: list[tuple[str, str]], wanted: ClubSettings) -> Iterator[ClubPlayer]:
    """Yield the players with their numbers; of fixed pairs, each two lines are one."""
    for number, (name, club) in enumerate(names, start=1):
        other = number + 1 if number % 2 else number - 1
        paired = wanted.seating is SeatingWay.PAIRS and other <= len(names)
        yield ClubPlayer(number, name, club, partner=other if paired else None)


def _told(desk: Desk[Any], _: Words) -> str:
    evening = desk.evening
    opened = _.plural(
        "Event {event} opened: {name}, {n} player.",
        "Event {event} opened: {name}, {n} players.",
        len(evening.players),
        event=desk.event,
        name=evening.details.name,
    )
    played = _(
        "{game}, {seating}; {ranking}.",
        game=game_name(evening.game.code, _),
        seating=seating_label(evening.settings.seating, evening.settings.game, _),
        ranking=ranking_label(evening.settings, _),
    )
    return f"{opened}\n{played}"


def _dashed(name: str) -> str:
    return name.replace("_", "-")


OPENER = Opener(
    frozenset({"--game", "--preset", "--options", *(f"--{_dashed(name)}" for name in _OPTIONS)}),
    _asked,
    club_commands_of,
    _told,
)
