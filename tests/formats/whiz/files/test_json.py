import json
from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from tests.fixtures.files import event_schema
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.desk.file_errors import EventFileError
from whist_td.formats.whiz.commands import AnnounceWhizRound
from whist_td.formats.whiz.files.exchange import (
    event_movement_plain,
    whiz_commands_of,
    whiz_event_json,
)
from whist_td.formats.whiz.rules import movement, play
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.movement import announced, with_rounds
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardPlace, BoardResult, Penalty
from whist_td.formats.whiz.rules.settings import Ranking, WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.results import whiz_standings
from whist_td.formats.whiz.views.seating import seated_rounds
from whist_td.interchange.event_json import event_source
from whist_td.movements.verify_whiz.faults import movement_from_plain
from whist_td.movements.verify_whiz.quality import verify
from whist_td.words.messages import message

NOW = datetime(2026, 11, 22, tzinfo=UTC)
DEALS = ("10H S =", "9NT E -1", "13SXX N =", "pass", "NP", "ADJ 40 60 60 late", "7C N +2")


def read_again(text, file="evening.json"):
    return whiz_commands_of(event_source(text, file))


def seated(players=8, rounds=3, **options):
    settings = WhizSettings(rounds=rounds, boards_per_round=2, **options)
    evening = WhizEvent(Details("Tournoi", date(2026, 11, 21), "Charleroi"), settings)
    people = [Player(n, f"Joueur {n}", "Whist-club") for n in range(1, players + 1)]
    return with_rounds(movement.with_players(evening, people), seated_rounds(players, rounds))


def with_round(evening, number):
    evening = announced(evening, number, NOW)
    results = {}
    for at, place in enumerate(evening.places(number)):
        seats = evening.seating(number, place.table).seats
        outcome = outcome_of(DEALS[(at + number) % len(DEALS)], Notation.ENGLISH)
        results[place] = BoardResult(seats, outcome)
    return play.with_results(evening, results)


@pytest.fixture
def tournament():
    """Two of three rounds: hands changed by mistake, points claimed, a penalty, a second pass."""
    evening = with_round(with_round(seated(), 1), 2)
    place = evening.places(2)[0]
    north, east, south = evening.results[place].seats
    happened = BoardResult((east, north, south), outcome_of("8D N +1", Notation.ENGLISH))
    evening = play.as_it_happened(evening, {place: replace(happened, claimed=(10, 0, 0))})
    evening = play.with_penalty(evening, Penalty(3, 2, Fraction(25, 2), "tard"))
    return play.with_check(evening, 1, NOW)


def rebuilt(evening):
    created, commands = read_again(whiz_event_json(evening, ()))
    again = created.opened()
    for command in commands:
        again = command.applied_to(again, NOW)
    return again


def test_an_event_read_in_again_has_the_same_facts(tournament):
    again = rebuilt(tournament)
    assert (again.details, again.settings) == (tournament.details, tournament.settings)
    assert (again.players, again.results) == (tournament.players, tournament.results)
    assert again.penalties == tournament.penalties
    assert again.last_announced == 2
    assert again.rounds[1].checked_at
    assert whiz_standings(again) == whiz_standings(tournament)


def test_a_draw_and_the_end_come_back():
    drawn = movement.with_order(seated(), (3, 1, 2, 8, 4, 5, 6, 7), 77)
    drawn = with_rounds(drawn, seated_rounds(8, 3))
    evening = play.finished(with_round(drawn, 1))
    again = rebuilt(evening)
    assert again.progress == evening.progress
    assert again.players == evening.players
    assert again.rounds.keys() == evening.rounds.keys()


def test_somebody_who_left_has_left_again(tournament):
    to_come = seated_rounds(7, 1)[0]
    there = replace(to_come, number=3)
    sets = replace(
        there, seatings=tuple(replace(s, board_set=90 + s.table) for s in there.seatings)
    )
    evening = movement.with_leaver(tournament, 8, 2, [sets])
    assert rebuilt(evening).players == evening.players


def test_a_late_player_with_a_number_after_a_gap_comes_back():
    drawn = movement.with_order(seated(), tuple(range(1, 9)), 7)
    drawn = with_rounds(drawn, seated_rounds(8, 3)[:1])
    late = movement.with_late_player(announced(drawn, 1, NOW), Player(12, "Zoé"), ())
    assert rebuilt(late).players == late.players
    assert rebuilt(late).progress == late.progress


def test_an_event_before_play_comes_back():
    assert rebuilt(seated()) == seated()


