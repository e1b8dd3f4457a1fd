"""The options of a Whiz tournament; every default is one a beginner can leave."""

from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from whist_td.core.contracts import Rule, SeatChange
from whist_td.core.events import MOST_ROUNDS
from whist_td.formats.whiz.rules.errors import WhizOptionError, WhizRoundsError

LEAST_PLAYERS = 6
LEAST_OF_PLAIN_WHIZ = 3
"""From so many on, too few for a tournament, plain Whiz can be played: a game of club nights."""
TOURNAMENT_CARDS = 13
"""All that the Domy has (RULES Z14); events of older versions may have fewer."""
LIMITS = {
    "boards_per_round": (1, 32),
    "domy_cards": (0, TOURNAMENT_CARDS),
    "minutes_per_board": (1, 60),
    "penalty": (1, 100),
    "cap": (1, 260),
}
"""The least and the most of each option that is a number; 260 is the worst score there is."""


class Compare(Enum):
    """Which score of a hand is compared (RULES 2.4)."""

    RAW = "raw"
    """The points as they stand on the traveller: going down costs the declarer nothing."""
    NET = "net"
    """What one wins the others lose, so that going down costs twice what each other gains."""


class Ranking(Enum):
    """What the players are ranked by (RULES 2.4)."""

    MATCHPOINTS = "matchpoints"
    """The mean of the board percentages."""
    DATUM = "datum"
    """The sum of the deviations from the mean of those who held the same hand."""
    TOTAL = "total"
    """The sum of the points."""


@dataclass(frozen=True)
class WhizSettings:
    """The options of a tournament.

    The usual penalty is in percent of one board's top, or in points where points rank; the cap
    is the most that one deviation from the mean may count.
    """

    rounds: int = 5
    boards_per_round: int = 4
    rule: Rule = Rule.BEST
    domy_cards: int = TOURNAMENT_CARDS
    compare: Compare = Compare.RAW
    ranking: Ranking = Ranking.MATCHPOINTS
    seat_change: SeatChange = SeatChange.OPPONENT_MOVES
    penalty: Fraction = Fraction(10)
    minutes_per_board: int = 8
    cap: int | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise WhizRoundsError(self.rounds, 1, MOST_ROUNDS)
        for option, (least, most) in LIMITS.items():
            value = getattr(self, option)
            if value is not None and not least <= value <= most:
                raise WhizOptionError(option, value, least, most)
