"""In which field each kind of question is answered, and how that is dressed, shown and read."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import QDate, QSize, Signal
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget
from typing_extensions import override

from whist_td.kit.fields import ChoiceField, DateField, NumberField
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import column, row
from whist_td.kit.questions import AnyOf, Ask, Day, Number, OneOf, Own, Text, YesNo
from whist_td.kit.theme import named
from whist_td.kit.typed_rows import tidied


class TickList(QWidget):
    """Any number of options, in the order they stand."""

    edited = Signal()

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._boxes: dict[Any, FoldingTick] = {}
        self._inside = column(inside=self, spacing=0)

    def offer(self, several: AnyOf) -> None:
        """Offer these options and no others; what is ticked stays so."""
        offered = {option: text for text, option in several.options}
        for option, text in offered.items():
            if option not in self._boxes:
                box = self._boxes[option] = named(FoldingTick(text, self), several.named(option))
                box.clicked.connect(self.edited)
                self._inside.addWidget(box)
            self._boxes[option].setText(text)
        for option, box in self._boxes.items():
            box.setVisible(option in offered)

    @property
    def value(self) -> tuple[Any, ...]:
        """The options ticked, of those that are offered."""
        boxes = self._boxes.items()
        return tuple(option for option, box in boxes if box.isChecked() and not box.isHidden())

    def show_value(self, value: Iterable[object]) -> None:
        """YesNo the options given and no others."""
        chosen = set(value)
        for option, box in self._boxes.items():
            box.setChecked(option in chosen)


class WantedDay(QWidget):
    """A date that need not be known: ticked, then typed."""

    dateChanged = Signal()

    def __init__(self, name: str, what: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._tick = named(QCheckBox(self), f"{name}Tick", what)
        self._tick.setProperty("role", "bare")
        self._day = named(DateField(self), f"{name}Day", what)
        self._day.setDate(QDate.currentDate())
        self.setFocusProxy(self._tick)
        self._tick.toggled.connect(self._day.setEnabled)
        self._tick.toggled.connect(self.dateChanged)
        self._day.dateChanged.connect(self.dateChanged)
        row(self._tick, (self._day, 1), inside=self)

    @property
    def typed_day(self) -> date | None:
        """The date; None where it is not ticked."""
        return self._day.typed_day if self._tick.isChecked() else None

    def show_day(self, day: date | None) -> None:
        """Show a date, or none: a tick means today then."""
        if day is not None:
            self._day.show_day(day)
        self._day.setEnabled(day is not None)
        self._tick.setChecked(day is not None)


@dataclass(frozen=True)
class FieldManner:
    """The way of one kind: Qt calls the same thing by another name in each of its fields."""

    made: Callable[[Any, QWidget], QWidget]
    """Make the field of a question."""
    show: Callable[[Any, Any], object]
    """Show an answer in the field."""
    typed: Callable[[Any, Any], object]
    """Read the field as its kind says."""
    edited: str = "edited"
    """The signal that tells of an answer."""
    dress: Callable[[Any, Any], object] = lambda _field, _kind: None
    """Let the field be answered with what its kind allows now."""


def way_of(each: Ask) -> FieldManner:
    """Return how a question is asked."""
    return _WAYS[type(each.kind)]


class _WideLine(QLineEdit):
    """A line that is never too narrow for so many letters, whatever their size."""

    def __init__(self, letters: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._letters = letters

    @override
    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        wide = self._letters * self.fontMetrics().averageCharWidth()
        return super().minimumSizeHint().expandedTo(QSize(wide, 0))


def _text(each: Ask, parent: QWidget) -> QLineEdit:
    field = _WideLine(each.kind.letters if isinstance(each.kind, Text) else 0, parent)
    if isinstance(each.kind, Text) and each.kind.completes is not None:
        field.setCompleter(each.kind.completes(field))
    return field


def _write(field: QLineEdit, each: Ask) -> None:
    if isinstance(each.kind, Text):
        field.setText(each.kind.write(each.value))
    if not field.hasFocus():
        field.home(False)  # noqa: FBT003 - Qt takes it by its place


def _number(_each: Ask, parent: QWidget) -> NumberField:
    field = NumberField(parent)
    field.setKeyboardTracking(False)
    return field


def _dress_number(field: NumberField, kind: Number) -> None:
    field.setRange(kind.least, kind.most)
    field.setSpecialValueText(kind.unsaid)
    field.setSuffix(kind.unit)
    field.setSingleStep(kind.step)


def _read_number(field: NumberField, _kind: Number) -> int:
    field.interpretText()  # What is typed counts from the moment the field is left.
    return field.value()


def _offer(field: ChoiceField, kind: OneOf) -> None:
    """Offer other options; the chosen one stays so where it can, else none is with a hint."""
    if [(field.itemText(n), field.itemData(n)) for n in range(field.count())] != [*kind.options]:
        chosen = [field.currentData()] if field.currentIndex() >= 0 else []
        field.offer(kind.options)
        field.setPlaceholderText(kind.hint)
        if kind.hint and field.currentData() not in chosen:
            field.setCurrentIndex(-1)


def _choose(field: ChoiceField, each: Ask) -> None:
    """Show what is chosen; where nothing is, the hint if there is one."""
    if isinstance(each.kind, OneOf):
        at = (n for n, (_text, value) in enumerate(each.kind.options) if value == each.value)
        field.setCurrentIndex(next(at, -1 if each.kind.hint else 0))


def _tick(each: Ask, parent: QWidget) -> QCheckBox:
    made = FoldingTick if each.kind is YesNo.FOLDS else QCheckBox
    return made(each.label, parent)


def _day(each: Ask, parent: QWidget) -> QWidget:
    is_known = isinstance(each.kind, Day) and each.kind.is_known
    return DateField(parent) if is_known else WantedDay(each.name, each.label, parent)


_WAYS: dict[type, FieldManner] = {
    Text: FieldManner(
        _text,
        _write,
        lambda field, kind: kind.read(tidied(field.text())),
        "textChanged",
        lambda field, kind: field.setPlaceholderText(kind.hint),
    ),
    Number: FieldManner(
        _number,
        lambda field, each: field.setValue(each.value),
        _read_number,
        "valueChanged",
        _dress_number,
    ),
    Day: FieldManner(
        _day,
        lambda field, each: field.show_day(each.value),
        lambda field, _kind: field.typed_day,
        "dateChanged",
    ),
    OneOf: FieldManner(
        lambda _each, parent: ChoiceField(parent),
        _choose,
        lambda field, _kind: field.currentData(),
        "currentIndexChanged",
        _offer,
    ),
    AnyOf: FieldManner(
        lambda _each, parent: TickList(parent),
        lambda field, each: field.show_value(each.value),
        lambda field, _kind: field.value,
        dress=lambda field, kind: field.offer(kind),
    ),
    YesNo: FieldManner(
        _tick,
        lambda field, each: field.setChecked(each.value),
        lambda field, _kind: field.isChecked(),
        "toggled",
    ),
    Own: FieldManner(
        lambda each, parent: each.kind.made(parent),
        lambda field, each: field.show_value(each.value),
        lambda field, _kind: field.value,
    ),
}
