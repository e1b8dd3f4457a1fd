"""Penalties: what a player loses and why; those given can be taken back."""

from fractions import Fraction

from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands.commands import LiftPenalty, PenalisePlayer
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.results import Penalty
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.words.facts import penalty_words
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.messages import message
from whist_td.words.numbers import decimal

MOST_LINES = 4
"""So many penalties, the newest, are listed; the journal has them all."""


class PenaltyStrip(Strip):
    """A player, an amount and a reason; Enter gives the penalty."""

    def __init__(self, session: Session[WhizEvent], round_number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._round = round_number
        _ = session.words
        told = _("Penalty in round {number}", number=round_number)
        self._heading = labelled(told, "heading", self)
        self._player = QComboBox(self)
        self._amount = QLineEdit(self)
        self._unit = labelled(self._unit_words(), "quiet", self)
        self._reason = QLineEdit(self)
        self._note = labelled("", "error", self)
        self._accept = QPushButton(_("Give the penalty"), self)
        self._leave = QPushButton(_("Leave as it is"), self)
        self._given = QVBoxLayout()
        self._fill()
        self._lay_out()
        self._list_given()
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    @override
    def first_field(self) -> QWidget:
        return self._player

    @override
    def accept(self) -> None:
        _ = self._session.words
        amount = _number(self._amount.text())
        if amount is None:
            self._refuse(_("Write the penalty as a number, such as 10 or 2.5."))
            return
        try:
            penalty = Penalty(
                self._player.currentData(), self._round, amount, self._reason.text().strip()
            )
        except RuleError as error:
            self._refuse(message(error, _))
            return
        refusal = self._session.refusal(PenalisePlayer(penalty))
        if refusal:
            self._refuse(refusal)
        else:
            self.closed.emit()

    def _refuse(self, sentence: str) -> None:
        self._note.setText(sentence)
        self._amount.setFocus()

    def _unit_words(self) -> str:
        _ = self._session.words
        if self._session.evening.settings.ranking is Ranking.MATCHPOINTS:
            return _("% of one deal")
        return _("points off")

    def _fill(self) -> None:
        _ = self._session.words
        for number, player in self._session.evening.players.items():
            self._player.addItem(f"{number}  {player.name}", number)
        self._player.setObjectName("penalised")
        self._player.setAccessibleName(_("Player who is penalised"))
        usual = decimal(self._session.evening.settings.penalty, _)
        self._amount.setText(usual)
        self._amount.setObjectName("penaltyAmount")
        self._amount.setAccessibleName(_("Amount of the penalty"))
        self._amount.setFixedWidth(self.fontMetrics().averageCharWidth() * 9)
        self._reason.setObjectName("penaltyReason")
        self._reason.setPlaceholderText(_("Reason"))
        self._reason.setAccessibleName(_("Reason"))

    def _lay_out(self) -> None:
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        self._accept.setObjectName("givePenalty")
        row = QHBoxLayout()
        row.setSpacing(STEP)
        row.addWidget(self._player, 2)
        row.addWidget(self._amount)
        row.addWidget(self._unit)
        row.addWidget(self._reason, 3)
        self._unit.setWordWrap(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        column.addLayout(row)
        column.addLayout(foot(self._note, self._leave, self._accept))
        column.addLayout(self._given)

    def _list_given(self) -> None:
        """List what was given, the newest first, each with its way back."""
        evening = self._session.evening
        for number in sorted(evening.penalties, reverse=True)[:MOST_LINES]:
            self._given.addLayout(self._line(number, evening.penalties[number]))

    def _line(self, number: int, penalty: Penalty) -> QHBoxLayout:
        _, evening = self._session.words, self._session.evening
        told = _(
            "Round {number}: {player} {name}, {penalty}",
            number=penalty.round,
            player=penalty.player,
            name=evening.player(penalty.player).name,
            penalty=penalty_words(penalty, evening.settings.ranking, _),
        )
        lift = QPushButton(_("Take it back"), self)
        lift.setObjectName(f"lift-{number}")
        lift.setAccessibleName(_("Take back: {what}", what=told))
        lift.setProperty("role", "compact")
        lift.clicked.connect(lambda: self._lift(number))
        row = QHBoxLayout()
        row.addWidget(labelled(told, "body", self), 1)
        row.addWidget(lift)
        return row

    def _lift(self, number: int) -> None:
        if self._session.do(LiftPenalty(number)):
            self.closed.emit()


def _number(typed: str) -> Fraction | None:
    """Return a number written with a point or a comma, None where it is none."""
    plain = typed.strip().removesuffix("%").strip().replace(",", ".")
    whole, _point, decimals = plain.partition(".")
    is_plain = plain.isascii() and whole.isdigit() and (not decimals or decimals.isdigit())
    return Fraction(plain) if is_plain and not plain.endswith(".") else None
