"""The page of a movement without boards: rounds and tables, its maps, how good it is."""

from collections import defaultdict
from collections.abc import Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QPushButton,
    QStackedWidget,
    QWidget,
)
from typing_extensions import override

from whist_td.kit.dialog_pages import PageAbove, made_above, open_above
from whist_td.kit.fields import NumberField
from whist_td.kit.flow import WrappingRow
from whist_td.kit.jobs import Progress, Work
from whist_td.kit.parts import button, column, row
from whist_td.kit.printers import SystemPrinters
from whist_td.kit.printing import Printers
from whist_td.kit.scrolled import scrolled
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role
from whist_td.paper.papers import render
from whist_td.players.paper.movement_sheets import MOVEMENT_PAPER
from whist_td.players.screens.pair_map import MapLegend, PairMap, PairTone
from whist_td.players.views.movement_views import Between, Level, PairCounts
from whist_td.players.words.movement_pages import MovementPage, map_legend, map_title, pair_sentence
from whist_td.stages.new_event_fields import LabelledField
from whist_td.stages.papers_print import PaperPrinter, usual_size
from whist_td.stages.work_line import FileKind, WorkLine, file_name
from whist_td.words.words import Words, numbers_listed

_WORDS = 36
"""The width of the words in letters."""
_NUMBER = 16
"""The width of a field for a number, in letters."""
_ALARMING = {Between.PARTNERS}
"""What better happens once: twice is a colour that is seen."""


