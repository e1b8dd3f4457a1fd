"""Pages that results are shown on in several formats: everybody in order, one thing at a time."""

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.desk.reach import Reach
from whist_td.desk.requests import E
from whist_td.kit.parts import column, row
from whist_td.kit.stylesheet import HEADING, STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled
from whist_td.stages.results_frame import ResultsFrame
from whist_td.words.listings import Cell, Column, ColumnKind, Listing
from whist_td.words.words import Words


class EverybodyPage(QWidget):
    """Everybody in order; Enter or a double click opens one."""

    player_requested = Signal(int)

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._players: tuple[int, ...] = ()
        self._model = TextTable(parent=self)
        self._model.leading = HEADING
        self.view = TextTableView(self._model, name, self, HEADING)
        self.view.setAccessibleName(title)
        self.view.activated.connect(self._open)
        column(self.view, inside=self, margins=(0, STEP, 0, 0))
        self.setFocusProxy(self.view)

    def show_listing(self, listing: Listing[Any]) -> None:
        """Show standings."""
        number = listing.of_kind(ColumnKind.NUMBER)
        values = map(number.value, listing.rows) if number else ()
        self._players = tuple(value for value in values if isinstance(value, int))
        self._model.show(listing)

    def _open(self, index: QModelIndex) -> None:
        self.player_requested.emit(self._players[index.row()])


class ChoicePage(QWidget):
    """A list to choose from on the left, what was chosen beside it."""

    def __init__(self, name: str, title: str, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._keys: tuple[int, ...] = ()
        self._choices = TextTable(parent=self)
        self.list = TextTableView(self._choices, f"{name}List", self)
        self.list.setAccessibleName(title)
        self.title = labelled("", "heading", self)
        self.said = labelled("", "quiet", self)
        self.page = QWidget(self)
        texts, left = (self.title, self.said), (STEP, 0, 0, 0)
        self.column = column(*texts, inside=self.page, margins=left, spacing=-1)
        halves = (self.list, (self.page, 1))
        row(*halves, inside=self, margins=(0, STEP, 0, 0), spacing=2 * STEP)
        self.setFocusProxy(self.list)
        self.list.selectionModel().currentRowChanged.connect(self._chosen)

    @property
    def chosen(self) -> int | None:
        """The deal, the player or the table that is shown."""
        row = self.list.currentIndex().row()
        return self._keys[row] if 0 <= row < len(self._keys) else None

    def choose(self, key: int) -> None:
        """Go to one of them."""
        if key in self._keys:
            self.list.selectRow(self._keys.index(key))

    def show_choices(
        self, columns: tuple[Column, ...], rows: Mapping[int, tuple[Cell, ...]], width: int
    ) -> None:
        """Offer these; what was chosen stays chosen."""
        before = self.chosen
        self._keys = tuple(rows)
        self._choices.show_columns(columns)
        self._choices.show_rows(tuple(rows.values()))
        # Nothing is cut, however large the letters; names fold.
        self.list.setFixedWidth(width)
        self.list.shows_all = True
        self.list.arrange()
        if before in self._keys:
            self.choose(before)
        elif self._keys:
            self.choose(self._keys[0])
        self.show_chosen()

    def add_table(self, name: str, title: str) -> TextTable:
        """Put a table below what is said of the one that is chosen."""
        table = TextTable(parent=self)
        view = TextTableView(table, name, self)
        view.setAccessibleName(title)
        self.column.addWidget(view, 1)
        return table

    def show_chosen(self) -> None:
        """Show what is chosen."""

    def _chosen(self) -> None:
        self.show_chosen()


class PlayerResultsFrame(ResultsFrame[E]):
    """Results with a page of everybody and a page of one player at a time."""

    _everybody: EverybodyPage
    _players: ChoicePage

    def take_focus(self) -> None:
        """Put the keys on the page that is shown."""
        shown = self._tabs.currentWidget()
        if shown is not None:
            shown.setFocus()

    @override
    def _connect(self) -> None:
        super()._connect()
        self._everybody.player_requested.connect(self._show_player)

    def _say_title(self, reach: Reach, title: str) -> None:
        """Say what the standings are of; once something of the round in play is in, of it too."""
        results: Iterable[Any] = self._session.facts.results
        if any(place.round == reach.in_play for place in results):
            _ = self._session.words
            title = _.pgettext("tour", "Standings during round {round}", round=reach.in_play)
        self._title.setText(title)

    def _show_player(self, player: int) -> None:
        self._tabs.setCurrentWidget(self._players)
        self._players.choose(player)
        self._players.setFocus()
