"""Two people of one name: they come in once it is said how they are told apart on paper."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.words import Words

_MOST_NAMED = 6


class TwinsBar(QWidget):
    """Names of a list that stand more than once, and how the sheets would show them."""

    told_apart = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._question = labelled("", "warning", self)
        self._question.setObjectName("twinsQuestion")
        self._question.setWordWrap(True)
        apart = QPushButton(_("They are different people"), self)
        apart.setObjectName("twinsApart")
        apart.setAutoDefault(False)
        apart.clicked.connect(self.told_apart)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP)
        column.addWidget(self._question)
        column.addWidget(apart, 0, Qt.AlignmentFlag.AlignLeft)

    def show_names(self, names: Sequence[tuple[str, str]]) -> None:
        """Ask about names as they stand in the list, each with what would tell it apart."""
        _ = self._words
        self.setVisible(bool(names))
        before = list(dict.fromkeys(name for name, _apart in names))
        self._question.setText(
            _.plural(
                "{names} stands more than once. The same person? Correct it, or leave a row out. "
                "Different people? The sheets will say: {apart}.",
                "{names} stand more than once. The same people? Correct them, or leave rows out. "
                "Different people? The sheets will say: {apart}.",
                len(before),
                names=_listed(before),
                apart=_listed([apart for _name, apart in names]),
            )
        )


def _listed(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > _MOST_NAMED else []
    return ", ".join([*names[:_MOST_NAMED], *more])
