"""A question with its field: title above, help in plain words below, a refusal beside it."""

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from whist_td.kit.theme import labelled, set_state

_CLOSE = 4


class Field(QWidget):
    """One question of a form."""

    def __init__(
        self, title: str, editor: QWidget, help_text: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._editor = editor
        self._usual_help = help_text
        self._title = labelled(title, "number", self)
        self._title.setBuddy(editor)
        self._help = labelled(help_text, "small", self)
        self._error = labelled("", "error", self)
        self._name_editor(title)
        self._lay_out()

    def _name_editor(self, title: str) -> None:
        if not self._editor.accessibleName():
            self._editor.setAccessibleName(title)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_CLOSE)
        for part in (self._title, self._editor, self._help, self._error):
            column.addWidget(part)
        self._title.setVisible(bool(self._title.text()))
        self._help.setVisible(bool(self._usual_help))
        self._error.hide()

    def ask(self, title: str, help_text: str) -> None:
        """Ask the question in other words."""
        self._title.setText(title)
        self._editor.setAccessibleName(title)
        self._usual_help = help_text
        self._show_help(help_text)

    def explain(self, help_text: str) -> None:
        """Say in other words what the answer means; a reason that fixes it goes first."""
        self._usual_help = help_text
        if self._editor.isEnabled():
            self._show_help(help_text)

    def _show_help(self, text: str) -> None:
        self._help.setText(text)
        self._help.setVisible(bool(text))

    def refuse(self, sentence: str) -> None:
        """Say beside the field why it will not do; an empty sentence clears it."""
        self._error.setText(sentence)
        self._error.setVisible(bool(sentence))
        if isinstance(self._editor, QLineEdit):
            set_state(self._editor, "error" if sentence else "")

    def fix(self, reason: str) -> None:
        """Let the answer no longer change, and say why; an empty reason lets it change again."""
        self._editor.setEnabled(not reason)
        self._show_help(reason or self._usual_help)
