"""What the stage *Entries* is in every format: a count, buttons, a grid, a calm line beneath."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from typing_extensions import override

from whist_td.core import names as of_people
from whist_td.desk.desk import Outcome
from whist_td.desk.requests import Command, E
from whist_td.kit.dialog_pages import open_dialog
from whist_td.kit.following import FollowingPanel
from whist_td.kit.parts import button, column, row
from whist_td.kit.roomy import in_sight
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.kit.typed_rows import FIRST_TYPED, R, TypedModel, moved
from whist_td.stages.check_in import CheckInButton, DrawDialog
from whist_td.stages.entries_storage import RowStorage
from whist_td.stages.entries_view import EntriesView, ListActions
from whist_td.stages.formats import Stage
from whist_td.stages.import_list import ImportListDialog
from whist_td.stages.next_stage import next_stage
from whist_td.stages.papers_state import next_words, papers_state
from whist_td.stages.reading_choice import ReadBar
from whist_td.stages.twin_names import TwinsBar, names_apart, rows_apart
from whist_td.words.draws import drawn_numbers, tonights_draw
from whist_td.words.formats import Plural, written
from whist_td.words.words import N_, Words


class EntriesGrid(QObject, Generic[R]):
    """Lines that are typed, pasted and stored; whatever stands in them."""

    changed = Signal()
    """Something was typed or stored."""
    chosen = Signal()
    """The cursor is in another line."""
    list_pasted = Signal(str)
    """What was copied is a list, and no block that has its place at the cursor."""

    def __init__(self, model: TypedModel[R], keeper: RowStorage[R], view: EntriesView) -> None:
        super().__init__(view)
        self.model, self.keeper, self.view = model, keeper, view
        model.typed.connect(keeper.row_typed)
        model.dataChanged.connect(self.changed)
        view.row_left.connect(keeper.row_left)
        view.row_entered.connect(self.chosen)
        view.block_pasted.connect(self._paste)
        keeper.moved.connect(self._follow)

    @property
    def line(self) -> R | None:
        """The line under the cursor."""
        row, entries = self.view.currentIndex().row(), self.model.entries
        return entries[row] if 0 <= row < len(entries) else None

    @property
    def drafts(self) -> tuple[R, ...]:
        """The lines that are not stored as they were typed."""
        return tuple(self.model.entries[row] for row in self.model.drafts)

    def forget_line(self) -> None:
        """Put the line under the cursor back to what is stored."""
        line = self.line
        self.model.forget_draft(self.view.currentIndex().row())
        if line is not None:
            self.keeper.forget(line)

    def settle(self) -> None:
        """Take in what is being typed, and lines that undo has moved, before the grid is left."""
        self.view.commit_editor()
        self.keeper.store_all()

    def _paste(self, text: str) -> None:
        index = self.view.currentIndex()
        if index.isValid() and text.strip():
            column = max(index.column(), FIRST_TYPED)
            if not self.keeper.paste(index.row(), column, text):
                self.list_pasted.emit(text)

    def _follow(self, source: int, goal: int) -> None:
        # After the click or key that left the row: Qt has not finished with it yet.
        QTimer.singleShot(0, self.view, partial(self.view.follow, source, goal))


class SentenceLine(QLabel, Generic[E]):
    """One sentence, coloured by what it means."""

    UNFINISHED: ClassVar[Plural]
    STARTED: ClassVar[str] = N_(
        "Play has begun. If someone arrives or leaves now, use the buttons above."
    )

    ready = Signal(bool)
    """Whether it says that the entries are ready for what comes next."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.next_words = ""
        """What comes next, said after the entries are called ready."""
        self.setObjectName("entriesLine")
        self.setWordWrap(True)

    def say_state(self, event: E, unfinished: tuple[int, ...]) -> None:
        """Say what is lacking; `unfinished` are the numbers whose line is not stored."""
        _ = self._words
        if unfinished:
            self._say(written(self.UNFINISHED, {self.UNFINISHED.fact: unfinished}, _), "warning")
        elif event.progress.finished:
            self._say(_("The event has ended. A name can still be corrected."), "quiet")
        elif event.is_started:
            self._say(_(self.STARTED), "quiet")
        else:
            self._say_before(event)

    @abstractmethod
    def _say_before(self, event: E) -> None:
        """Say what is lacking before play where every line is stored."""

    def say_refusal(self, sentence: str) -> None:
        """Say why something will not do."""
        self._say(sentence, "error")

    def say_work(self, sentence: str) -> None:
        """Say what goes on beside the window."""
        self._say(sentence, "quiet")

    def _say_ready(self, sentence: str) -> None:
        self._say(f"{sentence} {self.next_words}", "good")

    def _say(self, sentence: str, role: str) -> None:
        self.setText(sentence)
        set_role(self, role)
        self.ready.emit(role == "good")


