"""The verdict on a movement: the rules it breaks, and its figures."""

from dataclasses import dataclass
from typing import Any

from whist_td.movements.verify.faults import Fault, faults_of
from whist_td.movements.verify.figures import Figures, Pair, figures_of
from whist_td.movements.verify.form import Movement
from whist_td.movements.verify.walk import walk_faults

FORMAT = "militaire"


@dataclass(frozen=True)
class Quality:
    """What the second hand found; a movement is offered only where `is_sound`."""

    faults: tuple[Fault, ...]
    figures: Figures

    @property
    def is_sound(self) -> bool:
        """Whether no hard rule is broken."""
        return not self.faults


def verify(movement: Movement) -> Quality:
    """Judge a movement, however it was made."""
    return Quality((*faults_of(movement), *walk_faults(movement)), figures_of(movement))


def quality_to_plain(quality: Quality) -> dict[str, Any]:
    """Return a verdict as plain values, as `whist-td verify` prints it."""
    return {
        "format": FORMAT,
        "ok": quality.is_sound,
        "faults": [_fault(fault) for fault in quality.faults],
        "figures": _figures(quality.figures),
    }


def _fault(fault: Fault) -> dict[str, Any]:
    return {
        "kind": fault.kind.value,
        "round": fault.round,
        "table": fault.table,
        "teams": list(fault.teams),
    }


def _figures(figures: Figures) -> dict[str, Any]:
    return {
        "teams": figures.teams,
        "rounds": figures.rounds,
        "meetings": {
            "least": figures.least_meetings,
            "most": figures.most_meetings,
            "histogram": {str(times): pairs for times, pairs in figures.meetings},
            "equal": figures.meets_equally,
            "equal_possible": figures.can_meet_equally,
        },
        "home_away_gap": figures.home_away_gap,
        "partners": {_name(pair): times for pair, times in figures.partners},
        "splits": {_name(pair): times for pair, times in figures.splits},
        "split_trumps": [
            {"call": list(split), "trump": trump, "rounds": times}
            for split, trump, times in figures.split_trumps
        ],
        "most_repeats": figures.most_repeats,
        "double_advances": list(figures.double_advances),
    }


def _name(pair: Pair) -> str:
    """Return "C-1" for the captain and player 1, "1-2" for players 1 and 2."""
    return "-".join(str(seat) if seat else "C" for seat in pair)
