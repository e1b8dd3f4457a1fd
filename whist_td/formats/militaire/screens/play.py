"""Play: the one screen of the whole evening."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.standings import checksum, standings
from whist_td.formats.militaire.screens.play_entry import RoundEntry, SecondPassBand
from whist_td.formats.militaire.screens.play_foot import PlayFoot
from whist_td.formats.militaire.screens.play_model import TablesModel
from whist_td.formats.militaire.screens.play_steps import EventSteps, PlayWaiting
from whist_td.formats.militaire.screens.play_tables import TableKey, TablesView
from whist_td.formats.militaire.views import (
    RoundView,
    effective_round,
    round_view,
    sheet_view,
    table_row,
)
from whist_td.formats.militaire.words.facts import trump_words
from whist_td.formats.militaire.words.sentences import advance_sentence
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.kit.fields import TICK, RoundChooser, RoundLine
from whist_td.kit.flow import folded
from whist_td.kit.parts import Banner, ClockLabel, button, column, icon, row
from whist_td.kit.strip import StripPlace
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import SuitSign, no_trump_letters, suit_icon
from whist_td.kit.theme import colours, labelled, named, set_role
from whist_td.kit.waiting import next_turn
from whist_td.stages.play_frame import PlayFrame, beside
from whist_td.stages.running_standings import RunningModel, RunningPanel, RunningView
from whist_td.words.words import N_, Words, sentence_case


class PlayHead(QWidget):
    """Round, trump and advance; a coloured band while an earlier round is open."""

    round_chosen = Signal(int)
    correction_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._round = labelled("", "title", self)
        self._suit = SuitSign(words, self)
        self._trump = labelled("", "title", self)
        self._advance = _Advance(self)
        self._chooser = RoundChooser(words, self)
        self._correct = button(_("Correct…"), "correctAnnouncement", self, "quiet")
        named(self._correct, "correctAnnouncement", _("Correct the announcement"))
        self._band = Banner("backToCurrent", self)
        self._newest = 0
        self._correct.setIcon(icon("correct", colours(self).accent))
        announced = (self._round, self._suit, self._trump, self._advance)
        sentence = folded(*announced, None, self._correct, self._chooser, spacing=2 * STEP)
        column(sentence, self._band, inside=self)
        self._connect()

    def show_round(self, view: RoundView, event: MilitaireEvent) -> None:
        """Say a round."""
        _ = self._words
        rounds = event.settings.rounds
        self._round.setText(_("Round {round} of {rounds}", round=view.number, rounds=rounds))
        self._suit.show_suit(view.trump)
        text = trump_words(view.trump, _) if view.trump else ""
        self._trump.setText(sentence_case(text))
        planned = effective_round(event, view.number)
        self._advance.say(advance_sentence(planned, _), is_double=planned.advance > 1)
        lines = [self._line(number, event) for number in range(event.last_announced, 0, -1)]
        self._chooser.show_rounds(lines, view.number, _("Round {round}", round=rounds))
        self._show_band(view.number, event.last_announced)

    def _connect(self) -> None:
        self._chooser.round_chosen.connect(self.round_chosen)
        self._correct.clicked.connect(self.correction_requested)
        self._band.left.connect(self._go_back)

    def _line(self, number: int, event: MilitaireEvent) -> RoundLine:
        _, announced = self._words, event.rounds[number]
        text = _("Round {round}", round=number)
        missing = len(event.missing(number)) if number < event.last_announced else 0
        return RoundLine(
            number,
            text + TICK if announced.checked_at else text,
            _.plural("{n} table missing", "{n} tables missing", missing) if missing else "",
            suit_icon(announced.trump, colours(), no_trump_letters(_)),
        )

    def _show_band(self, shown: int, newest: int) -> None:
        _ = self._words
        self._newest = newest
        self._band.say_of(
            newest - shown,
            _("You are correcting round {round}. All standings follow.", round=shown),
            _("Back to round {round} (Esc)", round=newest),
        )

    def _go_back(self) -> None:
        self.round_chosen.emit(self._newest)


class _Advance(QFrame):
    """Who goes on; unmistakable where it is two tables."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._label = labelled("", "heading", self)
        row(self._label, inside=self, margins=(STEP, 2), spacing=-1)

    def say(self, sentence: str, *, is_double: bool) -> None:
        self._label.setText(sentence.upper() if is_double else sentence)
        set_role(self, "alarm" if is_double else "plain")


