from dataclasses import replace
from datetime import date

import pytest

from whist_td.core import errors as no
from whist_td.core.contracts import Strain
from whist_td.core.events import Details, Draft
from whist_td.desk.desk import Desk
from whist_td.desk.journal import Act, check_journal
from whist_td.desk.proposals import OF_PHONES
from whist_td.desk.requests import (
    AcceptPapers,
    ChangeDetails,
    Command,
    KeepDrafts,
    MarkHere,
    MarkTrial,
    NotePrinted,
    PasteLines,
    TakeOverFacts,
)
from whist_td.formats.militaire import commands as ask
from whist_td.formats.militaire.commands import DESK
from whist_td.formats.militaire.rules import errors as ours
from whist_td.formats.militaire.rules.event import Place
from whist_td.formats.militaire.rules.results import Result, ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import ForfeitPolicy, Settings
from whist_td.formats.militaire.rules.teams import Substitute, Team

HOME, VISITORS = Result(Side.HOME), Result(Side.VISITORS)
PERFECT = result_of(Side.HOME, tricks=13, note="sans bavure")
FOUR = tuple(Team(n, f"Z {n}", f"R{n}", (f"L{n}", f"E{n}", f"G{n}")) for n in (7, 8))
NEWCOMERS = (Team(5, "Percé", "Ann", ("Bob", "Cyr", "Dan")), Team(6, "Matane", "Eva", ("", "", "")))
DETAILS = Details("Soirée d’automne", date(2026, 12, 5), "Percé", b"\x89PNG\x00\xff")

BEFORE_PLAY = [
    ChangeDetails(DETAILS),
    ask.ChangeSettings(Settings(rounds=12, shift=True, trumps=(Strain.NO_TRUMP,))),
    ask.AddTeams(NEWCOMERS),
    ask.ChangeTeam(Team(2, "Chandler", "Zoé", ("Yan", "Xav", ""))),
    KeepDrafts((Draft(1, ("Chênes", "Anne", "", "", ""), ("Gaspé", "Jo", "", "", "")),)),
    MarkTrial(trial=True),
    MarkHere(("Anne Roy 1",)),
    ask.RemoveTeam(2),
    ask.OrderTables((3, 1, 4, 2), seed=11),
    ask.AnnounceRound(1, Strain.NO_TRUMP, (2, 3)),
    ask.EnterResults(tuple((Place(1, table), HOME) for table in (1, 2, 3, 4))),
]
DURING_PLAY = [
    ask.AddSubstitute(3, Substitute(1, "Paul", 2, 4)),
    ask.WithdrawTeam(3, 2),
    ask.AnnounceRound(3, despite_missing=True),
    ask.CorrectAnnouncement(1, Strain.SPADES, (1, 2)),
    ask.EnterResult(Place(2, 2), PERFECT),
    ask.EnterResult(Place(1, 1), Result(None, ResultKind.VOID)),
    ask.EnterResults(((Place(1, 2), VISITORS), (Place(2, 3), HOME), (Place(3, 1), HOME))),
    ask.ClearResult(Place(1, 4)),
    ask.RecordRedeal(Place(2, 1)),
    ask.ConfirmRound(1),
    ask.FinishEvent(despite_missing=True),
    ask.ChangeSettings(Settings(rounds=2)),
]
PREPARED = [
    ((ask.WithdrawTeam(3, 2),), ask.ReinstateTeam(3)),
    ((ask.ClearResult(Place(2, 1)),), ask.SettleTie(2, 4)),
]


def named(value: object) -> str:
    return type(value).__name__ if not isinstance(value, tuple) else ""


def reopened(desk: Desk, file, clock) -> Desk:
    return Desk(file, clock, desk.event)


def taken_back(desk: Desk, command: Command, file, clock) -> None:
    """Do, undo, redo and undo a command; facts and journal are right, as they are read too."""
    before = desk.facts
    desk.do(command)
    after = desk.facts
    assert after != before
    for step, expected in ((desk.undo, before), (desk.redo, after), (desk.undo, before)):
        step()
        assert desk.facts == expected
    again = reopened(desk, file, clock)
    assert (again.facts, again.lines) == (desk.facts, desk.lines)


@pytest.mark.parametrize("command", BEFORE_PLAY, ids=named)
def test_before_play_undo_restores_the_start_exactly(new_desk, file, clock, command):
    desk = new_desk(4)
    taken_back(desk, command, file, clock)


@pytest.mark.parametrize("command", DURING_PLAY, ids=named)
def test_during_play_undo_restores_the_start_exactly(desk, file, clock, command):
    taken_back(desk, command, file, clock)


@pytest.mark.parametrize(("first", "command"), PREPARED, ids=named)
def test_what_needs_preparing_can_be_taken_back_too(desk, file, clock, first, command):
    for each in first:
        desk.do(each)
    taken_back(desk, command, file, clock)


