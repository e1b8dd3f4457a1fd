"""Printing a PDF: handed over as it is where the system can, else page by page as pictures."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from whist_td.kit.pdf_pages import PdfFile, page_image

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
        told = subprocess.run(  # noqa: S603 - a program of the system, without words of the user
            [listing, "-e"], capture_output=True, text=True, timeout=5, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return told.stdout.split() if told.returncode == 0 else []


def _hand_over(order: PrintOrder) -> None:
    program = shutil.which("lp") or "lp"
    words = [program, "-d", order.printer, "-n", str(order.copies), "-t", order.title, "-"]
    try:
        told = subprocess.run(  # noqa: S603 - a list of words, no shell
            words, input=order.pdf.content, capture_output=True, timeout=PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise PrintingError(str(error)) from error
    if told.returncode:
        raise PrintingError(told.stderr.decode(errors="replace").strip())


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
