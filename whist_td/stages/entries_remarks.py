"""What is said beneath a row, and how it is coloured."""

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt

REMARK_ROLE = Qt.ItemDataRole.UserRole + 100
"""The `Remark` of a row, asked of its first cell."""


class Tone(Enum):
    """How a remark is coloured."""

    WRONG = "wrong"
    LOOK = "look"
    CALM = "calm"


@dataclass(frozen=True)
class Remark:
    """One or more sentences beneath a row."""

    text: str
    tone: Tone
