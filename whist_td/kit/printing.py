"""A PDF looked at, and what is asked of a printer: which of its pages, how often, how large."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from threading import Lock
from typing import Any, Protocol

import pypdfium2 as pdfium
from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QImage

POINTS_PER_INCH = 72
_INEXACT = 1e-6
"""Less than a dot: no line of dots is lost between two bands of a page."""
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

    def upright(self, page: int) -> QSizeF:
        """Return the paper of a page, held upright."""
        return QSizeF(*sorted(self.sizes[page]))


def pdf_file(content: bytes) -> PdfFile:
    """Look into a PDF for its pages."""
    with _ONE_AT_A_TIME, _opened(content) as document:
        sizes = tuple(document.get_page_size(number) for number in range(len(document)))
    return PdfFile(content, sizes)


def page_image(
    pdf: PdfFile, page: int, dots_per_inch: float, band: tuple[float, float] | None = None
) -> QImage:
    """Draw one page, the first being 0, as fine as wanted; or what of it lies in a band.

    A band reaches from one distance to another from the upper edge, in points.
    """
    top, low = band or (0.0, pdf.size(page).height())
    low_left, top_left = pdf.size(page).height() - low, top
    left_out = (0.0, max(0.0, low_left - _INEXACT), 0.0, max(0.0, top_left - _INEXACT))
    with _ONE_AT_A_TIME, _opened(pdf.content) as document:
        scale = dots_per_inch / POINTS_PER_INCH
        drawn = document[page].render(scale=scale, crop=left_out, rev_byteorder=True)
        form = _FORMATS[drawn.n_channels]
        content = bytes(drawn.buffer)
        return QImage(content, drawn.width, drawn.height, drawn.stride, form).copy()


def page_text(pdf: PdfFile, page: int) -> str:
    """Return what a page says, for whoever does not see it, the first page being 0."""
    with _ONE_AT_A_TIME, _opened(pdf.content) as document:
        return " ".join(document[page].get_textpage().get_text_range().split())


def reach(pdf: PdfFile) -> tuple[QMarginsF, ...]:
    """Return how near the letters of each page come to the edges of upright paper, in points."""
    with _ONE_AT_A_TIME, _opened(pdf.content) as document:
        return tuple(_reach(document[number]) for number in range(len(document)))


_Page = Any
"""A page of the library, whose ways have no types."""


def _reach(page: _Page) -> QMarginsF:
    letters, (wide, high) = page.get_textpage(), page.get_size()
    boxes = [letters.get_rect(index) for index in range(letters.count_rects())]
    left = min((box[0] for box in boxes), default=wide)
    low = min((box[1] for box in boxes), default=high)
    right = wide - max((box[2] for box in boxes), default=0)
    top = high - max((box[3] for box in boxes), default=0)
    if wide <= high:
        return QMarginsF(left, top, right, low)
    # Nobody knows which way the printer turns a page that is held across.
    aside, along = min(top, low), min(left, right)
    return QMarginsF(aside, along, aside, along)


def pages_cut(reached: Iterable[QMarginsF], white: QMarginsF) -> int:
    """Count the pages of which a printer that leaves such margins white would cut letters."""
    return sum(
        near.left() < white.left()
        or near.top() < white.top()
        or near.right() < white.right()
        or near.bottom() < white.bottom()
        for near in reached
    )


Progress = Callable[[int, int], None]


class PrintingError(Exception):
    """The print system refused; the text is its own words."""


@dataclass(frozen=True)
class PrintOrder:
    """What is to be printed, where, and how often."""

    pdf: PdfFile
    title: str
    printer: str
    copies: int = 1
    pages: range = range(0)
    """Which pages, the first being 0; all of them where none is named."""
    is_shrunk: bool = False
    """Whether pages are made so much smaller that the printer's margins cut nothing."""

    @property
    def numbers(self) -> range:
        """The pages that are printed, the first being 0."""
        return self.pages or range(self.pdf.pages)


class Printers(Protocol):
    """The printers of this machine."""

    def names(self) -> tuple[str, ...]:
        """Return the printers, the usual one first; none where there is none."""

    def margins(self, printer: str, paper: QSizeF) -> QMarginsF:
        """Return what a printer leaves white around upright paper; called from a job."""

    def send(self, order: PrintOrder, progress: Progress) -> None:
        """Print, or raise `PrintingError`; called from a job."""
