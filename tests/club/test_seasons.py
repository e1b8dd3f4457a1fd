"""A season adds up the evenings as the model says, to the last fraction."""

from dataclasses import replace
from datetime import date
from fractions import Fraction

import pytest

from tests.club.conftest import VECTORS
from tests.club.seasons import NAMES, a_season, entry, held, the_book, the_year
from whist_td.club.rules.persons import BookSettings, Category
from whist_td.club.rules.placement import Remark, longest, place_points, took_part
from whist_td.club.rules.season import (
    Announced,
    RankedKind,
    RankedPeople,
    SeasonNote,
    SeasonPart,
    SeasonRuleError,
    SeasonTies,
    rule_of,
)
from whist_td.club.rules.seasons import announced_table, corrections, race, season_standings
from whist_td.club.words.season import about_standings
from whist_td.core.held_events import EventEntry, EventMeasure, EventPerson


def told(standings) -> list[dict[str, object]]:
    return [
        {
            "rank": line.rank,
            "name": NAMES[line.person - 1],
            "score": str(line.score),
            "evenings": line.events,
            "counted": [f"E{worth.event}" for worth in line.counted],
            "dropped": [f"E{worth.event}" for worth in line.dropped],
        }
        for line in standings.lines
    ]


@pytest.mark.parametrize(
    "case", VECTORS["seasons"], ids=lambda c: f"{c['score']} {c.get('table')} {c['rule']}"
)
def test_a_season_stands_as_the_model_says(case):
    ties = SeasonTies.NONE if case.get("ties") == [] else SeasonTies.PLACES
    season = a_season(case["score"], case.get("table"), case["rule"], ties=ties)
    assert told(season_standings(the_book(), season, the_year())) == case["standings"]


@pytest.mark.parametrize("case", VECTORS["placement"])
def test_a_place_is_worth_what_the_table_says(case):
    table = a_season("placement", case["table"]).table
    points = place_points(table, case["n"], case["rank"], case["shared"])
    assert points == Fraction(case["points"])


@pytest.mark.parametrize("case", VECTORS["part"])
def test_an_evening_counts_for_who_was_there_long_enough(case):
    assert took_part(SeasonPart(case["rule"]), case["played"], case["rounds"]) is case["counts"]


@pytest.mark.parametrize(("played", "rounds"), [(1, 1), (1, 2), (2, 3)])
def test_one_round_may_be_half_of_a_short_evening(played, rounds):
    assert took_part(SeasonPart.HALF, played, rounds)


@pytest.mark.parametrize("case", VECTORS["two_entries"])
def test_who_was_in_two_entries_has_the_points_of_the_longer(case):
    entries = tuple(
        EventEntry(
            number,
            Fraction(each["points"]),
            number,
            1,
            (EventPerson("Anne", each["rounds"], each["first"], is_substitute=True),),
        )
        for number, each in enumerate(case["entries"], start=1)
    )
    evening = held(1, date(2026, 1, 9), entries, announced=case["rounds"])
    standings = season_standings(the_book(), a_season(), [evening])
    found = [str(line.score) for line in standings.lines]
    assert found == ([case["points"]] if case["counts"] else [])


@pytest.mark.parametrize("case", VECTORS["per_round"])
def test_points_per_round_are_exact(case):
    evening = held(
        1, date(2026, 1, 9), (entry(1, case["points"], 1, 1, "Anne"),),
        announced=case["rounds"], planned=case["rounds"],
    )  # fmt: skip
    standings = season_standings(the_book(), a_season(per_round=True), [evening])
    # All 24 rounds of the entry are at least the rounds of the evening.
    assert str(standings.lines[0].score) == case["per_round"]


@pytest.mark.parametrize("case", VECTORS["dates"])
def test_both_days_at_the_ends_belong_to_the_season(case):
    dates = {each: date.fromisoformat(case[each]) for each in ("start", "end")}
    evening = held(1, date.fromisoformat(case["date"]), (entry(1, 5, 1, 1, "Anne"),))
    standings = season_standings(the_book(), a_season(**dates), [evening])
    assert bool(standings.held) is case["counts"]


def one_evening(event: int = 2, **facts):
    return held(event, date(2026, 1, 9), (entry(1, 5, 1, 1, "Anne"),), **facts)


