"""The verdict on a Whiz movement: the rules it breaks, or its quality in figures; and as JSON."""

from dataclasses import asdict, dataclass
from enum import Enum
from fractions import Fraction

from whist_td.movements.verify_whiz.comparison import ComparisonFigures, FollowingFigures
from whist_td.movements.verify_whiz.faults import WhizFault, WhizFaultKind, faults_of
from whist_td.movements.verify_whiz.figures import WhizFigures, figures_of
from whist_td.movements.verify_whiz.form import JudgedWhiz, possible_pairs, presence_of

PLACES = 4
NO_FIGURES = {
    WhizFaultKind.TOO_FEW_PLAYERS,
    WhizFaultKind.NO_ROUNDS,
    WhizFaultKind.PERSON_UNKNOWN,
}
"""Faults after which there is nothing sensible to count."""


@dataclass(frozen=True)
class WhizQuality:
    """Whether a movement keeps the hard rules, and how good it is."""

    faults: tuple[WhizFault, ...]
    figures: WhizFigures | None

    @property
    def is_sound(self) -> bool:
        """Whether it breaks no hard rule."""
        return not self.faults


class Sharing(Enum):
    """Whether tables may play the same deals in the same round, from copies or in turn."""

    REFUSED = "refused"
    ALLOWED = "allowed"


def verify(movement: JudgedWhiz, sharing: Sharing = Sharing.REFUSED) -> WhizQuality:
    """Judge a movement by the hard rules, then count it out."""
    shared = {WhizFaultKind.BOARDS_SHARED, WhizFaultKind.COPIES_LACKING}
    allowed = shared if sharing is Sharing.ALLOWED else set()
    faults = tuple(fault for fault in faults_of(movement) if fault.kind not in allowed)
    countable = not any(fault.kind in NO_FIGURES for fault in faults)
    countable = countable and bool(possible_pairs(presence_of(movement))) and _has_play(movement)
    return WhizQuality(faults, figures_of(movement) if countable else None)


def _has_play(movement: JudgedWhiz) -> bool:
    """Tell whether there are two at least who play, and so may be compared."""
    everybody = range(1, movement.players + 1)
    playing = {one for round_ in movement.rounds for trio in round_.trios for one in trio.seats}
    return len(playing.intersection(everybody)) > 1


def quality_to_plain(quality: WhizQuality) -> dict[str, object]:
    """Return a verdict as plain values for JSON."""
    faults = [_fault(fault) for fault in quality.faults]
    figures = _figures(quality.figures) if quality.figures else {}
    return {"sound": quality.is_sound, "faults": faults, **figures}


def _fault(fault: WhizFault) -> dict[str, object]:
    return {
        "kind": fault.kind.value,
        "round": fault.round,
        "table": fault.table,
        "boards": fault.boards,
        "people": list(fault.people),
    }


def _figures(figures: WhizFigures) -> dict[str, object]:
    return {
        "meetings": [{"times": times, "pairs": pairs} for times, pairs in figures.meetings],
        "repeats": figures.repeats,
        "repeats_bound": figures.repeats_bound,
        "most_meetings": figures.most_meetings,
        "sets_played": {"least": figures.sets_played[0], "most": figures.sets_played[1]},
        "complete": figures.is_complete,
        "sharing": figures.sharing,
        "sit_outs": asdict(figures.sit_outs),
        "seats": [list(seats) for seats in figures.seats],
        "seat_imbalance": figures.seat_imbalance,
        "comparison": _comparison(figures.comparison),
        "following": _following(figures.following),
        "strangers": [list(pair) for pair in figures.strangers],
        "constant_step": asdict(figures.step) if figures.step else None,
        "bounds": asdict(figures.bounds),
    }


def _comparison(comparison: ComparisonFigures) -> dict[str, object]:
    return {
        "least": comparison.least,
        "most": comparison.most,
        "mean": _decimal(comparison.mean),
        "variance": _decimal(comparison.variance),
        "variance_bound": _decimal(comparison.variance_bound),
    }


def _following(following: FollowingFigures) -> dict[str, object]:
    return {
        "most": following.most,
        "most_bound": following.most_bound,
        "mean": _decimal(following.mean),
        "variance": _decimal(following.variance),
    }


def _decimal(exact: Fraction) -> float:
    return round(float(exact), PLACES)