class ListOrders(QObject, Generic[E, R]):
    """Carries out what the buttons of the entries ask for, whoever is entered."""

    refused = Signal(str)

    def __init__(self, session: Session[E], panel: QWidget) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel

    @property
    @abstractmethod
    def _numbers(self) -> list[int]:
        """Return the numbers that are taken, in order."""

    @abstractmethod
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> Command:
        """Return the request that gives the numbers in another order."""

    @abstractmethod
    def remove(self, row: R) -> None:
        """Take a line off."""

    def draw(self) -> None:
        """Give everybody a number by lot, with a seed that is kept and shown."""
        seed = self._session.dice.new_seed()
        self._do(self._ordered(drawn_numbers(self._session.dice, seed, self._numbers), seed))

    def move(self, number: int, steps: int) -> bool:
        """Give a line a number nearby; tell whether it moved."""
        place = self._numbers.index(number)
        if not 0 <= place + steps < len(self._numbers):
            return False
        return self._do(self._ordered(moved(self._numbers, place, steps)))

    def _do(self, command: Command) -> bool:
        sentence = self._session.refusal(command)
        if sentence:
            self.refused.emit(sentence)
        return not sentence


class ImportMaker(Protocol):
    """Makes the dialog that brings a list in."""

    def __call__(self, session: Session[Any], parent: QWidget, /) -> ImportListDialog:
        """Return the dialog."""


