"""A club night by the command line, as a director without windows runs it."""

import json
from functools import cache

import pytest

from tests.fixtures.terminal import typed
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.event import table_size
from whist_td.formats.club_night.views.paper_views import sheet_fields

NAMES = ["Rita", "Luc", "Eve", "Guy", "Zoe", "Max", "Ida", "Ben", "Amy", "Leo"]


def write_people(path):
    path.write_text("\n".join(["nom", *NAMES]) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def people(tmp_path):
    return write_people(tmp_path / "joueurs.csv")


@cache
def opening(game, *options):
    """Return what opens a club night of a game in a file."""

    def opened(path):
        people = write_people(path.with_name("joueurs.csv"))
        asked = ("--format", "club", "--game", game, "--name", "Jeudi", "--entries", people)
        typed("new", path, *asked, *options)

    return opened


@pytest.fixture
def night(tmp_path, made_once):
    """Return the file of a club night of a game."""
    return lambda game="iwwa", *options: made_once(
        opening(game, *options), tmp_path / f"{game}.whist"
    )


@pytest.fixture
def exported(whist_td):
    def of(path):
        assert whist_td("export", path, "-o", path.with_suffix(".json")) == 0, whist_td.errors
        return json.loads(path.with_suffix(".json").read_text())

    return of


def test_a_new_night_says_what_is_played(whist_td, tmp_path, people):
    asked = ("--format", "club", "--game", "iwwa", "--name", "Jeudi", "--entries", people)
    assert whist_td("new", tmp_path / "club.whist", *asked) == 0, whist_td.errors
    assert "10 players" in whist_td.output
    assert "Simple whist (IWWA)" in whist_td.output
    assert "mean of a deal" in whist_td.output


def test_the_list_of_events_tells_the_game(whist_td, night):
    whist_td("events", night("whip"), "--json")
    event = json.loads(whist_td.output)["events"][0]
    assert (event["format"], event["game"], event["entries"]) == ("club", "whip", 10)


def test_deals_are_entered_from_a_table(whist_td, night, exported):
    path = night("iwwa")
    given = (
        "round,table,dealer,contract,attackers,tricks,made\n"
        "1,1,1,solo,2,7,\n1,1,2,misere,3+4,,3\n1,2,1,pass,,,\n"
    )
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    assert "3 deals entered." in whist_td.output
    points = [deal["points"] for deal in exported(path)["results"]]
    assert points == [[0, 12, -4, -4, -4], [-0, 0, 28, -28, 0], [0, 0, 0, 0, 0]]


@pytest.mark.parametrize(
    ("written", "contract"),
    [
        ("demander-emballer", "propose"),
        ("emballer", "propose"),
        ("Seul", "solo"),
        ("misère sur table", "open_misere"),
        ("abondance 10", "abundance10"),
        ("troela", "troela"),
        ("passe", "pass"),
        ("grand chelem", "grand_slam"),
    ],
)
def test_contracts_are_written_as_a_table_says_them(whist_td, night, exported, written, contract):
    path = night("iwwa")
    facts = {"propose": "2+3,8,", "open_misere": "2,,2", "pass": ",,", "troela": "2+3,9,"}
    row = f"1,1,{written},{facts.get(contract, '2,13,')}"
    given = f"tour,table,contrat,attaquants,levees,reussi\n{row}\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    assert exported(path)["results"][0]["contract"] == contract


@pytest.mark.parametrize(
    ("heading", "suit"),
    [("tour,table,levees,atout", "H"), ("round,table,tricks,trump", "C")],
)
def test_the_headings_decide_whether_c_is_clubs_or_hearts(whist_td, night, exported, heading, suit):
    path = night("prussian", "--seating", "drawn")
    assert whist_td("enter", path, "-", given=f"{heading}\n1,1,9,C\n") == 0, whist_td.errors
    assert exported(path)["results"][0]["trump"] == suit
    mixed = heading.replace("tour", "round").replace("tricks", "levees")
    assert whist_td("enter", path, "-", given=f"{mixed}\n1,1,9,C\n") == 2
    assert "C can be clubs or hearts" in whist_td.errors


@pytest.mark.parametrize("domy", ["W", "O", "4", "Domy"])
def test_a_contract_of_the_domy_is_refused_with_those_who_can_bid(whist_td, night, exported, domy):
    path = night("plain_whiz", "--seating", "drawn")
    given = f"round,table,level,strain,declarer,tricks\n1,1,10,H,{domy},11\n"
    assert whist_td("enter", path, "-", given=given) == 2
    assert f"“{domy}” is not one of the three players: write N, E or S" in whist_td.errors
    assert not exported(path)["results"]


def test_a_deal_with_its_number_corrects_the_one_that_stands(whist_td, night, exported):
    path = night("ten", "--seating", "drawn")
    whist_td("enter", path, "-", given="tour,table,levees\n1,1,9\n1,1,8\n")
    given = "tour,table,donne,levees,honneurs\n1,1,1,13,\n1,1,,7,3/1\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    assert [deal["tricks"] for deal in exported(path)["results"]] == [13, 8, 7]


def test_a_high_contract_without_the_jury_is_entered_with_a_warning(whist_td, night, exported):
    path = night("iwwa")
    given = (
        "round,table,dealer,contract,attackers,tricks,jury called\n"
        "1,1,1,grand_slam,2,13,no\n1,1,2,small_slam,3,13,yes\n"
    )
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    assert "Round 1, table 1, deal 1: The referee was not called;" in whist_td.output
    assert whist_td.output.count("The referee was not called;") == 1
    assert len(exported(path)["results"]) == 2


def test_a_fine_that_cannot_be_shared_is_refused_with_what_can(whist_td, night, exported):
    path = night("iwwa", "--left-over", "sit_out")
    given = "round,table,player,sanction,reason\n1,1,S,{},a parlé\n"
    assert whist_td("enter", path, "-", given=given.format(10)) == 2
    assert "These can be shared: 9 and 12." in whist_td.errors
    assert not exported(path)["sanctions"]
    lost = night("iwwa", "--left-over", "sit_out", "--options", "sanctions_to=nobody")
    assert whist_td("enter", lost, "-", given=given.format(10)) == 0, whist_td.errors


def test_a_sanction_of_the_jury_is_a_row_of_its_own(whist_td, night, exported):
    path = night("couleur", "--left-over", "sit_out")
    seat = exported(path)["movement"]["rounds"][0]["tables"][0]["seats"][2]
    given = "round,table,player,sanction,reason\n1,1,S,12,a parlé\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    assert exported(path)["sanctions"] == [
        {"round": 1, "player": seat, "points": 12, "reason": "a parlé"}
    ]


