"""The page of the seats: round by round, who sits where, and how good it is."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFrame, QGridLayout, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.files.seats_file import write_seats
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubRound, SeatingWay
from whist_td.formats.club_night.screens.new_event_forecast import (
    forecast_words,
    rounds_words,
    tables_words,
)
from whist_td.formats.club_night.screens.seating_changes import ChangeSeatsDialog, OwnSeatsDialog
from whist_td.formats.club_night.views.planning import (
    FewerMeetings,
    draw_seats,
    evening_forecast,
    fewer_meetings,
    rounds_ahead,
    seat_anew,
)
from whist_td.formats.club_night.words.movement_page import club_page
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.kit import parts
from whist_td.kit.dialog_pages import PageAbove, made_above, open_above, open_dialog, page_foot
from whist_td.kit.fields import NumberField
from whist_td.kit.file_dialogs import asked_place
from whist_td.kit.flow import WrappingRow, folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import column, fill_line
from whist_td.kit.scrolled import scrolled
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, tabular
from whist_td.players.screens.movement_page import show_movement_page
from whist_td.stages.entries_view import allow
from whist_td.stages.work_line import FileKind, event_file
from whist_td.words.messages import message
from whist_td.words.words import Words

_LETTERS = 30
"""The width of a card."""


class TablesSeen(QWidget):
    """One card a table; the one where somebody is looked for stands out."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.setObjectName("seatsTables")
        self._cards: list[SeatedTableCard] = []
        self._row = WrappingRow(self)
        self._row.setSpacing(2 * STEP)

    @property
    def cards(self) -> "tuple[SeatedTableCard, ...]":
        """The cards as they are shown."""
        return tuple(self._cards)

    def show_round(self, seated: ClubRound | None, evening: ClubNightEvent, sought: int) -> None:
        """Show the tables of a round; None shows none."""
        for card in self._cards:
            self._row.removeWidget(card)
            card.hide()
            card.deleteLater()
        sittings = seated.sittings if seated else ()
        self._cards = [
            SeatedTableCard(each, evening, sought, self._words, self) for each in sittings
        ]
        height = max((card.sizeHint().height() for card in self._cards), default=0)
        for card in self._cards:
            card.setMinimumHeight(height)
            self._row.addWidget(card)
            card.show()
        self.updateGeometry()