def test_a_substitute_for_half_the_rounds_has_the_points_of_the_team():
    people = (EventPerson("Anne", 12), EventPerson("Bruno", 12, 13, is_substitute=True))
    evening = held(1, date(2026, 1, 9), (EventEntry(1, Fraction(31), 1, 1, people),))
    lines = season_standings(the_book(), a_season(), [evening]).lines
    assert [(line.person, line.score, line.rank) for line in lines] == [(1, 31, 1), (2, 31, 1)]


def test_who_comes_back_to_his_own_entry_is_there_for_all_his_rounds():
    parts = [
        (entry(1, 5, 1, 1), EventPerson("Anne", 5)),
        (entry(2, 6, 1, 1), EventPerson("Anne", 8)),
    ]
    parts.append((parts[0][0], EventPerson("Anne", 4, 20)))
    assert longest(parts).number == 1


def test_of_two_equal_entries_the_earlier_is_the_one_that_was_begun_first():
    one, other = entry(1, 5, 1, 1), entry(2, 6, 2, 1)
    parts = [(one, EventPerson("Anne", 4, 1)), (other, EventPerson("Anne", 8, 5))]
    parts.append((one, EventPerson("Anne", 4, 20)))
    assert longest(parts).number == 1
    turned = [(replace(each, number=3 - each.number), person) for each, person in parts]
    assert longest(turned).number == 2


@pytest.mark.parametrize(
    "facts",
    [
        pytest.param({"announced": 20}, id="rounds to come"),
        pytest.param({"is_complete": False}, id="results to come"),
    ],
)
def test_an_evening_that_is_not_over_does_not_count_yet(facts):
    standings = season_standings(the_book(), a_season(), [one_evening(**facts)])
    assert standings.held == 0
    assert standings.remarks[0].what is Remark.UNFINISHED


def test_a_trial_is_no_evening():
    standings = season_standings(the_book(), a_season(), [one_evening(is_trial=True)])
    assert (standings.held, standings.remarks) == (0, ())


def test_an_evening_left_out_by_hand_is_named_with_the_reason():
    book = replace(the_book(), notes={1: SeasonNote(1, 1, "verglas", event=2)})
    standings = season_standings(book, a_season(), the_year())
    assert standings.held == 3
    assert [(r.event, r.what, r.reason) for r in standings.remarks if r.reason] == [
        (2, Remark.LEFT_OUT, "verglas")
    ]


def test_a_shortened_evening_counts_with_a_remark():
    year = [*the_year()[:3], replace(the_year()[3], planned=18, announced=18)]
    standings = season_standings(the_book(), a_season(), year)
    short = [r for r in standings.remarks if r.what is Remark.SHORTENED]
    assert standings.held == 4
    assert [(r.event, r.number, r.usual) for r in short] == [(4, 18, 24)]


def test_a_season_of_results_keeps_to_the_measure_of_its_first_evening():
    whiz = EventMeasure("whiz", "", "datum")
    year = [replace(the_year()[0], measure=whiz), *the_year()[1:]]
    standings = season_standings(the_book(), a_season(), year)
    other = [r.event for r in standings.remarks if r.what is Remark.OTHER_MEASURE]
    assert ([each.event for each in standings.events], other) == ([1], [2, 3, 4])
    assert season_standings(the_book(), a_season("presence"), year).held == 4
    assert season_standings(the_book(), a_season(format="militaire"), year).held == 3


def test_points_by_hand_are_in_the_score():
    notes = {1: SeasonNote(1, 1, "absente pour le club", person=3, points=Fraction(201, 2))}
    standings = season_standings(replace(the_book(), notes=notes), a_season(), the_year())
    chloe = standings.line_of(3)
    assert (chloe.score, chloe.by_hand) == (Fraction(310, 3) + Fraction(201, 2), Fraction(201, 2))


def test_only_members_of_the_last_day_are_listed_and_ranks_close_up():
    book = the_book()
    persons = {n: replace(p, category="M" if n > 2 else "V") for n, p in book.persons.items()}
    details = BookSettings(categories=(Category("M", 500), Category("V", 700, is_member=False)))
    book = replace(book, persons=persons, settings=details)
    season = a_season(ranked=RankedPeople(RankedKind.MEMBERS))
    lines = season_standings(book, season, the_year()).lines
    assert [(line.person, line.rank) for line in lines] == [(4, 1), (3, 2)]
    of_category = a_season(ranked=RankedPeople(RankedKind.CATEGORIES, ("V",)))
    assert len(season_standings(book, of_category, the_year()).lines) == 2