@pytest.mark.parametrize(
    ("row", "column", "word"),
    [
        ("9,1,,solo,2,7,", "A (round)", "1 to 4"),
        ("1,9,,solo,2,7,", "B (table)", "Nobody sits at table 9"),
        ("1,1,99,solo,2,7,", "C (dealer)", "seat"),
        ("1,1,1,whist,2,7,", "D (contract)", "propose"),
        ("1,1,2,solo,Otto,7,", "E (attackers)", "Otto"),
        ("1,1,2,solo,2,7,", "E (attackers)", "2"),
        ("1,1,1,propose,2,7,", "D (contract)", "2 players"),
        ("1,1,1,solo,2,14,", "F (tricks)", "0 to 13"),
        ("1,1,1,solo,2,,", "F (tricks)", "empty"),
        ("1,1,1,solo,2,7,2", "G (made)", "leave the cell empty"),
        ("1,1,1,misere,2,,3", "G (made)", "3"),
        ("1,1,1,pass,2,,", "E (attackers)", "leave the cell empty"),
    ],
)
def test_a_wrong_cell_is_named_and_nothing_is_entered(whist_td, night, exported, row, column, word):
    path = night("iwwa")
    head = "round,table,dealer,contract,attackers,tricks,made\n1,2,1,solo,2,7,\n"
    assert whist_td("enter", path, "-", given=f"{head}{row}\n") == 2
    assert f"row 3, column {column}" in whist_td.errors
    assert word in whist_td.errors
    assert exported(path)["results"] == []


