import pytest
from openpyxl import Workbook

from whist_td.core.errors import RuleError
from whist_td.desk import file_errors as no
from whist_td.interchange.tables import table_of
from whist_td.players.rosters import (
    MOST_PLAYERS,
    player_columns,
    players_from,
    players_of,
    preview_players,
)
from whist_td.words.messages import message

NAMES = ("Anne Roy", "Berthe Cyr", "Chloé Roy", "Denis Cyr", "Émile Babin", "Fernand Roy")


def roster(*lines):
    return table_of("\n".join(lines) + "\n", "roster.csv")


def listed(names=NAMES):
    return [f"{name};Percé" for name in names]


@pytest.mark.parametrize(
    "heading", ["nom;club", "Name;Club", "JOUEUR;Ville", "Player;town", "Nom du joueur;Localité"]
)
def test_headings_are_french_or_english(heading):
    players = players_of(roster(heading, *listed()))
    assert [player.name for player in players] == list(NAMES)
    assert {player.club for player in players} == {"Percé"}


def test_players_are_numbered_in_the_order_of_the_roster():
    assert [p.number for p in players_of(roster("nom;club", *listed()))] == [1, 2, 3, 4, 5, 6]


def test_columns_stand_in_any_order():
    players = players_of(roster("club;nom", *(f"Percé;{name}" for name in NAMES)))
    assert (players[0].name, players[0].club) == ("Anne Roy", "Percé")


def test_a_club_is_not_needed():
    assert players_of(roster("nom", *NAMES))[2].club == ""


def test_first_and_last_names_in_two_columns_make_one_name():
    lines = [";".join(reversed(name.split())) for name in NAMES]
    assert players_of(roster("Nom;Prénom", *lines))[0].name == "Anne Roy"


def test_a_title_above_the_headings_is_no_player():
    players = players_of(roster("Joueurs", "", "nom", *NAMES))
    assert [player.name for player in players] == list(NAMES)


def test_empty_rows_are_passed_over():
    assert len(players_of(roster("nom;club", *listed()[:3], ";", *listed()[3:]))) == 6


def test_a_text_in_an_old_encoding_is_read(tmp_path):
    path = tmp_path / "roster.csv"
    path.write_bytes("\n".join(["nom,club", *(f"{name},X" for name in NAMES)]).encode("cp1252"))
    assert players_from(path)[2].name == "Chloé Roy"


def test_a_workbook_is_read_at_the_sheet_that_has_names(tmp_path):
    book = Workbook()
    book.active.append(("Recettes", "Dépenses"))
    sheet = book.create_sheet("Joueurs")
    for row in (("nom", "club"), *((name, "X") for name in NAMES)):
        sheet.append(row)
    book.save(tmp_path / "roster.xlsx")
    assert players_from(tmp_path / "roster.xlsx")[2].name == "Chloé Roy"


@pytest.mark.parametrize(
    ("lines", "kind"),
    [
        (["Percé", *NAMES], no.NoNameHeadingError),
        (["nom;club"], no.EmptyFileError),
        (["nom;club", *listed()[:5]], no.FewPlayersError),
        (["nom;club", *listed(), "anne  roy;Percé"], no.NameTwiceError),
        (["nom;club", *listed(), ";Gaspé"], no.NameMissingError),
        (["nom;club", *listed(), f"{'x' * 200};Gaspé"], no.LongNameError),
        (["nom;club", *listed(), f"Zoé;{'x' * 200}"], no.LongNameError),
        (["nom", *(f"Joueur {n}" for n in range(MOST_PLAYERS + 1))], no.TooManyRowsError),
    ],
)
def test_a_roster_that_will_not_do_is_named(lines, kind, any_words):
    with pytest.raises(RuleError) as refusal:
        players_of(roster(*lines), least=6)
    assert type(refusal.value) is kind
    assert "roster.csv" in message(refusal.value, any_words)


def test_a_name_that_stands_twice_is_told_with_both_rows():
    with pytest.raises(no.NameTwiceError) as refusal:
        players_of(roster("nom;club", *listed(), "ANNE ROY;Percé"))
    assert (refusal.value.row, refusal.value.first_row) == (8, 2)
    assert refusal.value.column == "A (nom)"


def test_two_of_one_name_come_in_where_their_clubs_tell_them_apart():
    players = players_of(roster("nom;club", "Luc Roy;Gaspé", "Anne Roy;Gaspé", "luc roy;Percé"))
    assert [player.name for player in players] == ["Luc Roy (Gaspé)", "Anne Roy", "luc roy (Percé)"]


@pytest.mark.parametrize("clubs", [("Gaspé", "gaspé"), ("Gaspé", ""), ("", "")])
def test_two_of_one_name_are_refused_where_nothing_tells_them_apart(clubs):
    with pytest.raises(no.NameTwiceError):
        players_of(roster("nom;club", *(f"Luc Roy;{club}" for club in clubs)))


@pytest.mark.parametrize("line", ["13;", "Total;13", "Total :;", "13;Percé"])
def test_a_row_of_totals_is_no_player(line, any_words):
    table = roster("nom;club", *listed(), line)
    *people, total = preview_players(table, player_columns(table))
    assert not any(person.problems for person in people)
    (found,) = total.problems
    assert isinstance(found, no.NotANameError)
    with pytest.raises(no.NotANameError) as refusal:
        players_of(table)
    assert "total" in message(refusal.value, any_words)
