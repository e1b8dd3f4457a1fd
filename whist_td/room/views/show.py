"""What the director has the room see: a scene he chose, or the one that follows the round."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import Enum

from whist_td.room.views.reveal import Reveal, advanced
from whist_td.room.views.views import Pulse, RankingView, Scene

READ_ALOUD = timedelta(seconds=75)
"""An announcement stays on the wall until the last one has found the table."""
TOLD = timedelta(seconds=20)
"""Where people look for their places, the announcement makes way for them so soon."""
PLACES_FOUND = timedelta(minutes=4)
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
        return self.chosen or automatic(pulse, self.openness, now)

    def standings_after(self, pulse: Pulse) -> int:
        """Return the round after which standings may be seen."""
        newest = pulse.last_whole
        return min(newest, self.frozen_after) if self.openness is Openness.FROZEN else newest


def automatic(pulse: Pulse, openness: Openness, now: datetime) -> Scene:
    """Return the scene that the evening itself asks for."""
    if pulse.is_finished:
        return Scene.REVEAL
    if not pulse.announced or pulse.announced_at is None:
        return Scene.WELCOME
    if pulse.is_round_over:
        return Scene.RESULTS if _keeps_secret(pulse, openness) else Scene.STANDINGS
    if pulse.found:
        return Scene.RESULTS
    return _begun(pulse, now - pulse.announced_at)


def _begun(pulse: Pulse, since: timedelta) -> Scene:
    """Return the scene of a round of which nothing is in yet; a clock set back brings nothing."""
    if since < timedelta(0):
        return Scene.CLOCK
    if since < (TOLD if pulse.is_seated_anew else READ_ALOUD):
        return Scene.ANNOUNCEMENT
    return Scene.SEATING if pulse.is_seated_anew and since < PLACES_FOUND else Scene.CLOCK


def _keeps_secret(pulse: Pulse, openness: Openness) -> bool:
    """After the last round the places are for the reveal, which the director begins."""
    return openness is Openness.HIDDEN or pulse.announced >= pulse.rounds
