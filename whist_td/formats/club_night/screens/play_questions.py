"""What is asked in place during play, above all who really sat where."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QScrollArea, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.desk import Outcome
from whist_td.formats.club_night.commands.commands import CorrectClubSeats
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, SeatingWay, pairs_of
from whist_td.formats.club_night.rules.scores import table_scores
from whist_td.formats.club_night.rules.seating import with_corrected_seats, with_others
from whist_td.formats.club_night.screens.play_jury import JuryStrip
from whist_td.formats.club_night.views.views import DealView
from whist_td.formats.club_night.words.labels import signed
from whist_td.formats.club_night.words.seats import seats_name
from whist_td.kit import parts
from whist_td.kit.fields import ChoiceField
from whist_td.kit.flow import WrappingRow
from whist_td.kit.session import Session
from whist_td.kit.strip import Strip, StripPlace, foot
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.words.messages import message
from whist_td.words.words import Words

Unit = tuple[int, ...]
"""Who changes places together: a player, or the two of a fixed pair."""


@dataclass(frozen=True)
class TableSeats:
    """A table and the seats there; no table is sitting out."""

    table: int | None
    seats: tuple[int, ...] = ()
    players: int = 0
    points: int | None = None
    """What the round gives there, None where no deal stands."""


@dataclass(frozen=True)
class Move:
    """Somebody who sat elsewhere than was planned."""

    unit: Unit
    before: TableSeats
    now: TableSeats


@dataclass(frozen=True)
class RealSeats:
    """The seats of a table as they were chosen so far; whoever is put out takes the other's."""

    event: ClubNightEvent
    round: int
    table: int
    chosen: tuple[tuple[int, Unit], ...] = ()
    """Which place at the table is whose, in the order of choosing."""

    @property
    def planned(self) -> ClubRound:
        """The seats as they are stored."""
        return self.event.seated(self.round)

    @property
    def is_seated(self) -> bool:
        """Whether the round still has this table: undoing can take it away."""
        begun = self.round <= self.event.last_announced
        return begun and any(each.table == self.table for each in self.planned.sittings)

    @property
    def now(self) -> ClubRound:
        """The seats of the whole round as they would be."""
        seated = self.planned
        for place, unit in self.chosen:
            one = self._units_at(seated)[place]
            # Two people, or two pairs, change places.
            swap = dict(zip((*one, *unit), (*unit, *one), strict=True))
            seated = with_others(seated, swap)
        return seated

    @property
    def here(self) -> tuple[Unit, ...]:
        """Who sits at the table now, place by place."""
        return self._units_at(self.now)

    @property
    def people(self) -> tuple[Unit, ...]:
        """Everybody who could have sat here: those of the table first, then by tables."""
        seated = self.planned
        order = sorted(seated.sittings, key=lambda each: (each.table != self.table, each.table))
        sitting = [unit for each in order for unit in self._units(each.seats)]
        return (*sitting, *self._units(seated.sit_out))

    def choosing(self, place: int, unit: Unit) -> "RealSeats":
        """Return the seats with another person in one place of the table."""
        others = tuple((there, who) for there, who in self.chosen if there != place and who != unit)
        fresh = replace(self, chosen=others)
        if fresh.here[place] == unit:
            return fresh
        return replace(self, chosen=(*others, (place, unit)))

    def place_of(self, unit: Unit, seated: ClubRound) -> TableSeats:
        """Return where somebody sits in a round, and what it gives there."""
        sitting = seated.place_of(unit[0])
        if sitting is None:
            return TableSeats(None)
        seats = tuple(sitting.seats.index(player) for player in unit)
        changed = replace(self.event, rounds={**self.event.rounds, self.round: seated})
        has_deals = bool(self.event.deals_at(self.round, sitting.table))
        points = table_scores(changed, self.round, sitting)[seats[0]].points if has_deals else None
        return TableSeats(sitting.table, seats, len(sitting.seats), points)

    def moves(self) -> Iterator[Move]:
        """Yield everybody who sat elsewhere than planned, those of the table first."""
        planned, now = self.planned, self.now
        for unit in self.people:
            before, after = self.place_of(unit, planned), self.place_of(unit, now)
            if (before.table, before.seats) != (after.table, after.seats):
                yield Move(unit, before, after)

    def _units_at(self, seated: ClubRound) -> tuple[Unit, ...]:
        sitting = seated.sitting(self.table)
        return self._units(sitting.seats) if sitting else ()

    def _units(self, people: tuple[int, ...]) -> tuple[Unit, ...]:
        if self.event.settings.seating is not SeatingWay.PAIRS:
            return tuple((player,) for player in people)
        pairs = pairs_of(self.event.players, people)
        seated = (tuple(sorted(pair, key=people.index)) for pair in pairs)
        return tuple(sorted(seated, key=lambda pair: people.index(pair[0])))


