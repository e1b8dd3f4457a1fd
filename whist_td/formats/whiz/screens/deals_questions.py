"""What is asked on the page of the deals: the word, hands by hand, files, and the release."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QWidget
from typing_extensions import override

from whist_td.core.chance import seal_of
from whist_td.core.contracts import Strain
from whist_td.core.errors import RuleError
from whist_td.deals.cards import PLACES, WHOLE_HAND, Deal
from whist_td.desk.requests import Command
from whist_td.formats.whiz.commands import CallWord, DealBoards, ReleaseDeals, TakeOutHands
from whist_td.formats.whiz.rules.dealings import Dealing, Origin, WayOut, hands_text
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.sealing import USUAL_BOARDS, dealing_by_board, opened
from whist_td.formats.whiz.words.dealings import boards_words
from whist_td.formats.whiz.words.hands import SUIT_ORDER, Typed, seat_name, typed_deal, typed_ranks
from whist_td.kit.answer_dialog import AnswerDialog, Inquiry, Outcome, meant
from whist_td.kit.parts import ENTER
from whist_td.kit.questions import Ask, Asking, Number, Own
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours, labelled, named
from whist_td.words.labels import label
from whist_td.words.messages import message
from whist_td.words.words import Words, sentence_case


def seal_and_do(session: Session[WhizEvent], command: DealBoards, content: str) -> str:
    """Seal what boards are dealt from and deal them; return the sentence that refuses it."""
    try:
        session.desk.rehearsed(command)  # what is refused leaves nothing in the file
        session.desk.seal(content)
    except RuleError as refusal:
        return message(refusal, session.words)
    return session.refusal(command)


class SealingDialog(AnswerDialog):
    """Asks what comes to boards with cards: these are sealed before they count."""

    def __init__(
        self, session: Session[Any], question: Inquiry, contents: Mapping[str, str], parent: QWidget
    ) -> None:
        self._contents = contents
        super().__init__(session, question, parent)

    @override
    def _refusal(self, outcome: Outcome) -> str:
        if isinstance(outcome, DealBoards):
            return seal_and_do(self._session, outcome, self._contents[outcome.seal])
        return super()._refusal(outcome)


def word_question(dealing: Dealing, _: Words) -> Inquiry:
    """Ask for the word that the room calls out."""

    def asks() -> Asking[Command | None]:
        label = _("Word of the room")
        word = yield Ask("dealWord", label, dealing.word, needed=_("Type the word."))
        return CallWord(word) if word != dealing.word else None

    return Inquiry(
        "wordDialog",
        _("The word of the room"),
        _("Mix it in"),
        asks,
        _(
            "Once the commitment hangs on the wall, let the room call out a word. It changes all "
            "the deals: not even somebody who knows the secret could have chosen them. Sheets "
            "printed before are no longer right."
        ),
    )


def take_out_question(boards: tuple[int, ...], _: Words) -> Inquiry:
    """Ask whether the sheets with all hands are meant."""
    command = TakeOutHands(boards, WayOut.SHEETS)
    return Inquiry(
        "takeOutDialog",
        _("Dealing sheets"),
        _("Make the sheets"),
        lambda: meant(command),
        _(
            "A slip for each board that folds over its hands, and a list by which a pack in order "
            "is dealt. They show all the cards of {boards}: they are for those who make up the "
            "boards and do not play them. The journal notes it.",
            boards=boards_words(boards, _),
        ),
    )


def release_question(event: WhizEvent, sealed: Mapping[str, str], _: Words) -> Inquiry:
    """Ask whether everybody may see the hands from now on."""
    untold = [each for each in event.dealings.values() if not each.content]
    command = ReleaseDeals(tuple((each.number, opened(each, sealed)) for each in untold))
    return Inquiry(
        "releaseDialog",
        _("Release the hands?"),
        _("Release the hands"),
        lambda: meant(command),
        _(
            "From then on anybody may see the hands of {boards}, and the secret from which they "
            "were dealt. This cannot be undone.",
            boards=boards_words((board for each in untold for board in each.boards), _),
        ),
        keeps=_("Keep them sealed"),
    )


def import_dialog(
    session: Session[WhizEvent], deals: Mapping[int, Deal], file: str, parent: QWidget
) -> AnswerDialog:
    """Ask whether the deals of a file are those to be played."""
    _, content = session.words, hands_text(deals)
    command = DealBoards(tuple(deals), seal_of(content), Origin.IMPORTED)
    question = Inquiry(
        "importDealsDialog",
        _("Deals from {file}", file=file),
        _("Take them over"),
        lambda: meant(command),
        _(
            "{boards}, each with 52 different cards. They are sealed until everybody has played "
            "them.",
            boards=sentence_case(boards_words(deals, _)),
        ),
    )
    return SealingDialog(session, question, {command.seal: content}, parent)


def hands_dialog(session: Session[WhizEvent], board: int, parent: QWidget) -> AnswerDialog:
    """Ask for the cards of a board that was shuffled at the table."""
    _, contents, most = session.words, dict[str, str](), session.facts.boards or USUAL_BOARDS

    def wrong(typed: Typed) -> str:
        try:
            typed_deal(typed)
        except RuleError as refusal:
            return message(refusal, _)
        return ""

    def asks() -> Asking[Command]:
        number = yield Ask("handsBoard", _("Board"), board, Number(1, max(most, board)))
        grid = Own(lambda parent: HandsGrid(_, parent))
        typed = yield Ask("hands", _("Cards"), {}, grid, check=wrong, is_plain=True)
        content = hands_text({number: typed_deal(typed)})
        contents[seal_of(content)] = content
        return DealBoards((number,), seal_of(content), Origin.BY_HAND)

    question = Inquiry(
        "handsDialog",
        _("Cards of a board, by hand"),
        _("Seal this board"),
        asks,
        _(
            "Type the cards suit by suit, such as A K 10 4; Enter or Tab goes on. Leave out the "
            "hand of the Domy: it has what remains."
        ),
        begins="hands",
        steps=100,
    )
    return SealingDialog(session, question, contents, parent)


def next_by_hand(event: WhizEvent, after: int) -> int:
    """Return the next board whose cards were not typed in, after one; the one itself at the end."""
    dealt = dealing_by_board(event)
    lacking = (n for n in range(after + 1, (event.boards or USUAL_BOARDS) + 1) if n not in dealt)
    return next(lacking, after or 1)


_LETTERS = 13
_SIGN = 20


class _SuitField(QLineEdit):
    """The cards of one suit; Enter goes to the next field."""

    def __init__(self, grid: QWidget) -> None:
        super().__init__(grid)
        self._grid = grid

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in ENTER
        # Qt's own way along the chain would let go of the next field with this one.
        fields = self._grid.findChildren(_SuitField)
        following = fields[fields.index(self) + 1 :]
        if is_enter and following:
            following[0].setFocus()
            following[0].selectAll()
        else:
            super().keyPressEvent(event)


class HandsGrid(QWidget):
    """A column a hand, a line a suit; below each hand stands how many cards it has."""

    edited = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._fields: dict[tuple[str, Strain], _SuitField] = {}
        self._counts: dict[str, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(STEP)
        for line, suit in enumerate(SUIT_ORDER, start=1):
            sign = QLabel(self)
            sign.setPixmap(suit_icon(suit, colours(self)).pixmap(_SIGN, _SIGN))
            grid.addWidget(sign, line, 0)
        # Hand by hand: Tab follows the making, and one takes a hand up at a time.
        for place, suit in product(PLACES, SUIT_ORDER):
            self._fields[place, suit] = self._field(place, suit)
        for column, place in enumerate(PLACES, start=1):
            grid.addWidget(labelled(seat_name(place, words), "number", self), 0, column)
            for line, suit in enumerate(SUIT_ORDER, start=1):
                grid.addWidget(self._fields[place, suit], line, column)
            self._counts[place] = named(labelled("", "small", self), f"cards{place}")
            grid.addWidget(self._counts[place], len(SUIT_ORDER) + 1, column)
            grid.setColumnStretch(column, 1)
        self.setFocusProxy(self._fields[PLACES[0], SUIT_ORDER[0]])
        self._count()

    def _field(self, place: str, suit: Strain) -> _SuitField:
        _ = self._words
        field = named(
            _SuitField(self), f"hand{place}{suit.value}", f"{seat_name(place, _)}, {label(suit, _)}"
        )
        field.setMinimumWidth(_LETTERS * field.fontMetrics().averageCharWidth())
        field.textEdited.connect(self._take)
        return field

    @property
    def value(self) -> Typed:
        """What is typed, by hand and suit."""
        return {key: field.text() for key, field in self._fields.items()}

    def show_value(self, value: Mapping[tuple[str, Strain], str]) -> None:
        """Show what is typed so far."""
        for key, field in self._fields.items():
            field.setText(value.get(key, ""))
        self._count()

    def _take(self) -> None:
        self._count()
        self.edited.emit()

    def _count(self) -> None:
        _ = self._words
        for place, count in self._counts.items():
            texts = (self._fields[place, suit].text() for suit in SUIT_ORDER)
            try:
                cards = sum(len(typed_ranks(text, place)) for text in texts)
            except RuleError:
                count.setText("?")
            else:
                count.setText(_("{cards} of {all}", cards=cards, all=WHOLE_HAND))
