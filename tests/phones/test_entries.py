"""What tables and assistants enter by telephone: each place once, and answered for by somebody."""

import secrets

from tests.phones.served import served_at_once, serving

HOME, VISITORS = {"winner": "home"}, {"winner": "visitors"}


def test_what_a_table_says_is_a_proposal_until_an_opponent_types_the_pin(militaire):
    assert militaire.enter(1, {"winner": "home", "tricks": 13})[1]["state"] == "proposed"
    assert militaire.place(1)["entry"] == {"winner": "home", "kind": "perfect", "tricks": 13}
    visitors = militaire.place(1)["who"]["visitors"]["number"]
    assert militaire.confirm(1, visitors)[1]["state"] == "confirmed"
    assert militaire.place(1)["state"] == "confirmed"


def test_five_wrong_pins_lock_the_place(militaire):
    militaire.enter(2, HOME)
    left = [militaire.confirm(2, 2, "00000")[1]["tries_left"] for _wrong in range(5)]
    assert left == [4, 3, 2, 1, 0]
    assert militaire.confirm(2, 2)[1] | {"op": ""} == {
        "op": "",
        "state": "refused",
        "tries_left": 0,
    }
    assert militaire.place(2)["state"] == "proposed"


def test_the_pin_of_somebody_who_sits_elsewhere_confirms_nothing(militaire):
    militaire.enter(2, HOME)
    sits = {each["number"] for each in militaire.place(2)["who"].values()}
    other = next(number for number in militaire.people if number not in sits)
    assert militaire.confirm(2, other)[1]["state"] == "refused"


def test_two_different_results_of_one_place_are_a_conflict(militaire):
    assert militaire.enter(1, HOME)[1]["state"] == "proposed"
    assert militaire.enter(1, HOME)[1]["state"] == "proposed"
    assert militaire.enter(1, VISITORS)[1]["state"] == "conflict"
    assert militaire.place(1)["entry"] is None
    status, _answer = militaire.confirm(1, 1)
    assert status == 409


def test_sent_again_it_counts_once_and_gets_the_same_reply_even_after_a_restart(new_event):
    file = new_event("militaire")
    with serving(file) as served:
        served.begin(1)
        shown = served.place(1)
        sent = {"op": secrets.token_hex(16), "place": shown["place"], "basis": shown["basis"]}
        first = served.send(f"{served.tables[1]}/entry", **sent, facts=HOME)
        served.enter(1, VISITORS)
        assert served.send(f"{served.tables[1]}/entry", **sent, facts=HOME) == first
        paths = served.tables, served.people
    with serving(file) as again:
        assert (again.tables, again.people) == paths
        assert again.send(f"{again.tables[1]}/entry", **sent, facts=HOME) == first


def test_an_assistant_enters_at_once_and_a_second_hand_sees_the_first(militaire):
    desk = militaire.assistants[""]
    shown = militaire.place(3)
    entry = {"table": 3, "place": shown["place"], "basis": shown["basis"]}
    assert militaire.send(f"{desk}/entry", **entry, facts=HOME)[1]["state"] == "confirmed"
    assert militaire.send(f"{desk}/entry", **entry, facts=HOME)[1]["state"] == "confirmed"
    assert militaire.send(f"{desk}/entry", **entry, facts=VISITORS)[1]["state"] == "stale"
    assert militaire.place(3)["state"] == "conflict"
    assert militaire.place(3)["entry"]["winner"] == "home"


def test_only_the_assistant_with_that_right_begins_a_round(new_event):
    with served_at_once(new_event("militaire"), "--assistant", "Anne") as served:
        assert served.begin(1, "Anne")[0] == 403
        assert served.begin(1)[0] == 200
        assert served.begin(1)[0] == 409
        assert served.begin(2)[0] == 409


def test_what_will_not_do_gets_the_sentence_of_the_desk_and_its_field(militaire):
    status, answer = militaire.enter(1, {"winner": "both"})
    assert (status, answer["field"]) == (400, "winner")
    assert "“both”" in answer["error"]
    status, answer = militaire.enter(1, {"winner": "home", "trump": "H"})
    assert status == 400
    assert "trump" in answer["error"]
    status, answer = militaire.enter(1, {"winner": "home", "tricks": 3})
    assert (status, answer["field"]) == (400, "tricks")


def test_only_the_round_that_is_played_is_open_to_a_table(militaire):
    shown = militaire.place(1)
    entry = {"facts": HOME, "basis": shown["basis"]}
    for number in (0, 2, 25):
        assert (
            militaire.send(f"{militaire.tables[1]}/entry", place={"round": number}, **entry)[0]
            == 409
        )
    wrong = {"round": 1, "board": 4}
    assert militaire.send(f"{militaire.tables[1]}/entry", place=wrong, **entry)[0] == 400


def test_boards_are_confirmed_by_an_opponent(whiz):
    table = 1
    places = whiz.state(whiz.tables[table])["places"]
    facts = {"contract": "10HX", "declarer": "S", "tricks": 11}
    board = places[0]["place"]["board"]
    assert whiz.enter(table, facts, board=board)[1]["state"] == "proposed"
    north = places[0]["who"]["N"]["number"]
    assert whiz.confirm(table, north, board=board)[1]["state"] == "confirmed"
    assert whiz.place(table, board=board)["entry"] == facts
    other = places[1]["place"]["board"]
    assert whiz.enter(table, {"contract": "PASS"}, board=other)[1]["state"] == "proposed"
    status, answer = whiz.enter(
        table, {"contract": "6H", "declarer": "S", "tricks": 6}, board=other
    )
    assert (status, answer["field"]) == (400, "contract")


def test_deals_of_a_club_night_follow_one_another_while_none_is_accepted_yet(new_event):
    more = ("--game", "ten", "--rounds", 1, "--length", "deals:3")
    with served_at_once(new_event("club", *more, people=4)) as served:
        served.begin(1)
        for deal in (1, 2, 3):
            fields = {"tricks": 8}
            status, answer = served.enter(1, fields, deal=deal)
            assert (status, answer.get("state")) == (200, "proposed"), answer
        first = served.place(1, deal=1)["who"]["1"]["number"]
        for deal in (1, 2, 3):
            assert served.confirm(1, first, deal=deal)[1]["state"] == "confirmed"


def test_the_journal_says_who_and_what_is_acknowledged_is_in_the_file(
    militaire, whist_td, tmp_path
):
    militaire.enter(1, HOME)
    militaire.confirm(1, 1)
    file = tmp_path / "night.whist"
    assert whist_td("journal", file) == 0
    assert "by telephone of no. 1" in whist_td.output
    assert whist_td("standings", file, "--json") == 0
    assert whist_td("check", file) == 0


def test_an_event_with_telephones_goes_out_and_comes_in_again(militaire, whist_td, tmp_path):
    militaire.enter(1, HOME)
    militaire.confirm(1, 1)
    militaire.enter(2, VISITORS)
    out, other = tmp_path / "night.json", tmp_path / "other.whist"
    assert whist_td("export", tmp_path / "night.whist", "-o", out) == 0, whist_td.errors
    assert whist_td("new", other, "--from", out) == 0, whist_td.errors
    assert whist_td("check", other) == 0, whist_td.errors
    assert "visitors" in out.read_text(encoding="utf-8")
