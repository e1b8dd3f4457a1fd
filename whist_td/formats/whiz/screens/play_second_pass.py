"""The second pass of a Whiz round: the travellers are read again, deal by deal."""

from collections.abc import Mapping

from typing_extensions import override

from whist_td.formats.whiz.commands import ConfirmWhizRound, EnterBoard
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.screens.play_readings import Readings, entered_in, readings_of
from whist_td.formats.whiz.words.deals import short_outcome, spoken_outcome
from whist_td.stages.play_difference import Saying, TwoReadings
from whist_td.stages.play_rereading import RoundRereading
from whist_td.words.words import N_


class WhizRereading(RoundRereading[BoardPlace, BoardResult, WhizEvent]):
    """The second pass of one round, by deal and table."""

    INCOMPLETE = N_("Enter every deal first; the second pass compares with what stands.")

    @override
    def _readings_of(self, evening: WhizEvent, round_number: int) -> Readings:
        return readings_of(evening, round_number)

    @override
    def _entered_in(
        self, evening: WhizEvent, round_number: int
    ) -> Mapping[BoardPlace, BoardResult]:
        return entered_in(evening, round_number)

    @override
    def _two(
        self, where: BoardPlace, first: BoardResult, now: BoardResult
    ) -> TwoReadings[BoardPlace]:
        _ = self._session.words
        told = _(
            "Table {table}, deal {board}: the two readings differ. Which is right?",
            table=where.table,
            board=where.board,
        )
        return TwoReadings(where, told, self._saying(first), self._saying(now))

    def _saying(self, result: BoardResult) -> Saying:
        rule, _ = self._session.evening.settings.rule, self._session.words
        return Saying(short_outcome(result.outcome, _), spoken_outcome(result.outcome, rule, _))

    @override
    def _replacing(self, readings: Readings, where: BoardPlace) -> EnterBoard:
        return EnterBoard(where, readings.read[where])

    @override
    def _confirming(self, round_number: int) -> ConfirmWhizRound:
        return ConfirmWhizRound(round_number)
