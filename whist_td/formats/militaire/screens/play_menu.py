"""The menu of one table: everything else that can be said of it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from whist_td.formats.militaire.commands.commands import (
    EnterResult,
    RecordRedeal,
    ReinstateTeam,
)
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Result, Side
from whist_td.formats.militaire.screens.play_keys import Asked, Stroke
from whist_td.formats.militaire.screens.substitute import SubstituteDialog
from whist_td.formats.militaire.screens.withdraw import WithdrawDialog
from whist_td.formats.militaire.views.views import TableRow
from whist_td.kit.session import Session
from whist_td.words.words import N_, Words

FAULTS = (
    (Stroke.REVOKE, N_("Revoke…"), "R"),
    (Stroke.INFLUENCE, N_("Influence…"), "I"),
    (Stroke.FORFEIT, N_("Forfeit…"), "F"),
    (Stroke.VOID, N_("Void…"), "X"),
)
PLAYED = (
    (Side.HOME, N_("They did play: home side won")),
    (Side.VISITORS, N_("They did play: visitors won")),
)


class TableMenu(QMenu):
    """Faults and tricks, the redeal, substitutes and withdrawal, and the result taken away."""

    def __init__(
        self,
        row: TableRow,
        session: Session[MilitaireEvent],
        ask: Callable[[Asked], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._row = row
        self._session = session
        self._ask = ask
        _ = session.words
        self.setAccessibleName(_("Table {table}", table=row.place.table))
        if row.result is not None and row.place not in session.evening.results:
            self._add_played(_)
        self._add_faults(_)
        self.addSeparator()
        self._add_team(row.home, _)
        self._add_team(row.visitors, _)
        self.addSeparator()
        self._add(_("Take the result away"), Stroke.CLEAR, "Del")
        self.actions()[-1].setEnabled(row.place in session.evening.results)

    def _add_played(self, _: Words) -> None:
        """Offer a result where the forfeit of a team that left stands by itself."""
        for side, text in PLAYED:
            command = EnterResult(self._row.place, Result(side))
            self.addAction(_(text)).triggered.connect(partial(self._session.do, command))
        self.addSeparator()

    def _add_faults(self, _: Words) -> None:
        for stroke, text, key in FAULTS:
            self._add(_(text), stroke, key)
        if self._session.evening.settings.count_tricks:
            self._add(_("Tricks…"), Stroke.TRICKS, "T")
        redeal = self.addAction(_("Redeal at this table"))
        redeal.setEnabled(not self._row.redealt)
        redeal.triggered.connect(lambda: self._session.do(RecordRedeal(self._row.place)))

    def _add(self, text: str, stroke: Stroke, key: str) -> None:
        action = self.addAction(f"{text}\t{key}")
        asked = Asked(self._row.place.table, stroke)
        action.triggered.connect(lambda: self._ask(asked))

    def _add_team(self, number: int, _: Words) -> None:
        team = self._session.evening.teams[number]
        substitute = self.addAction(_("Substitute in team {team}…", team=number))
        substitute.triggered.connect(
            lambda: SubstituteDialog(self._session, team, self._window()).exec()
        )
        if team.withdrawn_from is None:
            leave = self.addAction(_("Team {team} is leaving…", team=number))
            leave.triggered.connect(
                lambda: WithdrawDialog(self._session, team, self._window()).exec()
            )
        else:
            back = self.addAction(_("Take team {team} back", team=number))
            back.triggered.connect(lambda: self._session.do(ReinstateTeam(number)))

    def _window(self) -> QWidget:
        parent = self.parentWidget()
        return parent if parent is not None else self
