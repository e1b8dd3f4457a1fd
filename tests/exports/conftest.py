import csv
import shutil
import subprocess
from datetime import UTC, date, datetime
from html.parser import HTMLParser

import pytest

from whist_td.core.events import Details
from whist_td.formats.militaire.rules import entries, play
from whist_td.formats.militaire.rules.event import MilitaireEvent, Place
from whist_td.formats.militaire.rules.results import ResultKind, Side, result_of
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Substitute, Team
from whist_td.words.words import Language, words

OFFICE = shutil.which("soffice")
NOW = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)
TOWNS = ("Gaspé", "Percé", "Carleton", "Bonaventure", "Chandler", "Maria", "Paspébiac", "Cap-Chat")

VOID = {"meta", "br", "img", "path", "use"}


class Reader(HTMLParser):
    """Keeps the tags that are open and everything that can be read."""

    def __init__(self):
        super().__init__()
        self.open, self.tags, self.words = [], [], []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def team(number):
    town = f"{TOWNS[(number - 1) % len(TOWNS)]} {number}"
    return Team(
        number, town, f"Capitaine {number}", (f"Un {number}", f"Deux {number}", f"Trois {number}")
    )


def made_result(round_number, table):
    """A mixture that never changes: mostly wins, with every other kind here and there."""
    mixed = round_number * 7 + table * 13
    winner = Side.HOME if mixed % 5 in (0, 2) else Side.VISITORS
    kinds = {3: ResultKind.PERFECT, 11: ResultKind.REVOKE, 17: ResultKind.INFLUENCE}
    kinds |= {19: ResultKind.FORFEIT, 23: ResultKind.VOID}
    kind = kinds.get(mixed % 29, ResultKind.NORMAL)
    return result_of(None if kind is ResultKind.VOID else winner, kind)


def played_evening(tables=11, rounds=24, played=24, settings=None):
    details = Details("Soirée de la Saint-Martin", date(2026, 11, 21), "Gaspé")
    evening = MilitaireEvent(details, settings or Settings(rounds=rounds))
    evening = entries.with_teams(evening, [team(n) for n in range(1, tables + 1)])
    for number in range(1, played + 1):
        evening = play.announced(evening, number, None, None, NOW)
        places = (Place(number, table) for table in range(1, tables + 1))
        evening = play.with_results(evening, {p: made_result(*p) for p in places})
    return evening


@pytest.fixture(scope="session")
def evening():
    return played_evening()


@pytest.fixture(scope="session")
def eventful_evening():
    """Twelve of eighteen rounds, a team gone, a substitute, and names that look like formulas."""
    evening = played_evening(7, rounds=18, played=12)
    evening = entries.withdrawn(evening, 3, 8)
    evening = entries.with_substitute(evening, 2, Substitute(1, "=Remplaçante", 4, 6))
    sly = Team(5, "=1+1", "@capitaine", ("+un", "-deux", "Trois\x07"))
    return entries.with_changed_team(evening, sly)


@pytest.fixture(params=Language)
def any_words(request):
    return words(request.param)


@pytest.fixture
def english():
    return words(Language.ENGLISH)


@pytest.fixture
def recalculate(tmp_path):
    """Return how LibreOffice computes a workbook: every sheet as a list of rows of texts."""
    if OFFICE is None:
        pytest.skip("LibreOffice is not installed")

    def computed(book):
        folder = tmp_path / "office"
        folder.mkdir(exist_ok=True)
        path = folder / "book.xlsx"
        book.save(path)
        profile = f"-env:UserInstallation={(folder / 'profile').as_uri()}"
        every = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1"
        command = [OFFICE, profile, "--headless", "--convert-to", every, "--outdir", folder, path]
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        return [
            list(csv.reader((folder / f"book-{name}.csv").read_text("utf-8").splitlines()))
            for name in book.sheetnames
        ]

    return computed


@pytest.fixture
def read_page():
    """Return what a browser makes of a page, all of whose tags must close."""

    def read(page):
        reader = Reader()
        reader.feed(page)
        assert reader.open == []
        return reader

    return read
