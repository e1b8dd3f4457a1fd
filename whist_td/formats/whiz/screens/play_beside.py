"""What stands beside the entry: the round in large type above it, the running standings."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QFrame, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.comparison import Coverage, comparison
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.standings import RunningRanking, WhizStanding, ranked
from whist_td.formats.whiz.views.play_views import BoardsMove, WhizRoundView
from whist_td.formats.whiz.words.labels import ties_sentence
from whist_td.formats.whiz.words.standings import whiz_listing
from whist_td.kit.fields import TICK, RoundChooser, RoundLine
from whist_td.kit.flow import Flow, folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import Banner, ClockLabel, button, column, fill_line, row, stacked
from whist_td.kit.strip import choice
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import labelled, named, text_font
from whist_td.kit.waiting import next_turn
from whist_td.stages.running_standings import RunningModel, RunningPanel, RunningView, as_of_words
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

    def __init__(self, words: Words, parent: QWidget | None) -> None:
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
        for way, name in zip(buttons, ("byTable", "byTraveller"), strict=True):
            way.setObjectName(name)
            way.setProperty("role", "")
            way.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            way.setToolTip(_("Enter table by table, or deal by deal from the travellers (F7)"))
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


_COVERAGES = (Coverage.ALL, Coverage.COMPLETE)
_NAMES = (N_("All deals"), N_("Complete deals only"))
Index = QModelIndex | QPersistentModelIndex


def standings_in_turns(
    event: WhizEvent, after_round: int, coverage: Coverage = Coverage.ALL
) -> tuple[WhizStanding, ...]:
    """Return all players in order; the window has its turn once the deals are compared."""
    if after_round < 1:
        return ()
    compared = comparison(event, after_round, coverage)
    next_turn()
    return ranked(event, compared)


class WhizRunningPanel(RunningPanel):
    """Rank, player, percent, and the places moved since the round before."""

    FEW_LETTERS, MOST_LETTERS = 18, 30

    penalty_requested = Signal()
    entries_requested = Signal()

    def __init__(self, words: Words, tools: QWidget, parent: QWidget | None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._tools = tools
        self._before: dict[int, int] = {}
        self._running: RunningRanking | None = None
        self._event: WhizEvent | None = None
        self._title = labelled(_("Standings"), "heading", self)
        self._after = labelled("", "small", self)
        self._after.setWordWrap(False)
        self._ties = named(labelled("", "small", self), "ties")
        self._clock = ClockLabel(words, self)
        self._which = QButtonGroup(self)
        self._model = RunningModel(words, self)
        self._view = _RunningView(self._model, _("Standings"), self)
        self._penalty = button(_("Penalty…"), "penalty", self, "quiet")
        self._people = button(_("Late or leaving player…"), "latePlayer", self, "quiet")
        self._lay_out()
        self._which.idClicked.connect(self._change_coverage)
        self._penalty.clicked.connect(self.penalty_requested)
        self._people.clicked.connect(self.entries_requested)

    @property
    def coverage(self) -> Coverage:
        """Which deals count."""
        return _COVERAGES[max(0, self._which.checkedId())]

    def refresh(self, event: WhizEvent) -> None:
        """Show the ranking after the newest round, everything counted anew."""
        last = event.last_announced
        before = standings_in_turns(event, last - 1)
        self._before = {row.player: row.rank for row in before if row.score is not None}
        next_turn()
        self._running = RunningRanking(event, last, self.coverage)
        next_turn()
        self._show(event, self._running)
        self._view.arrange()

    def take_in(self, event: WhizEvent, boards: Collection[int]) -> None:
        """Show what results of some deals changed; no other deal is compared anew."""
        if self._running is None or self._running.after_round != event.last_announced:
            self.refresh(event)
            return
        self._running.take_in(event, boards)
        self._show(event, self._running)

    def _show(self, event: WhizEvent, running: RunningRanking) -> None:
        self._event = event
        self._after.setText(as_of_words(event, self._words))
        rows, ranking = running.rows(), event.settings.ranking
        self._model.show(whiz_listing(rows, ranking, self._words, self._before))
        ties = ties_sentence(rows, ranking, self._words)
        fill_line(self._ties, ties)

    def _change_coverage(self) -> None:
        if self._event is not None:
            self.refresh(self._event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._widen()

    def _widen(self) -> None:
        """Give each choice the width in which it is read whole when it is chosen."""
        bold = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        for each in self._which.buttons():
            each.setMinimumWidth(bold.horizontalAdvance(each.text()) + 2 * STEP)

    def _lay_out(self) -> None:
        which, buttons = choice(self._which, self, [self._words(name) for name in _NAMES])
        for each, coverage in zip(buttons, _COVERAGES, strict=True):
            each.setObjectName(f"coverage-{coverage.value}")
            each.setProperty("role", "small")
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        buttons[0].setChecked(True)
        self._widen()
        which.add_spring()
        below = column(spacing=STEP // 2)
        below.addLayout(self._head())
        below.addLayout(which)
        below.addWidget(self._view, 1)
        below.addWidget(self._ties)
        actions = Flow(self)
        for action in (self._penalty, self._people):
            action.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            actions.add(action)
        below.addWidget(actions)
        below.addWidget(self._tools)
        self.setLayout(below)


class _RunningView(RunningView):
    WIDEST_SCORE = "100,00 %"

    @override
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        # Qt would look for the sizes of all rows again; none changes.
        top, last = self.rowViewportPosition(topLeft.row()), bottomRight.row()
        height = self.rowViewportPosition(last) + self.rowHeight(last) - top
        self.viewport().update(QRect(0, top, self.viewport().width(), height))
