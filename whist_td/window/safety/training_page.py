"""Deals to practise with above whatever is shown: the page of the format that has one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.core.formats import formats
from whist_td.kit.parts import column
from whist_td.stages.formats import loaded, screens_named
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words

if TYPE_CHECKING:
    from whist_td.kit.dialog_pages import PageAbove


class TrainingPage(SidePage):
    """No event is needed, and nothing is kept; Esc leads back."""

    guide = "whiz/training"

    def __init__(self, new_seed: Callable[[], int], words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        sources = (screens_named(each.code).training for each in formats())
        made: Callable[..., PageAbove] = loaded(next(filter(None, sources)))
        self._panel = made(words, new_seed, self)
        column((self._panel, 1), inside=self)
        self._panel.left.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the keys on what comes next."""
        self._panel.take_focus()
