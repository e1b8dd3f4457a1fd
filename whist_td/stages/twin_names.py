"""Two people of one name: they come in once it is said how they are told apart on paper."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from whist_td.core.names import folded, sort_key
from whist_td.core.players import distinct_names
from whist_td.kit.parts import button, keep_room, row, stacked
from whist_td.kit.questions import Ask, Own
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named
from whist_td.kit.typed_rows import R, tidied
from whist_td.words.words import Words

_MOST_NAMED = 6
_LINES = 2
"""Where names are typed in fields of their own, the question has so many lines."""


def rows_apart(rows: Sequence[R]) -> list[tuple[R, R]]:
    """Return each row with a name that a refused row has too, and how they would be told apart."""
    refused = {name for row in rows if row.refusal and row.is_draft for name in row.people}
    if not refused:
        return []
    counts = Counter(name for row in rows for name in row.people)
    cells = [(n, place) for n, row in enumerate(rows) for place in row.PEOPLE if row.texts[place]]
    people = [(rows[n].texts[place], rows[n].texts[rows[n].CLUB]) for n, place in cells]
    apart = dict(enumerate(rows))
    for (n, place), (before, _club), name in zip(
        cells, people, distinct_names(people), strict=True
    ):
        key = folded(before)
        if name != before and key in refused and counts[key] > 1:
            apart[n] = apart[n].typed(place, name)
    return [(rows[n], row) for n, row in apart.items() if row.texts != rows[n].texts]


def names_apart(changes: Iterable[tuple[R, R]]) -> list[tuple[str, str]]:
    """Return the names that differ between rows before and after."""
    return [
        (before.texts[place], after.texts[place])
        for before, after in changes
        for place in before.PEOPLE
        if before.texts[place] != after.texts[place]
    ]


class TwinsBar(QWidget):
    """Names of a list that stand more than once, and how the sheets would show them."""

    told_apart = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._question = named(labelled("", "warning", self), "twinsQuestion")
        apart = button(_("Different people"), "twinsApart", self)
        apart.setAutoDefault(False)
        apart.clicked.connect(self.told_apart)
        self._answer = apart
        stacked((self._question, 1), row(apart, None), inside=self, spacing=2 * STEP)
        self.hide()

    def take_focus(self) -> None:
        """Put the keys on the answer, so that Enter gives it."""
        self._answer.setAutoDefault(True)
        self._answer.setFocus()

    def show_names(self, names: Sequence[tuple[str, str]]) -> None:
        """Ask about names as they stand in the list, each with what would tell it apart."""
        before = {folded(name): name for name, _apart in reversed(names)}
        self._question.setText(
            self._words(
                "Different people called {names}? The sheets will say: {apart}.",
                names=_listed(sorted(before.values(), key=sort_key)),
                apart=_listed([apart for _name, apart in names]),
            )
        )
        self.setVisible(bool(names))


class TypedTwins(TwinsBar):
    """Asks while names are typed in fields of their own, as of those who come late."""

    def __init__(
        self,
        names: Sequence[QLineEdit],
        club: QLineEdit | None,
        taken: Collection[str],
        words: Words,
        parent: QWidget,
    ) -> None:
        super().__init__(words, parent)
        self._names, self._club, self._taken = names, club, taken
        # The question has its room from the start: nothing moves as one types.
        keep_room(self)
        self._question.setMinimumHeight(_LINES * self._question.fontMetrics().lineSpacing())
        for field in filter(None, (*names, club)):
            field.textChanged.connect(self._ask)
        self.told_apart.connect(self._tell_apart)

    edited = Signal()
    value = None

    def show_value(self, _value: None) -> None:
        """Show what was typed: that is seen in the fields of the names."""

    def _apart(self) -> list[tuple[QLineEdit, str]]:
        typed = [field for field in self._names if field.text().strip()]
        club = tidied(self._club.text()) if self._club else ""
        people = [(tidied(field.text()), club) for field in typed]
        found = zip(typed, people, distinct_names(people, self._taken), strict=True)
        return [(field, name) for field, (before, _club), name in found if name != before]

    def _ask(self) -> None:
        self.show_names([(tidied(field.text()), name) for field, name in self._apart()])

    def _tell_apart(self) -> None:
        for field, name in self._apart():
            field.setText(name)


def twins_ask(names: Sequence[str], club: str, taken: Collection[str], words: Words) -> Ask:
    """Return the question whether two of one name are two, below the fields of such names."""

    def bar(form: QWidget) -> TypedTwins:
        fields = [form.findChild(QLineEdit, name) for name in names]
        where = form.findChild(QLineEdit, club) if club else None
        return TypedTwins([each for each in fields if each], where, taken, words, form)

    return Ask("twins", "", None, Own(bar), is_plain=True)


def _listed(names: Sequence[str]) -> str:
    more = ["…"] if len(names) > _MOST_NAMED else []
    return ", ".join([*names[:_MOST_NAMED], *more])
