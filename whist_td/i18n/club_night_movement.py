"""What a movement of tables without boards breaks, in words."""

from collections.abc import Mapping

from whist_td.i18n.words import N_, Words
from whist_td.movements.verify_individual import Fault, FaultKind

_FAULTS: Mapping[FaultKind, str] = {
    FaultKind.TOO_FEW_ENTRANTS: N_("There are too few people for one table."),
    FaultKind.NO_ROUNDS: N_("The movement has no rounds."),
    FaultKind.ROUND_NUMBER: N_("Round {round} of the movement has another number."),
    FaultKind.TABLE_TWICE: N_("In round {round}, table {table} stands twice."),
    FaultKind.TABLE_UNKNOWN: N_("In round {round} there is no table {table}."),
    FaultKind.TABLE_EMPTY: N_("In round {round}, nobody sits at table {table}."),
    FaultKind.TABLE_SIZE: N_("In round {round}, too many or too few sit at table {table}."),
    FaultKind.ENTRANT_UNKNOWN: N_("In round {round}, {people} sits somewhere and is unknown."),
    FaultKind.ENTRANT_TWICE: N_("In round {round}, {people} has two places."),
    FaultKind.ENTRANT_MISSING: N_("In round {round}, {people} has no place."),
    FaultKind.SITS_OUT_EARLY: N_(
        "In round {round}, {people} sits out again before others have sat out once."
    ),
    FaultKind.SIT_OUTS_UNEVEN: N_("{people} sits out more often than others."),
}


def club_fault_sentence(fault: Fault, _: Words) -> str:
    """Say which rule a movement breaks, where, and for whom."""
    people = ", ".join(map(str, fault.entrants))
    return _(_FAULTS[fault.kind], round=fault.round, table=fault.table, people=people)
