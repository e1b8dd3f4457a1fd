"""Play of a Whiz tournament: the one screen of the whole evening."""

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel
from whist_td.formats.whiz.screens.play_card import WhizEntryCard
from whist_td.formats.whiz.screens.play_cursor import DealCursor, KeyNavigation
from whist_td.formats.whiz.screens.play_deals import BY_TABLE, BY_TRAVELLER, DealsShown
from whist_td.formats.whiz.screens.play_entry import SeatsAnnounced, WhizDealEntry
from whist_td.formats.whiz.screens.play_head import WhizHead
from whist_td.formats.whiz.screens.play_questions import DealQuestions
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.formats.whiz.screens.play_standings import WhizRunning
from whist_td.formats.whiz.screens.play_steps import WhizFoot, WhizSteps, WhizWaiting
from whist_td.formats.whiz.views.play_views import whiz_round
from whist_td.kit.parts import column
from whist_td.kit.strip import StripPlace
from whist_td.stages.play_frame import PlayFrame, beside
from whist_td.stages.second_pass import PassBand


class WhizPlayPanel(PlayFrame[WhizEvent]):
    """The round in large type, its deals, the ranking beside them, the line to type in below."""

    # More than 15 methods: eleven of them are what the frame asks for.

    _waiting: WhizWaiting
    _work: QLineEdit
    _second: WhizRereading
    _standings: WhizRunning
    _foot: WhizFoot
    _steps: WhizSteps

    @override
    def _make_parts(self) -> None:
        session, words = self._session, self._session.words
        self._waiting = WhizWaiting(words, self)
        self._head = WhizHead(words, self)
        self._band = PassBand(words, self)
        self._below = QWidget(self)
        self._card = WhizEntryCard(words, self._below)
        self._work = self._card.field
        self._foot = WhizFoot(session, self._below)
        self._standings = WhizRunning(words, self._foot.tools, self)
        self._strips = StripPlace(self._below, self)
        model = BoardsModel(words, self)
        self._deals = DealsShown(session, model, self)
        self._second = WhizRereading(session, model, self._strips, self)
        seats = SeatsAnnounced()
        self._entry = WhizDealEntry(session, self._card, self._second, seats)
        self._cursor = DealCursor(session, self._deals, self._second)
        self._steps = WhizSteps(session, self._strips, self)
        self._questions = DealQuestions(session, self._strips, self._entry, seats)
        self._steering = KeyNavigation(self._cursor, self._deals, self._second, self._strips, self)

    @property
    def half_entered(self) -> str:
        """Say which deal is typed and not entered; nothing where none is."""
        return self._entry.half_entered

    @override
    def _place_parts(self, page: QVBoxLayout, below: QVBoxLayout) -> None:
        page.addWidget(self._head)
        page.addLayout(beside((self._band, self._deals, self._strips), self._standings), 1)
        column(self._card, self._foot, inside=self._below)

    @override
    def _connect_parts(self) -> None:
        self._connect_entry()
        self._head.round_chosen.connect(self.show_round)
        self._head.way_chosen.connect(self.show_way)
        self._waiting.begun.connect(self._steps.begin_first)
        self._standings.entries_requested.connect(self.entries_requested)
        self._standings.penalty_requested.connect(self._ask_penalty)
        self._band.left.connect(self._second.stop)
        self._steering.round_requested.connect(self.show_round)
        self._steering.way_requested.connect(self.show_way)
        self._steering.penalty_requested.connect(self._ask_penalty)
        self._steering.next_requested.connect(self._go_on)

    def _connect_entry(self) -> None:
        self._cursor.moved.connect(self._move)
        self._entry.entered.connect(self._cursor.go_on)
        self._entry.wanted.connect(self._cursor.go)
        self._entry.steered.connect(self._steering.take)
        self._second.agreed.connect(self._cursor.go_on)
        self._card.adjust_requested.connect(self._questions.adjust)
        self._card.happened_requested.connect(self._questions.happened)
        self._steering.buttons_requested.connect(self._card.fold_buttons)
        self._steering.adjust_requested.connect(self._questions.adjust)
        self._steering.happened_requested.connect(self._questions.happened)

    @override
    def _show(self, evening: WhizEvent) -> None:
        self._deals.round = self._round
        self._head.show_round(whiz_round(evening, self._round), evening)
        self._head.show_way(self._deals.way)
        self._cursor.refresh()
        self._standings.refresh(evening)
        self._foot.refresh(self._round)

    @override
    def _leave_round(self) -> None:
        self._second.stop()
        self._deals.setCurrentIndex(BY_TABLE)

    @override
    def _turn_to_newest(self) -> None:
        way = self._deals.way
        super()._turn_to_newest()
        if way == BY_TRAVELLER and self._session.evening.is_started:
            self.show_way(way)

    @override
    def _go_to_missing(self) -> None:
        self._cursor.go_to_missing()

    def show_way(self, way: int) -> None:
        """Enter by table, or by traveller; a second pass goes table by table."""
        if self._second.state is None:
            self._cursor.show_way(way)
        self._head.show_way(self._deals.way)
        self.take_focus()

    def _move(self, place: BoardPlace | None) -> None:
        self._card.tells_round = self._deals.way == BY_TRAVELLER
        self._entry.show(place)
        self._head.show_way(self._deals.way)

    @override
    def _take_in_results(self, places: Sequence[BoardPlace]) -> None:
        evening = self._session.evening
        self._deals.take_in(places)
        if all(place.round == self._newest for place in places):
            self._standings.take_in(evening, {place.board for place in places})
        else:
            self._standings.refresh(evening)
        self._entry.refresh()
        self._foot.refresh(self._round)

    @override
    def _toggle_second_pass(self) -> None:
        self._steering.toggle_second_pass()

    @override
    def _show_pass(self) -> None:
        readings = self._second.state
        self._band.show_pass(readings)
        if readings is not None and not readings.read:
            self._cursor.go_to_missing()
        self._entry.refresh()

    def _ask_penalty(self) -> None:
        self._questions.penalty(self._round)
