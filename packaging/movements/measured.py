"""Movements and plans as the verifier sees them, and how one ranks among others."""

from collections import Counter

from whist_td.movements.verify_whiz.faults import JudgedTrio, JudgedWhiz, JudgedWhizRound
from whist_td.movements.verify_whiz.quality import Sharing, WhizFigures, WhizQuality, verify
from whist_td.movements.whiz.catalogue import as_they_stand
from whist_td.movements.whiz.form import Plan, WhizMovement
from whist_td.movements.whiz.plans import event

Rank = tuple[int, int, bool, int]


def judged(found: WhizMovement, sharing: Sharing = Sharing.REFUSED) -> WhizQuality:
    """Return the verdict on a movement."""
    rounds = (
        JudgedWhizRound(
            said.number,
            tuple(JudgedTrio(seat.table, seat.board_set, seat.people) for seat in said.seatings),
            said.sit_out,
        )
        for said in found.rounds
    )
    whole = JudgedWhiz(found.players, found.tables, found.board_sets, tuple(rounds))
    return verify(whole, sharing)


def figures(plan: Plan, players: int, sharing: Sharing = Sharing.REFUSED) -> WhizFigures | None:
    """Return the figures of a plan, whoever sits where, or None if it breaks a rule."""
    quality = judged(as_they_stand(plan, players), sharing)
    return quality.figures if quality.is_sound else None


def rank(plan: Plan, players: int, sharing: Sharing = Sharing.REFUSED) -> Rank:
    """Return how a plan ranks, the lower the better.

    How many sets compare nobody, for they lie at one table only; repeats; complete or not; sets.
    """
    counted = figures(plan, players, sharing)
    uses = Counter(trio.board_set for each in plan for trio in each.trios)
    alone = sum(times == 1 for times in uses.values()) if len(plan) > 1 else 0
    if counted is None:
        return (10**6, 0, True, len(uses))
    return (alone, counted.repeats, not counted.is_complete, len(uses))


def bound(players: int, rounds: int) -> int:
    """Return the fewest repeats that counting allows."""
    rests = players % 3 * rounds
    least, more = divmod(rests, players)
    often = more * 2 * (rounds - least - 1), (players - more) * 2 * (rounds - least)
    single = [2 * (rounds - least - 1)] * more + [2 * (rounds - least)] * (players - more)
    over = sum(max(0, meets - (players - 1)) for meets in single)
    # All but one pair would have to meet: but then one of them has met an odd number of others.
    parity = players % 6 == 5 and 2 * rounds == players + 1  # noqa: PLR2004
    return max(-(-over // 2), (sum(often) - players * (players - 1)) // 2, int(parity))


__all__ = ["bound", "event", "figures", "judged", "rank"]