def test_every_command_is_undone_in_these_tests():
    tried = {type(command) for command in (*BEFORE_PLAY, *DURING_PLAY)}
    tried |= {type(command) for _, command in PREPARED}
    assert tried == set(DESK.commands.values()) - {
        ask.CreateEvent,
        PasteLines,
        TakeOverFacts,
        AcceptPapers,
        NotePrinted,
        *OF_PHONES.values(),
    }


def test_what_is_pasted_is_one_line_that_is_taken_back_whole(desk, file, clock):
    def pasted() -> None:
        desk.do(ask.ChangeTeam(replace(desk.facts.team(1), name="Paspébiac")))
        desk.do(KeepDrafts((Draft(1, ("Percé", "", "", "", "")),)))

    before, lines = desk.facts, len(desk.lines)
    desk.do_together(PasteLines(2), pasted)
    assert len(desk.lines) == lines + 1
    assert reopened(desk, file, clock).facts == desk.facts != before
    desk.undo()
    assert desk.facts == before


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (ask.EnterResult(Place(2, 5), HOME), no.UnknownTableError),
        (ask.EnterResult(Place(3, 1), HOME), no.RoundNotAnnouncedError),
        (ask.EnterResult(Place(25, 1), HOME), no.UnknownRoundError),
        (ask.EnterResult(Place(0, 1), HOME), no.UnknownRoundError),
        (ask.EnterResults(((Place(2, 2), HOME), (Place(2, 9), HOME))), no.UnknownTableError),
        (ask.EnterResults(((Place(3, 2), HOME), (Place(5, 1), HOME))), no.RoundNotAnnouncedError),
        (ask.ClearResult(Place(2, 4)), ours.NoResultError),
        (ask.AnnounceRound(2), no.RoundIncompleteError),
        (ask.AnnounceRound(2, despite_missing=True), no.RoundAnnouncedError),
        (ask.AnnounceRound(4, despite_missing=True), no.RoundNotAnnouncedError),
        (ask.AnnounceRound(3, None, (1, 1), despite_missing=True), ours.CallError),
        (ask.AddTeams(NEWCOMERS), ours.EntriesClosedError),
        (ask.RemoveTeam(1), ours.EntriesClosedError),
        (ask.OrderTables((4, 3, 2, 1)), ours.EntriesClosedError),
        (ask.ChangeTeam(replace(FOUR[0], number=9)), ours.UnknownTeamError),
        (ask.ChangeTeam(replace(FOUR[0], number=1, captain="rita  2")), ours.PlayerTwiceError),
        (ask.ChangeTeam(replace(FOUR[0], number=1, captain="")), ours.NamelessTeamError),
        (ask.WithdrawTeam(9, 2), ours.UnknownTeamError),
        (ask.WithdrawTeam(1, 25), no.UnknownRoundError),
        (ask.ReinstateTeam(1), ours.NotWithdrawnError),
        (ask.AddSubstitute(1, Substitute(1, "Paul", 25)), no.UnknownRoundError),
        (ask.ChangeSettings(Settings(rounds=1)), no.RoundsError),
        (ask.ChangeSettings(Settings(forfeits=ForfeitPolicy.AVERAGE)), no.SettingFixedError),
        (ask.ConfirmRound(2), no.RoundIncompleteError),
        (ask.ConfirmRound(3), no.RoundNotAnnouncedError),
        (ask.FinishEvent(), no.RoundIncompleteError),
        (ask.SettleTie(1, 3), ours.NotTiedError),
        (ask.SettleTie(2, 2), ours.NotTiedError),
    ],
    ids=named,
)
def test_a_refused_command_changes_nothing(desk, file, clock, command, refusal):
    before = desk.facts, desk.lines
    with pytest.raises(refusal):
        desk.do(command)
    assert (desk.facts, desk.lines) == before
    again = reopened(desk, file, clock)
    assert (again.facts, again.lines) == before


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (ask.FinishEvent(), no.NotStartedError),
        (ask.WithdrawTeam(1, 1), no.NotStartedError),
        (ask.SettleTie(1, 2), no.NotStartedError),
        (ask.EnterResult(Place(1, 1), HOME), no.RoundNotAnnouncedError),
        (ask.AddTeams((replace(FOUR[0], number=4),)), ours.TeamNumberTakenError),
        (ask.AddTeams((replace(FOUR[0], captain="Rita 1"),)), ours.PlayerTwiceError),
        (ask.AddTeams((replace(FOUR[0], number=0),)), no.UnknownTableError),
        (ask.OrderTables((1, 2, 3, 3)), ours.UnknownTeamError),
        (ask.RemoveTeam(9), ours.UnknownTeamError),
    ],
    ids=named,
)
def test_before_play_too_a_refused_command_changes_nothing(new_desk, command, refusal):
    desk = new_desk(4)
    before = desk.facts, desk.lines
    with pytest.raises(refusal):
        desk.do(command)
    assert (desk.facts, desk.lines) == before


def test_play_does_not_begin_with_one_team(new_desk):
    with pytest.raises(ours.TooFewTeamsError):
        new_desk(1).do(ask.AnnounceRound(1))


