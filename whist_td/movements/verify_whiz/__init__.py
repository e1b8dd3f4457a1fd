"""The second hand for Whiz: it judges any movement of three a table, however it was made."""

from whist_td.movements.verify_whiz.comparison import PairTable
from whist_td.movements.verify_whiz.faults import WhizFault, WhizFaultKind
from whist_td.movements.verify_whiz.form import JudgedWhiz, Stay, movement_from_plain
from whist_td.movements.verify_whiz.quality import Sharing, WhizQuality, quality_to_plain, verify

__all__ = [
    "JudgedWhiz",
    "PairTable",
    "Sharing",
    "Stay",
    "WhizFault",
    "WhizFaultKind",
    "WhizQuality",
    "movement_from_plain",
    "quality_to_plain",
    "verify",
]
