"""The steps of a club night: rounds begun, and the end."""

from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.next_step import open_rounds
from whist_td.formats.club_night.commands.commands import BeginClubRound, FinishClub
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import ready_for
from whist_td.formats.club_night.screens.play_head import sit_out_words
from whist_td.formats.club_night.views.views import ClubRoundView, club_round
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.stages.play_begin_strip import BeginStrip, RoundToBegin
from whist_td.stages.play_end_strip import LeftOpen
from whist_td.stages.play_steps_frame import StepsFrame


class ClubSteps(StepsFrame[ClubNightEvent]):
    """Carries the evening on."""

    def begin_first(self) -> None:
        """Begin round 1: who sits out stands on the card with the button."""
        self._session.do(BeginClubRound(1))

    @override
    def announce(self, *, despite: bool = False) -> None:
        """Say the next round as it is told aloud, and begin it."""
        _, evening = self._session.words, self._session.evening
        number = evening.last_announced + 1
        try:
            view = club_round(ready_for(evening, number), number)
        except RuleError:
            # The desk refuses it with the sentence that says what would do.
            self._session.do(BeginClubRound(number, despite_missing=despite))
            return
        strip = BeginStrip(self._to_begin(view), _, self._strips)
        missing = evening.missing(number - 1) if number > 1 else ()
        if missing:
            lacking = missing_tables_sentence(number - 1, missing, _)
            stays = _("It stays open: what is missing can be entered later.")
            strip.say(f"{lacking} {stays}", "warning")
        strip.decided.connect(lambda: self._begin(number, despite=despite))
        self._strips.ask(strip)

    def _to_begin(self, view: ClubRoundView) -> RoundToBegin:
        _ = self._session.words
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        seats = _("Everybody goes to the table and the seat on his card.")
        said = filter(None, (f"{tables}.", seats, sit_out_words(view, _)))
        return RoundToBegin(view.number, view.rounds, " ".join(said))

    def _begin(self, number: int, *, despite: bool) -> None:
        if self._session.do(BeginClubRound(number, despite_missing=despite)):
            self._strips.close_strip()

    @override
    def _left_open(self) -> LeftOpen | None:
        _, evening = self._session.words, self._session.evening
        newest = evening.last_announced
        last = evening.missing(newest)
        still_open = [*open_rounds(evening), *([(newest, last)] if last else [])]
        if not still_open:
            return None
        number, missing = still_open[0]
        return LeftOpen(
            number,
            missing_tables_sentence(number, missing, _),
            _("These deals count for nobody yet; they can still be entered afterwards."),
            _("Go to round {number}", number=number),
        )

    @override
    def _ending(self, *, despite: bool) -> FinishClub:
        return FinishClub(despite)
