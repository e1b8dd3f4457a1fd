"""The plan of an evening: trump, call and advance of each round, before anything is announced."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.core.rounds import Call, stays
from whist_td.core.strains import Strain
from whist_td.formats.militaire.rules.settings import Settings, TrumpPlan
from whist_td.movements import militaire as movement


@dataclass(frozen=True)
class PlannedRound:
    """One line of the director's sheet; the trump is None where it is decided in the room."""

    number: int
    trump: Strain | None
    call: Call
    advance: int
    displacement: int

    @property
    def stays(self) -> int:
        """The player who stays with the captain."""
        return stays(self.call)


def planned_trump(settings: Settings, round_number: int) -> Strain | None:
    """Return the trump that the list gives a round."""
    if settings.trump_plan is TrumpPlan.BY_ROUND:
        return None
    return settings.trumps[(round_number - 1) % len(settings.trumps)]


def planned_call(settings: Settings, round_number: int, tables: int) -> Call:
    """Return the two players announced in a round, shifted a lap where the club wants it."""
    in_phase = len(settings.calls) % movement.SHIFT_PERIOD == 0
    shifted = settings.shift and in_phase and movement.shift_matters(tables, settings.rounds)
    index = movement.call_index(round_number, tables, len(settings.calls), int(shifted))
    return settings.calls[index]


def planned_round(settings: Settings, round_number: int, tables: int) -> PlannedRound:
    """Return the plan of one round for a number of tables."""
    return PlannedRound(
        round_number,
        planned_trump(settings, round_number),
        planned_call(settings, round_number, tables),
        movement.advance(round_number, tables),
        movement.displacement(round_number, tables),
    )


def planned_rounds(settings: Settings, tables: int) -> Iterator[PlannedRound]:
    """Yield the plan of every round of the evening."""
    for round_number in range(1, settings.rounds + 1):
        yield planned_round(settings, round_number, tables)
