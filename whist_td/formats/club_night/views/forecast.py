"""What a club night will be: tables, sit-outs, who meets whom how often, and how long it takes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from itertools import combinations

from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.formats.club_night.games.game import Length, Unit
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.rules.seating import Rounds
from whist_td.formats.club_night.rules.settings import ClubSettings, SeatingWay, table_size
from whist_td.formats.club_night.views.planning import planned_rounds

MINUTES_A_DEAL = 4
"""For the plan of an evening only: shuffling, playing and writing down a deal."""
GAMES_A_RUBBER = 2.5
_WHENEVER = Details("?", date(2000, 1, 1))


@dataclass(frozen=True)
class Often:
    """How often two people do something together, over all who do it at all."""

    most: int
    """The two that do it most."""
    again: int
    """How many couples of people do it more than once."""


@dataclass(frozen=True)
class ClubForecast:
    """What an evening will be for some players, or why it cannot be seated."""

    players: int
    settings: ClubSettings
    rounds: Rounds
    partners: Often
    others: Often
    """Those who sit at the same table and are not partners."""
    refusal: RuleError | None = None

    @property
    def tables(self) -> Mapping[int, int]:
        """How many tables there are of each size in the first of these rounds."""
        first = self.rounds[:1]
        sizes = Counter(len(sitting.seats) for each in first for sitting in each.sittings)
        return dict(sorted(sizes.items(), reverse=True))

    @property
    def minutes(self) -> int:
        """About how many minutes play takes."""
        length = self.settings.length_at(table_size(self.settings.game.game))
        return self.settings.rounds * round(MINUTES_A_DEAL * _deals(length, self.settings))


@lru_cache(maxsize=64)
def club_forecast(players: int, settings: ClubSettings) -> ClubForecast:
    """Return what an evening will be for a number of players, of whom nothing else is known."""
    is_paired = settings.seating is SeatingWay.PAIRS
    people = {n: _somebody(n, players, is_paired=is_paired) for n in range(1, players + 1)}
    return _forecast(ClubNightEvent(_WHENEVER, settings, players=people))


def evening_forecast(evening: ClubNightEvent) -> ClubForecast:
    """Return what an evening is with those who are entered, seated as it stands."""
    if evening.rounds:
        return forecast_of(evening, tuple(evening.rounds.values()))
    return _forecast(evening)


def _forecast(evening: ClubNightEvent) -> ClubForecast:
    try:
        return forecast_of(evening, planned_rounds(evening))
    except RuleError as refusal:
        none = Often(0, 0)
        return ClubForecast(len(evening.players), evening.settings, (), none, none, refusal)


def forecast_of(evening: ClubNightEvent, rounds: Rounds) -> ClubForecast:
    """Return what an evening is with these rounds."""
    partners, others = _met(evening, rounds)
    return ClubForecast(len(evening.players), evening.settings, rounds, partners, others)


def _somebody(number: int, players: int, *, is_paired: bool) -> ClubPlayer:
    other = number + 1 if number % 2 else number - 1
    has_partner = is_paired and other <= players
    return ClubPlayer(number, str(number), partner=other if has_partner else None)


def _met(evening: ClubNightEvent, rounds: Iterable[ClubRound]) -> tuple[Often, Often]:
    partners, others = Counter[tuple[int, ...]](), Counter[tuple[int, ...]]()
    choice = evening.settings.game
    for seated in rounds:
        for sitting in seated.sittings:
            sides = choice.game.sides(choice.options, len(sitting.seats))
            together = {
                tuple(sorted(sitting.seats[seat] for seat in two))
                for side in sides
                for two in combinations(side, 2)
            }
            partners.update(together)
            met = {tuple(sorted(two)) for two in combinations(sitting.seats, 2)}
            others.update(met - together)
    return _often(partners), _often(others)


def _often(times: Counter[tuple[int, ...]]) -> Often:
    return Often(max(times.values(), default=0), sum(count > 1 for count in times.values()))


def _deals(length: Length, settings: ClubSettings) -> float:
    """Return about how many deals a table plays in a round."""
    choice = settings.game
    match length.unit:
        case Unit.DEALS:
            return length.count
        case Unit.GAMES:
            return length.count * choice.game.deals_a_game(choice.options)
        case Unit.RUBBERS:
            return length.count * GAMES_A_RUBBER * choice.game.deals_a_game(choice.options)
