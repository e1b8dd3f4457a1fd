"""What is written down of a deal of solo whist: who attacked, and what came of it."""

from dataclasses import dataclass

from whist_td.formats.club_night.games.solo.terms import ACTIVE_PLAYERS, ALL_TRICKS, Promise
from whist_td.formats.club_night.rules.table_game_errors import (
    AttackersError,
    AttackerTwiceError,
    HandTricksError,
    MadeNotMisereError,
    MisereMadeError,
    MisereTricksError,
    PassedDealError,
    SittingOutError,
    TableSeatError,
    TricksMissingError,
)

Seats = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SoloDeal:
    """A deal: tricks of the attackers, or, of a misère, which of them made it (`made`)."""

    dealer: int = 0
    attackers: Seats = ()
    tricks: int | None = None
    made: Seats = ()
    jury_called: bool = False

    def active(self, players: int) -> Seats:
        """Return who plays: at a table of five the dealer sits out."""
        return tuple(
            seat for seat in range(players) if players == ACTIVE_PLAYERS or seat != self.dealer
        )


def check_deal(deal: SoloDeal, promise: Promise | None, players: int) -> None:
    """Refuse a deal that cannot be, of a contract or passed by everybody (None)."""
    _check_seats(deal, players)
    if promise is None:
        if deal.attackers or deal.made or deal.tricks is not None:
            raise PassedDealError
        return
    found = len(deal.attackers)
    if not promise.least <= found <= promise.most:
        raise AttackersError(found, promise.least, promise.most)
    if promise.is_misere:
        _check_misere(deal)
    else:
        _check_tricks(deal)


def _check_seats(deal: SoloDeal, players: int) -> None:
    for seat in (deal.dealer, *deal.attackers):
        if not 0 <= seat < players:
            raise TableSeatError(seat, players)
    if len(set(deal.attackers)) < len(deal.attackers):
        raise AttackerTwiceError
    if not set(deal.attackers) <= set(deal.active(players)):
        raise SittingOutError


def _check_misere(deal: SoloDeal) -> None:
    if deal.tricks is not None:
        raise MisereTricksError
    if not set(deal.made) <= set(deal.attackers):
        raise MisereMadeError


def _check_tricks(deal: SoloDeal) -> None:
    if deal.made:
        raise MadeNotMisereError
    if deal.tricks is None:
        raise TricksMissingError
    if not 0 <= deal.tricks <= ALL_TRICKS:
        raise HandTricksError(deal.tricks)
