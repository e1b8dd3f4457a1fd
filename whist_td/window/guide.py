"""A page of the guide: what the place is for, what comes first, what if one slips."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from whist_td.kit.dialog_pages import PageAbove
from whist_td.kit.flow import folded
from whist_td.kit.parts import button, page
from whist_td.kit.theme import labelled, named
from whist_td.stages.formats import BESIDE_TITLES, TITLES, Beside, Stage
from whist_td.words.words import Words

Subject = Stage | Beside
"""What a page is about: a stage of an event, or a page beside it."""
START = "start"
"""The page for whoever has no event open yet."""
_LINE_HEIGHT = 115
"""Per cent of a line: a page for reading breathes more than a form."""
_MOST_LETTERS = 105
"""A line may be so long, whatever the size of the text."""


class GuidePanel(PageAbove):
    """One page of the guide, and the ways on: back to work, or to the keys.

    A format that has no pages of its own (its folder is None) begins where everybody begins.
    """

    keys_requested = Signal()

    def __init__(
        self,
        subject: Subject | None,
        words: Words,
        parent: QWidget | None = None,
        folder: str | None = "",
    ) -> None:
        super().__init__(parent)
        _ = words
        subject = None if folder is None else subject
        self.setObjectName("guidePanel")
        self._text = named(QTextBrowser(self), "guideText")
        self._back = button(_("Back to the page (Esc)"), "leaveGuide", self, "primary")
        self._keys = button(_("All keys"), "guideKeys", self, "")
        stage = _(_title(subject)) if subject else _("Where to begin")
        title = _("Guide: {stage}", stage=stage)
        self._text.setAccessibleName(title)
        self._text.setProperty("role", "guide")
        self._text.setMaximumWidth(self.fontMetrics().averageCharWidth() * _MOST_LETTERS)
        file = f"{subject.value if subject else START}.md"
        self._text.setMarkdown(words.guide(folder or "", file))
        self._breathe()
        ways = folded(self._back, self._keys)
        page(self, labelled(title, "title", self), (self._text, 1), ways)
        self._back.clicked.connect(self.left)
        self._keys.clicked.connect(self.keys_requested)
        self.setFocusProxy(self._back)

    def hide_keys(self) -> None:
        """Leave out the way to the keys, where there is no page of keys to go to."""
        self._keys.hide()

    def _breathe(self) -> None:
        cursor = QTextCursor(self._text.document())
        cursor.select(QTextCursor.SelectionType.Document)
        looser = QTextBlockFormat()
        looser.setLineHeight(
            _LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        )
        cursor.mergeBlockFormat(looser)


def _title(subject: Subject) -> str:
    return TITLES[subject] if isinstance(subject, Stage) else BESIDE_TITLES[subject]
