"""How a list was read, in words: each habit of whoever wrote it can be left as it is written."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from whist_td.interchange.messy_lists import SEPARATORS, Habit, OtherReading, Understood
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import button, column, row
from whist_td.kit.theme import labelled, named
from whist_td.words.words import Words

_MOST_SHOWN = 1
"""So many examples make a habit clear; all of them stand where the pointer rests."""
_LONGEST = 24
"""No example is longer than this."""
_MOST_TOLD = 20


def _example(reading: OtherReading) -> str:
    """Return a name as it is read, or what of a text is not read."""
    if reading.habit is Habit.SURNAMES:
        return reading.read
    if not reading.read:
        return reading.written
    before, _read, after = reading.written.partition(reading.read)
    return " ".join(f"{before} {after}".split())


def habit_sentence(habit: Habit, readings: Sequence[OtherReading], _: Words) -> str:
    """Say what is done with what people write in a list, with examples."""
    n = len(readings)
    examples = list(dict.fromkeys(filter(None, map(_example, readings))))
    shown = [
        _("“{text}”", text=each if len(each) <= _LONGEST else f"{each[: _LONGEST - 1].rstrip()}…")
        for each in examples[:_MOST_SHOWN]
    ]
    what = ", ".join([*shown, *(["…"] if len(examples) > _MOST_SHOWN else [])])
    match habit:
        case Habit.LETTER:
            return _("Without the lines around the list ({n}): {what}", n=n, what=what)
        case Habit.NUMBERS:
            return _("Without numbers and signs ({n}): {what}", n=n, what=what)
        case Habit.SEPARATORS:
            return _.plural("Set apart otherwise: {n} line", "Set apart otherwise: {n} lines", n)
        case Habit.REMARKS:
            return _("Without remarks ({n}): {what}", n=n, what=what)
        case Habit.SURNAMES:
            return _("First names first ({n}): {what}", n=n, what=what)


def _pairs(readings: Sequence[OtherReading], _: Words) -> str:
    """Say of each what was written, and what is read."""
    found = [
        _("“{written}” is “{read}”", written=each.written, read=each.read)
        if each.read
        else each.written
        for each in readings[:_MOST_TOLD]
    ]
    return "\n".join([*found, *(["…"] if len(readings) > _MOST_TOLD else [])])


class ReadingChoice(QWidget):
    """What was read otherwise than it is written; a click on a tick leaves it as it is written."""

    edited = Signal()
    """A habit is to be left as it is written, or no more."""
    separator_chosen = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._ticks = {each: named(FoldingTick("", self), f"read-{each.value}") for each in Habit}
        _ = words
        self._by = named(ChoiceField(self), "separator", _("Names are set apart by"))
        names = (_("a tab"), ";", "|", ",", "/", "–", ":")
        self._by.addItem(_("what fits each line"), None)
        for name, sign in zip(names, SEPARATORS, strict=True):
            self._by.addItem(name, sign)
        self._by.addItem(_("nothing: a name a line"), "")
        label = labelled(_("Names are set apart by"), "body", self)
        label.setWordWrap(False)
        label.setBuddy(self._by)
        self._row = QWidget(self)
        column(row(label, self._by), inside=self._row)
        self._said = labelled(_("Read like this; untick what is not right:"), "quiet", self)
        ticks = QWidget(self)
        flow = WrappingRow(ticks)
        for part in (*self._ticks.values(), self._row):
            flow.addWidget(part)
        column(self._said, ticks, inside=self)
        for tick in self._ticks.values():
            tick.clicked.connect(self.edited)
            tick.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            tick.hide()
        self._by.activated.connect(self.separator_chosen)

    def begin(self, *, is_text: bool) -> None:
        """Begin with another list; in a text the separator can be chosen."""
        for tick in self._ticks.values():
            tick.hide()
            tick.setChecked(True)
        self._by.setCurrentIndex(0)
        self._row.setVisible(is_text)

    @property
    def as_written(self) -> Collection[Habit]:
        """The habits that are left as they are written."""
        return {habit for habit, tick in self._ticks.items() if not tick.isChecked()}

    @property
    def separator(self) -> str | None:
        """The separator that was chosen; None: what fits each line."""
        chosen: str | None = self._by.currentData()
        return chosen

    def show_readings(self, understood: Understood) -> None:
        """Say what was read otherwise than it is written; what is left so can be read again."""
        _ = self._words
        for habit, tick in self._ticks.items():
            readings = understood.of(habit)
            if readings:
                tick.setText(habit_sentence(habit, readings, _))
                tick.setToolTip(_pairs(readings, _))
            tick.setVisible(bool(readings) or not tick.isChecked())
        self._said.setHidden(all(map(QWidget.isHidden, self._ticks.values())))


class ReadBar(QWidget):
    """Says how a name that was typed was read, with one click to have it as it was typed."""

    as_typed = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._said = named(labelled("", "quiet", self), "readAs")
        back = button(_("As I typed it"), "asTyped", self, "compact")
        back.setAutoDefault(False)
        back.clicked.connect(self.as_typed)
        folded(self._said, back, None, inside=self)
        self.hide()

    def show_reading(self, written: str, read: str) -> None:
        """Say how something that was typed was read."""
        sentence = self._words("“{written}” was read as “{read}”.", written=written, read=read)
        self._said.setText(sentence)
        self.show()
