"""What will not do in a club night, as facts without sentences."""

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
from whist_td.formats.club_night.games.game import Unit

# A round of a club night is a « tour », not the « manche » of Whist militaire, so that the same
# refusals have other words.


class UnknownClubRoundError(UnknownRoundError):
    """A round that the club night does not have."""


class ClubRoundsError(RoundsError):
    """A number of rounds that will not do."""


class ClubRoundNotBegunError(RoundNotAnnouncedError):
    """Something in a round that has not begun."""


class ClubRoundBegunError(RoundAnnouncedError):
    """A round begun twice."""


class ClubRoundIncompleteError(RoundIncompleteError):
    """A round that cannot close, because some tables have not finished."""


class ClubNotBegunError(NotStartedError):
    """Something that only makes sense during play."""


class ClubFinishedError(EventFinishedError):
    """A round begun after the end of the evening."""


class ClubSettingFixedError(SettingFixedError):
    """A setting that cannot change any more once play has begun."""


class UnknownClubGameError(RuleError):
    """A game that no club night can be played in."""

    game: str
    games: tuple[str, ...]


class LengthUnitError(RuleError):
    """A round measured in something that this game does not have, such as rubbers."""

    unit: Unit


class LengthCountError(RuleError):
    """A round that is too short or too long."""

    count: int
    least: int
    most: int


class DealsShareError(RuleError):
    """A number of deals in which not everybody at a table deals equally often."""

    deals: int
    by: int


class CounterWorthError(RuleError):
    """A counter that is worth nothing, or less."""

    worth: str


class PlacementPointsError(RuleError):
    """Placement points that do not go down from the first place to the last."""


class PairsGameError(RuleError):
    """Fixed pairs in a game in which everybody plays alone."""


class PartnerMissingError(RuleError):
    """Somebody without a partner in an evening of fixed pairs."""

    player: int


class OwnPartnerError(RuleError):
    """Somebody who would be his own partner."""

    player: int


class NotInPairsError(RuleError):
    """A new pair asked for where partners change anyway."""


class AlreadyPartnersError(RuleError):
    """Two who would be made partners and are."""

    first: int
    second: int


class ClubSubstituteError(RuleError):
    """Somebody in whose place another plays with the partner they had."""

    player: int
    substitute: int


class ClubLateRoundError(RuleError):
    """Somebody who comes or goes in a round that has begun already."""

    player: int
    round: int
    last_announced: int


class UnknownClubTableError(RuleError):
    """A table that nobody sits at in a round."""

    round: int
    table: int
    tables: tuple[int, ...]


class TableSizeError(RuleError):
    """A table with more or fewer people than the game takes."""

    round: int
    table: int
    players: int
    least: int
    most: int


class SeatsInUseError(RuleError):
    """A table at which deals have been played, and which another seating would leave out."""

    round: int
    table: int


class PartnersApartError(RuleError):
    """The two of a fixed pair who do not sit opposite each other."""

    round: int
    one: int
    other: int


class OtherGameError(RuleError):
    """A deal of another game than the one of the evening."""

    game: str
    played: str


class DealNumberError(RuleError):
    """A deal that does not follow those of its table, one by one."""

    round: int
    table: int
    deal: int
    next: int


class NoDealError(RuleError):
    """A deal to correct or take away where there is none."""

    round: int
    table: int
    deal: int


class LaterDealError(RuleError):
    """A change after which a later deal of the same table could not have been."""

    deal: int
    refusal: RuleError


class NotAtTableError(RuleError):
    """A sanction for somebody who sits at no table in that round."""

    player: int
    round: int


class UnknownSanctionError(RuleError):
    """A sanction to take back that nobody was given."""

    sanction: int


class DealTwiceError(RuleError):
    """One list of deals that tells two things of one deal at one table."""

    round: int
    table: int
    deal: int


class SanctionPointsError(RuleError):
    """A sanction that the others at the table cannot share evenly, or that takes nothing."""

    points: int
    others: int
