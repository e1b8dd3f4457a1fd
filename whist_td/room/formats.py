"""What the room, the page and paper ask a format, and the scenes made of it that need no clock."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any, TypeVar, cast

from whist_td.core.formats import format_of
from whist_td.desk.reach import reach_of
from whist_td.desk.requests import Event
from whist_td.room.views.show import PODIUM, Publication, Reveal, places_of, reveal_view
from whist_td.room.views.views import (
    Announcement,
    Pulse,
    RankedLine,
    RankedStanding,
    RankingView,
    ResultsView,
    Runner,
    Scene,
    SeatingView,
    Welcome,
    with_changes,
)
from whist_td.room.words.narrator import Narrator
from whist_td.room.words.posters import DealsPoster, Poster, RacePoster, RevealPoster, TextPoster
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
from whist_td.words.listings import Column, Ink, Listing, Media, standing_columns
from whist_td.words.rules_text import RulesText
from whist_td.words.words import Words

S = TypeVar("S", bound=RankedStanding)
B = TypeVar("B")
_MINUTES = 10
"""Of a round, until the director says how long it is."""


def pulse_of(event: Event, expected: int, *, is_reseated: bool = False) -> Pulse:
    """Return where an event is whose newest round will have so many results."""
    last, rounds = event.last_announced, event.settings.rounds
    at = event.rounds[last].announced_at if last else None
    found = expected - (len(event.missing(last)) if last else 0)
    automatic = max(0, found - sum(place.round == last for place in event.results))
    is_over = event.progress.finished
    reach = reach_of(event)
    before = None if reach.in_play is None else reach.after_round
    return Pulse(last, rounds, at, expected, found, is_over, is_reseated, automatic, before)


def ranking_of(
    event: Event,
    after_round: int,
    lines: Iterable[RankedLine[S]],
    before: Mapping[int, int],
    by: B,
    *,
    is_final: bool,
) -> RankingView[S, B]:
    """Return standings after a round, with the places won since the ranks of the one before."""
    newest, rounds = reach_of(event), event.settings.rounds
    reach = newest if newest.after_round == after_round else reach_of(event, after_round)
    missing = sum(each.round <= after_round for each in reach.missing)
    changed = with_changes(lines, before)
    return RankingView(after_round, rounds, is_final, missing, changed, by, reach)


def _pulse(event: Event) -> Pulse:
    last = event.last_announced
    found = sum(place.round == last for place in event.results)
    return pulse_of(event, found + (len(event.missing(last)) if last else 0))


@dataclass(frozen=True)
class RoomFormat:
    """One format in the room; each view is made anew from an event, standings as of a round."""

    ranking: Callable[[Any, int], RankingView]
    pulse: Callable[[Any], Pulse] = _pulse
    welcome: Callable[[Any], Welcome] = lambda event: Welcome(event.details, (), len(event.players))
    seating: Callable[[Any], SeatingView] = lambda event: SeatingView(
        event.last_announced, event.settings.rounds, ()
    )
    results: Callable[[Any], ResultsView] = lambda event: ResultsView(
        event.last_announced, event.settings.rounds, ()
    )
    announcement: Callable[[Any], Announcement | None] = lambda event: (
        Announcement(event.last_announced, event.settings.rounds) if event.last_announced else None
    )
    of_race: Callable[[Any, int], tuple[Runner, ...]] | None = None
    """The totals of all after each round; None: as the standings after each have them."""
    minutes: Callable[[Any], int] = lambda _event: _MINUTES
    """The minutes a round usually has."""
    narrator: Narrator = field(default_factory=Narrator)
    rules: Callable[[Any, Words], RulesText] = lambda event, _: RulesText(
        event.details.name, "", ()
    )
    deals: Callable[[Any, Words], DealsPoster | TextPoster] = lambda _event, _: TextPoster(
        _("No deals are kept of this game")
    )
    """The deals worth talking about, once everybody may see them."""
    scenes: tuple[Scene, ...] = tuple(scene for scene in Scene if scene is not Scene.DEALS)
    """What can be shown of it."""

    def race(self, event: Event, after_round: int) -> tuple[Runner, ...]:
        """Return the totals of all after each round up to one, the leader first."""
        if self.of_race is not None:
            return self.of_race(event, after_round)
        totals: dict[int, list[Fraction]] = defaultdict(list)
        for number in range(1, after_round + 1):
            for line in self.ranking(event, number).lines:
                totals[line.number].append(Fraction(line.score or 0))
        return tuple(
            Runner(line.number, line.name, tuple(totals[line.number]), line.rank)
            for line in self.ranking(event, after_round).lines
        )


def room_format(event: object) -> RoomFormat:
    """Return what the format of an event has for the room."""
    return cast("RoomFormat", format_of(event).part("room"))


def before_of(view: RankingView[Any, Any]) -> Mapping[int, int]:
    """Return the ranks of the round before, from the places won since."""
    return {each.number: each.rank + (each.change or 0) for each in view.lines}


def narrated_listing(event: object, view: RankingView[Any, Any], _: Words) -> Listing[RankedLine]:
    """Return standings as the room has them, for a format that describes no others."""
    narrator = room_format(event).narrator
    place = standing_columns(
        _,
        ("number", _("No.")),
        RankedLine,
        lambda line: line.number,
        lambda line: line.name,
        before_of(view),
    )
    score = Column[RankedLine](
        _("Points"),
        lambda line: narrator.score(line, view, _),
        ink=Ink.STRONG,
        code="score",
        media=Media.EVERYWHERE,
    )
    return Listing((*place, score), view.lines, narrator.standings(view, _))


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
