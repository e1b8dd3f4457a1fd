"""The deals of the table that is worked on: corrected, taken away, or one put in between."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.formats.club_night.commands.commands import RemoveDeal
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_jury import jury_line
from whist_td.formats.club_night.views.views import DealView, TableView
from whist_td.formats.club_night.words.deal_listings import table_deals
from whist_td.formats.club_night.words.tables import sum_words
from whist_td.kit import parts
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import ENTER
from whist_td.kit.roomy import FIRST_ROWS
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.words.words import Words


class DealsList(TextTableView):
    """The lines; Enter corrects one, Delete takes it away, + puts one in before it."""

    correct_requested = Signal(int)
    remove_requested = Signal(int)
    insert_requested = Signal(int)
    left = Signal()

    def __init__(self, model: TextTable, words: Words, parent: QWidget) -> None:
        super().__init__(model, "tableDeals", parent)
        self.setProperty("role", "dense")
        _ = words
        self.setAccessibleName(_("Deals of the table"))
        self.setToolTip(_("Enter corrects a deal, Delete removes it, + adds one"))
        self.doubleClicked.connect(self._correct)

    @property
    def deal(self) -> int:
        """The number of the deal the cursor is on, 0 where there is none."""
        return self.currentIndex().row() + 1

    @override
    def sizeHint(self) -> QSize:
        # No more than the least: a hint below it would let the lines run into what stands below.
        return QSize(super().sizeHint().width(), self.minimumHeight())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        request = {
            Qt.Key.Key_Return: self.correct_requested,
            Qt.Key.Key_Enter: self.correct_requested,
            Qt.Key.Key_Delete: self.remove_requested,
            Qt.Key.Key_Plus: self.insert_requested,
        }.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif request is None:
            super().keyPressEvent(event)
        elif self.deal and not (event.isAutoRepeat() and event.key() in ENTER):
            request.emit(self.deal)

    def _correct(self, index: QModelIndex) -> None:
        self.correct_requested.emit(index.row() + 1)


class TableDeals(QWidget):
    """The list of deals with its buttons, and what the jury took at this table."""

    # More than 15 methods: deals are shown, folded away, and changed in four ways.

    correct_requested = Signal(object)
    insert_requested = Signal(object)
    jury_requested = Signal()
    left = Signal()
    deals_requested = Signal()
    """The deals are folded away, and someone wants to look at them."""

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget) -> None:
        super().__init__(parent)
        self._session, self._words = session, session.words
        self._view: TableView | None = None
        _ = session.words
        self._model = TextTable(parent=self)
        self.list = DealsList(self._model, _, self)
        # What is asked above needs its room first; the list takes what is left.
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.list.setProperty(FIRST_ROWS, 2)
        self._sum = FoldingLabel("", self, "quiet")
        self._buttons = tuple(
            _button(text, name, self)
            for text, name in (
                (_("Correct"), "correctDeal"),
                (_("Add a deal before it"), "insertDeal"),
                (_("Remove it"), "removeDeal"),
            )
        )
        self._fine = _button(_("Referee…"), "fineDeal", self)
        self._fine.setToolTip(_("A penalty from the referee (F9)"))
        self._see = _button(_("Show the deals (F2)"), "seeDeals", self)
        self._jury = QVBoxLayout()
        self._whole = QWidget(self)
        self._lay_out()
        self.unfold()
        self._connect()

    def show_table(self, view: TableView) -> None:
        """Show the deals of a table; the cursor goes to the deal that is new or has changed."""
        row = self._row_for(view)
        self._view = view
        self._model.show(table_deals(view, self._words))
        if view.deals:
            self.list.selectRow(row)
            self.list.scrollTo(self._model.index(row, 0))
        self.list.setMinimumHeight(self._two_lines)
        for button in self._buttons:
            button.setEnabled(bool(view.deals))
        is_net = self._session.facts.game.is_zero_sum and bool(view.deals)
        self._sum.setText(sum_words(view, self._words) if is_net else "")
        parts.empty(self._jury)
        for number, line in self._session.facts.sanctions.items():
            if line in view.sanctions and line.round == view.round:
                shown = jury_line(self._session, number, line, self)
                self._jury.addWidget(shown)
                shown.show()
        self._offer_fine()

    @property
    def without_jury(self) -> DealView | None:
        """The deal under the cursor, where the referee was to be called and was not."""
        deals = self._view.deals[: self.list.deal] if self._view and self.list.deal else ()
        game = self._session.facts.game
        if deals and game.at_fault(deals[-1].deal.facts) is not None:
            return deals[-1]
        return None

    @property
    def least_height(self) -> int:
        """The height in which some deals can be read, with all that stands below them."""
        return self._whole.minimumSizeHint().height()

    @property
    def folded_height(self) -> int:
        """The height of the button that stands for the deals."""
        return self._see.sizeHint().height()

    def fold(self) -> None:
        """Leave the room to what is asked above; one button brings the deals back."""
        self._whole.hide()
        self._see.show()

    def unfold(self) -> None:
        """Show the deals."""
        self._see.hide()
        self._whole.show()

    def go_to_last(self) -> None:
        """Put the keys on the newest deal."""
        if self._model.rowCount():
            self.list.selectRow(self._model.rowCount() - 1)
            self.list.setFocus()

    @property
    def _two_lines(self) -> int:
        line = self.list.verticalHeader().defaultSectionSize()
        return self.list.horizontalHeader().sizeHint().height() + 2 * line

    def _row_for(self, view: TableView) -> int:
        """Return the line of the newest deal, of the one that changed, or where the cursor was."""
        last, before = len(view.deals) - 1, self._view
        if before is None or _place(before) != _place(view):
            return last
        both = zip(before.deals, view.deals, strict=False)
        changed = [row for row, (old, new) in enumerate(both) if old.deal != new.deal]
        if changed:
            return changed[0]
        if len(view.deals) > len(before.deals):
            return last
        return max(0, min(self.list.currentIndex().row(), last))

    def _lay_out(self) -> None:
        below = QWidget(self)
        folded(*self._buttons, self._fine, self._sum, inside=below)
        self._jury.setSpacing(2)
        parts.column((self.list, 1), self._jury, below, inside=self._whole, spacing=STEP // 2)
        both = QVBoxLayout(self)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(self._whole, 1)
        both.addWidget(self._see, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def _connect(self) -> None:
        correct, insert, remove = self._buttons
        correct.clicked.connect(lambda: self._correct(self.list.deal))
        insert.clicked.connect(lambda: self._insert(self.list.deal))
        remove.clicked.connect(lambda: self._remove(self.list.deal))
        self.list.correct_requested.connect(self._correct)
        self.list.insert_requested.connect(self._insert)
        self.list.remove_requested.connect(self._remove)
        self.list.left.connect(self.left)
        self._see.clicked.connect(self.deals_requested)
        self._fine.clicked.connect(self.jury_requested)
        self.list.selectionModel().currentRowChanged.connect(self._offer_fine)

    def _offer_fine(self) -> None:
        self._fine.setVisible(self.without_jury is not None)

    def _correct(self, deal: int) -> None:
        if self._view is not None and deal:
            self.correct_requested.emit(DealPlace(*_place(self._view), deal))

    def _insert(self, deal: int) -> None:
        if self._view is not None and deal:
            self.insert_requested.emit(DealPlace(*_place(self._view), deal))

    def _remove(self, deal: int) -> None:
        if self._view is not None and deal:
            self._session.do(RemoveDeal(DealPlace(*_place(self._view), deal)))


def _place(view: TableView) -> tuple[int, int]:
    return view.round, view.table


def _button(text: str, name: str, parent: QWidget) -> QPushButton:
    button = parts.button(text, name, parent, "compact")
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
