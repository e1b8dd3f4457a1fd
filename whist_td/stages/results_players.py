"""Results of single players: from the list of all, one leads to the player’s own page."""

from typing_extensions import override

from whist_td.desk.requests import E
from whist_td.stages.results_frame import ResultsFrame
from whist_td.stages.results_pages import ChoicePage, EverybodyPage


class PlayerResultsFrame(ResultsFrame[E]):
    """Results with a page of everybody and a page of one player at a time."""

    _everybody: EverybodyPage
    _players: ChoicePage

    def take_focus(self) -> None:
        """Put the keys on the page that is shown."""
        shown = self._tabs.currentWidget()
        if shown is not None:
            shown.setFocus()

    @override
    def _connect(self) -> None:
        super()._connect()
        self._everybody.player_wanted.connect(self._show_player)

    def _show_player(self, player: int) -> None:
        self._tabs.setCurrentWidget(self._players)
        self._players.choose(player)
        self._players.setFocus()
