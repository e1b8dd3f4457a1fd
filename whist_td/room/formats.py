"""What the room, the page and paper ask a format: what is shown of its facts, in which words."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar, cast

from whist_td.core.formats import format_of
from whist_td.desk.reach import reach_of
from whist_td.desk.requests import Event
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
from whist_td.room.words.posters import DealsPoster, TextPoster
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


def _announcement(event: Event) -> Announcement | None:
    last = event.last_announced
    return Announcement(last, event.settings.rounds) if last else None


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
    announcement: Callable[[Any], Announcement | None] = _announcement
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
