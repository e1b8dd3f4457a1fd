"""The rotation card says where to go, as RULES 1.4 says, and flags every double advance."""

import pytest

from whist_td.formats.militaire.rules.settings import Settings, TrumpPlan
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language

FIRST_ROUND = "1 cœur 1-3"


def rows(press, evening, page=0, size=PageSize.A4, language=Language.FRENCH):
    """The lines of the rounds on the left card of a page, as lists of words."""
    pdf = press.printed(evening, "rotation-cards", size=size, language=language)
    found = [line.split() for line in press.lines(pdf, page, upto=0.5)]
    return [words for words in found if len(words) > 4 and words[2] in {"1-2", "1-3", "2-3"}]


@pytest.mark.parametrize(
    ("tables", "destinations"),
    [
        pytest.param(11, {1: 2, 10: 11, 11: 2, 20: 11, 21: 2, 24: 5}, id="RULES 1.8: T=11"),
        pytest.param(24, {23: 24, 24: 2}, id="RULES 1.8: T=24"),
        pytest.param(25, {24: 25}, id="RULES 1.8: T=25"),
        pytest.param(2, {1: 2, 2: 2, 24: 2}, id="RULES 1.8: T=2"),
    ],
)
@pytest.mark.parametrize("size", PageSize)
def test_team_1_is_sent_to_the_tables_of_the_rules(press, tables, destinations, size):
    lines = rows(press, press.event_of(tables), size=size)
    sent = {int(words[0]): int(words[-3]) for words in lines}
    assert len(sent) == 24
    assert {number: sent[number] for number in destinations} == destinations


@pytest.mark.parametrize("tables", [2, 3, 11, 24, 25, 100])
def test_every_team_is_sent_where_it_is_awaited(press, tables):
    evening = press.event_of(tables)
    pdf = press.printed(evening, "rotation-cards")
    card = press.papers_of(evening).plan.cards[-1]
    last = press.lines(pdf, tables // 2 - 1)
    for line in card.lines:
        ending = f"{line.goes_to} {line.round.stays} {line.visited_by}"
        assert any(ending in printed for printed in last)


@pytest.mark.parametrize(
    ("language", "flag"),
    [(Language.FRENCH, "AVANCER DE 2"), (Language.ENGLISH, "ADVANCE 2")],
)
def test_with_11_teams_rounds_11_and_21_alone_say_advance_2(press, language, flag):
    lines = rows(press, press.event_of(11), language=language)
    assert [words[0] for words in lines if flag in " ".join(words)] == ["11", "21"]


def test_with_25_teams_no_round_says_advance_2(press):
    text = press.read(press.event_of(25), "rotation-cards").pages[0].extract_text()
    assert "AVANCER" not in text


def test_a_card_carries_the_four_names_with_their_accents(press):
    text = press.read(press.event_of(3), "rotation-cards").pages[0].extract_text()
    for name in ("Île-Bonaventure 1", "Thérèse 1", "Noëlla 1", "Éloi 1", "Gaétan 1"):
        assert name in text


@pytest.mark.parametrize(("rounds", "cards"), [(1, 1), (24, 1), (48, 2), (99, 4)])
def test_a_long_evening_flows_on_to_more_cards(press, rounds, cards):
    reader = press.read(press.event_of(2, Settings(rounds=rounds)), "rotation-cards")
    assert len(reader.pages) == cards


def test_two_cards_share_a_page(press):
    assert len(press.read(press.event_of(11), "rotation-cards").pages) == 6


def test_a_trump_decided_in_the_room_is_left_to_be_written(press):
    evening = press.event_of(11, Settings(trump_plan=TrumpPlan.BY_ROUND))
    text = press.read(evening, "rotation-cards").pages[0].extract_text()
    assert "cœur" not in text
    assert "1-3" in text
