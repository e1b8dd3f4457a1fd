"""Prizes by plan: places pooled to the coin, things by lot, nobody twice unless it is allowed."""

from dataclasses import replace
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.club.conftest import VECTORS
from tests.club.seasons import a_season, the_book, the_year
from tests.fixtures.clocks import after
from whist_td.club import commands as do
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import balance, balances, cash_totals
from whist_td.club.rules.membership import PersonHasMoneyError, UnknownCategoryError
from whist_td.club.rules.money import OffCoinError
from whist_td.club.rules.persons import BookSettings, Category, Person
from whist_td.club.rules.prize import Prize, PrizeAmount, PrizeKind, PrizePool, PrizeRule
from whist_td.club.rules.prize_plans import (
    NoHighestRoundError,
    NoPrizesError,
    PercentError,
    PrizeOccasion,
    PrizeOfWhatError,
    PrizesGivenError,
    SeasonShareError,
    field_of_event,
    field_of_season,
    outcomes_of_event,
    outcomes_of_season,
)
from whist_td.club.rules.prizes import (
    Candidate,
    PrizeField,
    announced_last_first,
    pot_amounts,
    rest,
    shared_out,
)
from whist_td.club.rules.season import Announced, AnnouncedRow
from whist_td.club.rules.seasons import season_standings
from whist_td.desk.journal import changes_between

NOW = datetime(2026, 3, 13, 22, tzinfo=UTC)
EVENING = PrizeOccasion(event=4)


def place(number: int, worth: int | str, **facts) -> Prize:
    amount = PrizeAmount(thing=worth) if isinstance(worth, str) else PrizeAmount(worth)
    rule = facts.pop("rule", PrizeRule(place=number))
    return Prize(number, number, rule, amount, 4, **facts)


def field_of(*groups: str) -> PrizeField:
    """Return people in the order of their ranks; those of one group share it."""
    candidates, first = [], 1
    for group in groups:
        score = Fraction(50 - first)
        candidates += [Candidate(ord(name), None, first, score) for name in group]
        first += len(group)
    return PrizeField(tuple(candidates), tuple(candidates))


def won(outcomes) -> dict[int, list[tuple[str, int]]]:
    return {o.prize: [(chr(g.person), g.cents) for g in o.given] for o in outcomes}


def out(plan, field, *, fees=0, coin=1, seed=7):
    return shared_out(plan, field, fees=fees, coin=coin, seed=seed)


@pytest.mark.parametrize("case", VECTORS["prizes"])
def test_the_money_of_places_is_pooled_as_the_model_says(case):
    plan = [place(n, cents) for n, cents in enumerate(case["money"], start=1)]
    field = field_of(*("".join(name[0] for name in group) for group in case["groups"]))
    outcomes = out(plan, field, coin=case["coin"])
    shares = {name: cents for given_ in won(outcomes).values() for name, cents in given_}
    assert shares == {name[0]: cents for name, cents in case["shares"].items()}
    assert rest(plan, outcomes, fees=0, coin=case["coin"]) == case["rest"]


@pytest.mark.parametrize("case", VECTORS["pots"])
def test_a_share_of_the_fees_goes_down_to_the_coin(case):
    percents = [Fraction(percent) for percent in case["percents"]]
    assert list(pot_amounts(case["cents"], percents, case["coin"])) == case["amounts"]


def test_less_than_all_of_the_fees_leaves_the_rest_in_the_box():
    assert pot_amounts(6500, [Fraction(50), Fraction(30)], 100) == (3200, 1900)


def test_who_has_a_prize_is_passed_over():
    highest = place(1, 500, rule=PrizeRule(PrizeKind.HIGHEST_ROUND))
    plan = [highest, place(2, 4000, rule=PrizeRule(place=1)), place(3, 2500, rule=PrizeRule())]
    field = field_of("A", "B", "C")
    best = (replace(field.candidates[0], best_round=Fraction(9)), *field.candidates[1:])
    outcomes = out(plan, PrizeField(best, best))
    assert won(outcomes) == {1: [("A", 500)], 2: [("B", 4000)], 3: [("C", 2500)]}
    several = [replace(prize, several=True) for prize in plan]
    assert won(out(several, PrizeField(best, best)))[2] == [("A", 4000)]


