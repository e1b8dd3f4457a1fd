from hypothesis import given
from hypothesis import strategies as st

from whist_td.core.names import folded, own_name
from whist_td.core.players import MOST_LETTERS, distinct_names

NAMES = st.sampled_from(["Jean Roy", "JEAN  roy", "Jean Roy (2)", "Anne Roy", "x" * MOST_LETTERS])
PEOPLE = st.lists(st.tuples(NAMES, st.sampled_from(["", "Gaspé", "Percé", "2", "y" * 78])))


@given(PEOPLE, st.lists(NAMES))
def test_nobody_is_left_with_the_name_of_another(people, taken):
    names = [folded(name) for name in distinct_names(people, taken)]
    assert len(set(names)) == len(names)
    assert not set(names) & {folded(name) for name in taken}


@given(PEOPLE)
def test_everybody_keeps_his_own_name_within_what_tells_him_apart(people):
    for (before, _club), after in zip(people, distinct_names(people), strict=True):
        assert after == before or own_name(after) == before


def test_who_is_of_the_same_club_gets_a_number_and_the_third_his_club():
    people = [("Luc Roy", "Gaspé"), ("Luc Roy", "Gaspé"), ("Luc Roy", "Percé")]
    assert distinct_names(people) == ["Luc Roy", "Luc Roy (2)", "Luc Roy (Percé)"]


def test_a_club_written_behind_the_name_already_is_no_way_out():
    people = [("Luc Roy (Gaspé)", ""), ("Luc Roy", "Gaspé"), ("Luc Roy", "Percé")]
    assert distinct_names(people) == ["Luc Roy (Gaspé)", "Luc Roy", "Luc Roy (Percé)"]
