"""Lists as people write them are read as they are meant, and no name is made another."""

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whist_td.interchange.messy_lists import (
    SEPARATORS,
    Habit,
    LineShape,
    Understood,
    lines_of,
    names_of,
    one_name,
)
from whist_td.interchange.tables import pasted_table
from whist_td.interchange.written_names import given_name_first

TEAMS, PLAYERS = LineShape((5, 4), is_of_people=True), LineShape((2,), is_of_people=False)
MAIL = """Bonjour Marie,

Voici nos équipes pour samedi :

1) Les Marsouins : Jean Roy, Anne Huard, Luc Côté et Marie Bond
2) 7 de Trèfle; Paul Roy (capitaine), Rita Huard; Guy Côté; Lise Bond
• Les 3 Mousquetaires / Ève Cyr / Bob Cyr / Dan Ély (végé) / Flo Gagné
7 - Carleton, Rose English, Lise Minville, Nora Boudreau

Merci et à samedi!
--
Rita Huard
418 555-0100
Envoyé de mon iPhone
"""


def read(text: str, shape: LineShape, *as_written: Habit, known=None) -> Understood:
    people = range(1, 5) if shape is TEAMS else range(1)
    lines = lines_of(pasted_table(text, "it", 500), shape, as_written)
    return names_of(lines, 0, people, as_written, known)


def cells(understood: Understood) -> list[tuple[str, ...]]:
    return [row.cells for row in understood.table.rows if any(row.cells)]


def test_the_teams_of_a_mail_are_read_out_of_the_letter_around_them():
    assert cells(read(MAIL, TEAMS)) == [
        ("Les Marsouins", "Jean Roy", "Anne Huard", "Luc Côté", "Marie Bond"),
        ("7 de Trèfle", "Paul Roy", "Rita Huard", "Guy Côté", "Lise Bond"),
        ("Les 3 Mousquetaires", "Ève Cyr", "Bob Cyr", "Dan Ély", "Flo Gagné"),
        ("Carleton", "Rose English", "Lise Minville", "Nora Boudreau"),
    ]


def test_a_line_set_apart_by_spaces_alone_and_a_couple_of_one_name_are_read_too():
    text = """1. Les Carolos : Jean Dupont, Anne Dubois, Luc Colin, Rosa Di Matteo
2  Montigny   Fernand Bourget  Rita Méthot  Wilfrid Cormier  Jeanne Piérard
3. Couillet : M. et Mme Renard, Albert Noël, Denise
"""
    assert cells(read(text, TEAMS))[1:] == [
        ("Montigny", "Fernand Bourget", "Rita Méthot", "Wilfrid Cormier", "Jeanne Piérard"),
        ("Couillet", "M. Renard", "Mme Renard", "Albert Noël", "Denise"),
    ]


def test_a_list_of_who_is_here_has_a_heading_and_a_telephone_and_no_one_more():
    text = "Présents ce soir:\n- Anne Roy\n- Rita Huard (tél. 0475/12.34.56)\n- Luc Côté\n"
    assert [row[0] for row in cells(read(text, PLAYERS))] == ["Anne Roy", "Rita Huard", "Luc Côté"]


def test_everything_that_is_read_otherwise_is_told_with_its_line():
    told = read(MAIL, TEAMS)
    assert [each.row for each in told.of(Habit.LETTER)] == [1, 3, 10, 11, 12, 13, 14]
    assert [each.read for each in told.of(Habit.REMARKS)] == ["Paul Roy", "Dan Ély"]
    assert [each.row for each in told.of(Habit.SEPARATORS)] == [5, 6, 7]


@pytest.mark.parametrize("habit", list(Habit))
def test_each_habit_can_be_left_as_it_is_written(habit):
    assert read(MAIL, TEAMS).of(habit) or habit is Habit.SURNAMES
    assert not read(MAIL, TEAMS, habit).of(habit)


