"""The club's logo, made ready for paper; a picture that cannot be read is no logo."""

import io
import warnings
from functools import lru_cache

from PIL import Image, ImageOps
from reportlab.lib.utils import ImageReader

MOST_PIXELS = 600
"""The longest side worth keeping: a logo is at most four centimetres wide."""

_UNREADABLE = (OSError, ValueError, SyntaxError, Image.DecompressionBombError, Warning)


@lru_cache(4)
def logo(picture: bytes | None) -> ImageReader | None:
    """Return the picture on white, no larger than it prints; None where there is none."""
    if not picture:
        return None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            return ImageReader(_on_white(picture))
    except _UNREADABLE:
        return None


def _on_white(picture: bytes) -> Image.Image:
    with Image.open(io.BytesIO(picture)) as opened:
        opened.draft("RGB", (MOST_PIXELS, MOST_PIXELS))
        upright = ImageOps.exif_transpose(opened).convert("RGBA")
    upright.thumbnail((MOST_PIXELS, MOST_PIXELS))
    white = Image.new("RGBA", upright.size, "white")
    return Image.alpha_composite(white, upright).convert("RGB")
