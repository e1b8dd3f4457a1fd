"""The event that the room follows, and what stands on the wall: made anew from the facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from whist_td.desk.desk import Outcome
from whist_td.desk.journal import Act
from whist_td.desk.members import discreet_event
from whist_td.kit.session import Session
from whist_td.room.formats import RoomFormat, Sight, room_format, scene_poster
from whist_td.room.views.clock import RoundClock, predicted_end
from whist_td.room.views.show import Openness, Publication, Show, reveal_view
from whist_td.room.views.views import Announcement, Pulse, RankingView, Scene
from whist_td.room.words.posters import Foot, Poster, TextPoster
from whist_td.room.words.words import (
    clock_face,
    clock_poster,
    foot_of,
    prizes_poster,
    reveal_poster,
)
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

    event: Any
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
        return Sight(self.event, self.format, pulse, may)

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
    announced = moment.format.announcement(moment.event)
    foot = foot_of(
        announced,
        moment.pulse,
        clock_face(moment.timed, moment.now, _) if moment.timed else None,
        moment.format.narrator,
        _,
    )
    if scene in _POSTERS:
        return Wall(scene, _POSTERS[scene](moment, foot, _), foot)
    return Wall(scene, scene_poster(scene, moment.sight, _), foot)


def _clock(moment: Moment, foot: Foot, _: Words) -> Poster:
    clock = moment.timed
    end = None
    if clock is not None:
        end = predicted_end(clock, moment.pulse.rounds, moment.announced, moment.now)
    return clock_poster(foot, foot.face, end, moment.now, _)


def _reveal(moment: Moment, _foot: Foot, _: Words) -> Poster:
    view = moment.format.ranking(moment.event, moment.pulse.announced)
    seen = reveal_view(moment.show.reveal, view)
    return reveal_poster(seen, view, moment.format.narrator, _)


def _prizes(moment: Moment, _foot: Foot, _: Words) -> Poster:
    ceremony = moment.show.ceremony
    called = ceremony.called(moment.event, _) if ceremony else None
    return prizes_poster(called, ceremony.shown if ceremony else 0, _)


def _message(moment: Moment, _foot: Foot, _: Words) -> Poster:
    return TextPoster(moment.show.message)


_POSTERS: Mapping[Scene, Callable[[Moment, Foot, Words], Poster]] = {
    Scene.CLOCK: _clock,
    Scene.REVEAL: _reveal,
    Scene.PRIZES: _prizes,
    Scene.MESSAGE: _message,
}
"""The scenes that need the clock or the director; the others are those of the page of results."""


class FollowedEvent:
    """One event open at the desk, as the room may see it."""

    def __init__(self, session: Session[Any]) -> None:
        self.session = session
        self.event: Any = session.facts
        self.form = room_format(self.event)
        self.pulse: Pulse = self.form.pulse(self.event)

    @property
    def words(self) -> Words:
        """The language of the window."""
        return self.session.words

    @property
    def minutes(self) -> int:
        """The minutes that a round usually has."""
        return self.form.minutes(self.event)

    @property
    def announcement(self) -> Announcement | None:
        """What was announced last."""
        return self.form.announcement(self.event)

    @property
    def ranking(self) -> RankingView:
        """The standings of all that was announced: what a reveal tells."""
        return self.form.ranking(self.event, self.pulse.announced)

    def look_again(self) -> None:
        """Take the facts as they stand now."""
        self.event = discreet_event(self.session.facts, self.session.discreet)
        self.pulse = self.form.pulse(self.event)

    def is_news(self, outcome: Outcome) -> bool:
        """Tell whether a round has just been announced; one that comes back by undo is none."""
        undone = outcome.line is not None and outcome.line.act is Act.UNDO
        return not undone and self.session.facts.last_announced > self.pulse.announced

    def moment(self, show: Show, clock: RoundClock | None, now: datetime) -> Moment:
        """Return all that the wall is made from."""
        announced = sorted(
            seated.announced_at
            for seated in self.event.rounds.values()
            if seated.announced_at is not None
        )
        return Moment(self.event, self.form, show, self.pulse, clock, tuple(announced), now)
