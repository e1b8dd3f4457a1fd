"""A new club night from a request: the game with its options, players, and who sits where."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from whist_td.console import values
from whist_td.console.formats import Explained, Opener, Opening
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked
from whist_td.core.movement_tables import LeftOver
from whist_td.desk.desk import Desk
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.formats.club_night.cli.explained import all_games_explained, game_explained
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.files.json_import import club_commands_of
from whist_td.formats.club_night.games.game import AnyGame, Length, Measure, Unit
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.settings import (
    MOST_LENGTH,
    ClubSettings,
    RankedBy,
    SeatingWay,
    left_overs,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.views.options import game_choice
from whist_td.formats.club_night.views.planning import planned_rounds
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import ranking_label, seating_label
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

NO_TIE_BREAKS = "none"
PLACEMENT_POINTS = (-999, 999)
_NEEDED = "whist-td new FILE --format club --game NAME --name TEXT --entries ROSTER"
USAGE = (
    f"{_NEEDED} [--rounds 4] [--length deals:16|games:1|rubbers:1] "
    "[--seating changing|drawn|standing|pairs|staying] [--left-over sit_out|fives|threes] "
    "[--standing points|mean|placement] [--tie-breaks points,rubbers,games,best_round|none] "
    "[--placement 3,2,1,0] [--preset NAME] [--options NAME=VALUE,…] [--seed N] "
    "[--date YYYY-MM-DD]"
)
_OPTIONS = {
    "length": "length",
    "seating": "seating",
    "left_over": "left_over",
    "standing": "ranked_by",
    "tie_breaks": "tie_breaks",
    "placement": "placement",
}


def length(text: str) -> Length:
    """Return how long a table plays, such as deals:16 or rubbers:1."""
    name, _, count = text.partition(":")
    units = {unit.value: unit for unit in Unit}
    if name not in units:
        raise ArgumentValueError("--length", text, ", ".join(f"{each}:N" for each in units))
    return Length(units[name], values.whole_number("--length", count, 1, MOST_LENGTH))


def tie_breaks(text: str) -> tuple[Measure, ...]:
    """Return what separates players with the same score, such as rubbers,best_round, or none."""
    known = {measure.value.replace(" ", "_"): measure for measure in Measure}
    asked = [part.strip().lower() for part in text.split(",")]
    if asked == [NO_TIE_BREAKS]:
        return ()
    for part in asked:
        if part not in known:
            raise ArgumentValueError("--tie-breaks", part, ", ".join((*known, NO_TIE_BREAKS)))
    return tuple(known[part] for part in asked)


def placement(text: str) -> tuple[int, ...]:
    """Return the placement points of the first place, the second and so on, such as 3,2,1,0."""
    least, most = PLACEMENT_POINTS
    parts = (part.strip() for part in text.split(","))
    return tuple(values.whole_number("--placement", part, least, most) for part in parts)


def _asked(request: Namespace, world: World) -> Opening:
    if request.game is None:
        raise MissingArgumentError("new", "--game", _NEEDED)
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


GAME = Argument("--game")
OPENER = Opener(
    USAGE,
    (
        GAME,
        Argument("--preset"),
        Argument("--options"),
        Argument("--length", length),
        Argument("--seating", values.choice("--seating", SeatingWay)),
        Argument("--left-over", values.choice("--left-over", LeftOver)),
        Argument("--standing", values.choice("--standing", RankedBy)),
        Argument("--tie-breaks", tie_breaks),
        Argument("--placement", placement),
    ),
    _asked,
    club_commands_of,
    _told,
    Explained(GAME, "whist-td new --game NAME --explain", game_explained, all_games_explained),
)
