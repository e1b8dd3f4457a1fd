"""The scenes that need no clock, told from the facts: for the room, the page and paper alike."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from whist_td.desk.requests import Event
from whist_td.room.formats import RoomFormat, room_format
from whist_td.room.views.show import PODIUM, Publication, Reveal, places_of, reveal_view
from whist_td.room.views.views import Pulse, RankingView, Scene
from whist_td.room.words.posters import Poster, RacePoster, RevealPoster, TextPoster
from whist_td.room.words.words import (
    race_poster,
    results_poster,
    reveal_poster,
    rules_poster,
    seating_poster,
    secret_standings,
    standings_poster,
    welcome_poster,
)
from whist_td.words.words import Words


@dataclass(frozen=True)
class Sight:
    """What such scenes are made from: the facts, and how much of them may be seen."""

    event: Any
    format: RoomFormat
    pulse: Pulse
    open: Publication

    @cached_property
    def ranking(self) -> RankingView:
        """The standings that may be seen."""
        return self.format.ranking(self.event, self.open.after_round)


def scene_poster(scene: Scene, sight: Sight, _: Words) -> Poster:
    """Return a scene as it may be seen."""
    return _POSTERS[scene](sight, _)


def podium(sight: Sight, _: Words) -> Iterator[RevealPoster]:
    """Yield the last places of the reveal, the first place first; none while results are missing.

    They are what the room sees when the director comes to them, ties explained.
    """
    view = sight.ranking
    places = len(places_of(view))
    for shown in range(places, max(0, places - PODIUM), -1):
        seen = reveal_view(Reveal(view, shown), view)
        poster = reveal_poster(seen, view, sight.format.narrator, _)
        if isinstance(poster, RevealPoster) and poster.is_podium:
            yield poster


def race_of(event: Event, after_round: int, _: Words) -> RacePoster | None:
    """Return the race of an event after a round, where there is one."""
    if not after_round:
        return None
    form = room_format(event)
    view = form.ranking(event, after_round)
    poster = race_poster(form.race(event, after_round), view, form.narrator, _)
    return poster if isinstance(poster, RacePoster) else None


def _announcement(sight: Sight, _: Words) -> Poster:
    announced = sight.format.announcement(sight.event)
    if announced is None:
        return TextPoster(_("Round 1 will be announced in a moment"))
    return sight.format.narrator.announcement(announced, _)


def _results(sight: Sight, _: Words) -> Poster:
    view = sight.format.results(sight.event)
    if not sight.open.shows_points:
        view = view.without_points()
    return results_poster(view, sight.pulse, sight.format.narrator, _)


def _race(sight: Sight, _: Words) -> Poster:
    if sight.open.is_secret:
        return secret_standings(_)
    after = sight.ranking.after_round
    runners = sight.format.race(sight.event, after) if after else ()
    return race_poster(runners, sight.ranking, sight.format.narrator, _)


_POSTERS: Mapping[Scene, Callable[[Sight, Words], Poster]] = {
    Scene.WELCOME: lambda sight, _: welcome_poster(
        sight.format.welcome(sight.event), sight.format.narrator, _
    ),
    Scene.SEATING: lambda sight, _: seating_poster(
        sight.format.seating(sight.event), sight.format.narrator, _
    ),
    Scene.ANNOUNCEMENT: _announcement,
    Scene.RESULTS: _results,
    Scene.STANDINGS: lambda sight, _: (
        secret_standings(_)
        if sight.open.is_secret
        else standings_poster(sight.ranking, sight.format.narrator, _)
    ),
    Scene.RACE: _race,
    Scene.DEALS: lambda sight, _: (
        sight.format.deals(sight.event, _) if sight.open.shows_points else secret_standings(_)
    ),
    Scene.RULES: lambda sight, _: rules_poster(sight.format.rules(sight.event, _)),
}
