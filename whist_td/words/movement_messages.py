"""What is wrong with a movement, in words: its text, and the rules it breaks."""

from collections.abc import Callable, Mapping
from typing import Any

from whist_td.core import movement_text as no
from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import TableRoundsError, TooFewForTablesError
from whist_td.movements.verify.faults import RotationFault, RotationFaultKind
from whist_td.movements.verify_individual import faults as tables
from whist_td.movements.verify_whiz import faults as boards
from whist_td.words.formats import Plural, Sentence, written
from whist_td.words.words import N_, Words, shortened


def _spot(spot: no.MovementSpot, _: Words) -> str:
    if spot.round is None:
        return _("In the movement")
    if spot.table is None:
        return _("In round {round} of the movement", round=spot.round)
    return _("In round {round} of the movement, table {table}", round=spot.round, table=spot.table)


def _at_field(sentence: str) -> Callable[[no.MovementError, Words], str]:
    def sentence_of(error: no.MovementError, _: Words) -> str:
        holes: dict[str, Any] = {**vars(error), "spot": _spot(error.spot, _)}
        if isinstance(error, no.MovementValueError):
            holes["value"] = shortened(str(error.value))
        return _(sentence, **holes)

    return sentence_of


def _no_object(error: no.MovementObjectError, _: Words) -> str:
    return _("{spot}: an object with named fields is expected.", spot=_spot(error.spot, _))


MOVEMENT_SENTENCES: Mapping[type[RuleError], Sentence] = {
    no.MovementFieldMissingError: _at_field(N_("{spot}: “{field}” is missing.")),
    no.MovementNumberError: _at_field(N_("{spot}: “{field}” must be a whole number, not {value}.")),
    no.MovementLimitError: _at_field(
        N_("{spot}: “{field}” must be a number from {least} to {most}, not {value}.")
    ),
    no.MovementTextError: _at_field(N_("{spot}: “{field}” must be a text or null, not {value}.")),
    no.MovementListError: _at_field(N_("{spot}: “{field}” must be a list, not {value}.")),
    no.MovementObjectError: _no_object,
    no.MovementFileError: N_(
        "{file} is cut off, or is not a movement: it cannot be read from line {line} on. Choose "
        "another file, or save the movement again."
    ),
    no.MovementTeamsError: N_(
        "Number of teams: {teams}. A movement can only be checked for {least} to {most} teams."
    ),
    TooFewForTablesError: Plural(
        "There is {entrants} only: a table needs {least}.",
        "There are {entrants} only: a table needs {least}.",
        "entrants",
    ),
    TableRoundsError: N_("Number of rounds: choose from {least} to {most}, not {rounds}.", "tour"),
    no.UnsoundMovementError: N_(
        "No movement for {players} players and this number of rounds ({rounds}) has passed the "
        "check: choose another number of rounds."
    ),
}

