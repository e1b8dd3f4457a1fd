"""The printers of the system: a PDF is handed over as it is where it can be, else as pictures."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count, groupby

from PySide6.QtCore import QMarginsF, QPoint, QRect, QSizeF, Qt
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QTransform
from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

from whist_td.kit.printing import (
    POINTS_PER_INCH,
    PdfFile,
    PrintingError,
    PrintOrder,
    Progress,
    page_image,
)

MOST_DOTS = 600
"""Dots per inch beyond which nobody sees a difference, and a page takes too much room."""
PATIENCE = 60
"""Seconds until a print system that does not answer is given up."""
_BAND = 600
"""How many lines of dots are drawn at a time: a whole page would take 140 megabytes."""


class SystemPrinters:
    """The printers that the operating system knows."""

    def names(self) -> tuple[str, ...]:
        """Return the printers, the usual one first."""
        known = QPrinterInfo.availablePrinterNames() or _queues()
        usual = QPrinterInfo.defaultPrinterName()
        return tuple(sorted(known, key=lambda name: (name != usual, name.casefold())))

    def margins(self, printer: str, paper: QSizeF) -> QMarginsF:
        """Return what a printer leaves white around upright paper; none where that is unknown."""
        device = _device(printer)
        if device is None:
            return QMarginsF()
        device.setPageSize(_paper(paper))
        layout = device.pageLayout()
        layout.setUnits(QPageLayout.Unit.Point)
        return layout.minimumMargins()

    def send(self, order: PrintOrder, progress: Progress) -> None:
        """Hand the PDF to `lp` where there is one (exact, and small), else print pictures."""
        if hands_over():
            progress(0, len(order.numbers))
            _hand_over(order)
        elif device := _device(order.printer):
            print_pictures(order, device, progress)
        else:
            raise PrintingError(order.printer)


def hands_over() -> bool:
    """Tell whether this system takes a PDF as it is."""
    return sys.platform != "win32" and shutil.which("lp") is not None


def _device(printer: str) -> QPrinter | None:
    """Return a printer to draw on; Qt would take the usual one where this one is gone."""
    info = QPrinterInfo.printerInfo(printer)
    return None if info.isNull() else QPrinter(info, QPrinter.PrinterMode.HighResolution)


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
    for numbers in _runs(order):
        words = [shutil.which("lp") or "lp", *lp_words(order, numbers), "-"]
        try:
            finished = subprocess.run(  # noqa: S603 - a list of words, no shell
                words, input=order.pdf.content, capture_output=True, timeout=PATIENCE, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise PrintingError(str(error)) from error
        if finished.returncode:
            raise PrintingError(finished.stderr.decode(errors="replace").strip())


def lp_words(order: PrintOrder, numbers: range) -> list[str]:
    """Return what `lp` is told of pages on one kind of paper, whatever the printer is used to."""
    paper = _paper(order.pdf.upright(numbers[0])).key()
    scaling = "fit" if order.is_shrunk else "none"
    options = (
        f"media={paper}",
        f"print-scaling={scaling}",
        "sides=one-sided",
        "number-up=1",
        "collate=true",
        f"page-ranges={numbers[0] + 1}-{numbers[-1] + 1}",
    )
    words = ["-d", order.printer, "-n", str(order.copies), "-t", order.title]
    return [*words, *(word for option in options for word in ("-o", option))]


def print_pictures(order: PrintOrder, printer: QPrinter, progress: Progress) -> None:
    """Draw every page as a picture on a printer's paper, as finely as it prints."""
    printer.setDocName(order.title)
    printer.setDuplex(QPrinter.DuplexMode.DuplexNone)
    printer.setCollateCopies(True)
    printer.setResolution(min(printer.resolution(), MOST_DOTS))
    times = order.copies
    if printer.supportsMultipleCopies():
        printer.setCopyCount(order.copies)
        times = 1
    done, total = count(1), times * len(order.numbers)
    for numbers in _runs(order) * times:
        _print_run(order, numbers, printer, lambda: progress(next(done), total))


def _print_run(
    order: PrintOrder, numbers: range, printer: QPrinter, drawn: Callable[[], None]
) -> None:
    """Print pages on one kind of paper as a document of their own."""
    # Upright paper: a printer that is at work takes no other layout (Qt on Windows).
    upright = QPageLayout.Orientation.Portrait
    layout = QPageLayout(_paper(order.pdf.upright(numbers[0])), upright, QMarginsF())
    layout.setMode(QPageLayout.Mode.FullPageMode)
    printer.setPageLayout(layout)
    painter = QPainter()
    if not painter.begin(printer):
        raise PrintingError(order.printer)
    place = _place(order, printer)
    try:
        for page in numbers:
            if page != numbers[0] and not printer.newPage():
                raise PrintingError(order.printer)  # noqa: TRY301 - what is drawn is given up below
            _draw_page(painter, place, order.pdf, page)
            drawn()
    except BaseException:
        printer.abort()  # Or the half that is drawn would be printed.
        raise
    finally:
        painter.end()


def _runs(order: PrintOrder) -> list[range]:
    """Cut the pages where they change the paper: a job is printed on one kind."""
    runs = groupby(order.numbers, lambda page: order.pdf.upright(page).toTuple())
    parts = [tuple(pages) for _paper, pages in runs]
    return [range(pages[0], pages[-1] + 1) for pages in parts]


def _paper(upright: QSizeF) -> QPageSize:
    fuzzy = QPageSize.SizeMatchPolicy.FuzzyMatch
    return QPageSize(upright, QPageSize.Unit.Point, "", fuzzy)


def _place(order: PrintOrder, printer: QPrinter) -> QRect:
    """Return where pages stand on the paper, in dots: all over it, or inside the margins."""
    layout, dots = printer.pageLayout(), printer.resolution()
    whole = layout.fullRectPixels(dots)
    if not order.is_shrunk:
        return whole
    layout.setMode(QPageLayout.Mode.StandardMode)
    layout.setMargins(layout.minimumMargins())
    inside = layout.paintRectPixels(dots)
    size = whole.size().scaled(inside.size(), Qt.AspectRatioMode.KeepAspectRatio)
    place = QRect(QPoint(), size)
    place.moveCenter(inside.center())
    return place


def _draw_page(painter: QPainter, place: QRect, pdf: PdfFile, page: int) -> None:
    """Draw a page band by band; one that is held across is turned to the left."""
    size = pdf.size(page)
    across, down = place.width(), place.height()
    is_wide = size.width() > size.height()
    if is_wide:
        across, down = down, across
    scale = across / size.width()
    for top in range(0, down, _BAND):
        band = (top / scale, min((top + _BAND) / scale, size.height()))
        image = page_image(pdf, page, scale * POINTS_PER_INCH, band)
        if is_wide:
            turned = image.transformed(QTransform().rotate(-90))
            painter.drawImage(place.x() + top, place.y(), turned)
        else:
            painter.drawImage(place.x(), place.y() + top, image)
