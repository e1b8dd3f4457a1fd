"""How a list was read, in words: each habit of whoever wrote it can be left as it is written."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from whist_td.interchange.messy_lists import SEPARATORS, Habit, Reading, Understood
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import button, column
from whist_td.kit.theme import labelled, named
from whist_td.words.words import Words

_MOST_SHOWN = 2
"""So many examples make a habit clear."""
_LONGEST = 48
"""No example is longer than this."""


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1].rstrip()}…"


def _written(readings: Sequence[Reading], _: Words) -> str:
    found = [_("“{text}”", text=_short(each.written)) for each in readings[:_MOST_SHOWN]]
    return ", ".join([*found, *(["…"] if len(readings) > _MOST_SHOWN else [])])


def _pairs(readings: Sequence[Reading], _: Words) -> str:
    found = [
        _("“{written}” is “{read}”", written=_short(each.written), read=_short(each.read))
        for each in readings[:_MOST_SHOWN]
    ]
    return ", ".join([*found, *(["…"] if len(readings) > _MOST_SHOWN else [])])


def habit_sentence(habit: Habit, readings: Sequence[Reading], _: Words) -> str:
    """Say what is done with what people write in a list, with examples."""
    n, pairs = len(readings), _pairs(readings, _)
    match habit:
        case Habit.LETTER:
            return _.plural(
                "Leave out the line around the list: {what}",
                "Leave out the {n} lines around the list: {what}",
                n,
                what=_written(readings, _),
            )
        case Habit.NUMBERS:
            return _("Leave out numbers and signs before names ({n}): {what}", n=n, what=pairs)
        case Habit.SEPARATORS:
            parts = [_short(each.read) for each in readings[:_MOST_SHOWN]]
            more = ["…"] if n > _MOST_SHOWN else []
            return _.plural(
                "Set the names of this line apart by what stands between them: {what}",
                "Set the names of {n} lines apart by what stands between them: {what}",
                n,
                what="; ".join([*parts, *more]),
            )
        case Habit.REMARKS:
            return _("Leave out remarks in brackets ({n}): {what}", n=n, what=pairs)
        case Habit.SURNAMES:
            return _("Put first names before surnames ({n}): {what}", n=n, what=pairs)


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
        names = (_("a tabulator"), ";", "|", ",", "/", "–", ":")
        self._by.addItem(_("what fits each line"), None)
        for name, sign in zip(names, SEPARATORS, strict=True):
            self._by.addItem(name, sign)
        self._by.addItem(_("nothing: a name a line"), "")
        label = labelled(_("Names are set apart by"), "body", self)
        label.setBuddy(self._by)
        self._row = QWidget(self)
        folded(label, self._by, None, inside=self._row)
        column(*self._ticks.values(), self._row, inside=self)
        for tick in self._ticks.values():
            tick.clicked.connect(self.edited)
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
        for habit, tick in self._ticks.items():
            readings = understood.of(habit)
            if readings:
                tick.setText(habit_sentence(habit, readings, self._words))
            tick.setVisible(bool(readings) or not tick.isChecked())


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
        said = self._words("“{written}” was read as “{read}”.", written=written, read=read)
        self._said.setText(said)
        self.show()
