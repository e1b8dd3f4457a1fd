"""What really happened: who held the hands, which deal it was; what it means, before it counts."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.contracts import HANDS
from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands import RecordAsHappened
from whist_td.formats.whiz.rules.consequences import Effect, consequences
from whist_td.formats.whiz.rules.errors import DealNotationError, SeatNumbers
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.notation import Notation
from whist_td.formats.whiz.rules.play import as_it_happened
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult
from whist_td.formats.whiz.views.entry import Happened, happened_command, typed_again
from whist_td.formats.whiz.views.play_views import seats_at
from whist_td.formats.whiz.words.deals import consequence_sentence
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import FoldingTick
from whist_td.kit.parts import button, column, keep_room
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.messages import message
from whist_td.words.words import Words

_LINES = 6
"""So much of what it means, and of why it will not do, is seen without scrolling.

The height stays, lest all shift on a click.
"""
_LONGEST = "13SAXX N −3"
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
        seats: SeatNumbers | None,
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
        self._people = [ChoiceField(self) for _hand in HANDS]
        self._board = named(ChoiceField(self), "reallyDeal", _("Deal that was really played"))
        self._result = named(QLineEdit(self), "reallyResult", _("Result of the deal"))
        self._whole = FoldingTick(_("They sat like this for all deals entered at the table"), self)
        self._rest = FoldingTick(
            _("They stay like this for the deals still to come at the table"), self
        )
        self._skipped = FoldingTick(_("Deal {board} was not played here", board=place.board), self)
        self._error = named(labelled("", "error", self), "happenedError")
        self._consequences = named(labelled("", "body", self), "consequences")
        answers = named(QWidget(self), "happenedSaid")
        column(self._error, self._consequences, None, inside=answers)
        self._area = scrolled(answers, self)
        self._accept = button(_("Enter it as it happened"), "recordHappened", self, "primary")
        self._leave = button(_("Leave as it is"), "", self, "quiet")
        self._fill(typed, seats or seats_at(session.facts, place))
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
        event, _ = self._session.facts, self._session.words
        elsewhere = (
            "" if _refusal(event, command, _) else _elsewhere(event, self._place, self.seats, _)
        )
        if not self.asks_first(elsewhere, self._error, self._accept):
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
        event, _ = self._session.facts, self._session.words
        for hand, box in zip(HANDS, self._people, strict=True):
            for number, player in event.players.items():
                box.addItem(f"{number}  {player.name}", number)
            box.setCurrentIndex(box.findData(seats[hand.index]))
            box.setObjectName(f"held-{hand.value}")
            box.setSizeAdjustPolicy(box.SizeAdjustPolicy.AdjustToContents)
            box.setAccessibleName(_("Who held {hand}", hand=whiz_label(hand, _)))
        for board in range(1, event.boards + 1):
            self._board.addItem(str(board), board)
        self._board.setCurrentIndex(self._board.findData(self._place.board))
        current = event.results.get(self._place)
        again = typed_again(current, self._notation) if current else ""
        self._result.setText(typed or again)
        self._result.setPlaceholderText(_("10H S +1"))
        self._skipped.setChecked(True)

    def _lay_out(self) -> None:
        _ = self._session.words
        for part, name in (
            (self._whole, "wholeTable"),
            (self._rest, "restOfRound"),
            (self._skipped, "skipped"),
        ):
            part.setObjectName(name)
        keep_room(self._skipped)
        self._area.setFixedHeight(self.fontMetrics().lineSpacing() * _LINES + STEP)
        self._result.ensurePolished()
        longest = self._result.fontMetrics().horizontalAdvance(_LONGEST)
        self._result.setMinimumWidth(longest + 4 * STEP)
        labels = (*(whiz_label(hand, _) for hand in HANDS), _("Deal"), _("Result"))
        boxes = (*self._people, self._board, self._result)
        fields = WrappingRow()
        for text, box in zip(labels, boxes, strict=True):
            fields.add_row(column(labelled(text, "small", self), box, spacing=2))
        ticks = column(self._whole, self._rest, self._skipped, spacing=STEP // 2)
        ways = folded(self._leave, self._accept)
        parts = (self._heading, fields, ticks, self._area, ways)
        column(*parts, inside=self, margins=(2 * STEP, STEP))

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
        self._asked = ""
        event = self._session.facts
        is_whole = self._whole.isChecked()
        self._board.setEnabled(not is_whole)
        others = {there for there in event.results if there[:2] == self._place[:2]}
        self._whole.setVisible(bool(others - {self._place}))
        to_come = (there for there in event.missing(self._place.round) if there != self._place)
        self._rest.setVisible(any(there.table == self._place.table for there in to_come))
        self._skipped.setVisible(not is_whole and self._answers().board != self._place.board)
        self._error.clear()
        try:
            command = self._command()
            happened = dict(command.results)
            self._consequences.setText(_meaning(event, happened, self._session.words))
            self._error.setText(_refusal(event, command, self._session.words))
        except RuleError as error:
            self._consequences.setText(self._sentence(error))
            set_role(self._consequences, "quiet")
        else:
            set_role(self._consequences, "body")

    def _sentence(self, error: RuleError) -> str:
        _ = self._session.words
        if isinstance(error, DealNotationError) and not self._result.text().strip():
            return _("Type the result of the deal, such as 10H S +1.")
        return message(error, _)

    def _answers(self) -> Happened:
        return Happened(
            self.seats,
            self._board.currentData(),
            self._result.text(),
            self._whole.isChecked(),
            self._skipped.isChecked(),
        )

    def _command(self) -> RecordAsHappened:
        event = self._session.facts
        return happened_command(event, self._place, self._answers(), self._notation)


def _refusal(event: WhizEvent, command: RecordAsHappened, _: Words) -> str:
    """Say already now why it could not be recorded; empty: it could."""
    try:
        as_it_happened(event, dict(command.results), command.instead_of)
    except RuleError as error:
        return message(error, _)
    return ""


def _elsewhere(event: WhizEvent, place: BoardPlace, seats: SeatNumbers, _: Words) -> str:
    """Ask whether somebody has really played here who sits at another table this round."""
    planned = event.rounds[place.round]
    seatings = ((number, planned.place_of(number)) for number in seats)
    away = {number: seating.table for number, seating in seatings if seating}
    return "\n".join(
        _(
            "{name} sits at table {table} in this round: really played here? Then press again.",
            name=event.players[number].name,
            table=table,
        )
        for number, table in away.items()
        if table != place.table
    )


def _meaning(event: WhizEvent, happened: Mapping[BoardPlace, BoardResult], _: Words) -> str:
    names = {number: player.name for number, player in event.players.items()}
    effects = consequences(event, happened)
    sentences = list(dict.fromkeys(consequence_sentence(each, _, names) for each in effects))
    if any(each.effect in _TO_BE_MENDED for each in effects):
        sentences.append(
            _(
                "Afterwards, “Rebuild the movement…” on the page of the movement seats the rounds "
                "to come."
            )
        )
    return (
        "\n".join(sentences) if sentences else _("As in the movement: nothing changes for anybody.")
    )
