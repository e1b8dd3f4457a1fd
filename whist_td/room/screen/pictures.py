"""The logos of clubs, read once."""

from functools import lru_cache

from PySide6.QtGui import QImage


@lru_cache(maxsize=4)
def picture(data: bytes) -> QImage:
    """Return a picture from its bytes; an empty one where they are none."""
    return QImage.fromData(data)
