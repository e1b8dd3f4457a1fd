"""A deal typed in one go, in every game: what is written is read back, and nothing is guessed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.deal_fields import NUMBERS, Asking, DealField, FieldKind, questions
from whist_td.core.deal_lines import read_line, written_line
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.games.solo_family.iwwa import IwwaContract
from whist_td.formats.club_night.rules.deals import TableDeal
from whist_td.formats.club_night.words.deal_signs import DealVocabulary
from whist_td.formats.club_night.words.games import by_people, deal_words
from whist_td.formats.club_night.words.seats import SeatedPeople, TokenForm
from whist_td.words.words import Language, words

NAMES = ("Alice Roy", "Noé Sansoucy", "Rita Cyr", "Ève Nord", "Luc Pique")
"""Names that begin, or go on, like signs of suits and seats."""
TABLES = [
    (code, players)
    for code, game in GAMES.items()
    for players in range(game.least_players, game.most_players + 1)
]
SIGNS = "0123456789+-=XNESWOTKCPDHAabrz ♥♣,/.–"


def asking(code: str, players: int) -> Asking:
    game = GAMES[code]
    running = game.start(game.settings, players)
    return lambda answers: game.fields(running, game.settings, answers)


def vocabulary(code: str, players: int, language: Language = Language.ENGLISH) -> DealVocabulary:
    numbers = tuple(range(7, 7 + players))
    people = SeatedPeople(numbers, NAMES[:players], GAMES[code])
    return DealVocabulary(people, words(language), TokenForm.SEAT)


def read(code, players, text, language=Language.ENGLISH, begin=None):
    ask = asking(code, players)
    begin = begin or questions(ask, {}).opening
    return read_line(ask, {}, begin, text, vocabulary(code, players, language))


def some(field: DealField) -> st.SearchStrategy:
    """Draw an answer to a field."""
    match field.kind:
        case FieldKind.NUMBER:
            return st.integers(field.least, field.most)
        case FieldKind.NUMBERS:
            one = st.integers(field.least, field.most)
            return st.tuples(*[one for _group in field.groups])
        case FieldKind.SEATS:
            seats = st.sets(st.sampled_from([g[0] for g in field.groups] or [0]))
            most = field.most or len(field.groups)
            return seats.filter(lambda some: field.least <= len(some) <= most).map(
                lambda some: tuple(sorted(some))
            )
        case FieldKind.SWITCHES:
            return st.tuples(*[st.booleans() for _group in field.groups])
        case _:
            return st.sampled_from(field.values)


@st.composite
def told(draw, tables=TABLES):
    """Draw a deal of a game, whole, with its answers."""
    code, players = draw(st.sampled_from(tables))
    ask, answers = asking(code, players), {}
    asked = questions(ask, answers)
    for _turn in range(20):
        fresh = [f for f in asked.fields if f.name not in answers]
        if not fresh:
            break
        answers = {**answers, fresh[0].name: draw(some(fresh[0]))}
        asked = questions(ask, answers)
    return code, players, asked


@given(told(), st.sampled_from(Language))
def test_whatever_is_written_of_a_deal_is_read_back_as_that_deal(deal, language):
    code, players, asked = deal
    line = written_line(asked, vocabulary(code, players, language))
    found = read(code, players, line, language, asked.steps[0])
    assert (found.rest, found.doubt) == ("", ())
    assert questions(asking(code, players), found.answers).answers == asked.answers


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize("made", [(0,), (3,), (0, 2)])
def test_yes_and_no_after_people_are_nobodys_seat(language, called, made):
    told = {"dealer": 0, "contract": IwwaContract.OPEN_MISERE, "attackers": (0, 1, 2, 3)}
    told |= {"made": made, "jury_called": called}
    line = written_line(questions(asking("iwwa", 4), told), vocabulary("iwwa", 4, language))
    begin = questions(asking("iwwa", 4), told).steps[0]
    assert read("iwwa", 4, line, language, begin).answers == told


@given(told([("plain_whiz", 3)]), st.sampled_from(Language), st.data())
def test_what_is_shown_of_a_contract_is_read_back_as_that_contract(deal, language, data):
    _code, _players, asked = deal
    called = data.draw(st.sampled_from([NAMES, ("N", "E", "S"), ("North", "Est", "sud")]))
    told = TableDeal("plain_whiz", GAMES["plain_whiz"].deal(asked.answers))
    shown = deal_words(told, words(language), by_people(called, [(0,), (1,), (2,)]))
    found = read("plain_whiz", 3, shown, language).answers
    assert {**asked.answers, **found} == asked.answers
    assert found


@given(told([("plain_whiz", 3), ("iwwa", 4), ("couleur", 4)]), st.sampled_from(Language), st.data())
def test_no_part_of_a_line_credits_somebody_else(deal, language, data):
    code, players, asked = deal
    line = written_line(asked, vocabulary(code, players, language), asked.opening)
    begun = read(code, players, line[: data.draw(st.integers(0, len(line)))], language)
    known = questions(asking(code, players), begun.answers)
    for who in ("declarer", "attackers"):
        if not begun.rest and known.are_answered and who in known.answers:
            assert known.answers[who] == asked.answers[who]


@given(st.sampled_from(TABLES), st.text(SIGNS, max_size=14), st.sampled_from(Language))
def test_slips_of_the_finger_are_read_whole_or_refused_whole(table, text, language):
    found = read(*table, text, language)
    asked = questions(asking(*table), found.answers)
    if not found.rest and asked.are_answered:
        again = written_line(asked, vocabulary(*table, language), asked.opening)
        same = read(*table, again, language)
        assert questions(asking(*table), same.answers).answers == asked.answers


@given(st.sampled_from(TABLES), st.text(max_size=30))
def test_whatever_is_typed_is_understood_or_left(table, text):
    assert read(*table, text).rest in text


@pytest.mark.parametrize(
    ("language", "typed", "rest"),
    [
        (Language.ENGLISH, "10sa s =", "a s ="),
        (Language.ENGLISH, "10s a =", "a ="),
        (Language.ENGLISH, "10s al =", "al ="),
        (Language.ENGLISH, "10halice =", "alice ="),
        (Language.ENGLISH, "10hs= 9", "= 9"),
        (Language.FRENCH, "10s s =", "s s ="),
        (Language.FRENCH, "10nt s =", "nt s ="),
        (Language.FRENCH, "10cnoé=", "oé="),
    ],
)
def test_a_stray_letter_never_becomes_part_of_another_field(language, typed, rest):
    found = read("plain_whiz", 3, typed, language)
    assert found.rest == rest
    assert not found.may_go_on


@pytest.mark.parametrize(
    ("language", "typed", "strain", "declarer", "tricks"),
    [
        (Language.FRENCH, "10sa s =", "N", 2, 10),
        (Language.FRENCH, "10SAXX S +1", "N", 2, 11),
        (Language.FRENCH, "10 cœurs sud −1", "H", 2, 9),
        (Language.FRENCH, "10♥X Sud +1", "H", 2, 11),
        (Language.ENGLISH, "10h alice =", "H", 0, 10),
        (Language.ENGLISH, "10h Alice Roy = 10", "H", 0, 10),
        (Language.ENGLISH, "10NN-2", "N", 0, 8),
        (Language.ENGLISH, "10h s x 11", "H", 2, 11),
    ],
)
def test_a_contract_is_read_as_the_tournament_reads_it(language, typed, strain, declarer, tricks):
    found = read("plain_whiz", 3, typed, language)
    assert not found.rest
    told = found.answers
    assert (told["strain"].value, told["declarer"], told["tricks"]) == (strain, declarer, tricks)


@pytest.mark.parametrize(
    ("code", "players", "typed", "answers"),
    [
        ("iwwa", 4, "S N 7", {"attackers": (0,), "tricks": 7}),
        ("iwwa", 4, "sn7", {"attackers": (0,), "tricks": 7}),
        ("iwwa", 4, "P N S +1", {"attackers": (0, 2), "tricks": 9}),
        ("iwwa", 4, "solo rita =", {"attackers": (2,), "tricks": 5}),
        ("iwwa", 4, "10 E 11", {"attackers": (1,), "tricks": 11}),
        ("iwwa", 4, "M NE N", {"attackers": (0, 1), "made": (0,)}),
        ("iwwa", 4, "M N 0", {"attackers": (0,), "made": ()}),
        ("iwwa", 5, "P 25 =", {"attackers": (1, 4), "tricks": 8}),
        ("scottish", 4, "abbba", {"jack": 0, "ace": 1, "king": 1, "queen": 1, "ten": 0}),
        ("scottish", 3, "N E S S N", {"jack": 0, "ace": 1, "king": 2, "queen": 2, "ten": 0}),
        ("whip", 2, "3 1 A B 26 26 7 6 0 0", {"aces": (3, 1), "ten_of_diamonds": 1}),
    ],
)
def test_other_games_take_one_line_too(code, players, typed, answers):
    found = read(code, players, typed)
    assert not found.rest
    assert {name: found.answers[name] for name in answers} == answers


def test_numbers_stand_for_themselves():
    assert all(not vocabulary("ten", 4).signs(f) for f in asking("ten", 4)({}) if f.kind in NUMBERS)
