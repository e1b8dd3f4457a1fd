"""The pages: one small file that works as a plain form, in both languages."""

import re

import pytest

from tests.phones.served import served_at_once

MOST_BYTES = 20_000


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_is_one_small_file(whiz, language):
    paths = [
        whiz.tables[1],
        f"{whiz.tables[1]}",
        whiz.people[1]["path"],
        whiz.assistants[""],
    ]
    board = whiz.state(whiz.tables[1])["places"][0]["place"]["board"]
    pages = [whiz.page(f"{path}?lang={language}") for path in paths]
    pages.append(whiz.page(f"{whiz.tables[1]}?lang={language}&round=1&board={board}"))
    for page in pages:
        assert len(page.encode()) <= MOST_BYTES
        assert f'<html lang="{language}">' in page
        assert not re.search(r'(src|href)="(https?:)?//', page)


def test_a_table_enters_without_any_script(militaire):
    path = militaire.tables[1]
    page = militaire.page(f"{path}?table=1&round=1")
    assert "Team 1" in page
    field = re.search(r'name="(winner~\w+)"', page)[1]
    kind = re.search(r'name="(kind~\w+)"', page)[1]
    status, _headers, look = militaire.sent_form(
        f"{path}/entry", page, **{field: "home", kind: "perfect"}
    )
    assert status == 200
    assert "2 points" in look
    assert militaire.place(1)["state"] == "open"
    status, _headers, sent = militaire.sent_form(f"{path}/entry", look)
    assert status == 200
    assert militaire.place(1)["entry"] == {"winner": "home", "kind": "perfect", "tricks": 13}
    number = militaire.place(1)["who"]["visitors"]["number"]
    pin = militaire.people[number]["pin"]
    status, _headers, _page = militaire.sent_form(f"{path}/confirm", sent, _number=number, _pin=pin)
    assert status == 200
    assert militaire.place(1)["state"] == "confirmed"
    team = militaire.page(militaire.people[1]["path"])
    assert "players 1 + 3 go to table 2; player 2 stays with the captain." in team
    assert "2 at home, – away at table 2" in team  # what is not in is no zero


def test_a_contract_is_said_in_parts_and_what_will_not_do_stays_as_typed(whiz):
    path = whiz.tables[1]
    board = whiz.state(path)["places"][0]["place"]["board"]
    page = whiz.page(f"{path}?round=1&board={board}")
    fields = re.findall(r'name="(contract~\w+)"', page)
    level, strain, risk = dict.fromkeys(fields)
    declarer = re.search(r'name="(declarer~\w+)"', page)[1]
    tricks = re.search(r'name="(tricks~\w+)"', page)[1]
    typed = {level: "10", strain: "H", risk: "X"}
    status, _headers, wrong = whiz.sent_form(f"{path}/entry", page, **typed)
    assert status == 400
    assert 'role="alert"' in wrong
    assert re.search(r'value="10" checked', wrong)
    assert re.search(r'value="H" checked', wrong)
    typed |= {declarer: "S", tricks: "11"}
    status, _headers, look = whiz.sent_form(f"{path}/entry", page, **typed)
    assert status == 200
    assert "10♥" in look
    assert whiz.sent_form(f"{path}/entry", look)[0] == 200
    told = {"contract": "10HX", "declarer": "S", "tricks": 11}
    assert whiz.place(1, board=board)["entry"] == told


def test_a_person_reads_where_to_go_and_how_old_the_page_is(whiz):
    page = whiz.page(whiz.people[1]["path"])
    assert re.search(r"Round 1: table \d", page)
    assert "As at" in page
    state = whiz.state(whiz.people[1]["path"])
    assert state["number"] == 1
    assert state["table"] in whiz.tables


def test_a_table_with_many_boards_finds_all_of_them(new_event):
    file = new_event("whiz", "--rounds", 1, "--boards-per-round", 30, people=6)
    with served_at_once(file) as served:
        served.begin(1)
        assert served.page(served.tables[1]).count('<li class="open">') == 30


def test_a_person_enters_nothing(whiz):
    path = whiz.people[1]["path"]
    assert whiz.send(f"{path}/entry", place={"round": 1}, facts={"a": 1}, basis="")[0] == 403


def test_a_box_left_empty_beside_a_number_is_none_and_the_trump_stays_chosen_in_french(new_event):
    file = new_event("club", "--game", "favorite", people=4)
    with served_at_once(file) as served:
        served.begin(1)
        path = served.tables[1]
        page = served.page(f"{path}?lang=fr&round=1&deal=1")
        trump, tricks = (re.search(rf'name="({n}~\w+)"', page)[1] for n in ("trump", "tricks"))
        favourite = re.search(r'name="(favourite~\w+)" value="([^"]+)"', page)
        heart = re.search(r'name="trump~\w+" value="([^"]+)"[^>]*><span>[^<]*cœur', page)[1]
        assert "Honneurs\N{NO-BREAK SPACE}: Player " in page
        assert re.search(r'name="shown~\w+" value=""', page)  # a tap by mistake is taken back
        _own, others = re.findall(r'name="(honours~\w+)"', page)
        typed = {**dict.fromkeys(re.findall(r'name="(\w+~n\w+)"', page), ""), others: "3"}
        typed |= {trump: heart, favourite[1]: favourite[2], tricks: "7"}
        status, _headers, look = served.sent_form(f"{path}/entry?lang=fr", page, **typed)
        assert (status, "0–3" in look) == (200, True)
        assert served.sent_form(f"{path}/entry?lang=fr", look)[0] == 200
        again = f"{served.assistants['']}?lang=fr&table=1&round=1&deal=1"
        assert f'name="{trump}" value="{heart}" checked' in served.page(again)
