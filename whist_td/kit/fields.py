"""Fields for numbers, dates, options and rounds: turning the wheel over them scrolls the page."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import (
    QDate,
    QElapsedTimer,
    QEvent,
    QLocale,
    QObject,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QLabel,
    QLineEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import NoSuchDayError
from whist_td.core.names import plain
from whist_td.kit.aim import covering
from whist_td.kit.cells import Index
from whist_td.kit.parts import ENTER
from whist_td.kit.stylesheet import STEP
from whist_td.words.words import Words

_TYPED, _READ = "d MMMM yyyy", "dddd d MMMM yyyy"
"""Qt takes no other day, month or year than fits the day of the week, where that is typed too."""
_FIRST_READ = "dddd d'er' MMMM yyyy"

_TYPING = 1500
"""Letters that follow one another within so many milliseconds are one search."""
_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
_BETWEEN = (" ", "/", "-", ".")
_MONTHS = 12
_MOST_DAYS = 31
_OF_A_DAY, _YEAR_FIRST = "0123456789-/", re.compile(r"(?:19|20)\d\d[-/]")
"""What nobody types of a day, a month and a year in this order: 2026-11-21 is begun."""
_FIRST, _LAST = QDate(1900, 1, 1), QDate(2199, 12, 31)
_SAMPLE = QDate(2000, 1, 28)
"""From here a week has every name of a day, and a year the same figures in every month."""


class DateField(QDateEdit):
    """A date with a calendar that unfolds; day, month and year are typed one after the other.

    They are typed in the order in which they are read, or as 2026-11-21.
    """

    # More than 15 methods: Qt asks a field so much.

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._read()
        self.dateChanged.connect(self._read)
        self.setCalendarPopup(True)
        # A click would turn to what is typed before it is known which part it meant.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setDateRange(_FIRST, _LAST)
        self._typed = ""
        """The digits of a day or a month so far."""
        self._wanted = 0
        """The day that was typed, which may be one of another month only; 0: none was."""
        self._keys = ""
        """What was typed since the day was chosen."""
        self._is_year_first = self._is_typed = False
        """Whether the year comes first, and whether all of the date is there."""
        self._room = QSize()
        """What it needs to be read; it keeps it while a date is typed."""
        self.lineEdit().installEventFilter(self)

    @override
    def sizeHint(self) -> QSize:
        if self.displayFormat() != _TYPED or not self._room.isValid():
            self._room = super().sizeHint() + QSize(self._longer(), 0)
        return self._room

    def _longer(self) -> int:
        """Return by how much the longest day is longer than those that Qt measures: the limits."""
        named = self.locale().toString
        days = [_SAMPLE.addDays(each) for each in range(7)]
        months = [_SAMPLE.addMonths(each) for each in range(12)]
        wide = self.fontMetrics().horizontalAdvance
        day, month = (
            max((named(each, part) for each in sample), key=wide)
            for sample, part in ((days, "dddd"), (months, " d'er' MMMM yyyy"))
        )
        limits = (wide(named(each, self.displayFormat())) for each in (_FIRST, _LAST))
        return max(0, wide(day + month) - max(limits))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def day(self) -> date:
        """The date as the rest of the program has it."""
        shown = self.date()
        return date(shown.year(), shown.month(), shown.day())

    @property
    def typed_day(self) -> date:
        """The date, unless its month does not have the day that was typed, which is refused."""
        last = self.Section.DaySection if self._is_year_first else self.Section.YearSection
        is_whole = self._is_typed or self.currentSection() is last
        if is_whole and self._wanted > self.date().daysInMonth():
            raise NoSuchDayError(self._wanted, self.day)
        return self.day

    def show_day(self, day: date) -> None:
        """Show a date."""
        self._wanted = 0
        self.setDate(QDate(day.year, day.month, day.day))
        self._read()  # It may tell nobody of another day.

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setDisplayFormat(_TYPED)
        self._keys, self._is_year_first = "", False
        super().focusInEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._is_typed = True
        super().focusOutEvent(event)
        self._read()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LocaleChange:
            self._read()

    def _read(self) -> None:
        """Show the date as it is read: the first of a month is "1er" in French."""
        if self.hasFocus():
            return
        is_french = self.locale().language() == QLocale.Language.French
        self.setDisplayFormat(_FIRST_READ if is_french and self.date().day() == 1 else _READ)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            line = self.lineEdit()
            line.setCursorPosition(line.cursorPositionAt(event.position().toPoint()))
            self._keys, self._is_year_first = "", False
            self._go_to(self.currentSection())
            return True
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._is_typed = event.key() in ENTER
        if event.text():
            self._keys = f"{self._keys}{event.text()}" if event.text() in _OF_A_DAY else ""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._keys, self._is_year_first = " ", False
            self._go_on(1 if event.key() == Qt.Key.Key_Right else -1)
        elif _YEAR_FIRST.fullmatch(self._keys):
            # What was typed for a day, a month and the first digit of a year is the year.
            self._is_year_first, self._wanted = True, 0
            self.setDate(QDate(int(self._keys[:-1]), 1, 1))
            self.setSelectedSection(self.Section.YearSection)  # From the day Qt would stay there.
            self._go_to(self.Section.MonthSection)
        elif event.text() in _BETWEEN:
            # After "5" the month has come by itself: it is chosen whole, and the sign says no more.
            self._go_on(int(bool(self._typed) or not self.lineEdit().hasSelectedText()))
        elif event.text().isdecimal() and self.currentSection() is not self.Section.YearSection:
            self._type_number(event.text())
        else:
            self._wanted *= event.text().isdecimal() or self._is_typed
            super().keyPressEvent(event)
            self._show(self.date().month())
        if self._is_typed:  # What follows is the date once more, from its day on.
            self._typed, self._keys, self._is_year_first = "", "", False
            self.setSelectedSection(self.sectionAt(0))

    def _type_number(self, digit: str) -> None:
        """Take a day, or a month by its number.

        Qt knows a month by its name alone, and takes no day that the month shown does not have.
        """
        self._typed += digit
        number, part = int(self._typed), self.currentSection()
        is_day = part is self.Section.DaySection
        if 1 <= number <= (_MOST_DAYS if is_day else _MONTHS):
            self._wanted = number if is_day else self._wanted
            self._show(self.date().month() if is_day else number)
        self.setSelectedSection(part)
        if number > (_MOST_DAYS if is_day else _MONTHS) // 10 or len(self._typed) > 1:
            self._go_on(1)  # No further digit can follow.

    def _show(self, month: int) -> None:
        """Show a month of the year, with the day that was typed as far as it has one."""
        year, day = self.date().year(), self._wanted or self.date().day()
        shown = QDate(year, month, min(day, QDate(year, month, 1).daysInMonth()))
        if shown != self.date():
            self.setDate(shown)

    def _go_on(self, by: int) -> None:
        place = self.currentSectionIndex() + (-by if self._is_year_first else by)
        self._go_to(self.sectionAt(max(0, min(place, self.sectionCount() - 1))))

    def _go_to(self, part: QDateEdit.Section) -> None:
        self._typed = ""
        self.setFocus()
        self.setSelectedSection(part)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus()
        # Around the letters Qt would count days up and down; only the arrow is for the mouse.
        option = QStyleOptionComboBox()
        option.initFrom(self)
        control, arrow = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxArrow
        place = self.style().subControlRect(control, option, arrow, self)
        if place.contains(event.position().toPoint()):
            self._wanted = 0  # A day is chosen in place of the one that was typed.
            super().mousePressEvent(event)

    @override
    def focusNextPrevChild(self, following: bool, /) -> bool:
        # Qt goes from part to part first, so that a place would be typed into the month.
        return QWidget.focusNextPrevChild(self, following)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class LineField(QLineEdit):
    """A line that leaves undoing to the page where it has nothing of its own to take back."""

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._leaves(event):
            event.ignore()
            return False
        return super().event(event)

    def _leaves(self, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent):
            return False
        if event.matches(QKeySequence.StandardKey.Undo):
            return not self.isUndoAvailable()
        return event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()


_BESIDE = Qt.FindChildOption.FindDirectChildrenOnly


class ChoiceField(QComboBox):
    """Options of which one is chosen, never by a wheel that was meant for the page.

    On Linux a reader calls it by the label beside it alone, and not by the name that it has: where
    no label stands there, one that is not seen does.
    """

    _spoken: QLabel | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sought, self._since = "", QElapsedTimer()
        """What was typed to find an option, and when its last letter was."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self._sought_by(event, self.currentIndex())
        if row is None:
            super().keyPressEvent(event)
        elif row != self.currentIndex():
            self.setCurrentIndex(row)
            self.activated.emit(row)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let letters find an option in the list that is unfolded, too."""
        if watched is not self.view() or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        is_press = event.type() == QEvent.Type.KeyPress
        current = self.view().currentIndex().row()
        row = self._sought_by(event, current) if is_press else None
        if row is not None:
            self.view().setCurrentIndex(self.model().index(row, self.modelColumn()))
        return row is not None

    def _sought_by(self, event: QKeyEvent, current: int) -> int | None:
        """Return the option that letters lead to: any of its words begins so.

        None: the key is no letter. A list of people begins with their numbers; Qt would find no
        name in it, and forgets what was typed after a moment that is short for slow fingers.
        """
        text, held = event.text(), event.modifiers() & (_CTRL | _ALT)
        is_over = not self._since.isValid() or self._since.elapsed() > _TYPING
        sought = "" if is_over else self._sought
        if held or not text.isprintable() or not (text.strip() or (text and sought)):
            return None
        self._since.start()
        self._sought = sought + text
        options = [plain(self.itemText(n)) for n in range(self.count())]
        for letters, start in ((self._sought, current + (not sought)), (text, current + 1)):
            order = (*range(max(start, 0), len(options)), *range(max(start, 0)))
            begun = re.compile(r"(?<!\w)" + re.escape(plain(letters)))
            for row in order:
                if begun.search(options[row]):
                    return int(row)
            self._sought = text
        return current

    @override
    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        if self._spoken is not None:
            self._spoken.setText(name)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        around = self.parentWidget()
        beside = around.findChildren(QLabel, options=_BESIDE) if around else ()
        if around and self.accessibleName() and not any(each.buddy() is self for each in beside):
            self._spoken = QLabel(self.accessibleName(), around)
            self._spoken.setBuddy(self)
            self._spoken.hide()

    def offer(self, choices: Iterable[tuple[str, object]], choice: object = None) -> None:
        """Offer other choices without telling anybody; the chosen one stays so where it can.

        `choice` is chosen in its place; where neither is there, the first one is.
        """
        chosen = self.currentData() if choice is None else choice
        quiet = QSignalBlocker(self)
        self.clear()
        for text, value in choices:
            self.addItem(text, value)
        found = (n for n in range(self.count()) if self.itemData(n) == chosen)
        self.setCurrentIndex(next(found, 0))
        quiet.unblock()

    @override
    def showPopup(self) -> None:
        super().showPopup()
        self.view().installEventFilter(self)  # The same filter twice is one.
        covering(self.view().window())

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PlainSlider(QSlider):
    """Goes at once to where it is clicked."""

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, handle = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
        place = self.style().subControlRect(control, option, handle, self)
        if not place.contains(event.position().toPoint()):
            room, half = self.width() - place.width(), place.width() // 2
            left = round(event.position().x()) - half
            ends = self.minimum(), self.maximum()
            self.setValue(QStyle.sliderValueFromPosition(*ends, left, room))
        super().mousePressEvent(event)


class NumberField(QSpinBox):
    """A number that can be typed or stepped; the wheel counts only where the keys are."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        # The stylesheet's padding does not reach the text of a QSpinBox.
        self.lineEdit().setTextMargins(STEP, 0, 0, 0)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, value: int) -> None:
        """Show a number without telling anybody: it is no answer."""
        with QSignalBlocker(self):
            self.setValue(value)

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


