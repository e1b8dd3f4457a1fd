"""A movement from a file: chosen, judged, and only then accepted, whatever the game."""

from abc import abstractmethod
from pathlib import Path

from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QWidget,
)

from whist_td.kit.dialog_page import fill_card, lay_out
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.players.screens.movement_points import WIDTH, grown, show_points
from whist_td.words.words import Words


class MovementFileFrame(QDialog):
    """What is wrong, what would mend it and what is good stand below each other in one card."""

    def __init__(
        self, title: str, endings: tuple[str, ...], words: Words, parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._endings = endings
        self.setWindowTitle(title)
        self._choose = QPushButton(_("Choose a file…"), self)
        self._file = labelled("", "quiet", self)
        self._hint = labelled("", "body", self)
        self._card = QFrame(self)
        self._verdict = labelled("", "body", self._card)
        self._error = labelled("", "error", self._card)
        self._nearest = labelled("", "warning", self._card)
        self._back = QPushButton(self)
        self._accept = QPushButton(self)
        for name, part in (
            ("movementChoose", self._choose),
            ("movementVerdict", self._verdict),
            ("movementError", self._error),
            ("movementNearest", self._nearest),
            ("movementAccept", self._accept),
        ):
            part.setObjectName(name)
        set_role(self._card, "card")
        set_role(self._accept, "primary")
        self._choose.clicked.connect(self._ask_file)
        self._back.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)

    def _lay_out(self, *beside: QWidget) -> None:
        """Lay out the parts, with some more below the verdict."""
        head = QHBoxLayout()
        head.setSpacing(2 * STEP)
        head.addWidget(self._choose)
        head.addWidget(self._file, 1)
        fill_card(self._card, (self._error, self._nearest, self._verdict))
        title = labelled(self.windowTitle(), "title", self)
        parts: tuple[QWidget | QLayout, ...] = (title, head, self._hint, self._card, *beside)
        lay_out(self, parts, (self._back, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _ask_file(self) -> None:
        _ = self._words
        kinds = _("Movements ({kinds})", kinds=" ".join(f"*{ending}" for ending in self._endings))
        chosen, _kind = QFileDialog.getOpenFileName(self, self.windowTitle(), "", kinds)
        if chosen:
            self.read(Path(chosen))

    @abstractmethod
    def read(self, path: Path) -> None:
        """Read a file and show the verdict, or say why it cannot be read."""

    @abstractmethod
    def _take(self) -> None:
        """Play what was read."""

    def _tell(self, wrong: tuple[str, ...], good: tuple[str, ...], mend: str) -> None:
        """Show what is wrong, what would mend it, and what is good."""
        for line, told in ((self._error, wrong), (self._nearest, (mend,)), (self._verdict, good)):
            show_points(line, tuple(filter(None, told)))
            line.setVisible(bool(line.text()))
        self._card.setVisible(bool(wrong or good))
        if self.isVisible():
            grown(self)
