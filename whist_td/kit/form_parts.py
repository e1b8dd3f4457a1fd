"""What stands around the fields of a form: words above and below them, parts that fold."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from whist_td.kit.heard import HeardAs, hear_as
from whist_td.kit.parts import column, fill_line, mark, row, stacked
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, set_role, set_state

_CLOSE = 4


class LabelledField(QWidget):
    """One question of a form."""

    def __init__(
        self,
        title: str,
        editor: QWidget,
        help_text: str = "",
        parent: QWidget | None = None,
        *,
        is_beside: bool = False,
    ) -> None:
        super().__init__(parent)
        self.editor = editor
        self._title = labelled(title, "number", self)
        self._title.setBuddy(editor)
        self._help = labelled(help_text, "small", self)
        self._error = labelled("", "error", self)
        if not editor.accessibleName():
            editor.setAccessibleName(title)
        if is_beside:
            set_role(self._title, "quiet")
            below = column(editor, self._help, self._error, spacing=_CLOSE)
            row(self._title, (below, 1), inside=self)
        else:
            column(self._title, editor, self._help, self._error, inside=self, spacing=_CLOSE)
        self._title.setVisible(bool(title))
        self._help.setVisible(bool(help_text))
        self._error.hide()

    def say(self, title: str, about: str) -> None:
        """Say in which words it is asked, and what the answer means."""
        fill_line(self._title, title)
        fill_line(self._help, about)

    def refuse(self, sentence: str) -> None:
        """Say beside the field why it will not do; an empty sentence clears it."""
        fill_line(self._error, sentence)
        if isinstance(self.editor, QLineEdit):
            set_state(self.editor, "error" if sentence else "")

    def begin(self) -> None:
        """Put the keys on the answer."""
        self.editor.setFocus(Qt.FocusReason.TabFocusReason)


def refused_under(page: QWidget) -> QLabel | None:
    """Return the first sentence on a page that refuses an answer; None where all will do."""
    errors = (label for label in page.findChildren(QLabel) if label.property("role") == "error")
    return next((label for label in errors if label.text() and not label.isHidden()), None)


def go_to_refused(sentence: QLabel) -> None:
    """Bring what was refused into sight, and the keys to its answer."""
    around = sentence.parentWidget()
    while around is not None:
        if isinstance(around, FoldedPart):
            around.open()
        if isinstance(around, LabelledField):
            around.begin()
        around = around.parentWidget()
    bring_into_sight(sentence)


class FoldedPart(QFrame):
    """A heading to click, and the questions under it."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        set_role(self, "card")
        self._button = QToolButton(self)
        self._button.setText(title)
        self._button.setCheckable(True)
        hear_as(self._button, HeardAs.FOLD)
        self.setFocusProxy(self._button)
        self._button.setIcon(mark("right", colours(self)))
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        set_role(self._button, "quiet")
        self._summary = labelled("", "quiet", self)
        self._body = QWidget(self)
        self.inside = QVBoxLayout(self._body)
        """Where the questions stand."""
        self.inside.setContentsMargins(2 * STEP, STEP, STEP, STEP)
        self.inside.setSpacing(2 * STEP)
        head = stacked((self._button, Qt.AlignmentFlag.AlignLeft), (self._summary, 1))
        column(head, self._body, inside=self, margins=(STEP, STEP // 2), spacing=0)
        self._body.hide()
        self._button.toggled.connect(self._open)

    def say(self, summary: str) -> None:
        """Say what is chosen."""
        self._summary.setText(summary)
        self._button.setAccessibleDescription(summary)

    def open(self) -> None:
        """Show the questions."""
        self._button.setChecked(True)

    def _open(self, opened: bool) -> None:  # noqa: FBT001 - what Qt's signal hands over
        self._body.setVisible(opened)
        self._summary.setVisible(not opened)
        self._button.setIcon(mark("down" if opened else "right", colours(self)))
