"""Random evenings on a real club file, beside a model that knows no more than a notebook."""

import shutil
from collections.abc import Iterator
from datetime import date
from itertools import count
from pathlib import Path
from typing import NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from tests.fixtures.clocks import still_clock
from tests.fixtures.samples import examples
from whist_td.core.errors import RuleError
from whist_td.core.events import Details
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.standings import standings
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.storage.files import create_club_file, open_club_file

TEAMS, ROUNDS = 3, 4
OUTCOMES = {
    "home": (Result(Side.HOME), 1, 0),
    "visitors": (Result(Side.VISITORS), 0, 1),
    "all thirteen": (Result(Side.VISITORS, ResultKind.PERFECT, 13), 0, 2),
    "void": (Result(None, ResultKind.VOID), 0, 0),
}
numbers = st.integers(1, TEAMS)
rounds = st.integers(1, ROUNDS)


class Notebook(NamedTuple):
    """What a person would write down: tuples, so that an old page is never touched."""

    last: int = 0
    length: int = ROUNDS
    results: tuple[tuple[tuple[int, int], str], ...] = ()
    left: tuple[tuple[int, int], ...] = ()
    substitutes: tuple[tuple[int, str], ...] = ()
    extra_deals: tuple[tuple[tuple[int, int], int], ...] = ()

    def visitors(self, round_number: int, table: int) -> int:
        """Three teams: odd rounds one table on, even rounds two."""
        return (table - 1 - (1 if round_number % 2 else 2)) % TEAMS + 1

    def is_in(self, round_number: int, table: int) -> bool:
        gone = dict(self.left)
        there = (table, self.visitors(round_number, table))
        walked_out = any(gone.get(team, 99) <= round_number for team in there)
        return walked_out or (round_number, table) in dict(self.results)

    def is_complete(self, round_number: int) -> bool:
        return all(self.is_in(round_number, table) for table in range(1, TEAMS + 1))

    def points(self, team: int, round_number: int) -> int:
        found, gone = dict(self.results), dict(self.left)
        scored = 0
        for table in range(1, TEAMS + 1):
            home, away = table, self.visitors(round_number, table)
            told = found.get((round_number, table))
            _, to_home, to_away = OUTCOMES[told] if told else self._walkover(
                [gone.get(each, 99) <= round_number for each in (home, away)]
            )  # fmt: skip
            scored += to_home * (home == team) + to_away * (away == team)
        return scored

    @staticmethod
    def _walkover(absent: list[bool]) -> tuple[None, int, int]:
        return (None, int(absent == [False, True]), int(absent == [True, False]))

    def scores(self, team: int) -> list[int]:
        return [self.points(team, number) for number in range(1, self.last + 1)]


