"""The pages that ask for a new event: first what is played, then the form of that game."""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from whist_td.i18n.words import Words
from whist_td.ui.game_formats import GameFormat, loaded
from whist_td.usecases.ports import Dice


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
        self.game: GameFormat | None = None
        """The game whose form is shown; None while it is still being chosen."""

    def ask_game(self) -> None:
        """Ask what is played."""
        from whist_td.ui.dialogs.choose_game import ChooseGamePanel

        self.game = None
        page = ChooseGamePanel(self._words, self._window)
        page.chosen.connect(self._ask_form)
        page.cancelled.connect(self.cancelled)
        self.made.emit(page)

    def _ask_form(self, game: GameFormat) -> None:
        self.game = game
        page = loaded(game.form)(self._words, self._dice, self._today, self._window)
        page.accepted.connect(self.accepted)
        page.cancelled.connect(self.ask_game)
        self.made.emit(page)
