"""What can be clicked stays where it is until the person moves on."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.kit.aim import changed_place
from whist_td.kit.roomy import room_of

_Seen = tuple[int, int, int]


def _seen(part: QWidget) -> _Seen:
    """Return what a person changes when the room is to be shared out anew: window and letters.

    The guide beside a page takes of its width; of its height, so does a message that comes.
    """
    return room_of(part).width(), part.window().height(), part.fontMetrics().height()


class Arrangement:
    """How a list has shared out its room: held from the first press on, until the round changes.

    A bar below that folds, or a message that comes, would otherwise change its columns and rows
    between two clicks. A window of another size lets go of it, and so do other letters and the
    guide beside it.
    """

    def __init__(self, of: QWidget) -> None:
        self._of = of
        self._held: _Seen | None = None

    def hold(self) -> None:
        """Keep everything where it is."""
        self._held = _seen(self._of)

    def release(self) -> None:
        """Let the room be shared out anew: another round is shown, or read a second time."""
        self._held = None

    @property
    def is_held(self) -> bool:
        """Whether everything is to stay where it is."""
        return self._held is not None and self._held == _seen(self._of)


class SteadyHeight(QObject):
    """A bar that never becomes lower as long as its width and its letters stay.

    What it says comes and goes; were its height to do so too, all that stands above would move.
    """

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        self._of = (0, 0)
        part.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange):
            now = self._part.width(), self._part.fontMetrics().height()
            if now != self._of:
                self._of = now
                self._part.setMinimumHeight(0)
            QTimer.singleShot(0, self._part, self._settle)
        return False

    def _settle(self) -> None:
        if self._part.height() > self._part.minimumHeight():
            layout = self._part.layout()
            if layout is None or not layout.hasHeightForWidth():
                self.reserve(self._part.sizeHint().height())
            else:
                self.reserve(layout.totalHeightForWidth(self._part.width()))

    def release(self) -> None:
        """Let go of the room: somebody has folded away what needed it."""
        self._part.setMinimumHeight(0)

    def reserve(self, height: int) -> None:
        """Keep so much room from now on."""
        if height > self._part.minimumHeight():
            self._part.setMinimumHeight(height)
            changed_place(self._part)
