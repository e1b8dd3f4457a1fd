"""What the papers printed before round 1 tell players, tables, boards and the director."""

from dataclasses import replace

import pytest

from tests.fixtures.samples import each_once
from whist_td.core.contracts import Rule, SeatChange
from whist_td.formats.whiz.rules.event import SeatedRound, Seating
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.paper_views import whiz_papers
from whist_td.paper.layout import PageSize
from whist_td.words.words import Language

SEATS = {"N": "Nord", "E": "Est", "S": "Sud"}


def test_a_guide_card_says_table_seat_deals_and_companions(whiz_press):
    evening = whiz_press.event_of()
    lines = whiz_press.all_lines(evening, "guide-cards")
    for number in evening.rounds:
        seating = evening.seated(number).place_of(1)
        boards = evening.boards_at(seating)
        seat = SEATS[seating.hand_of(1).value]
        start = f"{number} {seating.table} {seat} {boards[0]}–{boards[-1]} "
        with_others = [f"Noëlla {player}" for player in seating.seats if player != 1]
        assert any(
            line.startswith(start) and all(name in line for name in with_others) for line in lines
        )


def test_every_player_has_a_guide_card_with_name_and_club(whiz_press):
    evening = whiz_press.event_of(14)
    lines = whiz_press.all_lines(evening, "guide-cards")
    assert sum("Île-Bonaventure" in line for line in lines) == 14
    assert "Noëlla 14" in " ".join(lines)


def test_a_sit_out_is_said_clearly(whiz_press):
    evening = whiz_press.event_of(14)
    lines = whiz_press.all_lines(evening, "guide-cards")
    said = [line for line in lines if "EXEMPT" in line]
    assert len(said) == sum(len(seated.sit_out) for seated in evening.rounds.values())
    assert all("Vous ne jouez pas à ce tour." in line for line in said)


def test_a_guide_card_says_where_the_next_move_goes(whiz_press):
    evening = whiz_press.event_of()
    goals = [
        f"{seating.table} {SEATS[seating.hand_of(1).value]}"
        for seating in (evening.seated(number).place_of(1) for number in range(2, 6))
    ]
    lines = whiz_press.all_lines(evening, "guide-cards")
    own = [line for line in lines if "–" in line][:5]
    for line, goal in zip(own, goals, strict=False):
        assert line.endswith((goal, "restez ici"))
    assert own[-1].endswith("fin")


def test_a_player_who_joins_late_reads_it_on_the_card(whiz_press):
    evening = whiz_press.event_of(7, WhizSettings(rounds=2))
    late = replace(evening.players[7], first_round=2)
    first = SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 2, 4, 5, 6)))
    second = SeatedRound(2, (Seating(1, 2, 1, 2, 3), Seating(2, 1, 4, 5, 7)), (6,))
    arrived = replace(evening, players={**evening.players, 7: late}, rounds={1: first, 2: second})
    lines = whiz_press.all_lines(arrived, "guide-cards", language=Language.ENGLISH)
    assert any("NOT YET" in line and "You join later." in line for line in lines)


def test_a_long_evening_goes_on_to_a_second_guide_card(whiz_press):
    evening = whiz_press.event_of(99, WhizSettings(rounds=33))
    pages = whiz_press.read(evening, "guide-cards", size=PageSize.LETTER).pages
    assert "du tour 1 au tour 17" in pages[0].extract_text()
    assert "du tour 18 au tour 33" in pages[1].extract_text()


def test_a_table_card_names_all_who_sit_there_and_where_the_boards_go(whiz_press):
    evening = whiz_press.event_of()
    lines = whiz_press.all_lines(evening, "table-cards")
    for number in range(1, 5):
        seating = evening.seating(number, 1)
        (goal,) = evening.seated(number + 1).tables_with(seating.board_set)
        names = " ".join(f"{player} Noëlla {player}" for player in seating.seats)
        assert any(names in line and line.endswith(f"table {goal}") for line in lines)


def test_boards_that_two_tables_share_say_so_on_both_cards(whiz_press):
    evening = whiz_press.event_of(6, WhizSettings(rounds=1))
    shared = SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 1, 4, 5, 6)))
    lines = whiz_press.all_lines(
        replace(evening, rounds={1: shared}), "table-cards", language=Language.ENGLISH
    )
    text = " ".join(lines)
    assert "copy a; also at 2" in text
    assert "copy b; also at 1" in text