_FEW_LINES, _MANY_LINES = 2, 7
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
        self._seats = RealSeats(session.facts, round_number, table)
        _ = session.words
        heading = _(
            "Table {table}, round {round}: who really sat where?", table=table, round=round_number
        )
        self._heading = labelled(heading, "heading", self)
        self._people = [ChoiceField(self) for _unit in self._seats.here]
        self._means = named(labelled("", "body", self), "seatsMean")
        self._area = QScrollArea(self)
        self._error = named(labelled("", "error", self), "seatsError")
        self._accept = parts.button(_("Enter the real seats"), "recordSeats", self, "primary")
        self._leave = parts.button(_("Leave as it is"), "leaveSeats", self, "quiet")
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
        if not any(self._seats.moves()):
            self.refuse(self._session.words("Choose first who really sat there."))
            self._people[0].setFocus()
            return
        if not self.asks_first(self._elsewhere(), self._error, self._accept):
            self.decided.emit(CorrectClubSeats(self._seats.now))

    def _elsewhere(self) -> str:
        """Ask whether somebody has really played here who sits at another table this round."""
        _, planned = self._session.words, self._seats.planned
        was = ((unit, self._seats.place_of(unit, planned).table) for unit in self._seats.here)
        return "\n".join(
            _(
                "{name} sits at table {table} in this round: really played here? Then press again.",
                name=self._name(unit),
                table=table,
            )
            for unit, table in was
            if table not in (None, self._seats.table)
        )

    def refuse(self, sentence: str) -> None:
        """Say why it will not do; everything chosen stays."""
        self._error.setText(sentence)

    def _take_in(self, _outcome: Outcome) -> None:
        """Begin again where the seats have changed meanwhile, as by undoing."""
        before, fresh = self._seats, replace(self._seats, event=self._session.facts)
        if not fresh.is_seated or len(fresh.here) != len(before.here):
            self.closed.emit()
            return
        is_same = fresh.planned == before.planned
        self._seats = fresh if is_same else replace(fresh, chosen=())
        self._fill()
        self._say()

    def _fill(self) -> None:
        _, planned = self._session.words, self._seats.planned
        for place, box in enumerate(self._people):
            with QSignalBlocker(box):
                box.clear()
                for unit in self._seats.people:
                    name, seat = self._name(unit), self._seats.place_of(unit, planned)
                    if seat.table != self._seats.table:  # else the name says enough
                        name = _("{name} ({where})", name=name, where=_place_words(seat, _))
                    box.addItem(name, unit)
            box.setObjectName(f"sat-{place + 1}")
            box.setAccessibleName(_("Who sat at {seat}", seat=self._place_name(place)))
            box.setSizeAdjustPolicy(box.SizeAdjustPolicy.AdjustToContents)
        self._show_choices()

    def _lay_out(self) -> None:
        fields = WrappingRow()
        for place, box in enumerate(self._people):
            name = self._place_name(place)
            title = labelled(name[0].upper() + name[1:], "small", self)
            fields.add_row(parts.column(title, box, spacing=2))
        parts.column(
            self._heading,
            fields,
            parts.scrolled_up_and_down(self._area, self._means),
            foot(self._error, self._leave, self._accept),
            inside=self,
            margins=(2 * STEP, STEP),
        )

    def _choose(self, place: int, index: int) -> None:
        self._asked = ""
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
        moves = self._seats.moves()
        sentences = [_move_sentence(move, self._name(move.unit), _) for move in moves]
        if sentences:
            sentences.append(_("Deals stay at their tables; the rounds to come stay as they are."))
        set_role(self._means, "body" if sentences else "quiet")
        nothing = _("As planned: nothing changes for anybody.")
        self._means.setText("\n".join(sentences) or nothing)
        self._error.setText("")
        try:
            with_corrected_seats(self._session.facts, self._seats.now)
        except RuleError as error:  # said already now
            self._error.setText(message(error, _) if sentences else "")
        lines = max(_FEW_LINES, min(len(sentences), _MANY_LINES))
        self._area.setFixedHeight(self.fontMetrics().lineSpacing() * lines + STEP)

    def _name(self, unit: Unit) -> str:
        return " + ".join(self._session.facts.player(player).name for player in unit)

    def _place_name(self, place: int) -> str:
        unit = self._seats.here[place]
        seat = self._seats.place_of(unit, self._seats.now)
        return seats_name(seat.seats, seat.players, self._session.words)


def _place_words(place: TableSeats, _: Words) -> str:
    """Say where somebody sits: "table 2, North", or that he sits out."""
    if place.table is None:
        return _("sits out")
    seats = seats_name(place.seats, place.players, _)
    return _("table {table}, {seat}", table=place.table, seat=seats)


def _move_sentence(move: Move, name: str, _: Words) -> str:
    """Say what it means for somebody: another place, and other points of the round."""
    now, before = _place_words(move.now, _), _place_words(move.before, _)
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


class ClubQuestions(QObject):
    """Opens a small question and carries out its answer."""

    def __init__(
        self, session: Session[ClubNightEvent], strips: StripPlace, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._strips, self._panel = session, strips, parent

    def ask_jury(self, round_number: int, table: int, deal: DealView | None) -> None:
        """Ask what the jury takes, and from whom; a deal without it says who and why."""
        strip = JuryStrip(self._session, round_number, table, self._panel)
        if deal is not None:
            strip.fill_for(deal)
        self._strips.ask(strip)

    def ask_seats(self, round_number: int, table: int) -> None:
        """Ask who really sat where at a table."""
        if table:
            strip = ClubHappenedStrip(self._session, round_number, table, self._panel)
            strip.decided.connect(self._correct_seats)
            self._strips.ask(strip)

    def _correct_seats(self, command: CorrectClubSeats) -> None:
        sentence, strip = self._session.refusal(command), self._strips.strip
        if not sentence:
            self._strips.close_strip()
        elif isinstance(strip, ClubHappenedStrip):
            strip.refuse(sentence)
