"""The page of the movement: rounds and tables, who meets whom, who is compared, how good it is."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QWidget,
)
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.formats.whiz.files.movement_file import write_movement
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.screens.movement_arrivals import FreshRoundsDialog
from whist_td.formats.whiz.screens.movement_changes import ChangeDialog, MovementImportDialog
from whist_td.formats.whiz.screens.movement_grid import MovementGrid
from whist_td.formats.whiz.screens.movement_offers import OffersDialog
from whist_td.formats.whiz.views.movement_views import evening_forecast, judged
from whist_td.formats.whiz.views.offers import evening_offers
from whist_td.formats.whiz.views.planning import anew
from whist_td.formats.whiz.views.rebuilding import Acquaintance, acquaintance
from whist_td.formats.whiz.words.forecast import forecast_sentences, size_sentence
from whist_td.formats.whiz.words.movement import figure_rows, verdict_sentences, whiz_page
from whist_td.kit.dialog_pages import (
    made_above,
    open_above,
    open_dialog,
    page_foot,
    wrapped,
)
from whist_td.kit.fields import NumberField
from whist_td.kit.file_dialogs import asked_place
from whist_td.kit.flow import folded
from whist_td.kit.folding import FoldingLabel
from whist_td.kit.parts import button, keep_room, page, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled, named, set_role
from whist_td.players.screens.movement_page import FiguresView, MovementAbove
from whist_td.players.screens.pair_map import PairMap, PairTone
from whist_td.players.screens.pair_view import PairMapView
from whist_td.players.views.movement_views import Between, Level, levels_of
from whist_td.players.words.movement_pages import map_legend
from whist_td.stages.work_line import FileKind, event_file
from whist_td.words.messages import message
from whist_td.words.words import N_, Words, numbers_listed


class HeatMap(PairMap):
    """Rows and columns are players."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._kind = Between.MEETINGS
        self._known = Acquaintance((), {}, {})
        self._found: tuple[Level, ...] = ()

    def show_people(self, known: Acquaintance, kind: Between) -> None:
        """Show who knows whom."""
        self._known, self._kind = known, kind
        _ = self._words
        names = {
            Between.MEETINGS: _("Who meets whom"),
            Between.COMPARISONS: _("Who is compared with whom"),
        }
        self.setAccessibleName(names[kind])
        self._found = levels_of(self.count(*pair) for pair in combinations(known.players, 2))
        self.show_numbers(known.players)

    @override
    def _levels(self) -> tuple[Level, ...]:
        return self._found

    @override
    def _tone(self) -> PairTone:
        return PairTone.ALARMING if self._kind is Between.MEETINGS else PairTone.NEUTRAL

    def legend_words(self) -> tuple[str, ...]:
        """Say what each ground means, the fewest first."""
        return map_legend(self._kind, self._found, self._words)

    @override
    def count(self, one: int, other: int) -> int:
        """Return how often two people meet, or on how many sets they are compared."""
        return len(self._occasions(one, other))

    def _occasions(self, one: int, other: int) -> Sequence[int]:
        is_meeting, known = self._kind is Between.MEETINGS, self._known
        return known.meetings(one, other) if is_meeting else known.comparisons(one, other)

    @override
    def sentence(self, one: int, other: int) -> str:
        """Say what the square of two people means."""
        _ = self._words
        if one == other:
            return _("Player {one}", one=one)
        occasions = self._occasions(one, other)
        where = numbers_listed(occasions, _)
        if self._kind is Between.MEETINGS:
            if not occasions:
                return _("{one} and {other} do not meet.", one=one, other=other)
            return _.plural(
                "{one} and {other} meet in round {where}.",
                "{one} and {other} meet {n} times, in rounds {where}.",
                len(occasions),
                one=one,
                other=other,
                where=where,
            )
        if not occasions:
            return _("{one} and {other} are never compared.", one=one, other=other)
        return _.plural(
            "{one} and {other} are compared on set {where}.",
            "{one} and {other} are compared on {n} sets: {where}.",
            len(occasions),
            one=one,
            other=other,
            where=where,
        )


