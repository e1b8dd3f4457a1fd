"""The pages that ask for a new event: first what is played, then the form of that game."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from whist_td.core.formats import formats
from whist_td.desk.ports import Dice
from whist_td.kit.parts import Sign, button, column, press_by_enter, row
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import colours, labelled, named
from whist_td.stages.formats import ScreenFormat, loaded, screens_named
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.stages.new_event_fields import EventAnswers, Heading
    from whist_td.stages.new_event_page import NewEventPage


_COLUMN = 110
"""The width of the page in letters."""
_SIGN_LINES = 2.4


class ChooseGamePanel(QWidget):
    """The games in the order of the clubs; Enter takes the one that has the focus."""

    chosen = Signal(object)
    """The `ScreenFormat` that will be played."""
    cancelled = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.setObjectName("chooseGamePanel")
        self._games = [self._game(each.code, screens_named(each.code)) for each in formats()]
        page = QWidget(self)
        page.setMaximumWidth(_COLUMN * self.fontMetrics().averageCharWidth())
        title = labelled(_("What is played?"), "title", page)
        back = button(_("Back"), "chooseGameBack", page)
        back.clicked.connect(self.cancelled)
        parts = (2 * STEP, title, *self._games, None)
        whole = column(*parts, inside=page, margins=(-1, -1), spacing=2 * STEP)
        whole.addWidget(back, 0, Qt.AlignmentFlag.AlignLeft)
        whole.addSpacing(2 * STEP)
        row(None, (page, 20), None, inside=self, margins=(-1, -1), spacing=-1)

    def take_focus(self) -> None:
        """Put the keys on the first game."""
        self._games[0].setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if press_by_enter(event, self):
            return
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif event.key() in steps:
            here = next((n for n, made in enumerate(self._games) if made.hasFocus()), 0)
            there = (here + steps[Qt.Key(event.key())]) % len(self._games)
            self._games[there].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _game(self, code: str, game: ScreenFormat) -> QPushButton:
        _ = self._words
        made = named(_GameButton(self), f"game-{code}", _(game.label))
        made.setProperty("role", "choice")
        made.setAccessibleDescription(_(game.about))
        label, about = (_(game.label), "heading", made), (_(game.about), "quiet", made)
        texts = column(labelled(*label), labelled(*about), spacing=STEP // 2)
        sign = Sign(game.icon, colours().text, _SIGN_LINES, made)
        made.inside.addWidget(sign, 0, Qt.AlignmentFlag.AlignVCenter)
        made.inside.addLayout(texts, 1)
        made.clicked.connect(lambda: self.chosen.emit(game))
        return made


class _GameButton(QPushButton):
    """Is as large as the words in it ask for."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setHorizontalPolicy(QSizePolicy.Policy.Preferred)
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)
        self.inside = row(inside=self, margins=(3 * STEP, 2 * STEP), spacing=3 * STEP)

    @override
    def sizeHint(self) -> QSize:
        return self.inside.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return self.inside.minimumSize()

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self.inside.totalHeightForWidth(width)


@dataclass(frozen=True)
class AskedEvent:
    """How far a new event has been asked for."""

    game: ScreenFormat | None
    """None while it is still being chosen."""
    answers: "EventAnswers | None" = None


class LeftAnswers:
    """What was answered on forms that were left, until an event is created."""

    def __init__(self) -> None:
        self._heading: Heading | None = None
        self._by_game: dict[str, EventAnswers] = {}

    def keep(self, left: AskedEvent) -> None:
        """Keep what a form says that is left."""
        if left.game is not None and left.answers is not None:
            self._heading, self._by_game[left.game.label] = left.answers.heading, left.answers

    def answers(self, game: ScreenFormat, usual: "EventAnswers") -> "EventAnswers":
        """Return what a form is to say: name, date and place are alike for all games."""
        before = self._by_game.get(game.label, usual)
        return replace(before, heading=self._heading or before.heading)


class NewEventPages(QObject):
    """One page after the other; what comes of them is a command, or nothing."""

    made = Signal(object)
    """The page that is to be shown now."""
    accepted = Signal(object)
    """The command that opens the event."""
    cancelled = Signal()

    def __init__(
        self,
        words: Words,
        dice: Dice,
        today: Callable[[], date],
        left: "LeftAnswers",
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._left = left
        self._dice = dice
        self._today = today
        self._window = parent
        self._form: NewEventPage | None = None
        self.game: ScreenFormat | None = None
        """The game whose form is shown; None while it is still being chosen."""

    @property
    def so_far(self) -> AskedEvent:
        """How far it has come, with all that was answered."""
        return AskedEvent(self.game, self._form.answers if self._form else None)

    def ask_again(self, so_far: AskedEvent) -> None:
        """Show how far it had come."""
        if so_far.game is None:
            self.ask_game()
            return
        self._ask_form(so_far.game)
        if self._form is not None and so_far.answers is not None:
            self._form.answer_again(so_far.answers)

    def ask_game(self) -> None:
        """Ask what is played; what was answered already is there again on any form."""
        self._left.keep(self.so_far)
        self.game = self._form = None
        page = ChooseGamePanel(self._words, self._window)
        page.chosen.connect(self._ask_form)
        page.cancelled.connect(self.cancelled)
        self.made.emit(page)

    def _ask_form(self, game: ScreenFormat) -> None:
        self.game = game
        page: NewEventPage = loaded(game.form)(self._words, self._dice, self._today, self._window)
        self._form = page
        page.answer_again(self._left.answers(game, page.answers))
        page.accepted.connect(self.accepted)
        page.cancelled.connect(self.ask_game)
        self.made.emit(page)
