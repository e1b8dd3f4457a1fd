"""Panels that follow an event only as long as anybody sees them."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

if TYPE_CHECKING:  # The first paint does not wait for what knows of events.
    from whist_td.desk.desk import Outcome
    from whist_td.kit.session import Session


class FollowingPanel(QWidget):
    """A panel that follows its event: where it is hidden, once it is shown again."""

    SHOWN_HERE: ClassVar[Collection[str]] = ()
    """The fields of an event that the panel speaks of; none: all."""
    _missed: "Outcome | None" = None

    def _follow(self, session: "Session[Any]") -> None:
        session.changed.connect(self._note_change)

    def refresh(self) -> None:
        """Show the event as it is now."""

    def _take_in(self, outcome: "Outcome") -> None:  # noqa: ARG002 - for who shows no more of it
        """Show what has changed; an outcome without a line is anything."""
        self.refresh()

    @property
    def _is_behind(self) -> bool:
        """Whether something has changed since the panel was hidden."""
        return self._missed is not None

    def _note_change(self, outcome: "Outcome") -> None:
        fields = {change.field for change in outcome.changes}
        if fields and self.SHOWN_HERE and fields.isdisjoint(self.SHOWN_HERE):
            return
        self._missed = type(outcome)(None) if self._missed else outcome
        if self.isVisible():
            self._catch_up()

    def _catch_up(self) -> None:
        missed, self._missed = self._missed, None
        if missed is not None:
            self._take_in(missed)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._catch_up()
