"""What will not do in a Whiz tournament, as facts without sentences."""

from enum import Enum
from fractions import Fraction

from whist_td.core.errors import (
    EventFinishedError,
    NotStartedError,
    RoundAnnouncedError,
    RoundIncompleteError,
    RoundNotAnnouncedError,
    RoundsError,
    RuleError,
    SettingFixedError,
    UnknownRoundError,
)

SeatNumbers = tuple[int, int, int]
"""The numbers of the players in North, East and South."""


# A round of Whiz is not the round of Whist militaire (in French « tour » and « manche »), so that
# the same refusals have other words.


class UnknownWhizRoundError(UnknownRoundError):
    """A round outside the tournament."""


class WhizRoundsError(RoundsError):
    """A number of rounds that will not do."""


class PlainWhizInsteadError(RuleError):
    """A list of so few that they can only play the game at home."""

    file: str
    players: int
    least: int


class WhizRoundNotAnnouncedError(RoundNotAnnouncedError):
    """Something in a round that has not been announced."""


class WhizRoundAnnouncedError(RoundAnnouncedError):
    """A round announced twice."""


class WhizRoundIncompleteError(RoundIncompleteError):
    """A round that cannot close, because boards are missing at some tables."""


class WhizNotStartedError(NotStartedError):
    """Something that only makes sense during play."""


class WhizFinishedError(EventFinishedError):
    """A round announced after the end of the tournament."""


class WhizSettingFixedError(SettingFixedError):
    """A setting that cannot change any more once play has begun."""


class Expected(Enum):
    """What a typed deal should have held where it could not be read on."""

    LEVEL = "level"
    STRAIN = "strain"
    DECLARER = "declarer"
    RESULT = "result"
    PERCENTAGES = "percentages"
    NOTHING = "nothing"


class DomyCardsError(RuleError):
    """Fewer cards of the Domy turned up than a tournament has (RULES Z14)."""

    cards: int
    all: int


class WhizOptionError(RuleError):
    """An option of the tournament outside its limits."""

    option: str
    value: object
    least: int
    most: int


class BoardSetError(RuleError):
    """A movement with a set of boards that has no number from 1 up."""

    round: int
    table: int
    board_set: int


class BoardsAgainError(RuleError):
    """A movement that brings a player boards he has played in an earlier round."""

    round: int
    player: int
    board_set: int
    earlier: int


class UnknownBoardError(RuleError):
    """A board that is not in play."""

    board: int
    boards: int


class BoardElsewhereError(RuleError):
    """A result of a board that lies at other tables in this round, or at none."""

    board: int
    round: int
    table: int
    elsewhere: tuple[int, ...]
    here: tuple[int, ...]


class BoardPlayedAlreadyError(RuleError):
    """A second result of a board for the same player."""

    player: int
    board: int
    round: int
    table: int


class SitsOutError(RuleError):
    """A result for a player who sits out this round."""

    player: int
    round: int


class OtherPlayersError(RuleError):
    """A result whose players are not those who sit at the table, hand by hand."""

    round: int
    table: int
    expected: SeatNumbers
    found: SeatNumbers


class BoardTwiceError(RuleError):
    """One list of results that tells two things of one board at one table."""

    round: int
    table: int
    board: int


class NoBoardResultError(RuleError):
    """A result to take away where there is none."""

    round: int
    table: int
    board: int


class AdjustedPercentError(RuleError):
    """An adjusted score outside 0 to 100 %."""

    percent: Fraction


class PenaltyAmountError(RuleError):
    """A penalty of nothing, or of more than a whole board."""

    amount: Fraction


class UnknownPenaltyError(RuleError):
    """A penalty to take away that nobody was given."""

    penalty: int


class DealNotationError(RuleError):
    """A typed deal that cannot be read: from which part on, and what should stand there."""

    text: str
    part: str
    expected: Expected


class LevelError(RuleError):
    """A contract that promises a number of tricks other than 7 to 13."""

    level: int


class DomyDeclarerError(RuleError):
    """A deal declared by the Domy, who does not bid."""


class PassedContractError(RuleError):
    """A deal passed out, not played or adjusted, and yet with a contract."""

    text: str


class ImpossibleResultError(RuleError):
    """More overtricks or undertricks than the contract leaves room for."""

    level: int
    difference: int
    tricks: int


class ContradictionError(RuleError):
    """A result that says one number of tricks in figures and another by plus or minus."""

    level: int
    difference: int
    tricks: int


class DealBoardError(RuleError):
    """A board to be dealt whose number no board has."""

    board: int
    most: int


class BoardDealtAlreadyError(RuleError):
    """A board that has its cards already."""

    board: int


class BoardNotInFileError(RuleError):
    """A board asked for that a file of deals does not have."""

    board: int
    file: str


class NothingDealtError(RuleError):
    """Something asked of deals where none were dealt."""


class DealsReleasedError(RuleError):
    """Something that can only be done while nobody knows the hands."""


class WordTooLateError(RuleError):
    """A word called out once boards are played: they were made up without it."""


class BoardsOpenError(RuleError):
    """Hands to be told while somebody still has a board to play; no table: a round to come."""

    round: int
    tables: tuple[int, ...]
    missing: tuple[int, ...]


class OtherSealError(RuleError):
    """Something told that is not what was sealed."""

    seal: str


class SealLostError(RuleError):
    """Boards whose secret is not in this file: it came without what was sealed."""

    boards: tuple[int, ...]


class DealsSealedError(RuleError):
    """Hands asked for before they are released."""
