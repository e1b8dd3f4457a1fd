"""The page of a movement: its rounds and tables, its maps, how good it is, and what can be done."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Generic

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QGridLayout,
    QPushButton,
    QStackedWidget,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.requests import Command
from whist_td.kit import parts
from whist_td.kit.dialog_pages import (
    PageAbove,
    made_above,
    open_above,
    open_dialog,
    page_foot,
    wrapped,
)
from whist_td.kit.fields import NumberField
from whist_td.kit.file_dialogs import asked_place
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.jobs import Progress
from whist_td.kit.parts import button, column, fill_line, row
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named, set_role, tabular
from whist_td.paper.papers import render
from whist_td.players.paper.movement_sheets import MOVEMENT_PAPER
from whist_td.players.screens.movement_dialogs import (
    ChangeSeatsDialog,
    HandChanges,
    OwnFile,
    OwnSeatsDialog,
)
from whist_td.players.screens.pair_map import PairMapView
from whist_td.players.screens.rounds_grid import RoundsGrid
from whist_td.players.seating import E
from whist_td.players.views.movement_views import RoundSeen
from whist_td.players.words.movement_pages import FigureRow, MovementPage, deals_words, map_title
from whist_td.stages.entries_view import allow
from whist_td.stages.papers_print import SheetsPrinting, usual_size
from whist_td.stages.work_line import FileKind, event_file, file_name
from whist_td.words.listings import Cell, Column, ColumnKind, Ink
from whist_td.words.messages import message
from whist_td.words.words import Words

_LETTERS = 30
"""The width of a card."""


class MovementPrinting(QObject):
    """A button with its key, and the line that says how far the work is."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._printing = SheetsPrinting(_, parent)
        self.line = self._printing.line
        self.button: QPushButton = button(_("Print…"), "movementPrint", parent, "", "print")
        self.button.setToolTip(_("The tables, the quality and the tables of meetings (Ctrl+P)"))
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Print), parent)
        key.activated.connect(self.button.click)

    def print_page(self, page: MovementPage) -> None:
        """Print a movement, with nothing but what stands on its page."""
        _ = self._words
        title = f"{page.details.name} · {_('The movement')}"
        kind = FileKind(_("movement"), ".pdf", _("PDF document"))

        def work(progress: Progress) -> bytes:
            return render((MOVEMENT_PAPER,), page, usual_size(), _, progress)

        self._printing.put_out(title, file_name(page.details, kind), kind, work)


_FIGURES = 120
"""The greatest width of the figures, in letters: the eye must find what is on the same line."""


class FiguresView(TextTableView):
    """How good a movement is: what one may ask of it, and the best that is possible."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        _ = words
        titles = (_("What you can ask"), _("Here"), _("Best possible"))
        self._figures = TextTable(tuple(Column(title, kind=ColumnKind.WORDS) for title in titles))
        super().__init__(self._figures, "movementFigures", parent, 1.2)
        self._figures.setParent(self)
        self.setAccessibleName(_("Quality in figures"))
        self.setMaximumWidth(_FIGURES * parent.fontMetrics().averageCharWidth())

    def show_figures(self, rows: Iterable[FigureRow]) -> None:
        """Show what was found."""
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


class TablesSeen(QWidget):
    """One round, a card a table; the one where somebody is looked for stands out."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("seatsTables")
        self.cards: tuple[SeatedTableCard, ...] = ()
        """The cards as they are shown."""
        self._row = WrappingRow(self)
        self._row.setSpacing(2 * STEP)

    def show_round(self, seen: RoundSeen | None, page: MovementPage, sought: int) -> None:
        """Show the tables of a round; None shows none."""
        for card in self.cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = (
            ()
            if seen is None
            else tuple(
                SeatedTableCard(table, seen, page, sought, self._words, self)
                for table in sorted(seen.seats)
            )
        )
        height = max((card.needed_height for card in self.cards), default=0)
        for card in self.cards:
            card.setMinimumHeight(height)
            self._row.addWidget(card)
            card.show()
        self.updateGeometry()


