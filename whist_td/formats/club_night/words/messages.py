"""What will not do in a club night, in words."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games import game as game_errors
from whist_td.formats.club_night.games.game import Unit
from whist_td.formats.club_night.rules import errors as no
from whist_td.formats.club_night.words.games import in_all_games, option_label
from whist_td.formats.club_night.words.labels import signed
from whist_td.words.formats import Plural, Sentence
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed

_UNITS = {
    Unit.DEALS: N_("This game is not played for a number of deals: choose another length."),
    Unit.GAMES: N_("This game is not played for a number of games: choose another length."),
    Unit.RUBBERS: N_("This game is not played for a number of rubbers: choose another length."),
}


def _later_deal(error: no.LaterDealError, _: Words) -> str:
    return _(
        "Deal {deal} of this table would not be possible any more. {why} Correct or remove that "
        "deal first.",
        deal=error.deal,
        why=message(error.refusal, _),
    )


def _option(error: game_errors.GameOptionError, _: Words) -> str:
    return _(
        "{option}: choose from {least} to {most}, not {value}.",
        option=option_label(error.setting, _),
        value=error.value,
        least=error.least,
        most=error.most,
    )


def _players(error: game_errors.TablePlayersError, _: Words) -> str:
    if error.least == error.most:
        return _.plural(
            "This game is played by {n} player, not {players}.",
            "This game is played by {n} players, not {players}.",
            error.least,
            players=error.players,
        )
    return _(
        "This game is played by {least} to {most} players, not {players}.",
        least=error.least,
        most=error.most,
        players=error.players,
    )


def _revokes(error: game_errors.RevokesError, _: Words) -> str:
    return _.plural(
        "{n} revoke, with {erased} taken off the score: that cannot be more than were made.",
        "{n} revokes, with {erased} taken off the score: that cannot be more than were made.",
        error.revokes,
        erased=error.erased,
    )


def _zero_sum(error: game_errors.ZeroSumError, _: Words) -> str:
    return _(
        "The points of this deal add up to {total}: they must add up to 0. What one wins the "
        "others lose.",
        total=signed(error.total),
    )


def _sanction_points(error: no.SanctionPointsError, _: Words) -> str:
    if error.points < 1:
        return _("A penalty takes at least 1 point.")
    less = error.points - error.points % error.others
    near = numbers_listed((n for n in (less, less + error.others) if n), _)
    return _(
        "The {others} others at the table cannot share {points} evenly. These can be shared: "
        "{near}.",
        others=error.others,
        points=error.points,
        near=near,
    )


CLUB_NIGHT_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.UnknownClubRoundError: N_("There is no round {round}: the last is round {rounds}."),
    no.ClubRoundsError: N_(
        "Number of rounds: choose from {least} to {most}, not {rounds}.", "tour"
    ),
    no.ClubRoundNotBegunError: N_(
        "Round {round} has not begun: the next one is round {next}. Begin the rounds in order."
    ),
    no.ClubRoundBegunError: N_("Round {round} has already begun."),
    no.ClubRoundIncompleteError: Plural(
        "Round {round} cannot close yet: table {tables} has not finished.",
        "Round {round} cannot close yet: tables {tables} have not finished.",
        "tables",
    ),
    no.ClubNotBegunError: N_("This is possible once round 1 has begun."),
    no.ClubFinishedError: N_(
        "The event is finished. To play another round, undo “Finish the event”.", "tour"
    ),
    no.ClubSettingFixedError: N_("This option cannot change now: deals have been played with it."),
    no.UnknownClubGameError: N_("“{game}” is not a game of a club night. Use one of: {games}."),
    no.LengthUnitError: lambda error, _: _(_UNITS[error.unit]),
    no.LengthCountError: N_(
        "A round cannot be that long ({count}): choose a length from {least} to {most}."
    ),
    no.DealsShareError: N_(
        "With {deals} deals not everybody deals equally often: choose a multiple of {by}."
    ),
    no.CounterWorthError: N_(
        "A counter cannot be worth “{worth:.30}”: write an amount above nothing, such as 10 ¢."
    ),
    no.PlacementPointsError: N_(
        "Placement points go down from the first place to the last, such as 3, 2, 1, 0."
    ),
    no.PairsGameError: N_(
        "Everybody plays alone in this game: choose another way of seating than fixed pairs."
    ),
    no.PartnerMissingError: N_(
        "Player {player} has no partner. In an event of fixed pairs the players come in twos: "
        "enter a partner, or choose another way of seating."
    ),
    no.OwnPartnerError: N_("Player {player} cannot also be the partner: choose two players."),
    no.NotInPairsError: N_("Only an event of fixed pairs has new pairs."),
    no.AlreadyPartnersError: N_("Players {first} and {second} are already partners."),
    no.ClubSubstituteError: N_(
        "Player {substitute} plays in the place of player {player}. Let the substitute leave, or "
        "undo the step that brought the substitute in."
    ),
    no.ClubLateRoundError: N_(
        "Round {last_announced} has begun: player {player} can no longer come or go in round "
        "{round}. Choose the next one instead."
    ),
    no.UnknownClubTableError: N_(
        "Nobody sits at table {table} in round {round}: the tables are {tables}."
    ),
    no.TableSizeError: N_(
        "Players at table {table} in round {round}: {players}. This game is played by {least} to "
        "{most}."
    ),
    no.SeatsInUseError: N_(
        "Deals have been played at table {table} in round {round}: the same number of people must "
        "sit there."
    ),
    no.PartnersApartError: N_(
        "In round {round}, {one} and {other} do not sit opposite each other, but they are a fixed "
        "pair: correct their seats."
    ),
    no.OtherGameError: N_(
        "This is a deal of another game ({game}): the game of this event is {played}."
    ),
    no.DealNumberError: N_(
        "Table {table} in round {round} continues with deal {next}, not deal {deal}. Enter the "
        "deals in order."
    ),
    no.NoDealError: N_("Deal {deal} of table {table} in round {round} has not been entered."),
    no.NotAtTableError: N_(
        "Player {player} sits at no table in round {round}: there is nothing to penalise."
    ),
    no.UnknownSanctionError: N_("There is no penalty {sanction} to cancel."),
    no.LaterDealError: _later_deal,
    no.DealTwiceError: N_(
        "Deal {deal} is listed twice for table {table} in round {round}: keep only the right line."
    ),
    no.SanctionPointsError: _sanction_points,
    game_errors.GameOptionError: _option,
    game_errors.TablePlayersError: _players,
    game_errors.DealAfterEndError: Plural(
        "This table has finished: it has played its deal. Correct that one, or begin the next "
        "round.",
        "This table has finished: it has played its {n} deals. Correct one of them, or begin the "
        "next round.",
        "deals",
    ),
    game_errors.ZeroSumError: _zero_sum,
    game_errors.RevokesError: _revokes,
    game_errors.CountError: N_("{value} cannot be used: write a whole number, 0 or more."),
    game_errors.HandTricksError: N_("{tricks} tricks cannot be taken: there are 13 in a deal."),
    game_errors.TricksMissingError: N_("The tricks are missing: write a number from 0 to 13."),
    game_errors.HonoursError: N_(
        "Honours: {first} against {second} is too many. There are four: ace, king, queen and jack "
        "of trumps."
    ),
    game_errors.TableSeatError: N_("No such seat at a table of {players}: choose another."),
    **in_all_games(lambda own: own.refusals),
}
