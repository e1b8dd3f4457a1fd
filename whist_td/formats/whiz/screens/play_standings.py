"""The ranking beside the deals, as it moves: of all deals, or of those that are complete."""

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.whiz.rules.comparison import Coverage
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.standings import RunningRanking, standings
from whist_td.formats.whiz.screens.play_standings_model import RankingModel, running_lines
from whist_td.kit.clock import Clock
from whist_td.kit.flow import Flow
from whist_td.kit.strip import choice
from whist_td.kit.stylesheet import SMALL, STEP
from whist_td.kit.theme import labelled, set_role, tabular, text_font
from whist_td.stages.play_running import PADDING, RunningPanel, RunningView
from whist_td.stages.running_model import Column
from whist_td.words.words import N_, Words

COVERAGES = (Coverage.ALL, Coverage.COMPLETE)
_NAMES = (N_("All deals"), N_("Complete deals only"))
Index = QModelIndex | QPersistentModelIndex


class WhizRunning(RunningPanel):
    """Rank, player, percent, and the places moved since the round before."""

    FEW_LETTERS, MOST_LETTERS = 18, 30

    penalty_wanted = Signal()
    entries_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self._words = words
        self._before: dict[int, int] = {}
        self._running: RunningRanking | None = None
        self._evening: WhizEvent | None = None
        self._title = labelled(_("Ranking"), "heading", self)
        self._after = labelled("", "small", self)
        self._after.setWordWrap(False)
        self._clock = Clock(words, self)
        self._which = QButtonGroup(self)
        self._model = RankingModel(words, self)
        self._view = _RunningView(self._model, _("Ranking"), self)
        self._penalty = QPushButton(_("Penalty…"), self)
        self._people = QPushButton(_("Late player or someone leaving…"), self)
        self._lay_out()
        self._which.idClicked.connect(self._change_coverage)
        self._penalty.clicked.connect(self.penalty_wanted)
        self._people.clicked.connect(self.entries_wanted)

    @property
    def coverage(self) -> Coverage:
        """Which deals count."""
        return COVERAGES[max(0, self._which.checkedId())]

    def refresh(self, evening: WhizEvent) -> None:
        """Show the ranking after the newest round, everything counted anew."""
        _ = self._words
        last = evening.last_announced
        before = standings(evening, last - 1) if last > 1 else ()
        self._before = {row.player: row.rank for row in before if row.score is not None}
        self._after.setText(_("after round {number}", number=last))
        self._running = RunningRanking(evening, last, self.coverage)
        self._show(evening, self._running)
        self._view.arrange()

    def take_in(self, evening: WhizEvent, boards: Collection[int]) -> None:
        """Show what results of some deals changed; no other deal is compared anew."""
        if self._running is None or self._running.after_round != evening.last_announced:
            self.refresh(evening)
            return
        self._running.take_in(evening, boards)
        self._show(evening, self._running)

    def _show(self, evening: WhizEvent, running: RunningRanking) -> None:
        self._evening = evening
        lines = running_lines(running.rows(), self._before)
        self._model.show(lines, evening.settings.ranking)

    def _change_coverage(self) -> None:
        if self._evening is not None:
            self.refresh(self._evening)

    def _lay_out(self) -> None:
        _ = self._words
        which, buttons = choice(self._which, self, [_(name) for name in _NAMES])
        for button, coverage in zip(buttons, COVERAGES, strict=True):
            button.setObjectName(f"coverage-{coverage.value}")
            button.setProperty("role", "small")
            bold = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
            button.setMinimumWidth(bold.horizontalAdvance(button.text()) + 2 * STEP)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        buttons[0].setChecked(True)
        which.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(STEP // 2)
        column.addLayout(self._head())
        column.addLayout(which)
        column.addWidget(self._view, 1)
        deeds = Flow(self)
        for button, name in ((self._penalty, "penalty"), (self._people, "latePlayer")):
            button.setObjectName(name)
            set_role(button, "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            deeds.add(button)
        column.addWidget(deeds)


class _RunningView(RunningView):
    @override
    def dataChanged(self, topLeft: Index, bottomRight: Index, roles: Sequence[int] = ()) -> None:
        # Qt would look for the sizes of all rows again; none changes.
        top, last = self.rowViewportPosition(topLeft.row()), bottomRight.row()
        height = self.rowViewportPosition(last) + self.rowHeight(last) - top
        self.viewport().update(QRect(0, top, self.viewport().width(), height))

    @override
    def _narrow(self) -> dict[Column, int]:
        metrics = QFontMetrics(tabular(text_font(weight=QFont.Weight.DemiBold)))
        small = QFontMetrics(text_font(SMALL, QFont.Weight.DemiBold))
        last = str(self.model().rowCount())
        title = self.model().headerData(Column.SCORE, Qt.Orientation.Horizontal)
        score = max(metrics.horizontalAdvance("100,00 %"), small.horizontalAdvance(title))
        texts = {
            Column.RANK: metrics.horizontalAdvance(last),
            Column.NUMBER: metrics.horizontalAdvance(last),
            Column.SCORE: score,
            Column.MOVED: metrics.horizontalAdvance(f"▲{last}"),
        }
        return {column: width + PADDING for column, width in texts.items()}
