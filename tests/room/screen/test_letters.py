"""Large letters: every size is seen, whatever Qt keeps, and they stand where Qt would put them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from whist_td.room.screen.type_setting import LARGEST_KEPT, QT_KEEPS, face, paint_line

SIZES = [20, QT_KEEPS, QT_KEEPS + 1, 120, LARGEST_KEPT, LARGEST_KEPT + 1, 330, 600]
SEEN = 128
REPOSITORY = Path(__file__).resolve().parents[3]
SCRIPT = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tests.room.screen.test_letters import SIZES, ink, painted
from whist_td.kit.theme import load_fonts
load_fonts()
print([size for size in SIZES if not ink(painted("5", size))])
"""


@pytest.fixture(autouse=True)
def faces(qapp):
    return qapp


def painted(text, size, align=Qt.AlignmentFlag.AlignLeft, scale=1.0):
    """Return a wall with one line on it, 1400 by 700 pixels before it is scaled."""
    image = QImage(round(1400 * scale), round(700 * scale), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setFont(face(size, is_bold=True, is_tabular=True))
    paint_line(painter, QRectF(0, 0, 1400, 700), text, "#ffffff", align)
    painter.end()
    return image


def by_qt(text, size, align):
    """Return the same line as Qt paints it alone."""
    image = QImage(1400, 700, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setFont(face(size, is_bold=True, is_tabular=True))
    painter.setPen(QColor("#ffffff"))
    flags = align | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(QRectF(0, 0, 1400, 700), int(flags), text)
    painter.end()
    return image


def ink(image):
    """Return the columns and the rows between which something is written."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    wide, whole = grey.bytesPerLine(), bytes(grey.constBits())
    down = [
        y for y in range(grey.height()) if max(whole[y * wide : y * wide + grey.width()]) > SEEN
    ]
    across = [x for x in range(grey.width()) if max(whole[x::wide]) > SEEN]
    if not down:
        return ()
    return across[0], across[-1], down[0], down[-1]


@pytest.mark.parametrize("kept", ["", "400"])
def test_letters_of_every_size_are_seen_whatever_qt_keeps(kept):
    told = {"QT_QPA_PLATFORM": "offscreen"} | ({"QT_MAX_CACHED_GLYPH_SIZE": kept} if kept else {})
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=REPOSITORY,
        env={**os.environ, **told},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("align", [Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight])
@pytest.mark.parametrize("size", SIZES[2:6])
def test_a_line_stands_where_qt_would_put_it(size, align):
    ours, qts = ink(painted("Pique 12", size, align)), ink(by_qt("Pique 12", size, align))
    assert all(abs(one - other) <= 4 for one, other in zip(ours, qts, strict=True))


def test_on_a_screen_of_twice_the_scale_it_is_twice_as_large_and_as_sharp():
    small, large = (ink(painted("Cœur", 90, scale=scale)) for scale in (1.0, 2.0))
    assert all(abs(2 * one - other) <= 4 for one, other in zip(small, large, strict=True))


def test_signs_that_the_text_face_lacks_are_written_too():
    assert ink(painted("♠", 120))


def test_a_space_is_no_picture():
    assert not ink(painted(" ", 120))
