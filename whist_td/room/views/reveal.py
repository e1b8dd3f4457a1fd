"""The reveal: from the last place to the first, one place at a time, and calm when facts change."""

from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby

from whist_td.room.views.views import RankedLine, RankingView

PODIUM = 3


class RevealState(Enum):
    """How a reveal stands."""

    WAITING = auto()
    """Nothing is shown yet."""
    GOING = auto()
    DONE = auto()
    STOPPED = auto()
    """A result was corrected, or a round opened again: what was shown may be wrong."""
    NOT_YET = auto()
    """Results are missing; there is nothing that can be revealed."""


@dataclass(frozen=True)
class Reveal:
    """How far the reveal is: the standings it began with, and the places shown so far."""

    began_with: RankingView
    shown: int = 0


@dataclass(frozen=True)
class RevealView:
    """What the room sees: the place shown last, and those shown before it, the best first."""

    state: RevealState
    now: tuple[RankedLine, ...] = ()
    """All who share the place that was shown last."""
    before: tuple[RankedLine, ...] = ()
    left: int = 0
    """Places still to be shown."""


def places_of(view: RankingView) -> list[tuple[RankedLine, ...]]:
    """Return those who share each place, the last place first."""
    in_play = [line for line in view.lines if not line.is_withdrawn]
    groups = [tuple(group) for _rank, group in groupby(in_play, key=lambda line: line.rank)]
    return groups[::-1]


def advanced(reveal: Reveal, by: int) -> Reveal:
    """Return the reveal some places further on, or back."""
    shown = max(0, min(reveal.shown + by, len(places_of(reveal.began_with))))
    return Reveal(reveal.began_with, shown)


def reveal_view(reveal: Reveal | None, present: RankingView) -> RevealView:
    """Return what the room sees of a reveal, given the standings as they are now."""
    begun = reveal is not None and reveal.shown > 0
    places = places_of(present)
    if (present.missing and not present.is_final) or not places:
        return RevealView(RevealState.STOPPED if begun else RevealState.NOT_YET)
    if reveal is None or not begun:
        return RevealView(RevealState.WAITING, left=len(places))
    if not _same(reveal.began_with, present):
        return RevealView(RevealState.STOPPED)
    *before, now = places[: reveal.shown]
    left = len(places) - reveal.shown
    told = tuple(line for place in reversed(before) for line in place)
    return RevealView(RevealState.GOING if left else RevealState.DONE, now, told, left)


def _same(began_with: RankingView, present: RankingView) -> bool:
    """Tell whether nothing that decides a place has changed; a name put right does not.

    An evening may be ended with results missing; one more that is missing was taken back.
    """
    missing = began_with.missing == present.missing
    return missing and _deciding(began_with) == _deciding(present)


def _deciding(view: RankingView) -> list[tuple[object, ...]]:
    return [(line.rank, line.number, line.score, line.standing.separation) for line in view.lines]
