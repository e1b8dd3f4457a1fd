"""The best auction: three people who see all hands bid, double and pass as suits each best.

Solved exactly, from the end: whoever is to call compares what each call leads to, for everybody
knows what everybody will do. Of calls that give him as much he takes the quietest: a pass, then the
lowest bid, then a double (RULES 2.3 for calls, and for the end).
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache

from whist_td.core.contracts import ALL_TRICKS, HANDS, LEAST_LEVEL, Contract, Hand, Risk, Strain

Makeable = Mapping[Hand, Mapping[Strain, int]]
"""The tricks that each declarer makes in each strain."""
Payoff = tuple[int, ...]
"""What North, East and South get."""
Worth = Callable[[Contract, Hand, int], Payoff]
"""What a contract by a declarer is worth to each where he makes so many tricks."""
_BIDS = tuple(
    Contract(level, strain) for level in range(LEAST_LEVEL, ALL_TRICKS + 1) for strain in Strain
)
"""Every bid, the lowest first: by level, then clubs, diamonds, hearts, spades, no trump."""
_NOTHING: Payoff = (0, 0, 0)
_LAST_PASSES = 2
"""So many passes end an auction in which somebody has bid; with no bid, all pass."""
_RAISED = {Risk.NONE: Risk.DOUBLED, Risk.DOUBLED: Risk.REDOUBLED}

Call = Contract | Risk | None
"""A bid, a double or redouble, or a pass."""


@dataclass(frozen=True)
class BestAuction:
    """What is called at last and by whom, and what it gives; no contract: all pass."""

    contract: Contract | None
    declarer: Hand | None
    payoff: Payoff
    calls: tuple[Call, ...]
    """From the dealer on."""


@dataclass(frozen=True)
class _Standing:
    """An auction so far, as far as it matters for what follows."""

    turn: int
    contract: Contract | None = None
    declarer: int = 0
    passes: int = 0

    @property
    def is_over(self) -> bool:
        """Whether nobody calls any more."""
        return self.passes == (_LAST_PASSES if self.contract else len(HANDS))

    def after(self, call: Call) -> "_Standing":
        """Return the auction with one call more."""
        turn = (self.turn + 1) % len(HANDS)
        match call:
            case Contract():
                return _Standing(turn, call, self.turn)
            case Risk() if self.contract:
                return replace(
                    self, turn=turn, contract=replace(self.contract, risk=call), passes=0
                )
            case _:
                return replace(self, turn=turn, passes=self.passes + 1)

    @property
    def calls(self) -> Iterator[Call]:
        """Yield what may be called, the quietest first."""
        yield None
        contract, is_own = self.contract, self.turn == self.declarer
        last = _BIDS.index(replace(contract, risk=Risk.NONE)) if contract else -1
        yield from _BIDS[last + 1 :]
        if contract and contract.risk in _RAISED and is_own is (contract.risk is Risk.DOUBLED):
            yield _RAISED[contract.risk]


def plain_tricks(makeable: Makeable) -> Mapping[str, Mapping[str, int]]:
    """Return the tricks by the letters of hands and strains, as programs read them."""
    return {
        hand.value: {strain.value: count for strain, count in row.items()}
        for hand, row in makeable.items()
    }


def best_auction(makeable: Makeable, dealer: Hand, worth: Worth) -> BestAuction:
    """Solve the auction of a deal of which it is known what can be made."""

    @cache
    def outcome(standing: _Standing) -> tuple[Payoff, Call]:
        """Return what each gets in the end, and the call that leads there."""
        contract, declarer = standing.contract, HANDS[standing.declarer]
        if standing.is_over:
            if contract is None:
                return _NOTHING, None
            return worth(contract, declarer, makeable[declarer][contract.strain]), None
        ways = ((outcome(standing.after(call))[0], call) for call in standing.calls)
        return max(ways, key=lambda way: way[0][standing.turn])

    standing, calls = _Standing(dealer.index), []
    payoff = outcome(standing)[0]
    while not standing.is_over:
        calls.append(outcome(standing)[1])
        standing = standing.after(calls[-1])
    declarer = HANDS[standing.declarer] if standing.contract else None
    return BestAuction(standing.contract, declarer, payoff, tuple(calls))
