"""What will not do with players and their seats, in words."""

from collections.abc import Mapping

from whist_td.core import players as no
from whist_td.core.errors import RuleError
from whist_td.words.words import N_

PLAYER_SENTENCES: Mapping[type[RuleError], str] = {
    no.MeetAgainRoundsError: N_(
        "{players} players can have {least} to {most} rounds, not {rounds}: after that people "
        "would only meet again. Choose {most} rounds."
    ),
    no.NamelessPlayerError: N_("Player {player} has no name: enter one."),
    no.SameNameError: N_(
        "{name} stands at number {first} and at number {second}. Correct one of the two, or add "
        "an initial."
    ),
    no.PlayerNumberError: N_("Number {player} cannot be given: choose a free number from 1 up."),
    no.UnknownPlayerError: N_("There is no player {player}: look at the list of names."),
    no.TooFewPlayersError: N_(
        "At least {least} players are needed in round 1; {players} are there."
    ),
    no.PlayStartedError: N_(
        "Round 1 has been announced: numbers stay as they are. Let a newcomer join as a late "
        "player, and let one who goes leave after a round."
    ),
    no.LateRoundError: N_(
        "Round {last_announced} has been announced: player {player} cannot come or go in round "
        "{round} any more. What was not played can be entered as not played."
    ),
    no.RoundNotSeatedError: N_("Nobody has a place in round {round} yet: make the movement first."),
    no.RoundSequenceError: N_(
        "The movement goes on with round {expected}, not with round {found}. Give the rounds one "
        "after the other."
    ),
    no.TableNumberError: N_(
        "Round {round} cannot have table {table} like this: each table has a number of its own, "
        "from 1 up."
    ),
    no.UnseatedPlayerError: N_(
        "Player {player} has no place in round {round}: give everybody who is there a seat or a "
        "sit-out."
    ),
    no.SeatedTwiceError: N_("Player {player} stands in two places at once: correct one of them."),
    no.AbsentPlayerError: N_("Player {player} is not there in round {round}: seat somebody else."),
}
