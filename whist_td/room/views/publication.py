"""How much of an evening everybody may read: nothing that the room may not see either."""

from dataclasses import dataclass

from whist_td.room.views.show import Openness, Show
from whist_td.room.views.views import Pulse


@dataclass(frozen=True)
class Publication:
    """What a page of results may tell, when it is made."""

    after_round: int
    """The round after which standings are told; 0: none yet."""
    is_secret: bool
    """The director keeps the standings from the room."""
    tells_points: bool
    """What a table of the round has so far may be told."""
    is_over: bool
    """The director has ended the evening: the results are everybody's."""

    @property
    def has_standings(self) -> bool:
        """Whether there is anything to rank."""
        return self.after_round > 0 and not self.is_secret


def publication(pulse: Pulse, show: Show, wanted: int | None = None) -> Publication:
    """Return what everybody may read of an evening; `wanted` is a round the director chose.

    A round that is being played tells nothing, and what the room sees frozen or hidden stays so
    on the page, until the director ends the evening.
    """
    if pulse.is_finished:
        allowed, openness = pulse.announced, Openness.OPEN
    else:
        allowed, openness = show.standings_after(pulse), show.openness
    after = allowed if wanted is None else min(wanted, allowed)
    is_secret = openness is Openness.HIDDEN
    return Publication(
        0 if is_secret else after, is_secret, openness is Openness.OPEN, pulse.is_finished
    )