@pytest.mark.parametrize(
    ("game", "columns", "row", "column"),
    [
        pytest.param("prussian", "tricks", "7", "trump", id="RULES 4.2: prussian, no trump"),
        pytest.param("chinese", "tricks", "7", "trump", id="RULES 4.2: chinese, no trump"),
        pytest.param("favorite", "trump,tricks", "H,7", "favourite", id="RULES 4.2: no favourite"),
        pytest.param("favorite", "favourite,tricks", "H,7", "trump", id="RULES 4.2: and no trump"),
    ],
)
def test_a_suit_that_is_missing_is_asked_for(whist_td, night, game, columns, row, column):
    given = f"round,table,{columns}\n1,1,{row}\n"
    assert whist_td("enter", night(game), "-", given=given) == 2
    assert column in whist_td.errors


@pytest.mark.parametrize(
    ("lang", "columns", "asked"),
    [
        pytest.param("fr", "tour,table,donneur,couleur", "levées promises", id="a French label"),
        pytest.param("en", "round,table,dealer,suit", "tricks promised", id="an English label"),
    ],
)
def test_a_column_is_asked_for_by_a_heading_that_is_taken(whist_td, night, lang, columns, asked):
    path, row = night("plain_whiz"), "1,1,N,T"
    assert whist_td("enter", path, "-", "--lang", lang, given=f"{columns}\n{row}\n") == 2
    assert f" {asked}" in whist_td.errors
    head = f"{columns},{asked},{'déclarant,levées' if lang == 'fr' else 'declarer,tricks'}"
    row = row if lang == "fr" else "1,1,N,C"
    assert whist_td("enter", path, "-", "--lang", lang, given=f"{head}\n{row},10,N,11\n") == 0


def test_a_column_of_another_game_is_named_with_those_that_would_do(whist_td, night):
    given = "tour,table,donneur,contrat,déclarant,levées\n1,1,N,10C,E,11\n"
    assert whist_td("enter", night("plain_whiz"), "-", "--lang", "fr", given=given) == 2
    assert "colonne D (contrat)" in whist_td.errors
    assert "levées promises, couleur" in whist_td.errors


def test_standings_are_told_as_text_json_and_table(whist_td, night):
    path = night("iwwa")
    given = "round,table,contract,attackers,tricks\n1,1,solo,2,7\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    assert whist_td("standings", path) == 0
    assert "Provisional. Missing: round 1 (tables 1, 2)." in whist_td.output
    whist_td("standings", path, "--json")
    told = json.loads(whist_td.output)
    assert (told["after_round"], told["in_play"], told["provisional"]) == (0, 1, True)
    assert told["missing"] == [{"round": 1, "table": 1}, {"round": 1, "table": 2}]
    assert {row["score_exact"] for row in told["standings"]} == {None}
    whist_td("standings", path, "--csv")
    assert whist_td.output.startswith("rank,player,name,score,")
    assert whist_td("standings", path, "--after", 2) == 2


def test_a_journal_is_undone_and_done_again(whist_td, night):
    path = night("ten")
    whist_td("enter", path, "-", given="round,table,tricks\n1,1,9\n")
    assert whist_td("undo", path) == 0
    assert "Undone: round 1: 1 deal entered" in whist_td.output
    assert whist_td("redo", path) == 0
    assert whist_td("check", path) == 0


def test_an_export_read_in_again_gives_the_same_standings(tmp_path, whist_td, night, exported):
    path, again = night("humbug"), tmp_path / "again.whist"
    given = "round,table,tricks,honours\n1,1,9,2/1\n1,1,10,\n1,2,3,\n1,1,12,\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors
    before = exported(path)
    assert whist_td("new", again, "--from", path.with_suffix(".json")) == 0, whist_td.errors
    after = exported(again)
    for part in ("settings", "entries", "movement", "results", "sanctions", "standings"):
        assert after[part] == before[part]


