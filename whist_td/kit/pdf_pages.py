"""The pages of a PDF as pictures, for the preview and for printers that want pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

import pypdfium2 as pdfium
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

POINTS_PER_INCH = 72
_ONE_AT_A_TIME = Lock()
"""The PDF library must never be entered from two threads at once."""

_opened: Callable[[bytes], pdfium.PdfDocument] = pdfium.PdfDocument
_FORMATS = {
    1: QImage.Format.Format_Grayscale8,
    3: QImage.Format.Format_RGB888,
    4: QImage.Format.Format_RGBX8888,
}


@dataclass(frozen=True)
class PdfFile:
    """A PDF in memory and the size of each page, in points."""

    content: bytes
    sizes: tuple[tuple[float, float], ...]

    @property
    def pages(self) -> int:
        """The number of pages."""
        return len(self.sizes)

    def size(self, page: int) -> QSizeF:
        """Return the width and height of a page, the first being 0."""
        return QSizeF(*self.sizes[page])


def pdf_file(content: bytes) -> PdfFile:
    """Look into a PDF for its pages."""
    with _ONE_AT_A_TIME, _opened(content) as document:
        sizes = tuple(document.get_page_size(number) for number in range(len(document)))
    return PdfFile(content, sizes)


def page_image(pdf: PdfFile, page: int, dots_per_inch: float) -> QImage:
    """Draw one page, the first being 0, as fine as wanted."""
    with _ONE_AT_A_TIME, _opened(pdf.content) as document:
        drawn = document[page].render(scale=dots_per_inch / POINTS_PER_INCH, rev_byteorder=True)
        return _image(drawn)


def _image(bitmap: pdfium.PdfBitmap) -> QImage:
    form = _FORMATS[bitmap.n_channels]
    content = bytes(bitmap.buffer)
    return QImage(content, bitmap.width, bitmap.height, bitmap.stride, form).copy()