def test_play_begins_without_a_player_only_when_the_director_says_so(new_desk):
    desk = new_desk(4)
    desk.do(ask.AddTeams(NEWCOMERS))
    with pytest.raises(ours.IncompleteTeamsError) as refused:
        desk.do(ask.AnnounceRound(1))
    assert refused.value.teams == (6,)
    assert desk.do(ask.AnnounceRound(1, despite_places=True)).changes


def test_a_table_number_that_nobody_has_stops_the_start(new_desk):
    desk = new_desk(2)
    desk.do(ask.AddTeams((FOUR[0],)))
    with pytest.raises(ours.TableWithoutTeamError):
        desk.do(ask.AnnounceRound(1))


def test_a_table_has_one_redeal_a_round(desk):
    desk.do(ask.RecordRedeal(Place(2, 1)))
    with pytest.raises(ours.RedealUsedError):
        desk.do(ask.RecordRedeal(Place(2, 1)))


def test_a_team_leaves_once(desk):
    desk.do(ask.WithdrawTeam(3, 2))
    with pytest.raises(ours.AlreadyWithdrawnError):
        desk.do(ask.WithdrawTeam(3, 2))


def test_after_the_end_nothing_is_announced_but_mistakes_are_corrected(desk):
    desk.do(ask.FinishEvent(despite_missing=True))
    with pytest.raises(no.EventFinishedError):
        desk.do(ask.AnnounceRound(3, despite_missing=True))
    assert desk.do(ask.EnterResult(Place(1, 1), VISITORS)).changes


def test_the_outcome_names_just_what_changed(desk):
    (change,) = desk.do(ask.EnterResult(Place(1, 2), VISITORS)).changes
    assert (change.field, change.key) == ("results", Place(1, 2))
    assert (change.before, change.after) == (HOME, VISITORS)


def test_the_same_result_entered_again_is_no_new_line(desk):
    lines = desk.lines
    assert desk.do(ask.EnterResult(Place(1, 2), HOME)).line is None
    assert desk.lines == lines


def test_the_same_result_entered_again_leaves_the_second_pass_as_it_is(desk):
    desk.do(ask.ConfirmRound(1))
    assert desk.do(ask.EnterResult(Place(1, 2), HOME)).line is None
    assert desk.facts.rounds[1].checked_at is not None


def test_a_corrected_result_takes_the_second_pass_back(desk):
    desk.do(ask.ConfirmRound(1))
    desk.do(ask.EnterResult(Place(1, 2), VISITORS))
    assert desk.facts.rounds[1].checked_at is None


def test_the_same_table_twice_in_one_list_is_refused(desk):
    twice = ask.EnterResults(((Place(2, 2), HOME), (Place(2, 2), VISITORS)))
    with pytest.raises(no.RuleError):
        desk.do(twice)


def test_undoing_all_restores_the_opening(desk, new_desk):
    opening = new_desk(4).facts
    while desk.to_undo:
        desk.undo()
    assert desk.facts == opening
    with pytest.raises(no.NothingToUndoError):
        desk.undo()


def test_undo_and_redo_reach_across_a_restart(desk, file, clock):
    last = desk.facts
    desk.undo()
    later = reopened(desk, file, clock)
    later.redo()
    assert later.facts == last
    with pytest.raises(no.NothingToRedoError):
        reopened(later, file, clock).redo()


def test_something_new_leaves_nothing_to_redo(desk):
    desk.undo()
    desk.do(ask.EnterResult(Place(2, 2), HOME))
    assert desk.to_redo is None


def test_undo_is_a_new_line_and_the_old_ones_stay(desk):
    before = desk.lines
    desk.undo()
    assert desk.lines[:-1] == before
    assert (desk.lines[-1].act, desk.lines[-1].reverses) == (Act.UNDO, before[-1].number)


def test_the_journal_tells_the_facts(desk):
    desk.undo()
    desk.do(ask.WithdrawTeam(3, 2))
    check_journal(desk.event, desk.facts, desk.lines)


def test_the_teams_stand_in_the_order_of_their_tables_in_whatever_order_they_came(new_desk, a_team):
    desk = new_desk(2)
    desk.do(ask.AddTeams((a_team(4),)))
    desk.do(ask.AddTeams((a_team(3),)))
    assert list(desk.facts.teams) == [1, 2, 3, 4]


def test_what_settles_an_unfinished_line_brings_it_back_with_its_undo(new_desk):
    desk, kept = new_desk(4), Draft(1, ("Percé", "Anne", "", "", ""))
    desk.do(KeepDrafts((kept,)))
    desk.do(ask.AddTeams(NEWCOMERS), settles=(1,))
    assert (len(desk.facts.teams), desk.facts.drafts) == (6, {})
    desk.undo()
    assert (len(desk.facts.teams), desk.facts.drafts) == (4, {1: kept})
    desk.undo()
    assert desk.facts.drafts == {}
