"""A guarded change of the seats: what it does is said before anybody accepts it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from whist_td.formats.club.evening import ClubEvening
from whist_td.formats.club.rounds import ClubRound
from whist_td.i18n.club_own import seats_differences, wrong_sentences
from whist_td.i18n.whiz_forecast import numbers_listed
from whist_td.ui.dialogs.new_event_field import Field
from whist_td.ui.panels.movement_points import LINES, WIDTH, grown, show_points
from whist_td.ui.session import Session
from whist_td.ui.theme import STEP, labelled, set_role
from whist_td.ui.widgets.number_field import NumberField
from whist_td.usecases.club_own import (
    JudgedSeats,
    command_for,
    judged_exchange,
    possible_exchanges,
)
from whist_td.usecases.club_planning import rounds_ahead

_NUMBER = 16
"""The width of a field for a number, in letters."""


class ChangeSeatsDialog(QDialog):
    """Two people change places in one round to come; of fixed pairs, the pairs do."""

    def __init__(self, session: Session[ClubEvening], round_number: int, parent: QWidget) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._judged: JudgedSeats | None = None
        self._rounds = {each.number: each for each in rounds_ahead(session.evening)}
        self.setObjectName("changeSeatsDialog")
        self.setWindowTitle(_("Two people change places"))
        self._round = NumberField(self)
        self._one, self._other = QComboBox(self), QComboBox(self)
        self._card = QFrame(self)
        self._told = labelled("", "body", self._card)
        self._possible = labelled("", "body", self._card)
        self._keep = QPushButton(_("Leave it as it is"), self)
        self._accept = QPushButton(_("Change it so"), self)
        self._name_parts()
        self._lay_out()
        self._connect()
        self._round.setRange(min(self._rounds), max(self._rounds))
        self._round.setValue(round_number)
        self._fill()

    def _name_parts(self) -> None:
        for name, part in (
            ("changeRound", self._round),
            ("changeOne", self._one),
            ("changeOther", self._other),
            ("changeTold", self._told),
            ("changePossible", self._possible),
            ("changeAccept", self._accept),
        ):
            part.setObjectName(name)
        self._round.setMaximumWidth(_NUMBER * self.fontMetrics().averageCharWidth())
        set_role(self._card, "card")
        set_role(self._accept, "primary")

    def _lay_out(self) -> None:
        _ = self._session.words
        both = QHBoxLayout()
        both.setSpacing(3 * STEP)
        both.addWidget(Field(_("Player"), self._one), 1)
        both.addWidget(Field(_("and player"), self._other), 1)
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(2 * STEP, 2 * STEP, 2 * STEP, 2 * STEP)
        inside.setSpacing(STEP)
        inside.addWidget(labelled(_("What it means"), "heading", self._card))
        for line in (self._told, self._possible):
            line.setAlignment(Qt.AlignmentFlag.AlignTop)
            inside.addWidget(line)
        inside.addStretch()
        self._card.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        foot = QHBoxLayout()
        foot.setSpacing(2 * STEP)
        foot.addStretch()
        foot.addWidget(self._keep)
        foot.addWidget(self._accept)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
        column.setSpacing(2 * STEP)
        column.addWidget(labelled(self.windowTitle(), "title", self))
        column.addWidget(Field(_("In round"), self._round, "", self))
        column.addLayout(both)
        column.addWidget(self._card, 1)
        column.addLayout(foot)
        self.setMinimumWidth(WIDTH * self.fontMetrics().averageCharWidth())

    def _connect(self) -> None:
        self._round.valueChanged.connect(self._fill)
        self._one.currentIndexChanged.connect(self._show)
        self._other.currentIndexChanged.connect(self._show)
        self._keep.clicked.connect(self.reject)
        self._accept.clicked.connect(self._take)

    @property
    def _seated(self) -> ClubRound:
        return self._rounds[self._round.value()]

    def _fill(self) -> None:
        """Offer the people of the round, with where they sit."""
        people = sorted(self._seated.people())
        for choice in (self._one, self._other):
            before = choice.currentData()
            choice.blockSignals(True)  # noqa: FBT003 - Qt's own signature
            choice.clear()
            for number in people:
                choice.addItem(self._named(number), number)
            choice.setCurrentIndex(max(choice.findData(before), 0))
            choice.blockSignals(False)  # noqa: FBT003
        self._show()

    def _named(self, number: int) -> str:
        _, sitting = self._session.words, self._seated.place_of(number)
        name = f"{number} · {self._session.evening.players[number].name}"
        if sitting is None:
            return _("{name} (sits out)", name=name)
        return _("{name} (table {table})", name=name, table=sitting.table)

    def _show(self) -> None:
        _, evening = self._session.words, self._session.evening
        one, other = self._one.currentData(), self._other.currentData()
        self._judged = None
        if one == other:
            told: tuple[str, ...] = (_("So everything stays as it is. Choose something else."),)
        else:
            judged = judged_exchange(evening, self._round.value(), one, other)
            told = wrong_sentences(judged, _)
            if judged.will_do:
                self._judged = judged
                told = seats_differences(judged, evening, _)
        set_role(self._told, "error" if one != other and self._judged is None else "body")
        show_points(self._told, told)
        self._possible.setText("" if self._judged else self._what_would_do(one))
        self._accept.setEnabled(self._judged is not None)
        if self.isVisible():
            grown(self)

    def _what_would_do(self, one: int) -> str:
        """Say with whom somebody can change places in this round."""
        _, evening = self._session.words, self._session.evening
        others = possible_exchanges(evening, self._round.value(), one)
        if not others:
            return ""
        people = numbers_listed(others, _)
        return _("Player {one} can change places with {people}.", one=one, people=people)

    def _take(self) -> None:
        if self._judged is None:
            return
        sentence = self._session.refusal(command_for(self._judged, self._session.evening))
        if sentence:
            set_role(self._told, "error")
            show_points(self._told, (sentence,))
            self._accept.setEnabled(False)
        else:
            self.accept()
