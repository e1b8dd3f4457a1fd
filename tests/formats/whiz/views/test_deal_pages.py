"""The deals of an evening once everybody may see them: kept, told and shown with the results."""

import io
from contextlib import closing
from datetime import UTC, date, datetime

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader

from tests.fixtures.clocks import SteppingClock
from whist_td.core.contracts import HANDS, Contract, Hand, SeatChange, Strain
from whist_td.core.events import Details
from whist_td.core.players import Player
from whist_td.deals.dealing import dealt
from whist_td.deals.double_dummy import SolverAbsentError, has_solver
from whist_td.desk.desk import Desk, open_event
from whist_td.desk.journal import check_journal
from whist_td.formats.whiz import commands as ask
from whist_td.formats.whiz.files import FILES
from whist_td.formats.whiz.paper import PAPERS
from whist_td.formats.whiz.rules.dealings import Origin, makeable_text, read_makeable
from whist_td.formats.whiz.rules.errors import DealsSealedError
from whist_td.formats.whiz.rules.notation import Notation, outcome_of
from whist_td.formats.whiz.rules.results import BoardResult
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.views.deal_pages import analysed, deals_seen, to_analyse
from whist_td.formats.whiz.views.seating import library_rounds
from whist_td.formats.whiz.words.deal_pages import best_sentence, talk_sentence
from whist_td.interchange.event_json import event_source
from whist_td.paper.layout import PageSize
from whist_td.paper.papers import papers_pdf
from whist_td.storage.files import create_club_file, open_club_file
from whist_td.words.words import Language, words

REPEATED = "00112233445566778899aabbccddeeff"
ENGLISH, FRENCH = words(Language.ENGLISH), words(Language.FRENCH)
# Tricks of North, East and South, each in clubs, diamonds, hearts, spades and no trump.
FIRST = "A6A486238734232" + "3"
A, B = SeatChange.OPPONENT_MOVES, SeatChange.DECLARER_MOVES
needs_solver = pytest.mark.skipif(not has_solver(), reason="the optional library is not here")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "whiz.whist"


@pytest.fixture
def desk(path):
    """Six players, two rounds of one board each, all played: East takes twelve tricks in hearts."""
    people = tuple(Player(number, f"Player {number}") for number in range(1, 7))
    settings = WhizSettings(rounds=2, boards_per_round=1)
    opening = ask.CreateWhiz(
        Details("Whiz", date(2026, 11, 21)), settings, people, library_rounds(6, 2)
    )
    clock = SteppingClock(datetime(2026, 11, 21, 19, 30, tzinfo=UTC))
    with closing(create_club_file(path)) as file:
        desk = open_event(file, clock, opening)
        boards = tuple(range(1, desk.facts.boards + 1))
        desk.do(ask.DealBoards(boards, desk.seal(REPEATED), Origin.REPEATED))
        result = outcome_of("10H E +2", Notation.ENGLISH)
        for number in (1, 2):
            desk.do(ask.AnnounceWhizRound(number))
            for place in desk.facts.places(number):
                seats = desk.facts.seating(number, place.table).seats
                desk.do(ask.EnterBoard(place, BoardResult(seats, result)))
        yield desk


@pytest.fixture
def released(desk):
    desk.do(ask.ReleaseDeals(((1, REPEATED),)))
    return desk


@pytest.fixture
def known(released):
    released.do(ask.KeepMakeable(((1, FIRST),)))
    return released


def test_what_can_be_made_is_kept_in_short_and_read_under_its_own_rule_of_seats():
    found = read_makeable(FIRST, A)
    assert (found[Hand.NORTH][Strain.DIAMONDS], found[Hand.EAST][Strain.HEARTS]) == (10, 8)
    assert makeable_text(found, A) == FIRST
    assert read_makeable(FIRST, B) is None


def test_before_release_nothing_is_seen_nor_kept(desk):
    assert deals_seen(desk.facts) == {}
    with pytest.raises(DealsSealedError):
        desk.do(ask.KeepMakeable(((1, FIRST),)))


def test_released_hands_are_seen_before_anybody_asks_what_can_be_made(released):
    seen = deals_seen(released.facts)[1]
    assert (seen.deal, seen.makeable) == (dealt(REPEATED, 1), None)
    assert set(to_analyse(released.facts)) == set(range(1, released.facts.boards + 1))


