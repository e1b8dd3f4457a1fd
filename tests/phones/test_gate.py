"""What a guest, a stranger's page or a broken program sends is refused, and nothing happens."""

import json
import socket

import pytest


def test_no_other_token_lets_anybody_in(guarded):
    for path in ("/t/" + "0" * 32, guarded.tables[1].replace("/t/", "/p/"), "/x/1"):
        status, _headers, text = guarded.ask("GET", path)
        assert status in (403, 404), text


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 421),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
def test_strangers_pages_and_names_are_refused(guarded, headers, status):
    assert guarded.ask("GET", guarded.tables[1], **headers)[0] == status


def test_a_form_without_its_value_is_refused(guarded):
    path = f"{guarded.tables[1]}/entry"
    body = "winner=home&_op=12&_at_round=1&_basis=0"
    status, _headers, _text = guarded.ask(
        "POST", path, body, Content_Type="application/x-www-form-urlencoded"
    )
    assert status == 400
    assert guarded.place(1)["state"] == "open"


def test_every_answer_is_kept_by_nobody_and_framed_by_nobody(guarded):
    for path in (guarded.tables[1], f"{guarded.tables[1]}/state", "/t/no", "/", "/a/b/c/d"):
        headers = {name.lower(): text for name, text in guarded.ask("GET", path)[1].items()}
        assert headers["cache-control"] == "no-store"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize(
    ("path", "status", "sentence"),
    [
        ("/t/" + "0" * 32, 403, "This card lets nobody in any more"),
        ("/t/0?lang=fr", 403, "Cette carte ne donne plus accès"),
        ("/", 404, "scan the code on your card"),
    ],
)
def test_an_old_card_is_answered_by_a_page_that_people_read(guarded, path, status, sentence):
    found, headers, text = guarded.ask("GET", path, Accept="text/html,*/*;q=0.8")
    assert (found, headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert sentence in text
    assert "{" not in text.partition("<body>")[2]


@pytest.mark.parametrize("name", ["round", "board", "table"])
def test_a_number_that_is_none_in_an_address_shows_the_page(guarded, name):
    assert guarded.ask("GET", f"{guarded.tables[1]}?{name}={'9' * 5000}")[0] == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"op": NaN}',
        b"[" * 4000,
        b'{"op":1}',
        b'{"op":"a","place":{"round":1.5},"facts":{"winner":"home"},"basis":"x"}',
        b'{"op":"a","place":{"round":1},"facts":{"winner":{"a":1}},"basis":"x"}',
        b'{"op":"a","place":{"round":1},"facts":{"winner":"home","table":2},"basis":"x"}',
        b'{"op":"a","place":{"round":1},"facts":{"winner":"home","round":2},"basis":"x"}',
        b'{"op":"a","place":{"round":1,"evil":2},"facts":{"winner":"home"},"basis":"x"}',
        b'{"op":"a","place":{"round":100000000000000000000},"facts":{"w":"h"},"basis":"x"}',
        json.dumps({"op": "a\u0000", "place": {"round": 1}, "facts": {}, "basis": ""}).encode(),
    ],
)
def test_what_no_page_writes_is_refused_and_nothing_is_kept(guarded, body):
    path = f"{guarded.tables[1]}/entry"
    status, _headers, text = guarded.ask("POST", path, body, Content_Type="application/json")
    assert status == 400, text
    assert json.loads(text)["error"]
    assert guarded.place(1)["state"] == "open"


def test_a_long_body_and_a_flood_are_refused(militaire):
    path = f"{militaire.tables[1]}/entry"
    assert militaire.ask("POST", path, b" " * 5000, Content_Type="application/json")[0] == 413
    found = [militaire.ask("GET", f"{militaire.tables[2]}/state")[0] for _again in range(120)]
    assert 429 in found
    assert militaire.place(1)["state"] == "open"


def test_slow_callers_and_broken_requests_keep_nobody_waiting(guarded):
    host, port = guarded.host.split(":")
    slow = [socket.create_connection((host, int(port))) for _many in range(30)]
    for each in slow:
        each.sendall(b"GET /t/x HTTP/1.1\r\nHost: ")
    for raw in (b"\x00\x01\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"TRACE / HTTP/1.1\r\n\r\n"):
        with socket.create_connection((host, int(port))) as broken:
            broken.sendall(raw)
    assert guarded.place(1)["state"] == "open"
    for each in slow:
        each.close()


def test_other_methods_are_refused(guarded):
    for method in ("PUT", "DELETE", "OPTIONS", "PATCH"):
        assert guarded.ask(method, guarded.tables[1])[0] == 405