class RandomEvening(RuleBasedStateMachine):
    """A director who does anything at all, in any order."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.file = open_club_file(path)
        self.desk = Desk(self.file, still_clock(), 1)
        self.page = Notebook()
        self.done: list[tuple[Notebook, Notebook]] = []
        self.undone: list[tuple[Notebook, Notebook]] = []

    def expect(self, command: ask.Command, page: Notebook | None) -> None:
        """Do a command; `page` is the notebook after it, None where it must be refused."""
        before, lines = self.desk.facts, len(self.desk.lines)
        try:
            outcome = self.desk.do(command)
        except RuleError:
            assert page is None, command
            assert (self.desk.facts, len(self.desk.lines)) == (before, lines)
            return
        assert page is not None, command
        assert (outcome.line is not None) == (page != self.page)
        if page != self.page:
            self.done.append((self.page, page))
            self.undone.clear()
            self.page = page

    @rule(despite=st.booleans())
    def announce(self, *, despite: bool) -> None:
        page, number = self.page, self.page.last + 1
        closed = despite or not page.last or page.is_complete(page.last)
        allowed = closed and number <= page.length
        command = ask.AnnounceRound(number, despite_missing=despite)
        self.expect(command, page._replace(last=number) if allowed else None)

    @rule(number=rounds, table=st.integers(1, TEAMS + 1), told=st.sampled_from(sorted(OUTCOMES)))
    def enter(self, number: int, table: int, told: str) -> None:
        results = dict(self.page.results) | {(number, table): told}
        allowed = number <= self.page.last and table <= TEAMS
        command = ask.EnterResult(Place(number, table), OUTCOMES[told][0])
        self.expect(command, self._with(results=results) if allowed else None)

    @rule(told=st.sampled_from(sorted(OUTCOMES)))
    def enter_the_newest_round(self, told: str) -> None:
        number = max(self.page.last, 1)
        places = [(number, table) for table in range(1, TEAMS + 1)]
        results = dict(self.page.results) | dict.fromkeys(places, told)
        entered = tuple((Place(*place), OUTCOMES[told][0]) for place in places)
        page = self._with(results=results)._replace(last=number)
        self.expect(ask.EnterResults(entered), page)

    @rule(number=rounds, table=numbers)
    def clear(self, number: int, table: int) -> None:
        results = dict(self.page.results)
        there = results.pop((number, table), None)
        command = ask.ClearResult(Place(number, table))
        self.expect(command, self._with(results=results) if there else None)

    @rule(team=st.integers(1, TEAMS + 1), number=rounds)
    def withdraw(self, team: int, number: int) -> None:
        left = dict(self.page.left)
        allowed = self.page.last and team <= TEAMS and team not in left
        allowed = allowed and number <= self.page.length
        page = self._with(left=left | {team: number}) if allowed else None
        self.expect(ask.WithdrawTeam(team, number), page)

    @rule(team=numbers)
    def take_back(self, team: int) -> None:
        left = dict(self.page.left)
        there = left.pop(team, None)
        self.expect(ask.ReinstateTeam(team), self._with(left=left) if there else None)

    @rule(team=numbers, name=st.sampled_from(["Paul", "Zoé"]))
    def substitute(self, team: int, name: str) -> None:
        page, gone = self.page, dict(self.page.left)
        elsewhere = {other for other, held in dict(page.substitutes).items() if held == name}
        there = [each for each in {*elsewhere, team} if gone.get(each, 99) > 1]
        changed = page._replace(substitutes=(*page.substitutes, (team, name)))
        allowed = team not in there or len(there) == 1
        self.expect(ask.AddSubstitute(team, Substitute(1, name, 1)), changed if allowed else None)

    @rule(length=st.integers(0, ROUNDS))
    def shorten(self, length: int) -> None:
        if length:
            allowed = length >= self.page.last
            page = self.page._replace(length=length) if allowed else None
            self.expect(ask.ChangeSettings(Settings(rounds=length)), page)

    @rule(winner=numbers, loser=numbers)
    def settle(self, winner: int, loser: int) -> None:
        even = self.page.scores(winner) == self.page.scores(loser)
        tied = self.page.last and winner != loser and even
        deals = dict(self.page.extra_deals) | {tuple(sorted((winner, loser))): winner}
        self.expect(ask.SettleTie(winner, loser), self._with(extra_deals=deals) if tied else None)

    @rule()
    def undo(self) -> None:
        if self._is_possible(self.desk.undo, self.done):
            self.undone.append(self.done.pop())
            self.page = self.undone[-1][0]

    @rule()
    def redo(self) -> None:
        if self._is_possible(self.desk.redo, self.undone):
            self.done.append(self.undone.pop())
            self.page = self.done[-1][1]

    @rule()
    def reopen(self) -> None:
        lines = self.desk.lines
        self.file.close()
        self.file = open_club_file(self.path)
        self.desk = Desk(self.file, still_clock(), 1)
        assert self.desk.lines == lines

    @invariant()
    def the_facts_are_those_of_the_notebook(self) -> None:
        evening, page = self.desk.facts, self.page
        assert (evening.last_announced, evening.settings.rounds) == (page.last, page.length)
        told = {tuple(place): OUTCOMES[each][0] for place, each in page.results}
        assert {tuple(place): result for place, result in evening.results.items()} == told
        assert dict(evening.playoffs) == dict(page.extra_deals)
        for number, team in evening.teams.items():
            names = [name for of, name in page.substitutes if of == number]
            assert [each.name for each in team.substitutes] == names
            assert team.withdrawn_from == dict(page.left).get(number)

    @invariant()
    def the_points_are_those_of_the_notebook(self) -> None:
        for row in standings(self.desk.facts, self.page.last):
            told = [0 if each is None else each for each in row.points]
            lacks = [each is None for each in row.points]
            scored = zip(self.page.scores(row.team), lacks, strict=True)
            assert told == [0 if lacking else points for points, lacking in scored]

    @invariant()
    def the_journal_tells_the_same(self) -> None:
        check_journal(1, self.desk.facts, self.desk.lines)

    def teardown(self) -> None:
        self.file.close()

    def _with(self, **changed: dict[object, object]) -> Notebook:
        return self.page._replace(
            **{name: tuple(sorted(entries.items())) for name, entries in changed.items()}
        )

    @staticmethod
    def _is_possible(act, pages: list[object]) -> bool:
        try:
            act()
        except RuleError:
            assert not pages
            return False
        return True


def _empty_evening(path: Path) -> None:
    names = ("Rita", "Luc", "Eve", "Guy")
    teams = []
    for number in range(1, TEAMS + 1):
        captain, one, two, three = (f"{name} {number}" for name in names)
        teams.append(Team(number, f"Club {number}", captain, (one, two, three)))
    file = create_club_file(path)
    details = Details("Soirée", date(2026, 11, 21))
    open_event(file, still_clock(), ask.CreateEvent(details, Settings(rounds=ROUNDS), tuple(teams)))
    file.close()


def _copies(path: Path) -> Iterator[Path]:
    for number in count():
        copy = path.with_name(f"evening-{number}.whist")
        shutil.copy(path, copy)
        yield copy


def test_whatever_a_director_does_the_file_agrees_with_a_notebook(tmp_path):
    _empty_evening(tmp_path / "empty.whist")
    copies = _copies(tmp_path / "empty.whist")
    run_state_machine_as_test(
        lambda: RandomEvening(next(copies)),
        settings=settings(
            max_examples=examples(25),
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
