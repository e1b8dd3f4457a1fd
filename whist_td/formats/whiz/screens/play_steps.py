"""The steps of a tournament: rounds begun, and the end."""

from typing_extensions import override

from whist_td.desk.next_step import open_rounds
from whist_td.formats.whiz.commands import AnnounceWhizRound, FinishWhiz
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.play_words import move_sentence, sit_out_sentence
from whist_td.formats.whiz.views.play_views import whiz_round
from whist_td.formats.whiz.words.labels import missing_boards_sentence
from whist_td.stages.play_begin_strip import BeginStrip, RoundToBegin
from whist_td.stages.play_end_strip import LeftOpen
from whist_td.stages.play_steps_frame import StepsFrame


class WhizSteps(StepsFrame[WhizEvent]):
    """Carries the tournament on."""

    def begin_first(self) -> None:
        """Begin round 1: who sits out stands on the card with the button."""
        self._session.do(AnnounceWhizRound(1))

    @override
    def announce(self, *, despite: bool = False) -> None:
        """Say the next round as it is told aloud, and begin it."""
        _, evening = self._session.words, self._session.evening
        number = evening.last_announced + 1
        if number not in evening.rounds:
            # The desk refuses it with the sentence that says what would do.
            self._session.do(AnnounceWhizRound(number, despite_missing=despite))
            return
        strip = BeginStrip(self._to_begin(number), _, self._strips)
        if self._lacks_before(number):
            strip.say(
                _(
                    "Round {number} stays open; its missing deals can be entered later.",
                    number=number - 1,
                )
            )
        strip.decided.connect(lambda: self._begin(number, despite=despite))
        self._strips.ask(strip)

    def _to_begin(self, number: int) -> RoundToBegin:
        _ = self._session.words
        view = whiz_round(self._session.evening, number)
        said = filter(None, (move_sentence(view.move, _), sit_out_sentence(view, _)))
        return RoundToBegin(view.number, view.rounds, " ".join(said))

    def _begin(self, number: int, *, despite: bool) -> None:
        lacks = self._lacks_before(number)
        if self._session.do(AnnounceWhizRound(number, despite_missing=despite and lacks)):
            self._strips.close_strip()

    def _lacks_before(self, number: int) -> bool:
        return number > 1 and bool(self._session.evening.missing(number - 1))

    @override
    def _left_open(self) -> LeftOpen | None:
        _, still_open = self._session.words, open_rounds(self._session.evening)
        if not still_open:
            return None
        number, missing = still_open[0]
        return LeftOpen(
            number,
            missing_boards_sentence(number, missing, _),
            _("These deals count for nobody yet; they can still be entered afterwards."),
            _("Go to round {number}", number=number),
        )

    @override
    def _ending(self, *, despite: bool) -> FinishWhiz:
        return FinishWhiz(despite)
