"""What will not do in a militaire evening, in words."""

from collections.abc import Mapping

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
    UnknownTableError,
)
from whist_td.formats.militaire.rules import errors as no
from whist_td.words.formats import Plural, Sentence
from whist_td.words.words import N_, Words


def _player_twice(error: no.PlayerTwiceError, _: Words) -> str:
    if error.first_team == error.second_team:
        return _(
            "{name} is twice in team {team}. Correct one of the two. For two people of the same "
            "name, add an initial or a number.",
            name=error.name,
            team=error.first_team,
        )
    return _(
        "{name} is in team {first} and in team {second}. Correct one of the two. For two people "
        "of the same name, add the club, an initial or a number.",
        name=error.name,
        first=error.first_team,
        second=error.second_team,
    )


REFUSALS: Mapping[type[RuleError], Sentence] = {
    no.TricksError: N_("Number of tricks: the winners took {least} to {most}, not {tricks}."),
    no.TricksNotWantedError: N_("No tricks were played here: leave the tricks empty."),
    no.WinnerMissingError: N_("Enter who won: home side or visitors (or that the table is void)."),
    no.VoidWinnerError: N_("A void table has no winner: leave the winner empty."),
    UnknownTableError: N_("There is no table {table}: the tables are 1 to {tables}."),
    UnknownRoundError: N_("There is no round {round}: the event ends with round {rounds}."),
    no.UnknownTeamError: N_("There is no team {team}: the teams are 1 to {teams}."),
    RoundNotAnnouncedError: N_(
        "Round {round} has not been announced: the next one is round {next}. "
        "Announce the rounds in order."
    ),
    RoundAnnouncedError: N_("Round {round} has already been announced."),
    RoundIncompleteError: Plural(
        "Round {round} cannot close yet: table {tables} is missing.",
        "Round {round} cannot close yet: tables {tables} are missing.",
        "tables",
    ),
    no.TrumpMissingError: N_("Choose the trump of this round first."),
    no.CallError: N_("“{call}” is not a call: name two of the players 1, 2 and 3, such as 1-3."),
    no.CallCycleError: N_(
        "A list of calls needs each of 1-3, 1-2 and 2-3 at least once, so that the captain "
        "changes partner: {missing} is missing."
    ),
    no.TrumpListError: N_(
        "“{text}” is not a list of trumps: use C (clubs), D (diamonds), H (hearts), S (spades) "
        "and N (no trump)."
    ),
    RoundsError: N_("Number of rounds: choose from {least} to {most}, not {rounds}."),
    no.TooFewTeamsError: N_("At least {least} teams are needed to play; {teams} entered."),
    no.NamelessTeamError: N_("Team {team} has no captain: enter the captain’s name."),
    no.IncompleteTeamsError: Plural(
        "Team {teams} has fewer than four players. Add the missing names, or start anyway with "
        "substitutes.",
        "Teams {teams} have fewer than four players. Add the missing names, or start anyway with "
        "substitutes.",
        "teams",
    ),
    no.PlayerTwiceError: _player_twice,
    no.TeamNumberTakenError: N_("Table {number} already has a team: choose another table."),
    no.TableWithoutTeamError: N_(
        "Table {table} is empty: enter a team there, or draw the tables by lot so that none is "
        "left out."
    ),
    no.SameTeamNameError: N_(
        "Teams {first_team} and {second_team} are both called “{name}”: add a number or a "
        "captain’s name to one of them, such as “{name} 2”."
    ),
    no.EntriesClosedError: N_(
        "Round 1 has been announced: another number of tables would make every printed card "
        "wrong. A newcomer can play as a substitute."
    ),
    NotStartedError: N_("This is possible once round 1 has been announced."),
    EventFinishedError: N_(
        "The event is finished. To play another round, undo “Finish the event”."
    ),
    SettingFixedError: N_("This option cannot change any more: rounds have been played with it."),
    no.AlreadyWithdrawnError: N_("Team {team} has already withdrawn."),
    no.NotWithdrawnError: N_("Team {team} has not withdrawn."),
    no.SeatError: N_("There is no player {seat}: a team has a captain and players 1, 2, 3."),
    no.SubstituteRoundsError: N_(
        "A substitute cannot leave after round {last_round} and come in round {first_round}: "
        "choose a later last round."
    ),
    no.RedealUsedError: N_(
        "Table {table} has had its redeal in round {round}: only one is allowed (articles 10 "
        "and 11). Play on."
    ),
    no.NoResultError: N_("Table {table} has no result in round {round}: nothing to remove."),
    no.ResultTwiceError: N_(
        "Table {table} is listed twice in round {round}: keep only the right line."
    ),
    no.NotTiedError: N_("Teams {first} and {second} are not tied: choose two teams that are."),
}
