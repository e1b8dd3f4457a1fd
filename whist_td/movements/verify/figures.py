"""The quality of a movement in plain figures: who meets whom how often, who plays with whom."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from whist_td.movements.verify.form import Movement, MovementRound

CAPTAIN = 0
SEATS = (CAPTAIN, 1, 2, 3)
Pair = tuple[int, int]


@dataclass(frozen=True)
class Figures:
    """What a club may ask of a movement that keeps the rules; counts are of rounds."""

    teams: int
    rounds: int
    meetings: tuple[tuple[int, int], ...]
    """How often two teams meet, and how many pairs of teams meet that often; least first."""
    home_away_gap: int
    """The most that a team receives another more often than it visits it, or the reverse."""
    partners: tuple[tuple[Pair, int], ...]
    """How often each two team-mates play together, the captain being 0."""
    splits: tuple[tuple[Pair, int], ...]
    split_trumps: tuple[tuple[Pair, str | None, int], ...]
    most_repeats: int
    """The most often one travelling pair visits the same team."""
    double_advances: tuple[int, ...]

    @property
    def least_meetings(self) -> int:
        """How often those two teams meet that meet least."""
        return self.meetings[0][0]

    @property
    def most_meetings(self) -> int:
        """How often those two teams meet that meet most."""
        return self.meetings[-1][0]

    @property
    def meets_equally(self) -> bool:
        """Whether everybody meets everybody equally often."""
        return len(self.meetings) == 1

    @property
    def can_meet_equally(self) -> bool:
        """Whether any movement could: the matches of a team must divide by its opponents."""
        return 2 * self.rounds % (self.teams - 1) == 0


def figures_of(movement: Movement) -> Figures:
    """Count a movement out, match by match."""
    visits = _visits(movement)
    return Figures(
        teams=movement.teams,
        rounds=len(movement.rounds),
        meetings=_meetings(visits, movement.teams),
        home_away_gap=max((abs(visits[a, b] - visits[b, a]) for a, b in visits), default=0),
        partners=_partners(movement),
        splits=_splits(movement),
        split_trumps=_split_trumps(movement),
        most_repeats=_most_repeats(movement),
        double_advances=tuple(said.number for said in movement.rounds if said.advance > 1),
    )


def _visits(movement: Movement) -> Counter[Pair]:
    matches = (match for said in movement.rounds for match in said.matches)
    return Counter((match.visitors, match.home) for match in matches)


def _meetings(visits: Counter[Pair], teams: int) -> tuple[tuple[int, int], ...]:
    couples = combinations(range(1, teams + 1), 2)
    met = Counter(visits[first, second] + visits[second, first] for first, second in couples)
    return tuple(sorted(met.items()))


def _split(said: MovementRound) -> Pair:
    return (min(said.call, default=CAPTAIN), max(said.call, default=CAPTAIN))


def _partners(movement: Movement) -> tuple[tuple[Pair, int], ...]:
    together = Counter(_split(said) for said in movement.rounds)
    together.update((CAPTAIN, said.stays) for said in movement.rounds)
    return tuple((pair, together[pair]) for pair in combinations(SEATS, 2))


def _splits(movement: Movement) -> tuple[tuple[Pair, int], ...]:
    called = Counter(_split(said) for said in movement.rounds)
    return tuple((pair, called[pair]) for pair in combinations(SEATS[1:], 2))


def _split_trumps(movement: Movement) -> tuple[tuple[Pair, str | None, int], ...]:
    counted = Counter((_split(said), said.trump) for said in movement.rounds)
    ordered = sorted(counted.items(), key=lambda item: (item[0][0], item[0][1] or ""))
    return tuple((split, trump, times) for (split, trump), times in ordered)


def _most_repeats(movement: Movement) -> int:
    visits = Counter(
        (match.visitors, _split(said), match.home)
        for said in movement.rounds
        for match in said.matches
    )
    return max(visits.values(), default=0)