TICK = " ✓"
"""Stands after a round that was read a second time."""
WHOLE = Qt.ItemDataRole.UserRole + 1
"""The role of all there is to say of a round."""


@dataclass(frozen=True)
class RoundLine:
    """A round as the closed list says it, and as the open one does."""

    number: int
    short: str
    more: str = ""
    sign: QIcon | None = None


class RoundChooser(ChoiceField):
    """Leads to an earlier round; open, it says of each what it still lacks."""

    round_chosen = Signal(int)

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = words
        self.setAccessibleName(_("Round shown"))
        self.setObjectName("rounds")
        self.setItemDelegate(_RoundDelegate(self))
        self.setToolTip(_("Look at an earlier round, or correct it (PgUp, PgDn)"))
        self.activated.connect(self._choose)

    def show_rounds(self, lines: Sequence[RoundLine], shown: int, longest: str) -> None:
        """Offer the rounds; as wide as the longest, so that all stays in place all evening."""
        self.clear()
        for at, line in enumerate(lines):
            self.addItem(line.sign or QIcon(), line.short, line.number)
            self.setItemData(at, " · ".join(filter(None, (line.short, line.more))), WHOLE)
        self.setCurrentIndex(self.findData(shown))
        policy = ChoiceField.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.setSizeAdjustPolicy(policy)
        self.setMinimumContentsLength(len(longest + TICK))
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 4 * STEP)

    def _choose(self, position: int) -> None:
        self.round_chosen.emit(self.itemData(position))


class _RoundDelegate(QStyledItemDelegate):
    """Shows in the open list what the closed one has no room for."""

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        option.text = index.data(WHOLE)
