"""The round as a sentence in large type, and the way to an earlier one."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QWidget

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.views import RoundView, effective_round
from whist_td.formats.militaire.words.facts import trump_words
from whist_td.formats.militaire.words.sentences import advance_sentence
from whist_td.kit.flow import folded
from whist_td.kit.icons import icon
from whist_td.kit.parts import Banner, button, column, row
from whist_td.kit.round_chooser import TICK, RoundChooser, RoundLine
from whist_td.kit.stylesheet import STEP
from whist_td.kit.suits import SuitSign, no_trump_letters, suit_icon
from whist_td.kit.theme import colours, labelled, set_role
from whist_td.words.words import Words, sentence_case


class PlayHead(QWidget):
    """Round, trump and advance; a coloured band while an earlier round is open."""

    round_chosen = Signal(int)
    correction_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._round = labelled("", "title", self)
        self._suit = SuitSign(words, self)
        self._trump = labelled("", "title", self)
        self._advance = _Advance(self)
        self._chooser = RoundChooser(words, self)
        self._correct = button(_("Correct the announcement"), "correctAnnouncement", self, "quiet")
        self._band = Banner("backToCurrent", self)
        self._newest = 0
        self._correct.setIcon(icon("correct", colours(self).accent))
        announced = (self._round, self._suit, self._trump, self._advance)
        sentence = folded(*announced, None, self._correct, self._chooser, spacing=2 * STEP)
        column(sentence, self._band, inside=self)
        self._connect()

    def show_round(self, view: RoundView, evening: MilitaireEvent) -> None:
        """Say a round."""
        _ = self._words
        rounds = evening.settings.rounds
        self._round.setText(_("Round {round} of {rounds}", round=view.number, rounds=rounds))
        self._suit.show_suit(view.trump)
        text = trump_words(view.trump, _) if view.trump else ""
        self._trump.setText(sentence_case(text))
        planned = effective_round(evening, view.number)
        self._advance.say(advance_sentence(planned, _), is_double=planned.advance > 1)
        self._show_rounds(view.number, evening)
        self._show_band(view.number, evening.last_announced)

    def _connect(self) -> None:
        self._chooser.round_chosen.connect(self.round_chosen)
        self._correct.clicked.connect(self.correction_requested)
        self._band.left.connect(self._go_back)

    def _show_rounds(self, shown: int, evening: MilitaireEvent) -> None:
        numbers = range(evening.last_announced, 0, -1)
        lines = [self._line(number, evening) for number in numbers]
        longest = self._words("Round {round}", round=evening.settings.rounds)
        self._chooser.show_rounds(lines, shown, longest)

    def _line(self, number: int, evening: MilitaireEvent) -> RoundLine:
        _, announced = self._words, evening.rounds[number]
        text = _("Round {round}", round=number)
        missing = len(evening.missing(number)) if number < evening.last_announced else 0
        return RoundLine(
            number,
            text + TICK if announced.checked_at else text,
            _.plural("{n} table missing", "{n} tables missing", missing) if missing else "",
            suit_icon(announced.trump, colours(), no_trump_letters(_)),
        )

    def _show_band(self, shown: int, newest: int) -> None:
        _ = self._words
        self._newest = newest
        self._band.hide()
        if shown != newest:
            self._band.say(
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
