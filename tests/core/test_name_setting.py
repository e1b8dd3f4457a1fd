"""How names share a list: one size for all, none narrow, none taken for another."""

from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.name_setting import (
    CUT,
    WIDTHS,
    Letters,
    Medium,
    NamePlace,
    broken,
    initialled,
    set_names,
)

WAYS = tuple(Letters(size, width) for size in (1.0, 0.9) for width in WIDTHS)
PLAIN = Medium(
    lambda text, letters: len(text) * letters.size * letters.width,
    lambda height, size: max(1, int(height / size)),
)
"""Every letter is one wide and one high."""
NAMES = st.lists(
    st.text("abMé -(…)1", min_size=1, max_size=40)
    .map(lambda text: " ".join(text.split()))
    .filter(bool),
    min_size=1,
    max_size=12,
    unique=True,
)


def texts(setting):
    return [" ".join(lines) for lines in setting.lines.values()]


def set_in(names, width, height=1.0, **more):
    return set_names([NamePlace(name, width, height) for name in names], WAYS, PLAIN, **more)


@given(NAMES, st.integers(4, 30), st.integers(1, 3), st.booleans())
def test_names_of_a_list_fit_are_set_alike_and_are_never_the_same(names, width, height, people):
    setting = set_in(names, width, height, are_people=people)
    assert setting.letters.width >= 0.8
    shown = texts(setting)
    assert len(set(setting.lines.values())) == len(shown)
    for lines in setting.lines.values():
        assert len(lines) <= PLAIN.lines(height, setting.letters.size)
        assert all(PLAIN.measured(line, setting.letters) <= width for line in lines)


@given(NAMES, st.integers(6, 30))
def test_what_is_shortened_could_be_nobody_elses_name(names, width):
    shown = texts(set_in(names, width))
    for name, text in zip(names, shown, strict=True):
        head = text.split(CUT)[0]
        if text != name and text == head + CUT and CUT not in name:
            assert not [other for other in names if other != name and other.startswith(head)]


def test_one_long_name_folds_and_the_others_keep_their_letters():
    setting = set_in(["Les Marsouins", "Le Rocher de Saint-Georges-de-Malbaie"], 22, 2)
    assert setting.letters == Letters()
    assert list(setting.lines.values()) == [
        ("Les Marsouins",),
        ("Le Rocher de Saint-", "Georges-de-Malbaie"),
    ]


def test_letters_become_narrower_for_all_or_for_nobody():
    setting = set_in(["Les Marsouins", "Les Belles Voisines de Percé"], 24)
    assert setting.letters == Letters(1.0, 0.8)
    assert texts(setting) == ["Les Marsouins", "Les Belles Voisines de Percé"]


def test_one_name_that_is_very_long_makes_no_other_small():
    names = [*(f"Anne {letter}" for letter in "abcdefghijklmnopqrst"), "Maximilienne Delahaye"]
    places = [NamePlace(name, 10, 1) for name in names]
    sizes = [Letters(size) for size in (1.0, 0.8, 0.6, 0.4)]
    setting = set_names(places, sizes, PLAIN)
    assert setting.letters == sizes[0]
    assert [place.name for place, lines in setting.lines.items() if lines[0] != place.name] == [
        names[-1]
    ]
    assert set_names(places[-2:], sizes, PLAIN).letters == sizes[-1], "one of two is not few"


def test_mother_and_daughter_are_told_apart_where_their_names_are_cut():
    names = ["Marie-Antoinette Beauchemin (mère)", "Marie-Antoinette Beauchemin (fille)"]
    assert texts(set_in(names, 20)) == [
        "Marie-Antoinette Be… (mère)",
        "Marie-Antoinette B… (fille)",
    ]
    alike = ["Association des marins de Percé", "Association des marins de Gaspé"]
    first, second = texts(set_in(alike, 14))
    assert first.endswith("Percé")
    assert second.endswith("Gaspé")


def test_one_name_in_two_places_is_cut_in_one_way():
    name, other = "Jean-Claude Vandenbroeckelaere-Dufrasne", "Marie-Antoinette de la Durantaye"
    places = [NamePlace(each, 20, height) for each in (name, other) for height in (1, 1.01)]
    setting = set_names(places, WAYS[-1:], PLAIN)
    assert len(set(setting.lines.values())) == 2


def test_a_surname_that_stands_first_is_no_first_name():
    names = ["BOURDAGES Ovila", "LeBLANC Marie-Paule", "Dupont J.", "Jean-Guy TREMBLAY (2)"]
    short = ["BOURDAGES O.", "LeBLANC M.-P.", "Dupont J.", "J.-G. TREMBLAY (2)"]
    assert [initialled(name) for name in names] == short
    both = ["BOURDAGES Ovila", "BOURDAGES Octave"]
    assert len(set(texts(set_in(both, 13, are_people=True)))) == 2


def test_no_line_begins_with_the_dot_between_two_players():
    assert broken("Jean Roy · Luc Roy", lambda line: len(line) < 11) == ("Jean Roy ·", "Luc Roy")


def test_the_initial_of_a_first_name_is_enough_where_nobody_else_has_it():
    names = ["Marie-Hélène Boudreau-Minville", "Luc Roy"]
    assert texts(set_in(names, 24, 1, are_people=True)) == [names[0], "Luc Roy"]
    assert texts(set_in(names, 20, 1, are_people=True)) == ["M.-H. Boudreau-Minville", "Luc Roy"]
    both = ["Marie-Anne Boudreau-Minville", "Marc-Albert Boudreau-Minville"]
    assert initialled(both[0]) == initialled(both[1])
    assert len(set(texts(set_in(both, 18, are_people=True)))) == 2
