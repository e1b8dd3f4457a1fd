"""Fixed pairs against fixed pairs: everybody meets everybody, or the nearest to it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from whist_td.core.movement_tables import (
    Sitting,
    TableMovement,
    TableRound,
    TableRoundsError,
    TooFewForTablesError,
)

LEAST_PAIRS = 2
AT_TABLE = 2
LONG_EVENT = 24
_USUAL_ROUNDS = 7
PATIENCE = 4000
Sides = tuple[int, int]


def _check_pairs(pairs: int) -> None:
    """Refuse fewer pairs than fill a table."""
    if pairs < LEAST_PAIRS:
        raise TooFewForTablesError(pairs, LEAST_PAIRS)


def full_rounds(pairs: int) -> int:
    """Return after how many rounds everybody has met everybody.

    >>> full_rounds(8), full_rounds(9)
    (7, 9)
    """
    _check_pairs(pairs)
    return pairs - 1 + pairs % AT_TABLE


def most_rounds(pairs: int) -> int:
    """Return the most rounds offered: all against all, at least 24."""
    return max(LONG_EVENT, full_rounds(pairs))


def default_rounds(pairs: int) -> int:
    """Return how many rounds to propose: all against all where that is no longer than usual.

    >>> default_rounds(6), default_rounds(20)
    (5, 7)
    """
    return min(_USUAL_ROUNDS, full_rounds(pairs))


def movement(pairs: int, rounds: int) -> TableMovement:
    """Return the movement of pairs 1 … pairs, or refuse it with the limits.

    Fewer rounds are the first ones: nobody meets twice. More begin again, with sides exchanged.
    """
    _check_pairs(pairs)
    if not 1 <= rounds <= most_rounds(pairs):
        raise TableRoundsError(rounds, 1, most_rounds(pairs))
    whole = tuple(_round(pairs, number) for number in range(1, rounds + 1))
    return TableMovement(pairs, pairs // AT_TABLE, whole, are_pairs=True)


def _round(pairs: int, number: int) -> TableRound:
    circle = full_rounds(pairs)
    lap, turn = divmod(number - 1, circle)
    # Who meet are as far to the left as to the right, sides changing from one on.
    base = [
        (at, circle - at) if at % AT_TABLE else (circle - at, at)
        for at in range(1, (circle + 1) // 2)
    ]
    out = (turn + 1,) if circle == pairs else ()
    if not out:
        base.insert(0, (circle, 0))
    sides = [(_on(north, turn, circle), _on(east, turn, circle)) for north, east in base]
    seats = [(east, north) if lap % AT_TABLE else (north, east) for north, east in sides]
    sittings = tuple(Sitting(table, each) for table, each in enumerate(seats, start=1))
    return TableRound(number, sittings, out)


def _on(pair: int, by: int, circle: int) -> int:
    return (pair + by) % circle + 1 if pair < circle else pair + 1


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
    _check_pairs(len(pairs))
    order = sorted(pairs, key=lambda pair: (-played.rests[pair], next(dice)))
    playing, resting = _parted(order)
    playing.sort(key=lambda _: next(dice))
    return _laid(number, playing, resting, played)


def round_by_standing(number: int, standing: Sequence[int], played: PairHistory) -> TableRound:
    """Return the round to come for pairs from best to last: neighbours meet, the best at table 1.

    Of an odd number the last of those that have sat out least sits out.
    """
    _check_pairs(len(standing))
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
    # North and South are those who have sat there less often.
    north = played.north
    sides = (
        (one, other) if north[one] <= north[other] else (other, one)
        for one, other in _Matching(played).matched(order)
    )
    sittings = tuple(Sitting(table, each) for table, each in enumerate(sides, start=1))
    return TableRound(number, sittings, tuple(resting))


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
            whole = self._matched(order, most)
            if whole is not None:
                return whole
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
