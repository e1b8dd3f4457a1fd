"""The ranking while results come in: only what they touch is compared and added up anew."""

from collections.abc import Collection

from whist_td.formats.whiz.rules.comparison import Comparison, Coverage, comparison, renewed
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.standings import WhizStanding, ranked_by
from whist_td.formats.whiz.rules.tallies import replace_boards, tallies_of


class RunningRanking:
    """The ranking after a round of a tournament in play; it is the same as counting it all."""

    def __init__(self, evening: WhizEvent, after_round: int, coverage: Coverage) -> None:
        self._evening = evening
        self._compared = comparison(evening, after_round, coverage)
        self._tallies = tallies_of(self._compared, evening.settings.ranking)

    @property
    def after_round(self) -> int:
        """The round up to which results count."""
        return self._compared.after_round

    def take_in(self, evening: WhizEvent, boards: Collection[int]) -> None:
        """Count anew what the results of some boards touch."""
        self._evening = evening
        before, after = self._compared, renewed(self._compared, evening, boards)
        self._compared = after
        ranking = evening.settings.ranking
        gone = _others(before, after)
        come = _others(after, before)
        if 2 * len(come) > len(after.boards):
            self._tallies = tallies_of(after, ranking)
            return
        replace_boards(
            self._tallies,
            (before.boards[board] for board in gone),
            (after.boards[board] for board in come),
            ranking,
        )

    def rows(self) -> tuple[WhizStanding, ...]:
        """Return all players in order."""
        return ranked_by(self._evening, self.after_round, self._tallies)


def _others(compared: Comparison, than: Comparison) -> list[int]:
    """Return the boards of a comparison that are not the very same in another."""
    return [n for n, board in compared.boards.items() if than.boards.get(n) is not board]
