"""Pages beside the evening: everything beneath stays as it is, and Esc leads back."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from whist_td.kit.dialog_pages import PageAbove


class SidePage(PageAbove):
    """Shown above the start page or a stage, and left again."""

    file_chosen = Signal(object)
    """A club file that is to be opened."""
    forgotten = Signal()
    """Somebody's name stands nowhere any more."""
    safety_changed = Signal()
    """A copy was kept, or the second place is another: how things stand is to be looked at."""
    announced = Signal(str)
    """Something else is done: calm."""

    guide = "backups"
    """The page of the guide for it."""


class PlaceAbove:
    """At most one page above the stack; what is beneath waits as it is."""

    def __init__(self, stack: QStackedWidget) -> None:
        self._stack = stack
        self._beneath: QWidget | None = None
        self.page: SidePage | None = None

    @property
    def is_beneath_gone(self) -> bool:
        """Whether what was beneath is to be made anew."""
        return self.page is not None and self._beneath is None

    @property
    def name(self) -> str:
        """The name of the page above; "" where there is none."""
        return self.page.objectName() if self.page is not None else ""

    def put(self, page: SidePage) -> None:
        """Put a page above; another one that was there goes."""
        beneath = self._beneath if self.page is not None else self._stack.currentWidget()
        self.drop()
        self.page, self._beneath = page, beneath
        self._stack.addWidget(page)
        self._stack.setCurrentWidget(page)
        page.take_focus()

    def drop(self) -> None:
        """Come down to what is beneath."""
        page, self.page = self.page, None
        if page is None:
            return
        if self._beneath is not None:
            self._stack.setCurrentWidget(self._beneath)
        self._stack.removeWidget(page)
        page.deleteLater()

    def forget_beneath(self) -> None:
        """Have what is beneath made anew when the page above is left."""
        self._beneath = None
