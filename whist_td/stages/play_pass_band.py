"""The band above the round while a second pass is running."""

from typing import ClassVar

from PySide6.QtWidgets import QWidget

from whist_td.kit.banner import Banner
from whist_td.stages.second_pass import K, R, Rereading
from whist_td.words.words import N_, Words


class PassBand(Banner):
    """Says that a second pass is running, and how far it is."""

    TOLD: ClassVar[str] = N_("Second pass of round {number}: {read} of {all}")

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__("stopSecondPass", parent)
        self._words = words

    def show_pass(self, readings: Rereading[K, R] | None) -> None:
        """Say how much is read, or nothing outside a pass."""
        _ = self._words
        if readings is None:
            self.hide()
            return
        told = _(
            self.TOLD,
            # A *manche* and a *tour* are two sentences; the name of the hole keeps them apart.
            number=readings.round,
            round=readings.round,
            read=len(readings.read),
            all=len(readings.entered),
        )
        self.say(told, _("Stop the second pass (Esc)"))