def test_who_left_the_club_stays_in_the_table():
    book = the_book()
    left = {**book.persons, 1: replace(book.persons[1], left=date(2026, 1, 1))}
    lines = season_standings(replace(book, persons=left), a_season(), the_year()).lines
    assert 1 in {line.person for line in lines}


def test_a_rule_that_nobody_fulfils_ranks_nobody_and_says_so():
    standings = season_standings(the_book(), a_season(rule="best:5/9"), the_year())
    assert not any(line.rank for line in standings.lines)
    assert [line.person for line in standings.lines] == [2, 4, 1, 3]
    by_score = season_standings(the_book(), a_season(rule="best:2/9"), the_year()).lines
    assert [line.person for line in by_score] == [4, 2, 1, 3]
    played = season_standings(the_book(), a_season(rule="best:5/4"), the_year())
    assert any(line.rank for line in played.lines)


def test_equals_stand_in_the_order_in_which_names_are_sorted():
    book = the_book()
    bruno = replace(book.persons[2], sort_name="Zola")
    season = a_season("presence", ties=SeasonTies.NONE)
    lines = season_standings(
        replace(book, persons={**book.persons, 2: bruno}), season, the_year()
    ).lines
    assert [(line.person, line.rank) for line in lines[:2]] == [(4, 1), (2, 1)]


def test_more_drops_than_evenings_leave_nothing_to_count():
    lines = season_standings(the_book(), a_season(rule="drop:9"), the_year()).lines
    assert {(line.score, line.counted) for line in lines} == {(0, ())}


def test_the_race_ends_as_the_season_stands():
    season = a_season(rule="drop:1")
    last = season_standings(the_book(), season, the_year())
    steps = race(the_book(), last)
    assert [step.event for step in steps] == [1, 2, 3, 4]
    assert steps[-1].ranks == {line.person: line.rank for line in last.lines}
    assert steps[0].scores == dict.fromkeys((1, 2, 3, 4), 0)


def test_a_closed_season_keeps_what_was_announced_and_shows_what_is_otherwise_now():
    season, book = a_season(), the_book()
    standings = season_standings(book, season, the_year())
    season = replace(season, closed=Announced(date(2026, 4, 1), announced_table(standings)))
    assert corrections(book, standings) == {}
    corrected = season_standings(book, season, the_year()[1:])
    then, now = corrections(book, corrected)[1]
    assert (then.rank, now.rank, now.score) == (3, 3, 104)


def test_a_name_that_means_nobody_yet_is_counted_in_a_remark():
    standings = season_standings(the_book(), a_season(), the_year()[:1])
    assert [(r.what, r.number) for r in standings.remarks] == [(Remark.UNKNOWN_NAMES, 5)]


@pytest.mark.parametrize("text", ["", "best", "best:0", "best:-1", "mean:x", "drop:", "sum:3"])
def test_a_rule_that_cannot_be_read_is_refused(text):
    with pytest.raises(SeasonRuleError):
        rule_of(text)


@pytest.mark.parametrize("text", ["sum", "best:2", "best:3/4", "mean:3", "drop:1"])
def test_a_rule_is_written_as_it_is_read(text):
    assert str(rule_of(text)) == text


def test_places_among_few_and_many_are_warned_of_where_the_size_counts():
    year = the_year()
    whiz = EventMeasure("whiz", "", "matchpoints")
    mixed = (*year[:3], replace(year[3], measure=whiz))
    of_size, of_field = a_season("placement"), a_season("placement", "field")
    assert season_standings(the_book(), of_size, year).mixed_sizes is None
    assert season_standings(the_book(), of_size, mixed).mixed_sizes == (6, 12)
    assert season_standings(the_book(), of_field, mixed).mixed_sizes is None


def test_teams_and_players_are_two_kinds_of_entry():
    entries = (entry(1, 9, 1, 1, "Anne", "Bruno"), entry(2, 5, 2, 1, "Chloé", "Denis"))
    teams = held(5, date(2026, 3, 20), entries)
    standings = season_standings(the_book(), a_season("placement"), (*the_year(), teams))
    assert standings.mixed_sizes == (2, 12)


def test_people_who_came_as_often_are_told_what_parts_them(english):
    standings = season_standings(the_book(), a_season("presence"), the_year())
    assert standings.is_presence_parted
    assert "more first places decide" in about_standings(standings, 4, english)
    shared = a_season("presence", ties=SeasonTies.NONE)
    assert not season_standings(the_book(), shared, the_year()).is_presence_parted
