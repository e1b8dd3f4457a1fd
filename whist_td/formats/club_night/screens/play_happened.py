"""Who really sat where: chosen at one table, and what it means is said before it counts."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.formats.club_night.commands.commands import CorrectClubSeats
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seats import with_corrected_seats
from whist_td.formats.club_night.screens.play_happened_seats import (
    Move,
    RealSeats,
    Spot,
    Unit,
)
from whist_td.formats.club_night.words.labels import seats_name
from whist_td.formats.club_night.words.sentences import signed
from whist_td.kit.parts import scrolled_up_and_down
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, set_role
from whist_td.words.messages import message
from whist_td.words.words import Words

FEW_LINES, MANY_LINES = 2, 7
"""At least and at most so many consequences are seen without scrolling."""


class ClubHappenedStrip(Strip):
    """A choice for each place at the table; below, what it means for everybody who moves."""

    decided = Signal(object)
    """A `CorrectClubSeats`."""

    def __init__(
        self, session: Session[ClubNightEvent], round_number: int, table: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._seats = RealSeats(session.evening, round_number, table)
        _ = session.words
        heading = _(
            "Table {table}, round {round}: who really sat where?", table=table, round=round_number
        )
        self._heading = labelled(heading, "heading", self)
        self._people = [QComboBox(self) for _unit in self._seats.here]
        self._told = labelled("", "body", self)
        self._area = QScrollArea(self)
        self._error = labelled("", "error", self)
        self._accept = QPushButton(_("Record the seats as they were"), self)
        self._leave = QPushButton(_("Leave as it is"), self)
        self._name_parts()
        self._fill()
        self._lay_out()
        self._say()
        for place, box in enumerate(self._people):
            box.currentIndexChanged.connect(partial(self._choose, place))
        self._accept.clicked.connect(self.accept)
        self._leave.clicked.connect(self.closed)
        session.changed.connect(self._take_in)

    @override
    def first_field(self) -> QWidget:
        return self._people[0]

    @override
    def accept(self) -> None:
        _ = self._session.words
        if not list(self._seats.moves()):
            self.refuse(_("Choose first who really sat there."))
            self._people[0].setFocus()
            return
        self.decided.emit(CorrectClubSeats(self._seats.now))

    def refuse(self, sentence: str) -> None:
        """Say why it will not do; everything chosen stays."""
        self._error.setText(sentence)

    def _take_in(self, _outcome: Outcome) -> None:
        """Begin anew where the seats have changed meanwhile, as by undoing."""
        before, fresh = self._seats, replace(self._seats, evening=self._session.evening)
        if not fresh.is_seated or len(fresh.here) != len(before.here):
            self.closed.emit()
            return
        is_same = fresh.planned == before.planned
        self._seats = fresh if is_same else replace(fresh, chosen=())
        self._fill()
        self._say()

    def _name_parts(self) -> None:
        set_role(self._accept, "primary")
        set_role(self._leave, "quiet")
        self._accept.setObjectName("recordSeats")
        self._leave.setObjectName("leaveSeats")
        self._told.setObjectName("seatsMean")
        self._error.setObjectName("seatsError")

    def _fill(self) -> None:
        _, planned = self._session.words, self._seats.planned
        for place, box in enumerate(self._people):
            with QSignalBlocker(box):
                box.clear()
                for unit in self._seats.people:
                    box.addItem(self._offered(unit, self._seats.spot(unit, planned)), unit)
            box.setObjectName(f"sat-{place + 1}")
            box.setAccessibleName(_("Who sat at {seat}", seat=self._place_name(place)))
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.view().setMinimumWidth(box.view().sizeHintForColumn(0) + 4 * STEP)
        self._show_choices()

    def _lay_out(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(2 * STEP)
        fields.setVerticalSpacing(2)
        for place, box in enumerate(self._people):
            name = self._place_name(place)
            fields.addWidget(labelled(name[0].upper() + name[1:], "small", self), 0, place)
            fields.addWidget(box, 1, place)
            fields.setColumnStretch(place, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        column.setSpacing(STEP)
        column.addWidget(self._heading)
        column.addLayout(fields)
        column.addWidget(scrolled_up_and_down(self._area, self._told))
        column.addLayout(foot(self._error, self._leave, self._accept))

    def _choose(self, place: int, index: int) -> None:
        self._seats = self._seats.choosing(place, self._people[place].itemData(index))
        self._show_choices()
        self._say()

    def _show_choices(self) -> None:
        """Show who sits in each place: whoever is put out stands where the other was."""
        people = self._seats.people
        for box, unit in zip(self._people, self._seats.here, strict=True):
            with QSignalBlocker(box):
                box.setCurrentIndex(people.index(unit))

    def _say(self) -> None:
        _ = self._session.words
        told = list(self._meaning(_))
        set_role(self._told, "body" if told else "quiet")
        nothing = _("As it was planned: nothing changes for anybody.")
        self._told.setText("\n".join(told) or nothing)
        self._error.setText(self._refusal() if told else "")
        lines = max(FEW_LINES, min(len(told), MANY_LINES))
        self._area.setFixedHeight(self.fontMetrics().lineSpacing() * lines + STEP)

    def _meaning(self, _: Words) -> Iterator[str]:
        moves = list(self._seats.moves())
        for move in moves:
            yield move_sentence(move, self._name(move.unit), _)
        if moves:
            yield _("Deals stay at their tables; the rounds to come stay as they are.")

    def _refusal(self) -> str:
        """Say already now why it could not be recorded; empty: it could."""
        try:
            with_corrected_seats(self._session.evening, self._seats.now)
        except RuleError as error:
            return message(error, self._session.words)
        return ""

    def _offered(self, unit: Unit, spot: Spot) -> str:
        """Return a person as he is offered; of those at this very table the name says enough."""
        _, name = self._session.words, self._name(unit)
        if spot.table == self._seats.table:
            return name
        return _("{name} ({where})", name=name, where=spot_words(spot, _))

    def _name(self, unit: Unit) -> str:
        return " + ".join(self._session.evening.player(player).name for player in unit)

    def _place_name(self, place: int) -> str:
        unit = self._seats.here[place]
        spot = self._seats.spot(unit, self._seats.now)
        return seats_name(spot.seats, spot.players, self._session.words)


def spot_words(spot: Spot, _: Words) -> str:
    """Say where somebody sits: "table 2, North", or that he sits out."""
    if spot.table is None:
        return _("sits out")
    seats = seats_name(spot.seats, spot.players, _)
    return _("table {table}, {seat}", table=spot.table, seat=seats)


def move_sentence(move: Move, name: str, _: Words) -> str:
    """Say what it means for somebody: another place, and other points of the round."""
    now, before = spot_words(move.now, _), spot_words(move.before, _)
    old, new = move.before.points or 0, move.now.points or 0
    if old == new:
        return _("{name}: {now} instead of {before}.", name=name, now=now, before=before)
    return _(
        "{name}: {now} instead of {before}; this round {points} and not {others}.",
        name=name,
        now=now,
        before=before,
        points=signed(new),
        others=signed(old),
    )
