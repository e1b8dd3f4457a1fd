"""The round in large type: where the deals go, who sits out, and the way to an earlier one."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QWidget

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.views.play_views import BoardsMove, WhizRoundView
from whist_td.kit.fields import TICK, RoundChooser, RoundLine
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import Banner, column, row, stacked
from whist_td.kit.strip import choice
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.words.words import N_, Words

_MOVES = {
    BoardsMove.FIRST: N_("The boards are at the tables shown on the table cards."),
    BoardsMove.LOWER: N_("The boards move to the next lower table."),
    BoardsMove.BY_CARDS: N_("The boards move as the table cards say."),
}


def move_sentence(move: BoardsMove, _: Words) -> str:
    """Say where the deals of a round go."""
    return _(_MOVES[move])


def sit_out_sentence(view: WhizRoundView, _: Words) -> str:
    """Say who sits out; nothing where nobody does."""
    people = zip(view.sit_out, view.sit_out_names, strict=True)
    seated = ", ".join(f"{number} {name}" for number, name in people)
    if not seated:
        return ""
    return _.plural("Sits out: {people}.", "Sit out: {people}.", len(view.sit_out), people=seated)


class WhizHead(QWidget):
    """Round, where the deals go, who sits out; a coloured band while an earlier round is open."""

    round_chosen = Signal(int)
    way_chosen = Signal(int)
    """By table, or by traveller."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._round = labelled("", "title", self)
        self._announcement = named(FoldingLabel("", self, "body"), "announcement")
        self._ways = QButtonGroup(self)
        self._chooser = RoundChooser(words, self)
        self._band = Banner("backToCurrent", self)
        self._current = 0
        self._chooser.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        texts = folded(self._round, self._announcement, spacing=2 * STEP)
        tools = row(self._way_buttons(), self._chooser, spacing=2 * STEP)
        tools.setAlignment(self._chooser, Qt.AlignmentFlag.AlignTop)
        line = stacked((texts, 1), tools, spacing=2 * STEP)
        column(line, self._band, inside=self)
        self._chooser.round_chosen.connect(self.round_chosen)
        self._ways.idClicked.connect(self.way_chosen)
        self._band.left.connect(lambda: self.round_chosen.emit(self._current))

    def show_round(self, view: WhizRoundView, event: WhizEvent) -> None:
        """Say a round."""
        _ = self._words
        self._round.setText(_("Round {number} of {last}", number=view.number, last=view.rounds))
        sentences = (move_sentence(view.move, _), sit_out_sentence(view, _))
        self._announcement.setText(" ".join(filter(None, sentences)))
        lines = [self._line(number, event) for number in range(event.last_announced, 0, -1)]
        longest = _("Round {number}", number=event.settings.rounds)
        self._chooser.show_rounds(lines, view.number, longest)
        self._show_band(view.number, event.last_announced)

    def show_way(self, way: int) -> None:
        """Mark how deals are entered now."""
        self._ways.button(way).setChecked(True)

    def _show_band(self, shown: int, current: int) -> None:
        _ = self._words
        self._current = current
        self._band.say_of(
            current - shown,
            _("You are correcting round {number}. The standings follow.", number=shown),
            _("Back to round {number} (Esc)", number=current),
        )

    def _way_buttons(self) -> QWidget:
        _ = self._words
        box = QFrame(self)
        line, buttons = choice(self._ways, box, [_("By table"), _("By traveller")])
        line.setContentsMargins(0, 0, 0, 0)
        box.setLayout(line)
        for button, name in zip(buttons, ("byTable", "byTraveller"), strict=True):
            button.setObjectName(name)
            button.setProperty("role", "")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setToolTip(_("Enter table by table, or deal by deal from the travellers (F7)"))
        return box

    def _line(self, number: int, event: WhizEvent) -> RoundLine:
        _ = self._words
        text = _("Round {number}", number=number)
        missing = len(event.missing(number)) if number < event.last_announced else 0
        return RoundLine(
            number,
            text + TICK if event.rounds[number].checked_at else text,
            _.plural("{n} deal missing", "{n} deals missing", missing) if missing else "",
        )
