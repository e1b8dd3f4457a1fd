"""The verdict on a Whiz movement: the rules it breaks, or its quality in figures; and as JSON."""

from dataclasses import dataclass
from enum import Enum

from whist_td.core.verdicts import Verdict, plain_of
from whist_td.movements.verify_whiz.faults import WhizFault, WhizFaultKind, faults_of
from whist_td.movements.verify_whiz.figures import WhizFigures, figures_of
from whist_td.movements.verify_whiz.form import JudgedWhiz, possible_pairs, presence_of

NO_FIGURES = {
    WhizFaultKind.TOO_FEW_PLAYERS,
    WhizFaultKind.NO_ROUNDS,
    WhizFaultKind.PERSON_UNKNOWN,
}
"""Faults after which there is nothing sensible to count."""


@dataclass(frozen=True)
class WhizQuality(Verdict[WhizFault, WhizFigures | None]):
    """Whether a movement keeps the hard rules, and how good it is."""


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
    figures = _figures(quality.figures) if quality.figures else {}
    return {"sound": quality.is_sound, "faults": plain_of(quality.faults), **figures}


def _figures(figures: WhizFigures) -> dict[str, object]:
    return {
        "meetings": [{"times": times, "pairs": pairs} for times, pairs in figures.meetings],
        "repeats": figures.repeats,
        "repeats_bound": figures.repeats_bound,
        "most_meetings": figures.most_meetings,
        "sets_played": {"least": figures.sets_played[0], "most": figures.sets_played[1]},
        "complete": figures.is_complete,
        "sharing": figures.sharing,
        "sit_outs": plain_of(figures.sit_outs),
        "seats": plain_of(figures.seats),
        "seat_imbalance": figures.seat_imbalance,
        "comparison": plain_of(figures.comparison),
        "following": plain_of(figures.following),
        "strangers": plain_of(figures.strangers),
        "constant_step": plain_of(figures.step),
        "bounds": plain_of(figures.bounds),
    }