@pytest.mark.parametrize(
    "name",
    [
        "Marie-Ève (Gaspé)",
        "7 de Trèfle",
        "Les 3 Mousquetaires",
        "MC Solaar",
        "VAN DEN BERG Jan",
        "Jean Roy (fils)",
        "Jean Roy (2)",
        "Rose (d’Escuminac)",
        "Jean (Ti-Jean) Roy",
        "3.Acte",
        "J.-P. Roy",
        '"Ti-Jean" Roy',
        "Dupont J.",
    ],
)
def test_a_name_that_may_be_right_stays_as_it_is(name):
    assert cells(read(f"Anne Huard\n{name}\nLuc Côté", PLAYERS))[1] == (name,)
    assert one_name(name) == name


def test_surnames_first_are_a_habit_of_a_list_and_never_of_one_line():
    text = "1. ROY Jean\n2. VAN DEN BERG Jan\n3. MC Solaar\n4. HUARD Marie-Ève (Gaspé)\n5. CÔTÉ J."
    names = ["Jean ROY", "Jan VAN DEN BERG", "MC Solaar", "Marie-Ève HUARD (Gaspé)", "J. CÔTÉ"]
    assert cells(read(text, PLAYERS)) == [(name,) for name in names]


def test_a_spelling_that_the_club_has_is_kept_and_taken():
    known = {"jean roy": "Jean Roy", "huard anne": "HUARD Anne"}
    text = "ROY Jean\nHUARD Anne\nCÔTÉ Luc"
    names = ["Jean Roy", "HUARD Anne", "Luc CÔTÉ"]
    assert cells(read(text, PLAYERS, known=known)) == [(name,) for name in names]


def test_a_comma_after_every_surname_is_no_column():
    assert cells(read("Roy, Jean\nHuard, Anne-Marie\nCôté, Luc", PLAYERS)) == [
        ("Jean Roy",),
        ("Anne-Marie Huard",),
        ("Luc Côté",),
    ]
    assert cells(read("Anne Roy, Gaspé\nLuc Huard, Percé", PLAYERS)) == [
        ("Anne Roy", "Gaspé"),
        ("Luc Huard", "Percé"),
    ]


def test_a_place_after_a_whole_name_is_the_club_whatever_sets_the_others_apart():
    text = "FONTAINE Lucien; Jumet\nDUPONT Jean, Gilly\nRoy, Anne; Jumet\nMARTIN Luc; Jumet"
    assert cells(read(text, PLAYERS))[1:3] == [("Jean DUPONT", "Gilly"), ("Anne Roy", "Jumet")]


def test_brackets_that_alone_tell_two_people_apart_stay():
    text = "Jean Roy (végé)\nJean Roy (remplaçant)\nAnne Huard (végé)"
    names = ["Jean Roy (végé)", "Jean Roy (remplaçant)", "Anne Huard"]
    assert cells(read(text, PLAYERS)) == [(name,) for name in names]


def test_marks_of_a_mail_go_and_hard_spaces_are_spaces():
    text = "> •\u00a0Anne\u00a0Roy - Gaspé\n> • Luc\u202fHuard – Percé\n> • «Guy Bond»"
    assert cells(read(text, PLAYERS)) == [
        ("Anne Roy", "Gaspé"),
        ("Luc Huard", "Percé"),
        ("Guy Bond",),
    ]


def test_a_name_that_sounds_like_a_greeting_is_one_below_the_first_name():
    text = "Jean Roy\nSalut Tremblay\nMerci Dubois\nLuc Cher"
    assert [row[0] for row in cells(read(text, PLAYERS))] == text.split("\n")


def test_whoever_signs_below_the_thanks_is_no_team():
    text = "Percé: Jean Roy, Anne Huard, Luc Côté\n\nMerci, à lundi!\nRoland (418 555-0133)"
    assert cells(read(text, TEAMS)) == [("Percé", "Jean Roy", "Anne Huard", "Luc Côté")]


