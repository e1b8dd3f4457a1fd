"""A question with a few answers, of which one or several may be taken."""

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QVBoxLayout, QWidget

from whist_td.words.words import Words


class Choice(QComboBox):
    """One of several options, by its name."""

    edited = Signal()

    def __init__(
        self,
        options: Sequence[Enum],
        words: Words,
        parent: QWidget | None,
        named: Callable[[Enum, Words], str],
    ) -> None:
        super().__init__(parent)
        for option in options:
            text = named(option, words)
            self.addItem(text[0].upper() + text[1:], option)
        self.activated.connect(self._tell)

    def choose(self, option: Enum) -> None:
        """Show an option."""
        self.setCurrentIndex(self.findData(option))

    def _tell(self) -> None:
        self.edited.emit()


class Ticks(QWidget):
    """Any number of options, in the order they stand."""

    edited = Signal()

    def __init__(
        self,
        options: Sequence[Enum],
        words: Words,
        parent: QWidget | None,
        named: Callable[[Enum, Words], str],
    ) -> None:
        super().__init__(parent)
        self._boxes: dict[Enum, QCheckBox] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for option in options:
            text = named(option, words)
            box = QCheckBox(text[0].upper() + text[1:], self)
            box.setObjectName(option.name.lower())
            box.clicked.connect(self._tell)
            self._boxes[option] = box
            column.addWidget(box)

    @property
    def chosen(self) -> tuple[Enum, ...]:
        """The options ticked."""
        return tuple(option for option, box in self._boxes.items() if box.isChecked())

    def choose(self, options: Sequence[Enum]) -> None:
        """Tick the options given and no others."""
        for option, box in self._boxes.items():
            box.setChecked(option in options)

    def _tell(self) -> None:
        self.edited.emit()
