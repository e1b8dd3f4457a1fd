"""The journal of a club night in the club's words, in both languages."""

from dataclasses import fields, replace
from datetime import UTC, date, datetime

import pytest

from tests.fixtures.clocks import still_clock
from tests.fixtures.one_event import OneEvent
from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.desk.desk import open_event
from whist_td.formats.club_night.commands import DESK
from whist_td.formats.club_night.commands import commands as ask
from whist_td.formats.club_night.games.game import Length, Measure, Unit
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract, IwwaSettings
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, JuryLine
from whist_td.formats.club_night.rules.event import (
    ClubNightEvent,
    ClubPlayer,
    ClubSettings,
    RankedBy,
    SeatingWay,
)
from whist_td.formats.club_night.rules.seating import rounds_to_come
from whist_td.formats.club_night.views.arrivals import new_pair
from whist_td.formats.club_night.words import WORDS
from whist_td.formats.club_night.words import facts as club_night_facts
from whist_td.formats.club_night.words.labels import club_label
from whist_td.formats.club_night.words.seats import seat_name
from whist_td.words import history
from whist_td.words.history import said_facts
from whist_td.words.words import Language, words

START = datetime(2026, 11, 21, 20, 5, tzinfo=UTC)
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)
FIRST = DealPlace(1, 1, 1)
SOLO = GameChoice().deal({"contract": IwwaContract.SOLO, "attackers": (1,), "tricks": 7})


@pytest.fixture
def desk():
    players = tuple(ClubPlayer(n, name) for n, name in enumerate(("Ann", "Bo", "Cy", "Di"), 1))
    create = ask.CreateClub(Details("Soirée", date(2026, 11, 21)), ClubSettings(), players)
    rounds = rounds_to_come(create.opened())
    return open_event(OneEvent(), still_clock(START), replace(create, rounds=rounds))


@pytest.fixture
def playing(desk):
    desk.do(ask.BeginClubRound(1))
    return desk


def told(desk, *commands, language=EN):
    for command in commands:
        desk.do(command)
    return history.line_sentence(desk.lines[-1], desk.facts, language)


def stood(desk, *commands):
    for command in commands:
        desk.do(command)
    return history.before_after(desk.lines[-1], desk.facts, EN)


def at_seat(desk, seat):
    return desk.facts.player(desk.facts.sitting(1, 1).seats[seat]).name


@pytest.mark.parametrize("command", DESK.commands.values())
def test_no_command_is_without_words(command):
    assert history.describer(command) is not None


@pytest.mark.parametrize("field", [each.name for each in fields(ClubNightEvent)])
def test_no_fact_is_without_words(field, desk):
    assert field in {**said_facts(desk.facts), **WORDS.placed_facts}


@pytest.mark.parametrize("option", [each.name for each in fields(ClubSettings)])
def test_no_option_is_without_words(option):
    assert option == "game" or option in club_night_facts.OPTIONS


def test_a_deal_names_the_people_who_played_it(playing):
    name = at_seat(playing, 1)
    sentence = told(playing, ask.EnterDeal(FIRST, SOLO))
    assert sentence == (
        f"Round 1, table 1, deal 1: solo (five tricks), attackers: {name}, tricks: 7"
    )


def test_a_deal_is_told_in_french(playing):
    sentence = told(playing, ask.EnterDeal(FIRST, SOLO), language=FR)
    assert sentence.startswith("Tour 1, table 1, donne 1\u00a0: solo")


def test_a_correction_says_what_stood_there(playing):
    six = replace(SOLO, facts=replace(SOLO.facts, tricks=6))
    sentence = told(playing, ask.EnterDeal(FIRST, SOLO), ask.EnterDeal(FIRST, six))
    assert "deal 1 corrected: " in sentence
    assert sentence.endswith("tricks: 7)")


def test_before_and_after_name_who_sat_there(playing):
    assert stood(playing, ask.EnterDeal(FIRST, SOLO)) == (
        "No deal", f"Solo (five tricks), attackers: {at_seat(playing, 1)}, tricks: 7",
    )  # fmt: skip


def test_a_sanction_tells_its_reason(playing):
    line = JuryLine(1, 2, 12, "looked at a trick")
    sentence = told(playing, ask.SanctionPlayer(line))
    told_what = "Round 1: the referee penalises player 2 (Bo): 12 points, “looked at a trick”"
    assert sentence == told_what
    assert told(playing, ask.LiftSanction(1)) == "Penalty of player 2 (Bo) cancelled"


def test_undo_tells_the_deal_it_takes_back(playing):
    playing.do(ask.EnterDeal(FIRST, SOLO))
    playing.undo()
    sentence = history.line_sentence(playing.lines[-1], playing.facts, EN)
    assert sentence.startswith("Undone: round 1, table 1, deal 1: solo")


