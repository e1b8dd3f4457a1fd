"""Printing a PDF: handed over as it is where the system can, else page by page as pictures."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Protocol

import pypdfium2 as pdfium
from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

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


DOTS_PER_INCH = 300
PATIENCE = 60
"""Seconds until a print system that does not answer is given up."""

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


class Printers(Protocol):
    """The printers of this machine."""

    def names(self) -> tuple[str, ...]:
        """Return the printers, the usual one first; none where there is none."""

    def send(self, order: PrintOrder, progress: Progress) -> None:
        """Print, or raise `PrintingError`; called from a job."""


class SystemPrinters:
    """The printers that the operating system knows."""

    def names(self) -> tuple[str, ...]:
        """Return the printers, the usual one first."""
        known = QPrinterInfo.availablePrinterNames() or _queues()
        usual = QPrinterInfo.defaultPrinterName()
        return tuple(sorted(known, key=lambda name: (name != usual, name.casefold())))

    def send(self, order: PrintOrder, progress: Progress) -> None:
        """Hand the PDF to `lp` where there is one (exact, and small), else print pictures."""
        if hands_over():
            _hand_over(order)
            progress(order.pdf.pages, order.pdf.pages)
        else:
            printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            printer.setPrinterName(order.printer)
            print_pictures(order, printer, progress)


def hands_over() -> bool:
    """Tell whether this system takes a PDF as it is."""
    return sys.platform != "win32" and shutil.which("lp") is not None


def _queues() -> list[str]:
    listing = shutil.which("lpstat")
    if listing is None:
        return []
    try:
        finished = subprocess.run(  # noqa: S603 - a program of the system, without words of the user
            [listing, "-e"], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return finished.stdout.split() if finished.returncode == 0 else []


def _hand_over(order: PrintOrder) -> None:
    program = shutil.which("lp") or "lp"
    words = [program, "-d", order.printer, "-n", str(order.copies), "-t", order.title, "-"]
    try:
        finished = subprocess.run(  # noqa: S603 - a list of words, no shell
            words, input=order.pdf.content, capture_output=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PrintingError(str(error)) from error
    if finished.returncode:
        raise PrintingError(finished.stderr.decode(errors="replace").strip())


def print_pictures(order: PrintOrder, printer: QPrinter, progress: Progress) -> None:
    """Draw every page as a picture on a printer's paper."""
    pdf = order.pdf
    printer.setDocName(order.title)
    printer.setCopyCount(order.copies)
    printer.setResolution(DOTS_PER_INCH)
    printer.setPageLayout(_layout(pdf, 0))
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintingError(order.printer)
    try:
        for page in range(pdf.pages):
            if page:
                printer.setPageLayout(_layout(pdf, page))
                printer.newPage()
            _draw_page(painter, printer, pdf, page)
            progress(page + 1, pdf.pages)
    finally:
        painter.end()


def _layout(pdf: PdfFile, page: int) -> QPageLayout:
    size = pdf.size(page)
    wide = size.width() > size.height()
    upright = size.transposed() if wide else size
    turned = QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
    layout = QPageLayout(_paper(upright), turned, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def _paper(upright: QSizeF) -> QPageSize:
    fuzzy = QPageSize.SizeMatchPolicy.FuzzyMatch
    return QPageSize(upright, QPageSize.Unit.Point, "", fuzzy)


def _draw_page(painter: QPainter, printer: QPrinter, pdf: PdfFile, page: int) -> None:
    sheet = printer.pageLayout().fullRectPixels(printer.resolution())
    image = page_image(pdf, page, printer.resolution())
    painter.drawImage(QRectF(0, 0, sheet.width(), sheet.height()), image)
