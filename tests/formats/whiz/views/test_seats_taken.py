"""A latecomer at Whiz takes seats in the printed movement; the desk's requests, and their price."""

from collections import Counter
from datetime import UTC, date, datetime
from functools import partial

import pytest

from tests.fixtures.clocks import after
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.formats.whiz.commands import AnnounceWhizRound, SeatRounds
from whist_td.formats.whiz.paper.facts import guide_cards
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views import planning as plan
from whist_td.formats.whiz.views.edits import exchanged
from whist_td.formats.whiz.views.movement_views import Improving, judged, possible_exchanges
from whist_td.formats.whiz.views.paper_views import whiz_papers
from whist_td.players.words.reseating import way_title, ways_apart
from whist_td.words.words import Language, words

FRENCH = Language.FRENCH
NOW = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)


def of_players(count: int, rounds: int = 5, announced: int = 0) -> WhizEvent:
    event = WhizEvent(Details("Tournoi", date(2026, 11, 21)), WhizSettings(rounds=rounds))
    people = [Player(number, f"Player {number}") for number in range(1, count + 1)]
    event = after(event, plan.add_players(event, people))
    begun = (AnnounceWhizRound(n, despite_missing=True) for n in range(1, announced + 1))
    return after(event, *begun)


def boards(event) -> list[list[tuple[int, int]]]:
    """Return each round's boards by table."""
    return [[(s.table, s.board_set) for s in each.seatings] for each in event.rounds.values()]


def sit_outs(event) -> Counter[int]:
    return Counter(player for each in event.rounds.values() for player in each.sit_out)


def late(event, name="Zoé", first=2) -> Improving:
    player = Player(max(event.players) + 1, name, first_round=first)
    return Improving(event, partial(plan.late_player, event, player), takes_seats=True)


def test_a_seventeenth_of_sixteen_keeps_the_printed_movement_and_no_deal_is_made():
    event = of_players(16, announced=1)
    kept, anew = late(event).offers
    joined = after(event, kept.request)
    assert (kept.takes_seats, anew.takes_seats) == (True, False)
    assert boards(joined) == boards(event)
    assert not kept.cost.new_sets
    assert kept.cost.compared == (5, 5)
    assert max(sit_outs(joined).values()) == 1
    assert 17 not in joined.rounds[2].sit_out
    assert judged(joined, joined.rounds.values()).is_sound


def test_the_cards_to_print_again_are_those_whose_contents_have_changed():
    event = of_players(16, announced=1)
    offer = late(event).best
    before = guide_cards(whiz_papers(event))
    now = guide_cards(whiz_papers(after(event, offer.request)))
    changed = [int(number) for number in before if before[number] != now[number]]
    assert list(offer.cost.cards) == changed


def test_the_request_of_the_desk_is_the_first_of_what_is_offered():
    event = of_players(16, announced=1)
    player = Player(17, "Zoé", first_round=2)
    assert plan.late_player(event, player) == late(event).best.request


@pytest.mark.parametrize("count", [13, 16, 19, 17])
def test_before_play_who_will_be_late_bears_a_number_that_sits_out_anyway(count):
    event = of_players(count)
    marked = after(event, plan.joining_player(event, 5, 2))
    assert len(marked.rounds[1].seatings) == len(event.rounds[1].seatings)
    assert boards(marked) == boards(event)
    assert 5 not in set(marked.rounds[1].people())
    assert 5 in {player for s in marked.rounds[2].seatings for player in s.seats}
    assert judged(marked, marked.rounds.values()).is_sound
    assert not plan.is_own(marked)
    back = after(marked, plan.joining_player(marked, 5, 1))
    assert back.rounds == event.rounds


def test_where_nearly_all_sit_elsewhere_nobody_is_told_that_only_a_few_seats_change():
    ways = late(of_players(16), first=2).offers
    assert not any(way.takes_seats for way in ways)
    titled = ways_apart([(way_title(way, words(FRENCH)), "") for way in ways], words(FRENCH))
    assert [title for title, _ in titled] == [
        "Tout le monde est replacé",
        "Tout le monde est replacé, autrement",
    ]


def test_before_play_a_movement_of_the_directors_own_is_kept_where_seats_can_be_taken():
    event = of_players(16)
    other = possible_exchanges(event, 1, 1)[0]
    own = after(event, SeatRounds(exchanged(event.rounds.values(), 1, 1, other)))
    joined = after(own, plan.late_player(own, Player(17, "Zoé", first_round=2)))
    assert boards(joined) == boards(own)
    assert joined.rounds[1] == own.rounds[1]


def test_fifteen_of_whom_one_leaves_give_up_a_table_and_the_others_stay():
    event = of_players(15, announced=1)
    left = after(event, plan.leaving_player(event, 3, 1))
    assert all(len(left.rounds[n].seatings) == 4 for n in range(2, 6))
    kept = [set(boards(left)[n]) <= set(boards(event)[n]) for n in range(1, 5)]
    assert all(kept)
    assert max(sit_outs(left).values()) == 1
    assert judged(left, left.rounds.values()).is_sound


def test_a_second_latecomer_takes_seats_too():
    event = of_players(16, announced=1)
    for name in ("Zoé", "Ève"):
        event = after(event, late(event, name).best.request)
    assert boards(event) == boards(of_players(16))
    assert max(sit_outs(event).values()) == 1
    assert not {17, 18} & set(event.rounds[2].sit_out)


def test_also_where_all_are_reseated_who_comes_plays_at_once():
    event = of_players(16, announced=1)
    anew = late(event).offers[1]
    assert 17 not in after(event, anew.request).rounds[2].sit_out
