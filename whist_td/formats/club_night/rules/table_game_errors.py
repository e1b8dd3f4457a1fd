"""What will not do in the games of a club night, as facts without sentences."""

from dataclasses import dataclass
from enum import Enum

from whist_td.core.errors import RuleError
from whist_td.core.strains import Strain


@dataclass(eq=False)
class GameOptionError(RuleError):
    """An option outside its limits."""

    setting: str
    value: int
    least: int
    most: int


@dataclass(eq=False)
class TablePlayersError(RuleError):
    """A table with more or fewer players than the game takes."""

    players: int
    least: int
    most: int


@dataclass(eq=False)
class DealAfterEndError(RuleError):
    """A deal after the last one of a table."""

    deals: int


@dataclass(eq=False)
class ZeroSumError(RuleError):
    """A deal in which points are won that nobody lost, or lost that nobody won."""

    total: int


@dataclass(eq=False)
class CountError(RuleError):
    """A count that is no whole number from zero up."""

    value: object


@dataclass(eq=False)
class HandTricksError(RuleError):
    """A number of tricks that thirteen cards cannot make."""

    tricks: object


class TricksMissingError(RuleError):
    """A deal that was played and does not say with how many tricks."""


@dataclass(eq=False)
class HonoursError(RuleError):
    """Honours that are more than the four there are."""

    first: int
    second: int


class HonoursNotCountedError(RuleError):
    """Honours in a game in which they do not count."""


@dataclass(eq=False)
class RevokesError(RuleError):
    """More revokes taken off than were made, or fewer than none."""

    revokes: int
    erased: int


@dataclass(eq=False)
class MarkBeforeError(RuleError):
    """A deal that begins when one side has won the game already."""

    score: int
    target: int


class HonoursCallError(RuleError):
    """Honours shown to win at once, in a game without that."""


@dataclass(eq=False)
class ShownHonoursError(RuleError):
    """Honours shown to win at once by a side that is not two points short."""

    score: int
    wanted: int


class ShownTricksError(RuleError):
    """Tricks of a deal that was won by showing honours before play."""


class NoSlamError(RuleError):
    """A slam in a game that does not pay it."""


@dataclass(eq=False)
class SlamTricksError(RuleError):
    """A slam with fewer than thirteen tricks."""

    tricks: int


@dataclass(eq=False)
class LoserScoreError(RuleError):
    """A score with which a game cannot have been lost."""

    score: int
    target: int


@dataclass(eq=False)
class RubberOverError(RuleError):
    """A game after the end of its rubber."""

    games: int


class TrumpNotSaidError(RuleError):
    """A deal without its trump, in a game that needs it."""


class FavouriteNotDrawnError(RuleError):
    """A deal of whist à la favorite without the favourite suit."""


@dataclass(eq=False)
class FavouriteChangedError(RuleError):
    """Another favourite suit in the middle of a game."""

    drawn: Strain
    told: Strain


class DummyChangedError(RuleError):
    """The dummy given to somebody else in the middle of a game."""


class TurnedCardError(RuleError):
    """A dealer at humbug who changed hands and kept the turned trump."""


@dataclass(eq=False)
class TableSeatError(RuleError):
    """A seat that the table does not have."""

    seat: int
    players: int


@dataclass(eq=False)
class AttackersError(RuleError):
    """More or fewer attackers than the contract has."""

    found: int
    least: int
    most: int


class AttackerTwiceError(RuleError):
    """A player named twice among the attackers."""


class SittingOutError(RuleError):
    """A dealer of a table of five, who sits out, among the attackers."""


class MisereTricksError(RuleError):
    """Tricks given for a misère, which is made or not."""


class MisereMadeError(RuleError):
    """A misère made by somebody who did not play one."""


class MadeNotMisereError(RuleError):
    """Somebody said to have made his misère in a contract that is none."""


class PassedDealError(RuleError):
    """A deal that everybody passed, with attackers or tricks."""


@dataclass(eq=False)
class GoalError(RuleError):
    """A number of tricks promised that is not that of the contract."""

    goal: int
    promised: int


@dataclass(eq=False)
class SanctionPointsError(RuleError):
    """A sanction that the others at the table cannot share evenly, or that takes nothing."""

    points: int
    others: int


@dataclass(eq=False)
class TrumpCardError(RuleError):
    """A card that is not one of the five trumps that count."""

    card: str


@dataclass(eq=False)
class TrumpCardMissingError(RuleError):
    """A trump that counts and that nobody captured."""

    card: str


@dataclass(eq=False)
class TrumpCardTwiceError(RuleError):
    """A trump that two have captured."""

    card: str


@dataclass(eq=False)
class CapturedCardsError(RuleError):
    """Cards captured that are not the thirty-six of the pack."""

    found: int
    expected: int


class RevokeOptionError(RuleError):
    """A revoke where it does not lose the game."""


class WhipCount(Enum):
    """What is counted of a pack of whip."""

    ACES = "aces"
    CARDS = "cards"
    SPADES = "spades"
    TWO_OF_SPADES = "two of spades"
    TEN_OF_DIAMONDS = "ten of diamonds"


@dataclass(eq=False)
class WhipTotalError(RuleError):
    """Cards that are more or fewer than the pack has."""

    count: WhipCount
    found: int
    expected: int


@dataclass(eq=False)
class WhipSpadesError(RuleError):
    """More spades than cards."""

    spades: int
    cards: int
