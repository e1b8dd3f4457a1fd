"""The stage *Event*: what an evening is called, its options, and the plan of its rounds."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import SettingFixedError
from whist_td.core.events import MOST_ROUNDS
from whist_td.core.strains import Strain
from whist_td.formats.militaire.commands import ChangeSettings
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.play import FIXED_IN_PLAY
from whist_td.formats.militaire.rules.settings import PlannedRound
from whist_td.formats.militaire.screens.new_event_options import OptionsForm
from whist_td.formats.militaire.views import effective_round
from whist_td.formats.militaire.words.movement_page import militaire_page
from whist_td.formats.militaire.words.sentences import call_label, meetings_sentence
from whist_td.kit.cells import Index
from whist_td.kit.fields import NumberField
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import Palette
from whist_td.kit.suits import suit_icon
from whist_td.kit.theme import colours, labelled, plain_table, tabular, text_font
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.players.screens.movement_page import show_movement_page
from whist_td.stages.event_frame import EventFrame
from whist_td.stages.new_event_fields import LabelledField
from whist_td.words.labels import label
from whist_td.words.messages import message
from whist_td.words.words import Words

_Index = Index
TRUMP, ADVANCE = 1, 4
_COLUMNS = 5
_ROW = 12


class _PlanModel(QAbstractTableModel):
    """A row a round."""

    def __init__(self, words: Words, palette: Callable[[], Palette], parent: QObject) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._palette = palette
        self._rounds: tuple[PlannedRound, ...] = ()
        self._headings = (_("Round"), _("Trump"), _("Travel"), _("Stays"), _("Advance"))

    def show_plan(self, rounds: tuple[PlannedRound, ...]) -> None:
        """Show the plan of an evening."""
        self.beginResetModel()
        self._rounds = rounds
        self.endResetModel()

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rounds)

    @override
    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else _COLUMNS

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return self._headings[section] if role == Qt.ItemDataRole.DisplayRole else None

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        planned = self._rounds[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(planned, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.DecorationRole if index.column() == TRUMP and planned.trump:
                return self._sign(planned.trump)
            case Qt.ItemDataRole.FontRole if index.column() == ADVANCE and planned.advance > 1:
                return text_font(weight=QFont.Weight.Bold)
            case _:
                return None

    def _sign(self, trump: Strain) -> object:
        if trump is Strain.NO_TRUMP:
            return None
        return suit_icon(trump, self._palette())

    def _text(self, planned: PlannedRound, column: int) -> str:
        _ = self._words
        trump = label(planned.trump, _) if planned.trump else _("to be announced")
        texts = (
            str(planned.number),
            trump,
            call_label(planned.call),
            str(planned.stays),
            str(planned.advance),
        )
        return texts[column]


class PlanView(QTableView):
    """The plan, to look at."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = words
        self.setObjectName("roundPlan")
        self.setAccessibleName(_("Plan of the rounds"))
        self._model = _PlanModel(words, lambda: colours(self), self)
        self.setModel(self._model)
        plain_table(self)
        self.setFont(tabular(self.font()))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self._size_rows()

    def show_plan(self, rounds: tuple[PlannedRound, ...]) -> None:
        """Show the plan of an evening."""
        self._model.show_plan(rounds)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._size_rows()

    def _size_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column == TRUMP else Qt.AlignmentFlag.AlignHCenter
    return side | Qt.AlignmentFlag.AlignVCenter


class EventPanel(EventFrame[MilitaireEvent]):
    """Every answer is kept as soon as it is given; what was played with stays as it was."""

    SHOWN_HERE = ("details", "settings", "teams", "rounds")

    _options: OptionsForm

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget | None = None) -> None:
        super().__init__("eventPanel", session, parent)

    @override
    def _make_parts(self) -> None:
        _ = self._session.words
        self._rounds = NumberField(self)
        self._rounds.setObjectName("eventRounds")
        self._rounds.setKeyboardTracking(False)
        self._rounds_field = LabelledField(_("Number of rounds"), self._rounds, "", self)
        self._options = OptionsForm(_, self._session.dice, self)
        self._plan = PlanView(_, self)
        self._meetings = labelled("", "quiet", self)
        self._movement = QPushButton(_("Look at the movement…"), self)
        self._movement.setObjectName("eventMovement")

    @override
    def _add_numbers(self, column: QVBoxLayout) -> None:
        column.addWidget(self._rounds_field)

    @override
    def _fill_beside(self, column: QVBoxLayout) -> None:
        _ = self._session.words
        column.addWidget(labelled(_("The rounds"), "heading", self))
        column.addWidget(self._meetings)
        column.addWidget(self._plan, 1)
        column.addWidget(self._movement, 0, Qt.AlignmentFlag.AlignLeft)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._options.edited.connect(self._change_settings)
        self._rounds.valueChanged.connect(self._change_rounds)
        self._movement.clicked.connect(self._show_movement)

    @override
    def _show(self, evening: MilitaireEvent) -> None:
        self._options.show_settings(evening.settings, evening.tables)
        reason = message(SettingFixedError(""), self._session.words) if evening.is_started else ""
        self._options.fix(FIXED_IN_PLAY, reason)
        self._show_rounds()
        self._show_plan()

    def _show_rounds(self) -> None:
        _, evening = self._session.words, self._session.evening
        self._rounds.blockSignals(True)  # noqa: FBT003 - Qt's own signature
        self._rounds.setRange(max(evening.last_announced, 1), MOST_ROUNDS)
        self._rounds.setValue(evening.settings.rounds)
        self._rounds.blockSignals(False)  # noqa: FBT003
        if evening.is_started:
            self._rounds_field.ask(_("Stop after round"), _stop_help(_))
        else:
            self._rounds_field.ask(
                _("Number of rounds"), _("24 is usual. You can stop earlier during the evening.")
            )

    def _show_plan(self) -> None:
        _, evening = self._session.words, self._session.evening
        rounds = evening.settings.rounds
        enough = evening.tables >= LEAST_TABLES
        numbers = range(1, rounds + 1) if enough else ()
        self._plan.show_plan(tuple(effective_round(evening, number) for number in numbers))
        self._plan.setVisible(enough)
        self._movement.setEnabled(enough)
        sentence = meetings_sentence(evening.tables, rounds, _)
        teams = _.plural("{n} team", "{n} teams", evening.tables)
        waiting = _("The plan stands here once two teams are entered.")
        self._meetings.setText(f"{teams} · {sentence}" if enough else waiting)
        self._meetings.setAlignment(Qt.AlignmentFlag.AlignTop)

    def _show_movement(self) -> None:
        _ = self._session.words
        show_movement_page(militaire_page(self._session.evening, _), _, self)

    def _change_rounds(self, rounds: int) -> None:
        evening = self._session.evening
        self._options.show_settings(replace(evening.settings, rounds=rounds), evening.tables)
        self._change_settings()

    def _change_settings(self) -> None:
        self._carry_out(ChangeSettings(self._options.settings))


def _stop_help(_: Words) -> str:
    return _(
        "To end earlier, set a smaller number, such as 18. The standings stay right: the "
        "count-back then starts from the last round played."
    )