def test_a_telephone_number_behind_a_name_is_a_remark():
    text = "Jean-Paul Roy (514) 555-1234\nLuc Côté, tél. 418-555-9999"
    assert [row[0] for row in cells(read(text, PLAYERS))] == ["Jean-Paul Roy", "Luc Côté"]


def test_bare_numbers_go_where_they_count_the_lines():
    assert cells(read("7 Anne\n8 Luc\n9 Guy", PLAYERS)) == [("Anne",), ("Luc",), ("Guy",)]
    assert cells(read("7 de Trèfle\nLuc\nGuy", PLAYERS))[0] == ("7 de Trèfle",)


@pytest.mark.parametrize("sign", [each for each in SEPARATORS if each != "\t"])
def test_a_separator_that_is_chosen_sets_every_line_apart(sign):
    line = sign.join(("Percé", "Jean Roy", "Anne Huard"))
    table = pasted_table(f"{line}\n{line}", "it", 9)
    assert cells(lines_of(table, TEAMS, separator=sign))[0] == ("Percé", "Jean Roy", "Anne Huard")


@given(st.lists(st.text(max_size=40), min_size=1, max_size=12))
def test_whatever_is_pasted_is_read_and_what_was_read_is_read_no_further(lines):
    text = "\n".join(lines)
    if not text.strip():
        return
    once = names_of(lines_of(pasted_table(text, "it", 500), PLAYERS), 0, (0,))
    assert {row.number for row in once.table.rows} <= set(range(1, 501))


def test_given_names_and_marks_stand_where_they_belong():
    assert given_name_first("ROY Jean fils") == "Jean ROY fils"
    assert given_name_first("DE LA CRUZ Maria-Luisa") == "Maria-Luisa DE LA CRUZ"
    assert given_name_first("Jean ROY") == "Jean ROY"


def test_a_line_of_a_hundred_thousand_signs_is_read_at_once():
    for sign in ("@", ".", "(", "-", ":", "> ", "1) "):
        began = process_time()
        read(sign * 100_000, PLAYERS)
        assert process_time() - began < 1


BLOCKS = """Salut! Nos équipes :

Équipe 1 : Les Marsouins
1. Jean Roy (cap.)
2. Anne Huard
3. Luc Côté
4. Marie Bond

Percé :
- Paul Roy
- Rita Huard
- Guy Côté

Équipe 3 - Les 3 Mousquetaires
Ève Cyr
Bob Cyr
Dan Ély
Flo Gagné

Bonne soirée,
Rita
"""


def test_teams_in_blocks_are_a_line_each_and_one_of_three_has_a_place_open():
    assert cells(read(BLOCKS, TEAMS)) == [
        ("Les Marsouins", "Jean Roy", "Anne Huard", "Luc Côté", "Marie Bond"),
        ("Percé", "Paul Roy", "Rita Huard", "Guy Côté"),
        ("Les 3 Mousquetaires", "Ève Cyr", "Bob Cyr", "Dan Ély", "Flo Gagné"),
    ]


def test_what_is_said_of_a_team_in_brackets_is_no_part_of_its_name():
    text = "Barachois (en retard !): Jean Roy, Anne Huard, Luc Côté, Lise Bond\n"
    text += "Percé (dames): Paul Roy, Rita Huard, Guy Côté, Ève Cyr"
    lines = lines_of(pasted_table(text, "it", 500), TEAMS)
    told = names_of(lines, 0, range(1, 5), groups=(0,))
    assert [row[0] for row in cells(told)] == ["Barachois", "Percé (dames)"]
    assert [each.written for each in told.of(Habit.REMARKS)] == ["Barachois (en retard !)"]


