"""What a game of a club night takes on the command line: settings, columns of its deals, scores."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from textwrap import wrap

from whist_td.console.formats import ScoredGame
from whist_td.core.contracts import LETTERS, Strain
from whist_td.core.deal_fields import DealField, FieldKind
from whist_td.formats.club_night.files.deal_cells import possible_fields
from whist_td.formats.club_night.games.game import AnyGame, Option, options
from whist_td.formats.club_night.games.registry import GAMES, in_folders
from whist_td.formats.club_night.rules.deals import GameChoice, game_named
from whist_td.formats.club_night.rules.event import table_size
from whist_td.formats.club_night.words.games import (
    field_label,
    game_name,
    game_summary,
    option_help,
    option_label,
)
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
        yield (field.name if field.name in always else f"[{field.name}]"), _column(field, _)


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


def _column(field: DealField, _: Words) -> str:
    label = field_label(field.name, _)
    return _("{what}: {how}", what=label, how=_HOW[field.kind](field, _))


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