class SeatedTableCard(QFrame):
    """A table and who sits there."""

    def __init__(
        self, sitting: Sitting, evening: ClubNightEvent, sought: int, words: Words, parent: QWidget
    ) -> None:
        super().__init__(parent)
        _ = words
        self.table = sitting.table
        is_sought = sought in sitting.seats
        self.setProperty("role", "next" if is_sought else "card")
        title = labelled(_("Table {table}", table=sitting.table), "heading", self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(STEP)
        grid.setVerticalSpacing(STEP // 2)
        grid.setColumnStretch(2, 1)
        people = len(sitting.seats)
        seats = []
        for seat, number in enumerate(sitting.seats):
            name, where = evening.players[number].name, seat_name(seat, people, _)
            self._add(
                grid, seat, (where[0].upper() + where[1:], str(number), name), number == sought
            )
            seats.append(_.labelled(where, name))
        column(title, grid, None, inside=self, margins=(2 * STEP, STEP), spacing=STEP // 2)
        self.setAccessibleName(title.text())
        self.setAccessibleDescription(", ".join(seats))
        self.setFixedWidth(_LETTERS * self.fontMetrics().averageCharWidth() + 4 * STEP)

    def _add(self, grid: QGridLayout, line: int, texts: tuple[str, str, str], bold: object) -> None:
        for place, text in enumerate(texts):
            role = ("quiet", "quiet", "number" if bold else "body")[place]
            label = labelled(text, role, self)
            label.setWordWrap(place == len(texts) - 1)
            if place == 1:
                label.setFont(tabular(label.font()))
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(label, line, place, Qt.AlignmentFlag.AlignTop)


class ClubSeatsPanel(PageAbove):
    """One round at a time, table by table; Esc goes back."""

    SHOWN_HERE = ("rounds", "players", "settings", "progress", "results")

    # More than fifteen methods: each of the seven buttons has one of its own, of three lines.

    def __init__(self, session: Session[ClubNightEvent], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = session.words
        self._session = session
        self._rounds: dict[int, ClubRound] = {}
        self.setObjectName("clubSeatsPanel")
        self._title = labelled(_("Who sits where"), "title", self)
        self._size = FoldingLabel("", self, "number")
        self._note = named(labelled("", "quiet", self), "seatsTold")
        self._round = named(NumberField(self), "seatsRound", _("Look at round ").strip())
        self._sought = named(NumberField(self), "findPlayer", _("Find a player"))
        self._state = labelled("", "heading", self)
        self._tables = TablesSeen(_, self)
        self._out = named(labelled("", "body", self), "seatsOut")
        self._error = labelled("", "error", self)
        self._draw = parts.button(_("Draw the seats by lot"), "seatsDraw", self)
        self._again = parts.button(_("Reseat everybody"), "seatsAnew", self)
        self._fewer = parts.button(_("Fewer repeated meetings"), "seatsFewer", self)
        self._offer = named(labelled("", "body", self), "seatsOffer")
        self._own = parts.button(_("Your own seats…"), "seatsOwn", self)
        self._change = parts.button(_("Change them…"), "seatsChange", self)
        self._save = parts.button(_("Save them…"), "seatsSave", self)
        self._movement = parts.button(_("Look at the movement…"), "seatsMovement", self)
        self._back = parts.button(_("Back to the page (Esc)"), "seatsBack", self, "primary")
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()
        self._round.setValue(session.evening.last_announced + 1)

    def _name_parts(self) -> None:
        _ = self._session.words
        self._round.setPrefix(_("Look at round "))
        self._sought.setPrefix(_("Find player "))
        self._sought.setSpecialValueText(_("Find a player"))
        self._error.hide()

    def _lay_out(self) -> None:
        head, bar = folded(self._title, self._size), folded(self._round, self._state, None)
        head.setSpacing(3 * STEP)
        bar.addWidget(self._sought)
        asked = (
            self._draw,
            self._again,
            self._fewer,
            self._own,
            self._change,
            self._save,
            self._movement,
        )
        foot = page_foot(asked, self._back, self)
        column = parts.page(self)
        column.addLayout(head)
        column.addWidget(self._note)
        column.addWidget(self._offer)
        column.addSpacing(STEP)
        column.addLayout(bar)
        column.addWidget(scrolled(self._tables, self), 1)
        column.addWidget(self._out)
        column.addWidget(self._error)
        column.addLayout(foot)

    def _connect(self) -> None:
        self._round.valueChanged.connect(self._show_round)
        self._sought.valueChanged.connect(self._show_round)
        self._follow(self._session)
        self._draw.clicked.connect(self._draw_by_lot)
        self._again.clicked.connect(self._seat_again)
        self._fewer.clicked.connect(self._seat_with_fewer)
        self._own.clicked.connect(self._ask_own)
        self._change.clicked.connect(self._ask_change)
        self._save.clicked.connect(self._ask_file)
        self._movement.clicked.connect(self._show_movement)
        self._back.clicked.connect(self.left)

    @override
    def take_focus(self) -> None:
        """Put the cursor on the number of the round."""
        self._round.setFocus()

    @override
    def refresh(self) -> None:
        """Show the seats as they are on the disk, and those that can be foreseen."""
        evening = self._session.evening
        begun = {n: r for n, r in evening.rounds.items() if n <= evening.last_announced}
        self._rounds = begun | {each.number: each for each in rounds_ahead(evening)}
        self._round.setRange(min(self._rounds, default=1), max(self._rounds, default=1))
        self._sought.setRange(0, max(evening.players, default=0))
        self._tell()
        self._show_round()
        self._allow()

    def _tell(self) -> None:
        _, evening = self._session.words, self._session.evening
        seen = evening_forecast(evening)
        tables = "" if seen.refusal else tables_words(seen, _)
        size = (rounds_words(evening.settings, _), tables)
        self._size.setText(" · ".join(filter(None, size)))
        self._note.setText(" ".join(forecast_words(seen, _)))
        offer = fewer_meetings(evening)
        self._offer.setText(_offer_words(offer, _) if offer else "")
        self._offer.setVisible(offer is not None)
        self._fewer.setVisible(offer is not None)

    def _show_round(self) -> None:
        _, evening = self._session.words, self._session.evening
        seated = self._rounds.get(self._round.value())
        self._state.setText(self._state_words(seated))
        self._tables.show_round(seated, evening, self._sought.value())
        names = [evening.players[n].name for n in seated.sit_out] if seated else []
        fill_line(self._out, _("Sitting out: {who}.", who=", ".join(names)) if names else "")

    def _state_words(self, seated: ClubRound | None) -> str:
        _, evening = self._session.words, self._session.evening
        if seated is None:
            return _("Nobody is seated yet.")
        if seated.announced_at is not None:
            return _("This round has begun.")
        if seated.number in evening.rounds:
            return _("The seats are set.")
        if evening.settings.seating is SeatingWay.STANDING:
            return _("The seats by the standings as they are now.")
        return _("These will be the seats when it begins.")

    def _allow(self) -> None:
        _, evening = self._session.words, self._session.evening
        over = evening.last_announced >= evening.settings.rounds or evening.progress.finished
        none = "" if self._rounds else _("Enter the players first.")
        stuck = none or (_("No round is left.") if over else "")
        tip = _("The draw is saved, so it can be checked. You can undo this.")
        by_standing = evening.is_started and evening.settings.seating is SeatingWay.STANDING
        fixed = _("The seats follow the standings.") if by_standing else ""
        allow(self._draw, stuck or fixed, tip)
        own = none or (_("Only before play.") if evening.is_started else "")
        standing = evening.settings.seating is SeatingWay.STANDING
        own = own or (_("The seats follow the standings.") if standing else "")
        allow(self._own, own, _("From a table in a file; the program checks it first."))
        allow(self._change, stuck or fixed, _("Two people swap seats in a round to come."))
        allow(self._save, none, _("As a table that can be corrected and read again."))
        allow(self._movement, none, _("All rounds at once, who meets whom, and how good it is."))
        allow(self._again, stuck or fixed, _("The best the program knows for the rounds to come."))

    def _show_movement(self) -> None:
        _ = self._session.words
        show_movement_page(club_page(self._session.evening, _), _, self)

    def _ask_own(self) -> None:
        open_dialog(OwnSeatsDialog(self._session, self))

    def _ask_change(self) -> None:
        number = max(self._round.value(), self._session.evening.last_announced + 1)
        open_dialog(ChangeSeatsDialog(self._session, number, self))

    def _ask_file(self) -> None:
        _ = self._session.words
        kinds = _("Tables ({kinds})", kinds="*.csv")
        suggested = event_file(self._session, FileKind(_("seats"), ".csv", ""))
        chosen = asked_place(self, _("Save the seats as a table"), suggested, kinds)
        if chosen is not None:
            self.save(chosen.with_suffix(".csv"))

    def save(self, path: Path) -> None:
        """Write all rounds that can be foreseen into a table that can be read again."""
        _ = self._session.words
        try:
            write_seats([self._rounds[number] for number in sorted(self._rounds)], path, _)
        except RuleError as refusal:
            self._say(message(refusal, _))
            return
        self._note.setText(_("The seats are saved: {path}", path=path))

    def _say(self, sentence: str) -> None:
        fill_line(self._error, sentence)

    def _draw_by_lot(self) -> None:
        seed = self._session.dice.new_seed()
        self._seat(lambda: self._session.refusal(draw_seats(self._session.evening, seed)))

    def _seat_again(self) -> None:
        self._seat(lambda: self._session.refusal(seat_anew(self._session.evening)))

    def _seat_with_fewer(self) -> None:
        offer = fewer_meetings(self._session.evening)
        if offer is not None:
            self._seat(lambda: self._session.refusal(offer.seats))

    def _seat(self, seat: Callable[[], str]) -> None:
        try:
            sentence = seat()
        except RuleError as refusal:
            sentence = message(refusal, self._session.words)
        self._say(sentence)


def _offer_words(offer: FewerMeetings, _: Words) -> str:
    """Say what fewer meetings again would cost."""
    return _.plural(
        "Two players meet again: now {now}, or only {then}, if {n} player sits twice or more at a "
        "table of five.",
        "Two players meet again: now {now}, or only {then}, if {n} players sit twice or more at a "
        "table of five.",
        offer.twice,
        now=offer.now,
        then=offer.then,
    )


def show_seats(session: Session[ClubNightEvent], parent: QWidget) -> QDialog:
    """Open the page of the seats above a stage, and return it."""
    above = made_above("seatsDialog", session.words("Who sits where"), parent)
    return open_above(above, ClubSeatsPanel(session, above))