def test_an_event_without_a_movement_comes_back():
    bare = replace(seated(), rounds={})
    assert json.loads(whiz_event_json(bare, ()))["movement"]["rounds"] == []
    assert rebuilt(bare) == bare


@pytest.mark.parametrize("ranking", Ranking)
def test_every_way_of_ranking_comes_back(ranking):
    evening = with_round(seated(ranking=ranking, cap=20), 1)
    assert whiz_standings(rebuilt(evening)) == whiz_standings(evening)


def test_a_file_that_does_not_tell_the_rounds_begun_is_read_by_its_results(tournament):
    plain = json.loads(whiz_event_json(tournament, ()))
    del plain["announced"], plain["progress"], plain["penalties"]
    created, commands = read_again(json.dumps(plain))
    again = created.opened()
    for command in commands:
        again = command.applied_to(again, NOW)
    assert again.results == tournament.results


def test_before_a_deal_counts_there_is_no_percent():
    row = json.loads(whiz_event_json(seated(), ()))["standings"][0]
    assert (row["percent"], row["percent_exact"], row["boards"]) == (None, None, 0)


def test_a_penalty_stands_in_the_line_of_its_player(tournament):
    rows = json.loads(whiz_event_json(tournament, ()))["standings"]
    assert [row["penalty"] for row in rows if "penalty" in row] == ["25/2"]


def test_a_percent_is_told_rounded_and_exact(tournament):
    for row in json.loads(whiz_event_json(tournament, ()))["standings"]:
        if row["percent_exact"]:
            assert row["percent"] == round(float(Fraction(row["percent_exact"])), 2)


@pytest.mark.parametrize(
    ("section", "value"),
    [
        ("format", "militaire"),
        ("event", {"name": ""}),
        ("settings", {"rounds": 1000}),
        ("entries", [{"number": "one"}]),
        ("entries", 7),
        ("movement", {"rounds": [{"round": 1}]}),
        ("movement", None),
        ("results", [{"round": 1}]),
        ("results", {"a": 1}),
        ("penalties", [{"player": 1, "round": 1, "amount": "1/0"}]),
        ("announced", [{"number": 1}]),
        ("progress", {"finished": {}, "draw_seed": []}),
    ],
)
def test_a_section_that_will_not_do_is_named(section, value, tournament, any_words):
    text = json.dumps({**json.loads(whiz_event_json(tournament, ())), section: value})
    with pytest.raises(EventFileError) as refusal:
        read_again(text)
    assert refusal.value.section.startswith(section)
    assert "evening.json" in message(refusal.value, any_words)


def test_a_result_of_a_round_that_has_not_begun_is_not_lost(tournament):
    plain = json.loads(whiz_event_json(tournament, ()))
    plain["announced"] = plain["announced"][:1]
    _, commands = read_again(json.dumps(plain))
    entered = {
        place
        for command in commands
        for place, _ in (*getattr(command, "results", ()), *getattr(command, "otherwise", ()))
    }
    assert entered == set(tournament.results)
    assert BoardPlace(*tournament.places(2)[0]) in entered


def test_only_rounds_with_deals_missing_were_gone_on_from_despite_them(tournament):
    gone = replace(tournament, results=dict(list(tournament.results.items())[1:]))
    for evening, despite in ((tournament, [False, False]), (gone, [False, True])):
        _, commands = read_again(whiz_event_json(evening, ()))
        begun = [command for command in commands if isinstance(command, AnnounceWhizRound)]
        assert [command.despite_missing for command in begun] == despite


def test_a_movement_with_a_late_player_and_a_leaver_is_found_sound():
    evening = with_round(seated(players=13, rounds=5), 1)
    late = Player(14, "Tard venu", first_round=2)
    evening = plan.late_player(evening, late).applied_to(evening, NOW)
    evening = AnnounceWhizRound(2, despite_missing=True).applied_to(evening, NOW)
    evening = plan.leaving_player(evening, 3, 2).applied_to(evening, NOW)
    told = json.loads(json.dumps(event_movement_plain(evening)))
    assert told["present"] == {"3": [1, 2], "14": [2, 5]}
    assert told["quality"]["sound"]
    assert verify(movement_from_plain(told)).is_sound


def test_where_everybody_stays_the_movement_does_not_say_who_is_there():
    assert "present" not in event_movement_plain(seated())


def test_a_tournament_is_as_the_published_schema_has_it(any_way, before_play):
    for evening in (any_way, before_play, replace(before_play, rounds={})):
        event_schema()(json.loads(whiz_event_json(evening, ())))
