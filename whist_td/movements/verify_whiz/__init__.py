"""The second hand for Whiz: it judges any movement of three a table, however it was made."""

from whist_td.movements.verify_whiz.faults import Fault, FaultKind
from whist_td.movements.verify_whiz.form import Movement, Stay, movement_from_plain
from whist_td.movements.verify_whiz.pairs import PairTable
from whist_td.movements.verify_whiz.quality import Quality, Sharing, quality_to_plain, verify

__all__ = [
    "Fault",
    "FaultKind",
    "Movement",
    "PairTable",
    "Quality",
    "Sharing",
    "Stay",
    "movement_from_plain",
    "quality_to_plain",
    "verify",
]
