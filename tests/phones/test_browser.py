"""The pages in a real browser: by finger, with and without script, online and offline.

They run where Chromium and its driver are installed (Debian: chromium, chromium-driver).
"""

import os
import signal
from pathlib import Path

import pytest

from tests.phones.browser import CHROMIUM, DRIVER, browsing
from tests.phones.served import serving

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="Chromium and its driver are missing"),
]
PICTURES = os.environ.get("WHIST_TD_PICTURES", "")
"""Where pictures of the pages are put, to be looked at; nowhere otherwise."""


def keep(browser, name):
    if PICTURES:
        browser.picture(Path(PICTURES) / f"{name}.png")


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_a_table_says_who_won_by_three_taps(militaire, script):
    page = f"{militaire.doors['url']}{militaire.tables[1]}"
    with browsing(script=script) as browser:
        browser.size(360, 800)
        browser.go(page)
        browser.press(".open .button")
        keep(browser, f"militaire-form-{script}")
        browser.press("input[value=home]")
        browser.press("input[value=perfect]")
        browser.press("form .main")
        browser.wait("2 points for 1 Team 1")
        keep(browser, f"militaire-sure-{script}")
        browser.press("div[role=group] .main" if script else "form .main")
        browser.wait("Received")
        assert militaire.place(1)["state"] == "proposed"
        browser.go(page)
        browser.wait("sent, not yet confirmed")
        keep(browser, f"militaire-proposed-{script}")
        number = militaire.place(1)["who"]["visitors"]["number"]
        browser.press(f"option[value='{number}']")
        browser.type("input[name=_pin]", militaire.people[number]["pin"])
        browser.press(".confirm button")
        browser.wait("entered")
        assert militaire.place(1)["state"] == "confirmed"


def test_a_contract_by_large_buttons_in_french(whiz):
    board = whiz.state(whiz.tables[1])["places"][0]["place"]["board"]
    with browsing() as browser:
        browser.size(360, 900)
        browser.go(f"{whiz.doors['url']}{whiz.tables[1]}?lang=fr&round=1&board={board}")
        keep(browser, "whiz-form")
        browser.size(360, 900, dark=True)
        keep(browser, "whiz-form-dark")
        wide = browser.run("return document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0
        for value in ("10", "H", "X"):
            browser.press(f"input[value='{value}']")
        browser.press("input[name^=declarer][value=S]")
        browser.press("input[name^=tricks][value='11']")
        browser.press("form .main")
        browser.wait("10♥")
        keep(browser, "whiz-sure")
        browser.press("div[role=group] .main")
        browser.wait("Reçu")
        told = {"contract": "10HX", "declarer": "S", "tricks": 11}
        assert whiz.place(1, board=board)["entry"] == told


def test_what_is_wrong_is_said_beside_the_field_and_stays(whiz):
    board = whiz.state(whiz.tables[1])["places"][0]["place"]["board"]
    with browsing() as browser:
        browser.go(f"{whiz.doors['url']}{whiz.tables[1]}?round=1&board={board}")
        browser.press("input[value='10']")
        browser.press("form .main")
        browser.wait("is not a contract")
        assert browser.run("return document.querySelector('input[value=\"10\"]').checked")


def test_offline_the_outbox_says_so_and_sends_once_the_desk_is_back(new_event):
    file = new_event("militaire")
    with serving(file) as served, browsing() as browser:
        served.begin(1)
        url, path = served.doors["url"], served.tables[2]
        port = url.rpartition(":")[2]
        browser.go(f"{url}{path}?round=1")
        browser.press("input[value=visitors]")
        served.process.send_signal(signal.SIGKILL)
        served.process.wait()
        browser.press("form .main")
        browser.wait("no connection")
        browser.press("div[role=group] .main")
        browser.wait("Waiting to be sent: 1")
        keep(browser, "offline")
        with serving(file, "--port", port) as again:
            browser.wait("Received")
            assert again.place(2)["entry"]["winner"] == "visitors"
            again.process.send_signal(signal.SIGTERM)
            again.process.wait(10)


def test_a_person_and_an_assistant_read_their_pages(whiz):
    with browsing() as browser:
        browser.size(360, 800)
        browser.go(f"{whiz.doors['url']}{whiz.people[2]['path']}?lang=fr")
        browser.wait("table")
        keep(browser, "person")
        browser.size(1280, 900)
        browser.go(f"{whiz.doors['url']}{whiz.assistants['']}")
        browser.wait("Board")
        keep(browser, "assistant")


@pytest.mark.parametrize("script", [True, False], ids=["script", "plain"])
def test_an_assistant_ticks_who_is_here_and_reads_a_second_time(new_event, script):
    with serving(new_event("militaire")) as served, browsing(script=script) as browser:
        page = f"{served.doors['url']}{served.assistants['']}?lang=fr"
        browser.size(360, 800, dark=script)
        browser.go(f"{page}&view=here")
        browser.type("#q", "Two 3")
        browser.press(".seek button")
        browser.wait("Two 3")
        browser.press(".list button")
        browser.wait("✓ 3 Two 3")
        keep(browser, f"here-{script}")
        served.begin(1)
        shown = served.place(2)
        entry = {"table": 2, "place": shown["place"], "basis": shown["basis"]}
        served.send(f"{served.assistants['']}/entry", **entry, facts={"winner": "home"})
        browser.go(f"{page}&view=again")
        browser.press(".places .button")
        browser.press("input[value=visitors]")
        browser.press("form#entry .main")
        browser.wait("Team 1")
        browser.press("div[role=group] .main" if script else "form#entry .main")
        browser.wait("Deux résultats")
        keep(browser, f"again-{script}")
        assert served.place(2)["state"] == "conflict"
        assert served.place(2)["entry"]["winner"] == "home"
