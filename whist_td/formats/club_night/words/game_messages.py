"""What will not do in the games of a club night, in words."""

from collections.abc import Mapping

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.rules import table_game_errors as no
from whist_td.formats.club_night.words.game_labels import game_label
from whist_td.formats.club_night.words.game_options import option_label
from whist_td.formats.club_night.words.sentences import signed
from whist_td.words.formats import Sentence
from whist_td.words.labels import label
from whist_td.words.words import N_, Words


def _option(error: no.GameOptionError, _: Words) -> str:
    return _(
        "{option}: {value} will not do. Choose from {least} to {most}.",
        option=option_label(error.setting, _),
        value=error.value,
        least=error.least,
        most=error.most,
    )


def _players(error: no.TablePlayersError, _: Words) -> str:
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


def _after_end(error: no.DealAfterEndError, _: Words) -> str:
    return _.plural(
        "This table has finished: it has played its deal. Correct that one, or begin the next "
        "round.",
        "This table has finished: it has played its {n} deals. Correct one of them, or begin the "
        "next round.",
        error.deals,
    )


def _zero_sum(error: no.ZeroSumError, _: Words) -> str:
    return _(
        "The points of this deal sum to {total}: they must sum to 0. What one wins the others "
        "lose.",
        total=signed(error.total),
    )


def _revokes(error: no.RevokesError, _: Words) -> str:
    return _.plural(
        "{n} revoke, of which {erased} taken off: no more can be taken off than were made.",
        "{n} revokes, of which {erased} taken off: no more can be taken off than were made.",
        error.revokes,
        erased=error.erased,
    )


def _favourite_changed(error: no.FavouriteChangedError, _: Words) -> str:
    return _(
        "The favourite suit of this game is {drawn}, not {told}: another is drawn before the "
        "next game.",
        drawn=label(error.drawn, _),
        told=label(error.told, _),
    )


def _attackers(error: no.AttackersError, _: Words) -> str:
    if error.least == error.most:
        return _.plural(
            "This contract is played by {n} player; named: {found}.",
            "This contract is played by {n} players; named: {found}.",
            error.least,
            found=error.found,
        )
    return _(
        "This contract is played by {least} to {most} players; named: {found}.",
        least=error.least,
        most=error.most,
        found=error.found,
    )


def _sanction(error: no.SanctionPointsError, _: Words) -> str:
    return _(
        "A sanction of {points} will not do: it takes at least 1 point, and where the {others} "
        "others share it, as many points for each of them.",
        points=error.points,
        others=error.others,
    )


def _whip_total(error: no.WhipTotalError, _: Words) -> str:
    return _(
        "{count}: {found} are told, and a pack has {expected}. Count again.",
        count=game_label(error.count, _),
        found=error.found,
        expected=error.expected,
    )


GAME_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.GameOptionError: _option,
    no.TablePlayersError: _players,
    no.DealAfterEndError: _after_end,
    no.ZeroSumError: _zero_sum,
    no.CountError: N_("{value} will not do: write a whole number, 0 or more."),
    no.HandTricksError: N_("{tricks} tricks cannot be taken: there are 13 in a deal."),
    no.TricksMissingError: N_("The tricks are missing: write a number from 0 to 13."),
    no.HonoursError: N_(
        "{first} honours against {second} will not do: there are four, ace, king, queen and jack "
        "of trumps."
    ),
    no.HonoursNotCountedError: N_("Honours do not count in this game: leave them out."),
    no.RevokesError: _revokes,
    no.MarkBeforeError: N_(
        "A deal cannot begin at {score}: the game is won at {target}. Write from 0 to less than "
        "{target}."
    ),
    no.HonoursCallError: N_("In this game nobody wins by showing honours before play."),
    no.ShownHonoursError: N_(
        "Honours shown before play win at {wanted} points exactly, and this side has {score}."
    ),
    no.ShownTricksError: N_(
        "The game was won before a card was played: leave the tricks out, or the honours shown."
    ),
    no.NoSlamError: N_("There is no slam in this game: write the tricks only."),
    no.SlamTricksError: N_("A slam is all 13 tricks, and {tricks} are told. Correct one of them."),
    no.LoserScoreError: N_(
        "Nobody loses with {score} points a game that is won at {target}: write from 0 to less "
        "than {target}."
    ),
    no.RubberOverError: N_(
        "The rubber was won after {games} games: what follows belongs to the next rubber."
    ),
    no.TrumpNotSaidError: N_("The trump of this deal is missing: clubs, diamonds, hearts, spades."),
    no.FavouriteNotDrawnError: N_(
        "The favourite suit is missing: a card is drawn before the game begins."
    ),
    no.FavouriteChangedError: _favourite_changed,
    no.DummyChangedError: N_("The dummy stays with the same player until the rubber is over."),
    no.TurnedCardError: N_(
        "A dealer who changes hands loses the turned trump: it stays with the hand he gave up."
    ),
    no.TableSeatError: N_("There is no such seat at a table of {players}."),
    no.AttackersError: _attackers,
    no.AttackerTwiceError: N_("A player is named twice among the attackers."),
    no.SittingOutError: N_("At a table of five the dealer sits out: he cannot attack."),
    no.MisereTricksError: N_("A misère is made or not: say who made it, and leave the tricks out."),
    no.MisereMadeError: N_("Somebody who did not play a misère cannot have made it."),
    no.MadeNotMisereError: N_(
        "This contract is no misère: write the tricks instead of who made it."
    ),
    no.PassedDealError: N_("A deal that everybody passed has neither attackers nor tricks."),
    no.GoalError: N_("This contract promises {goal} tricks, not {promised}."),
    no.SanctionPointsError: _sanction,
    no.TrumpCardError: N_("“{card}” does not count: the five trumps are J, A, K, Q and 10."),
    no.TrumpCardMissingError: N_("Nobody is said to have captured the {card} of trumps."),
    no.TrumpCardTwiceError: N_("The {card} of trumps is captured twice: only one side has it."),
    no.CapturedCardsError: N_("{found} cards are told, and the pack has {expected}. Count again."),
    no.RevokeOptionError: N_(
        "A revoke does not lose the game here: that is an option of the evening."
    ),
    no.WhipTotalError: _whip_total,
    no.WhipSpadesError: N_("{spades} spades among {cards} cards: count again."),
}