def test_the_best_auction_and_what_was_made_are_told(known):
    seen = deals_seen(known.facts)[1]
    assert (seen.best.contract, seen.best.declarer) == (Contract(7, Strain.DIAMONDS), Hand.NORTH)
    assert best_sentence(seen, known.facts, ENGLISH) == (
        "Best auction: 7D by North (points: North 13)."
    )
    assert talk_sentence(seen, FRENCH) == (
        "Est à cœur\u00a0: 12 levées faites, là où il n’y en a que 8."
    )


def test_it_is_found_once_and_stands_in_the_file(known, path):
    assert 1 not in to_analyse(known.facts)
    facts = known.facts
    with closing(open_club_file(path)) as file:
        again = Desk(file, SteppingClock(datetime(2026, 11, 22, tzinfo=UTC)), known.event)
        assert again.facts == facts
        check_journal(known.event, again.facts, again.lines)


def test_an_export_brings_it_along(known):
    source = event_source(FILES.json(known.facts, known.lines), "event.json")
    opening, commands = FILES.commands(source)
    event = opening.opened()
    for command in commands:
        event = command.applied_to(event, datetime(2026, 11, 21, 20, tzinfo=UTC))
    assert event.dealings == known.facts.dealings


def test_each_deal_has_a_page_on_paper(known):
    pdf = papers_pdf(known.facts, ENGLISH, 2, PageSize.A4, ("deal-pages",))
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]
    assert len(pages) == known.facts.boards
    for said in (
        "Deal 1 · dealer North",
        "A K 10 5 3",
        "Domy (West)",
        "Best auction: 7D",
        "Player 1",
    ):
        assert said in pages[0]


def test_each_player_has_a_card_with_the_hands_held(known):
    pdf = papers_pdf(known.facts, ENGLISH, 2, PageSize.A4, ("hand-cards",))
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]
    assert len(pages) == len(known.facts.players)
    place = next(place for place in known.facts.results if place.board == 1)
    north = known.facts.results[place].seats[0]
    card = next(page for page in pages if f"Player {north}\n" in page)
    for said in ("KQ5", "AK1053", "K9843", "7D N"):
        assert said in card


@pytest.mark.parametrize("size", PageSize)
def test_the_booklet_is_in_order_once_it_is_folded(known, size):
    pdf = papers_pdf(known.facts, ENGLISH, 2, size, ("booklet",))
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]
    assert len(pages) == 2
    assert known.facts.dealings[1].content in pages[0]
    assert known.facts.details.name in pages[0]
    assert pages[1].index("Deal 1 ") < pages[1].index("Deal 2 ")


def test_all_papers_have_the_deals_only_once_they_are_released(desk):
    names = {paper.name for paper in PAPERS.all_of(desk.facts)}
    assert not {"deal-pages", "hand-cards", "booklet"} & names
    desk.do(ask.ReleaseDeals(((1, REPEATED),)))
    assert "deal-pages" in {paper.name for paper in PAPERS.all_of(desk.facts)}


def test_the_web_page_and_the_workbook_show_the_hands(known):
    page = FILES.page(known.facts, ENGLISH)
    assert "A K 10 5 3" in page
    assert "Best auction: 7D by North" in page
    book = load_workbook(io.BytesIO(FILES.workbook(known.facts, ENGLISH, PageSize.A4)))
    cells = {str(cell.value) for row in book["Hands"].iter_rows() for cell in row}
    assert "♠KQ5 ♥– ♦AK1053 ♣K9843" in cells


@pytest.mark.skipif(has_solver(), reason="the optional library is here")
def test_without_the_part_that_solves_deals_it_is_said():
    with pytest.raises(SolverAbsentError):
        analysed({1: dealt(REPEATED, 1)}, A, lambda _done, _of: None)


@needs_solver
def test_deals_are_solved_in_another_process_and_it_is_said_how_far_it_is():
    told = []
    boards = {board: dealt(REPEATED, board) for board in range(1, 7)}
    found = dict(analysed(boards, A, lambda done, of: told.append((done, of))))
    assert found[1] == FIRST
    assert list(found) == list(boards)
    assert {(0, 6), (5, 6)} <= set(told)
    assert all(read_makeable(text, A)[hand] for text in found.values() for hand in HANDS)
