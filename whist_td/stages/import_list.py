"""A list from a spreadsheet, whoever is on it: seen before it counts, then entered whole or not."""

from abc import abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialog, QHeaderView, QLabel, QTableView, QWidget

from whist_td.core.errors import RuleError
from whist_td.core.names import folded
from whist_td.core.players import distinct_names, perhaps_one
from whist_td.interchange.messy_lists import LineShape, OtherReading, Understood, lines_of, names_of
from whist_td.interchange.read_apart import ENDINGS
from whist_td.interchange.tables import MOST_ROWS, Table, column_letters, pasted_table
from whist_td.kit.fields import ChoiceField
from whist_td.kit.file_dialogs import asked_file
from whist_td.kit.folding import PADDING
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import button, column, fill_line, stacked
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.stages.entries_delegate import EntriesDelegate
from whist_td.stages.import_preview import (
    ROW,
    ColumnsRead,
    ImportFoot,
    ImportModel,
    ImportRow,
    RowVerdict,
)
from whist_td.stages.reading_choice import ReadingChoice
from whist_td.stages.remarked_table import RemarkedTable, line_height
from whist_td.stages.twin_names import TwinsBar
from whist_td.stages.work_line import ReadingBand
from whist_td.words.messages import message
from whist_td.words.words import Words

_LINES_SHOWN = 5
"""So many lines of the list are seen at least, whatever is said around it."""
_LEAST_LETTERS = 8
"""With less width the words of a list are cut: it goes sideways."""


@dataclass(frozen=True)
class ImportWords:
    """What differs in words between lists of teams and of players."""

    title: str
    hint: str
    nobody: str
    """On the button while nothing will do."""


