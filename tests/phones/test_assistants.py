"""What assistants do beside entering: a second pass, who is here, and what the room may see."""

import re

from tests.phones.served import served_at_once

HOME, VISITORS = {"winner": "home"}, {"winner": "visitors"}
MOST_BYTES = 20_000


def entered(served, facts, *, again=False, table=1):
    shown = served.place(table)
    entry = {"table": table, "place": shown["place"], "basis": shown["basis"], "facts": facts}
    more = {"again": True} if again else {}
    return served.send(f"{served.assistants['']}/entry", **entry, **more)


def test_a_second_pass_agrees_or_waits_for_the_director_and_changes_nothing(militaire):
    assert entered(militaire, HOME, again=True)[0] == 409
    assert entered(militaire, HOME)[1]["state"] == "confirmed"
    assert entered(militaire, HOME, again=True)[1]["state"] == "agrees"
    assert entered(militaire, VISITORS, again=True)[1]["state"] == "conflict"
    assert militaire.place(1)["state"] == "conflict"
    assert militaire.place(1)["entry"]["winner"] == "home"


def test_a_second_pass_of_cartons_compares_points(militaire):
    entered(militaire, {"winner": "home", "tricks": 9})
    assert entered(militaire, HOME, again=True)[1]["state"] == "agrees"
    assert entered(militaire, {**HOME, "kind": "perfect"}, again=True)[1]["state"] == "conflict"


def test_the_page_of_a_second_pass_tells_nothing_of_what_was_entered(militaire):
    path = militaire.assistants[""]
    entered(militaire, {**HOME, "kind": "perfect"})
    entered(militaire, HOME, table=2)
    page = militaire.page(f"{path}?lang=en&view=again")
    assert page.count("to be read again") == 2
    assert "points" not in page
    form = militaire.page(f"{path}?lang=en&view=again&table=1&round=1")
    assert not re.search(r'value="(home|visitors|perfect)" checked', form)
    winner, kind = (re.search(rf'name="({name}~\w+)"', form)[1] for name in ("winner", "kind"))
    status, _headers, look = militaire.sent_form(
        f"{path}/entry?lang=en&view=again", form, **{winner: "home", kind: "perfect"}
    )
    assert status == 200
    status, _headers, sent = militaire.sent_form(f"{path}/entry?lang=en&view=again", look)
    assert status == 200
    assert "That is what is entered." in sent
    assert sent.count("to be read again") == 1


def test_who_is_here_is_ticked_before_the_draw(new_event):
    with served_at_once(
        new_event("whiz", "--rounds", 3, "--boards-per-round", 3, people=9)
    ) as served:
        path = served.assistants[""]
        page = served.page(f"{path}?lang=en&view=here&q=player+7")
        assert page.count('aria-pressed="false"') == 1
        who = re.search(r'name="_who" value="([0-9.]+)"', page)[1]
        way = f"{path}/here?lang=en&view=here"
        status, _headers, after = served.sent_form(way, page, _who=who)
        assert status == 200
        assert after.count('aria-pressed="true"') == 1
        people = served.ask("GET", f"{path}/people")[2]
        assert people.count('"here": true') == 1
        here = {"number": 7, "at": 0, "here": False}
        assert served.send(f"{path}/here", **here)[1]["state"] == "done"
        assert '"here": true' not in served.ask("GET", f"{path}/people")[2]
        assert served.send(f"{path}/here", number=70, at=0, here=True)[0] == 400
        assert served.send(f"{served.tables[1]}/here", number=7, at=0, here=True)[0] == 403


def test_a_hundred_tables_and_their_people_stand_on_small_pages(new_event):
    with served_at_once(new_event("militaire", people=100)) as served:
        path = served.assistants[""]
        pages = [served.page(f"{path}?lang=fr&view=here")]
        served.begin(1)
        pages += [served.page(f"{path}?lang=fr"), served.page(f"{path}?lang=fr&view=again")]
        assert max(len(page.encode()) for page in pages) <= MOST_BYTES
        found = served.page(f"{path}?lang=fr&q=88")
        assert "Table 88" in found
        assert "Table 87" not in found


def test_a_room_that_is_not_there_shows_no_scene(militaire):
    path = militaire.assistants[""]
    assert militaire.state(path)["scenes"] == []
    assert militaire.send(f"{path}/scene", scene="clock")[0] == 409
    assert "view=room" not in militaire.page(path)


def test_who_has_won_is_told_by_the_director_first(new_event, whist_td):
    file = new_event("militaire", "--rounds", 2, people=3)
    with served_at_once(file) as served:
        for number in (1, 2):
            served.begin(number)
            for table in (1, 2, 3):
                entered(served, HOME, table=table)
        path = served.people[1]["path"]
        assert served.state(path)["standings_after"] == 1
    assert whist_td("finish", file) == 0, whist_td.errors
    with served_at_once(file) as served:
        assert served.state(path)["standings_after"] == 2
