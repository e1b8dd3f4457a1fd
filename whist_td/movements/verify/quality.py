"""The verdict on a movement: the rules it breaks, and who meets and plays with whom how often."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from whist_td.core.movement_text import Verdict, plain_of
from whist_td.movements.verify.faults import (
    JudgedRotation,
    JudgedRotationRound,
    RotationFault,
    faults_of,
    walk_faults,
)

CAPTAIN = 0
SEATS = (CAPTAIN, 1, 2, 3)
Pair = tuple[int, int]
FORMAT = "militaire"


@dataclass(frozen=True)
class RotationFigures:
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


def figures_of(movement: JudgedRotation) -> RotationFigures:
    """Count a movement out, match by match."""
    rounds = [(_split(round_), round_) for round_ in movement.rounds]
    by_pair = Counter(
        (match.visitors, split, match.home) for split, round_ in rounds for match in round_.matches
    )
    visits: Counter[Pair] = Counter()
    for (visitors, _pair, home), times in by_pair.items():
        visits[visitors, home] += times
    couples = combinations(range(1, movement.teams + 1), 2)
    met = Counter(visits[first, second] + visits[second, first] for first, second in couples)
    splits = Counter(split for split, _ in rounds)
    together = splits + Counter((CAPTAIN, round_.stays) for _, round_ in rounds)
    trumps = Counter((split, round_.trump) for split, round_ in rounds)
    by_split = sorted(trumps.items(), key=lambda item: (item[0][0], item[0][1] or ""))
    return RotationFigures(
        teams=movement.teams,
        rounds=len(rounds),
        meetings=tuple(sorted(met.items())),
        home_away_gap=max((abs(visits[a, b] - visits[b, a]) for a, b in visits), default=0),
        partners=tuple((pair, together[pair]) for pair in combinations(SEATS, 2)),
        splits=tuple((pair, splits[pair]) for pair in combinations(SEATS[1:], 2)),
        split_trumps=tuple((split, trump, times) for (split, trump), times in by_split),
        most_repeats=max(by_pair.values(), default=0),
        double_advances=tuple(round_.number for round_ in movement.rounds if round_.advance > 1),
    )


def _split(round_: JudgedRotationRound) -> Pair:
    """Return the two who travel."""
    return (min(round_.call, default=CAPTAIN), max(round_.call, default=CAPTAIN))


class RotationQuality(Verdict[RotationFault, RotationFigures]):
    """What the second hand found of a rotation."""


def verify(movement: JudgedRotation) -> RotationQuality:
    """Judge a movement, however it was made."""
    return RotationQuality((*faults_of(movement), *walk_faults(movement)), figures_of(movement))


def quality_to_plain(quality: RotationQuality) -> dict[str, Any]:
    """Return a verdict as plain values, as `whist-td verify` prints it."""
    return {
        "format": FORMAT,
        "sound": quality.is_sound,
        "faults": plain_of(quality.faults),
        "figures": _plain_figures(quality.figures),
    }


def _plain_figures(figures: RotationFigures) -> dict[str, Any]:
    return {
        **plain_of(figures),
        "meetings": {
            "least": figures.least_meetings,
            "most": figures.most_meetings,
            "histogram": {str(times): pairs for times, pairs in figures.meetings},
            "equal": figures.meets_equally,
            "equal_possible": figures.can_meet_equally,
        },
        "partners": {_name(pair): times for pair, times in figures.partners},
        "splits": {_name(pair): times for pair, times in figures.splits},
        "split_trumps": [
            {"call": list(split), "trump": trump, "rounds": times}
            for split, trump, times in figures.split_trumps
        ],
    }


def _name(pair: Pair) -> str:
    """Return "C-1" for the captain and player 1, "1-2" for players 1 and 2."""
    return "-".join(str(seat) if seat else "C" for seat in pair)
