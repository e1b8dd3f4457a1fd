"""What keys and clicks on the tables do: results in, corrected, taken away, read again."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from whist_td.formats.militaire.commands import (
    ClearResult,
    ConfirmRound,
    EnterResult,
    RecordRedeal,
    ReinstateTeam,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.screens.play_fault import QUESTIONS, FaultStrip
from whist_td.formats.militaire.screens.play_model import (
    CELL,
    SecondPass,
    TableCell,
    TablesModel,
    entered_in,
    second_pass,
)
from whist_td.formats.militaire.screens.play_tables import TableAsked, TableKey, TablesView, Won
from whist_td.formats.militaire.screens.substitute import substitute_question, withdrawal_question
from whist_td.formats.militaire.views import TableInRound, table_row
from whist_td.formats.militaire.words.facts import result_words
from whist_td.kit.aim import open_menu
from whist_td.kit.answer_dialog import ask
from whist_td.kit.session import Session
from whist_td.kit.strip import StripPlace
from whist_td.stages.keys_table import cap_label
from whist_td.stages.second_pass import PassBand, ReadingText, RoundRereading, TwoReadings
from whist_td.words.words import N_, Words, numbers_listed, sentence_case

_PLAYED = (
    (Side.HOME, N_("They played after all: home side won")),
    (Side.VISITORS, N_("They played after all: visitors won")),
)


_ALL_TRICKS = ((Side.HOME, "←"), (Side.VISITORS, "→"))


class _SecondReading(RoundRereading[int, Result, MilitaireEvent]):
    """The second pass of one round, by table."""

    INCOMPLETE = N_("Enter every table first; the second pass compares with what is entered.")

    @override
    def _readings_of(self, event: MilitaireEvent, round_number: int) -> SecondPass:
        return second_pass(event, round_number)

    @override
    def _entered_in(self, event: MilitaireEvent, round_number: int) -> Mapping[int, Result]:
        return entered_in(event, round_number)

    @override
    def _two(self, where: int, first: Result, now: Result) -> TwoReadings[int]:
        _ = self._session.words
        question = _("Table {table}: the two readings differ. Which is right?", table=where)
        texts = (ReadingText(result_words(each, _)) for each in (first, now))
        return TwoReadings(where, question, *texts)

    @override
    def _replacing(self, readings: SecondPass, where: int) -> EnterResult:
        return EnterResult(Place(readings.round, where), readings.read[where])

    @override
    def _confirming(self, round_number: int, corrected: int) -> ConfirmRound:
        return ConfirmRound(round_number, corrected)


class SecondPassBand(PassBand):
    """Says how many cartons are read."""

    TOLD = N_("Second pass of round {round}: {read} of {all}")

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.setToolTip(words("Enter the round again from the number cards, table by table."))


_FAULTS = (
    (TableKey.REVOKE, N_("Revoke…"), "R"),
    (TableKey.INFLUENCE, N_("Influence…"), "I"),
    (TableKey.FORFEIT, N_("Forfeit…"), "F"),
    (TableKey.VOID, N_("Void…"), "X"),
)


class _TableMenu(QMenu):
    """All tricks, faults, the redeal, substitutes and withdrawal, and the result taken away."""

    def __init__(
        self,
        row: TableInRound,
        session: Session[MilitaireEvent],
        ask: Callable[[TableAsked], None],
        enter: Callable[[Won], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._row = row
        self._session = session
        self._ask = ask
        self._enter = enter
        _ = session.words
        self.setAccessibleName(_("Table {table}", table=row.place.table))
        if row.result is not None and row.place not in session.facts.results:
            # A result is offered where the forfeit of a team that left stands by itself.
            for side, text in _PLAYED:
                command = EnterResult(row.place, Result(side))
                self.addAction(_(text)).triggered.connect(partial(session.do, command))
            self.addSeparator()
        else:
            self._add_all_tricks(_)
        self._add_faults(_)
        self.addSeparator()
        self._add_team(row.home, _)
        self._add_team(row.visitors, _)
        self.addSeparator()
        self._add(_("Remove the result"), TableKey.CLEAR, cap_label("Delete", _))
        self.actions()[-1].setEnabled(row.place in session.facts.results)

    def _add_all_tricks(self, _: Words) -> None:
        """Offer what a key does with Shift: nothing else on the page tells of it before."""
        for side, arrow in _ALL_TRICKS:
            won = Won(self._row.place.table, side, all_tricks=True, by_key=False)
            label = sentence_case(result_words(result_of(side, ResultKind.PERFECT), _))
            action = self.addAction(f"{label}\t{cap_label('Shift', _)}+{arrow}")
            action.triggered.connect(partial(self._enter, won))
        self.addSeparator()

    def _add_faults(self, _: Words) -> None:
        for stroke, text, key in _FAULTS:
            self._add(_(text), stroke, key)
        if self._session.facts.settings.count_tricks:
            self._add(_("Tricks…"), TableKey.TRICKS, "T")
        redeal = self.addAction(_("Redeal at this table"))
        redeal.setEnabled(not self._row.redealt)
        redeal.triggered.connect(lambda: self._session.do(RecordRedeal(self._row.place)))

    def _add(self, text: str, stroke: TableKey, key: str) -> None:
        action = self.addAction(f"{text}\t{key}")
        stroke_at = TableAsked(self._row.place.table, stroke)
        action.triggered.connect(lambda: self._ask(stroke_at))

    def _add_team(self, number: int, _: Words) -> None:
        session, team = self._session, self._session.facts.teams[number]
        window = self.parentWidget() or self
        substitute = self.addAction(_("Substitute in team {team}…", team=number))
        substitute.triggered.connect(
            lambda: ask(session, substitute_question(session, team), window)
        )
        if team.withdrawn_from is None:
            leave = self.addAction(_("Team {team} is leaving…", team=number))
            leave.triggered.connect(
                lambda: ask(session, withdrawal_question(session, number), window)
            )
        else:
            back = self.addAction(_("Bring team {team} back", team=number))
            back.triggered.connect(lambda: session.do(ReinstateTeam(number)))


def _forfeit_sentence(event: MilitaireEvent, place: Place, _: Words) -> str:
    """Say whose leaving decides a table."""
    teams = (place.table, event.visitors_at(place))
    gone = [team for team in teams if event.teams[team].is_withdrawn(place.round)]
    return _.plural(
        "Table {table}: forfeit, team {teams} has withdrawn (menu: M).",
        "Table {table}: void, teams {teams} have withdrawn (menu: M).",
        len(gone),
        table=place.table,
        teams=numbers_listed(gone, _),
    )


class RoundEntry(QObject):
    """Entry for the round that is shown."""

    steered = Signal(object)
    """A `TableKey` about the round and not about a table."""
    explained = Signal(str)
    """Why a key was not taken in; nothing is wrong."""

    def __init__(
        self,
        session: Session[MilitaireEvent],
        view: TablesView,
        model: TablesModel,
        strips: StripPlace,
    ) -> None:
        super().__init__(view)
        self._session = session
        self._view = view
        self._strips = strips
        self._model = model
        self._round = 0
        self.second = _SecondReading(session, model, strips, self)
        view.won.connect(self.enter)
        view.table_asked.connect(self.ask)
        self.second.agreed.connect(self._leave)

    @property
    def tables_left(self) -> tuple[int, ...]:
        """The tables still to be entered, or in a second pass to be read again."""
        if self.second.state:
            return self.second.state.left or self.second.state.differing
        return self._session.facts.missing(self._round)

    def show_round(self, round_number: int) -> None:
        """Enter into another round from now on."""
        if self._round != round_number:
            self._round = round_number
            if self.second.state:
                self.second.stop()

    def enter(self, won: Won) -> None:
        """Take in who won a table; after a key, go to the next that is wanted."""
        obstacle = self._obstacle(won)
        if obstacle:
            self.explained.emit(obstacle)
            return
        kind = ResultKind.PERFECT if won.all_tricks else ResultKind.NORMAL
        result = result_of(won.side, kind)
        if won.by_key or self.second.state:
            self._take(won.table, result)
        else:
            self._session.do(EnterResult(self._place(won.table), result))

    def result_at(self, table: int) -> Result | None:
        """Return what is shown at a table, in a second pass what was read there."""
        cell: TableCell | None = self._model.index(table - 1).data(CELL)
        return cell.result if cell else None

    def toggle_all_tricks(self, table: int) -> None:
        """Record that a side won all thirteen tricks at a table, or after all did not."""
        result = self.result_at(table)
        if result is not None and result.winner is not None:
            perfect = not result.all_tricks
            self.enter(Won(table, result.winner, all_tricks=perfect, by_key=False))

    def ask(self, pressed: TableAsked) -> None:
        """Do what a key asks for."""
        if pressed.stroke in QUESTIONS:
            self._ask_fault(pressed)
            return
        match pressed.stroke:
            case TableKey.CLEAR:
                self._session.do(ClearResult(self._place(pressed.table)))
            case TableKey.MENU:
                row = table_row(self._session.facts, self._place(pressed.table))
                menu = _TableMenu(row, self._session, self.ask, self.enter, self._view)
                open_menu(menu, self._view.menu_corner())
            case TableKey.SECOND_PASS:
                self.toggle_second_pass()
            case stroke:
                self.steered.emit(stroke)

    def _take(self, table: int, result: Result) -> None:
        if self.second.state:
            self.second.read(table, result)
        elif self._session.do(EnterResult(self._place(table), result)):
            self._leave(table)

    def _leave(self, table: int) -> None:
        self._view.go_on(table, self.tables_left)

    def _obstacle(self, won: Won) -> str:
        """Say why one key does not change what stands at a table; empty: it may."""
        event, place, _ = self._session.facts, self._place(won.table), self._session.words
        is_in = place in event.results
        if not is_in and event.result(place) is not None:
            return _forfeit_sentence(event, place, _)
        by_itself = won.by_key and not self._view.is_chosen and not self.second.state
        if not is_in or not by_itself:
            return ""
        return _(
            "The result of table {table} is already in. To correct it, go there: ↑ or ↓, its "
            "number, or the mouse.",
            table=place.table,
        )

    def _ask_fault(self, stroke: TableAsked) -> None:
        counts = self._session.facts.settings.count_tricks
        if stroke.stroke is TableKey.TRICKS and not counts:
            _ = self._session.words
            self._session.refused.emit(
                _("This event does not count tricks. The event page can change that.")
            )
            return
        row = table_row(self._session.facts, self._place(stroke.table))
        strip = FaultStrip(row, stroke.stroke, self._session.words, self._strips)
        strip.decided.connect(self._take_fault)
        self._strips.ask(strip)

    def _take_fault(self, table: int, result: Result) -> None:
        self._strips.close_strip()
        self._take(table, result)

    def toggle_second_pass(self) -> None:
        """Read the round a second time, or leave that."""
        if self.second.state:
            self.second.stop()
            return
        self.second.begin(self._round)
        if readings := self.second.state:
            self._view.go_to((*readings.left, *readings.differing, 1)[0])

    def _place(self, table: int) -> Place:
        return Place(self._round, table)
