"""What really happened: who held the hands, which deal it was; what it means, before it counts."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands.commands import RecordAsHappened
from whist_td.formats.whiz.rules.consequences import Effect, consequences
from whist_td.formats.whiz.rules.errors import DealNotationError, SeatNumbers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.rules.notation import Notation
from whist_td.formats.whiz.rules.play import as_it_happened
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.views.happened import Happened, happened_command
from whist_td.formats.whiz.views.play_views import seats_at
from whist_td.formats.whiz.views.typed import typed_again
from whist_td.formats.whiz.words.consequences import consequence_sentence
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.parts import scrolled_up_and_down
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.messages import message
from whist_td.words.words import Words

FEW_LINES, MANY_LINES = 2, 7
"""At least and at most so many consequences are seen without scrolling."""
_TO_BE_MENDED = frozenset({Effect.MEETS_AGAIN, Effect.CANNOT_PLAY})
"""What rounds to come that are seated anew would spare people."""


class HappenedStrip(Strip):
    """Three players, a deal and a result; below them what it means for each player."""

    decided = Signal(object)
    """A `RecordAsHappened`."""

    def __init__(
        self,
        session: Session[WhizEvent],
        place: BoardPlace,
        typed: str,
        parent: QWidget,
        seats: SeatNumbers | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._place = place
        self._notation = Notation(session.words.language.value)
        _ = session.words
        heading = _(
            "Table {table}, deal {board}: what really happened?",
            table=place.table,
            board=place.board,
        )
        self._heading = labelled(heading, "heading", self)
        self._people = [QComboBox(self) for _hand in HANDS]
        self._board = QComboBox(self)
        self._result = QLineEdit(self)
        self._whole = QCheckBox(_("They sat like this for all deals entered at the table"), self)
        self._rest = QCheckBox(
            _("They stay like this for the deals still to come at the table"), self
        )
        self._skipped = QCheckBox(_("Deal {board} was not played here", board=place.board), self)
        self._error = labelled("", "error", self)
        self._told = labelled("", "body", self)
        self._area = QScrollArea(self)
        self._accept = QPushButton(_("Record it as it happened"), self)
        self._leave = QPushButton(_("Leave as it is"), self)
        self._fill(typed, seats or seats_at(session.evening, place))
        self._lay_out()
        self._connect()
        self._say()

    @override
    def first_field(self) -> QWidget:
        return self._people[0]

    @override
    def accept(self) -> None:
        try:
            command = self._command()
        except RuleError as error:
            self.refuse(self._sentence(error))
            self._result.setFocus()
            return
        self.decided.emit(command)

    def refuse(self, sentence: str) -> None:
        """Say why it will not do; everything chosen stays."""
        self._error.setText(sentence)
        self._error.show()

    @property
    def seats(self) -> SeatNumbers:
        """Who held the hands."""
        north, east, south = (box.currentData() for box in self._people)
        return (north, east, south)

    @property
    def is_for_the_rest(self) -> bool:
        """Whether they sit like this for the deals still to come at the table, too."""
        return self._rest.isVisibleTo(self) and self._rest.isChecked()

    def _fill(self, typed: str, seats: SeatNumbers) -> None:
        evening, _ = self._session.evening, self._session.words
        for hand, box in zip(HANDS, self._people, strict=True):
            for number, player in evening.players.items():
                box.addItem(f"{number}  {player.name}", number)
            box.setCurrentIndex(box.findData(seats[hand.index]))
            box.setObjectName(f"held-{hand.value}")
            box.setAccessibleName(_("Who held {hand}", hand=whiz_label(hand, _)))
        for board in range(1, evening.boards + 1):
            self._board.addItem(str(board), board)
        self._board.setCurrentIndex(self._board.findData(self._place.board))
        self._board.setObjectName("reallyDeal")
        self._board.setAccessibleName(_("Deal that was really played"))
        standing = evening.results.get(self._place)
        again = typed_again(standing, self._notation) if standing else ""
        self._result.setText(typed or again)
        self._result.setObjectName("reallyResult")
        self._result.setAccessibleName(_("Result of the deal"))
        self._result.setPlaceholderText(_("10H S +1"))
        self._skipped.setChecked(True)

    def _lay_out(self) -> None:
        _ = self._session.words
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        for part, name in (
            (self._accept, "recordHappened"),
            (self._whole, "wholeTable"),
            (self._rest, "restOfRound"),
            (self._skipped, "skipped"),
            (self._told, "consequences"),
            (self._error, "happenedError"),
        ):
            part.setObjectName(name)
        fields = QGridLayout()
        fields.setHorizontalSpacing(STEP)
        fields.setVerticalSpacing(2)
        labels = (*(whiz_label(hand, _) for hand in HANDS), _("Deal"), _("Result"))
        boxes = (*self._people, self._board, self._result)
        for column, (text, box) in enumerate(zip(labels, boxes, strict=True)):
            fields.addWidget(labelled(text, "small", self), 0, column)
            fields.addWidget(box, 1, column)
            fields.setColumnStretch(column, 2 if column < len(HANDS) else 1)
        self._place_parts(fields)

    def _place_parts(self, fields: QGridLayout) -> None:
        ticks = QVBoxLayout()
        ticks.setSpacing(STEP // 2)
        ticks.addWidget(self._whole)
        ticks.addWidget(self._rest)
        ticks.addWidget(self._skipped)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        column.addLayout(fields)
        column.addLayout(ticks)
        column.addWidget(scrolled_up_and_down(self._area, self._told))
        column.addLayout(foot(self._error, self._leave, self._accept))

    def _connect(self) -> None:
        for box in (*self._people, self._board):
            box.currentIndexChanged.connect(self._say)
        self._result.textChanged.connect(self._say)
        self._whole.toggled.connect(self._say)
        self._skipped.toggled.connect(self._say)
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)

    def _say(self) -> None:
        """Say what it would mean for each player, or what is lacking."""
        evening = self._session.evening
        is_whole = self._whole.isChecked()
        self._board.setEnabled(not is_whole)
        others = {there for there in evening.results if there[:2] == self._place[:2]}
        self._whole.setVisible(bool(others - {self._place}))
        self._rest.setVisible(bool(set(self._to_come()) - {self._place}))
        self._skipped.setVisible(not is_whole and self._told_now().board != self._place.board)
        self._error.clear()
        try:
            command = self._command()
            happened = dict(command.results)
            self._told.setText(_meaning(evening, happened, self._session.words))
            self._error.setText(self._refusal(command))
        except RuleError as error:
            self._told.setText(self._sentence(error))
            set_role(self._told, "quiet")
        else:
            set_role(self._told, "body")
        lines = max(FEW_LINES, min(self._told.text().count("\n") + 1, MANY_LINES))
        self._area.setFixedHeight(self.fontMetrics().lineSpacing() * lines + STEP)

    def _to_come(self) -> list[BoardPlace]:
        missing = self._session.evening.missing(self._place.round)
        return [there for there in missing if there.table == self._place.table]

    def _sentence(self, error: RuleError) -> str:
        _ = self._session.words
        if isinstance(error, DealNotationError) and not self._result.text().strip():
            return _("Type the result of the deal, such as 10H S +1.")
        return message(error, _)

    def _refusal(self, command: RecordAsHappened) -> str:
        """Say already now why it could not be recorded; empty: it could."""
        try:
            as_it_happened(self._session.evening, dict(command.results), command.instead_of)
        except RuleError as error:
            return message(error, self._session.words)
        return ""

    def _told_now(self) -> Happened:
        return Happened(
            self.seats,
            self._board.currentData(),
            self._result.text(),
            self._whole.isChecked(),
            self._skipped.isChecked(),
        )

    def _command(self) -> RecordAsHappened:
        evening = self._session.evening
        return happened_command(evening, self._place, self._told_now(), self._notation)


def _meaning(evening: WhizEvent, happened: Mapping[BoardPlace, BoardResult], _: Words) -> str:
    names = {number: player.name for number, player in evening.players.items()}
    found = consequences(evening, happened)
    told = _once(consequence_sentence(each, _, names) for each in found)
    if any(each.effect in _TO_BE_MENDED for each in found):
        told.append(
            _("Afterwards, “Make it anew…” on the page of the movement seats the rounds to come.")
        )
    return "\n".join(told) if told else _("As the movement has it: nothing changes for anybody.")


def _once(sentences: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(sentences))
