"""Draws the program's icon in every size and for every system: `icon.py FOLDER`.

Run by packaging/build.py with a Python that has Qt and Pillow; nothing drawn is committed.
"""

import os
import sys
from pathlib import Path

from PIL import Image
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWING = Path(__file__).resolve().parent.parent / "resources" / "whist-td.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256)
LARGEST = 1024


def main(folder: Path) -> None:
    """Leave the pictures in a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    _qt = QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    for size in (*SIZES, LARGEST):
        _drawn(size).save(str(folder / f"{size}.png"))
    pictures = [Image.open(folder / f"{size}.png") for size in SIZES]
    sizes = [(size, size) for size in SIZES]
    pictures[-1].save(folder / "whist-td.ico", sizes=sizes, append_images=pictures[:-1])
    Image.open(folder / f"{LARGEST}.png").save(folder / "whist-td.icns")


def _drawn(size: int) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(DRAWING)).render(painter)
    painter.end()
    return image


if __name__ == "__main__":
    main(Path(sys.argv[1]))
