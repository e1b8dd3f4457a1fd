"""The preview: papers laid out as they will come out of the printer, all sheets or those of one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar, cast

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QKeySequence, QPainter, QPixmap, QShortcut
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QWidget
from typing_extensions import override

from whist_td.core.proposals import NO_CORNERS, Corners
from whist_td.desk.apart import done_apart, no_progress
from whist_td.desk.requests import Event
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import folded
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.parts import button, column
from whist_td.kit.printing import POINTS_PER_INCH, PdfFile, page_image, page_text, pdf_file
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named, set_role
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import Paper, Printable, papers_for, render
from whist_td.words.words import Words

T = TypeVar("T")
Papers = Sequence[Paper[Any]]
MANY = 100
"""More sheets are made in another process: it needs as long as these to begin."""


@dataclass(frozen=True)
class LaidPaper:
    """A paper laid out, and its single sheets by the number of whom each is for."""

    pdf: PdfFile
    sheets: Mapping[int, tuple[str, ...]]


Laid = Mapping[str, LaidPaper]
"""Each paper by its name, laid out."""


@dataclass(frozen=True)
class Wish:
    """What is to be laid out: of which plan, on which paper, in which language."""

    plan: object
    size: PageSize
    words: Words
    corners: Corners = NO_CORNERS


def _printable(wish: Wish, event: Event) -> Printable:
    of: Any = papers_for(event).of(event, None)
    if wish.corners != NO_CORNERS:
        of = replace(of, corners=wish.corners)
    return cast("Printable", of)


def layout_work(wish: Wish, event: Event) -> Work:
    """Return the work of laying out each paper by itself, for the preview."""

    def laid(progress: Progress) -> Laid:
        papers = papers_for(event)
        kinds, of = papers.to_lay_out, _printable(wish, event)
        made = _made(progress, _each_alone, kinds, of, wish.size, wish.words)
        return {
            kind.name: LaidPaper(pdf_file(pdf), kind.by_number(of))
            for kind, pdf in zip(kinds, made, strict=True)
        }

    return laid


def _each_alone(
    kinds: Papers, of: Printable, size: PageSize, _: Words, progress: Progress = no_progress
) -> list[bytes]:
    made = list[bytes]()
    for done, kind in enumerate(kinds):
        progress(done, len(kinds))
        made.append(render((kind,), of, size, _))
    return made


def _made(
    progress: Progress, work: Callable[..., T], kinds: Papers, of: Printable, *how: object
) -> T:
    """Lay papers out in another process where they have many sheets, else here."""
    sheets = (some for kind in kinds for some in kind.by_number(of).values())
    if sum(map(len, sheets)) > MANY:
        return cast("T", done_apart(progress, work, kinds, of, *how))
    return work(kinds, of, *how, progress)


def pack_work(kinds: Papers, wish: Wish, event: Event) -> Callable[[Progress], bytes]:
    """Return the work of laying out the chosen papers as one PDF."""

    def packed(progress: Progress) -> bytes:
        of = _printable(wish, event)
        return _made(progress, render, kinds, of, wish.size, wish.words)

    return packed


WHOLE_PAGE = 1.0
_CLOSER = 1.25
_FARTHEST, _CLOSEST = 1.0, 5.0


class PaperPreview(QFrame):
    """One page at a time, whole at first, closer where wanted."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._pdf: PdfFile | None = None
        self._window = parent
        self._label = self._title = ""
        self._page = 0
        self._zoom = WHOLE_PAGE
        self.setObjectName("preview")
        self._sheet = QLabel(self)
        self._area = QScrollArea(self)
        self._where = labelled("", "body", self)
        self._before = button(_("Previous"), "previousPage", self, "quiet", "back")
        self._next = button(_("Next"), "nextPage", self, "quiet", "next")
        self._whole = button(_("Whole page"), "wholePage", self, "quiet")
        self._smaller = button(_("Smaller"), "smaller", self, "quiet")
        self._larger = button(_("Larger"), "larger", self, "quiet")
        self._lay_out()
        self._connect()
        self.say("")

    def _lay_out(self) -> None:
        self._sheet.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._sheet.setMargin(STEP)
        self._where.setWordWrap(False)
        self._area.setWidget(self._sheet)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        _ = self._words
        self._area.setAccessibleName(_("Preview"))
        set_role(self._area, "reached")
        self._area.setMinimumSize(QSize(30 * STEP, 30 * STEP))
        turning = (self._before, self._where, self._next)
        looking = (self._smaller, self._larger, self._whole)
        whole = column(self._area)
        whole.addLayout(folded(folded(*turning), None, folded(*looking)))
        self.setLayout(whole)

    def _connect(self) -> None:
        self._before.clicked.connect(lambda: self.turn(-1))
        self._next.clicked.connect(lambda: self.turn(1))
        self._whole.clicked.connect(lambda: self._look_from(WHOLE_PAGE))
        self._smaller.clicked.connect(lambda: self._look_from(self._zoom / _CLOSER))
        self._larger.clicked.connect(lambda: self._look_from(self._zoom * _CLOSER))
        self._area.installEventFilter(self)
        for keys, steps in (("Ctrl+PgUp", -1), ("Ctrl+PgDown", 1)):
            shortcut = QShortcut(QKeySequence(keys), self._window)
            shortcut.activated.connect(lambda turned=steps: self.turn(turned))

    @property
    def page(self) -> int:
        """The page in sight, the first being 0."""
        return self._page

    def show_pdf(self, pdf: PdfFile, label: str, title: str) -> None:
        """Show a paper, at the page that was in sight if it is the same paper."""
        same = label == self._label
        self._pdf, self._label, self._title = pdf, label, title
        self._page = min(self._page, pdf.pages - 1) if same else 0
        self._draw()

    def say(self, text: str) -> None:
        """Say why there is nothing to see."""
        self._pdf = None
        self._sheet.setPixmap(QPixmap())
        self._sheet.setText(text)
        self._show_where()

    def turn(self, steps: int) -> None:
        """Go to a later page, or an earlier one."""
        if self._pdf:
            self._page = max(0, min(self._page + steps, self._pdf.pages - 1))
            self._area.verticalScrollBar().setValue(0)
            self._draw()

    def _look_from(self, zoom: float) -> None:
        self._zoom = max(_FARTHEST, min(zoom, _CLOSEST))
        self._draw()

    def _draw(self) -> None:
        if self._pdf is None:
            return
        dots = self.devicePixelRatioF()
        image = page_image(self._pdf, self._page, self._scale() * dots * POINTS_PER_INCH)
        image.setDevicePixelRatio(dots)
        picture = QPixmap.fromImage(image)
        # The edge of the paper is drawn, so that white paper shows on a light ground.
        painter = QPainter(picture)
        painter.setPen(QColor(colours(self).border))
        sides = picture.deviceIndependentSize()
        painter.drawRect(QRectF(0.5, 0.5, sides.width() - 1, sides.height() - 1))
        painter.end()
        self._sheet.setPixmap(picture)
        self._show_where()

    def _scale(self) -> float:
        """Return how many dots of the screen a point takes."""
        if self._pdf is None:
            return 1.0
        size, room = self._pdf.size(self._page), self._area.size()
        fitting = min(
            (room.width() - 4 * STEP) / size.width(), (room.height() - 4 * STEP) / size.height()
        )
        return max(0.1, fitting) * self._zoom

    def _show_where(self) -> None:
        pages = self._pdf.pages if self._pdf else 0
        _ = self._words
        where = _("Page {page} of {pages}", page=self._page + 1, pages=pages) if pages else ""
        self._where.setText(where)
        self._sheet.setAccessibleName(f"{self._title}. {where}" if pages else "")
        self._area.setAccessibleDescription(
            page_text(self._pdf, self._page) if self._pdf and QAccessible.isActive() else ""
        )
        self._before.setEnabled(self._page > 0)
        self._next.setEnabled(self._page + 1 < pages)
        self._whole.setEnabled(pages > 0 and self._zoom > WHOLE_PAGE)
        self._smaller.setEnabled(pages > 0 and self._zoom > _FARTHEST)
        self._larger.setEnabled(pages > 0 and self._zoom < _CLOSEST)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._draw()
        return super().eventFilter(watched, event)