def test_a_round_begun_too_early_says_so(playing):
    begin = ask.BeginClubRound(2, despite_missing=True)
    assert told(playing, begin) == "Round 2 begins, although tables had not finished"


def test_many_deals_are_counted(playing):
    deals = tuple((DealPlace(1, 1, n), SOLO) for n in (1, 2, 3))
    assert told(playing, ask.EnterDeals(deals)) == "Round 1: 3 deals entered"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"ranked_by": RankedBy.PLACEMENT}, "standings by placement points"),
        ({"seating": SeatingWay.DRAWN}, "drawn by lot each round"),
        ({"left_over": LeftOver.FIVES}, "tables of five"),
        ({"length": Length(Unit.DEALS, 12)}, "12 deals"),
        ({"tie_breaks": (Measure.BEST_ROUND,)}, "ties: best round"),
        ({"placement": (5, 3, 1)}, "placement points 5, 3, 1"),
        ({"game": GameChoice("whip")}, "Whip (cards from the table)"),
        (
            {"game": GameChoice("iwwa", IwwaSettings(passed_deal_counts=True))},
            "Passed deals count: yes",
        ),
    ],
)
def test_an_option_says_what_it_is_now(desk, changed, said):
    settings = replace(desk.facts.settings, **changed)
    assert told(desk, ask.ChangeClubSettings(settings)) == f"Options changed: {said}"


def test_fewer_rounds_say_how_many_there_were(desk):
    settings = replace(desk.facts.settings, rounds=3)
    told_what = told(desk, ask.ChangeClubSettings(settings))
    assert told_what == "3 rounds instead of 4"


@pytest.mark.parametrize("thing", [*SeatingWay, *LeftOver, *RankedBy])
def test_every_choice_has_a_name_of_its_own_in_both_languages(thing):
    assert club_label(thing, EN) != club_label(thing, FR)


def test_seats_are_north_to_west_at_four_and_numbers_elsewhere():
    assert [seat_name(3, players, EN) for players in (4, 5)] == ["West", "seat 4"]
    assert seat_name(3, 4, FR) == "Ouest"


def test_a_new_pair_is_told_in_both_languages():
    mates = {1: 2, 2: 1, 3: 4, 4: 3, 5: 6, 6: 5, 7: 8, 8: 7}
    players = tuple(ClubPlayer(n, f"Player {n}", partner=mate) for n, mate in mates.items())
    told = ClubSettings(GameChoice("ten"), seating=SeatingWay.PAIRS)
    create = ask.CreateClub(Details("Soirée", date(2026, 11, 21)), told, players)
    desk = open_event(OneEvent(), still_clock(START), create)
    desk.do(ask.BeginClubRound(1))
    desk.do(new_pair(desk.facts, 1, 3))
    english, french = (history.line_sentence(desk.lines[-1], desk.facts, _) for _ in (EN, FR))
    assert english.endswith("3 (Player 3) are a new pair, 9 and 10, from round 2")
    assert french.endswith("forment une nouvelle paire, 9 et 10, à partir du tour 2")


ROSE = ClubPlayer(5, "Rose", first_round=2)
LEA = ClubPlayer(6, "Léa", first_round=2)


@pytest.mark.parametrize(
    ("made", "english", "french"),
    [
        (
            ask.AddLateClubPlayers((ROSE, LEA), ()),
            "Players 5 (Rose), 6 (Léa) join from round 2",
            "Les joueurs 5 (Rose), 6 (Léa) se joignent à partir du tour 2",
        ),
        (
            ask.LetClubPlayersLeave((1, 2), 1, ()),
            "Players 1 (Ann), 2 (Bo) leave after round 1",
            "Les joueurs 1 (Ann), 2 (Bo) partent après le tour 1",
        ),
        (
            ask.TakeClubPlayersBack((1, 2), ()),
            "Players 1 (Ann), 2 (Bo) stay after all",
            "Les joueurs 1 (Ann), 2 (Bo) restent finalement",
        ),
        (
            ask.SubstituteClubPlayer(1, ROSE, ()),
            "Player 5 (Rose) plays in the place of 1 (Ann) from round 2",
            "Le joueur 5 (Rose) remplace le joueur 1 (Ann) à partir du tour 2",
        ),
    ],
    ids=["late", "leaving", "back", "substitute"],
)
def test_who_comes_and_goes_is_told_in_both_languages(playing, made, english, french):
    playing.do(made)
    line = playing.lines[-1]
    assert history.line_sentence(line, playing.facts, EN) == english
    assert history.line_sentence(line, playing.facts, FR) == french


def test_the_list_put_in_order_is_told(desk):
    assert told(desk, ask.OrderClubPlayers((2, 1, 3, 4))) == "Players put in another order"
    assert told(desk, ask.PairClubPlayers(1, 2)) == "Players 1 (Bo) and 2 (Ann) are partners"