def test_who_shares_a_place_and_has_a_prize_leaves_the_place_to_the_other():
    highest = place(4, 500, rule=PrizeRule(PrizeKind.HIGHEST_ROUND), several=False)
    plan = [replace(highest, order=0), place(1, 4000), place(2, 2500), place(3, 1000)]
    field = field_of("AB", "C", "D")
    best = (replace(field.candidates[0], best_round=Fraction(9)), *field.candidates[1:])
    assert won(out(plan, PrizeField(best, best))) == {
        4: [("A", 500)], 1: [("B", 4000)], 2: [("C", 2500)], 3: [("D", 1000)],
    }  # fmt: skip


def test_the_first_of_a_category_is_the_first_who_has_nothing_yet():
    field = field_of("A", "B", "C", "D")
    juniors = tuple(
        replace(c, categories=frozenset(("Juniors",) if chr(c.person) in "ACD" else ()))
        for c in field.candidates
    )
    category = place(2, 1000, rule=PrizeRule(PrizeKind.CATEGORY, 1, "Juniors"))
    assert won(out([place(1, 4000), category], PrizeField(juniors)))[2] == [("C", 1000)]


def test_the_last_is_the_last_who_was_there_all_evening():
    field = field_of("A", "B", "C")
    left = (*field.candidates[:2], replace(field.candidates[2], is_whole=False))
    spoon = place(1, "cuillère", rule=PrizeRule(PrizeKind.LAST))
    assert won(out([spoon], PrizeField(left)))[1] == [("B", 0)]


def test_the_most_evenings_and_ties_share_the_money():
    field = field_of("A", "B", "C")
    often = tuple(replace(c, events=18 if chr(c.person) != "A" else 4) for c in field.candidates)
    plan = [place(1, 500, rule=PrizeRule(PrizeKind.MOST_EVENINGS))]
    assert won(out(plan, PrizeField(often)))[1] == [("B", 250), ("C", 250)]


def test_a_thing_among_shared_places_is_drawn_with_the_money_by_lot():
    plan = [place(1, 4000), place(2, "jambon"), place(3, 1000)]
    outcomes = out(plan, field_of("A", "BC"))
    assert [o.is_drawn for o in outcomes] == [False, True, True]
    assert sorted(name for o in outcomes for name, _ in won([o])[o.prize]) == ["A", "B", "C"]
    assert outcomes[1].given[0].thing == "jambon"
    assert out(plan, field_of("A", "BC")) == outcomes


def test_one_thing_for_two_goes_to_one():
    outcomes = out([place(1, "jambon")], field_of("AB"))
    assert len(outcomes[0].given) == 1
    names = {won(out([place(1, "j")], field_of("AB"), seed=s))[1][0][0] for s in range(20)}
    assert names == {"A", "B"}


def test_a_lot_falls_on_somebody_present_who_has_nothing_yet():
    plan = [place(1, 4000), place(2, "fleurs", rule=PrizeRule(PrizeKind.LOT))]
    winners = {won(out(plan, field_of("A", "B", "C"), seed=s))[2][0][0] for s in range(40)}
    assert winners == {"B", "C"}


def test_equal_scores_share_only_where_the_plan_says_so():
    field = field_of("A", "B", "C")
    level = tuple(replace(c, score=Fraction(30)) for c in field.candidates)
    plan = [place(1, 4000), place(2, 2000)]
    assert won(out(plan, PrizeField(level)))[1] == [("A", 4000)]
    by_score = [replace(prize, pool=PrizePool.SCORE) for prize in plan]
    assert won(out(by_score, PrizeField(level))) == {
        1: [("A", 2000)],
        2: [("B", 2000), ("C", 2000)],
    }


def test_a_prize_for_which_too_few_are_there_goes_to_nobody():
    assert won(out([place(1, 4000), place(5, 500)], field_of("A", "B")))[5] == []


