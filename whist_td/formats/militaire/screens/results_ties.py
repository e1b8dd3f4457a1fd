"""Who won the extra deal: one calm question for each tie that nothing separates."""

from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from whist_td.formats.militaire.commands.commands import SettleTie
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.screens.results_state import open_ties
from whist_td.kit.parts import button, empty, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import STEP
from whist_td.kit.theme import labelled
from whist_td.words.words import Words

PAIR = 2


class TieQuestions(QWidget):
    """A strip a tie; there is nothing to see where there is no tie to settle."""

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._ties: tuple[tuple[MilitaireStanding, ...], ...] = ()
        self.setObjectName("tieQuestions")
        self._strips = QVBoxLayout(self)
        self._strips.setContentsMargins(0, 0, 0, 0)
        self._strips.setSpacing(STEP)

    def show_round(self, after_round: int) -> None:
        """Ask about the ties as they stand after a round."""
        ties = open_ties(self._session.evening, after_round)
        if ties != self._ties:
            self._ties = ties
            empty(self._strips)
            for tie in ties:
                self._strips.addWidget(TieQuestion(tie, self._session, self))
        self.setVisible(bool(ties))


class TieQuestion(QFrame):
    """The teams of one tie; two buttons for two teams, a choice for more."""

    def __init__(
        self, tie: tuple[MilitaireStanding, ...], session: Session[MilitaireEvent], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._tie = session, tie
        self.setProperty("role", "strip")
        line = QHBoxLayout(self)
        line.setContentsMargins(2 * STEP, STEP, 2 * STEP, STEP)
        line.setSpacing(STEP)
        line.addWidget(labelled(_question(tie, session.words), "body", self), 1)
        if len(tie) == PAIR:
            self._add_buttons(line)
        else:
            self._add_choice(line)

    def _add_buttons(self, line: QHBoxLayout) -> None:
        _ = self._session.words
        for winner, loser in (self._tie, self._tie[::-1]):
            text = _("Team {team} won the extra deal", team=winner.team)
            made = button(text, f"extraDealTeam{winner.team}", self)
            command = SettleTie(winner.team, loser.team)
            made.clicked.connect(lambda _checked, asked=command: self._session.do(asked))
            line.addWidget(made)

    def _add_choice(self, line: QHBoxLayout) -> None:
        _ = self._session.words
        self._winner = self._teams("extraDealWinner", _("Winner of the extra deal"), 0)
        self._loser = self._teams("extraDealLoser", _("Loser of the extra deal"), 1)
        keep = button(_("Record the extra deal"), "keepExtraDeal", self)
        keep.clicked.connect(self._keep)
        won = QLabel(_("won the extra deal against"), self)
        line.addLayout(row(self._winner, won, self._loser, keep))

    def _teams(self, name: str, spoken: str, first: int) -> QComboBox:
        box = QComboBox(self)
        box.setObjectName(name)
        box.setAccessibleName(spoken)
        for standing in self._tie:
            box.addItem(_team(standing, self._session.words), standing.team)
        box.setCurrentIndex(first)
        return box

    def _keep(self) -> None:
        self._session.do(SettleTie(self._winner.currentData(), self._loser.currentData()))


def _team(standing: MilitaireStanding, _: Words) -> str:
    return _("Team {team}", team=standing.team)


def _question(tie: tuple[MilitaireStanding, ...], _: Words) -> str:
    *first, last = (str(standing.team) for standing in tie)
    return _(
        "Teams {teams} and {last} share place {rank}: their captains play an extra deal.",
        teams=", ".join(first),
        last=last,
        rank=tie[0].rank,
    )
