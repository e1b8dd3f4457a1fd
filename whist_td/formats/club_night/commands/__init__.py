"""What can be asked of the desk of a club night."""

from typing import Any

from cattrs.preconf.json import JsonConverter

from whist_td.desk.kinds import EventKind
from whist_td.desk.members import players_with_initials
from whist_td.formats.club_night.commands import commands
from whist_td.formats.club_night.rules.deals import GameChoice, TableDeal, game_named
from whist_td.formats.club_night.rules.event import ClubNightEvent


def _hooks(converter: JsonConverter) -> None:
    """Let deals and options be read as their game has them."""

    def deal_to_plain(deal: TableDeal) -> dict[str, Any]:
        return {"game": deal.game, **converter.unstructure(deal.facts)}

    def deal(plain: dict[str, Any], _: object) -> TableDeal:
        facts = {name: value for name, value in plain.items() if name != "game"}
        kind = game_named(plain["game"]).deal_type
        return TableDeal(plain["game"], converter.structure(facts, kind))

    def game_to_plain(choice: GameChoice) -> dict[str, Any]:
        return {"code": choice.code, "options": converter.unstructure(choice.options)}

    def game(plain: dict[str, Any], _: object) -> GameChoice:
        kind = type(game_named(plain["code"]).settings)
        return GameChoice(plain["code"], converter.structure(plain["options"], kind))

    converter.register_unstructure_hook(TableDeal, deal_to_plain)
    converter.register_structure_hook(TableDeal, deal)
    converter.register_unstructure_hook(GameChoice, game_to_plain)
    converter.register_structure_hook(GameChoice, game)


DESK = EventKind(ClubNightEvent, commands, players_with_initials, _hooks)
