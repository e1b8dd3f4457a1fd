"""The stage *Entries*: the teams, typed like a spreadsheet, and where each is at home."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from whist_td.formats.militaire.commands import (
    AddTeams,
    ChangeTeam,
    OrderTables,
    ReinstateTeam,
    RemoveTeam,
)
from whist_td.formats.militaire.files.rosters import TEAM_LINE, is_heading
from whist_td.formats.militaire.rules.entries import with_teams
from whist_td.formats.militaire.rules.errors import EntriesClosedError
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.teams import SEATS, Substitute, Team
from whist_td.formats.militaire.screens.import_teams import ImportDialog
from whist_td.formats.militaire.screens.substitute import substitute_question, withdrawal_question
from whist_td.formats.militaire.words.sentences import (
    count_sentence,
    lacking_sentence,
    may_begin_all_the_same,
    seat_label,
)
from whist_td.interchange.messy_lists import LineShape
from whist_td.kit.answer_dialog import ask
from whist_td.kit.typed_rows import FIRST_TYPED, MISSING_ROLE, NUMBER, TypedModel, TypedRow
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.stages.entries_delegate import EntriesDelegate
from whist_td.stages.entries_frame import EntriesFrame, EntriesGrid, ListOrders, SentenceLine
from whist_td.stages.entries_storage import REMARK_ROLE, RemarkTone, RowRemark, RowStorage
from whist_td.stages.entries_view import EntriesView, ListActions, allow
from whist_td.words.formats import Plural
from whist_td.words.messages import message
from whist_td.words.words import Words, span_words

_NOBODY = ("", "", "", "", "")
"""Team name, captain, players 1, 2, 3."""
_FIRST_SEAT = 1
"""Where the captain stands in the texts; the team name comes before."""


@dataclass(frozen=True)
class TeamEntry(TypedRow[Team]):
    """One row: what is typed, what is stored, and why the two differ where it was refused."""

    BLANK: ClassVar[tuple[str, ...]] = _NOBODY
    PEOPLE: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    CLUB: ClassVar[int] = 0
    SHAPE: ClassVar[LineShape] = TEAM_LINE

    texts: tuple[str, ...] = _NOBODY

    @staticmethod
    @override
    def texts_of(stored: Team) -> tuple[str, ...]:
        return (stored.name, *stored.members)

    @staticmethod
    @override
    def unnumbered(stored: Team) -> Team:
        return stored.with_number(0)

    @property
    @override
    def is_full(self) -> bool:
        """Whether the captain and all three players are named."""
        return all(self.texts[_FIRST_SEAT:])

    @property
    def missing_seats(self) -> tuple[int, ...]:
        """The places without a name, once the row is begun."""
        names = self.texts[_FIRST_SEAT:]
        return () if self.is_empty else tuple(seat for seat in SEATS if not names[seat])

    def team(self) -> Team:
        """Return the team as it is typed, or refuse a name too long to show."""
        name, captain, *players = self.texts
        first, second, third = players
        typed = Team(self.number, name, captain, (first, second, third))
        if self.stored is None:
            return typed
        return replace(self.stored, name=name, captain=captain, players=typed.players)


class EntriesModel(TypedModel[TeamEntry]):
    """Table number, team name, captain, players 1, 2, 3; one row more waits at the end."""

    def __init__(self, words: Words, parent: QObject | None) -> None:
        _ = self._words = words
        seats = (seat_label(seat, _) for seat in SEATS)
        headings = (
            _("Table"),
            _("Team"),
            *(each[0].upper() + each[1:] for each in seats),
        )
        answers = {
            Qt.ItemDataRole.DisplayRole: self._shown,
            Qt.ItemDataRole.EditRole: _text_of,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
            MISSING_ROLE: _is_missing,
            REMARK_ROLE: lambda entry, _: _remark_on(entry, words),
        }
        super().__init__(TeamEntry, headings, answers, parent)

    def _shown(self, entry: TeamEntry, column: int) -> str:
        """Return what stands in a cell; a place still to be taken says so."""
        _ = self._words
        if _is_missing(entry, column):
            seat = seat_label(column - FIRST_TYPED - _FIRST_SEAT, _)
            return _("{seat} missing", seat=seat)
        return _text_of(entry, column)

    def _spoken(self, entry: TeamEntry, column: int) -> str:
        """Return what a screen reader says of a cell."""
        heading, text = self._headings[column], self._shown(entry, column)
        spoken = f"{heading} {text}" if column == NUMBER else self._words.labelled(heading, text)
        return f"{spoken}. {entry.refusal}" if entry.refusal else spoken


def _text_of(entry: TeamEntry, column: int) -> str:
    """Return what is typed in a cell, or the table of its row."""
    return str(entry.number) if column == NUMBER else entry.texts[column - FIRST_TYPED]


def _is_missing(entry: TeamEntry, column: int) -> bool:
    """Tell whether a cell is a place that nobody has taken."""
    return column - FIRST_TYPED - _FIRST_SEAT in entry.missing_seats


def _remark_on(entry: TeamEntry, _: Words) -> RowRemark | None:
    """Return the most pressing thing to say about a row."""
    if entry.refusal:
        return RowRemark(entry.refusal, RemarkTone.WRONG)
    team = entry.stored
    if team and team.withdrawn_from is not None:
        left = _("Withdrawn from round {round} on.", round=team.withdrawn_from)
        return RowRemark(" ".join([left, *_substitutes(team, _)]), RemarkTone.LOOK)
    if team and team.substitutes:
        return RowRemark(" ".join(_substitutes(team, _)), RemarkTone.CALM)
    return None


def _substitutes(team: Team, _: Words) -> list[str]:
    return [_substitute(team, substitute, _) for substitute in team.substitutes]


def _substitute(team: Team, substitute: Substitute, _: Words) -> str:
    absent = team.members[substitute.seat] or seat_label(substitute.seat, _)
    if substitute.last_round is None:
        return _(
            "From round {first} on, {name} plays for {absent}.",
            first=substitute.first_round,
            name=substitute.name,
            absent=absent,
        )
    first, last = substitute.first_round, substitute.last_round
    span = span_words(first, last, _)
    return _.plural(
        "Round {span}: {name} plays for {absent}.",
        "Rounds {span}: {name} plays for {absent}.",
        last - first + 1,
        span=span,
        name=substitute.name,
        absent=absent,
    )


class RowKeeper(RowStorage[TeamEntry]):
    """Turns finished rows into teams."""

    def known_names(self) -> list[str]:
        """Return who is likely to be entered and is not yet in this evening."""
        teams = self._session.facts.teams.values()
        return self._session.offered_names(name for team in teams for name in team.members)

    @override
    def _stored(self) -> Mapping[int, Team]:
        teams: Mapping[int, Team] = self._session.facts.teams
        return teams

    @override
    def _made(self, row: TeamEntry) -> Team:
        return row.team()

    @override
    def _numbered(self, team: Team, number: int) -> Team:
        return team.with_number(number)

    @override
    def _change(self, team: Team) -> ChangeTeam:
        return ChangeTeam(team)

    @override
    def _add_all(self, teams: Sequence[Team]) -> AddTeams:
        return AddTeams(tuple(teams))

    @override
    def _is_heading(self, cells: Sequence[str]) -> bool:
        return is_heading(cells)

    @override
    def _check_new(self, team: Team) -> None:
        with_teams(self._session.facts, [team])


class _EntriesActions(ListActions):
    """What can be done with teams."""

    substitute_asked = Signal()
    withdraw_asked = Signal()
    reinstate_asked = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        _ = self._words = words
        self._import = self._button("importButton", _("Import a list…"), self.import_asked)
        self._draw = self._button("drawButton", _("Draw tables by lot"), self.draw_asked)
        self._up = self._button("moveUpButton", _("Move up"), self.move_asked, -1)
        self._down = self._button("moveDownButton", _("Move down"), self.move_asked, 1)
        self._remove = self._button("removeButton", _("Remove team"), self.remove_asked)
        self._substitute = self._button("substituteButton", _("Substitute…"), self.substitute_asked)
        self._withdraw = self._button("withdrawButton", _("Withdraw…"), self.withdraw_asked)
        self._reinstate = self._button("reinstateButton", "", self.reinstate_asked)
        of_list = (self._import, self._draw, self._substitute, self._withdraw, self._reinstate)
        self._lay_out(words, of_list, (self._up, self._down, self._remove))

    def show_choice(self, event: MilitaireEvent, entry: TeamEntry | None) -> None:
        """Offer what fits the evening and the row under the cursor."""
        team = entry.stored if entry else None
        before = not event.is_started
        gone = team is not None and team.withdrawn_from is not None
        for button in (self._import, self._draw, self._up, self._down):
            button.setVisible(before)
        self._remove.setVisible(before or (entry is not None and entry.is_new_draft))
        self._substitute.setVisible(not before)
        self._withdraw.setVisible(not before and not gone)
        self._reinstate.setVisible(not before and gone)
        if team:
            self._reinstate.setText(self._words("Bring team {team} back", team=team.number))
        self._enable(event, team, is_draft=entry is not None and entry.is_draft)

    def _enable(self, event: MilitaireEvent, team: Team | None, *, is_draft: bool) -> None:
        _ = self._words
        choose = "" if team else _("Put the cursor on a team first.")
        alone = "" if event.tables >= LEAST_TABLES else _("Enter two teams first.")
        first = team is not None and team.number == min(event.teams, default=0)
        last = team is not None and team.number == max(event.teams, default=0)
        fair = _("Every team gets its table by chance. The draw is saved, so it can be checked.")
        allow(self._draw, alone, fair)
        allow(self._up, choose or (_("This is the first table.") if first else ""))
        allow(self._down, choose or (_("This is the last table.") if last else ""))
        allow(self._remove, "" if is_draft else choose, _("You can undo this."))
        allow(self._substitute, choose)


class _EntriesLine(SentenceLine[MilitaireEvent]):
    """What is lacking among the teams."""

    UNFINISHED = Plural(
        "Not entered yet: the line of table {tables}.",
        "Not entered yet: the lines of tables {tables}.",
        "tables",
    )

    @override
    def say_state(self, event: MilitaireEvent, unfinished: tuple[int, ...]) -> None:
        if event.is_started and not unfinished:
            closed = message(EntriesClosedError(), self._words)
            whole = self._words(
                "A whole team has come? Undo (Ctrl+Z) until round 1 is not announced any more, "
                "enter the team, and begin again."
            )
            # Later on, too much play would go with it.
            sentences = (closed, whole) if event.last_announced == 1 else (closed,)
            self._say(" ".join(sentences), "quiet")
        else:
            super().say_state(event, unfinished)

    @override
    def _say_before(self, event: MilitaireEvent) -> None:
        if sentence := lacking_sentence(event, self._words):
            self._say(sentence, "warning" if may_begin_all_the_same(event) else "quiet")
        else:
            self._say_ready(self._words("Every team is complete."))


class _TeamOrders(ListOrders[MilitaireEvent, TeamEntry]):
    """Carries out what the buttons of the entries ask for."""

    @property
    @override
    def _numbers(self) -> list[int]:
        return sorted(self._session.facts.teams)

    @override
    def _ordered(self, order: Sequence[int], seed: int | None = None) -> OrderTables:
        return OrderTables(tuple(order), seed)

    @override
    def remove(self, row: TeamEntry) -> None:
        """Take a team off; a line that was never stored only leaves its number to the others."""
        if row.stored:
            self._do(RemoveTeam(row.number))
        elif self._numbers and row.number < self._numbers[-1]:
            self._do(OrderTables(tuple(self._numbers)))

    def ask_substitute(self, team: Team) -> None:
        """Ask who plays in another's place."""
        ask(self._session, substitute_question(self._session, team), self._panel)

    def ask_withdrawal(self) -> None:
        """Ask which team leaves, and from which round."""
        ask(self._session, withdrawal_question(self._session), self._panel)

    def reinstate(self, team: Team) -> None:
        """Take back a team that had withdrawn."""
        self._do(ReinstateTeam(team.number))


