"""Seats are typed as they stand on the score sheet; what can mean two people is asked."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from tests.fixtures.samples import each_once
from tests.formats.club_night.screens.playing import FIRST, button, label, press, said
from whist_td.core.deal_fields import BY_SEAT
from whist_td.core.movement_tables import Sitting
from whist_td.formats.club_night.commands.commands import CorrectClubSeats
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.paper.score_sheets import sheet_columns
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice
from whist_td.formats.club_night.rules.event import ClubRound
from whist_td.formats.club_night.screens.deal_card import DoubtStrip
from whist_td.formats.club_night.screens.deal_entry import ClubDealEntry
from whist_td.formats.club_night.screens.deal_questions import FieldRow
from whist_td.formats.club_night.screens.deal_seats import SeatsBar, have_numbers_within
from whist_td.formats.club_night.words.deal_form import DealDraft, form_of
from whist_td.formats.club_night.words.deal_signs import caps_of
from whist_td.formats.club_night.words.seats import seat_sign, side_signs
from whist_td.words.words import Language, words

EVERY_GAME = [
    pytest.param(code, players, id=f"{code} {players}")
    for code, game in GAMES.items()
    for players in range(game.least_players, game.most_players + 1)
]


def attackers(session):
    return session.facts.results[DealPlace(1, 1, 1)].facts.attackers


def people(session):
    """Return the numbers and names of table 1, seat by seat."""
    seats = session.facts.sitting(1, 1).seats
    return seats, [session.facts.player(number).name for number in seats]


def a_number_of_two(session):
    """Return a number that is a seat of one person and the own number of another."""
    seats, _names = people(session)
    return next(n for n in range(1, 5) if n in seats and seats.index(n) != n - 1)


@pytest.mark.parametrize(("sign", "language"), each_once(["N", "n", "E", "S", "W", "O"], Language))
def test_the_letters_of_the_sheet_are_typed_in_both_languages(at_play, sign, language):
    session, panel = at_play(language=language)
    press(panel, f"1 Enter S Enter {sign} Enter 7 Enter")
    assert attackers(session) == ({"N": 0, "E": 1, "S": 2}.get(sign.upper(), 3),)


def test_partners_are_typed_one_after_the_other(at_play):
    session, panel = at_play()
    press(panel, "1 Enter P Enter NS Enter 8 Enter")
    assert attackers(session) == (0, 2)


def test_a_name_is_typed_as_it_stands_on_the_sheet(at_play):
    session, panel = at_play()
    _numbers, names = people(session)
    press(panel, f"1 Enter S Enter {names[2].split()[0]} Enter 7 Enter")
    assert attackers(session) == (2,)


def test_the_number_of_a_player_is_typed(at_play):
    session, panel = at_play(players=32)
    numbers, _names = people(session)
    seat = next(at for at, number in enumerate(numbers) if number > 4)
    press(panel, f"1 Enter S Enter {numbers[seat]} Enter 7 Enter")
    assert attackers(session) == (seat,)


def test_a_number_that_can_be_a_seat_or_a_player_is_asked_and_not_guessed(at_play):
    session, panel = at_play()
    numbers, names = people(session)
    number = a_number_of_two(session)
    press(panel, f"1 Enter S Enter {number} Enter")
    strip = panel.findChild(DoubtStrip)
    texts = [each.text() for each in strip.findChildren(QPushButton)]
    assert texts[0].endswith(names[number - 1])
    assert texts[1] == f"Player {number}: {names[numbers.index(number)]}"
    assert not session.facts.results


@pytest.mark.parametrize(("keys", "is_player"), [("Tab Enter", False), ("Tab Tab Enter", True)])
def test_the_answer_is_taken_and_asked_no_more_at_this_table(at_play, keys, is_player):
    session, panel = at_play()
    numbers, _names = people(session)
    number = a_number_of_two(session)
    seat = numbers.index(number) if is_player else number - 1
    deal = f"S Enter {number}"
    press(panel, f"1 Enter {deal} Enter {keys} 7 Enter {deal} Enter 7 Enter")
    assert attackers(session) == (seat,)
    assert len(session.facts.results) == 2


def test_a_line_typed_in_one_go_is_asked_about_once_at_this_table(at_play):
    session, panel = at_play()
    line = f"S Space {a_number_of_two(session)} Space 7 Enter"
    press(panel, f"1 Enter {line} Tab Enter {line}")
    assert len(session.facts.results) == 2


def test_enter_does_not_pass_over_a_doubt_that_was_left(at_play):
    session, panel = at_play()
    press(panel, f"1 Enter S Enter {a_number_of_two(session)} Enter Esc")
    assert QApplication.focusWidget().objectName() == "dealEntry"
    press(panel, "Enter")
    assert any(strip.isVisible() for strip in panel.findChildren(DoubtStrip))


def test_a_doubt_about_the_second_of_two_is_asked_once(at_play):
    session, panel = at_play()
    numbers, _names = people(session)
    number = a_number_of_two(session)
    sure = next(at for at in range(4) if at + 1 not in (*numbers, number) and at != number - 1)
    press(panel, f"1 Enter P Space {sure + 1} Space {number} Space 9 Enter")
    assert label(panel, "entryNote").startswith(f"“{number}” can mean two things")
    button(panel, "meaning-1").click()
    assert attackers(session) == tuple(sorted((sure, number - 1)))


def test_the_mouse_answers_the_doubt(at_play):
    session, panel = at_play()
    number = a_number_of_two(session)
    press(panel, f"1 Enter S Enter {number} Enter")
    button(panel, "meaning-2").click()
    press(panel, "7 Enter")
    assert attackers(session) == (people(session)[0].index(number),)


FIVE = (8, 13, 22, 11, 1)
"""A table of five; the dealer of its first deal, in seat 1, does not play it."""


@pytest.fixture
def at_five(at_play):
    """Open Play on a table of five; `dealt` deals were entered, a contract is told."""

    def opened(dealt=0, contract="P"):
        session, panel = at_play(players=22)
        others = tuple(n for n in range(1, 23) if n not in FIVE)
        tables = (FIVE, others[:5], others[5:9], others[9:13], others[13:])
        sittings = tuple(Sitting(at, seats) for at, seats in enumerate(tables, start=1))
        assert session.do(CorrectClubSeats(ClubRound(1, sittings)))
        press(panel, "1 Enter")
        for _deal in range(dealt):
            press(panel, "S Enter 5 Enter 7 Enter")
        assert len(session.facts.deals_at(1, 1)) == dealt
        press(panel, f"{contract} Enter")
        return session, panel

    return opened


def named(panel):
    """Return the seats that are named as attackers."""
    return panel.findChild(ClubDealEntry).draft.answers.get("attackers")


def doubts(panel):
    """Return the things that can be meant, as they stand on the buttons."""
    strips = [strip for strip in panel.findChildren(DoubtStrip) if strip.isVisible()]
    return [each.text() for strip in strips for each in strip.findChildren(QPushButton)]


@pytest.mark.parametrize("keys", ["25", "2 Space 5", "2 5", "2,5", "5 2"])
def test_two_seats_at_a_table_of_five_are_typed_one_after_the_other(at_five, keys):
    _session, panel = at_five()
    press(panel, keys)
    assert named(panel) == (1, 4)
    assert not doubts(panel)


def test_figures_that_are_a_player_and_no_two_seats_are_the_player(at_five):
    _session, panel = at_five()
    press(panel, "22")
    assert named(panel) == (2,)
    press(panel, "Space 11")
    assert named(panel) == (2, 3)


@pytest.mark.parametrize(("keys", "seats"), [("Tab Enter", (0, 2)), ("Tab Tab Enter", (1,))])
def test_figures_that_are_a_player_and_two_seats_are_asked(at_five, keys, seats):
    _session, panel = at_five(dealt=4)
    press(panel, "13 Enter")
    assert doubts(panel) == [
        f"Seat 1, seat 3: {FIRST[7]} Côté + {FIRST[10]} Roy",
        f"Player 13: {FIRST[1]} Roy",
    ]
    assert not named(panel)
    press(panel, keys)
    assert named(panel) == seats


@pytest.mark.parametrize(
    ("dealt", "keys", "seats"),
    [
        (0, "Tab Tab Enter", (1,)),
        (0, "Tab Enter", None),
        (1, "Tab Enter", (0, 2)),
        (1, "Tab Tab Enter", None),
    ],
)
def test_a_player_and_two_seats_are_asked_where_one_of_them_deals(at_five, dealt, keys, seats):
    """Whoever reads the deal wrongly must see it: nobody is charged in place of another."""
    _session, panel = at_five(dealt=dealt)
    press(panel, "13 Enter")
    assert len(doubts(panel)) == 2
    press(panel, keys)
    assert named(panel) == seats
    assert label(panel, "entryNote").startswith("“13” is not known") == (seats is None)


def test_a_figure_of_a_number_of_nobody_is_no_seat_of_its_own(at_five):
    _session, panel = at_five()
    for keys in ("19", "99", "93", "X3", "252", "234", "55"):
        press(panel, f"{keys} Enter")
        assert not named(panel), keys
        assert label(panel, "entryNote").startswith(f"“{keys}” is not known here")
        press(panel, "Esc")
    press(panel, "25")
    assert named(panel) == (1, 4)


def test_one_attacker_is_not_replaced_by_the_second_figure_of_a_number(at_five):
    session, panel = at_five(contract="S")
    press(panel, "52 Enter")
    assert not named(panel)
    assert label(panel, "entryNote").startswith("“52” is not known here")
    press(panel, "Esc 5 Enter 7 Enter")
    assert attackers(session) == (4,)


def test_a_number_of_nobody_is_erased_with_backspace(at_five):
    _session, panel = at_five()
    press(panel, "29")
    assert label(panel, "entryNote").endswith("Esc erases it.")
    press(panel, "Back 5")
    assert named(panel) == (1, 4)


def test_a_whole_name_is_typed_with_its_space(at_play):
    session, panel = at_play(players=32)
    names = people(session)[1]
    seat = next(at for at, name in enumerate(names) if name.isascii())
    press(panel, "1 Enter P Enter " + " Space ".join(names[seat].split()))
    assert named(panel) == (seat,)


@pytest.mark.parametrize("key", ["X", "9", "?"])
def test_what_names_nobody_is_refused_with_a_sentence(at_play, key):
    _session, panel = at_play()
    press(panel, f"1 Enter S Enter {key}")
    note = label(panel, "entryNote")
    assert note == f"“{key}” is not known here: type N, E, S, W, a player’s number or a name."


def test_a_letter_before_no_answer_is_refused_with_a_sentence(at_play):
    _session, panel = at_play()
    press(panel, "1 Enter Z")
    assert label(panel, "entryNote").startswith("“Z” is not one of the answers here.")


def test_the_seats_bear_sign_number_and_name_as_on_the_sheet(at_play):
    session, panel = at_play(language=Language.FRENCH)
    shown = [(line.sign, line.number, line.name) for line in panel.findChild(SeatsBar).lines]
    numbers, names = people(session)
    assert shown == list(zip("NESO", numbers, names, strict=True))


@pytest.mark.parametrize(("code", "players", "language"), each_once(EVERY_GAME, Language))
def test_every_game_asks_for_the_signs_of_its_score_sheet(night, code, players, language):
    _ = words(language)
    evening = night(code, players, begun=True).facts
    form = form_of(evening, DealDraft(DealPlace(1, 1, 1)), _)
    game, count = evening.game, form.people.count
    options = evening.settings.game.options
    known = {seat_sign(seat, count, _) for seat in range(count)}
    known |= set(side_signs(game.sides(options, count), game, count, _))
    titles = " ".join(column.title for column in sheet_columns(GameChoice(code), count, _))
    for field in form.questions.fields:
        if field.kind in BY_SEAT:
            caps = caps_of(field, form.people, _)
            assert set(caps) <= known | {"0", "A", "B"}
        elif len(field.groups) > 1 and field.name != "erased":
            assert all(sign in titles for sign in form.people.signs(field, _))


def test_sides_are_a_and_b_and_a_partner_may_be_named(at_play):
    session, panel = at_play("scottish", 4)
    _numbers, names = people(session)
    press(panel, f"1 Enter A Enter B Enter E Enter W Enter {names[2].split()[0]} Enter")
    facts = session.facts.results[DealPlace(1, 1, 1)].facts
    assert (facts.jack, facts.ace, facts.king, facts.queen, facts.ten) == (0, 1, 1, 1, 0)


def test_the_totals_of_the_second_pass_bear_the_signs_too(at_play):
    session, panel = at_play("scottish", 4)
    press(panel, "1 Enter " + "A Enter " * 5 + "A Enter " * 5)
    panel.take_focus()
    press(panel, "F8")
    assert "A  " in said(panel)
    assert "B  " in said(panel)
    assert session.facts.missing(1) == ()


def test_enter_the_deal_says_what_is_missing(at_play):
    _session, panel = at_play()
    press(panel, "1 Enter S")
    button(panel, "accept").click()
    assert label(panel, "entryNote") == "Answer this first: attackers."
    assert panel.findChild(FieldRow, "field-attackers").property("role") == "strip"


def test_after_a_table_the_keys_are_on_the_deal_that_is_asked_next(at_play):
    session, panel = at_play("scottish", 8)
    press(panel, "1 Enter " + "A Enter " * 10)
    assert session.facts.missing(1) == (2,)
    assert QApplication.focusWidget().objectName() == "dealEntry"
    press(panel, "A Enter " * 10)
    assert session.facts.missing(1) == ()


def test_after_a_round_the_keys_are_on_the_deal_that_is_asked_next(at_play):
    session, panel = at_play("scottish", 4)
    press(panel, "1 Enter " + "A Enter " * 10)
    press(panel, "Space")
    press(panel, "Enter")
    assert session.facts.last_announced == 2
    press(panel, "A Enter " * 5)
    assert len(session.facts.deals_at(2, 1)) == 1


def test_all_seats_show_the_number_of_the_player_or_none_does(at_play):
    _session, panel = at_play(players=5)
    lines = panel.findChild(SeatsBar).lines
    metrics = panel.fontMetrics()
    widths = [metrics.horizontalAdvance(f"{line.number}  {line.short}") for line in lines]
    assert have_numbers_within(lines, metrics, max(widths) + 3)
    assert not have_numbers_within(lines, metrics, max(widths) + 2)
    assert min(widths) < max(widths)
