"""The laws of every seating, for any number of people who may come late and go early."""

from collections import Counter
from datetime import UTC, date, datetime
from functools import partial
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fixtures.samples import examples
from whist_td.core.events import Details
from whist_td.core.movement_tables import LeftOver
from whist_td.formats.club_night.commands.commands import (
    AddLateClubPlayer,
    BeginClubRound,
    CreateClub,
    LetClubPlayerLeave,
)
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import (
    ClubPlayer,
    ClubSettings,
    SeatingWay,
    left_overs,
    table_size,
)
from whist_td.formats.club_night.views import planning as plan
from whist_td.formats.club_night.views.reseating import ClubReseating

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
DETAILS = Details("Soirée", date(2026, 11, 21))
ALONE = [way for way in SeatingWay if way is not SeatingWay.PAIRS]
GAMES = ("ten", "iwwa", "scottish", "dummy", "humbug")


@st.composite
def openings(draw, ways=ALONE):
    """A night of any game, any number of people, seated in any way."""
    choice = GameChoice(draw(st.sampled_from(GAMES)))
    chosen = ClubSettings(
        choice,
        rounds=draw(st.integers(2, 5)),
        seating=draw(st.sampled_from(ways)),
        left_over=draw(st.sampled_from(left_overs(choice.game))),
    )
    players = tuple(ClubPlayer(n, f"P{n}") for n in range(1, draw(st.integers(4, 40)) + 1))
    return CreateClub(DETAILS, chosen, players, (), draw(st.integers(1, 99))).opened()


def late(evening, number):
    new = max(evening.players) + 1
    return plan.late_player(evening, ClubPlayer(new, f"P{new}", first_round=number + 1))


def leaver(evening, number):
    there = evening.present(number + 1)
    if len(there) == evening.game.least_players:
        return late(evening, number)
    return plan.leaving_player(evening, there[number % len(there)], number)


def best(coming, evening, number):
    """Ask for a coming as the desk does: with seats taken, where that weighs less."""
    request = coming(evening, number)
    match request:
        case AddLateClubPlayer(player=player):
            asked = partial(plan.late_player, evening, player)
        case LetClubPlayerLeave(player=player, last_round=last):
            asked = partial(plan.leaving_player, evening, player, last)
    return ClubReseating(evening, asked, takes_seats=True).best.request


def after(evening, comings=()):
    """The evening with all rounds begun; each coming is asked after the round of its turn."""
    for number in range(1, evening.settings.rounds + 1):
        evening = BeginClubRound(number, despite_missing=True).applied_to(evening, AT)
        for coming in comings[number - 1 : number] if number < evening.settings.rounds else ():
            evening = coming(evening, number).applied_to(evening, AT)
    return evening


def has_rested_too_soon(evening):
    """Tell whether somebody sits out who has more often than one there as long who plays."""
    rests = Counter()
    for number, seated in evening.rounds.items():
        playing = set(evening.present(number)) - set(seated.sit_out)
        for one in seated.sit_out:
            since = evening.player(one).first_round
            as_long = (n for n in playing if evening.player(n).first_round <= since)
            if any(rests[other] < rests[one] for other in as_long):
                return True
        rests.update(seated.sit_out)
    return False


@settings(max_examples=examples(60), deadline=None)
@given(openings(), st.lists(st.sampled_from((late, leaver)), max_size=4))
def test_everybody_there_has_one_place_and_each_table_the_size_of_the_game(opening, comings):
    evening = after(opening, comings)
    least, most = evening.game.least_players, evening.game.most_players
    for number, seated in evening.rounds.items():
        assert sorted(seated.people()) == list(evening.present(number))
        assert all(least <= len(sitting.seats) <= most for sitting in seated.sittings)


@settings(max_examples=examples(60), deadline=None)
@given(openings(), st.lists(st.sampled_from((late, leaver)), max_size=4))
def test_nobody_sits_out_again_before_all_have_once(opening, comings):
    assert not has_rested_too_soon(after(opening, comings))


@settings(max_examples=examples(25), deadline=None)
@given(openings(), st.lists(st.sampled_from((late, leaver)), min_size=2, max_size=4))
def test_seats_that_are_taken_keep_the_same_laws(opening, comings):
    opening = plan.seat_anew(opening).applied_to(opening, AT)
    evening = after(opening, [partial(best, coming) for coming in comings])
    least, most = evening.game.least_players, evening.game.most_players
    for number, seated in evening.rounds.items():
        assert sorted(seated.people()) == list(evening.present(number))
        assert all(least <= len(sitting.seats) <= most for sitting in seated.sittings)
    assert not has_rested_too_soon(evening)


@settings(max_examples=examples(40), deadline=None)
@given(openings())
def test_no_more_sit_out_than_fill_no_table(opening):
    evening = after(opening)
    if evening.settings.left_over is LeftOver.SIT_OUT:
        left = len(evening.players) % table_size(evening.game)
        assert {len(seated.sit_out) for seated in evening.rounds.values()} == {left}


@settings(max_examples=examples(40), deadline=None)
@given(openings([SeatingWay.CHANGING, SeatingWay.DRAWN]))
def test_nobody_has_a_partner_again_while_there_are_others(opening):
    evening, met = after(opening), Counter()
    for seated in evening.rounds.values():
        for sitting in seated.sittings:
            sides = evening.game.sides(evening.settings.game.options, len(sitting.seats))
            for side in sides:
                met.update(
                    frozenset(sitting.seats[at] for at in two) for two in combinations(side, 2)
                )
    if evening.settings.rounds < len(evening.players) // 2:
        assert max(met.values(), default=1) == 1
