"""The tables of one round, a row each, and the words of their sides: a line each, or more."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from typing_extensions import override

from whist_td.core.name_setting import NamePlace, initialled
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, points
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.views import TableInRound
from whist_td.formats.militaire.words.facts import result_words
from whist_td.kit.name_letters import SetNames, names_set
from whist_td.kit.stylesheet import STEP
from whist_td.stages.phone_marks import PhoneMark, PhoneMarks
from whist_td.stages.second_pass import ReadingVerdict, Rereading
from whist_td.words.words import Words, sentence_case

SQUEEZE = 3
"""How far the lines of a side may share the air between them."""
_LINES = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip


@dataclass(frozen=True)
class DrawnText:
    """A text as it is drawn: in which letters, and how high it stands."""

    text: str
    font: QFont
    height: int

    def within(self, width: int) -> "DrawnText":
        """Return the text as it fits a width, in the same letters."""
        metrics, cut = QFontMetrics(self.font), Qt.TextElideMode.ElideRight
        lines = (metrics.elidedText(line, cut, width) for line in self.text.split("\n"))
        return replace(self, text="\n".join(lines))

    def draw(self, painter: QPainter, left: int, top: int, width: int) -> None:
        """Draw the text from its upper left corner on."""
        painter.setFont(self.font)
        painter.drawText(QRect(left, top, width, self.height), _LINES, self.text)


@dataclass(frozen=True)
class Named:
    """One side of a table: the number of its team, the name, and who sits there."""

    number: int
    name: str
    pair: tuple[str, str]


@dataclass(frozen=True)
class SideText:
    """Number and name of a team, and the pair below them."""

    number: DrawnText
    name: DrawnText
    pair: DrawnText
    beside: int
    """Where the name begins beside the number."""

    def within(self, width: int) -> "SideText":
        """Return it as it fits beside a badge, in the letters of all others."""
        name, pair = self.name.within(width - self.beside), self.pair.within(width)
        return replace(self, name=name, pair=pair)

    @property
    def height(self) -> int:
        """The height of both lines."""
        return self.name.height + self.pair.height - SQUEEZE

    def draw(self, painter: QPainter, rect: QRect, ink: str, faint: str) -> None:
        """Draw all in the middle of the height."""
        top = rect.top() + (rect.height() - self.height) // 2
        painter.setPen(ink)
        self.number.draw(painter, rect.left(), top, self.beside)
        self.name.draw(painter, rect.left() + self.beside, top, rect.width() - self.beside)
        painter.setPen(faint)
        self.pair.draw(painter, rect.left(), top + self.name.height - SQUEEZE, rect.width())


def sides_text(
    sides: Mapping[Named, int], fonts: tuple[QFont, QFont], height: int
) -> dict[Named, SideText]:
    """Return how the sides of all tables are written, given the width that each has.

    All names are set alike, and all pairs below them.
    """
    tall, low = (QFontMetrics(font).height() for font in fonts)
    number = QFontMetrics(fonts[0])
    beside = {side: number.horizontalAdvance(str(side.number)) + STEP for side in sides}
    room = height - low + SQUEEZE
    places = {
        side: NamePlace(side.name, width - beside[side], room) for side, width in sides.items()
    }
    names = names_set(places.values(), fonts[0])
    named = {side: _set_text(names, place, tall) for side, place in places.items()}
    below = {
        side: NamePlace(
            _pair_text(side.pair, fonts[1], width), width, height - named[side].height + SQUEEZE
        )
        for side, width in sides.items()
    }
    pairs = names_set(below.values(), fonts[1])
    return {
        side: SideText(
            DrawnText(str(side.number), fonts[0], tall),
            named[side],
            _set_text(pairs, below[side], low),
            beside[side],
        )
        for side in sides
    }


def _set_text(names: SetNames, place: NamePlace, line: int) -> DrawnText:
    text = names.texts[place]
    return DrawnText(text, names.font, line * (text.count("\n") + 1))


def _pair_text(pair: tuple[str, str], font: QFont, width: int) -> str:
    """Return two players in full, or with the initial of the first name where room is short."""
    full = " · ".join(player or "—" for player in pair)
    if QFontMetrics(font).horizontalAdvance(full) <= width:
        return full
    return " · ".join(initialled(player).replace(" ", "\u00a0") or "—" for player in pair)


SecondPass = Rereading[int, Result]
"""The second pass of a militaire round, by table."""
CELL = Qt.ItemDataRole.UserRole + 1
"""The role under which a painter finds a `TableCell`."""
_Index = QModelIndex | QPersistentModelIndex


def second_pass(event: MilitaireEvent, round_number: int) -> SecondPass:
    """Begin a second pass; the forfeits of teams that left have no carton and are not read."""
    agree = partial(same_points, event.settings)
    return SecondPass(round_number, agree, entered_in(event, round_number))


def same_points(settings: Settings, first: Result, second: Result) -> bool:
    """Tell whether two results agree; cartons show points, so points are what must agree."""
    return points(first, settings) == points(second, settings)


def entered_in(event: MilitaireEvent, round_number: int) -> dict[int, Result]:
    """Return the results entered in a round, by table."""
    results = (
        (place.table, result)
        for place, result in event.results.items()
        if place.round == round_number
    )
    return dict(sorted(results, key=lambda pair: pair[0]))


@dataclass(frozen=True)
class TableCell:
    """A table as it is shown: in a second pass, what was read this time instead."""

    row: TableInRound
    result: Result | None
    verdict: ReadingVerdict | None
    phone: PhoneMark | None = None


class TablesModel(QAbstractListModel):
    """The tables of the round shown; one row changes at a time."""

    def __init__(self, words: Words, marks: PhoneMarks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._marks = marks
        self._rows: list[TableInRound] = []
        self._pass: SecondPass | None = None

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        cell = self.cell(index.row() + 1)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._sentence(cell)
            case Qt.ItemDataRole.ToolTipRole:
                note = cell.result.note if cell.result else ""
                phone = cell.phone.sentence(self._words) if cell.phone else ""
                return "\n".join(filter(None, (note, sentence_case(phone))))
            case role if role == CELL:
                return cell
        return None

    def show_round(self, rows: Sequence[TableInRound]) -> None:
        """Show another round."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def show_row(self, row: TableInRound) -> None:
        """Show one table's result, and repaint no more than its row."""
        self._rows[row.place.table - 1] = row
        self.repaint(row.place.table)

    def show_pass(self, reading: SecondPass | None) -> None:
        """Show the readings of a second pass, or what stands when it is over."""
        self._pass = reading
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def show_reading(self, reading: SecondPass, table: int) -> None:
        """Show that one table has been read again."""
        self._pass = reading
        self.repaint(table)

    def cell(self, table: int) -> TableCell:
        """Return a table as it is shown."""
        row = self._rows[table - 1]
        if self._pass is None:
            phone = self._marks.at(row.place.round, table)
            return TableCell(row, row.result, None, phone)
        verdict = self._pass.verdict(table)
        if verdict is ReadingVerdict.AGREES and table not in self._pass.read:
            return TableCell(row, row.result, verdict)
        return TableCell(row, self._pass.read.get(table), verdict)

    def repaint(self, table: int) -> None:
        """Show what is known of a table now."""
        index = self.index(table - 1)
        self.dataChanged.emit(index, index)

    def _sentence(self, cell: TableCell) -> str:
        _ = self._words
        row = cell.row
        sentence = _(
            "Table {table}: {home} {home_name}, {home_pair}, against {visitors} {visitors_name}, "
            "{visiting_pair}. {result}.",
            table=row.place.table,
            home_pair=_("{first} and {second}", first=row.home_pair[0], second=row.home_pair[1]),
            visiting_pair=_(
                "{first} and {second}", first=row.visiting_pair[0], second=row.visiting_pair[1]
            ),
            home=row.home,
            home_name=row.home_name,
            visitors=row.visitors,
            visitors_name=row.visitors_name,
            result=sentence_case(result_words(cell.result, _)),
        )
        return f"{sentence} {sentence_case(cell.phone.sentence(_))}." if cell.phone else sentence
