"""What the director has the room see: a scene, the reveal, the prizes, how much all may read."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum, auto
from itertools import groupby
from typing import Any

from whist_td.core.events import Details
from whist_td.room.views.views import Pulse, RankedLine, RankingView, Scene
from whist_td.words.words import Words


@dataclass(frozen=True)
class CalledPrize:
    """A prize, or those that equals share: what it is for, what it is, who has it."""

    place: str
    prize: str
    winners: tuple[tuple[str, str], ...]
    """Who they are, and what each gets."""
    rank: int | None = None
    """The place in figures; None: it is for something else."""


@dataclass(frozen=True)
class CalledPrizes:
    """All prizes of an occasion as they are called; none where they were taken back."""

    club: Details
    title: str
    prizes: tuple[CalledPrize, ...]


@dataclass(frozen=True)
class Ceremony:
    """How far the giving of prizes is: two steps a prize."""

    called: Callable[[Any, Words], CalledPrizes]
    """What is called, made anew of the club's book in the words of the room."""
    shown: int = 0

    def advanced(self, by: int, prizes: int) -> "Ceremony":
        """Return it some steps further on, or back."""
        return replace(self, shown=max(0, min(self.shown + by, 2 * prizes)))


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
    # A name put right decides no place; one more that is missing was taken back.
    missing = reveal.began_with.missing == present.missing
    if not (missing and _deciding(reveal.began_with) == _deciding(present)):
        return RevealView(RevealState.STOPPED)
    *before, now = places[: reveal.shown]
    left = len(places) - reveal.shown
    shown_before = tuple(line for place in reversed(before) for line in place)
    return RevealView(RevealState.GOING if left else RevealState.DONE, now, shown_before, left)


def _deciding(view: RankingView) -> list[tuple[object, ...]]:
    return [(line.rank, line.number, line.score, line.standing.separation) for line in view.lines]


_READ_ALOUD = timedelta(seconds=75)
"""An announcement stays on the wall until the last one has found the table."""
_ANNOUNCED_FOR = timedelta(seconds=20)
"""Where people look for their places, the announcement makes way for them so soon."""
_PLACES_FOUND = timedelta(minutes=4)
"""After so long the last one sits."""


class Openness(Enum):
    """How much of the standings the room may see."""

    OPEN = "open"
    FROZEN = "frozen"
    """As they were after a round."""
    HIDDEN = "hidden"


@dataclass(frozen=True)
class Show:
    """All that the director decides about the room; None lets the scenes follow the round."""

    chosen: Scene | None = None
    openness: Openness = Openness.OPEN
    frozen_after: int = 0
    message: str = ""
    reveal: Reveal | None = None
    ceremony: Ceremony | None = None
    """The prizes that are given, and how far."""

    @property
    def is_automatic(self) -> bool:
        """Whether the scenes follow the round by themselves."""
        return self.chosen is None

    def choosing(self, scene: Scene | None) -> "Show":
        """Return the show with a scene the director chose; None: they follow the round again."""
        return replace(self, chosen=scene)

    def saying(self, message: str) -> "Show":
        """Return the show with a message on the wall."""
        return replace(self, chosen=Scene.MESSAGE, message=message)

    def opened(self, openness: Openness, pulse: Pulse) -> "Show":
        """Return the show with the standings open, frozen as they are now, or hidden."""
        return replace(self, openness=openness, frozen_after=pulse.last_whole)

    def revealing(self, present: RankingView, by: int) -> "Show":
        """Return the show with some more places revealed, or taken back; none begins anew."""
        if self.reveal is None or not by:
            begun = Reveal(present)
            return replace(self, reveal=advanced(begun, max(0, by)))
        return replace(self, reveal=advanced(self.reveal, by))

    def scene(self, pulse: Pulse, now: datetime) -> Scene:
        """Return what the room sees now."""
        usual = Scene.PRIZES if self.ceremony else _automatic(pulse, self.openness, now)
        return self.chosen or usual

    def standings_after(self, pulse: Pulse) -> int:
        """Return the round after which standings may be seen."""
        newest = pulse.last_whole
        return min(newest, self.frozen_after) if self.openness is Openness.FROZEN else newest


def _automatic(pulse: Pulse, openness: Openness, now: datetime) -> Scene:
    """Return the scene that the evening itself asks for."""
    if pulse.is_finished:
        return Scene.REVEAL
    if not pulse.announced or pulse.announced_at is None:
        return Scene.WELCOME
    if pulse.is_round_over:
        return Scene.RESULTS if _keeps_secret(pulse, openness) else Scene.STANDINGS
    if pulse.found > pulse.automatic:
        return Scene.RESULTS
    return _begun(pulse, now - pulse.announced_at)


def _begun(pulse: Pulse, since: timedelta) -> Scene:
    """Return the scene of a round of which nothing is in yet; a clock set back brings nothing."""
    if since < timedelta(0):
        return Scene.CLOCK
    if since < (_ANNOUNCED_FOR if pulse.is_reseated else _READ_ALOUD):
        return Scene.ANNOUNCEMENT
    return Scene.SEATING if pulse.is_reseated and since < _PLACES_FOUND else Scene.CLOCK


def _keeps_secret(pulse: Pulse, openness: Openness) -> bool:
    """After the last round the places are for the reveal, which the director begins."""
    return openness is Openness.HIDDEN or pulse.announced >= pulse.rounds


@dataclass(frozen=True)
class Publication:
    """What a page of results may tell, when it is made."""

    after_round: int
    """The round after which standings are told; 0: none yet."""
    is_secret: bool
    """The director keeps the standings from the room."""
    shows_points: bool
    """What a table of the round has so far may be told."""
    is_over: bool
    """The director has ended the evening: the results are everybody's."""

    @property
    def has_standings(self) -> bool:
        """Whether there is anything to rank."""
        return self.after_round > 0 and not self.is_secret


def publication(pulse: Pulse, show: Show, chosen: int | None = None) -> Publication:
    """Return what everybody may read of an evening; `wanted` is a round the director chose.

    A round that is being played tells nothing, and what the room sees frozen or hidden stays so
    on the page, until the director ends the evening.
    """
    if pulse.is_finished:
        allowed, openness = pulse.announced, Openness.OPEN
    else:
        allowed, openness = show.standings_after(pulse), show.openness
    after = allowed if chosen is None else min(chosen, allowed)
    is_secret = openness is Openness.HIDDEN
    return Publication(
        0 if is_secret else after, is_secret, openness is Openness.OPEN, pulse.is_finished
    )
