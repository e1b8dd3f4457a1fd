"""The second hand for Whiz: it judges any movement of three a table, however it was made."""

from whist_td.movements.verify_whiz.faults import Fault, FaultKind
from whist_td.movements.verify_whiz.form import Movement, movement_from_plain
from whist_td.movements.verify_whiz.quality import Quality, quality_to_plain, verify

__all__ = [
    "Fault",
    "FaultKind",
    "Movement",
    "Quality",
    "movement_from_plain",
    "quality_to_plain",
    "verify",
]
