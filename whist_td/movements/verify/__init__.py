"""The second hand: it judges any militaire movement, and knows nothing of how it was made."""

from whist_td.movements.verify.form import Movement, movement_from_plain
from whist_td.movements.verify.quality import Quality, quality_to_plain, verify

__all__ = ["Movement", "Quality", "movement_from_plain", "quality_to_plain", "verify"]
