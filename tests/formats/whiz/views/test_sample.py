from datetime import date

import pytest

from whist_td.bootstrap import SeededDice
from whist_td.core.contracts import Risk
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.desk import open_event
from whist_td.desk.journal import Act, check_journal
from whist_td.formats.whiz.commands import CreateWhiz
from whist_td.formats.whiz.rules.results import PASSED, Adjusted, Played
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.sample import Notes, play_tournament
from whist_td.formats.whiz.views.seating import seated_rounds


@pytest.fixture
def played(file, clock):
    players = tuple(Player(number, f"Joueur {number}") for number in range(1, 16))
    details = Details("Tournoi", date(2026, 11, 21))
    create = CreateWhiz(details, WhizSettings(), players, seated_rounds(15, 5))
    desk = open_event(file, clock, create)
    play_tournament(desk, SeededDice(), 11, Notes("en retard"))
    return desk


def test_every_deal_is_in_and_the_journal_agrees(played):
    assert len(played.facts.results) == 100
    assert played.facts.progress.finished
    check_journal(played.event, played.facts, played.lines)


def test_it_has_what_every_real_tournament_has(played):
    outcomes = [result.outcome for result in played.facts.results.values()]
    contracts = [outcome.contract for outcome in outcomes if isinstance(outcome, Played)]
    assert PASSED in outcomes
    assert [o.reason for o in outcomes if isinstance(o, Adjusted)] == ["en retard"]
    assert Risk.REDOUBLED in [contract.risk for contract in contracts]
    assert Act.UNDO in [line.act for line in played.lines]
    assert played.facts.penalties


def test_an_old_round_was_corrected_during_the_last(played):
    numbers = [getattr(getattr(line.command, "place", None), "round", 0) for line in played.lines]
    assert numbers[-4] == 2
