"""Asks before something that was begun is left behind: unfinished lines, half a deal."""

from collections.abc import Callable

from PySide6.QtWidgets import QStackedWidget

from whist_td.kit.dialog_pages import give_keys, open_dialog
from whist_td.stages.unfinished import Question
from whist_td.window.open_event import OpenEvent
from whist_td.words.words import Words

Way = Callable[[], object]


def _stay() -> None:
    """Stay where one is: nothing has changed."""


class LeaveGuard:
    """Lets go of the event that is open once nobody misses anything of it."""

    def __init__(self, event: OpenEvent, words: Words, pages: QStackedWidget) -> None:
        self._event = event
        self._words = words
        self._pages = pages

    def may_quit(self, leave: Way) -> bool:
        """Tell whether nothing is left behind; else ask, and leave once that is the answer."""
        self._event.settle()
        event = self._event
        losses = (event.unwritten or event.replaced, event.unfinished, event.half_entered)
        left = " ".join(filter(None, losses))
        if left:
            self._ask(left, self._words("Quit anyway"), leave, _stay)
        return not left

    def leave_for(self, goal: Way, stay: Way = _stay) -> None:
        """Go somewhere else, or make all anew; first ask where a deal is half entered."""
        _, event = self._words, self._event
        left = " ".join(filter(None, (event.unwritten, event.half_entered)))
        if left:
            self._ask(left, _("Leave anyway"), goal, stay)
        else:
            goal()

    def _ask(self, losses: str, despite: str, leave: Way, stay: Way) -> None:
        _ = self._words
        answers = (_("Go back"), despite)
        question = Question(_("Something is not finished"), losses, answers, self._pages.window())
        question.accepted.connect(leave)
        question.rejected.connect(stay)
        question.rejected.connect(self._give_keys_back)
        open_dialog(question)

    def _give_keys_back(self) -> None:
        """Let the page go on: the keys are on the button that was pressed to leave it."""
        page = self._pages.currentWidget()
        if page is not None:
            give_keys(page)
