"""The round in large type with the way to earlier ones, and what carries the evening on."""

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.desk.journal import printed_sheets
from whist_td.desk.requests import OpenRound, next_step, open_rounds
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    ChangeClubSettings,
    FinishClub,
)
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.seating import ready_for
from whist_td.formats.club_night.views.views import ClubRoundView, club_round
from whist_td.formats.club_night.words.games import game_name, length_label
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.kit.fields import TICK, ChoiceField
from whist_td.kit.flow import WrappingRow
from whist_td.kit.parts import Banner, ClockLabel, PlainButton
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.players.words.player_history import entered_sentence
from whist_td.stages.play_foot_frame import FootFrame
from whist_td.stages.play_frame import WaitingFrame
from whist_td.stages.play_steps import RoundToBegin, SpokenSteps
from whist_td.words.messages import message
from whist_td.words.words import Words

_CARDS = "seating-cards"
"""The sheets on which everybody finds his seat."""
WIDEST_UNDER = 1.7
"""What is said stands under the round, beside two lines of buttons, up to so many times as wide."""


class ClubHead(QWidget):
    """Round and game, the clock, what can be asked for; a band while an earlier round is open."""

    round_chosen = Signal(int)
    jury_requested = Signal()
    happened_requested = Signal()
    standings_requested = Signal()

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._round = labelled("", "title", self)
        self._announced = named(labelled("", "body", self), "announcement")
        self._clock = ClockLabel(words, self)
        self._happened = PlainButton(_("Who really sat where…"), self)
        self._standings = PlainButton(_("Standings"), self)
        self._jury = PlainButton(_("Referee…"), self)
        self._chooser = named(ChoiceField(self), "rounds", _("Round shown"))
        self._band = Banner("backToCurrent", self)
        self._current = 0
        self._row, self._left, self._below = QHBoxLayout(), QVBoxLayout(), QHBoxLayout()
        self._column = QVBoxLayout(self)
        self._actions = QWidget(self)
        self._fill_actions()
        self._lay_out()
        self._chooser.activated.connect(self._choose)
        self._jury.clicked.connect(self.jury_requested)
        self._happened.clicked.connect(self.happened_requested)
        self._standings.clicked.connect(self.standings_requested)
        self._band.left.connect(lambda: self.round_chosen.emit(self._current))

    def show_round(
        self, view: ClubRoundView, event: ClubNightEvent, reread: Collection[int] = ()
    ) -> None:
        """Say a round; those that were read a second time have a tick in the list."""
        _ = self._words
        self._round.setText(_("Round {number} of {last}", number=view.number, last=view.rounds))
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        game = f"{game_name(event.game.code, _)} · {tables}"
        self._announced.setText(" · ".join(filter(None, (game, sit_out_words(view, _)))))
        self._chooser.clear()
        for number in range(event.last_announced, 0, -1):
            text = _("Round {number}", number=number)
            self._chooser.addItem(text + TICK if number in reread else text, number)
        self._chooser.setCurrentIndex(self._chooser.findData(view.number))
        self._show_band(view.number, event.last_announced)
        self._arrange()

    def show_standings(self, is_open: bool) -> None:  # noqa: FBT001 - a slot
        """Say whether the standings are seen."""
        self._standings.setChecked(is_open)

    def _show_band(self, shown: int, current: int) -> None:
        _ = self._words
        self._current = current
        self._band.say_of(
            current - shown,
            _(
                "You are looking at round {number}. If you correct something, everything follows.",
                number=shown,
            ),
            _("Back to round {number} (Esc)", number=current),
        )

    def _lay_out(self) -> None:
        _ = self._words
        self._chooser.setToolTip(_("Look at an earlier round, or correct it (PgUp, PgDn)"))
        self._chooser.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        row = self._row
        row.setSpacing(2 * STEP)
        self._left.setSpacing(0)
        self._round.setWordWrap(False)
        self._left.addWidget(self._round)
        row.addLayout(self._left)
        row.addWidget(self._announced, 1)
        row.addWidget(self._actions)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(STEP)
        self._column.addLayout(row)
        self._column.addLayout(self._below)
        self._column.addWidget(self._band)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Say it beside the round; without room there, under it, or on a line of its own."""
        # All as high as the highest, so that they stand on one line.
        height = self._chooser.sizeHint().height()
        self._chooser.setMinimumWidth(self._chooser.sizeHint().width() + STEP)
        for part in (self._clock, self._standings, self._happened, self._jury):
            part.setMinimumHeight(height)
        place = self._place_of_announced()
        if place.indexOf(self._announced) < 0:
            for layout in (self._left, self._row, self._below):
                layout.removeWidget(self._announced)
            if place is self._row:
                self._row.takeAt(1)
            elif self._row.count() == len((self._left, self._actions)):
                self._row.insertStretch(1, 1)
            place.insertWidget(0 if place is self._below else 1, self._announced, 1)

    def _place_of_announced(self) -> QBoxLayout:
        """Return where it is said; the clock goes with it where the buttons then fit on a line."""
        announced = self._announced.fontMetrics().horizontalAdvance(self._announced.text())
        name, clock = self._round.sizeHint().width(), self._clock.sizeHint().width() + STEP
        is_beside = self._below.indexOf(self._clock) < 0
        buttons = self._actions.sizeHint().width() - clock * is_beside
        left = self.width() - name - buttons - 4 * STEP
        is_under = left < 0 and announced <= WIDEST_UNDER * name
        goes_below = left < clock and not is_under
        if goes_below is is_beside:
            if self._below.indexOf(self._clock) < 0:
                self._buttons.removeWidget(self._clock)
                self._below.addWidget(self._clock)
            else:
                self._below.removeWidget(self._clock)
                self._buttons.insert_before(None, self._clock)
        if announced + clock + 2 * STEP <= left:
            return self._row
        return self._left if is_under else self._below

    def _choose(self, position: int) -> None:
        self.round_chosen.emit(self._chooser.itemData(position))

    def _fill_actions(self) -> None:
        _ = self._words
        row = self._buttons = WrappingRow(self._actions)
        self._clock.setContentsMargins(0, 0, STEP, 0)
        row.addWidget(self._clock)
        for button, name, tip in (
            (self._standings, "showStandings", _("The standings as they move (F7)")),
            (self._happened, "happened", _("Correct who sat where in this round (F4)")),
            (self._jury, "jury", _("A penalty from the referee (F9)")),
        ):
            button.setObjectName(name)
            button.setToolTip(tip)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            set_role(button, "compact")
            row.addWidget(button)
        self._standings.setCheckable(True)
        row.addWidget(self._chooser)


def sit_out_words(view: ClubRoundView, _: Words) -> str:
    """Say who sits out; nothing where nobody does."""
    people = ", ".join(view.sit_out_names)
    if not people:
        return ""
    return _.plural("Sits out: {people}.", "Sit out: {people}.", len(view.sit_out), people=people)


class ClubFoot(FootFrame[int, ClubNightEvent]):
    """How the tables stand, and the buttons that carry the evening on."""

    def refresh(self, shown: int, corrected: int | None = None) -> None:
        """Say how the round shown stands, and what comes next; `corrected` after a second pass."""
        _, event = self._words, self._session.facts
        missing = event.missing(shown)
        if missing:
            self._say_line(missing_tables_sentence(shown, missing, _), "body")
        else:
            done = _("Round {number}: every table has finished.", number=shown)
            if corrected == 0:
                done = _("Round {number}: entered a second time, everything agrees.", number=shown)
            elif corrected:
                done = _.plural(
                    "Round {number}: entered a second time, {n} table corrected.",
                    "Round {number}: entered a second time, {n} tables corrected.",
                    corrected,
                    number=shown,
                )
            self._say_line(f"✓ {done}", "good")
        self._say_course(shown, next_step(event), open_rounds(event))

    @override
    def _earlier_words(self, open_round: OpenRound[int]) -> str:
        _ = self._words
        return _("Round {number} is still open", number=open_round[0])

    @override
    def _missing_words(self, missing: tuple[int, ...]) -> str:
        newest = self._session.facts.last_announced
        return missing_tables_sentence(newest, missing, self._words)

    @override
    def _despite_words(self, missing: tuple[int, ...]) -> str:
        _ = self._words
        return _.plural("Continue without {n} table…", "Continue without {n} tables…", len(missing))


class ClubSteps(SpokenSteps[ClubNightEvent]):
    """Carries the evening on."""

    BEGINS, SETTLES, ENDS = BeginClubRound, ChangeClubSettings, FinishClub

    @override
    def _to_begin(self, number: int, missing: tuple[int, ...]) -> RoundToBegin | None:
        _, event = self._session.words, self._session.facts
        try:
            view = club_round(ready_for(event, number), number)
        except RuleError:
            return None
        tables = _.plural("{n} table", "{n} tables", len(view.tables))
        sentences = filter(None, (f"{tables}.", self._seats(view), sit_out_words(view, _)))
        stays = _("It stays open: what is missing can be entered later.")
        note = f"{self._lacking(number - 1, missing)} {stays}" if missing else ""
        return RoundToBegin(view.number, view.rounds, " ".join(sentences), note, "warning")

    def _seats(self, view: ClubRoundView) -> str:
        """Say where everybody finds his seat: on a card, where any was printed."""
        _ = self._session.words
        if len(view.tables) == 1:
            return _("Everybody is at the same table.")
        if _CARDS not in (printed_sheets(self._session.desk.lines) or ()):
            return _("No seating card is printed: the room shows who sits where (F5).")
        return _("Everybody goes to the table and the seat on the seating card.")

    @override
    def _lacking(self, round_number: int, missing: tuple[int, ...]) -> str:
        return missing_tables_sentence(round_number, missing, self._session.words)


class ClubWaiting(WaitingFrame):
    """So many players and tables, and round 1."""

    @override
    def refresh(self, event: ClubNightEvent) -> None:
        """Say what is ready and what is missing."""
        _ = self._words
        view, refusal = _first_round(event, _)
        title = _("Everything is ready for the first round") if view else _("Play has not begun")
        self._show(title, _readiness(event, view, refusal, _), is_ready=view is not None)


def _first_round(event: ClubNightEvent, _: Words) -> tuple[ClubRoundView | None, str]:
    """Return the first round as it would be seated, or the sentence that refuses it."""
    there, least = len(event.present(1)), event.game.least_players
    if there < least:
        return None, _.plural(
            "At least {n} player is needed.", "At least {n} players are needed.", least
        )
    try:
        return club_round(ready_for(event, 1), 1), ""
    except RuleError as error:
        return None, message(error, _)


def _readiness(event: ClubNightEvent, view: ClubRoundView | None, refusal: str, _: Words) -> str:
    players = entered_sentence(event, _)
    if view is None:
        return f"{players} {refusal}"
    tables = _.plural("{n} table is ready.", "{n} tables are ready.", len(view.tables))
    plan = _plan(event, view, _)
    closed = _("Once the first round has begun, latecomers join between two rounds.")
    first = " ".join((players, tables, plan))
    return "\n".join(filter(None, (first, sit_out_words(view, _), closed)))


def _plan(event: ClubNightEvent, view: ClubRoundView, _: Words) -> str:
    """Say how much is played; tables of five may play another number of deals."""
    game, rounds = game_name(event.game.code, _), event.settings.rounds
    lengths = {len(table.seats): length_label(table.length, _) for table in view.tables}
    if len(set(lengths.values())) > 1:
        texts = [
            _("tables of {people}: {length}", people=people, length=length)
            for people, length in sorted(lengths.items())
        ]
        return _.plural(
            "{game}: {n} round; {lengths}.",
            "{game}: {n} rounds; {lengths}.",
            rounds,
            game=game,
            lengths=", ".join(texts),
        )
    return _.plural(
        "{game}: {n} round, {length} at each table.",
        "{game}: {n} rounds, {length} at each table.",
        rounds,
        game=game,
        length=next(iter(lengths.values())),
    )
