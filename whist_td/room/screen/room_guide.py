"""The page of the guide about the room window, above the work."""

from PySide6.QtWidgets import QDialog, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from whist_td.assets import asset
from whist_td.kit.stylesheet import STEP
from whist_td.words.words import Words

PART = 0.9
"""Of the window above which it stands."""


def show_room_guide(parent: QWidget, words: Words) -> QDialog:
    """Show what the room window is for and which keys it has."""
    _ = words
    above = QDialog(parent)
    above.setObjectName("roomGuide")
    above.setWindowTitle(_("Guide: the room"))
    above.resize(parent.size() * PART)
    text = QTextBrowser(above)
    text.setProperty("role", "guide")
    text.setAccessibleName(_("Guide: the room"))
    path = asset("guide", words.language.value, "room.md")
    text.setMarkdown(path.read_text(encoding="utf-8"))
    back = QPushButton(_("Back to work (Esc)"), above)
    back.setObjectName("leaveRoomGuide")
    back.setProperty("role", "primary")
    back.clicked.connect(above.accept)
    column = QVBoxLayout(above)
    column.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
    column.setSpacing(STEP)
    column.addWidget(text, 1)
    column.addWidget(back)
    above.setFocusProxy(back)
    above.open()
    return above
