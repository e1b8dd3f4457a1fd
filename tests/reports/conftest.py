"""Evenings to print, and papers read back."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from typing import Any

import pypdfium2 as pdfium
import pytest
from pypdf import PdfReader

from whist_td.core.events import Details
from whist_td.core.people import Team
from whist_td.core.rounds import Place
from whist_td.formats.militaire.paper import PAPERS
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.results import Side, result_of
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.views.paper_views import MilitairePapers, militaire_papers
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import render
from whist_td.words.words import Language, words

LONGEST = "Marie-Antoinette-Geneviève de la Durantaye-Beauchemin dite Sans-Souci de Gaspé"
_SAME_LINE = 4
DETAILS = Details("Soirée d’automne", date(2026, 11, 21), "Salle de Percé")


def team(number: int) -> Team:
    """A team whose names have accents."""
    players = (f"Noëlla {number}", f"Éloi {number}", f"Gaétan {number}")
    return Team(number, f"Île-Bonaventure {number}", f"Thérèse {number}", players)


def long_team(number: int) -> Team:
    """A team of the longest names that are let in."""
    return Team(number, LONGEST, LONGEST, (LONGEST, LONGEST, LONGEST))


def evening_of(
    tables: int,
    settings: Settings | None = None,
    details: Details = DETAILS,
    make: Callable[[int], Team] = team,
) -> MilitaireEvent:
    """An evening before round 1."""
    teams = {number: make(number) for number in range(1, tables + 1)}
    return MilitaireEvent(details, settings or Settings(), teams=teams)


def won_at_home(evening: MilitaireEvent, rounds: int) -> MilitaireEvent:
    """The same evening after some rounds; table 1 took all tricks each time."""
    results = {
        Place(number, table): result_of(Side.HOME, tricks=13 if table == 1 else 8)
        for number in range(1, rounds + 1)
        for table in evening.teams
    }
    return MilitaireEvent(evening.details, evening.settings, teams=evening.teams, results=results)


def papers_of(evening: MilitaireEvent, after: int = 0) -> MilitairePapers:
    """What papers are made from."""
    return militaire_papers(evening, after)


def printed(
    evening: MilitaireEvent,
    *names: str,
    after: int = 0,
    size: PageSize = PageSize.A4,
    language: Language = Language.FRENCH,
) -> bytes:
    """One PDF of these papers."""
    kinds = [PAPERS.named(name) for name in names]
    return render(kinds, papers_of(evening, after), size, words(language))


@dataclass(frozen=True)
class Piece:
    """A word on a page, and the box it fills."""

    text: str
    left: float
    bottom: float
    right: float
    top: float


def pieces(pdf: bytes, number: int) -> list[Piece]:
    """Every word of a page with its place; number 0 is the first page."""
    document = pdfium.PdfDocument(pdf)
    page = document[number].get_textpage()
    boxes = [page.get_rect(index) for index in range(page.count_rects())]
    found = [Piece(page.get_text_bounded(*box).strip(), *box) for box in boxes]
    page.close()
    document.close()
    return found


def lines(pdf: bytes, number: int, upto: float = 1.0) -> list[str]:
    """The lines of a page from the top, or of its left part only, words parted by a blank."""
    edge = float(PdfReader(io.BytesIO(pdf)).pages[number].mediabox.width) * upto
    rows: list[list[Piece]] = []
    for piece in sorted(pieces(pdf, number), key=lambda piece: -(piece.bottom + piece.top)):
        middle = (piece.bottom + piece.top) / 2
        if rows and abs(middle - (rows[-1][0].bottom + rows[-1][0].top) / 2) < _SAME_LINE:
            rows[-1].append(piece)
        elif piece.right <= edge:
            rows.append([piece])
    ordered = (sorted(row, key=lambda piece: piece.left) for row in rows)
    return [" ".join(piece.text for piece in row if piece.right <= edge) for row in ordered]


@dataclass(frozen=True)
class Press:
    """What the tests of every paper need: evenings, papers, and papers read back."""

    evening_of = staticmethod(evening_of)
    long_team = staticmethod(long_team)
    won_at_home = staticmethod(won_at_home)
    papers_of = staticmethod(papers_of)
    printed = staticmethod(printed)
    pieces = staticmethod(pieces)
    lines = staticmethod(lines)

    def read(self, evening: MilitaireEvent, *names: str, **how: Any) -> PdfReader:
        """Print papers and open them again."""
        return PdfReader(io.BytesIO(printed(evening, *names, **how)))


@pytest.fixture
def press() -> Press:
    """The printing press of the tests."""
    return Press()
