"""The place above all pages: a page beside the evening goes there, and comes down again."""

from PySide6.QtWidgets import QStackedWidget, QWidget

from whist_td.window.safety.aside import Aside


class Above:
    """At most one page above the stack; what is beneath waits as it is."""

    def __init__(self, stack: QStackedWidget) -> None:
        self._stack = stack
        self._beneath: QWidget | None = None
        self.page: Aside | None = None

    @property
    def is_beneath_gone(self) -> bool:
        """Whether what was beneath is to be made anew."""
        return self.page is not None and self._beneath is None

    @property
    def name(self) -> str:
        """The name of the page above; "" where there is none."""
        return self.page.objectName() if self.page is not None else ""

    def put(self, page: Aside) -> None:
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
