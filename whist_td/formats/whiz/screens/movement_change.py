"""A guarded change of the movement: what it does is said before anybody accepts it."""

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QStackedWidget, QWidget
from typing_extensions import override

from whist_td.formats.whiz.commands import SeatRounds
from whist_td.formats.whiz.rules.event import SeatedRound, WhizEvent, boards_of
from whist_td.formats.whiz.views.edits import Rounds, exchanged, sent
from whist_td.formats.whiz.views.movement_views import (
    judged,
    new_faults,
    possible_exchanges,
    possible_tables,
)
from whist_td.formats.whiz.words.movement import difference_sentences
from whist_td.kit.dialog_pages import side_by_side, wrapped
from whist_td.kit.fields import ChoiceField
from whist_td.kit.session import Session
from whist_td.kit.theme import named
from whist_td.players.screens.movement_dialogs import MovementChangeFrame, offer
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.words import numbers_listed, span_words


class ChangeDialog(MovementChangeFrame):
    """Two people change places, or boards go to another table, in one round to come."""

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(_("Change the movement"), _, parent)
        self._session = session
        self._before = judged(session.evening, session.evening.rounds.values())
        self._two = named(QRadioButton(_("Two people swap seats"), self), "changePeople")
        self._boards = named(QRadioButton(_("Move boards"), self), "changeBoards")
        self._kinds = QButtonGroup(self)
        self._set, self._table = ChoiceField(self), ChoiceField(self)
        self._answers = QStackedWidget(self)
        self._name_parts()
        self._answers.addWidget(self._people())
        self._answers.addWidget(
            side_by_side(
                LabelledField(_("Boards"), self._set), LabelledField(_("to table"), self._table)
            )
        )
        self._lay_out(wrapped((self._two, self._boards), self), self._answers)
        self._connect()
        self._fill()

    def _name_parts(self) -> None:
        self._set.setObjectName("changeSet")
        self._table.setObjectName("changeTable")
        first, last = self._session.evening.last_announced + 1, len(self._session.evening.rounds)
        self._round.setRange(first, max(first, last))
        self._kinds.addButton(self._two)
        self._kinds.addButton(self._boards)
        self._two.setChecked(True)

    def _connect(self) -> None:
        self._round.valueChanged.connect(self._fill)
        self._two.toggled.connect(self._choose_kind)
        for choice in (self._one, self._other, self._set, self._table):
            choice.currentIndexChanged.connect(self._show)

    def _chosen(self) -> SeatedRound | None:
        return self._session.evening.rounds.get(self._round.value())

    def _fill(self) -> None:
        """Offer the people, boards and tables of the round."""
        _, evening, seated = self._session.words, self._session.evening, self._chosen()
        people = sorted(seated.people()) if seated else []
        named = [(f"{n} · {evening.players[n].name}", n) for n in people if n in evening.players]
        offer(self._one, named)
        offer(self._other, named)
        sets = {s.board_set for each in evening.rounds.values() for s in each.seatings}
        offer(self._set, [(self._deals(number), number) for number in sorted(sets)])
        tables = [s.table for s in seated.seatings] if seated else []
        offer(self._table, [(_("Table {table}", table=n), n) for n in tables])
        self._show()

    def _deals(self, board_set: int) -> str:
        _ = self._session.words
        boards = boards_of(board_set, self._session.evening.settings.boards_per_round)
        span = span_words(boards[0], boards[-1], _)
        return _.plural(
            "Set {number}: deal {span}",
            "Set {number}: deals {span}",
            len(boards),
            number=board_set,
            span=span,
        )

    def _choose_kind(self) -> None:
        self._answers.setCurrentIndex(0 if self._two.isChecked() else 1)
        self._show()

    def _changed(self) -> Rounds:
        rounds = tuple(self._session.evening.rounds.values())
        if self._two.isChecked():
            one, other = self._one.currentData(), self._other.currentData()
            return exchanged(rounds, self._round.value(), one, other)
        board_set, table = self._set.currentData(), self._table.currentData()
        return sent(rounds, self._round.value(), board_set, table)

    def _show(self) -> None:
        _, evening = self._session.words, self._session.evening
        changed = self._changed()
        if changed == tuple(evening.rounds.values()) or self._chosen() is None:
            same = _("This changes nothing. Choose something else.")
            self._tell((same,), self._what_would_do(), will_do=False)
            return
        after = judged(evening, changed)
        is_broken = bool(new_faults(self._before, after))
        sentences = difference_sentences(self._before, after, _)
        possible = self._what_would_do() if is_broken else ""
        self._tell(sentences, possible, is_wrong=is_broken, will_do=not is_broken)
        self._accept.setToolTip(_("A hard rule would be broken.") if is_broken else "")

    def _what_would_do(self) -> str:
        """Say what is possible in this round."""
        _, evening, number = self._session.words, self._session.evening, self._round.value()
        if self._chosen() is None:
            return ""
        if self._two.isChecked():
            one = self._one.currentData()
            others = possible_exchanges(evening, number, one)
            if not others:
                return _("Player {one} cannot swap seats with anybody in this round.", one=one)
            people = numbers_listed(others, _)
            return _("Player {one} can swap seats with {people}.", one=one, people=people)
        tables = possible_tables(evening, number, self._set.currentData())
        if not tables:
            return _("These boards cannot go to any other table in this round.")
        return _("These boards can go to: {tables}.", tables=numbers_listed(tables, _))

    @override
    def _take(self) -> None:
        evening = self._session.evening
        to_come = [seated for seated in self._changed() if seated.number > evening.last_announced]
        sentence = self._session.refusal(SeatRounds(tuple(to_come)))
        if sentence:
            self._tell((sentence,), is_wrong=True, will_do=False)
        else:
            self.accept()
