"""Whatever comes over the wire is answered cheaply, and nothing of it reaches the event."""

import socket
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

REFUSED = range(400, 500)
HOW = settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    database=None,
    derandomize=True,
)
METHODS = st.sampled_from(["GET", "POST", "HEAD", "PUT", "TRACE", "CONNECT", "get", "P\tOST", ""])
NAMES = st.sampled_from(
    [
        *("Host", "Origin", "Content-Length", "Content-Type", "Transfer-Encoding", "Accept"),
        *("Expect", "Connection", "Upgrade", "Cookie", "X-Forwarded-Host", "Range"),
    ]
)
TEXTS = st.one_of(
    st.sampled_from(["", "chunked", "-1", "0x10", "99999999999999999999", "100-continue", "null"]),
    st.text(alphabet=st.characters(blacklist_characters="\r\n"), max_size=60),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=12,
)


def answered(host, raw):
    """Return the status of what answers some bytes; None: nothing did."""
    name, port = host.split(":")
    with socket.create_connection((name, int(port)), timeout=15) as wire:
        with suppress(OSError):  # it may hang up in the midst
            wire.sendall(raw)
            wire.shutdown(socket.SHUT_WR)
        with suppress(OSError):
            first = wire.recv(4096).split(b"\r\n", 1)[0].split(b" ")
            return int(first[1]) if len(first) > 1 and first[1].isdigit() else None
    return None


@pytest.fixture
def untouched(militaire):
    """The server, whose event is at the end as it was."""
    before = [militaire.place(table) for table in militaire.tables]
    yield militaire
    assert [militaire.place(table) for table in militaire.tables] == before


@HOW
@given(METHODS, st.lists(st.tuples(NAMES, TEXTS), max_size=6), st.binary(max_size=300), st.data())
def test_strange_requests(untouched, method, headers, body, data):
    role = data.draw(st.sampled_from("tpax"))
    path = data.draw(st.sampled_from(["", "/state", "/entry", "/confirm", "/round", "/../..", "/"]))
    token = data.draw(
        st.sampled_from([untouched.tables[1][3:], "0" * 32, "%00", "é" * 9, "A" * 9000])
    )
    lines = [f"{method} /{role}/{token}{path} HTTP/1.1", *(f"{n}: {v}" for n, v in headers)]
    raw = "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n" + body
    status = answered(untouched.host, raw)
    assert status is None or status in REFUSED or status < 300, status


@HOW
@given(st.binary(max_size=600))
def test_noise(untouched, raw):
    status = answered(untouched.host, raw)
    assert status is None or status in REFUSED


@HOW
@given(
    st.sampled_from(["entry", "confirm", "round", "here", "scene"]),
    st.dictionaries(
        st.sampled_from(
            ["op", "place", "facts", "basis", "table", "number", "pin", "round", "at", "here"]
        ),
        JSON,
    ),
)
def test_what_json_may_say(untouched, what, values):
    path = untouched.assistants[""] if what in ("round", "here", "scene") else untouched.tables[1]
    status, answer = untouched.send(f"{path}/{what}", **values)
    assert status in REFUSED
    assert answer["error"]
