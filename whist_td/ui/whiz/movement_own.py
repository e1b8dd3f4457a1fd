"""A director's own movement is not given up unasked: other players would not fit into it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from whist_td.formats.whiz.evening import WhizEvening
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.usecases.requests import AnyCommand
from whist_td.usecases.whiz_own import gives_up_own

_WIDTH = 56
"""The least width of the question, in letters."""


class OwnMovementDialog(QDialog):
    """Says what would become of the movement, and asks; to keep it is the nearest answer."""

    def __init__(self, session: Session[WhizEvening], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self.setObjectName("ownMovement")
        players = len(session.evening.players)
        self.setWindowTitle(
            _.plural(
                "Your own movement is for {n} player",
                "Your own movement is for {n} players",
                players,
            )
        )
        told = _(
            "It was brought in from a file, or changed by hand. With other players, the program "
            "seats everybody anew, and your movement is given up. You can undo this."
        )
        self._told = labelled(told, "body", self)
        self._keep = QPushButton(_("Keep my movement"), self)
        self._anew = QPushButton(_("Seat everybody anew"), self)
        self._lay_out()
        self._keep.clicked.connect(self.reject)
        self._anew.clicked.connect(self.accept)
        self._keep.setFocus()

    def _lay_out(self) -> None:
        self._keep.setObjectName("ownKeep")
        self._anew.setObjectName("ownAnew")
        set_role(self._keep, "primary")
        self._keep.setDefault(True)
        self._told.setWordWrap(True)
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        foot = QHBoxLayout()
        foot.setSpacing(2 * STEP)
        foot.addStretch()
        foot.addWidget(self._anew)
        foot.addWidget(self._keep)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addWidget(self._told, 1)
        column.addLayout(foot)
        self.setMinimumWidth(_WIDTH * self.fontMetrics().averageCharWidth())


class OwnMovementGuard:
    """Stands before the commands of a tournament; who said to keep the movement is not asked again.

    The movement can still be given up later: on its page, it is made anew.
    """

    def __init__(self, session: Session[WhizEvening], panel: QWidget) -> None:
        self._session = session
        self._panel = panel
        self._kept: WhizEvening | None = None

    def refusal(self, command: AnyCommand) -> str:
        """Return why a command will not do; nothing where it may be carried out."""
        evening = self._session.evening
        if not gives_up_own(evening, command):
            return ""
        if self._kept is not evening:
            # Kept before the question: leaving a cell for it must not ask a second time.
            self._kept = evening
            if OwnMovementDialog(self._session, self._panel.window()).exec():
                self._kept = None
                return ""
        _ = self._session.words
        return _(
            "The movement is your own and stays as it is. For other players, first choose “Make "
            "it anew” on the page of the movement."
        )
