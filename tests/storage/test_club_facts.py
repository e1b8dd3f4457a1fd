"""The people and the facts of club nights in a club file."""

from contextlib import closing
from dataclasses import replace
from datetime import date

import pytest

from whist_td.core.events import Details
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.members import discreet_event
from whist_td.desk.ports import everywhere
from whist_td.formats.club_night.commands.commands import (
    BeginClubRound,
    CreateClub,
    EnterDeal,
    SanctionPlayer,
)
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import ClubPlayer, ClubSettings
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.store import STORE
from whist_td.storage.files import create_club_file

SOLO = GameChoice().deal({"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 7})


@pytest.fixture
def file(tmp_path):
    with closing(create_club_file(tmp_path / "club.whist")) as file:
        yield file


@pytest.fixture
def desk(file, clock):
    players = tuple(
        ClubPlayer(n, name)
        for n, name in enumerate(("Ann Roy", "Bo Cyr", "Cy Otis", "Di Huard"), 1)
    )
    create = CreateClub(Details("S", date(2026, 11, 21)), ClubSettings(), players)
    desk = open_event(file, clock, replace(create, rounds=rounds_to_come(create.opened())))
    desk.do(BeginClubRound(1))
    for number in (1, 2, 3):
        desk.do(EnterDeal(DealPlace(1, 1, number), SOLO))
    desk.do(SanctionPlayer(JuryLine(1, 2, 12, "Bo Cyr a parlé")))
    return desk


def test_somebody_is_forgotten_in_a_club_night_too(desk, file, clock):
    file.members.forget(everywhere("Bo Cyr"), "Joueur 2")
    evening = Desk(file, clock, desk.event).facts
    assert evening.players[2].name == "Joueur 2"
    assert "Bo Cyr" not in evening.sanctions[1].reason


def test_initials_stand_for_a_name(desk):
    assert discreet_event(desk.facts, {"Bo Cyr"}).players[2].name == "B. C."


def test_deals_after_a_lost_one_are_not_scored_as_if_nothing_was_lost(desk, clock):
    results = {p: deal for p, deal in desk.facts.results.items() if p.deal != 2}
    sound, doubts = STORE.made_sound(replace(desk.facts, results=results), clock.now())
    assert [place.deal for place in sound.results] == [1]
    assert [doubt.round for doubt in doubts] == [1]


def test_a_lost_player_who_sat_somewhere_gets_a_question_mark(desk, clock):
    players = {n: player for n, player in desk.facts.players.items() if n != 3}
    sound, _ = STORE.made_sound(replace(desk.facts, players=players), clock.now())
    assert sound.players[3].name == "? 3"
