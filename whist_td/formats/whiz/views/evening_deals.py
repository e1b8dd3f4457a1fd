"""The deals of an evening worth a scene in the room: the largest swing, the best-judged slam."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.core.contracts import HANDS, SMALL_SLAM_BONUS, Hand
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, Outcome, Played, hand_points
from whist_td.formats.whiz.views.deal_pages import DealSeen, deals_seen


@dataclass(frozen=True)
class AtTable:
    """What came of a deal at a table, for the person who held a hand."""

    place: BoardPlace
    name: str
    outcome: Outcome
    points: int


@dataclass(frozen=True)
class Swing:
    """The deal and the hand whose points differ most from one table to another."""

    seen: DealSeen
    hand: Hand
    most: AtTable
    least: AtTable

    @property
    def points(self) -> int:
        """By how much they differ."""
        return self.most.points - self.least.points


@dataclass(frozen=True)
class JudgedSlam:
    """A slam that was bid and made, by fewer tables than any other."""

    seen: DealSeen
    at: AtTable
    bidders: int
    tables: int


def largest_swing(event: WhizEvent) -> Swing | None:
    """Return the largest swing of the deals that everybody may see, the first of equals."""
    swings = (swing for seen in deals_seen(event).values() for swing in _swings(seen))
    largest = max(swings, key=lambda swing: swing.points, default=None)
    return largest if largest and largest.points else None


def best_slam(event: WhizEvent) -> JudgedSlam | None:
    """Return the slam that fewest tables bid and made, the first of equals.

    Where it is known what can be made, one that was there to be made goes before one given away.
    """
    slams = (slam for seen in deals_seen(event).values() for slam in _slams(seen))
    return min(slams, key=lambda slam: (not _was_there(slam), slam.bidders), default=None)


def _swings(seen: DealSeen) -> Iterator[Swing]:
    for hand in HANDS:
        tables = [*_tables(seen, hand)]
        if tables:
            most = max(tables, key=lambda table: table.points)
            yield Swing(seen, hand, most, min(tables, key=lambda table: table.points))


def _tables(seen: DealSeen, hand: Hand) -> Iterator[AtTable]:
    event = seen.event
    for place, result in event.results_of(seen.board).items():
        points = hand_points(result.outcome, event.settings.rule)
        if points is not None:
            name = event.player(result.seats[hand.index]).name
            yield AtTable(place, name, result.outcome, points[hand.index])


def _slams(seen: DealSeen) -> Iterator[JudgedSlam]:
    bidders = [
        table
        for hand in HANDS
        for table in _tables(seen, hand)
        if isinstance(table.outcome, Played)
        and table.outcome.declarer is hand
        and table.outcome.contract.bonus >= SMALL_SLAM_BONUS
    ]
    winners = [table for table in bidders if table.points]
    if winners:
        yield JudgedSlam(seen, winners[0], len(winners), len([*_tables(seen, HANDS[0])]))


def _was_there(slam: JudgedSlam) -> bool:
    outcome, makeable = slam.at.outcome, slam.seen.makeable
    if makeable is None or not isinstance(outcome, Played):
        return True
    return makeable[outcome.declarer][outcome.contract.strain] >= outcome.contract.level