def test_each_copy_has_a_traveller_and_a_label_of_its_own_and_a_sheet_to_be_made_from(whiz_press):
    evening = whiz_press.event_of(6, WhizSettings(rounds=1))
    shared = SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 1, 4, 5, 6)))
    copied = replace(evening, rounds={1: shared})
    travellers = whiz_papers(copied).plan.travellers
    assert [each.label for each in travellers[:3]] == ["1\u00a0a", "1\u00a0b", "2\u00a0a"]
    assert [len(each.lines) for each in travellers[:2]] == [1, 1]
    labels = " ".join(whiz_press.all_lines(copied, "board-labels", language=Language.ENGLISH))
    assert "Tick each copy made" in labels


def test_a_table_that_rests_says_so(whiz_press):
    evening = whiz_press.event_of(9, WhizSettings(rounds=2))
    first = SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 2, 4, 5, 6), Seating(3, 3, 7, 8, 9)))
    second = SeatedRound(2, (Seating(1, 2, 1, 2, 3), Seating(2, 3, 4, 5, 6)), (7, 8, 9))
    lines = whiz_press.all_lines(replace(evening, rounds={1: first, 2: second}), "table-cards")
    assert any("personne ne joue ici" in line for line in lines)


def test_boards_that_are_played_again_at_their_table_stay(whiz_press):
    evening = whiz_press.event_of(6, WhizSettings(rounds=2))
    first = SeatedRound(1, (Seating(1, 1, 1, 2, 3), Seating(2, 2, 4, 5, 6)))
    second = SeatedRound(2, (Seating(1, 1, 4, 5, 6), Seating(2, 2, 1, 2, 3)))
    reader = whiz_press.read(replace(evening, rounds={1: first, 2: second}), "table-cards")
    text = " ".join(" ".join(page.extract_text().split()) for page in reader.pages)
    assert text.count("les étuis restent") == 2


def test_a_traveller_has_a_line_for_everybody_who_plays_the_board(whiz_press):
    evening = whiz_press.event_of()
    lines = whiz_press.all_lines(evening, "travellers")
    for number, seated in evening.rounds.items():
        for seating in seated.seatings:
            row = f"{number} {seating.table} " + " ".join(map(str, seating.seats))
            assert lines.count(row) == evening.settings.boards_per_round


@pytest.mark.parametrize(
    ("board", "dealer"),
    [pytest.param(n, d, id=f"RULES 2.5: {n}") for n, d in ((1, "Nord"), (2, "Est"), (3, "Sud"))],
)
def test_a_traveller_says_dealer_and_domy(whiz_press, board, dealer):
    page = whiz_press.read(whiz_press.event_of(), "travellers").pages[board - 1]
    assert f"Donneur : {dealer} · Domy : Ouest" in page.extract_text()


def test_a_traveller_says_formula_and_method(whiz_press):
    settings = WhizSettings(rule=Rule.EXACT, seat_change=SeatChange.DECLARER_MOVES)
    evening = whiz_press.event_of(15, settings)
    text = whiz_press.read(evening, "travellers", language=Language.ENGLISH).pages[0].extract_text()
    assert "Formula: the exact number of tricks · 13 cards of the Domy turned" in text
    assert "method B: the declarer changes with the player opposite the Domy" in text
    assert "too few or too many" in text
    assert "overtrick" not in text


@pytest.mark.parametrize(
    ("language", "letters", "example"),
    [
        (Language.FRENCH, "T trèfle, K carreau, C cœur, P pique", "10C S ="),
        (Language.ENGLISH, "C clubs, D diamonds, H hearts, S spades", "10H S ="),
    ],
)
def test_the_margin_reminds_of_the_notation_in_the_language(whiz_press, language, letters, example):
    page = whiz_press.read(whiz_press.event_of(), "travellers", language=language).pages[0]
    text = " ".join(page.extract_text().split())
    assert letters in text
    assert example in text


def test_the_margin_reminds_of_the_points(whiz_press):
    lines = whiz_press.all_lines(whiz_press.event_of(), "travellers")
    assert any(line.startswith("10 10 30 60 20 40 70 20 40 70") for line in lines)
    assert any(line.startswith("13 53 76 112 53 76 112 53 76 112") for line in lines)


