"""What is said beneath a team's row: why it will not do, that it left, who stands in."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt

from whist_td.core.people import Substitute, Team
from whist_td.stages.entries_rows import Entry
from whist_td.words.labels import seat_label
from whist_td.words.words import Words

REMARK_ROLE = Qt.ItemDataRole.UserRole + 100
"""The `Remark` of a row, asked of its first cell."""


class Tone(Enum):
    """How a remark is coloured."""

    WRONG = "wrong"
    LOOK = "look"
    CALM = "calm"


@dataclass(frozen=True)
class Remark:
    """One or more sentences beneath a row."""

    text: str
    tone: Tone


def remark_on(entry: Entry, _: Words) -> Remark | None:
    """Return the most pressing thing to say about a row."""
    if entry.refusal:
        return Remark(entry.refusal, Tone.WRONG)
    team = entry.stored
    if team and team.withdrawn_from is not None:
        left = _("Withdrawn from round {round} on.", round=team.withdrawn_from)
        return Remark(" ".join([left, *_substitutes(team, _)]), Tone.LOOK)
    if team and team.substitutes:
        return Remark(" ".join(_substitutes(team, _)), Tone.CALM)
    return None


def _substitutes(team: Team, _: Words) -> list[str]:
    return [_substitute(team, substitute, _) for substitute in team.substitutes]


def _substitute(team: Team, substitute: Substitute, _: Words) -> str:
    absent = team.members[substitute.seat] or seat_label(substitute.seat, _)
    if substitute.last_round is None:
        return _(
            "From round {first} on, {name} plays for {absent}.",
            first=substitute.first_round,
            name=substitute.name,
            absent=absent,
        )
    return _(
        "Rounds {first} to {last}: {name} plays for {absent}.",
        first=substitute.first_round,
        last=substitute.last_round,
        name=substitute.name,
        absent=absent,
    )
