"""What can be asked of the desk of Whiz."""

from typing import Any

from cattrs.preconf.json import JsonConverter

from whist_td.desk.kinds import EventKind
from whist_td.desk.members import players_with_initials
from whist_td.formats.whiz.commands import commands
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Adjusted, NoContract, Outcome, Played


def _hooks(converter: JsonConverter) -> None:
    """Let an outcome be told by what stands in it."""

    def outcome(plain: Any, _: object) -> Outcome:  # noqa: ANN401 - JSON's
        if isinstance(plain, str):
            return NoContract(plain)
        if "contract" in plain:
            return converter.structure(plain, Played)
        return converter.structure(plain, Adjusted)

    converter.register_structure_hook_func(lambda kind: kind == Outcome, outcome)


DESK = EventKind(WhizEvent, commands, players_with_initials, _hooks)
