"""A new club night from a request: the game with its options, players, and who sits where."""

from argparse import Namespace
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cattrs.errors import BaseValidationError

from whist_td.console import values
from whist_td.console.formats import Explained, Opener, Opening, opened
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked
from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import LeftOver
from whist_td.core.numbers import typed_number
from whist_td.desk.desk import Desk
from whist_td.desk.file_errors import GameOptionTextError
from whist_td.desk.kinds import converter, to_plain
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.formats.club_night.cli import NEEDED
from whist_td.formats.club_night.cli.explained import all_games_explained, game_explained
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.games.game import AnyGame, Length, Measure, Unit, options
from whist_td.formats.club_night.rules.deals import GameChoice, game_named
from whist_td.formats.club_night.rules.event import (
    MOST_LENGTH,
    ClubSettings,
    RankedBy,
    SeatingWay,
    left_overs,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.views.planning import planned_rounds
from whist_td.formats.club_night.words.games import game_name
from whist_td.formats.club_night.words.labels import ranking_label, seating_label
from whist_td.players.rosters import players_from
from whist_td.words.words import Words

_SWITCHES = {"yes": True, "true": True, "oui": True, "no": False, "false": False, "non": False}
NO_TIE_BREAKS = "none"
PLACEMENT_POINTS = (-999, 999)
_OPTIONS = {
    "length": "length",
    "seating": "seating",
    "left_over": "left_over",
    "standing": "ranked_by",
    "tie_breaks": "tie_breaks",
    "placement": "placement",
    "counter_worth": "counter_worth",
}
GAME = Argument("--game")


def game_choice(code: str, preset: str = "", text: str = "") -> GameChoice:
    """Return a game with its options: those of a preset, and what is written otherwise.

    >>> game_choice("humbug", text="target=7").options
    HumbugSettings(target=7, revoke=3)
    """
    game = game_named(code)
    if preset and preset not in game.presets:
        raise ArgumentValueError("--preset", preset, ", ".join(game.presets))
    base = game.presets[preset] if preset else game.settings
    if not text.strip():
        return GameChoice(code, base)
    plain = to_plain(base)
    for part in text.split(","):
        _write(plain, part, tuple(option.name for option in options(base)))
    return GameChoice(code, _structured(plain, base, text))


def _write(plain: dict[str, Any], part: str, known: tuple[str, ...]) -> None:
    path, sign, value = part.partition("=")
    *above, name = path.strip().split(".")
    place: Any = plain
    for step in above:
        place = place.get(step) if isinstance(place, Mapping) else None
    if not sign or not isinstance(place, dict) or name not in place:
        raise GameOptionTextError(part.strip(), known)
    place[name] = _value(value.strip(), place[name], part, known)


def _value(text: str, present: object, part: str, known: tuple[str, ...]) -> object:
    if isinstance(present, bool):
        if text.lower() not in _SWITCHES:
            raise GameOptionTextError(part.strip(), known)
        return _SWITCHES[text.lower()]
    if isinstance(present, int):
        number = typed_number(text)
        if number is None:
            raise GameOptionTextError(part.strip(), known)
        return number
    return text


def _structured(plain: dict[str, Any], base: object, text: str) -> object:
    """Return the options, a refusal of their limits as it is, and anything else as unreadable."""
    try:
        return converter().structure(plain, type(base))
    except BaseValidationError as fault:
        for refusal in fault.exceptions:
            if isinstance(refusal, RuleError):
                raise refusal from None
        raise GameOptionTextError(text, tuple(each.name for each in options(base))) from fault


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
    parts = [part.strip().lower() for part in text.split(",")]
    if parts == [NO_TIE_BREAKS]:
        return ()
    for part in parts:
        if part not in known:
            raise ArgumentValueError("--tie-breaks", part, ", ".join((*known, NO_TIE_BREAKS)))
    return tuple(known[part] for part in parts)


def placement(text: str) -> tuple[int, ...]:
    """Return the placement points of the first place, the second and so on, such as 3,2,1,0."""
    least, most = PLACEMENT_POINTS
    parts = (part.strip() for part in text.split(","))
    return tuple(values.whole_number("--placement", part, least, most) for part in parts)


def _asked(request: Namespace, world: World) -> Opening:
    if request.game is None:
        raise MissingArgumentError("new", "--game", NEEDED)
    choice = game_choice(request.game, request.preset or "", request.options or "")
    entered = players_from(request.entries, 1, world.left_out.append)
    names = [(player.name, player.club) for player in entered]
    chosen = settings(request, choice, len(names))
    players = tuple(_players(names, chosen))
    create = CreateClub(details_asked(request, world), chosen, players, (), request.seed)
    return replace(create, rounds=planned_rounds(create.opened())), ()


def settings(request: Namespace, choice: GameChoice, players: int) -> ClubSettings:
    """Return the options that a request asks for; the others as the game usually has them."""
    options = {own: getattr(request, name) for name, own in _OPTIONS.items()}
    given = {name: value for name, value in options.items() if value is not None}
    _check_left_over(choice.game, given.get("left_over"))
    given.setdefault("left_over", usual_left_over(choice.game))
    given.setdefault("ranked_by", usual_ranking(choice, players, given["left_over"]))
    if request.rounds is not None:
        given["rounds"] = request.rounds
    return ClubSettings(game=choice, **given)


def _check_left_over(game: AnyGame, left_over: LeftOver | None) -> None:
    """Refuse tables of three or five in a game that has none."""
    known = left_overs(game)
    if left_over is not None and left_over not in known:
        codes = ", ".join(each.value for each in known)
        raise ArgumentValueError("--left-over", left_over.value, codes)


def _players(names: list[tuple[str, str]], chosen: ClubSettings) -> Iterator[ClubPlayer]:
    """Yield the players with their numbers; of fixed pairs, each two lines are one."""
    for number, (name, club) in enumerate(names, start=1):
        other = number + 1 if number % 2 else number - 1
        paired = chosen.seating is SeatingWay.PAIRS and other <= len(names)
        yield ClubPlayer(number, name, club, partner=other if paired else None)


def _report(desk: Desk[Any], _: Words) -> str:
    event = desk.facts
    played = _(
        "{game}, {seating}; {ranking}.",
        game=game_name(event.game.code, _),
        seating=seating_label(event.settings.seating, event.settings.game, _),
        ranking=ranking_label(event.settings, _),
    )
    return f"{opened(desk, _)}\n{played}"


OPENER = Opener(
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
        Argument("--counter-worth"),
    ),
    _asked,
    _report,
    Explained(GAME, game_explained, all_games_explained),
)
