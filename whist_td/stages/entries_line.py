"""The calm line beneath a list of entries."""

from PySide6.QtWidgets import QLabel, QWidget

from whist_td.kit.theme import set_role
from whist_td.words.words import Words


class SentenceLine(QLabel):
    """One sentence, coloured by what it means."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("entriesLine")
        self.setWordWrap(True)

    def say_refusal(self, sentence: str) -> None:
        """Say why something will not do."""
        self._say(sentence, "error")

    def _say(self, sentence: str, role: str) -> None:
        self.setText(sentence)
        set_role(self, role)
