"""The round to come for fixed pairs, by lot or by standing, without opponents had before."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from whist_td.core.movement_tables import Sitting, TableRound
from whist_td.movements.pairs.round_robin import AT_TABLE, check_pairs

PATIENCE = 4000
Sides = tuple[int, int]


class PairHistory:
    """Who has met whom, on which side, and how often everybody sat out."""

    def __init__(self, rounds: Iterable[TableRound] = ()) -> None:
        self.met: Counter[Sides] = Counter()
        self.north: Counter[int] = Counter()
        self.rests: Counter[int] = Counter()
        for each in rounds:
            self.add(each)

    def add(self, played: TableRound) -> None:
        """Remember one round more."""
        self.rests.update(played.sit_out)
        for sitting in played.sittings:
            north, east = sitting.seats
            self.met[_both(north, east)] += 1
            self.north[north] += 1

    def meetings(self, one: int, other: int) -> int:
        """Return how often two pairs have met."""
        return self.met[_both(one, other)]


def drawn_round(
    number: int, pairs: Sequence[int], played: PairHistory, dice: Iterator[int]
) -> TableRound:
    """Draw the round to come for the pairs that are there; the same dice draw the same round.

    Of an odd number one that has sat out least sits out, by lot.
    """
    check_pairs(len(pairs))
    order = sorted(pairs, key=lambda pair: (-played.rests[pair], next(dice)))
    playing, resting = _parted(order)
    playing.sort(key=lambda _: next(dice))
    return _laid(number, playing, resting, played)


def round_by_standing(number: int, standing: Sequence[int], played: PairHistory) -> TableRound:
    """Return the round to come for pairs from best to last: neighbours meet, the best at table 1.

    Of an odd number the last of those that have sat out least sits out.
    """
    check_pairs(len(standing))
    resting = set(_parted(sorted(standing, key=lambda pair: -played.rests[pair]))[1])
    playing = [pair for pair in standing if pair not in resting]
    return _laid(number, playing, sorted(resting), played)


def _parted(order: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return who plays, and who sits out: the one that comes last, of an odd number."""
    tables = len(order) // AT_TABLE * AT_TABLE
    return list(order[:tables]), list(order[tables:])


def _laid(
    number: int, order: Sequence[int], resting: Sequence[int], played: PairHistory
) -> TableRound:
    sides = (_seated(one, other, played) for one, other in _Matching(played).matched(order))
    sittings = tuple(Sitting(table, each) for table, each in enumerate(sides, start=1))
    return TableRound(number, sittings, tuple(resting))


def _seated(one: int, other: int, played: PairHistory) -> Sides:
    """Return North and South's first: who has sat there less often."""
    return (one, other) if played.north[one] <= played.north[other] else (other, one)


class _Matching:
    """Matches one pair after another with the next it has not met, going back where that fails."""

    def __init__(self, played: PairHistory) -> None:
        self._played = played
        self._patience = PATIENCE

    def matched(self, order: Sequence[int]) -> list[Sides]:
        """Return who meets whom; the same two again only where nothing else is found."""
        most = 0
        while True:
            self._patience = PATIENCE
            found = self._matched(order, most)
            if found is not None:
                return found
            most += 1

    def _matched(self, order: Sequence[int], most: int) -> list[Sides] | None:
        if not order:
            return []
        self._patience -= 1
        one = order[0]
        for at in range(1, len(order)):
            if self._patience < 0 or self._played.meetings(one, order[at]) > most:
                continue
            rest = self._matched([*order[1:at], *order[at + 1 :]], most)
            if rest is not None:
                return [(one, order[at]), *rest]
        return None


def _both(one: int, other: int) -> Sides:
    return (one, other) if one < other else (other, one)