class PeopleView(PairMapView[HeatMap]):
    """One of the two pictures, with its legend and the words for one player."""

    OF_ONE = N_("The same in words, for player")

    def __init__(self, kind: Between, words: Words, parent: QWidget) -> None:
        super().__init__(partial(HeatMap, words), words, parent)
        self._kind = kind

    def show_people(self, evening: WhizEvent, known: Acquaintance) -> None:
        """Show who knows whom in a tournament."""
        self._map.show_people(known, self._kind)
        self._legend.show_texts(self._map.legend_words())
        names = {number: player.name for number, player in evening.players.items()}
        self.show_numbers(known.players, names)

    @override
    def _sentence(self, times: int, others: list[int]) -> str:
        _ = self._words
        people = numbers_listed(others, _)
        if self._kind is Between.MEETINGS:
            if not times:
                return _("Does not meet {people}.", people=people)
            return _.plural(
                "Meets once: {people}.", "Meets {n} times: {people}.", times, people=people
            )
        if not times:
            return _("Is never compared with {people}.", people=people)
        return _.plural(
            "Compared on {n} set with {people}.",
            "Compared on {n} sets with {people}.",
            times,
            people=people,
        )


class WhizMovementPanel(MovementAbove):
    """Four views of one movement; Esc goes back."""

    SHOWN_HERE = ("rounds", "players", "settings")

    def __init__(self, session: Session[WhizEvent], parent: QWidget | None = None) -> None:
        _ = session.words
        super().__init__(parent)
        self._session = session
        self.setObjectName("whizMovementPanel")
        self._title = labelled(_("The movement"), "title", self)
        self._size = FoldingLabel("", self, "number")
        self._summary = named(labelled("", "quiet", self), "movementTold")
        self._cells = FoldingLabel("", self, "quiet")
        self._grid = MovementGrid(_, self)
        self._sought = named(NumberField(self), "findPlayer", _("Find a player"))
        self._met = PeopleView(Between.MEETINGS, _, self)
        self._compared = PeopleView(Between.COMPARISONS, _, self)
        self._figures = FiguresView(_, self)
        self._import = button(_("A movement of your own…"), "movementImport", self)
        self._change = button(_("Change it…"), "movementChange", self)
        self._offers = button(_("Other movement…"), "movementOffers", self)
        self._again = button(_("Rebuild the movement"), "movementAnew", self)
        self._save = button(_("Save as a table…"), "movementSave", self)
        self._make_foot(_)
        self._name_parts()
        self._lay_out()
        self._connect()
        self.refresh()

    def _name_parts(self) -> None:
        _ = self._session.words
        self._sought.setPrefix(_("Find player "))
        self._sought.setSpecialValueText(_("Find a player"))
        self._cells.setText(_("In each cell: North · East · South, and below them the deals."))
        self._cells.setAlignment(Qt.AlignmentFlag.AlignRight)
        keep_room(self._cells)
        self._again.setToolTip(_("The best the program knows for the rounds to come."))

    def _lay_out(self) -> None:
        _ = self._session.words
        for text, name, view in (
            (_("Rounds and tables"), "viewRounds", self._grid),
            (_("Who meets whom"), "viewMeetings", self._met),
            (_("Who is compared with whom"), "viewComparisons", self._compared),
            (_("Quality in figures"), "viewFigures", self._figures),
        ):
            self._add_view(text, name, view)
        views = (wrapped(self._choices.buttons(), self), 1)
        row(views, self._sought, inside=self._strip, margins=(STEP, STEP // 2))
        actions = (self._offers, self._import, self._change, self._again, self._save)
        head = folded(self._title, self._size, self._cells, spacing=3 * STEP)
        above = (head, self._summary, self._strip, (self._views, 1))
        column = page(self, *above, self._printing.line)
        # Made before the others stand in the page, it would be measured too high.
        column.addLayout(page_foot((*actions, self._printing.button), self._back, self))

    def _connect(self) -> None:
        self._sought.valueChanged.connect(self._grid.seek)
        session = self._session
        self._follow(session)
        self._import.clicked.connect(lambda: self._ask(MovementImportDialog))
        self._change.clicked.connect(lambda: self._ask(ChangeDialog))
        self._offers.clicked.connect(lambda: self._ask(OffersDialog))
        self._again.clicked.connect(self._make_again)
        self._save.clicked.connect(self._ask_file)
        self._printing.button.clicked.connect(
            lambda: self._printing.print_page(whiz_page(session.evening, session.words))
        )

    @override
    def _show_view(self, view: int) -> None:
        super()._show_view(view)
        is_grid = self._views.currentWidget() is self._grid
        self._sought.setVisible(is_grid)
        self._summary.setVisible(is_grid)
        self._cells.setVisible(is_grid)

    @override
    def refresh(self) -> None:
        """Show the movement as it is on the disk."""
        _, evening = self._session.words, self._session.evening
        rounds = tuple(evening.rounds.values())
        seen = evening_forecast(evening)
        self._size.setText(size_sentence(seen.tables, evening.settings, _) if rounds else "")
        wrong = verdict_sentences(judged(evening, rounds), _) if rounds else ()
        sentences = forecast_sentences(seen, _) if seen.rounds == rounds else ()
        set_role(self._summary, "warning" if wrong else "quiet")
        self._summary.setText(
            " ".join((*wrong, *sentences))
            or _("The movement appears here once six players are entered.")
        )
        known = acquaintance(rounds)
        self._grid.show_evening(evening, rounds)
        self._sought.setRange(0, max(evening.players, default=0))
        self._met.show_people(evening, known)
        self._compared.show_people(evening, known)
        figures = figure_rows(judged(evening, rounds), _) if rounds else ()
        self._figures.show_figures(figures)
        self._allow()

    def _allow(self) -> None:
        _, evening = self._session.words, self._session.evening
        started, to_come = evening.is_started, len(evening.rounds) > evening.last_announced
        own = _("Only before play.") if started else ""
        self._import.setEnabled(not started and bool(evening.players))
        self._import.setToolTip(own)
        self._change.setEnabled(to_come)
        self._offers.setVisible(len(evening_offers(evening)) > 1)
        self._again.setEnabled(to_come)
        self._again.setText(_("Rebuild the movement…") if started else _("Rebuild the movement"))
        self._save.setEnabled(bool(evening.rounds))
        self._printing.button.setEnabled(bool(evening.rounds))

    def _ask(self, question: Callable[[Session[WhizEvent], QWidget], QDialog]) -> None:
        open_dialog(question(self._session, self))

    def _ask_file(self) -> None:
        _ = self._session.words
        kinds = _("Tables ({kinds})", kinds="*.csv")
        suggested = event_file(self._session, FileKind(_("movement"), ".csv", ""))
        chosen = asked_place(self, _("Save the movement as a table"), suggested, kinds)
        if chosen is not None:
            self.save(chosen.with_suffix(".csv"))

    def save(self, path: Path) -> None:
        """Write the movement into a table that can be corrected and read again."""
        _ = self._session.words
        try:
            write_movement(self._session.evening.rounds.values(), path, _)
        except RuleError as refusal:
            self._summary.setText(message(refusal, _))
            return
        self._summary.setText(_("The movement is saved: {path}", path=path))

    def _make_again(self) -> None:
        if self._session.evening.is_started:
            self._ask(FreshRoundsDialog)
            return
        try:
            self._session.do(anew(self._session.evening))
        except RuleError as refusal:
            self._summary.setText(message(refusal, self._session.words))


def show_movement(session: Session[WhizEvent], parent: QWidget) -> QDialog:
    """Open the page of the movement, and return it."""
    above = made_above("movementDialog", session.words("The movement"), parent)
    return open_above(above, WhizMovementPanel(session, above))
