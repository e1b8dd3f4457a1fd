"""A scene with all that it is painted from: made anew from the facts, compared before painting."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from whist_td.room.formats import RoomFormat
from whist_td.room.scenes import Sight, scene_poster
from whist_td.room.views.clock import RoundClock, predicted_end
from whist_td.room.views.publication import Publication
from whist_td.room.views.reveal import reveal_view
from whist_td.room.views.show import Openness, Show
from whist_td.room.views.views import Pulse, Scene
from whist_td.room.words.posters import ClockFace, Foot, Poster, TextPoster
from whist_td.room.words.words import clock_face, clock_poster, foot_of, reveal_poster
from whist_td.words.words import Words


@dataclass(frozen=True)
class Wall:
    """What stands on the wall."""

    scene: Scene
    poster: Poster
    foot: Foot


@dataclass(frozen=True)
class Moment:
    """All that a scene is made from: the facts, the show, the clock and the time."""

    evening: Any
    format: RoomFormat
    show: Show
    pulse: Pulse
    clock: RoundClock | None
    announced: tuple[datetime, ...]
    """When each round was announced."""
    now: datetime

    @property
    def sight(self) -> Sight:
        """What the room may see: what the director has frozen or hidden stays so past the end."""
        pulse, openness = self.pulse, self.show.openness
        may = Publication(
            self.show.standings_after(pulse),
            openness is Openness.HIDDEN,
            openness is Openness.OPEN,
            pulse.is_finished,
        )
        return Sight(self.evening, self.format, pulse, may)

    @property
    def timed(self) -> RoundClock | None:
        """The clock, while anybody plays against it."""
        over = self.pulse.is_round_over or self.pulse.is_finished
        if self.clock is None or over or self.clock.is_stale(self.now):
            return None
        return self.clock


def wall_of(moment: Moment, _: Words) -> Wall:
    """Return what the room sees at a moment."""
    scene = moment.show.scene(moment.pulse, moment.now)
    said = moment.format.announcement(moment.evening)
    foot = foot_of(said, moment.pulse, _face(moment, _), moment.format.teller, _)
    if scene in _POSTERS:
        return Wall(scene, _POSTERS[scene](moment, foot, _), foot)
    return Wall(scene, scene_poster(scene, moment.sight, _), foot)


def _face(moment: Moment, _: Words) -> ClockFace | None:
    return clock_face(moment.timed, moment.now, _) if moment.timed else None


def _clock(moment: Moment, foot: Foot, _: Words) -> Poster:
    clock = moment.timed
    end = None
    if clock is not None:
        end = predicted_end(clock, moment.pulse.rounds, moment.announced, moment.now)
    return clock_poster(foot, foot.face, end, moment.now, _)


def _reveal(moment: Moment, _foot: Foot, _: Words) -> Poster:
    view = moment.format.ranking(moment.evening, moment.pulse.announced)
    seen = reveal_view(moment.show.reveal, view)
    return reveal_poster(seen, view, moment.format.teller, _)


def _message(moment: Moment, _foot: Foot, _: Words) -> Poster:
    return TextPoster(moment.show.message)


_POSTERS: Mapping[Scene, Callable[[Moment, Foot, Words], Poster]] = {
    Scene.CLOCK: _clock,
    Scene.REVEAL: _reveal,
    Scene.MESSAGE: _message,
}
"""The scenes that need the clock or the director; the others are those of the page of results."""
