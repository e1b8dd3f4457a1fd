"""The stage *Results*: the standings in large, the scoreboard, and what is taken home."""

from functools import partial
from itertools import groupby

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from whist_td.desk.requests import Next, missing_rounds, next_step
from whist_td.formats.militaire.commands import SettleTie
from whist_td.formats.militaire.files import FILES
from whist_td.formats.militaire.paper import PAPERS
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import TieBreak
from whist_td.formats.militaire.rules.standings import MilitaireStanding
from whist_td.formats.militaire.screens.results_scoreboard import (
    ScoreboardTable,
    ScoreboardView,
    scoreboard,
)
from whist_td.formats.militaire.views import StandingsView, sheet_view, standings_view
from whist_td.formats.militaire.words.standings import militaire_listing
from whist_td.kit.fields import ChoiceField
from whist_td.kit.parts import button, column, empty, row
from whist_td.kit.session import Session
from whist_td.kit.stylesheet import HEADING, STEP
from whist_td.kit.text_table import TextTable, TextTableView
from whist_td.kit.theme import labelled, named
from whist_td.stages.results_frame import ResultsFrame, ResultsKind, Trust, exports
from whist_td.words.labels import standings_title
from whist_td.words.words import N_, Words

_PAIR = 2


EXPORTS = exports(
    FILES,
    PAPERS,
    N_("The standings and the scoreboard, ready to print or to send"),
    N_("A workbook for your calculations: entries, rotation, results, scoreboard, standings"),
)


_TRUST = Trust(
    begins=N_("The standings begin with the first result of round 1."),
    past=N_("As it was after round {round}, with today’s corrections. Newest round: {newest}."),
    left=lambda n, _: _.plural(
        "All results are in. {n} round is still to be played.",
        "All results are in. {n} rounds are still to be played.",
        n,
    ),
)


def _open_ties(
    event: MilitaireEvent, after_round: int
) -> tuple[tuple[MilitaireStanding, ...], ...]:
    """Return the teams, group by group, that only an extra deal can separate."""
    by_extra_deal = TieBreak.EXTRA_DEAL in event.settings.tie_breaks
    is_over = after_round == event.last_announced and next_step(event).what is not Next.BEGIN
    if not by_extra_deal or not is_over or missing_rounds(event, after_round):
        return ()
    rows = standings_view(event, after_round).rows
    in_play = (row for row in rows if not row.withdrawn)
    groups = (tuple(group) for _rank, group in groupby(in_play, key=lambda row: row.rank))
    return tuple(group for group in groups if len(group) > 1)


class _TieQuestions(QWidget):
    """A strip a tie; there is nothing to see where there is no tie to settle."""

    def __init__(self, session: Session[MilitaireEvent], parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._ties: tuple[tuple[MilitaireStanding, ...], ...] = ()
        self.setObjectName("tieQuestions")
        self._strips = column(inside=self)

    def show_round(self, after_round: int) -> None:
        """Ask about the ties as they stand after a round."""
        ties = _open_ties(self._session.facts, after_round)
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
        line = row(
            (labelled(_question(tie, session.words), "body", self), 1),
            inside=self,
            margins=(2 * STEP, STEP),
        )
        if len(tie) == _PAIR:
            for winner, loser in (self._tie, self._tie[::-1]):
                text = self._session.words("Team {team} won the extra deal", team=winner.team)
                won = button(text, f"extraDealTeam{winner.team}", self)
                command = SettleTie(winner.team, loser.team)
                won.clicked.connect(lambda _checked, settling=command: self._session.do(settling))
                line.addWidget(won)
        else:
            self._add_choice(line)

    def _add_choice(self, line: QHBoxLayout) -> None:
        _ = self._session.words
        self._winner = self._teams("extraDealWinner", _("Winner of the extra deal"), 0)
        self._loser = self._teams("extraDealLoser", _("Loser of the extra deal"), 1)
        keep = button(_("Enter this deal"), "keepExtraDeal", self)
        keep.clicked.connect(self._keep)
        won = QLabel(_("won the extra deal against"), self)
        line.addLayout(row(self._winner, won, self._loser, keep))

    def _teams(self, name: str, spoken: str, first: int) -> ChoiceField:
        _, box = self._session.words, named(ChoiceField(self), name)
        box.setAccessibleName(spoken)
        for standing in self._tie:
            box.addItem(_("Team {team}", team=standing.team), standing.team)
        box.setCurrentIndex(first)
        return box

    def _keep(self) -> None:
        self._session.do(SettleTie(self._winner.currentData(), self._loser.currentData()))


def _question(tie: tuple[MilitaireStanding, ...], _: Words) -> str:
    *first, last = (str(standing.team) for standing in tie)
    return _(
        "Teams {teams} and {last} share place {rank}: their captains play an extra deal.",
        teams=", ".join(first),
        last=last,
        rank=tie[0].rank,
    )


_KIND: ResultsKind[MilitaireEvent] = ResultsKind(
    name="results",
    tabs=N_("Standings or scoreboard"),
    round=N_("Round {round}"),
    newest_round=N_("Round {round} (newest)"),
    choice_steps=28,
    exports=EXPORTS,
    trust=_TRUST,
    papers=PAPERS,
    printed=("standings", "scoreboard"),
    of_round="score-sheets",
)


class ResultsPanel(ResultsFrame[MilitaireEvent]):
    """The standings of the teams, the scoreboard, and the ties an extra deal separates."""

    KIND = _KIND

    @override
    def _make_pages(self) -> None:
        _ = self._session.words
        self._standings = TextTable(parent=self)
        self._standings.leading = HEADING
        self._board = ScoreboardTable(_, self)
        self._standings_view = TextTableView(self._standings, "standingsView", self._tabs, HEADING)
        self._board_view = ScoreboardView(self._board, self._tabs)
        self._ties = _TieQuestions(self._session, self)
        self._tabs.addTab(self._standings_view, _("Standings"))
        self._tabs.addTab(self._board_view, _("Scoreboard"))
        self._standings_view.setAccessibleName(_("Standings"))
        self._board_view.who.setAccessibleName(_("Teams of the scoreboard"))
        self._board_view.rounds.setAccessibleName(_("Rounds of the scoreboard"))

    @override
    def _lay_out(self) -> None:
        super()._lay_out()
        self._whole.insertWidget(self._whole.indexOf(self.work), self._ties)

    @override
    def _show_standings(self, event: MilitaireEvent, after: int) -> None:
        view = standings_view(event, after)
        self._title.setText(standings_title(view, self._session.words))
        self._fill(
            event,
            partial(self._show_rows, event, view),
            partial(self._show_board, event, sheet_view(event, after)),
        )
        self._ties.show_round(after)

    def _show_rows(self, event: MilitaireEvent, view: StandingsView) -> None:
        before = standings_view(event, view.after_round - 1).rows if view.after_round > 1 else ()
        ranks = {row.team: row.rank for row in before}
        self._standings.show(militaire_listing(view, self._session.words, ranks, event.teams))

    def _show_board(self, event: MilitaireEvent, view: StandingsView) -> None:
        self._board.show_board(scoreboard(event, view))
        self._board_view.show_round(view.after_round)