def test_a_place_twice_in_the_plan_goes_on_to_the_next_unless_several_are_allowed():
    both = [place(1, 4000), replace(place(2, "coupe"), rule=PrizeRule(place=1))]
    assert won(out(both, field_of("A", "B")))[2] == [("B", 0)]
    several = [replace(prize, several=True) for prize in both]
    assert won(out(several, field_of("A", "B")))[2] == [("A", 0)]


AMOUNTS = st.integers(0, 5000)


@given(
    st.lists(AMOUNTS, max_size=6),
    st.lists(st.integers(1, 4), max_size=6),
    st.sampled_from((1, 5, 100)),
    st.booleans(),
)
def test_no_more_is_given_than_there_is_and_equals_have_equal_shares(money, sizes, coin, several):
    names = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    groups = ["".join(next(names) for _ in range(size)) for size in sizes]
    plan = [place(n, cents * coin, several=several) for n, cents in enumerate(money, start=1)]
    field = field_of(*groups)
    outcomes = out(plan, field, coin=coin)
    shares: dict[str, int] = {}
    for name, cents in (pair for given_ in won(outcomes).values() for pair in given_):
        shares[name] = shares.get(name, 0) + cents
    assert rest(plan, outcomes, fees=0, coin=coin) >= 0
    assert all(cents % coin == 0 for cents in shares.values())
    for group in groups:
        assert len({shares.get(name, 0) for name in group}) == 1
    best = [shares.get(group[0], 0) for group in groups]
    if money == sorted(money, reverse=True):
        assert best == sorted(best, reverse=True)


def a_club() -> ClubBook:
    settings = BookSettings(categories=(Category("M", 500),), coin=5)
    return replace(the_book(), settings=settings)


def planned(*prizes: Prize) -> ClubBook:
    return after(a_club(), do.PlanPrizes(EVENING, prizes))


def given_to(book: ClubBook):
    return outcomes_of_event(book, the_year()[3], 3)


def test_giving_writes_credits_and_paying_out_a_line_with_a_receipt():
    book = planned(place(1, 4000), place(2, 2500), place(3, 1000))
    book = after(book, do.GivePrizes(EVENING, given_to(book)))
    assert balances(book) == {1: -1750, 4: -1750}
    book = after(book, do.PayPrize(1, event=4))
    assert (balance(book, 1), cash_totals(book).cash) == (0, -1750)
    assert book.lines[3].receipt == 1


def test_prizes_are_given_once_and_can_be_taken_back_by_counter_lines():
    book = planned(place(1, 4000), place(2, 2500), place(3, 1000))
    book = after(book, do.GivePrizes(EVENING, given_to(book)))
    for command in (do.GivePrizes(EVENING, given_to(book)), do.PlanPrizes(EVENING, ())):
        with pytest.raises(PrizesGivenError):
            after(book, command)
    back = after(book, do.TakeBackPrizes(EVENING))
    assert balances(back) == {1: 0, 4: 0}
    assert after(back, do.PlanPrizes(EVENING, ())).prizes == {}


def test_a_team_that_won_has_its_prize_once_and_its_people_are_passed_over_at_the_lot():
    book, evening = a_club(), the_year()[3]
    team = replace(
        evening.entries[0], people=evening.entries[0].people + evening.entries[1].people, rank=1
    )
    others = (each for each in evening.entries[2:] if each.rank != 1)
    evening = replace(evening, entries=(team, *others))
    field = field_of_event(book, evening)
    plan = [place(1, 4000), place(2, 500, rule=PrizeRule(PrizeKind.LOT))]
    first, lot = out(plan, field)
    assert [(each.entry, each.cents) for each in first.given] == [(team.number, 4000)]
    assert lot.given[0].entry != team.number


def test_players_whom_the_club_does_not_know_draw_too():
    evening = the_year()[3]
    assert len(field_of_event(a_club(), evening).present) == len(evening.entries)


def test_the_highest_round_is_only_of_a_season_that_adds_up_points():
    best = place(2, 500, rule=PrizeRule(PrizeKind.HIGHEST_ROUND))
    plan = do.PlanPrizes(PrizeOccasion(season=1), (place(1, 4000), best))
    assert len(after(a_club(), do.NewSeason(a_season()), plan).prizes) == 2
    assert len(planned(best).prizes) == 1
    with pytest.raises(NoHighestRoundError):
        after(a_club(), do.NewSeason(a_season("placement")), plan)


