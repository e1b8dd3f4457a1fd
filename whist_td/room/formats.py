"""What the room, the page and paper ask a format: what is shown of its facts, in which words."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar, cast

from whist_td.core.formats import format_of
from whist_td.core.ranking import TotalStanding
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
from whist_td.words.rules_text import RulesText
from whist_td.words.words import Words

S = TypeVar("S", bound=RankedStanding)
B = TypeVar("B")
_MINUTES = 10
"""Of a round, until the director says how long it is."""


def pulse_of(evening: Event, expected: int, *, is_reseated: bool = False) -> Pulse:
    """Return where an event is whose newest round will have so many results."""
    last, rounds = evening.last_announced, evening.settings.rounds
    at = evening.rounds[last].announced_at if last else None
    found = expected - (len(evening.missing(last)) if last else 0)
    automatic = max(0, found - sum(place.round == last for place in evening.results))
    is_over = evening.progress.finished
    reach = reach_of(evening)
    before = None if reach.in_play is None else reach.after_round
    return Pulse(last, rounds, at, expected, found, is_over, is_reseated, automatic, before)


def ranking_of(
    evening: Event,
    after_round: int,
    lines: Iterable[RankedLine[S]],
    before: Mapping[int, int],
    by: B,
    *,
    is_final: bool,
) -> RankingView[S, B]:
    """Return standings after a round, with the places won since the ranks of the one before."""
    newest, rounds = reach_of(evening), evening.settings.rounds
    reach = newest if newest.after_round == after_round else reach_of(evening, after_round)
    missing = sum(each.round <= after_round for each in reach.missing)
    told = with_changes(lines, before)
    return RankingView(after_round, rounds, is_final, missing, told, by, reach)


def _pulse(evening: Event) -> Pulse:
    last = evening.last_announced
    found = sum(place.round == last for place in evening.results)
    return pulse_of(evening, found + (len(evening.missing(last)) if last else 0))


def _welcome(evening: Any) -> Welcome:  # noqa: ANN401 - an event of players
    return Welcome(evening.details, (), len(evening.players))


def _seating(evening: Event) -> SeatingView:
    return SeatingView(evening.last_announced, evening.settings.rounds, ())


def _results(evening: Event) -> ResultsView:
    return ResultsView(evening.last_announced, evening.settings.rounds, ())


def _announcement(evening: Event) -> Announcement | None:
    last = evening.last_announced
    return Announcement(last, evening.settings.rounds) if last else None


def _minutes(_evening: object) -> int:
    return _MINUTES


def _rules(evening: Event, _: Words) -> RulesText:
    return RulesText(evening.details.name, "", ())


@dataclass(frozen=True)
class RoomFormat:
    """One format in the room; each view is made anew from an event, standings as of a round."""

    ranking: Callable[[Any, int], RankingView]
    pulse: Callable[[Any], Pulse] = _pulse
    welcome: Callable[[Any], Welcome] = _welcome
    seating: Callable[[Any], SeatingView] = _seating
    results: Callable[[Any], ResultsView] = _results
    announcement: Callable[[Any], Announcement | None] = _announcement
    of_race: Callable[[Any, int], tuple[Runner, ...]] | None = None
    """The totals of all after each round; None: as the standings after each have them."""
    minutes: Callable[[Any], int] = _minutes
    """The minutes a round usually has."""
    narrator: Narrator = field(default_factory=Narrator)
    rules: Callable[[Any, Words], RulesText] = _rules
    scenes: tuple[Scene, ...] = tuple(Scene)
    """What can be shown of it."""

    def race(self, evening: Event, after_round: int) -> tuple[Runner, ...]:
        """Return the totals of all after each round up to one, the leader first."""
        if self.of_race is not None:
            return self.of_race(evening, after_round)
        totals: dict[int, list[Fraction]] = defaultdict(list)
        for number in range(1, after_round + 1):
            for line in self.ranking(evening, number).lines:
                totals[line.number].append(Fraction(line.score or 0))
        return tuple(
            Runner(line.number, line.name, tuple(totals[line.number]), line.rank)
            for line in self.ranking(evening, after_round).lines
        )


def room_by_total(standings: Callable[[Any, int], Iterable[TotalStanding]]) -> RoomFormat:
    """Return what a format has for the room that ranks its players by their points."""

    def ranking(evening: Event, after_round: int) -> RankingView:
        rows = standings(evening, after_round)
        lines = (RankedLine(row, row.number, row.name, row.total) for row in rows)
        is_final = evening.progress.finished
        return ranking_of(evening, after_round, lines, {}, None, is_final=is_final)

    return RoomFormat(ranking)


def room_format(event: object) -> RoomFormat:
    """Return what the format of an event has for the room."""
    return cast("RoomFormat", format_of(event).part("room"))