@pytest.mark.parametrize(
    ("text", "read_as"),
    [
        pytest.param(
            "4 - Pabos Mills - Jean Dupont, Anne Huard, Luc Côté, Lise Bond\n"
            "5 - Gaspé - Paul Roy, Rita Huard, Guy Côté, Ève Cyr",
            ("Pabos Mills", "Jean Dupont", "Anne Huard", "Luc Côté", "Lise Bond"),
            id="then the others",
        ),
        pytest.param(
            "4 - Pabos Mills - Jean Dupont\n5 - Gaspé - Paul Roy",
            ("Pabos Mills", "Jean Dupont"),
            id="alone",
        ),
    ],
)
def test_a_captain_behind_a_dash_is_no_part_of_the_team(text, read_as):
    assert cells(read(text, TEAMS))[0] == read_as


@pytest.mark.parametrize("called", ["(capitaine)", "(cap.)", "[captain]", "(C)"])
def test_whoever_is_called_captain_comes_first(called):
    text = f"Percé: Jean Roy, Anne Huard, Luc Côté {called}, Lise Bond\n"
    text += "Gaspé: Paul Roy, Rita Huard, Guy Côté, Ève Cyr"
    told = read(text, TEAMS)
    assert cells(told)[0] == ("Percé", "Luc Côté", "Jean Roy", "Anne Huard", "Lise Bond")
    assert told.of(Habit.REMARKS)
    as_written = read(text, TEAMS, Habit.REMARKS)
    assert cells(as_written)[0][3] == f"Luc Côté {called}"


def test_nothing_before_number_one_of_a_list_is_a_team():
    text = "voici la liste, il y en a trois (enfin, je crois)\n\n"
    text += "1) Percé : A Roy, B Roy, C Roy, D Roy\n2. Gaspé : E Roy, F Roy, G Roy, H Roy\n"
    text += "3 - Newport : I Roy, J Roy, K Roy, L Roy"
    told = read(text, TEAMS)
    assert [row[0] for row in cells(told)] == ["Percé", "Gaspé", "Newport"]
    assert [each.row for each in told.of(Habit.LETTER)] == [1]
    assert len(cells(read(text, TEAMS, Habit.LETTER))) == 4


def test_teams_with_a_name_and_teams_without_stand_in_one_list():
    text = (
        "1) Les Carolos : Jean Dupont, Marie Noël, Paul Simon, Rosa Thiry\n"
        "2) Gilly A - Luc Lambert ; Ève Petit ; Guy Moreau ; Lise Collard\n"
        "3) Simone Pirard, Albert Pirard, Rosa Hubert, Léon Hubert\n"
        "4) Les Trois : Willy Gillet, Nadine Gillet, Josiane Renard\n"
        "5) Marcel Tonneau\tDenise Tonneau\tRoger Garcia\tAnnie Garcia\n"
    )
    assert cells(read(text, TEAMS)) == [
        ("Les Carolos", "Jean Dupont", "Marie Noël", "Paul Simon", "Rosa Thiry"),
        ("Gilly A", "Luc Lambert", "Ève Petit", "Guy Moreau", "Lise Collard"),
        ("", "Simone Pirard", "Albert Pirard", "Rosa Hubert", "Léon Hubert"),
        ("Les Trois", "Willy Gillet", "Nadine Gillet", "Josiane Renard"),
        ("", "Marcel Tonneau", "Denise Tonneau", "Roger Garcia", "Annie Garcia"),
    ]


def test_a_number_in_its_turn_goes_however_it_is_written():
    text = "13) Yvette Hondt\n14.Simone Pirard\n15) Albert Pirard\n16/ Rosa Hubert\n17: Léon Noël"
    names = [row[0] for row in cells(read(text, PLAYERS))]
    assert names == ["Yvette Hondt", "Simone Pirard", "Albert Pirard", "Rosa Hubert", "Léon Noël"]


def test_one_team_with_its_surnames_first_is_turned_round():
    text = (
        "Percé : CYR Jean, ROY Anne, BOND Luc, ÉLY Ève\nGaspé : Al Roy, Bo Roy, Cy Roy, MC Solaar"
    )
    told = cells(read(text, TEAMS))
    assert told[0] == ("Percé", "Jean CYR", "Anne ROY", "Luc BOND", "Ève ÉLY")
    assert told[1][4] == "MC Solaar"