class CountsMap(PairMap):
    """A square for every two."""

    def __init__(self, counts: PairCounts, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._counts = counts
        self._words = words
        self.setAccessibleName(map_title(counts.kind, words))
        self.show_numbers(counts.numbers)

    @override
    def count(self, one: int, other: int) -> int:
        return self._counts.times(one, other)

    @override
    def sentence(self, one: int, other: int) -> str:
        return pair_sentence(self._counts, one, other, self._words)

    @override
    def _levels(self) -> tuple[Level, ...]:
        return self._counts.levels

    @override
    def _tone(self) -> PairTone:
        return PairTone.ALARMING if self._counts.kind in _ALARMING else PairTone.NEUTRAL


class CountsView(QWidget):
    """The picture with its legend, and the words for one number."""

    def __init__(
        self, counts: PairCounts, names: Mapping[int, str], words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._counts, self._names = counts, names
        self._map = CountsMap(counts, words, self)
        self._square = named(labelled("", "number", self), "heatSquare")
        self._number = named(NumberField(self), "heatPlayer")
        self._number.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        self._number.setRange(min(counts.numbers, default=1), max(counts.numbers, default=1))
        self._name = labelled("", "number", self)
        self._text = named(labelled("", "body", self), "heatWords")
        self._lay_out()
        self._map.pointed.connect(self._point)
        self._number.valueChanged.connect(self._show_counts)
        self._show_counts(self._number.value())

    def _lay_out(self) -> None:
        _ = self._words
        words = QWidget(self)
        beside = column(inside=words, spacing=2 * STEP)
        self._square.setWordWrap(True)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        field = LabelledField(_("The same in words, for number"), self._number, "", self)
        legend = MapLegend(self._map, self)
        legend.show_texts(map_legend(self._counts.kind, self._counts.levels, _))
        for part in (legend, self._square, field, self._name, self._text):
            beside.addWidget(part)
        beside.addStretch()
        area = scrolled(words, self)
        area.setMinimumWidth(1)  # The map takes its share first, and the words fold.
        row(self._map, (area, 1), inside=self, margins=(0, STEP, 0, 0), spacing=3 * STEP)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as large a square as leaves room for the words."""
        super().resizeEvent(event)
        words = _WORDS * self.fontMetrics().averageCharWidth()
        self._map.setFixedWidth(max(min(self.height(), self.width() - words, self._map.widest), 0))

    def _point(self, one: int, other: int) -> None:
        self._square.setText(self._map.sentence(one, other))
        if self._number.value() != one:
            self._number.setValue(one)

    def _show_counts(self, number: int) -> None:
        _ = self._words
        self._name.setText(f"{number} · {self._names.get(number, '')}".rstrip(" ·"))
        by_count: dict[int, list[int]] = defaultdict(list)
        for other in self._counts.numbers:
            if other != number:
                by_count[self._counts.times(number, other)].append(other)
        texts = (self._sentence(times, by_count[times]) for times in sorted(by_count, reverse=True))
        self._text.setText("\n".join(texts))

    def _sentence(self, times: int, others: list[int]) -> str:
        _ = self._words
        people = numbers_listed(others, _)
        if not times:
            return _("Never: {people}.", people=people)
        return _.plural("Once: {people}.", "{n} times: {people}.", times, people=people)


class MovementPrinting(QObject):
    """A button with its key, and the line that says how far the work is."""

    def __init__(self, words: Words, parent: QWidget, printers: Printers | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._printers = printers or SystemPrinters()
        self.line = WorkLine(_, parent)
        self.button: QPushButton = button(_("Print…"), "movementPrint", parent, "", "print")
        self.button.setToolTip(_("The tables, the quality and the tables of meetings (Ctrl+P)"))
        self._printer = PaperPrinter(_, self.line, self._printers, parent)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Print), parent)
        key.activated.connect(self.button.click)

    def print_page(self, page: MovementPage) -> None:
        """Print a movement, with nothing but what stands on its page."""
        _ = self._words
        title = f"{page.details.name} · {_('The movement')}"
        if self._printers.names():
            self._printer.make_and_print(_work(page, _), title)
        else:
            kind = FileKind(_("movement"), ".pdf", _("PDF document"))
            self.line.save(file_name(page.details, kind), kind, _work(page, _))


def _work(page: MovementPage, _: Words) -> Work:
    def work(progress: Progress) -> bytes:
        return render((MOVEMENT_PAPER,), page, usual_size(), _, progress)

    return work


_FIGURES = 120
"""The greatest width of the figures, in letters: the eye must find what is on the same line."""


class MovementPagePanel(PageAbove):
    """Several views of one movement; Esc goes back."""

    def __init__(
        self,
        page: MovementPage,
        words: Words,
        parent: QWidget | None = None,
        printers: Printers | None = None,
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._page = page
        self.setObjectName("movementPage")
        self._views = QStackedWidget(self)
        self._choices = QButtonGroup(self)
        self._strip = QFrame(self)
        self._bar = WrappingRow(self._strip)
        self._text = named(labelled(" ".join(page.sentences), "quiet", self), "movementTold")
        self._text.setWordWrap(True)
        self._cells = labelled(page.cells, "small", self)
        self._printing = MovementPrinting(_, self, printers)
        self._back = button(_("Back to the page (Esc)"), "movementBack", self, "primary")
        self._lay_out()
        self._choices.idClicked.connect(self._show_view)
        self._printing.button.clicked.connect(self._print)
        self._back.clicked.connect(self.left)

    def _lay_out(self) -> None:
        _ = self._words
        set_role(self._strip, "strip")
        self._bar.setSpacing(STEP)
        self._bar.setContentsMargins(STEP, STEP // 2, STEP, STEP // 2)
        self._add_view(self._page.title, "viewRounds", self._rounds())
        for counts in self._page.seen.counts:
            title = map_title(counts.kind, _)
            view = CountsView(counts, self._page.seen.names, _, self)
            self._add_view(title, f"view-{counts.kind.value}", view)
        self._add_view(_("Quality in figures"), "viewFigures", self._figures())
        self._choices.buttons()[0].setChecked(True)
        column(
            labelled(_("The movement"), "title", self),
            self._text,
            self._strip,
            (self._views, 1),
            self._cells,
            self._printing.line,
            row(self._printing.button, None, self._back, spacing=-1),
            inside=self,
            margins=(3 * STEP, 2 * STEP),
        )

    def _add_view(self, text: str, name: str, view: QWidget) -> None:
        choice = button(text, name, self)
        choice.setCheckable(True)
        set_role(choice, "choice")
        self._choices.addButton(choice, self._views.count())
        self._views.addWidget(view)
        self._bar.addWidget(choice)

    def _rounds(self) -> QWidget:
        _, seen = self._words, self._page.seen
        titles = (TextColumn(title) for title in self._page.headings)
        table = TextTable((TextColumn(_("Table")), *titles), self)
        rows = [
            (Cell(str(number), Ink.STRONG), *(Cell(s.tables.get(number, "")) for s in seen.rounds))
            for number in seen.tables
        ]
        if any(each.out for each in seen.rounds):
            texts = (" · ".join(map(str, each.out)) or "–" for each in seen.rounds)
            rows.append(
                (Cell(_("Sitting out"), Ink.QUIET), *(Cell(text, Ink.QUIET) for text in texts))
            )
        view = TextTableView(table, "movementRounds", self, 1.2)
        view.setAccessibleName(self._page.title)
        table.show_rows(tuple(rows))
        return view

    def _figures(self) -> QWidget:
        _ = self._words
        columns = (_("What you can ask"), _("Here"), _("Best possible"))
        table = TextTable(tuple(TextColumn(title, is_words=True) for title in columns), self)
        view = TextTableView(table, "movementFigures", self, 1.2)
        view.setAccessibleName(_("Quality in figures"))
        view.setMaximumWidth(_FIGURES * self.fontMetrics().averageCharWidth())
        table.show_rows(
            tuple(
                (
                    Cell(row.aim),
                    Cell(row.here, Ink.GOOD if row.is_best else Ink.STRONG),
                    Cell(row.best, Ink.QUIET),
                )
                for row in self._page.figures
            )
        )
        return view

    @override
    def take_focus(self) -> None:
        """Put the cursor on the first view's button."""
        self._choices.buttons()[0].setFocus()

    def _show_view(self, view: int) -> None:
        self._views.setCurrentIndex(view)
        self._cells.setVisible(view == 0)

    def _print(self) -> None:
        self._printing.print_page(self._page)


def show_movement_page(page: MovementPage, words: Words, parent: QWidget) -> QDialog:
    """Open the page of a movement above the stage where it was asked for, and return it."""
    above = made_above("movementPageDialog", words("The movement"), parent)
    return open_above(above, MovementPagePanel(page, words, above))
