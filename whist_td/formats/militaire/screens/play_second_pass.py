"""The second pass of a militaire round: the cartons are read again, table by table."""

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.militaire.commands.commands import ConfirmRound, EnterResult
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result
from whist_td.formats.militaire.screens.play_readings import (
    SecondPass,
    entered_in,
    second_pass,
)
from whist_td.formats.militaire.words.facts import result_words
from whist_td.stages.play_difference import Saying, TwoReadings
from whist_td.stages.play_pass_band import PassBand
from whist_td.stages.play_rereading import RoundRereading
from whist_td.words.words import N_, Words


class SecondReading(RoundRereading[int, Result, MilitaireEvent]):
    """The second pass of one round, by table."""

    INCOMPLETE = N_("Enter every table first; the second pass compares with what stands.")

    @override
    def _readings_of(self, evening: MilitaireEvent, round_number: int) -> SecondPass:
        return second_pass(evening, round_number)

    @override
    def _entered_in(self, evening: MilitaireEvent, round_number: int) -> Mapping[int, Result]:
        return entered_in(evening, round_number)

    @override
    def _two(self, where: int, first: Result, now: Result) -> TwoReadings[int]:
        _ = self._session.words
        told = _("Table {table}: the two readings differ. Which is right?", table=where)
        first_words, now_words = (result_words(result, _) for result in (first, now))
        return TwoReadings(where, told, Saying(first_words), Saying(now_words))

    @override
    def _replacing(self, readings: SecondPass, where: int) -> EnterResult:
        return EnterResult(Place(readings.round, where), readings.read[where])

    @override
    def _confirming(self, round_number: int) -> ConfirmRound:
        return ConfirmRound(round_number)


class SecondPassBand(PassBand):
    """Says how many cartons are read."""

    TOLD = N_("Second pass of round {round}: {read} of {all}")

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        _ = words
        self.setToolTip(_("Enter the round again from the cartons, table by table."))