class EntriesFrame(FollowingPanel, Generic[E, R]):
    """Teams or players typed in a grid; each finished row is stored at once."""

    # More than 15 methods: seven of them are what a format fills.

    NAME: ClassVar[str]
    IMPORTS: ClassVar[ImportMaker]

    _actions: ListActions
    _grid: EntriesGrid[R]
    _orders: ListOrders[E, R]
    _line: SentenceLine[E]

    papers_requested = Signal()
    play_requested = Signal()
    check_in_requested = Signal()

    def __init__(self, session: Session[E], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setObjectName(self.NAME)
        self._count = labelled("", "title", self)
        self._help = labelled("", "quiet", self)
        _ = session.words
        self._check_draw = button(_("Check the draw…"), "checkDraw", self, "quiet")
        self._check_in = CheckInButton(session, self)
        self._go_on = button("", "entriesNext", self, "primary")
        self._twins = TwinsBar(session.words, self)
        self._read = ReadBar(session.words, self)
        self._as_typed: tuple[int, str, str] | None = None
        """Where a name stands that was read otherwise than it was typed, and both."""
        self._make_parts()
        self._help.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._actions.add(self._check_in)
        above = (self._count, row((self._help, 1), self._check_draw), self._actions, STEP)
        foot = in_sight(row((self._line, 1), self._go_on), self)
        below = ((self._grid.view, 1), self._read, self._twins, foot)
        column(*above, *below, inside=self, margins=(3 * STEP, 2 * STEP))
        self._connect()
        self.refresh()
        self._grid.view.go_to(0)

    @abstractmethod
    def _make_parts(self) -> None:
        """Make the buttons, the grid, who carries out what is asked, and the line beneath."""

    @abstractmethod
    def _stored(self, event: E) -> Mapping[int, Any]:
        """Return who is entered, by number."""

    @abstractmethod
    def _count_text(self, event: E) -> str:
        """Say how many have come."""

    @abstractmethod
    def _help_text(self, event: E) -> str:
        """Say before play how to type, or how the draw can be checked."""

    @abstractmethod
    def _show_choice(self) -> None:
        """Offer what fits the line under the cursor."""

    def _connect(self) -> None:
        self._follow(self._session)
        self._connect_foot()
        self._orders.refused.connect(self._line.say_refusal)
        self._watch_grid()
        self._twins.told_apart.connect(self._tell_apart)
        self._actions.import_asked.connect(self.ask_import)
        self._actions.draw_asked.connect(self._draw)
        self._actions.move_asked.connect(self._move)
        self._actions.remove_asked.connect(self._remove)

    def _connect_foot(self) -> None:
        self._read.as_typed.connect(self._put_as_typed)
        self._actions.folded.connect(self._give_way)
        self._line.ready.connect(self._go_on.setVisible)
        self._go_on.clicked.connect(self._ask_next)
        self._check_in.clicked.connect(self.ask_who_is_here)
        self._check_draw.clicked.connect(lambda: open_dialog(DrawDialog(self._session, self)))

    def _watch_grid(self) -> None:
        self._grid.changed.connect(self._row_changed)
        self._grid.changed.connect(self._ask_about_twins)
        self._grid.chosen.connect(self._show_choice)
        self._grid.list_pasted.connect(self._look_at_list)
        self._grid.model.typed.connect(self._read.hide)  # What is typed now is another name.
        self._grid.model.read_otherwise.connect(self._say_reading)

    def _ask_about_twins(self) -> None:
        """Ask, as long as a line is refused for it, whether two of one name are two people."""
        self._twins.show_names(names_apart(rows_apart(self._grid.model.entries)))

    def _say_reading(self, place: int, written: str, name: str) -> None:
        self._as_typed = place, written, name
        self._read.show_reading(written, name)
        # The bar takes room from the list: the line just typed stays in sight.
        view = self._grid.view
        QTimer.singleShot(0, view, lambda: view.scrollTo(view.currentIndex()))

    def _put_as_typed(self) -> None:
        """Let the name that was read otherwise stand as it was typed."""
        place, written, name = self._as_typed or (0, "", "")
        entries = self._grid.model.entries
        found = next((each for each in entries if each.texts[place] == name), None)
        if found is not None:
            texts = (*found.texts[:place], written, *found.texts[place + 1 :])
            self._grid.keeper.retype(found, texts)
        self._read.hide()
        self._grid.view.setFocus()

    def take_focus(self) -> None:
        """Put the cursor in the grid, on a line that waits to be put right where there is one.

        During play it waits above: whoever types the name of somebody late must not put it over
        another's. A focus proxy would turn the chain of Tab into a circle.
        """
        line = self._grid.line
        waiting = (row for row, each in enumerate(self._grid.model.entries) if each.draft)
        if (row := next(waiting, None)) is not None and not (line and line.is_draft):
            self._grid.view.go_to(row)
        ways = self._actions.findChildren(QPushButton) if self._session.facts.is_started else ()
        open_ways = (each for each in ways if each.isVisibleTo(self) and each.isEnabled())
        first = None if self._grid.drafts else next(open_ways, None)
        (first or self._grid.view).setFocus()

    def settle(self) -> None:
        """Take in what is being typed; behind what has changed, nothing is."""
        if not self._is_behind:
            self._grid.settle()

    @override
    def refresh(self) -> None:
        """Show the entries as they are on the disk, drafts kept."""
        _, event = self._session.words, self._session.facts
        is_open = not event.is_started
        self._grid.model.show_stored(self._stored(event), event.drafts, is_open=is_open)
        self._grid.keeper.explain()
        self._count.setText(self._count_text(event))
        if event.is_started:
            self._help.setText(
                _("A name can still be corrected: choose it, type, and press Enter.")
            )
        else:
            self._help.setText(self._help_text(event))
        self._give_way()
        drawn = tonights_draw(event, self._session.desk.lines)
        self._check_draw.setVisible(drawn is not None)
        self._check_in.refresh()
        self._show_next()
        self._row_changed()

    def add(self, name: str) -> None:
        """Put the cursor on an empty line, with what is known of a name that comes in."""
        entries = self._grid.model.entries
        empty = next((row for row, each in enumerate(entries) if each.is_empty), None)
        if empty is not None:
            self._grid.view.go_to(empty)
            self._grid.model.setData(self._grid.view.currentIndex(), name)
        self._grid.view.setFocus()

    def _withdraw(self, names: Collection[str]) -> None:
        """Take lines off as the button of their format does, the last one first."""
        out = set(map(of_people.folded, names))
        found = [n for n, line in enumerate(self._grid.model.entries) if out & set(line.people)]
        for place in reversed(found):
            self._grid.view.go_to(place)
            self._remove()

    def _give_way(self) -> None:
        """Leave the room to the list where there is little, once it is known how one types."""
        is_low = self._actions.is_folded
        set_role(self._count, "heading" if is_low else "title")
        self._help.setHidden(is_low and bool(self._stored(self._session.facts)))

    def _row_changed(self) -> None:
        drafts = tuple(draft.number for draft in self._grid.drafts)
        self._line.say_state(self._session.facts, drafts)
        self._show_choice()

    def _show_next(self) -> None:
        """Have the line and its button say the same as the rail."""
        _, desk = self._session.words, self._session.desk
        if self._next is Stage.PAPERS:
            self._line.next_words = next_words(papers_state(desk.facts, desk.lines), _)
            self._go_on.setText(_("Go to Print"))
        else:
            self._line.next_words = _("Next: play.")
            self._go_on.setText(_("Go to play"))

    @property
    def _next(self) -> Stage:
        return next_stage(self._session.facts, lambda: self._session.desk.lines)

    def _ask_next(self) -> None:
        if self._grid.keeper.store_all():
            self._check_in.once_decided(self._withdraw, self._go_to_next)

    def ask_who_is_here(self) -> None:
        """Go to the door, once what is typed has been taken in."""
        if self._grid.keeper.store_all():
            self.check_in_requested.emit()

    def _go_to_next(self) -> None:
        to_papers = self._next is Stage.PAPERS
        (self.papers_requested if to_papers else self.play_requested).emit()

    def _ask_on(self, signal: SignalInstance, dialog: Callable[[], QDialog]) -> None:
        """Open a dialog whenever it is asked for and all lines are stored."""

        def ask() -> None:
            if self._grid.keeper.store_all():
                open_dialog(dialog())

        signal.connect(ask)

    def ask_import(self) -> None:
        """Let the director choose a list to import."""
        self._grid.keeper.store_all()
        open_dialog(self.IMPORTS(self._session, self))

    def _tell_apart(self) -> None:
        """Give those of one name names that differ: those who are entered first."""
        changes = rows_apart(self._grid.model.entries)
        for before, after in sorted(changes, key=lambda change: change[0].stored is None):
            self._grid.keeper.retype(before, after.texts)
        self._grid.keeper.store_all()
        self._grid.view.setFocus()

    def _look_at_list(self, text: str) -> None:
        """Show a list that was pasted before it counts."""
        _ = self._session.words
        if self._session.facts.is_started:
            self._line.say_refusal(
                _("Play has begun: a list cannot be pasted any more. Correct one name at a time.")
            )
            return
        self._grid.keeper.store_all()
        dialog = self.IMPORTS(self._session, self)
        dialog.show_pasted(text)
        open_dialog(dialog)

    @override
    def _take_in(self, outcome: Outcome) -> None:
        fields = {change.field for change in outcome.changes}
        known = len(self._grid.model.entries)
        self.refresh()
        self._grid.keeper.explain(anew=fields != {"drafts"})
        if self._session.facts.is_started and len(self._grid.model.entries) > known:
            self._grid.view.go_to(known)  # who has come late is seen at once

    def _draw(self) -> None:
        if self._grid.keeper.store_all():
            self._check_in.once_decided(self._withdraw, self._draw_now)

    def _draw_now(self) -> None:
        """Give everybody a number or a place by lot."""
        self._orders.draw()

    def _move(self, steps: int) -> None:
        line, index = self._grid.line, self._grid.view.currentIndex()
        if line is None or not self._grid.keeper.store_all():
            return
        if self._orders.move(line.number, steps):
            self._grid.view.go_to(index.row() + steps, index.column())

    def _remove(self) -> None:
        line = self._grid.line
        if line:
            self._grid.forget_line()
            self._orders.remove(line)
            self._grid.view.setFocus()
