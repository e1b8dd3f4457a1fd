"""Where small questions appear: one at a time, in place of what stands there."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from whist_td.kit.strip import Strip


class StripPlace(QWidget):
    """Shows a strip instead of the calm line below the tables, and brings the line back."""

    emptied = Signal()

    def __init__(self, usual: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = usual
        self._strip: Strip | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(usual)

    @property
    def strip(self) -> Strip | None:
        """The question being asked."""
        return self._strip

    def show_usual(self, *, is_shown: bool) -> None:
        """Show what usually stands here, or nothing; a question stays."""
        self._usual.setVisible(is_shown and self._strip is None)

    def ask(self, strip: Strip) -> None:
        """Ask something, instead of what was asked before."""
        self._remove()
        self._strip = strip
        self._usual.hide()
        self._column.addWidget(strip)
        strip.closed.connect(self.close_strip)
        strip.show()
        strip.first_field().setFocus()

    def close_strip(self) -> None:
        """Bring back what usually stands here."""
        if self._strip is not None:
            self._remove()
            self._usual.show()
            self.emptied.emit()

    def _remove(self) -> None:
        if self._strip is not None:
            self._column.removeWidget(self._strip)
            self._strip.hide()
            self._strip.deleteLater()
            self._strip = None
