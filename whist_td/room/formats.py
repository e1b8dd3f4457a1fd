"""What the room, the page and paper ask a format: what is shown of its facts, in which words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

from whist_td.core.formats import format_of
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankingView,
    ResultsView,
    Runner,
    SeatingView,
    Welcome,
)
from whist_td.room.words.posters import Narrator


@dataclass(frozen=True)
class RoomFormat:
    """One format in the room; each view is made anew from an event, standings as of a round."""

    pulse: Callable[[Any], Pulse]
    welcome: Callable[[Any], Welcome]
    seating: Callable[[Any], SeatingView]
    announcement: Callable[[Any], Announcement | None]
    results: Callable[[Any], ResultsView]
    ranking: Callable[[Any, int], RankingView]
    race: Callable[[Any, int], tuple[Runner, ...]]
    minutes: Callable[[Any], int]
    """The minutes a round usually has."""
    narrator: Narrator


def room_format(event: object) -> RoomFormat:
    """Return what the format of an event has for the room."""
    return cast("RoomFormat", format_of(event).part("room"))
