"""The hard rules of a Whiz movement, and where a movement breaks them, in words."""

from collections.abc import Mapping

from whist_td.movements.verify_whiz import Fault, FaultKind
from whist_td.words.words import N_, Words

_FAULTS: Mapping[FaultKind, str] = {
    FaultKind.TOO_FEW_PLAYERS: N_("The movement has fewer than six players."),
    FaultKind.NO_ROUNDS: N_("The movement seats nobody in any round."),
    FaultKind.ROUND_NUMBER: N_(
        "In place {round} of the movement stands another round: rounds count from 1."
    ),
    FaultKind.TABLE_TWICE: N_("In round {round}, table {table} stands there twice."),
    FaultKind.TABLE_UNKNOWN: N_("In round {round}, there is no table {table}."),
    FaultKind.TABLE_EMPTY: N_("In round {round}, nobody sits at table {table}."),
    FaultKind.BOARDS_UNKNOWN: N_("In round {round}, table {table}: there is no set {boards}."),
    FaultKind.BOARDS_SHARED: N_("In round {round}, set {boards} lies at two tables at once."),
    FaultKind.COPIES_LACKING: N_(
        "In round {round}, set {boards} lies at more tables than there are copies of it."
    ),
    FaultKind.BOARDS_AGAIN: N_(
        "In round {round}, table {table}, player {people} meets set {boards} again."
    ),
    FaultKind.PERSON_UNKNOWN: N_("In round {round}, there is no player {people}."),
    FaultKind.PERSON_TWICE: N_("In round {round}, player {people} has two places."),
    FaultKind.PERSON_MISSING: N_("In round {round}, player {people} has no place."),
    FaultKind.PERSON_ABSENT: N_("In round {round}, player {people} has a place but is not there."),
    FaultKind.SITS_OUT_EARLY: N_(
        "In round {round}, player {people} sits out again before everybody has."
    ),
    FaultKind.SIT_OUTS_UNEVEN: N_("Those who sit out at least twice more than others: {people}."),
}


def whiz_fault_sentence(fault: Fault, _: Words) -> str:
    """Say which rule a movement breaks, and where."""
    people = ", ".join(map(str, fault.people))
    holes = {"round": fault.round, "table": fault.table, "boards": fault.boards}
    return _(_FAULTS[fault.kind], people=people, **holes)
