"""Each player compared, board by board, with those who held the same hand (RULES 2.4).

The arithmetic stays in sight: every row keeps its score and the frequency line that tells how many
it beats and ties with; percentages are exact fractions.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from whist_td.core.contracts import HANDS, Hand
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.frequency import FrequencyLine, Group, Ratio, frequencies
from whist_td.formats.whiz.rules.results import (
    NOBODYS_FAULT,
    Adjusted,
    BoardPlace,
    BoardResult,
    Points,
    compared_scores,
    hand_points,
)
from whist_td.formats.whiz.rules.settings import Ranking


class Coverage(Enum):
    """Which boards count while play goes on."""

    COMPLETE = "complete"
    """Those for which every table that has had them so far is in."""
    ALL = "all"


@dataclass(frozen=True)
class HandRow:
    """What one player made of one hand: a score with its frequency line, or adjusted percent."""

    place: BoardPlace
    player: int
    points: int | None
    """The points scored at the table; None after an adjusted score."""
    line: FrequencyLine | None
    adjusted: Fraction | None

    @property
    def percent(self) -> Fraction:
        """The percent of the board's top."""
        return self.line.percent if self.line else self.adjusted or Fraction(0)


@dataclass(frozen=True)
class HandComparison:
    """All who held one hand of one board, and the frequency table, the best score first."""

    hand: Hand
    group: Group | None
    lines: tuple[FrequencyLine, ...]
    rows: tuple[HandRow, ...]

    def worth(self, row: HandRow, ranking: Ranking) -> Ratio:
        """Return what a row counts in the ranking.

        Where no percentages rank, an adjusted score lies between the mean (50 %) and the best
        (100 %) or the worst of the hand (0 %; RULES Z15): of its points, or of its deviations as
        they are counted.
        """
        if row.line:
            return row.line.worth(ranking)
        percent = row.adjusted or Fraction(0)
        if ranking is Ranking.MATCHPOINTS:
            return percent.as_integer_ratio()
        return self._between(percent, ranking).as_integer_ratio()

    def _between(self, percent: Fraction, ranking: Ranking) -> Fraction:
        if self.group is None:
            return Fraction(0)
        end = self.lines[0] if percent > NOBODYS_FAULT else self.lines[-1]
        share = abs(percent - NOBODYS_FAULT) / NOBODYS_FAULT
        if ranking is Ranking.DATUM:
            return share * end.deviation
        return self.group.mean + share * (end.score - self.group.mean)


@dataclass(frozen=True)
class BoardComparison:
    """One board, hand by hand in the order North, East, South."""

    board: int
    hands: tuple[HandComparison, HandComparison, HandComparison]

    def of(self, hand: Hand) -> HandComparison:
        """Return the comparison of one hand."""
        return self.hands[hand.index]


@dataclass(frozen=True)
class Comparison:
    """Every board that counts, as it stood after a round."""

    after_round: int
    coverage: Coverage
    boards: Mapping[int, BoardComparison]


@dataclass(frozen=True)
class _Entry:
    place: BoardPlace
    result: BoardResult
    points: Points | None
    scores: Points | None


def comparison(event: WhizEvent, after_round: int, coverage: Coverage = Coverage.ALL) -> Comparison:
    """Compare all results up to a round."""
    entries = _entries(event, after_round)
    if coverage is Coverage.COMPLETE:
        for board in _incomplete(event, after_round):
            entries.pop(board, None)
    held = {board: _held(of_one) for board, of_one in entries.items()}
    expected = max(held.values(), default=0)
    is_uneven = any(0 < count < expected for count in held.values())
    cap = event.settings.cap
    boards = {}
    for board in sorted(entries):
        frame = Group(held[board], expected, 0, is_uneven, cap)
        boards[board] = _compared(board, entries[board], frame)
    return Comparison(after_round, coverage, boards)


def renewed(before: Comparison, event: WhizEvent, touched: Collection[int]) -> Comparison:
    """Compare anew only the boards whose results have changed, where no other is touched by them.

    It is the whole comparison again where the most results of a board, or whether the boards have
    equally many, is not what it was.
    """
    after = before.after_round
    entries = _entries(event, after, touched)
    if before.coverage is Coverage.COMPLETE:
        for board in _incomplete(event, after):
            entries.pop(board, None)
    boards = {n: board for n, board in before.boards.items() if n not in touched}
    groups = (board.hands[0].group for board in boards.values())
    counts = [*(group.held for group in groups if group), *map(_held, entries.values())]
    expected = max(counts, default=0)
    is_uneven = any(0 < count < expected for count in counts)
    groups = (board.hands[0].group for board in before.boards.values())
    group = next((group for group in groups if group), None)
    if (expected, is_uneven) != ((group.expected, group.is_uneven) if group else (0, False)):
        return comparison(event, after, before.coverage)
    cap = event.settings.cap
    for board, of_one in entries.items():
        frame = Group(_held(of_one), expected, 0, is_uneven, cap)
        boards[board] = _compared(board, of_one, frame)
    return Comparison(after, before.coverage, dict(sorted(boards.items())))


def _held(entries: list[_Entry]) -> int:
    return sum(entry.scores is not None for entry in entries)


def _entries(
    event: WhizEvent, after_round: int, boards: Collection[int] | None = None
) -> dict[int, list[_Entry]]:
    entries: dict[int, list[_Entry]] = {}
    for place, result in event.results.items():
        if place.round <= after_round and (boards is None or place.board in boards):
            points = hand_points(result.outcome, event.settings.rule)
            scores = compared_scores(points, event.settings.compare) if points else None
            entry = _Entry(place, result, points, scores)
            entries.setdefault(place.board, []).append(entry)
    return entries


def _incomplete(event: WhizEvent, after_round: int) -> set[int]:
    rounds = range(1, min(after_round, event.last_announced) + 1)
    return {place.board for number in rounds for place in event.missing(number)}


def _compared(board: int, entries: list[_Entry], frame: Group) -> BoardComparison:
    entries.sort(key=lambda entry: entry.place)
    north, east, south = (_hand(hand, entries, frame) for hand in HANDS)
    return BoardComparison(board, (north, east, south))


def _hand(hand: Hand, entries: list[_Entry], frame: Group) -> HandComparison:
    index = hand.index
    scores = [entry.scores[index] for entry in entries if entry.scores]
    if not scores:
        return HandComparison(hand, None, (), tuple(_rows(index, entries, {})))
    group = Group(frame.held, frame.expected, sum(scores), frame.is_uneven, frame.cap)
    lines = frequencies(scores, group)
    rows = _rows(index, entries, {line.score: line for line in lines})
    return HandComparison(hand, group, lines, tuple(rows))


def _rows(
    index: int, entries: list[_Entry], lines: Mapping[int, FrequencyLine]
) -> Iterator[HandRow]:
    for entry in entries:
        player = entry.result.seats[index]
        if entry.points and entry.scores:
            line = lines[entry.scores[index]]
            yield HandRow(entry.place, player, entry.points[index], line, None)
        elif isinstance(entry.result.outcome, Adjusted):
            percent = entry.result.outcome.percents[index]
            if percent is not None:
                yield HandRow(entry.place, player, None, None, percent)
