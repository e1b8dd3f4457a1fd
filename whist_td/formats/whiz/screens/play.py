"""Play of a Whiz tournament: the one screen of the whole evening."""

from collections.abc import Collection, Sequence

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.desk.requests import OpenRound, next_step, open_rounds
from whist_td.formats.whiz.commands import AnnounceWhizRound, ChangeWhizSettings, FinishWhiz
from whist_td.formats.whiz.rules.consequences import met_again
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.rules.settings import LEAST_PLAYERS
from whist_td.formats.whiz.screens.play_beside import (
    WhizHead,
    WhizRunningPanel,
    move_sentence,
    sit_out_sentence,
)
from whist_td.formats.whiz.screens.play_boards_model import BoardsModel
from whist_td.formats.whiz.screens.play_card import WhizEntryCard
from whist_td.formats.whiz.screens.play_cursor import (
    BY_TABLE,
    BY_TRAVELLER,
    DealCursor,
    DealsShown,
    KeyNavigation,
)
from whist_td.formats.whiz.screens.play_entry import SeatsAnnounced, WhizDealEntry
from whist_td.formats.whiz.screens.play_questions import DealQuestions
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.formats.whiz.views.movement_views import event_forecast
from whist_td.formats.whiz.views.play_views import whiz_round
from whist_td.formats.whiz.words.labels import missing_boards_sentence, plain_whiz_sentence
from whist_td.kit.parts import column
from whist_td.kit.strip import StripPlace
from whist_td.kit.waiting import next_turn
from whist_td.players.words.player_history import entered_sentence
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.stages.play_frame import PlayFrame, WaitingFrame, beside
from whist_td.stages.play_steps import RoundToBegin, SpokenSteps
from whist_td.stages.second_pass import PassBand
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed

_PASS_BY_TABLE = N_("A second pass goes table by table; d9 and Enter lead to deal 9.")
_MOST_DEALS = 3
_MOST_TABLES = 8
"""More missing deals than this are told by table, and at more tables they are counted."""


class WhizWaiting(WaitingFrame):
    """So many players, tables and deals, and round 1."""

    @override
    def refresh(self, event: WhizEvent) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        ready = len(event.present(1)) >= LEAST_PLAYERS and 1 in event.rounds
        title = _("Everything is ready for the first round") if ready else _("Play has not begun")
        self._show(title, _readiness(event, _), is_ready=ready)


def _readiness(event: WhizEvent, _: Words) -> str:
    players = entered_sentence(event, _)
    if len(event.present(1)) < LEAST_PLAYERS:
        needed = _("At least {least} players are needed.", least=LEAST_PLAYERS)
        plain = plain_whiz_sentence(len(event.players), _)
        return " ".join(filter(None, (players, needed, plain)))
    if 1 not in event.rounds:
        return f"{players} {_no_movement(event, _)}"
    view = whiz_round(event, 1)
    tables = _.plural("{n} table is ready.", "{n} tables are ready.", len(view.tables))
    settings = event.settings
    deals = _.plural("{n} deal", "{n} deals", settings.boards_per_round)
    plan = _.plural("{n} round of {deals}", "{n} rounds of {deals}", settings.rounds, deals=deals)
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join(filter(None, (players, tables, f"{plan}.")))
    return "\n".join(filter(None, (first, sit_out_sentence(view, _), closed)))


def _no_movement(event: WhizEvent, _: Words) -> str:
    """Say why nobody has a place: too many rounds for so few, or nobody entered anew."""
    refusal = event_forecast(event).refusal
    if refusal is None:
        return _("Nobody has a place yet: the movement is made with the entries.")
    where = _("The number of rounds is on the page Event.")
    return f"{message(refusal, _)} {where}"