class EntriesPanel(EntriesFrame[MilitaireEvent, TeamEntry]):
    """Teams typed in a grid; each finished row is stored at once."""

    NAME = "entriesPanel"
    SHOWN_HERE = ("teams", "rounds", "settings", "progress", "drafts")
    IMPORTS = ImportDialog

    _actions: _EntriesActions
    _orders: _TeamOrders
    _line: _EntriesLine

    @override
    def _make_parts(self) -> None:
        _, session = self._session.words, self._session
        self._actions = _EntriesActions(_, self)
        model = EntriesModel(_, self)
        keeper = RowKeeper(session, model, self)
        view = EntriesView(model, EntriesDelegate(keeper.known_names, self), _, self)
        self._grid = EntriesGrid(model, keeper, view)
        self._orders = _TeamOrders(session, self)
        self._line = _EntriesLine(_, self)

    @override
    def _connect(self) -> None:
        super()._connect()
        self._actions.withdraw_asked.connect(self._orders.ask_withdrawal)
        for signal, answer in (
            (self._actions.substitute_asked, self._orders.ask_substitute),
            (self._actions.reinstate_asked, self._orders.reinstate),
        ):
            signal.connect(partial(self._about_team, answer))

    def _about_team(self, answer: Callable[[Team], None]) -> None:
        if (line := self._grid.line) and line.stored:
            answer(line.stored)

    @override
    def _stored(self, event: MilitaireEvent) -> Mapping[int, Team]:
        return event.teams

    @override
    def _count_text(self, event: MilitaireEvent) -> str:
        return count_sentence(event, self._session.words)

    @override
    def _help_text(self, event: MilitaireEvent) -> str:
        _, seed = self._session.words, event.progress.table_seed
        if seed is None:
            return _("Type a name; Enter goes to the next one. Every finished line is saved.")
        return _(
            "Tables drawn by lot, draw number {seed}. The same number and list always give the "
            "same draw, so anybody may check it.",
            seed=seed,
        )

    @override
    def _show_choice(self) -> None:
        self._actions.show_choice(self._session.facts, self._grid.line)
