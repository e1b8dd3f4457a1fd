"""The scoreboard in two halves that scroll together: who, and the rounds."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollBar, QTableView, QWidget
from typing_extensions import override

from whist_td.formats.militaire.screens.results_views import PlainView, ScoreInk
from whist_td.formats.militaire.screens.scoreboard_table import (
    FROZEN,
    Column,
    ScoreboardTable,
)
from whist_td.kit.stylesheet import STEP

_WHO = "QTableView { border: none; border-radius: 0; }"
_ROUNDS = "QTableView { border: none; border-left: 1px solid palette(mid); border-radius: 0; }"
_MOST_LETTERS = 30
"""A longer name is cut; its whole is in the tip."""


class ScoreboardView(QFrame):
    """Teams stay in sight while the rounds go by."""

    def __init__(self, model: ScoreboardTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("scoreboardView")
        self.setProperty("role", "card")
        self._model = model
        self._newest = 0
        self.who = self._half("scoreboardTeams", _WHO)
        self.rounds = self._half("scoreboardRounds", _ROUNDS)
        self.who.setSelectionModel(self.rounds.selectionModel())
        self._bar = QScrollBar(Qt.Orientation.Horizontal, self)
        self._bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self._connect()

    def _half(self, name: str, looks: str) -> PlainView:
        view = PlainView(self._model, self)
        view.setObjectName(name)
        view.setStyleSheet(looks)
        view.setItemDelegate(ScoreInk(view))
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.set_line_height(1.0)
        return view

    def _lay_out(self) -> None:
        halves = QGridLayout(self)
        halves.setContentsMargins(STEP // 2, STEP // 2, STEP // 2, STEP // 2)
        halves.setSpacing(0)
        halves.addWidget(self.who, 0, 0)
        halves.addWidget(self.rounds, 0, 1)
        halves.addWidget(self._bar, 1, 1)
        halves.setColumnStretch(1, 1)
        self.who.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusProxy(self.rounds)

    def _connect(self) -> None:
        self._model.modelReset.connect(self.fit)
        across = self.rounds.horizontalScrollBar()
        across.rangeChanged.connect(self._show_bar)
        for one, other in (
            (self.who.verticalScrollBar(), self.rounds.verticalScrollBar()),
            (self._bar, across),
        ):
            one.valueChanged.connect(other.setValue)
            other.valueChanged.connect(one.setValue)

    def fit(self) -> None:
        """Give each half its columns and their widths."""
        widths = {
            Column.TEAM: self.who.room_for("Équipe", 0.9),
            Column.NAME: self._name_width(),
            Column.RANK: self.who.room_for("Rang", 0.9),
            Column.TOTAL: self.who.room_for("Total", 0.9),
        }
        for section in range(self._model.columnCount()):
            frozen = section < FROZEN
            self.who.setColumnHidden(section, not frozen)
            self.rounds.setColumnHidden(section, frozen)
            view: QTableView = self.who if frozen else self.rounds
            view.setColumnWidth(section, widths[Column(section)] if frozen else self._round_width())
        self.who.setFixedWidth(sum(widths.values()))

    def show_round(self, number: int) -> None:
        """Bring a round into sight, once it is the newest."""
        if number != self._newest:
            self._newest = number
            self._bring_newest()

    def _bring_newest(self) -> None:
        beyond = (self._newest + 1) * self._round_width() - self.rounds.viewport().width()
        self.rounds.horizontalScrollBar().setValue(max(0, beyond))

    def _show_bar(self, least: int, most: int) -> None:
        self._bar.setRange(least, most)
        self._bar.setPageStep(self.rounds.horizontalScrollBar().pageStep())
        self._bar.setSingleStep(self._round_width())
        self._bar.setVisible(most > least)

    def _round_width(self) -> int:
        return self.rounds.room_for("+2 48", 0.9)

    def _name_width(self) -> int:
        rows = range(self._model.rowCount())
        names = (self._model.index(row, Column.NAME).data() for row in rows)
        return max(
            self.who.room_for(name[:_MOST_LETTERS], 1.0) for name in (*names, "Équipe du club")
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bring_newest()

    @override
    def sizeHint(self) -> QSize:
        return QSize(100 * STEP, 50 * STEP)
