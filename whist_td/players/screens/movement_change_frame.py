"""A guarded change of a movement: what it does is said before anybody accepts it."""

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QDialog, QFrame, QPushButton, QWidget

from whist_td.kit.dialog_page import fill_card, lay_out, side_by_side
from whist_td.kit.number_field import NumberField
from whist_td.kit.theme import labelled, set_role
from whist_td.players.screens.movement_points import LINES, WIDTH, grown, show_points
from whist_td.stages.new_event_fields import Field
from whist_td.words.words import Words

_NUMBER = 16
"""The width of a field for a number, in letters."""


class MovementChangeFrame(QDialog):
    """Two people change places in one round to come; a card says what that means."""

    def __init__(self, title: str, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setWindowTitle(title)
        self._round = NumberField(self)
        self._one, self._other = QComboBox(self), QComboBox(self)
        self._card = QFrame(self)
        self._told = labelled("", "body", self._card)
        self._possible = labelled("", "body", self._card)
        self._keep = QPushButton(_("Leave it as it is"), self)
        self._accept = QPushButton(_("Change it so"), self)
        for name, part in (
            ("changeRound", self._round),
            ("changeOne", self._one),
            ("changeOther", self._other),
            ("changeTold", self._told),
            ("changePossible", self._possible),
            ("changeAccept", self._accept),
        ):
            part.setObjectName(name)
        self._round.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        set_role(self._card, "card")
        set_role(self._accept, "primary")
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)

    def _lay_out(self, *questions: QWidget) -> None:
        """Lay out the round, some questions, and what the answers mean."""
        _ = self._words
        heading = labelled(_("What it means"), "heading", self._card)
        fill_card(self._card, (heading, self._told, self._possible))
        self._card.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        title = labelled(self.windowTitle(), "title", self)
        field = Field(_("In round"), self._round, "", self)
        parts = (title, field, *questions, self._card)
        lay_out(self, parts, (self._keep, self._accept), self._card)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _people(self) -> QWidget:
        """Return the two questions who changes places with whom."""
        _ = self._words
        return side_by_side(Field(_("Player"), self._one), Field(_("and player"), self._other))

    def _tell(
        self, told: Sequence[str], possible: str = "", *, is_wrong: bool = False, will_do: bool
    ) -> None:
        """Say what a change means, and what would do instead; it is accepted only if it will do."""
        set_role(self._told, "error" if is_wrong else "body")
        show_points(self._told, told)
        self._possible.setText(possible)
        self._accept.setEnabled(will_do)
        if self.isVisible():
            grown(self)

    @abstractmethod
    def _take(self) -> None:
        """Ask for the change."""


def offer(choice: QComboBox, answers: Sequence[tuple[str, int]]) -> None:
    """Offer answers; the one that was chosen stays so, if it is still there."""
    before = choice.currentData()
    choice.blockSignals(True)  # noqa: FBT003 - Qt's own signature
    choice.clear()
    for text, answer in answers:
        choice.addItem(text, answer)
    choice.setCurrentIndex(max(choice.findData(before), 0))
    choice.blockSignals(False)  # noqa: FBT003