class SeatedTableCard(QFrame):
    """A table, who sits there, and which deals lie there."""

    def __init__(
        self,
        table: int,
        seen: RoundSeen,
        page: MovementPage,
        sought: int,
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.table = table
        _, people, deals = words, seen.seats[table], seen.deals.get(table)
        self.setProperty("role", "next" if sought in people else "card")
        title = labelled(_("Table {table}", table=table), "heading", self)
        below = labelled(deals_words(deals, _), "small", self) if deals else None
        grid = QGridLayout()
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP // 2)
        grid.setColumnStretch(2, 1)
        seats = []
        for seat, number in enumerate(people):
            where, name = page.seat_name(seat, len(people), _), page.seen.names.get(number, "")
            texts = (where[0].upper() + where[1:], str(number), name)
            self._add(grid, seat, texts, is_sought=number == sought)
            seats.append(_.labelled(where, name))
        lines = (title, grid, *([below] if below else ()))
        column(*lines, None, inside=self, margins=(2 * STEP, STEP), spacing=STEP // 2)
        self.setAccessibleName(title.text())
        self.setAccessibleDescription(", ".join(seats))
        self.setFixedWidth(_LETTERS * self.fontMetrics().averageCharWidth() + 4 * STEP)

    @property
    def needed_height(self) -> int:
        """The height in which every name is read whole, on as many lines as it takes."""
        return max(self.sizeHint().height(), self.heightForWidth(self.minimumWidth()))

    def _add(
        self, grid: QGridLayout, line: int, texts: tuple[str, str, str], *, is_sought: bool
    ) -> None:
        for place, text in enumerate(texts):
            role = ("quiet", "quiet", "number" if is_sought else "body")[place]
            label = labelled(text, role, self)
            label.setWordWrap(place == len(texts) - 1)
            if place == 1:
                label.setFont(tabular(label.font()))
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, line, place, Qt.AlignmentFlag.AlignTop)


class OneRound(QWidget):
    """One round by itself, table by table with the names."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._page: MovementPage | None = None
        self._sought = 0
        self.round = named(NumberField(self), "seatsRound", _("Look at round ").strip())
        self.round.setPrefix(_("Look at round "))
        self._state = labelled("", "heading", self)
        self._tables = TablesSeen(_, self)
        self._out = named(labelled("", "body", self), "seatsOut")
        bar = folded(self.round, self._state, None)
        column(bar, (scrolled(self._tables, self), 1), self._out, inside=self, margins=(0, STEP))
        self.round.valueChanged.connect(self._show)

    def show_page(self, page: MovementPage) -> None:
        """Show the rounds of a movement."""
        self._page, numbers = page, [each.number for each in page.seen.rounds]
        self.round.setRange(min(numbers, default=1), max(numbers, default=1))
        self._show()

    def seek(self, player: int) -> None:
        """Let the table of a player stand out."""
        self._sought = player
        self._show()

    def _show(self) -> None:
        _, page, number = self._words, self._page, self.round.value()
        if page is None:
            return
        states = {r.number: state for r, state in zip(page.seen.rounds, page.states, strict=False)}
        seen = next((each for each in page.seen.rounds if each.number == number), None)
        self._state.setText(states.get(number, _("Nobody is seated yet.")))
        self._tables.show_round(seen, page, self._sought)
        names = [page.seen.names[player] for player in seen.out] if seen else []
        out = _.plural(
            "Sits out: {people}.", "Sit out: {people}.", len(names), people=", ".join(names)
        )
        fill_line(self._out, out if names else "")


class MovementPagePanel(PageAbove):
    """The page of a movement: its views, each with its button; Esc goes back."""

    def __init__(self, page: MovementPage, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._page = words, page
        self.setObjectName("movementPage")
        self._title = labelled(self._heading, "title", self)
        self._size = FoldingLabel("", self, "number")
        self._sentences = named(labelled("", "quiet", self), "movementTold")
        self._offer = named(labelled("", "body", self), "seatsOffer")
        self._views = QStackedWidget(self)
        self._choices = QButtonGroup(self)
        self._strip = QFrame(self)
        set_role(self._strip, "strip")
        self._make_views(page)
        self._sought = named(NumberField(self), "findPlayer", words("Find a player"))
        self._error = labelled("", "error", self)
        buttons = self._make_tools()
        # The last two, after what comes before them: Tab follows the making.
        self._printing = MovementPrinting(words, self)
        self._back = button(words("Back to the page (Esc)"), "movementBack", self, "primary")
        self._lay_out(buttons)
        self._connect()
        self.show_page(page)
        self._show_view(0)

    def _make_views(self, page: MovementPage) -> None:
        words = self._words
        rounds = QWidget(self)
        self._grid = RoundsGrid(words, rounds)
        self._cells = labelled("", "small", rounds)
        column((self._grid, 1), self._cells, inside=rounds, spacing=STEP // 2)
        self._add_view(page.title, "viewRounds", rounds)
        self._round = OneRound(words, self)
        if page.seen.names and any(each.seats for each in page.seen.rounds):
            self._add_view(words("One round"), "viewRound", self._round)
        else:
            self._round.hide()
        self._maps = [PairMapView(words, self) for _counts in page.seen.counts]
        for counts, view in zip(page.seen.counts, self._maps, strict=True):
            self._add_view(map_title(counts.kind, words), f"view-{counts.kind.value}", view)
        self._figures = FiguresView(words, self)
        self._add_view(words("Quality in figures"), "viewFigures", self._figures)

    @property
    def _heading(self) -> str:
        return self._words("The movement")

    def _make_tools(self) -> Sequence[QPushButton]:
        """Make the buttons of what can be done with the movement."""
        return ()

    def _lay_out(self, buttons: Sequence[QPushButton]) -> None:
        _ = self._words
        self._sought.setPrefix(_("Find player "))
        self._sought.setSpecialValueText(_("Find a player"))
        self._error.hide()
        views = (wrapped(self._choices.buttons(), self), 1)
        row(views, self._sought, inside=self._strip, margins=(STEP, STEP // 2))
        head = folded(self._title, self._size, spacing=3 * STEP)
        above = (head, self._sentences, self._offer, self._strip, (self._views, 1), self._error)
        inside = parts.page(self, *above, self._printing.line)
        # Made before the others stand in the page, it would be measured too high.
        inside.addLayout(page_foot((*buttons, self._printing.button), self._back, self))

    def _connect(self) -> None:
        self._choices.idClicked.connect(self._show_view)
        self._sought.valueChanged.connect(self._grid.seek)
        self._sought.valueChanged.connect(self._round.seek)
        self._back.clicked.connect(self.left)
        self._printing.button.clicked.connect(lambda: self._printing.print_page(self._page))

    def _add_view(self, text: str, name: str, view: QWidget) -> None:
        choice = button(text, name, self, "choice")
        choice.setCheckable(True)
        choice.setChecked(not self._views.count())
        self._choices.addButton(choice, self._views.count())
        self._views.addWidget(view)

    def show_page(self, page: MovementPage) -> None:
        """Show a movement, with all that is said of it."""
        self._page = page
        set_role(self._sentences, "warning" if page.is_wrong else "quiet")
        self._sentences.setText(" ".join(page.sentences))
        self._size.setText(page.size)
        self._cells.setText(page.cells)
        fill_line(self._offer, page.offer)
        self._grid.show_page(page)
        self._round.show_page(page)
        self._sought.setRange(0, max(page.seen.names, default=0))
        for counts, view in zip(page.seen.counts, self._maps, strict=False):
            view.show_counts(counts, page.seen.names)
        self._figures.show_figures(page.figures)
        self._printing.button.setEnabled(bool(page.seen.rounds))

    @override
    def take_focus(self) -> None:
        """Put the cursor on the button of the view that is seen."""
        self._choices.button(self._views.currentIndex()).setFocus()

    def _show_view(self, view: int) -> None:
        self._views.setCurrentIndex(view)
        is_of_rounds = self._views.currentWidget() in (self._grid.parentWidget(), self._round)
        seats = any(each.seats for each in self._page.seen.rounds)
        self._sought.setVisible(is_of_rounds and seats and bool(self._page.seen.names))


@dataclass(frozen=True)
class SeatTool(Generic[E]):
    """A button of the page: what it does, and why it will not."""

    name: str
    text: str | Callable[[E], str]
    press: "Callable[[SeatsPanel[E]], object]"
    obstacle: Callable[[E, Words], str | None] = lambda _event, _: ""
    """Why it cannot be pressed; nothing where it can, and None where it is not shown."""
    tip: str = ""


@dataclass(frozen=True)
class SeatsPage(Generic[E]):
    """What a format fills the page of its seats with."""

    title: str
    page: Callable[[E, Words], MovementPage]
    tools: tuple[SeatTool[E], ...]
    write: Callable[[E, Path, Words], None]
    """Writes the movement into a table that can be corrected and read again."""
    file: Callable[[Words], str]
    """What such a file is called."""
    first: str = "viewRounds"
    """The view that is seen first."""


class SeatsPanel(MovementPagePanel, Generic[E]):
    """The movement of an event as it is on the disk, and what can be done with it."""

    SHOWN_HERE = ("rounds", "players", "settings", "progress", "results")

    def __init__(
        self, session: Session[E], seats: SeatsPage[E], parent: QWidget | None = None
    ) -> None:
        self._session, self._seats = session, seats
        super().__init__(seats.page(session.facts, session.words), session.words, parent)
        self.setObjectName("seatsPanel")
        self._round.round.setValue(session.facts.last_announced + 1)
        first = self.findChild(QPushButton, seats.first)
        if first is not None:
            first.click()
        self._follow(session)
        self._allow()

    @property
    def session(self) -> Session[E]:
        """The event."""
        return self._session

    @property
    def round(self) -> int:
        """The round to come that is looked at."""
        return max(self._round.round.value(), self._session.facts.last_announced + 1)

    @property
    @override
    def _heading(self) -> str:
        return self._words(self._seats.title)

    @override
    def _make_tools(self) -> Sequence[QPushButton]:
        self._tools = [(button("", each.name, self), each) for each in self._seats.tools]
        for control, tool in self._tools:
            control.clicked.connect(partial(tool.press, self))
        return [control for control, _tool in self._tools]

    @override
    def refresh(self) -> None:
        """Show the movement as it is on the disk, and as far as it can be foreseen."""
        self.show_page(self._seats.page(self._session.facts, self._words))
        self._allow()

    def _allow(self) -> None:
        _, event = self._words, self._session.facts
        for control, tool in self._tools:
            obstacle = tool.obstacle(event, _)
            control.setVisible(obstacle is not None)
            control.setText(_(tool.text if isinstance(tool.text, str) else tool.text(event)))
            allow(control, obstacle or "", _(tool.tip) if tool.tip else "")

    def ask(self, question: QDialog) -> None:
        """Ask something about the movement."""
        open_dialog(question)

    def ask_own(self, own: OwnFile[E]) -> None:
        """Ask for a movement of the director's own."""
        self.ask(OwnSeatsDialog(self._session, own, self))

    def ask_change(self, changes: HandChanges[E]) -> None:
        """Ask what is to change by hand in a round to come."""
        self.ask(ChangeSeatsDialog(self._session, changes, self.round, self))

    def seat(self, request: Callable[[E], Command | None]) -> None:
        """Seat people at once as a request says, or say why it will not do."""
        try:
            command = request(self._session.facts)
            sentence = self._session.refusal(command) if command is not None else ""
        except RuleError as refusal:
            sentence = message(refusal, self._words)
        fill_line(self._error, sentence)

    def ask_file(self) -> None:
        """Ask where the movement is to be saved as a table."""
        _ = self._words
        kinds = _("Tables ({kinds})", kinds="*.csv")
        suggested = event_file(self._session, FileKind(self._seats.file(_), ".csv", ""))
        chosen = asked_place(self, _("Save the movement as a table"), suggested, kinds)
        if chosen is not None:
            self.save(chosen.with_suffix(".csv"))

    def save(self, path: Path) -> None:
        """Write the movement into a table that can be corrected and read again."""
        _ = self._words
        try:
            self._seats.write(self._session.facts, path, _)
        except RuleError as refusal:
            fill_line(self._error, message(refusal, _))
            return
        self._sentences.setText(_("The movement is saved: {path}", path=path))


def show_movement_page(page: MovementPage, words: Words, parent: QWidget) -> QDialog:
    """Open the page of a movement above the stage where it was asked for, and return it."""
    above = made_above("movementPageDialog", words("The movement"), parent)
    return open_above(above, MovementPagePanel(page, words, above))


def show_seats_page(session: Session[E], seats: SeatsPage[E], parent: QWidget) -> QDialog:
    """Open the page of the seats of an event above a stage, and return it."""
    above = made_above("seatsDialog", session.words(seats.title), parent)
    return open_above(above, SeatsPanel(session, seats, above))
