"""Facts and commands as plain values (dicts, lists, numbers, texts), and back again.

The club file's journal, the JSON export and the command line all speak this form.
"""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any, get_args

from cattrs.preconf.json import JsonConverter, make_converter

from whist_td.core.events import Details
from whist_td.core.people import Team
from whist_td.core.players import Player
from whist_td.core.rounds import AnnouncedRound, Place
from whist_td.desk.journal import Change
from whist_td.desk.requests import AnyCommand
from whist_td.formats.club_night.rules.deals import (
    DealPlace,
    GameChoice,
    JuryLine,
    TableDeal,
    game_named,
)
from whist_td.formats.club_night.rules.evening import Progress as ClubProgress
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.rules.settings import ClubSettings
from whist_td.formats.militaire.rules.evening import Progress
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.whiz.rules.evening import Progress as WhizProgress
from whist_td.formats.whiz.rules.results import (
    Adjusted,
    BoardPlace,
    BoardResult,
    NoContract,
    Outcome,
    Penalty,
    Played,
)
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.rules.settings import WhizSettings

FactTypes = Mapping[str, tuple[Any, Any]]
"""Each field of an evening: the type of its key (None: a single fact) and of its value."""

FACTS: Mapping[str, FactTypes] = {
    "militaire": {
        "details": (None, Details),
        "settings": (None, Settings),
        "progress": (None, Progress),
        "teams": (int, Team),
        "rounds": (int, AnnouncedRound),
        "results": (Place, Result),
        "playoffs": (tuple[int, int], int),
    },
    "whiz": {
        "details": (None, Details),
        "settings": (None, WhizSettings),
        "progress": (None, WhizProgress),
        "players": (int, Player),
        "rounds": (int, SeatedRound),
        "results": (BoardPlace, BoardResult),
        "penalties": (int, Penalty),
    },
    "club": {
        "details": (None, Details),
        "settings": (None, ClubSettings),
        "progress": (None, ClubProgress),
        "players": (int, ClubPlayer),
        "rounds": (int, ClubRound),
        "results": (DealPlace, TableDeal),
        "sanctions": (int, JuryLine),
    },
}
"""The facts of each format."""

_COMMANDS: Mapping[str, Any] = {kind.__name__: kind for kind in get_args(AnyCommand)}


@cache
def converter() -> JsonConverter:
    """Return the converter between facts and plain values."""
    made = make_converter()
    made.register_unstructure_hook(Fraction, str)
    made.register_structure_hook(Fraction, lambda text, _: Fraction(text))
    made.register_structure_hook_func(lambda kind: kind == Outcome, _outcome)
    made.register_unstructure_hook(TableDeal, _deal_to_plain)
    made.register_structure_hook(TableDeal, _deal)
    made.register_unstructure_hook(GameChoice, _game_to_plain)
    made.register_structure_hook(GameChoice, _game)
    return made


def _outcome(plain: Any, _: object) -> Outcome:  # noqa: ANN401 - JSON's
    if isinstance(plain, str):
        return NoContract(plain)
    if "contract" in plain:
        return converter().structure(plain, Played)
    return converter().structure(plain, Adjusted)


def _deal_to_plain(deal: TableDeal) -> dict[str, Any]:
    return {"game": deal.game, **to_plain(deal.facts)}


def _deal(plain: dict[str, Any], _: object) -> TableDeal:
    facts = {name: value for name, value in plain.items() if name != "game"}
    kind = game_named(plain["game"]).deal_type
    return TableDeal(plain["game"], converter().structure(facts, kind))


def _game_to_plain(choice: GameChoice) -> dict[str, Any]:
    return {"code": choice.code, "options": to_plain(choice.options)}


def _game(plain: dict[str, Any], _: object) -> GameChoice:
    kind = type(game_named(plain["code"]).settings)
    return GameChoice(plain["code"], converter().structure(plain["options"], kind))


def to_plain(fact: object) -> Any:  # noqa: ANN401 - plain values are JSON's, of any shape
    """Return a fact as plain values."""
    return converter().unstructure(fact)


def command_to_plain(command: AnyCommand) -> dict[str, Any]:
    """Return a command as plain values, with its name under `command`."""
    return {"command": type(command).__name__, **to_plain(command)}


def command_from_plain(plain: dict[str, Any]) -> AnyCommand:
    """Return the command that plain values tell."""
    values = {name: value for name, value in plain.items() if name != "command"}
    kind = _COMMANDS[plain["command"]]
    command: AnyCommand = converter().structure(values, kind)
    return command


def change_to_plain(change: Change) -> dict[str, Any]:
    """Return a change as plain values."""
    return {
        "field": change.field,
        "key": to_plain(change.key),
        "before": to_plain(change.before),
        "after": to_plain(change.after),
    }


def change_from_plain(plain: dict[str, Any], facts: FactTypes) -> Change:
    """Return the change that plain values tell, of an evening with such facts."""
    key_type, value_type = facts[plain["field"]]
    key = None if key_type is None else converter().structure(plain["key"], key_type)
    before, after = (
        None if plain[side] is None else converter().structure(plain[side], value_type)
        for side in ("before", "after")
    )
    return Change(plain["field"], key, before, after)
