"""Every scene at every size: nothing is cut off, nothing runs out of its box, pages hold all."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from whist_td.bootstrap import SeededDice
from whist_td.domain.events import Details
from whist_td.domain.people import Team
from whist_td.domain.results import Result, Side
from whist_td.domain.rounds import AnnouncedRound, Place
from whist_td.domain.strains import Strain
from whist_td.formats.militaire.evening import Evening
from whist_td.formats.militaire.settings import Settings
from whist_td.formats.whiz.evening import WhizEvening
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.settings import WhizSettings
from whist_td.i18n.room_posters import SeatingPoster, StandingsPoster
from whist_td.i18n.words import Language, words
from whist_td.ui.room.canvas import Canvas, Ink
from whist_td.ui.room.formats import room_format
from whist_td.ui.room.grids import even_grid, grid
from whist_td.ui.room.painting import pages_of, picture_of
from whist_td.ui.room.scene_lists import names_grid, standings_grid, tables_grid
from whist_td.ui.room.type_setting import LINE, fitted, width_of
from whist_td.ui.room.wall_view import Moment, wall_of
from whist_td.usecases.room import Scene
from whist_td.usecases.room_clock import started
from whist_td.usecases.room_reveal import Reveal
from whist_td.usecases.room_show import Show
from whist_td.usecases.whiz_planning import library_rounds

START = datetime(2026, 11, 21, 19, 30, tzinfo=UTC)
SIZES = [QSize(800, 600), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)]
LONG = "Les Joyeux Marsouins de la Baie-des-Chaleurs et Paspébiac 99"
DETAILS = Details("Tournoi d’automne de la Société d’histoire et de cartes", START.date(), "Gaspé")
SEED = 11


def militaire(tables, rounds=2, *, long=False):
    """Return an evening whose rounds are all in."""
    teams = {
        n: Team(
            n,
            f"{LONG[:57]} {n}" if long else f"Club {n}",
            f"Rita {n}",
            (f"A {n}", f"B {n}", f"C {n}"),
        )
        for n in range(1, tables + 1)
    }
    said = {r: AnnouncedRound(r, Strain.DIAMONDS, (2, 3), START) for r in range(1, rounds + 1)}
    sides = SeededDice().shuffled(range(tables * rounds), SEED)
    results = {
        Place(r, t): Result(Side.HOME if sides[(r - 1) * tables + t - 1] % 2 else Side.VISITORS)
        for r in range(1, rounds + 1)
        for t in range(1, tables + 1)
    }
    return Evening(
        DETAILS, Settings(rounds=max(2, rounds)), teams=teams, rounds=said, results=results
    )


def whiz(players):
    people = {n: Player(n, f"Joueuse {n}") for n in range(1, players + 1)}
    seated = {item.number: item for item in library_rounds(players, 3)}
    seated[1] = replace(seated[1], announced_at=START)
    return WhizEvening(DETAILS, WhizSettings(rounds=3), players=people, rounds=seated)


def moment(evening, scene, minutes=3, **show):
    form = room_format(evening)
    pulse = form.pulse(evening)
    clock = started(pulse.announced, START, 8) if pulse.announced else None
    now = START + timedelta(minutes=minutes)
    chosen = replace(Show(scene, message="Café, dix minutes"), **show)
    return Moment(evening, form, chosen, pulse, clock, (START,), now)


@pytest.fixture(autouse=True)
def app(qapp):
    from whist_td.ui.theme import load_fonts, load_signs

    load_fonts()
    load_signs()
    return qapp


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", list(Language), ids=lambda language: language.value)
@pytest.mark.parametrize("scene", list(Scene), ids=lambda scene: scene.value)
def test_no_text_of_any_scene_leaves_its_box(monkeypatch, scene, language, size):
    monkeypatch.setattr(Canvas, "write", checked_write(Canvas.write))
    for evening in (militaire(24), whiz(14)):
        wall = wall_of(moment(evening, scene), words(language))
        assert not picture_of(size, wall.poster, wall.foot, 0, words(language)).isNull()


@pytest.mark.parametrize("scene", list(Scene), ids=lambda scene: scene.value)
def test_two_hundred_tables_with_names_of_sixty_letters_stay_in_their_boxes(monkeypatch, scene):
    monkeypatch.setattr(Canvas, "write", checked_write(Canvas.write))
    french = words(Language.FRENCH)
    wall = wall_of(moment(militaire(200, long=True), scene), french)
    pages = pages_of(SIZES[0], wall.poster, wall.foot, french)
    for page in range(0, pages, 9):
        assert not picture_of(SIZES[0], wall.poster, wall.foot, page, french).isNull()


def checked_write(write):
    """Write as ever, and see that the text stands inside its box and the box on the wall."""

    def checked(canvas, box, text, ink):
        placed = write(canvas, box, text, ink)
        if text and box.width() > 0 and box.height() > 0:
            found = fitted(
                text, box.width(), box.height(), ink.size, ink.lines, is_bold=ink.is_bold
            )
            widest = max(width_of(line, is_bold=ink.is_bold) for line in found.lines) * found.size
            assert widest <= box.width() + 0.01
            assert placed.height() <= box.height() + 0.01
            wall = QRectF(0, 0, canvas.width, canvas.height)
            assert wall.adjusted(-4, -12, 4, 4).contains(box), (text, box)
        return placed

    return checked


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_the_pages_hold_every_line_once(size):
    french = words(Language.FRENCH)
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    canvas = Canvas(painter, size, french, has_foot=True)
    evening = militaire(100)
    seats = wall_of(moment(evening, Scene.SEATING), french).poster
    ranks = wall_of(moment(evening, Scene.STANDINGS), french).poster
    assert isinstance(seats, SeatingPoster)
    assert isinstance(ranks, StandingsPoster)
    for items, cells in (
        (seats.tables, tables_grid(canvas, len(seats.tables))),
        (seats.names, names_grid(canvas, len(seats.names))),
        (ranks.lines, standings_grid(canvas, ranks.lines)),
    ):
        told = [item for page in range(cells.pages) for item in cells.page(items, page)]
        assert told == list(items)
    painter.end()


@pytest.mark.parametrize("steps", [1, 5, 11])
def test_every_step_of_the_reveal_is_painted(steps):
    english = words(Language.ENGLISH)
    evening = militaire(11)
    evening = replace(evening, progress=replace(evening.progress, finished=True))
    reveal = Reveal(room_format(evening).ranking(evening, 2), steps)
    wall = wall_of(moment(evening, Scene.REVEAL, reveal=reveal), english)
    assert not picture_of(SIZES[1], wall.poster, wall.foot, 0, english).isNull()


def test_a_long_name_takes_two_lines_before_it_shrinks_too_far():
    found = fitted("Anse-à-Beaufils et Cap-d’Espoir", 20, 10, 4, 2, is_bold=False)
    assert len(found.lines) == 2
    assert found.size * LINE * 2 <= 10


def test_one_word_that_is_too_long_shrinks():
    found = fitted("M" * 60, 20, 10, 4, 2, is_bold=False)
    assert width_of("M" * 60) * found.size <= 20.001


def test_a_few_tables_fill_the_wall():
    assert (grid(6, 2, 8).columns, even_grid(24, 10, 6, 2.2).pages) == (1, 1)


@pytest.mark.parametrize("items", range(0, 230, 7))
def test_no_grid_loses_a_table(items):
    cells = even_grid(items, 9, 5, 1.8)
    assert cells.cells * cells.pages >= items


def test_an_ink_can_be_quieter():
    assert Ink(4, "#ffffff").quiet().colour != "#ffffff"


def test_the_day_is_told_in_full():
    evening = replace(militaire(4), details=Details("Whist", date(2026, 11, 21)))
    french = words(Language.FRENCH)
    assert wall_of(moment(evening, Scene.WELCOME), french).poster.lines == (
        "samedi 21 novembre 2026",
    )