class WhizFoot(FootFrame[BoardPlace, WhizEvent]):
    """How the deals stand, and the buttons that carry the tournament on."""

    FINISH = N_("Finish the event", "tournoi")

    def refresh(self, shown: int) -> None:
        """Say how the round shown stands, and what comes next."""
        event = self._session.facts
        self._report(shown)
        self._say_course(shown, next_step(event), open_rounds(event))
        if shown != event.last_announced:
            # What is missing in the newest round is no matter of the one that is corrected.
            self._despite.hide()

    def _report(self, shown: int) -> None:
        _, event = self._words, self._session.facts
        missing = event.missing(shown)
        text = _short_missing(missing, _)
        if shown != event.last_announced:
            text = f"{_('Round {number}', number=shown)} · {text}"
        if missing:
            self._say_line(text, "body")
        else:
            self._say_line(f"✓ {text}", "good")

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
    def _missing_words(self, missing: tuple[BoardPlace, ...]) -> str:
        return _short_missing(missing, self._words)

    @override
    def _despite_words(self, missing: tuple[BoardPlace, ...]) -> str:
        _ = self._words
        return _.plural("Continue without {n} deal", "Continue without {n} deals", len(missing))


def _short_missing(missing: Sequence[BoardPlace], _: Words) -> str:
    """Say what is missing in a round, by table, or that nothing is."""
    if not missing:
        return _("All results are in.")
    tables = sorted({place.table for place in missing})
    if len(missing) <= _MOST_DEALS:
        return _("Missing: {what}.", what=" · ".join(_at_table(n, missing, _) for n in tables))
    if len(tables) > _MOST_TABLES:
        return _.plural(
            "{n} deal is missing at {tables} tables.",
            "{n} deals are missing at {tables} tables.",
            len(missing),
            tables=len(tables),
        )
    numbers = numbers_listed(tables, _)
    where = _.plural("table {numbers}", "tables {numbers}", len(tables), numbers=numbers)
    return _.plural(
        "{n} deal is missing: {where}.",
        "{n} deals are missing: {where}.",
        len(missing),
        where=where,
    )


def _at_table(table: int, missing: Sequence[BoardPlace], _: Words) -> str:
    boards = [place.board for place in missing if place.table == table]
    numbers = numbers_listed(boards, _)
    return _.plural(
        "table {table} deal {numbers}",
        "table {table} deals {numbers}",
        len(boards),
        table=table,
        numbers=numbers,
    )


def _again_sentence(event: WhizEvent, number: int, _: Words) -> str:
    """Say who would play in a round what he has played already; nothing where nobody does."""
    deals: dict[tuple[int, int], list[int]] = {}
    for each in met_again(event, number):
        deals.setdefault((each.place.table, each.player), []).append(each.place.board)
    who = [
        _.plural(
            "{name} (table {table}, deal {numbers})",
            "{name} (table {table}, deals {numbers})",
            len(boards),
            name=event.player(player).name,
            table=table,
            numbers=numbers_listed(boards, _),
        )
        for (table, player), boards in deals.items()
    ]
    if not who:
        return ""
    return _(
        "Already played by somebody there: {who}. It cannot count again; “Rebuild the movement…” "
        "on the page of the movement makes other rounds.",
        who=_.apart(who),
    )


class WhizSteps(SpokenSteps[WhizEvent]):
    """Carries the tournament on."""

    BEGINS, SETTLES, ENDS = AnnounceWhizRound, ChangeWhizSettings, FinishWhiz

    @override
    def _to_begin(self, number: int, missing: tuple[BoardPlace, ...]) -> RoundToBegin | None:
        _, event = self._session.words, self._session.facts
        if number not in event.rounds:
            return None
        view = whiz_round(event, number)
        sentences = filter(None, (move_sentence(view.move, _), sit_out_sentence(view, _)))
        stays = _(
            "Round {number} stays open; its missing deals can be entered later.", number=number - 1
        )
        again = _again_sentence(event, number, _)
        note = " ".join(filter(None, (stays if missing else "", again)))
        role = "warning" if again else "quiet"
        return RoundToBegin(view.number, view.rounds, " ".join(sentences), note, role)

    @override
    def _lacking(self, round_number: int, missing: tuple[BoardPlace, ...]) -> str:
        return missing_boards_sentence(round_number, missing, self._session.words)


