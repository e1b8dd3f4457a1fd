"""A scene with all that it is painted from: made anew from the facts, compared before painting."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from whist_td.i18n.room_posters import ClockFace, Foot, Poster, TextPoster
from whist_td.i18n.room_words import (
    clock_face,
    clock_poster,
    foot_of,
    race_poster,
    results_poster,
    reveal_poster,
    seating_poster,
    secret_standings,
    standings_poster,
    welcome_poster,
)
from whist_td.i18n.words import Words
from whist_td.ui.room.formats import RoomFormat
from whist_td.usecases.room import Pulse, Scene
from whist_td.usecases.room_clock import RoundClock, predicted_end
from whist_td.usecases.room_reveal import reveal_view
from whist_td.usecases.room_show import Openness, Show


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
    return Wall(scene, _POSTERS[scene](moment, foot, _), foot)


def _face(moment: Moment, _: Words) -> ClockFace | None:
    return clock_face(moment.timed, moment.now, _) if moment.timed else None


def _welcome(moment: Moment, _foot: Foot, _: Words) -> Poster:
    return welcome_poster(moment.format.welcome(moment.evening), moment.format.teller, _)


def _seating(moment: Moment, _foot: Foot, _: Words) -> Poster:
    return seating_poster(moment.format.seating(moment.evening), moment.format.teller, _)


def _announcement(moment: Moment, _foot: Foot, _: Words) -> Poster:
    said = moment.format.announcement(moment.evening)
    if said is None:
        return TextPoster(_("Round 1 will be announced in a moment"))
    return moment.format.teller.announcement(said, _)


def _clock(moment: Moment, foot: Foot, _: Words) -> Poster:
    clock = moment.timed
    end = None
    if clock is not None:
        end = predicted_end(clock, moment.pulse.rounds, moment.announced, moment.now)
    return clock_poster(foot, foot.face, end, moment.now, _)


def _results(moment: Moment, _foot: Foot, _: Words) -> Poster:
    view = moment.format.results(moment.evening)
    return results_poster(view, moment.pulse, moment.format.teller, _)


def _standings(moment: Moment, _foot: Foot, _: Words) -> Poster:
    if moment.show.openness is Openness.HIDDEN:
        return secret_standings(_)
    after = moment.show.standings_after(moment.pulse)
    view = moment.format.ranking(moment.evening, after)
    return standings_poster(view, moment.format.teller, _)


def _reveal(moment: Moment, _foot: Foot, _: Words) -> Poster:
    view = moment.format.ranking(moment.evening, moment.pulse.announced)
    seen = reveal_view(moment.show.reveal, view)
    return reveal_poster(seen, view, moment.format.teller, _)


def _race(moment: Moment, _foot: Foot, _: Words) -> Poster:
    if moment.show.openness is Openness.HIDDEN:
        return secret_standings(_)
    after = moment.show.standings_after(moment.pulse)
    view = moment.format.ranking(moment.evening, after)
    runners = moment.format.race(moment.evening, after) if after else ()
    return race_poster(runners, view, moment.format.teller, _)


def _message(moment: Moment, _foot: Foot, _: Words) -> Poster:
    return TextPoster(moment.show.message)


_POSTERS: Mapping[Scene, Callable[[Moment, Foot, Words], Poster]] = {
    Scene.WELCOME: _welcome,
    Scene.SEATING: _seating,
    Scene.ANNOUNCEMENT: _announcement,
    Scene.CLOCK: _clock,
    Scene.RESULTS: _results,
    Scene.STANDINGS: _standings,
    Scene.REVEAL: _reveal,
    Scene.RACE: _race,
    Scene.MESSAGE: _message,
}
