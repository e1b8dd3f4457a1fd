"""The calm line below the tables: what is missing, the last action, what comes next."""

from typing_extensions import override

from whist_td.desk.next_step import Next, NextStep, OpenRound, next_step, open_rounds
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.stages.play_foot_frame import FootFrame


class ClubFoot(FootFrame[int, ClubNightEvent]):
    """How the tables stand, and the buttons that carry the evening on."""

    def refresh(self, shown: int, *, is_reread: bool = False) -> None:
        """Say how the round shown stands, and what comes next."""
        _, evening = self._words, self._session.evening
        missing = evening.missing(shown)
        if missing:
            self._say_line(missing_tables_sentence(shown, missing, _), "body")
        else:
            done = _("Round {number}: every table has finished.", number=shown)
            if is_reread:
                done = _("Round {number}: read a second time, everything agrees.", number=shown)
            self._say_line(f"✓ {done}", "good")
        self._say_course(shown, next_step(evening), open_rounds(evening))

    @override
    def _earlier_words(self, open_round: OpenRound[int]) -> str:
        _ = self._words
        return _("Round {number} is still open", number=open_round[0])

    @override
    def _next_words(self, step: NextStep[int]) -> str:
        _ = self._words
        match step.what:
            case Next.BEGIN:
                return _("Begin round {number}", number=step.round)
            case Next.FINISH:
                return _("Finish the club night")
            case Next.RESULTS:
                return _("Show the results")

    @override
    def _missing_words(self, missing: tuple[int, ...]) -> str:
        newest = self._session.evening.last_announced
        return missing_tables_sentence(newest, missing, self._words)

    @override
    def _despite_words(self, missing: tuple[int, ...]) -> str:
        _ = self._words
        return _.plural("Go on without {n} table…", "Go on without {n} tables…", len(missing))
