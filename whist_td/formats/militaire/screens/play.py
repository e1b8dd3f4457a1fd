"""Play: the one screen of the whole evening."""

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.standings import checksum
from whist_td.formats.militaire.screens.play_entry import RoundEntry, SecondPassBand
from whist_td.formats.militaire.screens.play_foot import PlayFoot
from whist_td.formats.militaire.screens.play_head import PlayHead
from whist_td.formats.militaire.screens.play_model import TablesModel
from whist_td.formats.militaire.screens.play_standings import PlayStandings
from whist_td.formats.militaire.screens.play_steps import EveningSteps, PlayWaiting
from whist_td.formats.militaire.screens.play_tables import TableKey, TablesView
from whist_td.formats.militaire.views import round_view, table_row
from whist_td.kit.strip import StripPlace
from whist_td.stages.play_frame import PlayFrame, beside

KEYS_LEARNT = 60
"""After this many results the keys are no longer shown on the sides."""


class PlayPanel(PlayFrame[MilitaireEvent]):
    """The round in large type, its tables, the standings beside them, one calm line below."""

    _waiting: PlayWaiting
    _work: TablesView
    _standings: PlayStandings
    _foot: PlayFoot
    _steps: EveningSteps

    @override
    def _table_width(self) -> int:
        return self._work.minimumWidth()

    @override
    def _make_parts(self) -> None:
        session, words = self._session, self._session.words
        self._head = PlayHead(words, self)
        self._band = SecondPassBand(words, self)
        self._model = TablesModel(words, self)
        self._work = TablesView(words, self._model, self)
        self._standings = PlayStandings(words, self)
        self._waiting = PlayWaiting(words, self)
        self._foot = PlayFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._entry = RoundEntry(session, self._work, self._model, self._strips)
        self._second = self._entry.second
        self._steps = EveningSteps(session, self._strips, self)

    @override
    def _place_parts(self, page: QVBoxLayout, below: QVBoxLayout) -> None:
        page.addWidget(self._head)
        page.addLayout(beside((self._band, self._work), self._standings), 1)
        below.addWidget(self._strips)

    @override
    def _connect_parts(self) -> None:
        self._head.round_chosen.connect(self.show_round)
        self._head.correction_requested.connect(lambda: self._steps.correct(self._round))
        self._waiting.begun.connect(self._steps.announce)
        self._waiting.despite_requested.connect(lambda: self._steps.announce(despite=True))
        self._entry.steered.connect(self._steer)
        self._entry.told.connect(self._foot.say)
        self._band.left.connect(self._second.stop)
        self._work.digits_typed.connect(self._say)
        self._work.selectionModel().currentChanged.connect(self._show_table)
        self._foot.all_tricks_requested.connect(
            lambda: self._entry.toggle_all_tricks(self._work.table)
        )

    @override
    def _show(self, evening: MilitaireEvent) -> None:
        table = self._work.table
        view = round_view(evening, self._round)
        self._entry.show_round(self._round)
        self._model.show_round(view.rows)
        self._work.return_to(max(1, table))
        self._head.show_round(view, evening)
        self._standings.refresh(evening)
        self._say()

    @override
    def _go_to_missing(self) -> None:
        missing = self._session.evening.missing(self._round)
        self._work.go_to(missing[0] if missing else 1)

    @override
    def _take_in_results(self, places: Sequence[Place]) -> None:
        evening = self._session.evening
        for place in places:
            if place.round == self._round:
                self._model.show_row(table_row(evening, place))
        if all(place.round == self._newest for place in places):
            self._standings.update_totals(evening)
        else:
            self._standings.refresh(evening)
        self._say()

    def _say(self, typed: str = "") -> None:
        evening = self._session.evening
        if evening.is_started:
            self._foot.refresh(checksum(evening, self._round), self._round, typed)
            self._work.show_keys(len(evening.results) < KEYS_LEARNT)
            self._show_table()

    def _show_table(self) -> None:
        self._foot.show_table(self._work.table, self._entry.result_at(self._work.table))

    @override
    def _toggle_second_pass(self) -> None:
        self._entry.toggle_second_pass()

    @override
    def _show_pass(self) -> None:
        self._band.show_pass(self._entry.second.state)
        self._say()

    def _steer(self, stroke: TableKey) -> None:
        match stroke:
            case TableKey.EARLIER:
                self.show_round(self._round - 1)
            case TableKey.LATER:
                self.show_round(self._round + 1)
            case TableKey.BACK:
                self._go_back()
            case TableKey.NEXT if self._entry.wanted:
                self._work.go_round(self._entry.wanted)
            case TableKey.NEXT:
                self._go_on()
