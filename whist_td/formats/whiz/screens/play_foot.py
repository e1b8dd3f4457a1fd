"""The calm line below the deals: what is missing, the last action, what comes next."""

from typing_extensions import override

from whist_td.desk.requests import Next, NextStep, OpenRound, next_step, open_rounds
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_words import short_missing
from whist_td.stages.play_foot_frame import FootFrame


class WhizFoot(FootFrame[BoardPlace, WhizEvent]):
    """How the deals stand, and the buttons that carry the tournament on."""

    def refresh(self, shown: int) -> None:
        """Say how the round shown stands, and what comes next."""
        evening = self._session.evening
        self._say_deals(shown)
        self._say_course(shown, next_step(evening), open_rounds(evening))
        if shown != evening.last_announced:
            # What is missing in the newest round is no matter of the one that is corrected.
            self._despite.hide()

    def _say_deals(self, shown: int) -> None:
        _, evening = self._words, self._session.evening
        missing = evening.missing(shown)
        told = short_missing(missing, _)
        if shown != evening.last_announced:
            told = f"{_('Round {number}', number=shown)} · {told}"
        if missing:
            self._say_line(told, "body")
        else:
            self._say_line(f"✓ {told}", "good")

    @override
    def _earlier_words(self, open_round: OpenRound[BoardPlace]) -> str:
        _ = self._words
        number, missing = open_round
        return _.plural(
            "Round {number} still lacks {n} deal",
            "Round {number} still lacks {n} deals",
            len(missing),
            number=number,
        )

    @override
    def _next_words(self, step: NextStep[BoardPlace]) -> str:
        _ = self._words
        match step.what:
            case Next.BEGIN:
                return _("Begin round {number}", number=step.round)
            case Next.FINISH:
                return _("Finish the tournament")
            case Next.RESULTS:
                return _("Show the results")

    @override
    def _missing_words(self, missing: tuple[BoardPlace, ...]) -> str:
        return short_missing(missing, self._words)

    @override
    def _despite_words(self, missing: tuple[BoardPlace, ...]) -> str:
        _ = self._words
        return _.plural("Go on without {n} deal", "Go on without {n} deals", len(missing))
