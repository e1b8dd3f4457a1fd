"""The steps of the evening: rounds announced and put right, and the end."""

from typing_extensions import override

from whist_td.core.strains import Strain
from whist_td.formats.militaire.commands.commands import (
    AnnounceRound,
    CorrectAnnouncement,
    FinishEvent,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import Call
from whist_td.formats.militaire.screens.play_announce import AnnounceStrip
from whist_td.formats.militaire.screens.play_open_rounds import (
    open_round_sentence,
    open_rounds,
)
from whist_td.formats.militaire.views.views import effective_round
from whist_td.stages.play_end_strip import LeftOpen
from whist_td.stages.play_steps_frame import StepsFrame


class EveningSteps(StepsFrame[MilitaireEvent]):
    """Carries the evening on, with a trump and a call for every round."""

    @override
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

    @override
    def _left_open(self) -> LeftOpen | None:
        _, still_open = self._session.words, open_rounds(self._session.evening)
        if not still_open:
            return None
        number, missing = still_open[0]
        return LeftOpen(
            number,
            f"{open_round_sentence(number, missing, _)}.",
            _("Their teams have no points for it yet; it can still be entered afterwards."),
            _("Go to round {round}", round=number),
        )

    @override
    def _ending(self, *, despite: bool) -> FinishEvent:
        return FinishEvent(despite)


def missing_before(evening: MilitaireEvent, round_number: int) -> tuple[int, ...]:
    """Return the missing tables of the round before one."""
    return evening.missing(round_number - 1) if round_number > 1 else ()
