"""What is typed becomes a result: understood in words first, refused in words, or accepted."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.commands import ClearBoard, EnterBoard, RecordAsHappened
from whist_td.formats.whiz.rules.errors import (
    BoardElsewhereError,
    DealNotationError,
    Expected,
    LevelError,
    SeatNumbers,
)
from whist_td.formats.whiz.rules.event import WhizEvent, set_of
from whist_td.formats.whiz.rules.notation import Notation, may_go_on
from whist_td.formats.whiz.rules.results import BoardPlace
from whist_td.formats.whiz.screens.play_buttons import lacking_sentence
from whist_td.formats.whiz.screens.play_card import WhizEntryCard
from whist_td.formats.whiz.screens.play_keys import DealKey, GoTo, go_to, may_lead_on
from whist_td.formats.whiz.screens.play_second_pass import WhizRereading
from whist_td.formats.whiz.views.entry import Reading, reading_of, typed_again
from whist_td.formats.whiz.views.play_views import BoardCell, board_cell, names_of
from whist_td.formats.whiz.words.deals import remark_sentence, spoken_outcome
from whist_td.kit.session import Session
from whist_td.words.messages import message


class SeatsAnnounced:
    """Remembered for the deals still to come at a table in a round."""

    def __init__(self) -> None:
        self._seats: dict[tuple[int, int], SeatNumbers] = {}

    def remember(self, place: BoardPlace, seats: SeatNumbers) -> None:
        """Take these players for the deals of the table that are still to come."""
        self._seats[place.round, place.table] = seats

    def at(self, event: WhizEvent, place: BoardPlace) -> SeatNumbers | None:
        """Return who sits there by what was said; None: nothing was, or the deal is in.

        Once no deal of the table stands with these players, what was said has been taken back.
        """
        seats = self._seats.get((place.round, place.table))
        if seats is None or place in event.results:
            return None
        here = (each for there, each in event.results.items() if there[:2] == place[:2])
        return seats if any(each.seats == seats for each in here) else None

    def shown(self, event: WhizEvent, cell: BoardCell) -> BoardCell:
        """Return a deal with those who sit there by what was said."""
        seats = self.at(event, cell.place)
        if seats is None:
            return cell
        return replace(cell, seats=seats, names=names_of(event, seats), as_planned=False)


class WhizDealEntry(QObject):
    """Entry of one deal after the other, in whatever order the director goes."""

    # More than 15 methods: typing, judging and taking in share what is in the field.

    # Many methods: a text is understood, looked at twice, refused, accepted, or leads elsewhere.

    steered = Signal(object)
    """A `DealKey` that is about the cursor or the round and not about this deal."""
    entered = Signal(object)
    """A `BoardPlace` that is done."""
    place_requested = Signal(object)
    """A `GoTo` that was typed."""
    doubted = Signal(str, object)
    """What a director should look at twice, and the `Reading` that is entered if it is right."""

    def __init__(
        self,
        session: Session[WhizEvent],
        card: WhizEntryCard,
        second: WhizRereading,
        seats: SeatsAnnounced,
    ) -> None:
        super().__init__(card)
        self._seats = seats
        self._session = session
        self._card = card
        self._second = second
        self._notation = Notation(session.words.language.value)
        self._place: BoardPlace | None = None
        self._is_broken = False
        """Whether what is typed can be the beginning of no result."""
        self._refused = ("", "")
        """The line that Enter was refused for, and why."""
        card.typed.connect(self._understand)
        card.key_pressed.connect(self.ask)
        card.accepted.connect(self._accept_clicked)

    @property
    def place(self) -> BoardPlace | None:
        """The deal that is entered."""
        return self._place

    @property
    def text(self) -> str:
        """What is typed."""
        return self._card.field.text().strip()

    @property
    def half_entered(self) -> str:
        """Say which deal is typed and not entered; nothing where none is."""
        place, _ = self._place, self._session.words
        if place is None or not self.text:
            return ""
        at = {"table": place.table, "deal": place.board, "text": self.text}
        return _("Table {table}, deal {deal}: “{text}” is typed but not entered.", **at)

    def show(self, place: BoardPlace | None) -> None:
        """Enter another deal."""
        if place != self._place:
            self._card.field.setText("")
        self._place = place
        self.refresh()

    def refresh(self) -> None:
        """Show how the deal stands now; what is typed stays."""
        place, event = self._place, self._session.facts
        cell = self._seats.shown(event, board_cell(event, place)) if place else None
        self._card.show_cell(cell, is_hidden=self._second.state is not None)
        self._understand(self._card.field.text())

    def ask(self, key: DealKey) -> None:
        """Do what a key asks for; a second pass only compares."""
        current = self._session.facts.results.get(self._place) if self._place else None
        may_change = current is not None and self._second.state is None
        match key:
            case DealKey.ACCEPT:
                self._accept()
            case DealKey.BACK if self._card.field.text():
                self._card.field.setText("")
            case DealKey.CLEAR:
                if self._place is not None and may_change:
                    self._session.do(ClearBoard(self._place))
            case DealKey.EDIT:
                if current is not None and may_change:
                    self._card.write(typed_again(current, self._notation))
            case _:
                self.steered.emit(key)

    def write_outcome(self, text: str) -> None:
        """Put a text into the field; Enter accepts it."""
        self._card.write(text)

    def _understand(self, text: str) -> None:
        was_broken, self._is_broken = self._is_broken, False
        if not text.startswith(self._refused[0]):
            self._refused = ("", "")
        if not text.strip() or self._place is None:
            self._card.say("")
            return
        goal = go_to(text)
        if goal is not None:
            self._card.say(_goal_words(goal, self._session))
            return
        try:
            self._say(self._reading(self._place, text))
        except RuleError as error:
            self._card.say("")
            sentence = self._refused[1] or message(error, self._session.words)
            begun = may_lead_on(text) or may_go_on(text.partition("/")[0], self._notation)
            lacks_level = isinstance(error, DealNotationError) and error.expected is Expected.LEVEL
            if begun and (lacks_level or isinstance(error, LevelError)):
                sentence = ""  # 1 leads on to 10, 11, 12 and 13, and “p” to “pass”
            self._is_broken = not begun
            if begun or was_broken or self._refused[0]:
                self._card.note(sentence, "quiet" if begun else "error")
            else:
                self._card.refuse(sentence)

    def _say(self, reading: Reading) -> None:
        _, rule = self._session.words, self._session.facts.settings.rule
        text = spoken_outcome(reading.result.outcome, rule, _)
        self._card.say(text, reading.points)
        discrepancies = self._discrepancies(reading)
        if discrepancies:
            self._card.note(discrepancies, "warning")

    def _discrepancies(self, reading: Reading) -> str:
        """Return what a director should look at twice; in a second pass nothing is doubted."""
        if self._second.state is not None:
            return ""
        _ = self._session.words
        sentences = [remark_sentence(remark, _) for remark in reading.remarks]
        current = self._session.facts.results.get(reading.place)
        if current is not None and current != reading.result:
            sentences.append(_("This deal is already entered; the new result would replace it."))
        return " ".join(sentences)

    def _accept(self) -> None:
        text = self.text
        goal = go_to(text)
        if not text:
            self.steered.emit(DealKey.ACCEPT)
        elif goal is not None:
            if refusal := self._no_such_place(goal):
                self._card.refuse(refusal)
                return
            self._card.field.setText("")
            self.place_requested.emit(goal)
        elif self._place is not None:
            self._take(self._place, text)

    def _accept_clicked(self) -> None:
        """Accept what is typed, or say what it lacks; the button announces no round."""
        lacking = lacking_sentence(self.text, self._notation, self._session.words)
        if lacking and go_to(self.text) is None:
            self._refuse(lacking)
        else:
            self._accept()

    def _take(self, place: BoardPlace, text: str) -> None:
        try:
            reading = self._reading(place, text)
        except RuleError as error:
            self._refuse(message(error, self._session.words))
            return
        if self._second.state is not None:
            self._card.field.setText("")
            self._second.read(place, reading.result)
        elif discrepancies := self._discrepancies(reading):
            self.doubted.emit(discrepancies, reading)
        else:
            self.enter(reading)

    def _reading(self, place: BoardPlace, text: str) -> Reading:
        event = self._session.facts
        seats = self._seats.at(event, place)
        return reading_of(event, place, text, self._notation, seats)

    def enter(self, reading: Reading) -> None:
        """Take in what was read, whatever there is to remark on it."""
        place, result = reading.place, reading.result
        is_announced = self._seats.at(self._session.facts, place) is not None
        command = (
            RecordAsHappened(((place, result),)) if is_announced else EnterBoard(place, result)
        )
        refusal = self._session.refusal(command)
        if refusal:
            self._refuse(refusal)
            return
        self._card.field.setText("")
        self.entered.emit(reading.place)

    def _refuse(self, sentence: str) -> None:
        """Say why a line will not do: also after what is typed on, which is of another deal."""
        line, reason = self._refused
        self._refused = line or self.text, reason or sentence
        self._card.refuse(self._refused[1])

    def _no_such_place(self, goal: GoTo) -> str:
        """Say why the cursor cannot go there; empty: it can."""
        event = self._session.facts
        number = self._place.round if self._place else event.last_announced
        try:
            if goal.board is not None:
                event.check_board(goal.board)
            if goal.table is not None:
                _check_here(event, number, goal.table, goal.board)
            elif self._second.state is not None and self._place is not None:
                _check_in_round(event, self._place, goal.board)
        except RuleError as error:
            return message(error, self._session.words)
        return ""


def _check_here(event: WhizEvent, number: int, table: int, board: int | None) -> None:
    here = event.boards_at(event.seating(number, table))
    if board is None or board in here or BoardPlace(number, table, board) in event.results:
        return
    board_set = set_of(board, event.settings.boards_per_round)
    elsewhere = event.seated(number).tables_with(board_set)
    raise BoardElsewhereError(board, number, table, elsewhere, here)


def _check_in_round(event: WhizEvent, place: BoardPlace, board: int | None) -> None:
    """Refuse a deal that lies at no table: a second pass does not leave its round."""
    if board is not None and board not in {there.board for there in event.places(place.round)}:
        _check_here(event, place.round, place.table, board)


def _goal_words(goal: GoTo, session: Session[WhizEvent]) -> str:
    _ = session.words
    if goal.table is None:
        return _("Go to deal {board} (Enter)", board=goal.board)
    if goal.board is None:
        return _("Go to table {table} (Enter)", table=goal.table)
    return _("Go to table {table}, deal {board} (Enter)", table=goal.table, board=goal.board)
