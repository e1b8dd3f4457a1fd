"""The pages that ask for a new event: first what is played, then the form of that game."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from whist_td.desk.ports import Dice
from whist_td.stages.formats import ScreenFormat, loaded
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.stages.new_event_fields import Answers
    from whist_td.stages.new_event_page import NewEventPage


@dataclass(frozen=True)
class Asked:
    """How far a new event has been asked for."""

    game: ScreenFormat | None
    """None while it is still being chosen."""
    answers: "Answers | None" = None


class NewEventPages(QObject):
    """One page after the other; what comes of them is a command, or nothing."""

    made = Signal(object)
    """The page that is to be shown now."""
    accepted = Signal(object)
    """The command that opens the event."""
    cancelled = Signal()

    def __init__(
        self, words: Words, dice: Dice, today: Callable[[], date], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._dice = dice
        self._today = today
        self._window = parent
        self._form: NewEventPage | None = None
        self.game: ScreenFormat | None = None
        """The game whose form is shown; None while it is still being chosen."""

    @property
    def asked(self) -> Asked:
        """How far it has come, with all that was answered."""
        return Asked(self.game, self._form.answers if self._form else None)

    def ask_again(self, asked: Asked) -> None:
        """Show how far it had come."""
        if asked.game is None:
            self.ask_game()
            return
        self._ask_form(asked.game)
        if self._form is not None and asked.answers is not None:
            self._form.answer_again(asked.answers)

    def ask_game(self) -> None:
        """Ask what is played."""
        from whist_td.window.choose_game import ChooseGamePanel

        self.game = self._form = None
        page = ChooseGamePanel(self._words, self._window)
        page.chosen.connect(self._ask_form)
        page.cancelled.connect(self.cancelled)
        self.made.emit(page)

    def _ask_form(self, game: ScreenFormat) -> None:
        self.game = game
        page: NewEventPage = loaded(game.form)(self._words, self._dice, self._today, self._window)
        self._form = page
        page.accepted.connect(self.accepted)
        page.cancelled.connect(self.ask_game)
        self.made.emit(page)