class SomeSheets(QWidget):
    """A choice of whose sheets are looked at, and a button that prints just them."""

    chosen = Signal()
    print_requested = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._kind: Paper[Any] | None = None
        self._whose = named(ChoiceField(self), "whoseSheets", words("Sheets for"))
        self._print = button(_print_words(1, words), "printThese", self, sign="print")
        folded(self._whose, self._print, inside=self)
        self._whose.activated.connect(self.chosen)
        self._print.clicked.connect(self.print_requested)
        self.hide()

    @property
    def is_narrowed(self) -> bool:
        """Whether some sheets are chosen, not all."""
        return bool(self._whose.currentData())

    @property
    def papers(self) -> tuple[Paper[Any], ...]:
        """The paper in the preview, with the sheets that are chosen."""
        sheets = self._whose.currentData()
        return (self._kind.only(sheets) if sheets else self._kind,) if self._kind else ()

    def show_paper(self, kind: Paper[Any], laid: LaidPaper) -> None:
        """Offer the sheets of a paper, at first all of them."""
        _, each = self._words, kind.stack.each if kind.stack else None
        self._kind = kind
        self._whose.clear()
        self._whose.addItem(_("All the sheets"), ())
        for number, sheets in sorted(laid.sheets.items()):
            title = _(each.one, numbers=number) if each else ""
            self._whose.addItem(title[:1].upper() + title[1:], sheets)
        self._whose.setVisible(len(laid.sheets) > 1)
        self.show_pages(laid.pdf.pages)

    def show_pages(self, pages: int) -> None:
        """Say how many pages the sheets chosen take."""
        self._print.setText(_print_words(pages, self._words))
        self.show()


def _print_words(pages: int, _: Words) -> str:
    return _.plural("Print this page", "Print these {n} pages", pages)
