"""What a director can ask of a Whiz tournament; each request is one command."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.seating import SeatedRound
from whist_td.formats.whiz.rules.settings import WhizSettings


@dataclass(frozen=True)
class CreateWhiz:
    """Open a new tournament, with the players known so far and the movement they will play."""

    details: Details
    settings: WhizSettings
    players: tuple[Player, ...] = ()
    rounds: tuple[SeatedRound, ...] = ()


@dataclass(frozen=True)
class ChangeWhizSettings:
    """Change the options that may still change, with the rounds to come where they change too."""

    settings: WhizSettings
    rounds: tuple[SeatedRound, ...] | None = None
    """All rounds to come, seated anew; None leaves them, cut off where the evening is shorter."""


@dataclass(frozen=True)
class AddPlayers:
    """Enter players before play, all of them or none, with the movement for the longer list."""

    players: tuple[Player, ...]
    rounds: tuple[SeatedRound, ...] = ()


@dataclass(frozen=True)
class ChangePlayer:
    """Correct a player's name or club."""

    player: Player


@dataclass(frozen=True)
class RemovePlayer:
    """Take a player off the list before play, with the movement for the shorter list."""

    player: int
    rounds: tuple[SeatedRound, ...] = ()


@dataclass(frozen=True)
class OrderPlayers:
    """Give the players new numbers; the seed is kept where they were drawn by lot."""

    order: tuple[int, ...]
    seed: int | None = None
    rounds: tuple[SeatedRound, ...] = ()


@dataclass(frozen=True)
class SeatRounds:
    """Seat all rounds to come."""

    rounds: tuple[SeatedRound, ...]


@dataclass(frozen=True)
class AddLatePlayer:
    """Let somebody join between rounds; the rounds to come are seated anew."""

    player: Player
    rounds: tuple[SeatedRound, ...]


@dataclass(frozen=True)
class LetPlayerLeave:
    """Let somebody leave after a round; the rounds to come are seated anew."""

    player: int
    last_round: int
    rounds: tuple[SeatedRound, ...]


@dataclass(frozen=True)
class TakePlayerBack:
    """Let somebody stay who was to leave; the rounds to come are seated anew."""

    player: int
    rounds: tuple[SeatedRound, ...]


@dataclass(frozen=True)
class AnnounceWhizRound:
    """Announce the next round; `despite_missing` is the decision to leave boards without result."""

    round: int
    despite_missing: bool = False


@dataclass(frozen=True)
class EnterBoard:
    """Enter or correct one result where the movement expects it."""

    place: BoardPlace
    result: BoardResult


@dataclass(frozen=True)
class EnterBoards:
    """Enter many results, all of them or none, announcing the rounds they belong to.

    Those in `otherwise` had other players than the movement: they are recorded as they really
    came about.
    """

    results: tuple[tuple[BoardPlace, BoardResult], ...]
    otherwise: tuple[tuple[BoardPlace, BoardResult], ...] = ()


@dataclass(frozen=True)
class RecordAsHappened:
    """Record boards as they were really played, in place of those that were not."""

    results: tuple[tuple[BoardPlace, BoardResult], ...]
    instead_of: tuple[BoardPlace, ...] = ()


@dataclass(frozen=True)
class ClearBoard:
    """Take a result away: the board is missing again at that table."""

    place: BoardPlace


@dataclass(frozen=True)
class PenalisePlayer:
    """Take something off a player's score."""

    penalty: Penalty


@dataclass(frozen=True)
class LiftPenalty:
    """Take a penalty back."""

    number: int


@dataclass(frozen=True)
class ConfirmWhizRound:
    """Record that a second pass from the travellers agreed."""

    round: int


@dataclass(frozen=True)
class FinishWhiz:
    """End the tournament; `despite_missing` as for an announcement."""

    despite_missing: bool = False


WhizCommand = (
    CreateWhiz
    | ChangeWhizSettings
    | AddPlayers
    | ChangePlayer
    | RemovePlayer
    | OrderPlayers
    | SeatRounds
    | AddLatePlayer
    | LetPlayerLeave
    | TakePlayerBack
    | AnnounceWhizRound
    | EnterBoard
    | EnterBoards
    | RecordAsHappened
    | ClearBoard
    | PenalisePlayer
    | LiftPenalty
    | ConfirmWhizRound
    | FinishWhiz
)
