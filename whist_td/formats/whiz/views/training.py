"""Deals to practise with, without an event: the worked example of the rules, then any series."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from whist_td.core.contracts import Contract, Hand
from whist_td.core.events import Details
from whist_td.deals.auction import Makeable
from whist_td.deals.cards import Deal, read_deal
from whist_td.deals.dealing import dealt
from whist_td.desk.apart import Progress
from whist_td.formats.whiz.rules.dealings import read_makeable
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Played, Points, hand_points
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.deal_pages import DealSeen, analysed

EXAMPLE = 0
"""The deal before the first of every series: the one of the rules."""
MOST_SERIES, MOST_DEALS = 9999, 99
_NO_SECRET = "0" * 32
"""Nobody plays these deals for points: whoever types the number of a series has its deals again."""
_EXAMPLE = read_deal("N:QT54.7.QJ9843.Q8 J97.KQ84.KT7.A72 K863.A6532.6.J94 A2.JT9.A52.KT653")
"""The rules give the auction alone (RULES 2.3); with these cards it is a sound one."""
_EXAMPLE_MAKES = "A79455A686895A78"
USUAL = WhizSettings()
"""The scoring and the rule of seats of a tournament for which nothing was changed."""
_NO_EVENT = WhizEvent(Details("Whiz", date.min), USUAL)


@dataclass(frozen=True)
class Tried:
    """What somebody would have bid, with the tricks that are there and what they give."""

    contract: Contract
    declarer: Hand
    tricks: int
    points: Points


def training_deal(series: int, number: int) -> Deal:
    """Return a deal of a series; number 0 is the worked example."""
    return _EXAMPLE if number == EXAMPLE else dealt(_NO_SECRET, number, f"training {series}")


def seen(series: int, number: int, makeable: Makeable | None = None) -> DealSeen:
    """Return a deal with what can be made of it, where that is known."""
    if number == EXAMPLE:
        makeable = read_makeable(_EXAMPLE_MAKES, USUAL.seat_change)
    # The example is dealt by North, as board 1 is; the others follow in turn.
    return DealSeen(max(number, 1), training_deal(series, number), makeable, _NO_EVENT)


def answers(
    series: int, numbers: Sequence[int], progress: Progress
) -> Mapping[int, Makeable | None]:
    """Return what can be made of deals, found in a process of its own.

    Raises `SolverAbsentError` and `SolverFaultError`.
    """
    deals = {number: training_deal(series, number) for number in numbers if number != EXAMPLE}
    texts = dict(analysed(deals, USUAL.seat_change, progress)) if deals else {}
    return {number: read_makeable(text, USUAL.seat_change) for number, text in texts.items()}


def tried(deal: DealSeen, contract: Contract, declarer: Hand) -> Tried | None:
    """Return what a contract comes to when nobody errs; None where nobody knows."""
    if deal.makeable is None:
        return None
    tricks = deal.makeable[declarer][contract.strain]
    points = hand_points(Played(contract, declarer, tricks), USUAL.rule)
    return Tried(contract, declarer, tricks, points) if points else None