def test_there_is_a_score_slip_for_each_table_and_round(whiz_press):
    evening = whiz_press.event_of(14)
    lines = whiz_press.all_lines(evening, "score-slips")
    titles = [line for line in lines if line.startswith("Table ") and "tour" in line]
    assert len(titles) == 5 * 4
    assert "Table 4 · tour 5" in titles


def test_a_score_slip_names_the_deals_with_their_dealers(whiz_press):
    lines = whiz_press.all_lines(whiz_press.event_of(), "score-slips")
    assert lines.count("1 Nord") == 5
    assert lines.count("2 Est") == 5


def test_the_director_sees_everybody_by_name_with_the_deals_and_who_sits_out(whiz_press):
    evening = whiz_press.event_of(14)
    lines = whiz_press.all_lines(evening, "director-sheet")
    first = evening.seating(1, 1)
    for sign, player in zip("NES", first.seats, strict=True):
        assert any(f"{sign} {player} Noëlla {player}" in line for line in lines)
    out = " ".join(f"{n} Noëlla {n}" for n in sorted(evening.rounds[1].sit_out)[:1])
    assert any(line.startswith(("Exempts", out)) and out in line for line in lines)
    assert any(line.count("donnes") == 5 for line in lines)


def test_the_director_reads_the_quality_in_words(whiz_press):
    text = " ".join(whiz_press.all_lines(whiz_press.event_of(), "director-sheet"))
    assert "exempt" in text


def test_many_tables_and_rounds_flow_on_to_more_pages(whiz_press):
    evening = whiz_press.event_of(99, WhizSettings(rounds=7))
    texts = [page.extract_text() for page in whiz_press.read(evening, "director-sheet").pages]
    first = evening.seating(7, 33)
    for player in first.seats:
        assert any(f"Noëlla {player}\n" in text for text in texts)
    assert len(texts) == 10


def test_the_name_list_is_in_alphabetical_order_whatever_the_accents(whiz_press):
    evening = whiz_press.event_of(6, WhizSettings(rounds=3))
    names = ("Zoé", "Émile", "Earl", "Éloi", "Fernand", "Esther")
    players = {
        number: replace(player, name=name)
        for (number, player), name in zip(evening.players.items(), names, strict=True)
    }
    lines = whiz_press.all_lines(replace(evening, players=players), "name-list")
    found = [line.split()[0] for line in lines if line.split()[0] in names]
    assert found == ["Earl", "Éloi", "Émile", "Esther", "Fernand", "Zoé"]


def test_the_name_list_says_where_one_begins(whiz_press):
    evening = whiz_press.event_of()
    seating = evening.seated(1).place_of(7)
    seat = SEATS[seating.hand_of(7).value]
    lines = whiz_press.all_lines(evening, "name-list")
    assert f"Noëlla 7 7 {seating.table} {seat}" in lines


def test_who_sits_out_at_first_is_exempt_in_large_letters_and_reads_when_play_begins(whiz_press):
    evening = whiz_press.event_of(14)
    rester = evening.seated(1).sit_out[0]
    seating = evening.seated(2).place_of(rester)
    (page,) = whiz_press.read(evening, "name-list").pages
    text = " ".join(page.extract_text().split())
    seat = SEATS[seating.hand_of(rester).value]
    said = f"Noëlla {rester} {rester} EXEMPT puis table {seating.table}, {seat}, tour 2"
    assert said in text


def test_there_is_a_label_for_each_board_with_its_dealer(whiz_press):
    lines = whiz_press.all_lines(whiz_press.event_of(), "board-labels")
    text = " ".join(lines)
    assert text.count("Domy Ouest") == 10
    assert text.count("Donneur Nord") == 4
    assert text.count("Donneur Est") == text.count("Donneur Sud") == 3


@pytest.mark.parametrize(
    ("name", "players"), each_once(["travellers", "score-slips"], [6, 15, 45, 99])
)
def test_the_points_stand_wherever_points_are_asked_for(whiz_press, name, players):
    rounds = WhizSettings(rounds=5 if players > 6 else 3, boards_per_round=2)
    reader = whiz_press.read(whiz_press.event_of(players, rounds), name, size=PageSize.LETTER)
    for page in reader.pages:
        text = page.extract_text()
        asked = text.count("Donneur") if name == "travellers" else text.count("Déclarant")
        assert text.count("112") == 3 * asked