def test_the_people_of_a_season_win_by_its_table():
    book = a_club()
    field = field_of_season(book, season_standings(book, a_season(), the_year()))
    plan = [place(1, 4000), place(2, 500, rule=PrizeRule(PrizeKind.MOST_EVENINGS))]
    assert [o.given[0].person for o in out(plan, field)] == [4, 2]


def test_a_share_of_the_fees_is_of_what_was_paid_from_advances_too():
    book = a_club()
    members = {n: replace(person, category="M") for n, person in book.persons.items()}
    day = the_year()[3].date
    book = after(
        replace(book, persons=members),
        do.Pay((1,), 2000),
        do.ChargeEvening(4, day, (1, 2, 3)),
        do.Pay((2,), event=4),
        do.PlanPrizes(EVENING, (Prize(1, 1, PrizeRule(), PrizeAmount(percent=Fraction(50))),)),
    )
    assert [each.given[0].cents for each in given_to(book)] == [500]


def test_the_prizes_of_a_season_go_by_its_table():
    book = after(
        a_club(),
        do.NewSeason(a_season()),
        do.PlanPrizes(PrizeOccasion(season=1), (place(1, 4000), place(2, "coupe"))),
    )
    standings = season_standings(book, book.seasons[1], the_year())
    first, second = outcomes_of_season(book, standings, 3)
    assert (first.given[0].person, second.given[0].person) == (4, 2)


def test_the_prizes_of_a_closed_season_go_by_the_table_that_was_announced():
    table = (AnnouncedRow(1, 3, Fraction(300), 2), AnnouncedRow(2, 4, Fraction(206), 4))
    season = a_season(closed=Announced(date(2026, 4, 1), table))
    book = after(a_club(), do.NewSeason(a_season()))
    book = after(book, do.PlanPrizes(PrizeOccasion(season=1), (place(1, 4000), place(2, 1000))))
    standings = season_standings(book, season, the_year())
    assert [o.given[0].person for o in outcomes_of_season(book, standings, 3)] == [3, 4]


def test_the_announcer_reads_the_last_prize_first():
    plan = [place(1, 4000), place(2, 2500), place(3, 1000)]
    assert [prize.number for prize in announced_last_first(plan)] == [3, 2, 1]


def test_a_person_with_money_stays_when_his_entry_is_undone():
    entered = do.AddPerson(Person(0, "Zoé"))
    book = after(a_club(), entered)
    changes = changes_between(a_club(), book)
    entered.check_undo(book, changes)
    with pytest.raises(PersonHasMoneyError):
        entered.check_undo(after(book, do.Pay((5,), 500)), changes)


@pytest.mark.parametrize(
    ("wrong", "refusal"),
    [
        (lambda: planned(place(1, 503)), OffCoinError),
        (
            lambda: planned(place(1, 500, rule=PrizeRule(PrizeKind.CATEGORY, 1, "X"))),
            UnknownCategoryError,
        ),
        (
            lambda: planned(
                *(
                    Prize(n, n, PrizeRule(place=n), PrizeAmount(percent=Fraction(51)))
                    for n in (1, 2)
                )
            ),
            PercentError,
        ),
        (
            lambda: after(
                a_club(),
                do.NewSeason(a_season()),
                do.PlanPrizes(
                    PrizeOccasion(season=1),
                    (Prize(1, 1, PrizeRule(), PrizeAmount(percent=Fraction(50))),),
                ),
            ),
            SeasonShareError,
        ),
        (PrizeOccasion, PrizeOfWhatError),
        (lambda: after(a_club(), do.GivePrizes(EVENING, ())), NoPrizesError),
        (lambda: after(planned(place(1, 500)), do.TakeBackPrizes(EVENING)), NoPrizesError),
    ],
)
def test_what_cannot_be_is_refused(wrong, refusal):
    with pytest.raises(refusal):
        wrong()