class PlayStandings(RunningPanel):
    """Rank, team, total, and the places moved since the round before."""

    FEW_LETTERS, MOST_LETTERS = 20, 36

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._before: dict[int, int] = {}
        self._title = labelled(_("Standings"), "heading", self)
        self._after = labelled("", "small", self)
        self._model = RunningModel(words, self)
        self._view = _StandingsView(self._model, _("Standings"), self)
        self._clock = ClockLabel(words, self)
        self._after.setWordWrap(False)
        column(self._head(), (self._view, 1), inside=self)

    def refresh(self, event: MilitaireEvent) -> None:
        """Show the standings after the newest round, everything counted anew."""
        last = event.last_announced
        before = standings(event, last - 1) if last > 1 else ()
        self._before = {row.team: row.rank for row in before}
        self.update_totals(event)

    def update_totals(self, event: MilitaireEvent) -> None:
        """Show what a result of the newest round changed."""
        _, last = self._words, event.last_announced
        is_on = last and event.missing(last)
        title = N_("during round {round}") if is_on else N_("after round {round}")
        self._after.setText(_(title, round=last))
        view = sheet_view(event, last)
        self._model.show(militaire_listing(view, _, self._before, event.teams))
        self._view.arrange()


class _StandingsView(RunningView):
    LEAST_LETTERS = 20
    LEADING = -2


KEYS_LEARNT = 60
"""After this many results the keys are no longer shown on the sides."""


class PlayPanel(PlayFrame[MilitaireEvent]):
    """The round in large type, its tables, the standings beside them, one calm line below."""

    # More than 15 methods: thirteen of them are what the frame asks for.
    _waiting: PlayWaiting
    _work: TablesView
    _standings: PlayStandings
    _foot: PlayFoot
    _steps: EventSteps

    @override
    def _table_width(self) -> int:
        return self._work.minimumWidth()

    @override
    def _make_parts(self) -> None:
        session, words = self._session, self._session.words
        self._head = PlayHead(words, self)
        self._band = SecondPassBand(words, self)
        self._model = TablesModel(words, self._phone_marks, self)
        self._work = TablesView(words, self._model, self)
        self._standings = PlayStandings(words, self)
        self._waiting = PlayWaiting(words, self)
        self._foot = PlayFoot(session, self)
        self._strips = StripPlace(self._foot, self)
        self._entry = RoundEntry(session, self._work, self._model, self._strips)
        self._second = self._entry.second
        self._steps = EventSteps(session, self._strips, self)

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
        self._entry.explained.connect(self._foot.say)
        self._band.left.connect(self._second.stop)
        self._work.digits_typed.connect(self._say)
        self._work.selectionModel().currentChanged.connect(self._show_table)
        self._foot.all_tricks_requested.connect(
            lambda: self._entry.toggle_all_tricks(self._work.table)
        )

    @override
    def _show(self, event: MilitaireEvent) -> None:
        table = self._work.table
        view = round_view(event, self._round)
        self._entry.show_round(self._round)
        self._model.show_round(view.rows)
        self._work.return_to(max(1, table))
        next_turn()
        self._head.show_round(view, event)
        next_turn()
        self._standings.refresh(event)
        self._say()

    @property
    @override
    def _place(self) -> int:
        return self._work.table

    @override
    def _stay_on(self, place: int) -> None:
        self._work.return_to(place)

    @override
    def _go_to_missing(self) -> None:
        missing = self._session.facts.missing(self._round)
        self._work.go_to(missing[0] if missing else 1)

    @override
    def _take_in_results(self, places: Sequence[Place]) -> None:
        event = self._session.facts
        for place in places:
            if place.round == self._round:
                self._model.show_row(table_row(event, place))
        if all(place.round == self._newest for place in places):
            self._standings.update_totals(event)
        else:
            self._standings.refresh(event)
        self._say()

    @override
    def _show_marks(self, tables: Collection[int]) -> None:
        for table in tables:
            self._model.repaint(table)

    def _say(self, typed: str = "") -> None:
        event = self._session.facts
        if event.is_started:
            self._foot.refresh(checksum(event, self._round), self._round, typed)
            self._work.show_keys(len(event.results) < KEYS_LEARNT)
            self._show_table()

    def _show_table(self) -> None:
        self._foot.show_table(self._work.table, self._entry.result_at(self._work.table))

    @override
    def _leave_round(self) -> None:
        self._work.release()

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
            case TableKey.NEXT if self._entry.tables_left:
                self._work.go_round(self._entry.tables_left)
            case TableKey.NEXT:
                self._go_on()
