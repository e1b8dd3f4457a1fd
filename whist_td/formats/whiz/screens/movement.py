"""The page of the movement: rounds and tables, who meets whom, who is compared, how good it is."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.formats.whiz.files.movement_file import write_movement
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_anew import AnewDialog
from whist_td.formats.whiz.screens.movement_change import ChangeDialog
from whist_td.formats.whiz.screens.movement_grid import MovementGrid
from whist_td.formats.whiz.screens.movement_heat import Kind
from whist_td.formats.whiz.screens.movement_import import MovementImportDialog
from whist_td.formats.whiz.screens.movement_offers import OffersDialog
from whist_td.formats.whiz.screens.movement_people import PeopleView
from whist_td.formats.whiz.views.movement_views import (
    acquaintance,
    evening_forecast,
    judged,
)
from whist_td.formats.whiz.views.offers import evening_offers
from whist_td.formats.whiz.views.planning import anew
from whist_td.formats.whiz.words.edit_words import verdict_sentences
from whist_td.formats.whiz.words.figures import figure_rows
from whist_td.formats.whiz.words.forecast import forecast_sentences, size_sentence
from whist_td.formats.whiz.words.movement_page import whiz_page
from whist_td.kit.cut_label import CutLabel
from whist_td.kit.number_field import NumberField
from whist_td.kit.page_foot import page_foot, wrapped
from whist_td.kit.parts import open_dialog
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import Cell, Ink, TextColumn, TextTable
from whist_td.kit.text_table_view import TextTableView
from whist_td.kit.theme import labelled, set_role
from whist_td.players.screens.movement_printing import MovementPrinting
from whist_td.words.messages import message

_FIGURES = 120
"""The greatest width of the figures, in letters: the eye must find what is on the same line."""
_SHOWN_HERE = {"rounds", "players", "settings"}


class WhizMovementPanel(QWidget):
    """Four views of one movement; Esc goes back."""

    left = Signal()

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self.setObjectName("whizMovementPanel")
        self._title = labelled(_("The movement"), "title", self)
        self._size = labelled("", "number", self)
        self._told = labelled("", "quiet", self)
        self._cells = CutLabel("quiet", self)
        self._views = QStackedWidget(self)
        self._choices = QButtonGroup(self)
        self._strip = QFrame(self)
        self._bar = QHBoxLayout(self._strip)
        self._grid = MovementGrid(_, self)
        self._sought = NumberField(self)
        self._met = PeopleView(Kind.MEETINGS, _, self)
        self._compared = PeopleView(Kind.COMPARISONS, _, self)
        self._figures = TextTable(
            (
                TextColumn(_("What one may ask"), is_words=True),
                TextColumn(_("Here"), is_words=True),
                TextColumn(_("Best possible"), is_words=True),
            ),
            self,
        )
        self._quality = TextTableView(self._figures, "movementFigures", self, 1.2)
        self._import = QPushButton(_("A movement of your own…"), self)
        self._change = QPushButton(_("Change it…"), self)
        self._offers = QPushButton(_("Other movement…"), self)
        self._anew = QPushButton(_("Make it anew"), self)
        self._save = QPushButton(_("Save as a table…"), self)
        self._printing = MovementPrinting(_, self)
        self._back = QPushButton(_("Back to work (Esc)"), self)
        self._quality.setMaximumWidth(_FIGURES * self.fontMetrics().averageCharWidth())
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    def _name_parts(self) -> None:
        _ = self._session.words
        self._quality.setAccessibleName(_("Quality in figures"))
        self._sought.setObjectName("findPlayer")
        self._sought.setAccessibleName(_("Find a player"))
        self._sought.setPrefix(_("Find player "))
        self._sought.setSpecialValueText(_("Find a player"))
        self._told.setObjectName("movementTold")
        self._cells.setText(_("In each cell: North · East · South, and below them the deals."))
        self._cells.setAlignment(Qt.AlignmentFlag.AlignRight)
        policy = self._cells.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._cells.setSizePolicy(policy)
        for name, part in (
            ("movementImport", self._import),
            ("movementChange", self._change),
            ("movementOffers", self._offers),
            ("movementAnew", self._anew),
            ("movementSave", self._save),
            ("movementBack", self._back),
        ):
            part.setObjectName(name)
        set_role(self._back, "primary")
        self._anew.setToolTip(_("The best the program knows for the rounds to come."))

    def _lay_out(self) -> None:
        _ = self._session.words
        set_role(self._strip, "strip")
        self._bar.setSpacing(STEP)
        self._bar.setContentsMargins(STEP, STEP // 2, STEP, STEP // 2)
        for text, name, view in (
            (_("Rounds and tables"), "viewRounds", self._grid),
            (_("Who meets whom"), "viewMeetings", self._met),
            (_("Who is compared with whom"), "viewComparisons", self._compared),
            (_("Quality in figures"), "viewFigures", self._quality),
        ):
            self._add_view(text, name, view)
        self._bar.addWidget(wrapped(self._choices.buttons(), self), 1)
        self._bar.addWidget(self._sought)
        self._choices.buttons()[0].setChecked(True)
        asked = (self._offers, self._import, self._change, self._anew, self._save)
        foot = page_foot((*asked, self._printing.button), self._back, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        column.setSpacing(STEP)
        head = QHBoxLayout()
        head.setSpacing(3 * STEP)
        head.addWidget(self._title)
        head.addWidget(self._size, 0, Qt.AlignmentFlag.AlignBottom)
        head.addWidget(self._cells, 1, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(head)
        column.addWidget(self._told)
        column.addWidget(self._strip)
        column.addWidget(self._views, 1)
        column.addWidget(self._printing.line)
        column.addLayout(foot)

    def _add_view(self, text: str, name: str, view: QWidget) -> None:
        choice = QPushButton(text, self)
        choice.setObjectName(name)
        choice.setCheckable(True)
        set_role(choice, "choice")
        self._choices.addButton(choice, self._views.count())
        self._views.addWidget(view)

    def _connect(self) -> None:
        self._choices.idClicked.connect(self._show_view)
        self._sought.valueChanged.connect(self._grid.seek)
        self._session.changed.connect(self._session_changed)
        self._import.clicked.connect(self._ask_import)
        self._change.clicked.connect(self._ask_change)
        self._offers.clicked.connect(self._ask_offers)
        self._anew.clicked.connect(self._make_anew)
        self._save.clicked.connect(self._ask_file)
        self._printing.button.clicked.connect(self._print)
        self._back.clicked.connect(self.left)

    def take_focus(self) -> None:
        """Put the cursor on the first view's button."""
        self._choices.buttons()[0].setFocus()

    def _show_view(self, view: int) -> None:
        self._views.setCurrentIndex(view)
        is_grid = self._views.currentWidget() is self._grid
        self._sought.setVisible(is_grid)
        self._told.setVisible(is_grid)
        self._cells.setVisible(is_grid)

    def refresh(self) -> None:
        """Show the movement as it is on the disk."""
        _, evening = self._session.words, self._session.evening
        rounds = tuple(evening.rounds.values())
        seen = evening_forecast(evening)
        self._size.setText(size_sentence(seen.tables, evening.settings, _) if rounds else "")
        wrong = verdict_sentences(judged(evening, rounds), _) if rounds else ()
        told = forecast_sentences(seen, _) if seen.rounds == rounds else ()
        set_role(self._told, "warning" if wrong else "quiet")
        self._told.setText(
            " ".join((*wrong, *told)) or _("The movement stands here once six are entered.")
        )
        known = acquaintance(rounds)
        self._grid.show_evening(evening, rounds)
        self._sought.setRange(0, max(evening.players, default=0))
        self._met.show_people(evening, known)
        self._compared.show_people(evening, known)
        self._show_figures()
        self._allow()

    def _show_figures(self) -> None:
        _, evening = self._session.words, self._session.evening
        if not evening.rounds:
            self._figures.show_rows(())
            return
        rows = figure_rows(judged(evening, evening.rounds.values()), _)
        self._figures.show_rows(
            tuple(
                (
                    Cell(row.aim),
                    Cell(row.here, Ink.GOOD if row.is_best else Ink.STRONG),
                    Cell(row.best, Ink.QUIET),
                )
                for row in rows
            )
        )

    def _allow(self) -> None:
        _, evening = self._session.words, self._session.evening
        started, to_come = evening.is_started, len(evening.rounds) > evening.last_announced
        own = _("Only before play.") if started else ""
        self._import.setEnabled(not started and bool(evening.players))
        self._import.setToolTip(own)
        self._change.setEnabled(to_come)
        self._offers.setVisible(len(evening_offers(evening)) > 1)
        self._anew.setEnabled(to_come)
        self._anew.setText(_("Make it anew…") if started else _("Make it anew"))
        self._save.setEnabled(bool(evening.rounds))
        self._printing.button.setEnabled(bool(evening.rounds))

    def _session_changed(self, outcome: Outcome) -> None:
        if _SHOWN_HERE & {change.field for change in outcome.changes}:
            self.refresh()

    def _ask_import(self) -> None:
        open_dialog(MovementImportDialog(self._session, self))

    def _ask_change(self) -> None:
        open_dialog(ChangeDialog(self._session, self))

    def _ask_offers(self) -> None:
        open_dialog(OffersDialog(self._session, self))

    def _ask_file(self) -> None:
        _ = self._session.words
        kinds = _("Tables ({kinds})", kinds="*.csv")
        title = _("Save the movement as a table")
        chosen, _kind = QFileDialog.getSaveFileName(self, title, "", kinds)
        if chosen:
            self.save(Path(chosen).with_suffix(".csv"))

    def save(self, path: Path) -> None:
        """Write the movement into a table that can be corrected and read again."""
        _ = self._session.words
        try:
            write_movement(self._session.evening.rounds.values(), path, _)
        except RuleError as refusal:
            self._told.setText(message(refusal, _))
            return
        self._told.setText(_("The movement is saved: {path}", path=path))

    def _print(self) -> None:
        self._printing.print_page(whiz_page(self._session.evening, self._session.words))

    def _make_anew(self) -> None:
        if self._session.evening.is_started:
            open_dialog(AnewDialog(self._session, self))
            return
        try:
            self._session.do(anew(self._session.evening))
        except RuleError as refusal:
            self._told.setText(message(refusal, self._session.words))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
