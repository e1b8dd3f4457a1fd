"""Every sheet of every format, measured: nothing outside, on top of another, small or cut short.

A sample runs each time; all sizes of events, both papers and both languages by hand: `-m nightly`.
"""

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import product, zip_longest
from typing import Any

import pytest
from pypdf import PdfReader

from tests.fixtures import papers as militaire
from tests.fixtures.samples import each_once
from tests.fixtures.sheet_measures import cuts, faults
from tests.formats.club_night.paper import conftest as club
from tests.formats.whiz.paper import conftest as whiz
from whist_td.formats.club_night.words.movement_page import club_page
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.words.movement_page import militaire_page
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.words.movement import whiz_page
from whist_td.paper.layout import PageSize, Use
from whist_td.paper.page import Page
from whist_td.paper.papers import papers_for, render
from whist_td.players.paper.movement_sheets import MOVEMENT_PAPER
from whist_td.words.words import Language, words

FORTY = "Marie-Antoinette Beauchemin-Saint-Amand"
"""With a blank and a number behind it, a name has forty letters or more."""
CLUB_GAMES = ("iwwa", "ten", "scottish", "whip", "plain_whiz")


def named(number: int) -> str:
    return f"{FORTY} {number}"


def long_team(number: int) -> Team:
    return Team(number, *(named(number),) * 2, (named(number),) * 3)


@cache
def militaire_evening(tables: int) -> Any:
    evening = militaire.event_of(tables, make=long_team)
    return militaire.won_at_home(evening, 24)


@cache
def whiz_evening(players: int) -> Any:
    empty = whiz.event_of(players, WhizSettings(rounds=5 if players > 7 else 7), FORTY)
    people = {number: replace(each, name=named(number)) for number, each in empty.players.items()}
    return whiz.played(replace(empty, players=people), len(empty.rounds))


@cache
def club_evening(people: int, game: str, rounds: int = 4) -> Any:
    desk: Any = club.Desk(club.night_of(game, people, FORTY, rounds=rounds))
    club.play_club_night(desk, club.Dice(), 3, "a parlé")
    return desk.facts


@dataclass(frozen=True)
class Evening:
    """An evening of some size."""

    name: str
    make: Callable[[], Any]


EVENINGS = [
    *(Evening(f"militaire-{n}", lambda n=n: militaire_evening(n)) for n in (3, 11, 24, 25, 60)),
    *(Evening(f"whiz-{n}", lambda n=n: whiz_evening(n)) for n in (7, 14, 33)),
    *(
        Evening(f"{game}-{n}", lambda n=n, game=game: club_evening(n, game))
        for n, game in product((13, 22), CLUB_GAMES)
    ),
]
SAMPLE = ("militaire-11", "whiz-14", "iwwa-13")
ALL = [
    pytest.param(
        evening,
        size,
        language,
        id=f"{evening.name}-{size.value}-{language.value}",
        marks=()
        if evening.name in SAMPLE and (size, language) == (PageSize.LETTER, Language.FRENCH)
        else pytest.mark.nightly,
    )
    for evening, size, language in product(EVENINGS, PageSize, Language)
]


@pytest.mark.parametrize(("evening", "size", "language"), ALL)
def test_every_sheet_can_be_read_filed_and_cut(evening, size, language):
    made = evening.make()
    assert not list(found(made, size, language))


MOVEMENTS = {"MilitaireEvent": militaire_page, "WhizEvent": whiz_page, "ClubNightEvent": club_page}


def found(made: Any, size: PageSize, language: Language) -> Iterator[str]:
    _, papers = words(language), papers_for(made)
    of = papers.of(made, made.last_announced or made.settings.rounds)
    for paper in papers.papers:
        uses = {page.sheet.use for page in paper.pages(of, size, _)}
        pdf = render([paper], of, size, _)
        for fault in faults(pdf, filed=uses == {Use.KEPT}):
            yield f"{paper.name}, {fault}"
    movement = render([MOVEMENT_PAPER], MOVEMENTS[type(made).__name__](made, _), size, _)
    for fault in faults(movement, filed=True):
        yield f"{MOVEMENT_PAPER.name}, {fault}"


def cut_papers(made: Any, size: PageSize = PageSize.A4) -> Iterator[tuple[Any, list[Page]]]:
    _, papers = words(Language.FRENCH), papers_for(made)
    of = papers.of(made, None)
    for paper in papers.before_play:
        pages = paper.pages(of, size, _)
        if all(page.sheet.use is Use.CUT for page in pages):
            yield paper, pages


CUT_EVENINGS = (
    pytest.param(militaire_evening, (25,), id="militaire"),
    pytest.param(whiz_evening, (14,), id="whiz"),
    pytest.param(club_evening, (13, "iwwa"), id="club night"),
)


@pytest.mark.parametrize(("make", "of", "size"), each_once(CUT_EVENINGS, PageSize))
def test_cards_are_cut_at_exact_parts_of_the_sheet(make, of, size):
    _, made = words(Language.FRENCH), make(*of)
    parts = {at / of for of in (2, 3, 4, 6) for at in range(1, of)}
    for paper, _pages in cut_papers(made, size):
        found = cuts(render([paper], papers_for(made).of(made, None), size, _))
        assert found
        assert all(any(abs(at - part) < 0.0005 for part in parts) for _way, at in found)


@pytest.mark.parametrize(("make", "of"), CUT_EVENINGS)
def test_a_pile_of_cards_cut_and_laid_together_is_in_order(make, of):
    made = make(*of)
    for paper, pages in cut_papers(made):
        rows = [page.bookmark.split(" · ") for page in pages]
        stacks = zip_longest(*rows)
        pile = [card for stack in stacks for card in stack if card]
        if pile[0] == "1" and paper.name != "board-labels":
            assert pile == [str(number) for number in range(1, len(pile) + 1)], paper.name


def test_the_file_asks_for_one_side_at_full_size():
    made = militaire_evening(3)
    papers = papers_for(made)
    of = papers.of(made, None)
    pdf = render([papers.named("cartons")], of, PageSize.A4, words(Language.FRENCH))
    reader = PdfReader(io.BytesIO(pdf))
    asked = reader.trailer["/Root"]["/ViewerPreferences"]
    assert (asked["/Duplex"], asked["/PrintScaling"]) == ("/Simplex", "/None")
    assert "Au recto seulement" in reader.pages[0].extract_text()


def test_a_round_that_goes_on_over_the_page_is_named_again_with_its_people():
    made = club_evening(13, "plain_whiz", rounds=5)  # Whole, its rounds would take a page more.
    papers = papers_for(made)
    of = papers.of(made, None)
    pdf = render([papers.named("player-sheets")], of, PageSize.A4, words(Language.FRENCH))
    texts = [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]
    going_on = [
        text[: text.index("(suite)")].split("\n")[-1] for text in texts if "(suite)" in text
    ]
    assert going_on
    assert all(line.startswith("Tour ") for line in going_on)
    assert all(text.count(FORTY) >= 4 for text in texts if "(suite)" in text)