_Kind = RotationFaultKind | tables.TableFaultKind | boards.WhizFaultKind
_FAULTS: Mapping[_Kind, str] = {
    RotationFaultKind.NO_ROUNDS: N_("The movement has no round."),
    RotationFaultKind.ROUND_NUMBER: N_("Round {round} has another number: count rounds from 1."),
    RotationFaultKind.TRUMP: N_("Round {round}: the trump is not C, D, H, S or N."),
    RotationFaultKind.CALL: N_("Round {round}: the call does not name two of players 1, 2 and 3."),
    RotationFaultKind.STAYS: N_("Round {round}: the player who stays is one of those called."),
    RotationFaultKind.TABLE_MISSING: N_("Round {round}: table {table} is missing."),
    RotationFaultKind.TABLE_TWICE: N_("Round {round}: table {table} is listed twice."),
    RotationFaultKind.TABLE_UNKNOWN: N_("Round {round}: there is no table {table}."),
    RotationFaultKind.HOME_ELSEWHERE: N_(
        "Round {round}: the captain of team {teams} is at table {table}, not at the team’s own."
    ),
    RotationFaultKind.TEAM_UNKNOWN: N_("Round {round}, table {table}: there is no team {teams}."),
    RotationFaultKind.VISITS_ITSELF: N_(
        "Round {round}, table {table}: team {teams} visits itself."
    ),
    RotationFaultKind.VISITS_NOBODY: N_("Round {round}: team {teams} visits nobody."),
    RotationFaultKind.VISITS_TWICE: N_("Round {round}: team {teams} visits two tables."),
    RotationFaultKind.UNEVEN: N_(
        "Round {round}: the pairs of teams {teams} do not move like the others."
    ),
    RotationFaultKind.ADVANCE: N_("Round {round}: the pairs do not move as far as announced."),
    RotationFaultKind.DIRECTION: N_("Round {round}: the pairs turn round and move the other way."),
    tables.TableFaultKind.TOO_FEW_ENTRANTS: N_("The movement has too few people to fill a table."),
    tables.TableFaultKind.NO_ROUNDS: N_("The movement seats nobody in any round."),
    tables.TableFaultKind.ROUND_NUMBER: N_(
        "In place {round} of the movement there is another round: number the rounds from 1."
    ),
    tables.TableFaultKind.TABLE_TWICE: N_("In round {round}, table {table} is listed twice."),
    tables.TableFaultKind.TABLE_UNKNOWN: N_("In round {round}, there is no table {table}."),
    tables.TableFaultKind.TABLE_EMPTY: N_("In round {round}, nobody sits at table {table}."),
    tables.TableFaultKind.TABLE_SIZE: N_(
        "In round {round}, table {table}: numbers {entrants} do not make a table."
    ),
    tables.TableFaultKind.ENTRANT_UNKNOWN: N_("In round {round}, there is no number {entrants}."),
    tables.TableFaultKind.ENTRANT_TWICE: N_("In round {round}, number {entrants} has two places."),
    tables.TableFaultKind.ENTRANT_MISSING: N_("In round {round}, number {entrants} has no place."),
    tables.TableFaultKind.SITS_OUT_EARLY: N_(
        "In round {round}, number {entrants} sits out again before everybody has."
    ),
    tables.TableFaultKind.SIT_OUTS_UNEVEN: N_(
        "Those who sit out at least twice more than others: numbers {entrants}."
    ),
    boards.WhizFaultKind.TOO_FEW_PLAYERS: N_(
        "The movement has fewer than six players: add players or choose another file."
    ),
    boards.WhizFaultKind.NO_ROUNDS: N_("The movement seats nobody in any round."),
    boards.WhizFaultKind.ROUND_NUMBER: N_(
        "In place {round} of the movement there is another round: number the rounds from 1."
    ),
    boards.WhizFaultKind.TABLE_TWICE: N_("In round {round}, table {table} is listed twice."),
    boards.WhizFaultKind.TABLE_UNKNOWN: N_("In round {round}, there is no table {table}."),
    boards.WhizFaultKind.TABLE_EMPTY: N_("In round {round}, nobody sits at table {table}."),
    boards.WhizFaultKind.BOARDS_UNKNOWN: N_(
        "In round {round}, table {table}: there is no set {boards}."
    ),
    boards.WhizFaultKind.BOARDS_SHARED: N_(
        "In round {round}, set {boards} is at two tables at once."
    ),
    boards.WhizFaultKind.COPIES_LACKING: N_(
        "In round {round}, set {boards} is at more tables than there are copies of it."
    ),
    boards.WhizFaultKind.BOARDS_AGAIN: N_(
        "In round {round}, table {table}, player {people} meets set {boards} again."
    ),
    boards.WhizFaultKind.BOARDS_ALONE: N_(
        "Set {boards} is played in round {round} at table {table} only: it compares nobody."
    ),
    boards.WhizFaultKind.PERSON_UNKNOWN: N_("In round {round}, there is no player {people}."),
    boards.WhizFaultKind.PERSON_TWICE: N_("In round {round}, player {people} has two places."),
    boards.WhizFaultKind.PERSON_MISSING: N_("In round {round}, player {people} has no place."),
    boards.WhizFaultKind.PERSON_ABSENT: N_(
        "In round {round}, player {people} has a place but is not there."
    ),
    boards.WhizFaultKind.SITS_OUT_EARLY: N_(
        "In round {round}, player {people} sits out again before everybody has."
    ),
    boards.WhizFaultKind.SIT_OUTS_UNEVEN: N_(
        "Those who sit out at least twice more than others: {people}."
    ),
}


def fault_sentence(fault: RotationFault | tables.TableFault | boards.WhizFault, _: Words) -> str:
    """Say which rule a movement breaks, and where."""
    return written(_FAULTS[fault.kind], vars(fault), _)
