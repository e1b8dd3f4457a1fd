"""The steps of the evening: rounds announced and put right, the end, and what is asked before."""

from PySide6.QtCore import QObject, Signal

from whist_td.domain.rounds import Call
from whist_td.domain.strains import Strain
from whist_td.formats.militaire.evening import Evening
from whist_td.ui.panels.play_announce import AnnounceStrip
from whist_td.ui.panels.play_foot import Next, next_step
from whist_td.ui.panels.play_open_rounds import FinishStrip, open_rounds
from whist_td.ui.session import Session
from whist_td.ui.widgets.strip_place import StripPlace
from whist_td.usecases.commands import AnnounceRound, CorrectAnnouncement, FinishEvent
from whist_td.usecases.views import effective_round


class EveningSteps(QObject):
    """Carries the evening on; every question is asked in place."""

    round_wanted = Signal(int)
    results_wanted = Signal()

    def __init__(self, session: Session, strips: StripPlace, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._strips = strips

    def go_on(self, *, despite: bool = False) -> None:
        """Do what comes next; `despite` is the director's decision to leave tables out."""
        match next_step(self._session.evening).what:
            case Next.ANNOUNCE:
                self.announce(despite=despite)
            case Next.FINISH:
                self._finish(despite=despite)
            case Next.RESULTS:
                self.results_wanted.emit()

    def _finish(self, *, despite: bool) -> None:
        """End the evening, and ask first where an earlier round lacks tables."""
        lacking = open_rounds(self._session.evening)
        if not lacking:
            self._session.do(FinishEvent(despite))
            return
        strip = FinishStrip(lacking[0], self._session.words, self._strips)
        strip.round_wanted.connect(self.round_wanted)
        strip.finish_wanted.connect(self._finish_despite)
        self._strips.ask(strip)

    def _finish_despite(self) -> None:
        self._strips.close_strip()
        self._session.do(FinishEvent(despite_missing=True))

    def announce(self, *, despite: bool = False) -> None:
        """Ask for trump and call of the next round, and announce it."""
        _ = self._session.words
        evening = self._session.evening
        number = evening.last_announced + 1
        strip = AnnounceStrip(
            evening.plan(number),
            _("Round {round}", round=number),
            _("Announce round {round}", round=number),
            _,
            self._strips,
        )
        if missing_before(evening, number):
            strip.say(
                _(
                    "Round {round} stays open; its missing tables can be entered later.",
                    round=number - 1,
                )
            )

        def announce(trump: Strain, call: Call) -> None:
            lacks_tables = bool(missing_before(self._session.evening, number))
            self._session.do(
                AnnounceRound(
                    number,
                    trump,
                    call,
                    despite_missing=despite and lacks_tables,
                    despite_places=despite and number == 1,
                )
            )

        strip.decided.connect(announce)
        self._strips.ask(strip)

    def correct(self, number: int) -> None:
        """Ask what was really announced for a round."""
        _ = self._session.words
        strip = AnnounceStrip(
            effective_round(self._session.evening, number),
            _("What was really announced for round {round}?", round=number),
            _("Correct round {round}", round=number),
            _,
            self._strips,
        )

        def correct(trump: Strain, call: Call) -> None:
            self._strips.close_strip()
            self._session.do(CorrectAnnouncement(number, trump, call))

        strip.decided.connect(correct)
        self._strips.ask(strip)


def missing_before(evening: Evening, round_number: int) -> tuple[int, ...]:
    """Return the missing tables of the round before one."""
    return evening.missing(round_number - 1) if round_number > 1 else ()
