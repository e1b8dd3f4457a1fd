"""The papers to choose from: what each is for, how many pages it has, whether it was printed."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QWidget
from typing_extensions import override

from whist_td.desk.requests import Event
from whist_td.kit.flow import folded
from whist_td.kit.parts import column
from whist_td.kit.scrolled import ScrolledPart
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.paper.papers import Paper, papers_for
from whist_td.stages.papers_state import PapersState, kinds_for, sheets_told
from whist_td.stages.papers_work import Laid
from whist_td.words.words import Words


class Tick(QCheckBox):
    """A tick that tells when the keys come to it."""

    focused = Signal()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit()


class PaperCard(QFrame):
    """One paper; a click anywhere on the card shows it."""

    looked_at = Signal(str)
    ticked = Signal()

    def __init__(self, kind: Paper[Any], purpose: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self.kind = kind
        self.setObjectName(f"paperCard-{kind.name}")
        self.setProperty("role", "card")
        self.tick = named(Tick(_(kind.label), self), f"tick-{kind.name}")
        self._purpose = labelled(purpose, "small", self)
        self._pages = labelled("", "small", self)
        self._pages.setWordWrap(False)
        self._state = labelled("", "small", self)
        font = self.tick.font()
        font.setBold(True)
        self.tick.setFont(font)
        self.tick.setAccessibleDescription(self._purpose.text())
        head, margins = folded(self.tick, None, self._pages), (2 * STEP, STEP // 2, 2 * STEP, STEP)
        column(head, self._purpose, self._state, inside=self, margins=margins, spacing=0)
        self.tick.toggled.connect(self._tick_changed)
        self.tick.focused.connect(self._look)

    def show_pages(self, pages: int) -> None:
        """Say how many pages the paper has."""
        self._pages.setText(self._words.plural("{n} page", "{n} pages", pages))

    def show_state(self, state: PapersState) -> None:
        """Say whether the paper was printed, and whether all its sheets still match."""
        _, name = self._words, self.kind.name
        again = next((each.again for each in state.stale if each.paper == name), ())
        is_printed = bool((state.printed or {}).get(name))
        which = sheets_told(self.kind, again, _)
        sentence = _("Reprint: {sheets}", sheets=which) if which else _("Reprint")
        self._state.setText(sentence if again else _("Printed or saved"))
        self._state.setVisible(bool(again) or is_printed)
        set_role(self._state, "warning" if again else "good")

    def show_chosen(self, *, chosen: bool) -> None:
        """Show whether this is the paper in the preview."""
        set_role(self, "strip" if chosen else "card")

    def _look(self) -> None:
        self.looked_at.emit(self.kind.name)

    def _tick_changed(self) -> None:
        self._look()
        self.ticked.emit()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.tick.setFocus(Qt.FocusReason.MouseFocusReason)
        self._look()


class PaperCards(ScrolledPart):
    """All papers of the evening, one below the other."""

    looked_at = Signal(str)
    ticked = Signal()

    def __init__(self, event: Event, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("paperCards")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        _, kinds = words, kinds_for(event)
        self.cards = tuple(
            PaperCard(kind, _(kinds.purposes.get(kind.name, "")), _, inside)
            for kind in papers_for(event).to_lay_out
        )
        for card in self.cards:
            card.tick.setChecked(card.kind.name not in kinds.instead)
        column(*self.cards, None, inside=inside, margins=(0, 0, STEP, 0))
        self.setWidget(inside)
        for card in self.cards:
            card.looked_at.connect(self.looked_at)
            card.ticked.connect(self.ticked)

    @property
    def chosen(self) -> tuple[Paper[Any], ...]:
        """The papers that are ticked."""
        return tuple(card.kind for card in self.cards if card.tick.isChecked())

    def show_laid(self, laid: Laid) -> None:
        """Say how many pages each paper has."""
        for card in self.cards:
            if card.kind.name in laid:
                card.show_pages(laid[card.kind.name].pdf.pages)

    def show_state(self, state: PapersState) -> None:
        """Say beside each paper whether it was printed."""
        for card in self.cards:
            card.show_state(state)

    def show_chosen(self, name: str) -> None:
        """Mark the paper that the preview shows."""
        for card in self.cards:
            card.show_chosen(chosen=card.kind.name == name)
