"""The deals of an evening once everybody may see them, and those made up from other hands."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial

from whist_td.core.contracts import (
    HANDS,
    SMALL_SLAM_BONUS,
    Contract,
    Hand,
    Rule,
    SeatChange,
    Strain,
    dealer_of,
)
from whist_td.deals.auction import BestAuction, Makeable, best_auction
from whist_td.deals.cards import Deal
from whist_td.deals.double_dummy import SolverAbsentError, SolverFaultError, has_solver, solved
from whist_td.desk.apart import NoAnswerError, Progress, answered_apart
from whist_td.desk.journal import Line, with_changes
from whist_td.formats.whiz.commands import TakeOutHands
from whist_td.formats.whiz.rules.dealings import (
    Dealing,
    Origin,
    WayOut,
    makeable_text,
    read_makeable,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import (
    BoardPlace,
    Outcome,
    Played,
    compared_scores,
    hand_points,
)
from whist_td.formats.whiz.rules.sealing import (
    dealing_by_board,
    is_released,
    makeable_of,
    released_deals,
)
from whist_td.formats.whiz.rules.settings import Compare

_AT_ONCE = 5
"""So many boards are solved before it is said how far it is: a process begins for each share."""
_CRASHED = 0


@dataclass(frozen=True)
class Talk:
    """What is worth talking about: what most tables played, and who bid what the cards held."""

    declarer: Hand
    strain: Strain
    taken: int
    """The tricks that most of those took who played it."""
    there: int
    """The tricks that could be made of it."""
    bidders: int
    """So many tables bid a contract with the bonus of the best one, or a greater."""
    tables: int


@dataclass(frozen=True)
class DealSeen:
    """A deal that everybody may see; what takes a moment is worked out when it is looked at."""

    board: int
    deal: Deal
    makeable: Makeable | None
    """None: nobody has asked for it yet, or the part that solves deals is not here."""
    event: WhizEvent

    @property
    def dealer(self) -> Hand:
        """Who bids first."""
        return dealer_of(self.board)

    @cached_property
    def best(self) -> BestAuction | None:
        """The best auction under the scoring of the event, once it is known what can be made."""
        if self.makeable is None:
            return None
        settings = self.event.settings
        text = makeable_text(self.makeable, settings.seat_change)
        return _best(text, settings.seat_change, self.dealer, settings.rule, settings.compare)

    @cached_property
    def talk(self) -> Talk | None:
        """What is worth talking about, where somebody played it and it is known what can be."""
        return _talk(self, self.makeable) if self.makeable is not None else None


def deals_seen(event: WhizEvent) -> Mapping[int, DealSeen]:
    """Return the deals that everybody may see, by their boards."""
    if not event.dealings:
        return {}
    makeable, deals = makeable_of(event), released_deals(event)
    return {
        board: DealSeen(board, deal, makeable.get(board), event) for board, deal in deals.items()
    }


@lru_cache(maxsize=512)
def _best(
    text: str, change: SeatChange, dealer: Hand, rule: Rule, compare: Compare
) -> BestAuction | None:
    """Solve an auction under the scoring of an event."""
    makeable = read_makeable(text, change)

    def worth(contract: Contract, declarer: Hand, tricks: int) -> tuple[int, ...]:
        scored = hand_points(Played(contract, declarer, tricks), rule)
        return compared_scores(scored, compare) if scored else ()

    return best_auction(makeable, dealer, worth) if makeable else None


def _talk(seen: DealSeen, makeable: Makeable) -> Talk | None:
    outcomes = [result.outcome for result in seen.event.results_of(seen.board).values()]
    played = [outcome for outcome in outcomes if isinstance(outcome, Played)]
    if not played:
        return None
    kinds = Counter((each.declarer, each.contract.strain) for each in played)
    (declarer, strain), _times = kinds.most_common(1)[0]
    tricks = Counter(
        e.tricks for e in played if (e.declarer, e.contract.strain) == (declarer, strain)
    )
    bonus = seen.best.contract.bonus if seen.best and seen.best.contract else 0
    bidders = sum(each.contract.bonus >= bonus for each in played) if bonus else 0
    return Talk(
        declarer,
        strain,
        tricks.most_common(1)[0][0],
        makeable[declarer][strain],
        bidders,
        len(outcomes),
    )


def to_analyse(event: WhizEvent) -> Mapping[int, Deal]:
    """Return the deals that everybody may see and of which nobody knows what can be made."""
    makeable = makeable_of(event)
    return {board: deal for board, deal in released_deals(event).items() if board not in makeable}


def analysed(
    deals: Mapping[int, Deal], change: SeatChange, progress: Progress
) -> tuple[tuple[int, str], ...]:
    """Find what can be made of deals, in a process of its own whose crash takes nothing along.

    Raises `SolverAbsentError` and `SolverFaultError`.
    """
    if not has_solver():
        raise SolverAbsentError
    boards, texts = list(deals), list[tuple[int, str]]()
    for first in range(0, len(boards), _AT_ONCE):
        share = boards[first : first + _AT_ONCE]
        progress(first, len(boards))
        share_deals = [deals[board] for board in share]
        try:
            solutions = answered_apart(
                partial(_say_how_far, progress, first, len(boards)), solved, share_deals, change
            )
        except NoAnswerError:
            raise SolverFaultError(_CRASHED) from None
        texts += [
            (n, makeable_text(each, change)) for n, each in zip(share, solutions, strict=True)
        ]
    return tuple(texts)


def _say_how_far(progress: Progress, done: int, of: int, *_done_there: int) -> None:
    """Say how far it is whenever the other process is asked."""
    progress(done, of)


def made_before(event: WhizEvent, lines: Sequence[Line]) -> tuple[int, ...]:
    """Return the boards whose sheets, or file for a machine, show hands that are no longer theirs.

    Hands typed in are those that were played: nothing is made up anew from them.
    """
    if not event.dealings or is_released(event):
        return ()
    now, taken = dealing_by_board(event), _taken_out(event, lines)
    return tuple(board for board in sorted(taken) if _is_other(taken[board], now.get(board)))


def _is_other(taken: Dealing, now: Dealing | None) -> bool:
    if now is None:
        return True
    is_typed = now.origin is Origin.BY_HAND
    return not is_typed and (taken.seal, taken.word) != (now.seal, now.word)


def _taken_out(event: WhizEvent, lines: Sequence[Line]) -> Mapping[int, Dealing]:
    """Return how each board had come by its cards when they were taken out last."""
    then, taken = replace(event, dealings={}), dict[int, Dealing]()
    for line in lines:
        then = with_changes(then, (each for each in line.changes if each.field == "dealings"))
        match line.command:
            case TakeOutHands(boards=boards, way=WayOut.SHEETS | WayOut.FILE):
                dealt = dealing_by_board(then)
                taken |= {board: dealt[board] for board in boards if board in dealt}
    return taken


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
