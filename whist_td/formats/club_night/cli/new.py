"""A new club night from a request: what its game takes, options, players, and who sits where."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from enum import Enum
from textwrap import wrap
from typing import Any

from cattrs.errors import BaseValidationError

from whist_td.console import values
from whist_td.console.formats import Explained, Opener, Opening, ScoredGame, opened
from whist_td.console.verb import Argument
from whist_td.console.world import World, details_asked
from whist_td.core.contracts import LETTERS, Strain
from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import LeftOver
from whist_td.core.numbers import typed_number
from whist_td.desk.desk import Desk
from whist_td.desk.file_errors import GameOptionTextError
from whist_td.desk.kinds import converter, to_plain
from whist_td.desk.request_errors import ArgumentValueError, MissingArgumentError
from whist_td.formats.club_night.cli import NEEDED
from whist_td.formats.club_night.commands.commands import CreateClub
from whist_td.formats.club_night.files.deal_cells import possible_fields
from whist_td.formats.club_night.games.game import AnyGame, Length, Measure, Option, Unit, options
from whist_td.formats.club_night.games.registry import GAMES, in_folders
from whist_td.formats.club_night.rules.deals import GameChoice, game_named
from whist_td.formats.club_night.rules.event import (
    MOST_LENGTH,
    ClubSettings,
    RankedBy,
    SeatingWay,
    left_overs,
    table_size,
    usual_left_over,
    usual_ranking,
)
from whist_td.formats.club_night.views.planning import numbered_players, planned_rounds
from whist_td.formats.club_night.words.games import (
    field_label,
    game_name,
    game_summary,
    option_help,
    option_label,
)
from whist_td.formats.club_night.words.labels import ranking_label, seating_label
from whist_td.players.rosters import players_from
from whist_td.words.words import Language, Words

SCORED_GAMES: Mapping[str, ScoredGame] = {
    name: game
    for forms in sorted(in_folders("score", "SCORED"), key=len)
    for name, game in forms.items()
}
"""What each game takes, by its name here; folders with several forms of deals come last."""


_STRAINS = {strain.value: strain for strain in Strain}
LINE = 96
MARGIN = "    "
NAMES = 16
VALUES = 30


def all_games_explained(_: Words) -> Iterator[str]:
    """Name every game by its code, and how to hear more of one."""
    yield _("Games of a club night (--game NAME):")
    for code in GAMES:
        yield from _beside(
            code, f"{game_name(code, _)} – {game_summary(GameChoice(code), _)}", NAMES
        )
    yield ""
    yield _("More of one, with its options: whist-td new --game NAME --explain")


def all_columns_explained(_: Words) -> Iterator[str]:
    """Name the columns of every game, those that may stay empty in brackets."""
    yield _(
        "Columns of each game of a club night, after round, table and deal. What is in brackets "
        "may stay empty, or is given for some deals only:"
    )
    for code in GAMES:
        yield from _beside(code, ", ".join(name for name, _how in _columns(code, _)), NAMES)
    yield ""
    yield _("What each column takes: whist-td new --game NAME --explain")


def game_explained(code: str, _: Words) -> Iterator[str]:
    """Say, line by line, what can be chosen in a game, and how its deals are told."""
    game = game_named(code)
    yield game_name(code, _)
    yield f"{MARGIN}{game_summary(GameChoice(code), _)}"
    yield ""
    lengths = game.lengths(game.settings, table_size(game))
    lengths_text = ", ".join(f"{length.unit.value}:{length.count}" for length in lengths)
    yield _(
        "How long a table plays (--length), the first unless you choose: {lengths}",
        lengths=lengths_text,
    )
    if len(game.presets) > 1:
        names = ", ".join(game.presets)
        yield _(
            "Values to start from (--preset), the first unless you choose: {names}", names=names
        )
    yield ""
    yield _("Options (--options NAME=VALUE,NAME=VALUE), with their usual values:")
    yield from _terms_explained(game, _)
    for option in options(game.settings):
        yield from _option(option, _)
    yield ""
    yield _("Columns of a table of deals (whist-td enter), after round, table and deal:")
    for name, how in _columns(code, _):
        yield from _beside(name, how, VALUES)
    yield from _suits_explained(code, _)


def _suits_explained(code: str, _: Words) -> Iterator[str]:
    """Say how suits are written under headings of either language, where a deal has any."""
    choices = (each.value for field in possible_fields(code) for each in field.choices)
    codes = tuple(dict.fromkeys(strain for strain in choices if strain in _STRAINS))
    if codes:
        french = LETTERS[Language.FRENCH.value]
        sentence = _(
            "Under English headings suits are written {english}; under French headings {french}.",
            english=", ".join(codes),
            french=", ".join(french[_STRAINS[each]] for each in codes),
        )
        yield from (f"{MARGIN}{line}" for line in wrap(sentence, LINE - len(MARGIN)))


def _terms_explained(game: AnyGame, _: Words) -> Iterator[str]:
    """Say how the values of a contract are written, where a game has contracts."""
    contract = next((each for each in options(game.settings) if each.parts), None)
    if contract is None:
        return
    meanings = (_.labelled(part.name, option_label(part.name, _)) for part in contract.parts)
    written = f"{contract.name}.{contract.parts[0].name}=3"
    yield from _beside(written, _.apart(meanings), VALUES)


def _columns(code: str, _: Words) -> Iterator[tuple[str, str]]:
    """Yield each column and what it takes; those that an option brings come last."""
    choice = GameChoice(code)
    players = table_size(choice.game)
    first = choice.game.fields(choice.game.start(choice.options, players), choice.options, {})
    always = {f.name for f in first if not f.is_optional and f.usual is None}
    for field in possible_fields(code):
        label = field_label(field.name, _)
        how = _("{what}: {how}", what=label, how=_HOW[field.kind](field, _))
        yield (field.name if field.name in always else f"[{field.name}]"), how


def _option(option: Option, _: Words) -> Iterator[str]:
    if not option.parts:
        text = f"{option_help(option.name, _)}{_limits(option)}"
        yield from _beside(f"{option.name}={_code(option.value)}", text, VALUES)
        return
    values = (f"{part.name}={_code(part.value)}" for part in option.parts)
    yield from _beside(f"{option.name}.…", ", ".join(values), VALUES)


def _code(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
    return str(value)


def _limits(option: Option) -> str:
    if option.choices:
        return f" ({', '.join(str(each.value) for each in option.choices)})"
    return "" if isinstance(option.value, bool) else f" ({option.least}…{option.most})"


_HOW: Mapping[FieldKind, Callable[[DealField, Words], str]] = {
    FieldKind.NUMBER: lambda f, _: (
        _("of side A, {least} to {most}", least=f.least, most=f.most)
        if f.groups
        else _("{least} to {most}", least=f.least, most=f.most)
    ),
    FieldKind.NUMBERS: lambda f, _: _(
        "a number of each side or seat, such as {example}",
        example="/".join("3" if at == 0 else "1" for at in range(len(f.groups))),
    ),
    FieldKind.SIDE: lambda _f, _: _("a side (A, B), a seat, a number or a name"),
    FieldKind.SEAT: lambda _f, _: _("a seat, a number or a name"),
    FieldKind.SEATS: lambda _f, _: _("seats, numbers or names, such as N+S"),
    FieldKind.CHOICE: lambda f, _: ", ".join(str(each.value) for each in f.choices),
    FieldKind.SWITCH: lambda _f, _: _("yes or no"),
    FieldKind.SWITCHES: lambda _f, _: _("yes or no of each side, such as no/yes"),
}


def _beside(name: str, meaning: str, width: int) -> Iterator[str]:
    """Set a name and its meaning side by side, the meaning on as many lines as it needs."""
    first, *rest = wrap(meaning, LINE - len(MARGIN) - width) or [""]
    yield f"{MARGIN}{name:<{width}}{first}" if len(name) < width else f"{MARGIN}{name} {first}"
    for line in rest:
        yield f"{MARGIN}{'':<{width}}{line}"


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


def game_choice(code: str, preset: str, text: str = "") -> GameChoice:
    """Return a game with its options: those of a preset, and what is written otherwise.

    >>> game_choice("humbug", "", "target=7").options
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


