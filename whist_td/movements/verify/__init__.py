"""The second hand: it judges any militaire movement, and knows nothing of how it was made."""

from whist_td.movements.verify.form import JudgedRotation, movement_from_plain
from whist_td.movements.verify.quality import RotationQuality, quality_to_plain, verify

__all__ = ["JudgedRotation", "RotationQuality", "movement_from_plain", "quality_to_plain", "verify"]
