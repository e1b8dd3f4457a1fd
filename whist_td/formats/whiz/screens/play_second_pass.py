"""The second pass of a Whiz round: the travellers are read again, deal by deal."""

from collections.abc import Mapping

from typing_extensions import override

from whist_td.formats.whiz.commands import ConfirmWhizRound, EnterBoard
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import NOT_PLAYED, Adjusted, BoardPlace, BoardResult
from whist_td.formats.whiz.words.deals import short_outcome, spoken_outcome
from whist_td.stages.second_pass import ReadingText, Rereading, RoundRereading, TwoReadings
from whist_td.words.words import N_

Readings = Rereading[BoardPlace, BoardResult]


def readings_of(event: WhizEvent, round_number: int) -> Readings:
    """Begin a second pass; what the director decided stands on no traveller."""
    return Readings(round_number, _same_outcome, _entered(event, round_number))


def _same_outcome(first: BoardResult, second: BoardResult) -> bool:
    """Tell whether two results agree: contract, declarer and tricks, all of which travel."""
    return first.outcome == second.outcome


def _is_decided(result: BoardResult) -> bool:
    """Tell whether it is the director's word that a deal was not played, or is adjusted."""
    return result.outcome is NOT_PLAYED or isinstance(result.outcome, Adjusted)


def _entered(event: WhizEvent, round_number: int) -> dict[BoardPlace, BoardResult]:
    """Return the results entered in a round, table by table."""
    results = (
        (place, result)
        for place, result in event.results.items()
        if place.round == round_number and not _is_decided(result)
    )
    return dict(sorted(results, key=lambda pair: pair[0]))


class WhizRereading(RoundRereading[BoardPlace, BoardResult, WhizEvent]):
    """The second pass of one round, by deal and table."""

    INCOMPLETE = N_("Enter every deal first; the second pass compares with what is entered.")

    @override
    def _readings_of(self, event: WhizEvent, round_number: int) -> Readings:
        return readings_of(event, round_number)

    @override
    def _entered_in(self, event: WhizEvent, round_number: int) -> Mapping[BoardPlace, BoardResult]:
        return _entered(event, round_number)

    @override
    def _two(
        self, where: BoardPlace, first: BoardResult, now: BoardResult
    ) -> TwoReadings[BoardPlace]:
        question = self._session.words(
            "Table {table}, deal {board}: the two readings differ. Which is right?",
            table=where.table,
            board=where.board,
        )
        return TwoReadings(where, question, self._saying(first), self._saying(now))

    def _saying(self, result: BoardResult) -> ReadingText:
        rule, _ = self._session.facts.settings.rule, self._session.words
        return ReadingText(
            short_outcome(result.outcome, _), spoken_outcome(result.outcome, rule, _)
        )

    @override
    def _replacing(self, readings: Readings, where: BoardPlace) -> EnterBoard:
        return EnterBoard(where, readings.read[where])

    @override
    def _confirming(self, round_number: int, corrected: int) -> ConfirmWhizRound:
        return ConfirmWhizRound(round_number, corrected)
