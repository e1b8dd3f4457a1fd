"""The fields of what is asked, laid out and asked anew after each answer (`kit.questions`)."""

from abc import abstractmethod
from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFormLayout, QLabel, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.kit.fields import DateField
from whist_td.kit.form_fields import way_of
from whist_td.kit.form_parts import FoldedPart, LabelledField
from whist_td.kit.parts import button, column, fill_line, stacked
from whist_td.kit.questions import Ask, Asking, Fold, Item, More, Note, Press, Says, YesNo
from whist_td.kit.roomy import bring_into_sight
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import tidied
from whist_td.words.messages import message
from whist_td.words.words import Words

S = TypeVar("S")


class Form(QWidget):
    """Asks what a description asks; what no longer depends on the answers is hidden meanwhile."""

    # More than 15 methods: three are where the two layouts differ.

    AT_ONCE: ClassVar[bool]
    """Whether an answer counts, and is refused, as soon as it is finished."""
    IS_BESIDE: ClassVar[bool] = False
    """Whether what is asked stands beside the field."""

    edited = Signal()
    """An answer has changed, and with it what the answers come to."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._asks: Callable[[], Asking[Any]] = iter  # type: ignore[assignment]
        self._items: dict[str, Item] = {}
        """What was asked last under each name."""
        self._fields: dict[str, QWidget] = {}
        self._rows: dict[str, QWidget] = {}
        """What stands in the layout for each name: a field with its words, a sentence, a part."""
        self._now: list[str] = []
        """The names of what is asked now, in their order."""
        self._anew: set[str] = set()
        """The questions whose answer is to be shown, whatever was typed."""
        self._told: set[str] = set()
        """The questions whose refusal is said."""
        self._part: FoldedPart | None = None
        """The part in which what is asked next stands."""
        self._is_unfolded = self._is_laid_out = False
        self.outcome: Any = None
        """What the answers come to; in place of one that cannot be read counts that of before."""
        self.refused: dict[str, str] = {}
        """What is wrong, by the name of the question; under "" what is wrong with all together."""

    def ask(self, asks: Callable[[], Asking[Any]]) -> None:
        """Ask something, each answer being shown as it is described."""
        self._asks = asks
        self._told.clear()
        self._anew = set(self._fields)
        self.ask_again()

    def ask_again(self) -> None:
        """Ask the same now that something has changed."""
        before, self._now, self.refused, self._part = self._now, [], {}, None
        asking = self._asks()
        try:
            item = next(asking)
            while True:
                item = asking.send(self._answer_to(item))
        except StopIteration as end:
            self.outcome = end.value
        except RuleError as error:
            self.refused.setdefault("", message(error, self._words))
            self._now += [name for name in before if name not in self._now]
        self._is_laid_out = True
        shown = set(self._now)
        for at, name in enumerate(self._now):
            if isinstance(self._items[name], More):
                shown -= {name} if self._is_unfolded else set(self._now[at + 1 :])
        for name, row in self._rows.items():
            self._set_shown(row, is_shown=name in shown)

    @property
    def wrong_together(self) -> str:
        """What is wrong with all answers, where each will do by itself."""
        return "" if any(self.refused) else self.refused.get("", "")

    @property
    def fields(self) -> Iterator[QWidget]:
        """Yield the fields of what is asked now, in their order."""
        return (self._fields[name] for name in self._now if name in self._fields)

    def take_focus(self, name: str = "") -> None:
        """Put the keys in a field, or in the first."""
        field = self._fields[name] if name else next(self.fields, self)
        field.setFocus(Qt.FocusReason.TabFocusReason)

    def refuse(self) -> bool:
        """Say beside its field what is wrong first; tell whether anything is."""
        self.ask_again()
        name = next(iter(self.refused), "")
        if name:
            self._told.add(name)
            self.ask_again()
            self.take_focus(name)
            bring_into_sight(self._rows[name])
        return bool(self.refused)

    def refuse_answer(self, name: str, sentence: str) -> None:
        """Say beside its field why an answer will not do, until it is another one."""
        if isinstance(row := self._rows[name], LabelledField):
            row.refuse(sentence)

    def _answer_to(self, item: Item) -> object:
        """Show an item after those before it, and return what is answered to it."""
        before = self._items.get(item.name)
        if before is None:
            self._make(item)
        row = self._rows[item.name]
        match item:
            case Says() if isinstance(row, FoldedPart):
                row.say(item.text)
                self._part = None
                return None
            case Fold() if isinstance(row, FoldedPart):
                self._part = row
            case Note() if isinstance(row, QLabel):
                fill_line(row, item.text)
            case Press():
                row.setEnabled(item.is_possible)
        self._items[item.name] = item
        self._now.append(item.name)
        return self._answer(item, before) if isinstance(item, Ask) else None

    def _answer(self, each: Ask, before: Item | None) -> object:
        """Show how it is asked and answered now; return the answer, and say why it will not do."""
        field, way = self._fields[each.name], way_of(each)
        with QSignalBlocker(field):
            way.dress(field, each.kind)
            is_new = not isinstance(before, Ask) or before.value != each.value
            is_kept = each.is_proposal and isinstance(field, QLineEdit) and field.isModified()
            if each.name in self._anew or (is_new and not is_kept):
                way.show(field, each)
        field.setEnabled(not each.fixed)
        field.setAccessibleName(each.spoken or each.label)
        self._anew.discard(each.name)
        is_empty = isinstance(field, QLineEdit) and not tidied(field.text())
        answer, wrong = each.value, each.needed if is_empty else ""
        try:
            if not wrong:
                answer = way.typed(field, each.kind)
                wrong = each.needed if answer is None else each.check(answer)
        except RuleError as error:
            wrong = message(error, self._words)
        if wrong:
            self.refused[each.name] = wrong
        about = each.about(answer) if callable(each.about) else each.about
        if isinstance(row := self._rows[each.name], LabelledField):
            row.say(self._title(each), each.fixed or about)
            row.refuse(wrong if each.name in self._told else "")
        return answer

    def _make(self, item: Item) -> None:
        """Make the row of an item, in the order of Tab as well."""
        match item:
            case Ask():
                row: QWidget = self._labelled(item)
            case More():
                row = button(self._words("More choices…"), item.name, self)
                row.clicked.connect(self._unfold)
            case Press():
                row = button(item.text, item.name, self, item.role)
                row.setAutoDefault(False)
                row.clicked.connect(lambda: item.does(self))
            case Fold():
                row = named(FoldedPart(item.title, self), item.name)
            case Note():
                row = named(labelled(item.text, item.role, self), item.name)
            case Says():
                raise KeyError(item.name)
        self._place(item, row)
        self._rows[item.name] = row

    def _labelled(self, each: Ask) -> LabelledField:
        way = way_of(each)
        field = named(way.made(each, self), each.name)
        for day in (field, *field.findChildren(DateField)):
            if isinstance(day, DateField):
                day.setLocale(QLocale(self._words.language.value))
        edited = "editingFinished" if self.AT_ONCE and isinstance(field, QLineEdit) else way.edited
        getattr(field, edited).connect(lambda *_new: self._take(each.name))
        if self._is_laid_out and self._now:
            QWidget.setTabOrder(self._fields.get(self._now[-1], self._rows[self._now[-1]]), field)
        self._fields[each.name] = field
        return LabelledField(self._title(each), field, "", self, is_beside=self.IS_BESIDE)

    def _take(self, name: str) -> None:
        """Ask again after an answer; it is refused at once, or once all are given."""
        if self.AT_ONCE:
            self._told.add(name)
        else:
            self._told.discard(name)
        self.ask_again()
        self.edited.emit()

    def _unfold(self) -> None:
        self._is_unfolded = True
        more = next(at for at, name in enumerate(self._now) if isinstance(self._items[name], More))
        self.ask_again()
        self.edited.emit()
        first = next(name for name in self._now[more:] if name in self._fields)
        self.take_focus(first)
        bring_into_sight(self._rows[first])

    @abstractmethod
    def _title(self, each: Ask) -> str:
        """Return what stands above a field."""

    @abstractmethod
    def _place(self, item: Item, row: QWidget) -> None:
        """Put a row after the one that is asked before it."""

    @abstractmethod
    def _set_shown(self, row: QWidget, *, is_shown: bool) -> None:
        """Show a row, or hide it with what stands before it."""


class RowForm(Form):
    """A form of a dialog: each label at the left of its field, all answers taken together."""

    AT_ONCE, IS_BESIDE = False, True

    def __init__(self, words: Words, parent: QWidget | None) -> None:
        super().__init__(words, parent)
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(STEP)
        self._layout.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._lines: dict[str, QBoxLayout] = {}

    @override
    def _title(self, each: Ask) -> str:
        """Change the label at the left; only what goes on in a line is called in it."""
        row, line = self._rows.get(each.name), self._lines.get(each.line)
        if line is not None and line.indexOf(row) != 0:  # type: ignore[arg-type]
            return "" if isinstance(each.kind, YesNo) else each.label
        label = self._layout.labelForField(self._in_layout(row)) if row is not None else None
        if isinstance(label, QLabel):
            label.setText("" if isinstance(each.kind, YesNo) else each.label)
        return ""

    def _in_layout(self, row: QWidget) -> QWidget:
        """Return a row, or what holds the line in which it stands."""
        around = row.parentWidget()
        return row if around is self or around is None else around

    @override
    def _place(self, item: Item, row: QWidget) -> None:
        line = item.line if isinstance(item, Ask) else ""
        if line in self._lines:
            self._lines[line].addWidget(row, 1)
            return
        place: Any = (-1,)
        if self._now:
            place = self._layout.getWidgetPosition(self._in_layout(self._rows[self._now[-1]]))
        if line:
            row, inner = QWidget(self), row
            self._lines[line] = stacked((inner, 1), inside=row)
        if isinstance(item, Ask) and not item.is_plain:
            label = "" if isinstance(item.kind, YesNo) else item.label
            self._layout.insertRow(place[0] + 1, label, row)
        else:
            self._layout.insertRow(place[0] + 1, row)

    @override
    def _set_shown(self, row: QWidget, *, is_shown: bool) -> None:
        row.setVisible(is_shown)
        held = self._in_layout(row)
        parts = held.findChildren(LabelledField, options=Qt.FindChildOption.FindDirectChildrenOnly)
        inside = [row] if held is row else parts
        self._layout.setRowVisible(held, not all(each.isHidden() for each in inside))


class PageForm(Form):
    """A form of a page: each label above its field, each answer taken as soon as it is given."""

    AT_ONCE = True

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self._layout = column(inside=self, spacing=2 * STEP)
        self._places: dict[str, QWidget | QBoxLayout] = {}
        """What stands in the column for each name: its row, or the line in which it stands."""
        self._lines: dict[str, QBoxLayout] = {}
        self._wrong = labelled("", "error", self)
        """What is wrong with all answers together."""
        self._layout.addWidget(self._wrong)

    @override
    def ask_again(self) -> None:
        super().ask_again()
        fill_line(self._wrong, self.wrong_together)

    @override
    def _title(self, each: Ask) -> str:
        return "" if isinstance(each.kind, YesNo) or each.is_plain else each.label

    @override
    def _place(self, item: Item, row: QWidget) -> None:
        inside: QVBoxLayout = self._part.inside if self._part else self._layout
        above = (inside.indexOf(self._places[name]) for name in self._now)
        at = max(above, default=-1) + 1
        self._places[item.name] = row
        line = item.line if isinstance(item, Ask | Note | Press) else ""
        side = Qt.AlignmentFlag.AlignLeft if isinstance(item, Press) else Qt.AlignmentFlag(0)
        if not line:
            inside.insertWidget(at, row, 0, side)
            return
        if line not in self._lines:
            self._lines[line] = stacked(spacing=3 * STEP)
            inside.insertLayout(at, self._lines[line])
        side = (
            Qt.AlignmentFlag.AlignVCenter if isinstance(item, Press) else Qt.AlignmentFlag.AlignTop
        )
        share = 1 if isinstance(item, Press) else item.share  # type: ignore[union-attr]
        self._lines[line].addWidget(row, share, side)
        self._places[item.name] = self._lines[line]

    @override
    def _set_shown(self, row: QWidget, *, is_shown: bool) -> None:
        row.setVisible(is_shown)


class OptionsForm(PageForm, Generic[S]):
    """Options that are taken as soon as they are answered; what follows from them is shown."""

    def __init__(
        self,
        asks: Callable[[S], Asking[S]],
        options: S,
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        self.options = options
        """The options as answered; an answer that is refused leaves its own as it was."""
        self.ask(lambda: asks(self.options))

    def show_options(self, options: S) -> None:
        """Show other options, whatever was typed."""
        self.options = options
        self.ask(self._asks)

    @override
    def ask_again(self) -> None:
        super().ask_again()
        if "" not in self.refused and self.outcome != self.options:
            self.options = self.outcome
            super().ask_again()


class TypedForm(PageForm):
    """The same of a dialog: answers count while they are typed, and are taken together."""

    AT_ONCE = False