class WhizPlayPanel(PlayFrame[WhizEvent]):
    """The round in large type, its deals, the ranking beside them, the line to type in below."""

    # More than 15 methods: eleven of them are what the frame asks for.

    _waiting: WhizWaiting
    _work: QLineEdit
    _second: WhizRereading
    _standings: WhizRunningPanel
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
        self._standings = WhizRunningPanel(words, self._foot.tools, self)
        self._strips = StripPlace(self._below, self)
        model = self._model = BoardsModel(words, self._phone_marks, self)
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
        self._work.textEdited.connect(self._deals.arrangement.hold)
        self._cursor.moved.connect(self._move)
        self._entry.entered.connect(self._cursor.go_on)
        self._entry.place_requested.connect(self._cursor.go)
        self._entry.doubted.connect(self._questions.confirm)
        self._entry.steered.connect(self._steering.take)
        self._second.agreed.connect(self._cursor.go_on)
        self._card.folding.connect(self._deals.release)
        self._card.adjust_requested.connect(self._questions.adjust)
        self._card.happened_requested.connect(self._questions.happened)
        self._steering.buttons_requested.connect(self._card.fold_buttons)
        self._steering.adjust_requested.connect(self._questions.adjust)
        self._steering.happened_requested.connect(self._questions.happened)

    @override
    def _show(self, event: WhizEvent) -> None:
        self._deals.round = self._round
        self._cursor.refresh()
        next_turn()
        view = self._deals.view or whiz_round(event, self._round)
        self._head.show_round(view, event)
        self._card.keep_room(cell for table in view.tables for cell in table.cells)
        self._head.show_way(self._deals.way)
        next_turn()
        self._standings.refresh(event)
        next_turn()
        self._foot.refresh(self._round)

    @override
    def _share_width(self) -> None:
        super()._share_width()
        self._card.fit(self.window())

    @override
    def _leave_round(self) -> None:
        self._second.stop()
        self._deals.release()
        self._deals.setCurrentIndex(BY_TABLE)

    @override
    def _turn_to_newest(self) -> None:
        way = self._deals.way
        super()._turn_to_newest()
        if way == BY_TRAVELLER and self._session.facts.is_started:
            self.show_way(way)

    @property
    @override
    def _place(self) -> BoardPlace | None:
        return self._cursor.place

    @override
    def _stay_on(self, place: BoardPlace) -> None:
        self._cursor.stay_on(place)

    @override
    def _go_to_missing(self) -> None:
        self._cursor.go_to_missing()

    def show_way(self, way: int) -> None:
        """Enter by table, or by traveller; a second pass goes table by table."""
        if self._second.state is None:
            self._cursor.show_way(way)
        elif way != self._deals.way:
            self._session.refused.emit(self._session.words(_PASS_BY_TABLE))
        self._head.show_way(self._deals.way)
        self.take_focus()

    def _move(self, place: BoardPlace | None) -> None:
        self._card.tells_round = self._deals.way == BY_TRAVELLER
        self._entry.show(place)
        self._head.show_way(self._deals.way)

    @override
    def _take_in_results(self, places: Sequence[BoardPlace]) -> None:
        event = self._session.facts
        self._deals.take_in(places)
        if all(place.round == self._newest for place in places):
            self._standings.take_in(event, {place.board for place in places})
        else:
            self._standings.refresh(event)
        self._entry.refresh()
        self._foot.refresh(self._round)

    @override
    def _show_marks(self, tables: Collection[int]) -> None:
        for table in tables:
            self._model.repaint_table(table)

    @override
    def _toggle_second_pass(self) -> None:
        self._steering.toggle_second_pass()

    @override
    def _show_pass(self) -> None:
        self._band.show_pass(self._second.state)
        self._entry.refresh()

    def _ask_penalty(self) -> None:
        self._questions.penalty(self._round)
