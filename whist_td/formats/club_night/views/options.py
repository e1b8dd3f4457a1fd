"""The options of a game as they are written on the command line: `target=5,solo.made=3`."""

from collections.abc import Mapping
from typing import Any

from cattrs.errors import BaseValidationError

from whist_td.core.errors import RuleError
from whist_td.desk.file_errors import GameOptionTextError
from whist_td.desk.plain import converter, to_plain
from whist_td.desk.request_errors import ArgumentValueError
from whist_td.formats.club_night.games.game import options
from whist_td.formats.club_night.rules.deals import GameChoice, game_named

_SWITCHES = {"yes": True, "true": True, "oui": True, "no": False, "false": False, "non": False}


def game_choice(code: str, preset: str = "", text: str = "") -> GameChoice:
    """Return a game with its options: those of a preset, and what is written otherwise.

    >>> game_choice("humbug", text="target=7").options
    HumbugSettings(target=7)
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
        if not text.isdecimal():
            raise GameOptionTextError(part.strip(), known)
        return int(text)
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