def _write(plain: dict[str, Any], part: str, names: tuple[str, ...]) -> None:
    path, sign, value = part.partition("=")
    *above, name = path.strip().split(".")
    place: Any = plain
    for step in above:
        place = place.get(step) if isinstance(place, Mapping) else None
    if not sign or not isinstance(place, dict) or name not in place:
        raise GameOptionTextError(part.strip(), names)
    place[name] = _value(value.strip(), place[name], part, names)


def _value(text: str, present: object, part: str, names: tuple[str, ...]) -> object:
    if isinstance(present, bool):
        if text.lower() not in _SWITCHES:
            raise GameOptionTextError(part.strip(), names)
        return _SWITCHES[text.lower()]
    if isinstance(present, int):
        number = typed_number(text)
        if number is None:
            raise GameOptionTextError(part.strip(), names)
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
    measures = {measure.value.replace(" ", "_"): measure for measure in Measure}
    parts = [part.strip().lower() for part in text.split(",")]
    if parts == [NO_TIE_BREAKS]:
        return ()
    for part in parts:
        if part not in measures:
            raise ArgumentValueError("--tie-breaks", part, ", ".join((*measures, NO_TIE_BREAKS)))
    return tuple(measures[part] for part in parts)


def placement(text: str) -> tuple[int, ...]:
    """Return the placement points of the first place, the second and so on, such as 3,2,1,0."""
    least, most = PLACEMENT_POINTS
    parts = (part.strip() for part in text.split(","))
    return tuple(values.whole_number("--placement", part, least, most) for part in parts)


def _opening(request: Namespace, world: World) -> Opening:
    if request.game is None:
        raise MissingArgumentError("new", "--game", NEEDED)
    choice = game_choice(request.game, request.preset or "", request.options or "")
    entered = players_from(request.entries, 1, world.left_out.append)
    names = [(player.name, player.club) for player in entered]
    chosen = settings(request, choice, len(names))
    players = numbered_players(names, chosen)
    create = CreateClub(details_asked(request, world), chosen, players, (), request.seed)
    return replace(create, rounds=planned_rounds(create.opened())), ()


def settings(request: Namespace, choice: GameChoice, players: int) -> ClubSettings:
    """Return the options that a request asks for; the others as the game usually has them."""
    options = {own: getattr(request, name) for name, own in _OPTIONS.items()}
    given = {name: value for name, value in options.items() if value is not None}
    left_over, possible = given.get("left_over"), left_overs(choice.game)
    if left_over is not None and left_over not in possible:
        codes = ", ".join(each.value for each in possible)
        raise ArgumentValueError("--left-over", left_over.value, codes)
    given.setdefault("left_over", usual_left_over(choice.game))
    given.setdefault("ranked_by", usual_ranking(choice, players, given["left_over"]))
    if request.rounds is not None:
        given["rounds"] = request.rounds
    return ClubSettings(game=choice, **given)


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
    _opening,
    _report,
    Explained(GAME, game_explained, all_games_explained),
)
