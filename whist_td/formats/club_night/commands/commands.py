"""What a director can ask of a club night; each request is one command."""

from dataclasses import dataclass

from whist_td.core.events import Details
from whist_td.formats.club_night.rules.deals import DealPlace, JuryLine, TableDeal
from whist_td.formats.club_night.rules.players import ClubPlayer
from whist_td.formats.club_night.rules.rounds import ClubRound
from whist_td.formats.club_night.rules.settings import ClubSettings


@dataclass(frozen=True)
class CreateClub:
    """Open a new club night, with the players known so far and the seats they will have."""

    details: Details
    settings: ClubSettings
    players: tuple[ClubPlayer, ...] = ()
    rounds: tuple[ClubRound, ...] = ()
    seed: int | None = None
    """The draw of the seats, where they were drawn by lot."""


@dataclass(frozen=True)
class ChangeClubSettings:
    """Change the options that may still change, with the rounds to come where they change too."""

    settings: ClubSettings
    rounds: tuple[ClubRound, ...] | None = None
    """All rounds to come, seated anew; None leaves them, cut off where the evening is shorter."""


@dataclass(frozen=True)
class AddClubPlayers:
    """Enter players before play, all of them or none, with the seats for the longer list."""

    players: tuple[ClubPlayer, ...]
    rounds: tuple[ClubRound, ...] = ()


@dataclass(frozen=True)
class ChangeClubPlayer:
    """Correct a player's name or club, or, before play, the partner."""

    player: ClubPlayer


@dataclass(frozen=True)
class RemoveClubPlayer:
    """Take a player off the list before play, with the seats for the shorter list."""

    player: int
    rounds: tuple[ClubRound, ...] = ()


@dataclass(frozen=True)
class OrderClubPlayers:
    """Give the players new numbers before play, with the seats that follow.

    `order` holds the present numbers.
    """

    order: tuple[int, ...]
    rounds: tuple[ClubRound, ...] = ()


@dataclass(frozen=True)
class PairClubPlayers:
    """Make partners of two players before play, with the seats for all pairs."""

    first: int
    second: int
    rounds: tuple[ClubRound, ...] = ()


@dataclass(frozen=True)
class SeatClubRounds:
    """Seat the rounds to come; the seed is kept where they were drawn by lot."""

    rounds: tuple[ClubRound, ...]
    seed: int | None = None


@dataclass(frozen=True)
class AddLateClubPlayer:
    """Let somebody join between rounds; the rounds to come are seated anew."""

    player: ClubPlayer
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class LetClubPlayerLeave:
    """Let somebody leave after a round; the rounds to come are seated anew."""

    player: int
    last_round: int
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class TakeClubPlayerBack:
    """Let somebody stay who was to leave; the rounds to come are seated anew."""

    player: int
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class AddLateClubPlayers:
    """Let several join together between rounds, such as a pair; all of them or none."""

    players: tuple[ClubPlayer, ...]
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class LetClubPlayersLeave:
    """Let several leave together after a round, such as a pair."""

    players: tuple[int, ...]
    last_round: int
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class TakeClubPlayersBack:
    """Let several stay who were to leave together."""

    players: tuple[int, ...]
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class SubstituteClubPlayer:
    """Let somebody play in the place of another, who leaves; of a pair, with the partner."""

    player: int
    substitute: ClubPlayer
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class FormClubPair:
    """Make a new pair, in play, of two whose partners go home; it has numbers of its own.

    What they have played so far stays with the pairs they were of.
    """

    first: int
    second: int
    pair: tuple[ClubPlayer, ClubPlayer]
    leaving: tuple[int, ...]
    """The two pairs, as far as they have not left before."""
    last_round: int
    rounds: tuple[ClubRound, ...]


@dataclass(frozen=True)
class BeginClubRound:
    """Begin the next round, seated as planned, or as told here.

    `despite_missing` is the decision to go on though tables have not finished.
    """

    round: int
    seated: ClubRound | None = None
    despite_missing: bool = False


@dataclass(frozen=True)
class CorrectClubSeats:
    """Put right who really sat where in a round that has begun."""

    seated: ClubRound


@dataclass(frozen=True)
class EnterDeal:
    """Enter the next deal of a table, or correct one that stands."""

    place: DealPlace
    deal: TableDeal


@dataclass(frozen=True)
class EnterDeals:
    """Enter many deals, all of them or none, beginning the rounds they belong to.

    `as_they_stand` takes them over from another file: deals that corrections have left after the
    end of a table stay written down.
    """

    deals: tuple[tuple[DealPlace, TableDeal], ...]
    sanctions: tuple[JuryLine, ...] = ()
    as_they_stand: bool = False


@dataclass(frozen=True)
class InsertDeal:
    """Put in a deal that was forgotten; those from its place on are one later."""

    place: DealPlace
    deal: TableDeal


@dataclass(frozen=True)
class RemoveDeal:
    """Take a deal away; those after it are one earlier."""

    place: DealPlace


@dataclass(frozen=True)
class SanctionPlayer:
    """Record what the jury takes from a player."""

    line: JuryLine


@dataclass(frozen=True)
class LiftSanction:
    """Take a sanction back."""

    number: int


@dataclass(frozen=True)
class FinishClub:
    """End the evening; `despite_missing` as for the beginning of a round."""

    despite_missing: bool = False


ClubCommand = (
    CreateClub
    | ChangeClubSettings
    | AddClubPlayers
    | ChangeClubPlayer
    | RemoveClubPlayer
    | OrderClubPlayers
    | PairClubPlayers
    | SeatClubRounds
    | AddLateClubPlayer
    | LetClubPlayerLeave
    | TakeClubPlayerBack
    | AddLateClubPlayers
    | LetClubPlayersLeave
    | TakeClubPlayersBack
    | SubstituteClubPlayer
    | FormClubPair
    | BeginClubRound
    | CorrectClubSeats
    | EnterDeal
    | EnterDeals
    | InsertDeal
    | RemoveDeal
    | SanctionPlayer
    | LiftSanction
    | FinishClub
)
