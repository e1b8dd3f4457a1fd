"""Plain Whiz, the « partie libre »: three people and the Domy, points added up (RULES 2.3).

What a contract is worth is the same as in a tournament and stands in `core.contracts`.
"""

from dataclasses import dataclass, replace
from enum import Enum

from whist_td.core.contracts import (
    ALL_TRICKS,
    Contract,
    DealTricksError,
    Risk,
    Rule,
    SeatChange,
    Strain,
    points,
)
from whist_td.core.deal_fields import Answers, DealField, FieldKind, seats
from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import (
    Game,
    GameSettings,
    Length,
    Measure,
    Running,
    Scored,
    TableSeatError,
    Unit,
    gains,
    number,
)

PLAYERS = 3
EAST = 1
"""Who sits opposite the Domy at the start."""
DOMY_CARDS = 9
"""How many of the Domy's cards are usually turned up before the bidding."""
_LIKELY = (20, 25, 30, 30, 6, 2, 1, 2)
_RISK_LIKELY = (0, 4, 1)

Seats = tuple[int, ...]


class WhizContractError(RuleError):
    """A contract without its strain or declarer, or a deal passed out that has one."""


class DomyBidError(RuleError):
    """A contract of the Domy, who does not bid."""


class Bid(Enum):
    """The tricks that are promised, or that all three have passed."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    ELEVEN = "11"
    TWELVE = "12"
    THIRTEEN = "13"
    PASS = "pass"  # noqa: S105 - everybody passes


@dataclass(frozen=True)
class PlainWhizSettings(GameSettings):
    """What the players agree on before the first deal."""

    rule: Rule = Rule.BEST
    domy_cards: int = number(DOMY_CARDS, 0, ALL_TRICKS)
    seat_change: SeatChange = SeatChange.OPPONENT_MOVES


@dataclass(frozen=True, kw_only=True)
class PlainWhizDeal:
    """A deal: the contract, the seat that declared it, and its tricks with those of the Domy."""

    dealer: int = 0
    level: Bid
    strain: Strain | None = None
    risk: Risk = Risk.NONE
    declarer: int | None = None
    tricks: int | None = None

    @property
    def contract(self) -> Contract | None:
        """What was promised; None where all three passed."""
        if self.level is Bid.PASS or self.strain is None:
            return None
        return Contract(int(self.level.value), self.strain, self.risk)


def deal_points(deal: PlainWhizDeal, rule: Rule) -> Seats:
    """Return the points of each seat.

    >>> deal_points(PlainWhizDeal(level=Bid.TEN, strain=Strain.HEARTS, declarer=2, tricks=11),
    ...     Rule.BEST)
    (0, 0, 22)
    """
    check(deal)
    if deal.contract is None or deal.tricks is None:
        return (0,) * PLAYERS
    own, others = points(deal.contract, deal.tricks, rule)
    return tuple(own if seat == deal.declarer else others for seat in range(PLAYERS))


def check(deal: PlainWhizDeal) -> None:
    """Refuse a deal that cannot be; how many tricks there are is refused where they are scored."""
    if deal.declarer == PLAYERS:
        raise DomyBidError
    for seat in (deal.dealer, deal.declarer or 0):
        if not 0 <= seat < PLAYERS:
            raise TableSeatError(seat, PLAYERS)
    answers = (deal.strain, deal.declarer, deal.tricks)
    if deal.level is Bid.PASS and answers != (None,) * len(answers):
        raise WhizContractError
    if deal.level is not Bid.PASS and None in answers[:2]:
        raise WhizContractError
    if deal.level is not Bid.PASS and deal.tricks is None:
        raise DealTricksError(None)


@dataclass(frozen=True)
class WhizRunning(Running):
    """A table of the free game, in which nobody goes back to his place after a deal.

    Seats are the people, by the places they took at the start (North, East, South).
    """

    facing: int = EAST
    """Who sits opposite the Domy, where the declarer changes with him."""
    step: int = 1
    """To the next person clockwise: 1 as they sat down, −1 once two have changed places."""


def score(
    running: WhizRunning, deal: PlainWhizDeal, settings: PlainWhizSettings
) -> Scored[WhizRunning]:
    """Return what a deal gave; one that all three passed counts too.

    The next dealer is the next person clockwise as they sit then: whoever changes with the Domy
    leaves the order as it was, and two people who change places turn it round (register Z13).
    """
    seated = _seated(running, deal.declarer, settings.seat_change)
    dealer = (deal.dealer + seated.step) % PLAYERS
    after = replace(seated, dealer=dealer, deals=running.deals + 1)
    return Scored(gains(deal_points(deal, settings.rule)), after)


def _seated(running: WhizRunning, declarer: int | None, change: SeatChange) -> WhizRunning:
    """Return who sits where once the declarer faces the Domy."""
    moves = change is SeatChange.DECLARER_MOVES and declarer not in (None, running.facing)
    if not moves or declarer is None:
        return running
    return replace(running, facing=declarer, step=-running.step)


def fields(running: WhizRunning, _: PlainWhizSettings, answers: Answers) -> tuple[DealField, ...]:
    """Return what to ask about the next deal, typed in one go: `10CX S +1`."""
    level, everybody = answers.get("level"), seats(PLAYERS)
    fields = (
        DealField("dealer", FieldKind.SEAT, everybody, usual=running.dealer),
        DealField("level", FieldKind.CHOICE, choices=tuple(Bid), weights=_LIKELY),
    )
    if not isinstance(level, Bid) or level is Bid.PASS:
        return fields
    promised = int(level.value)
    return (
        *fields,
        DealField("strain", FieldKind.CHOICE, choices=tuple(Strain)),
        DealField(
            "risk",
            FieldKind.CHOICE,
            choices=tuple(Risk),
            usual=Risk.NONE,
            rarity=6,
            weights=_RISK_LIKELY,
            left_unsaid=True,
        ),
        DealField("declarer", FieldKind.SEAT, everybody),
        DealField("tricks", FieldKind.NUMBER, (), 0, ALL_TRICKS, likely=promised),
    )


GAME: Game[PlainWhizDeal, PlainWhizSettings, WhizRunning] = Game(
    code="plain_whiz",
    least_players=PLAYERS,
    most_players=PLAYERS,
    is_zero_sum=False,
    presets={"plain_whiz": PlainWhizSettings()},
    ranked_by=(Measure.POINTS,),
    deal_type=PlainWhizDeal,
    lengths=lambda _settings, _players: (Length(Unit.DEALS, 12),),
    start=lambda _settings, players: WhizRunning(players),
    score=score,
    fields=fields,
    fixed_in_play=("domy_cards", "seat_change"),
    deals_in_turn=lambda settings: settings.seat_change is SeatChange.OPPONENT_MOVES,
    deals_by=PLAYERS,
)