class ImportListDialog(QDialog):
    """Choose a file or paste a list, see what it says, put it right, import."""

    # More than 15 methods: eight of them are what a list fills.

    NARROW: tuple[int, ...] = (ROW,)
    """The columns that hold numbers."""
    PEOPLE: tuple[int, ...] = ()
    """The columns in which the names of people stand."""
    CLUB = ROW
    """The column of the club or town: it tells two of one name apart; that of the rows: none."""
    SHAPE = LineShape((2,), is_of_people=False)
    """How many cells a line of it can have."""

    def __init__(
        self,
        session: Session[Any],
        words: ImportWords,
        model: ImportModel,
        remarks_from: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._words = words
        self._written: Table | None = None
        """The list as it is written; `_table` is what of it are lines with names, and cells."""
        self._table: Table | None = None
        self._lines: tuple[OtherReading, ...] = ()
        self._corrections: dict[tuple[int, int], str] = {}
        """What was typed in a cell by hand, by row and column: it is read as it was typed."""
        self.setWindowTitle(words.title)
        self._choose = button(_("Choose a file…"), "importChoose", self)
        self._file = labelled("", "quiet", self)
        self._hint = labelled(words.hint, "body", self)
        self._error = named(labelled("", "error", self), "importError")
        self._notes = named(labelled("", "warning", self), "importNotes")
        self._reading = ReadingChoice(_, self)
        self._columns = self._made_columns()
        self._read: ColumnsRead | None = None
        self._twins = TwinsBar(_, self)
        self._model = model
        self._model.setParent(self)
        self._view = named(_preview(model, remarks_from, self.NARROW, self), "importPreview")
        self._foot = ImportFoot(_, self)
        self.reading = ReadingBand(_, self)
        self._view.setAccessibleName(_("The list as it was read"))
        self._file.setText(
            _("A workbook (.xlsx, .xls, .ods) or a text file (.csv). Look first, then import.")
        )
        self._lay_out()
        self._connect()
        self._show_rows(())

    @abstractmethod
    def _made_columns(self) -> "ColumnsRow":
        """Return the choice of columns."""

    @abstractmethod
    def _table_of(self, path: Path, progress: Progress) -> Table:
        """Read a file, or refuse it; a job does it, and no widget is touched."""

    @abstractmethod
    def _show_columns(self, table: Table) -> None:
        """Show where each thing is thought to stand."""

    @abstractmethod
    def _rows_of(self, table: Table) -> tuple[ImportRow, ...] | None:
        """Return what the rows say, or refuse the list; None while a column is not chosen."""

    @property
    def _shape(self) -> LineShape:
        return self.SHAPE

    @abstractmethod
    def _is_headed(self, table: Table) -> bool:
        """Tell whether a row of the list names its columns."""

    @abstractmethod
    def _columns_read(self, table: Table) -> ColumnsRead | None:
        """Return which columns are read; None while one that is needed is not chosen."""

    @abstractmethod
    def _entered(self) -> Collection[str]:
        """Return the names of those who are entered already."""

    @abstractmethod
    def _import_words(self, good: int) -> str:
        """Return what the button does."""

    @abstractmethod
    def _carried_out(self, rows: Sequence[ImportRow]) -> str:
        """Enter what will do; return the sentence that refuses it."""

    def _lay_out(self) -> None:
        body = QWidget(self)
        title = labelled(self.windowTitle(), "title", self)
        head = stacked(title, (self._file, 1), self._choose, spacing=2 * STEP)
        parts = (self._error, self._reading, self._columns, self._notes)
        above = (head, self._hint, self.reading, *parts)
        column(*above, (self._view, 1), inside=body).addStretch()
        self._view.setMinimumHeight(_LINES_SHOWN * line_height(self._view))
        self._body = scrolled(body, self)
        whole = ((self._body, 1), self._twins, self._foot)
        column(*whole, inside=self, margins=(3 * STEP, 3 * STEP), spacing=2 * STEP)
        # As large as the window behind leaves room for.
        behind = self.parentWidget()
        room = behind.window().size() if behind else QSize()
        margin = QSize(8 * STEP, 8 * STEP)
        self.resize((room - margin).expandedTo(QSize(120 * STEP, 75 * STEP)))

    def _connect(self) -> None:
        self._choose.clicked.connect(self._ask_file)
        self._columns.edited.connect(self._columns_chosen)
        self._reading.edited.connect(self._read_lines)
        self._reading.separator_chosen.connect(self._read_lines)
        self._model.corrected.connect(self._correct)
        self._twins.told_apart.connect(self._tell_apart)
        self._foot.back_requested.connect(self.reject)
        self.finished.connect(self.reading.stop)
        self._foot.import_requested.connect(self._take)

    def _ask_file(self) -> None:
        endings = " ".join(f"*{ending}" for ending in ENDINGS)
        kinds = self._session.words("Lists ({kinds})", kinds=endings)
        chosen = asked_file(self, self.windowTitle(), kinds)
        if chosen is not None:
            self.read(chosen)

    def read(self, path: Path) -> None:
        """Read a file and show what it says, or say why it cannot be read."""
        self._show_nothing()
        self.reading.begin(path, partial(self._table_of, path), self._show_table, self._say_error)

    def show_pasted(self, text: str) -> None:
        """Show what was copied in another program."""
        self._choose.hide()
        self._show_nothing()
        try:
            self._show_table(pasted_table(text, self._session.words("What was copied"), MOST_ROWS))
        except RuleError as error:
            self._say_error(message(error, self._session.words))

    def _show_nothing(self) -> None:
        self._written = self._table = None
        self._say_error("")
        self._show_rows(())

    def _show_table(self, table: Table) -> None:
        self._written = table
        self._file.setText(table.file)
        self._reading.begin(is_text=bool(table.separator))
        self._read_lines()
        rows = enumerate(self._model.rows)
        found = next((n for n, row in rows if row.verdict is not RowVerdict.GOOD), None)
        if found is not None:
            self._view.scrollTo(self._model.index(found, 0))
        self._take_focus()
        # In large letters the list would be below all that is said before it; what was read
        # otherwise than it is written comes first.
        read = self._reading if self._lines else self._view
        QTimer.singleShot(0, self._view, partial(self._body.ensureWidgetVisible, read))

    def _read_lines(self) -> None:
        """Read the lines of the list as it is chosen; what was corrected in them stays so."""
        if self._written is None:
            return
        before, choice = self._table, self._reading
        shape = replace(self._shape, is_headed=self._is_headed(self._written))
        read = lines_of(self._written, shape, choice.as_written, choice.separator)
        self._table, self._lines = read.table, read.readings
        if before is None or before.columns_below(0) != read.table.columns_below(0):
            self._corrections = {}
            self._show_columns(self._table)
        self._table = self._with_corrections(self._table)
        self._preview()

    def _take_focus(self) -> None:
        """Put the keys on the question about people of one name, before what leaves one out."""
        if self._twins.isHidden():
            self._foot.take_focus()
        else:
            self._twins.take_focus()

    def _correct(self, row: int, column: int, text: str) -> None:
        self._put({(row, column): text})

    def _put(self, texts: Mapping[tuple[int, int], str]) -> None:
        """Put other texts in some cells, in the list itself, and look at all of it anew."""
        for (line, place), text in texts.items():
            number = int(self._model.rows[line].texts[ROW])
            first, *others = self._read.shown[place] if self._read else (0,)
            self._corrections |= {(number, first): text, **{(number, each): "" for each in others}}
        if self._table is not None:
            self._table = self._with_corrections(self._table)
        self._columns_chosen()

    def _with_corrections(self, table: Table) -> Table:
        whole = table
        for (number, cell), text in self._corrections.items():
            whole = whole.corrected(number, cell, text)
        return whole

    def _apart(self) -> dict[tuple[int, int], str]:
        """Return by row and column what tells people of one name apart."""
        rows = self._model.rows
        cells = [(n, column) for n in range(len(rows)) for column in self.PEOPLE]
        named = [(n, column) for n, column in cells if rows[n].texts[column]]
        clubs = (rows[n].texts[self.CLUB] if self.CLUB != ROW else "" for n, _column in named)
        people = [
            (rows[n].texts[column], club) for (n, column), club in zip(named, clubs, strict=True)
        ]
        found = zip(named, people, distinct_names(people, self._entered()), strict=True)
        return {cell: name for cell, (before, _club), name in found if name != before}

    def _tell_apart(self) -> None:
        self._put(self._apart())
        self._take_focus()

    def _columns_chosen(self) -> None:
        self._say_error("")
        self._preview()

    def _preview(self) -> None:
        if self._table is None:
            return
        _ = self._session.words
        self._read = self._columns_read(self._table)
        understood = self._understood(self._table, self._read)
        self._reading.show_readings(understood)
        rows: tuple[ImportRow, ...] | None = ()
        try:
            rows = self._rows_of(understood.table)
        except RuleError as error:
            self._say_error(message(error, _))
        notes = self._read.notes(self._table, rows or (), _) if self._read else ()
        self._notes.setText(" ".join((*notes, *self._doubts(rows or ()))))
        if rows is not None:
            self._show_rows(rows)

    def _doubts(self, rows: Collection[ImportRow]) -> Iterator[str]:
        """Ask about names that are one but for the order of their words."""
        listed = (row.texts[column] for row in rows for column in self.PEOPLE)
        for first, second in perhaps_one(filter(None, (*self._entered(), *listed))):
            yield self._session.words(
                "One person written twice? {first}, {second}: if so, correct one of the two.",
                first=first,
                second=second,
            )

    def _understood(self, table: Table, columns: ColumnsRead | None) -> Understood:
        """Return the names as they are read: those that stand in a column of their own."""
        lines = Understood(table, self._lines)
        if columns is None:
            return lines
        shown = (columns.shown.get(each, ()) for each in self.PEOPLE)
        people = [cells[0] for cells in shown if len(cells) == 1]
        known = {folded(name): name for name in self._session.known_names()}
        as_written, typed = self._reading.as_written, self._corrections.keys()
        groups = columns.shown.get(self.CLUB, ())
        at = columns.heading_row
        return names_of(lines, at, people, as_written, known, typed, groups=groups)

    def _show_rows(self, rows: tuple[ImportRow, ...]) -> None:
        shown = self._read.shown if self._read else {}
        with self._kept_place():
            self._model.show_list(rows, [column for column, cells in shown.items() if cells])
        self._notes.setVisible(bool(rows and self._notes.text()))
        self._twins.show_names([(rows[n].texts[c], name) for (n, c), name in self._apart().items()])
        self._columns.setVisible(self._table is not None)
        self._view.setVisible(bool(rows))
        self._hint.setVisible(self._table is None)
        self._hide_columns(rows)
        self._say_what_comes(rows)
        unread = self._read.unread(self._table) if self._read and self._table and rows else ()
        self._foot.ask_columns(unread)

    @contextmanager
    def _kept_place(self) -> Iterator[None]:
        """Stay at the line where somebody works, though the list is shown anew."""
        bar, current = self._view.verticalScrollBar(), self._view.currentIndex()
        at, row, place = bar.value(), current.row(), current.column()
        yield
        if self._view.currentIndex() != current and row < self._model.rowCount():
            self._view.setCurrentIndex(self._model.index(row, place))
        bar.setValue(at)

    def _hide_columns(self, rows: Sequence[ImportRow]) -> None:
        """Hide columns in which nothing stands; most lists have none."""

    def _say_what_comes(self, rows: Sequence[ImportRow]) -> None:
        good = sum(1 for row in rows if row.verdict is not RowVerdict.BAD)
        does = self._import_words(good) if good else self._words.nobody
        self._foot.show_rows(good, len(rows) - good, does)

    def _take(self) -> None:
        sentence = self._carried_out(self._model.rows)
        if sentence:
            self._say_error(sentence)
        else:
            self.accept()

    def _say_error(self, sentence: str) -> None:
        fill_line(self._error, sentence)
        self._error.setAlignment(Qt.AlignmentFlag.AlignLeft)


_MOST_SHOWN = 24


class ColumnsRow(QWidget):
    """A choice of column for each thing that a list tells."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._heading_row = 0

    def _choice(self, name: str, what: str) -> ChoiceField:
        choice = named(ChoiceField(self), name, self._words("Column of: {what}", what=what))
        choice.activated.connect(self.edited)
        return choice

    def _offer(
        self, table: Table, heading_row: int, chosen: Iterable[tuple[ChoiceField, int | None, bool]]
    ) -> None:
        """Offer the columns of a table, each choice where it is thought to stand, or none."""
        self._heading_row = heading_row
        width = max((len(row.cells) for row in table.rows), default=0)
        titles = next((row for row in table.rows if row.number == heading_row), None)
        for choice, at, is_needed in chosen:
            choice.clear()
            if not is_needed:
                choice.addItem(self._words("(none)"), None)
            for place in range(width):
                title = titles.cell(place) if titles else ""
                name = f"{column_letters(place)} · {title}" if title else column_letters(place)
                choice.addItem(name[:_MOST_SHOWN], place)
            choice.setCurrentIndex(choice.findData(at))


def titled(title: str, choice: ChoiceField, parent: QWidget) -> QWidget:
    """Return a choice of column with its title above it."""
    both = QWidget(parent)
    label: QLabel = labelled(title, "number", both)
    label.setBuddy(choice)
    column(label, choice, inside=both, spacing=STEP // 2)
    return both


def _preview(
    model: ImportModel, remarks_from: int, narrow: Collection[int], parent: QWidget
) -> RemarkedTable:
    """Return the list as it was read, to look at."""
    view = RemarkedTable(remarks_from, parent)
    view.setModel(model)
    view.setItemDelegate(EntriesDelegate(list, view))
    view.watch()
    view.setTabKeyNavigation(False)
    view.setSelectionMode(QTableView.SelectionMode.SingleSelection)
    header = view.horizontalHeader()
    header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    header.setMinimumSectionSize(view.fontMetrics().averageCharWidth() * _LEAST_LETTERS + PADDING)
    for each in narrow:
        header.setSectionResizeMode(each, QHeaderView.ResizeMode.ResizeToContents)
    return view
