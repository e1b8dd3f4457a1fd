"""During play the rounds to come are made anew only after it was seen what that costs."""

from functools import partial

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_rebuilding import RebuildDialog
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.improving import Asked, Offered
from whist_td.formats.whiz.views.movement_views import judged
from whist_td.formats.whiz.words.edit_words import verdict_sentences
from whist_td.kit.session import Session


class AnewDialog(RebuildDialog):
    """A table had the wrong boards, or a change was not so good: all rounds to come once more."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(session, _("The rounds to come, made anew"), parent)
        verdict = judged(session.evening, session.evening.rounds.values())
        told = _("What was played stays as it is. You can undo this.")
        wrong = verdict_sentences(verdict, _)
        if wrong:
            told = _("As it is planned now: {faults}", faults=" ".join(wrong)) + "\n" + told
        self._intro.setText(told)
        self.ask()

    @override
    def _request(self) -> Asked:
        return partial(plan.anew, self._session.evening)

    @override
    def _lacking(self) -> str:
        _, cost = self._session.words, self._offer.cost if self._offer else None
        if cost is None or cost.rounds:
            return ""
        return _("The rounds that are planned are the best the program knows.")

    @override
    def _told(self, offered: Offered) -> tuple[str, ...]:
        return (self._lacking(),) if self._lacking() else super()._told(offered)

    @override
    def _accept_text(self) -> str:
        _ = self._session.words
        return _("Seat the rounds to come so")