def test_the_options_of_a_game_are_written_by_name(night, exported):
    path = night("dummy", "--preset", "tricks", "--options", "target=12,is_rubber=no")
    options = exported(path)["settings"]["game"]["options"]
    assert (options["target"], options["is_rubber"], options["trick_value"]) == (12, False, 2)


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (("--game", "belote"), "ten, five"),
        (("--game", "ten", "--options", "targte=5"), "target"),
        (("--game", "ten", "--options", "target=99"), "1 to 50"),
        (("--game", "ten", "--preset", "iwwa"), "ten"),
        (("--game", "ten", "--length", "hours:2"), "rubbers:N"),
        (("--game", "iwwa", "--length", "rubbers:2"), "rubbers"),
        (("--game", "iwwa", "--seating", "pairs"), "plays alone"),
        (("--game", "ten", "--shift"), "--shift"),
        (("--game", "ten", "--left-over", "fives"), "sit_out"),
        ((), "--game"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(tmp_path, whist_td, people, options, word):
    path = tmp_path / "club.whist"
    asked = ("--format", "club", "--name", "Jeudi", "--entries", people)
    assert whist_td("new", path, *asked, *options) == 2
    assert word in whist_td.errors
    assert not path.exists()


def test_fixed_pairs_are_the_lines_of_the_roster_two_by_two(whist_td, night):
    whist_td("standings", night("short", "--seating", "pairs"))
    assert "Rita + Luc" in whist_td.output


def test_a_movement_is_told_and_judged(whist_td):
    assert whist_td("movement", "club", "--players", 16, "--rounds", 5, "--json") == 0
    movement = whist_td.output
    quality = json.loads(movement)["quality"]
    figures = "partners opponents meetings sit_outs seat_imbalance most_at_one_table odd_tables way"
    assert quality["sound"]
    assert quality.keys() == {"sound", "faults", *figures.split()}
    assert whist_td("verify", given=movement) == 0


def test_a_bad_movement_is_refused(whist_td):
    rounds = [{"round": 1, "tables": [{"table": 1, "seats": [1, 2, 3, 3]}], "sit_out": []}]
    given = json.dumps({"players": 4, "tables": 1, "rounds": rounds})
    assert whist_td("verify", given=given) == 2
    assert whist_td.errors.startswith("whist-td: ")


def test_a_club_night_is_written_for_every_other_program(whist_td, night, tmp_path):
    path = night()
    for ending in (".xlsx", ".csv", ".html", ".json"):
        assert whist_td("export", path, "-o", tmp_path / f"out{ending}") == 0, whist_td.errors
        assert (tmp_path / f"out{ending}").stat().st_size


def test_what_ranks_and_what_separates_is_chosen(night, exported):
    asked = ("--standing", "placement", "--placement", "90,60,30,0", "--tie-breaks", "best_round")
    settings = exported(night("iwwa", *asked))["settings"]
    assert settings["ranked_by"] == "placement"
    assert settings["placement"] == [90, 60, 30, 0]
    assert settings["tie_breaks"] == ["best round"]


def test_ties_can_be_left_as_they_are(night, exported):
    assert exported(night("ten", "--tie-breaks", "none"))["settings"]["tie_breaks"] == []


@pytest.mark.parametrize(
    ("option", "value", "word"),
    [
        ("--tie-breaks", "beauty", "rubbers"),
        ("--placement", "1,2,3", "go down"),
        ("--placement", "3,x", "--placement"),
    ],
)
def test_what_cannot_rank_is_refused(tmp_path, whist_td, people, option, value, word):
    asked = ("--format", "club", "--game", "ten", "--name", "Jeudi", "--entries", people)
    assert whist_td("new", tmp_path / "club.whist", *asked, option, value) == 2
    assert word in whist_td.errors


@pytest.mark.parametrize("code", GAMES)
def test_every_game_tells_its_columns_and_options_in_both_languages(whist_td, code):
    assert whist_td("new", "--game", code, "--explain", "--lang", "en") == 0, whist_td.errors
    english = whist_td.output
    assert whist_td("new", "--game", code, "--explain", "--lang", "fr") == 0, whist_td.errors
    assert whist_td.output != english
    fields = sheet_fields(GameChoice(code), table_size(GAMES[code]))
    assert all(field.name in english for field in fields)


@pytest.mark.parametrize(
    ("code", "letters"), [("prussian", "C, T, K, P"), ("plain_whiz", "T, K, C, P, SA")]
)
def test_what_is_explained_says_how_suits_are_written_under_french_headings(
    whist_td, code, letters
):
    assert whist_td("new", "--game", code, "--explain", "--lang", "fr") == 0, whist_td.errors
    told = " ".join(whist_td.output.split())
    assert f"sous des en-têtes français {letters}." in told.replace("\u00a0", " ")


def test_the_help_of_enter_lists_the_columns_of_each_game(whist_td):
    assert whist_td("enter", "--help", "--lang", "en") == 0
    lines = [line.split(maxsplit=1) for line in whist_td.output.splitlines()]
    columns = {line[0]: line[1] for line in lines if line and line[0] in GAMES}
    assert set(columns) == set(GAMES)
    assert columns["whip"].startswith("aces, two_of_spades, ten_of_diamonds, cards")
    assert columns["couleur"] == "[dealer], contract, [attackers], [tricks], [made]"


@pytest.mark.parametrize("asked", [("--explain",), ("--game", "belote", "--explain"), ()])
def test_what_is_explained_has_to_be_named(whist_td, asked):
    assert whist_td("new", *asked) == 2
    assert whist_td.errors.startswith("whist-td: ")


def test_the_same_draw_gives_the_same_seats(night, exported):
    in_order = exported(night("ten"))["movement"]
    drawn = exported(night("five", "--seed", 7))["movement"]
    assert drawn != in_order
    assert drawn == exported(night("short", "--seed", 7))["movement"]


def test_a_number_that_can_be_two_is_refused_at_a_table_of_four(whist_td, night, exported):
    path = night("couleur", "--left-over", "sit_out")
    seats = exported(path)["movement"]["rounds"][0]["tables"][0]["seats"]
    number = next(n for n in range(1, 5) if n in seats and seats.index(n) != n - 1)
    given = f"round,table,contract,attackers,tricks\n1,1,solo,{number},7\n"
    assert whist_td("enter", path, "-", given=given) == 2
    assert f"“{number}” can be the seat of" in whist_td.errors
    given = f"round,table,contract,attackers,tricks\n1,1,solo,{'NESW'[number - 1]},7\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors


def test_sides_are_written_with_letters_where_each_plays_alone_too(whist_td, night):
    path = night("scottish")
    head = "round,table,jack,ace,king,queen,ten\n"
    given = head + "1,1,A,B,A,A,B\n1,2,A,B,C,A,B\n"
    assert whist_td("enter", path, "-", given=given) == 0, whist_td.errors


def test_what_a_counter_is_worth_is_kept_with_the_evening(night, exported):
    path = night("ten", "--counter-worth", "10 ¢")
    assert exported(path)["settings"]["counter_worth"] == "10 ¢"


def test_a_counter_worth_less_than_nothing_is_refused(whist_td, tmp_path):
    (tmp_path / "r.csv").write_text("name\n" + "\n".join("ABCD"), encoding="utf-8")
    request = ("--format", "club", "--game", "ten", "--name", "N", "--entries", tmp_path / "r.csv")
    assert whist_td("new", tmp_path / "n.whist", *request, "--counter-worth", "-5 $") == 2
    assert "A counter cannot be worth" in whist_td.errors
