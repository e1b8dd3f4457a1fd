"""Every scene at every size: nothing is cut off, nothing runs out of its box, pages hold all."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from tests.fixtures.samples import each_once, each_pair
from tests.room.screen.events import START, club, ended, militaire, released, whiz
from whist_td.core.events import Details
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.event import SeatingWay
from whist_td.room.formats import room_format
from whist_td.room.screen.canvas import CENTRE, RIGHT, Canvas
from whist_td.room.screen.layout import even_grid, grid
from whist_td.room.screen.painting import pages_of, picture_of
from whist_td.room.screen.scene_lists import names_grid, tables_grid
from whist_td.room.screen.scene_ranking import standings_grid
from whist_td.room.screen.type_setting import LINE_HEIGHT, fitted, width_of
from whist_td.room.screen.wall_view import Moment, wall_of
from whist_td.room.views.clock import started
from whist_td.room.views.show import Reveal, Show, advanced
from whist_td.room.views.views import Scene
from whist_td.room.words.posters import (
    Foot,
    RevealPoster,
    SeatingPoster,
    StandingLine,
    StandingsPoster,
)
from whist_td.words.words import Language, words

LETTER = 0.74
"""The height of a capital letter with what hangs below it, as a part of the size of its type."""
SIZES = [QSize(800, 600), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)]
CAPITAL = 0.668
"""The height of a capital, as a part of the size of its type."""
WALLS = [pytest.param(size, id=f"{size.width()}x{size.height()}") for size in SIZES]
sizes = pytest.mark.parametrize("size", WALLS)
EXTREMES = [pytest.param(SIZES[0], id="4:3"), pytest.param(SIZES[-1], id="16:9")]
extremes = pytest.mark.parametrize("size", EXTREMES)
TOUCHING = 0.15
"""Units of the wall that two texts may share: less than the edge of a letter."""


def moment(evening, scene, minutes=3, **show):
    form = room_format(evening)
    pulse = form.pulse(evening)
    clock = started(pulse.announced, START, 8) if pulse.announced else None
    now = START + timedelta(minutes=minutes)
    chosen = replace(Show(scene, message="Café, dix minutes"), **show)
    return Moment(evening, form, chosen, pulse, clock, (START,), now)


@pytest.fixture(autouse=True)
def app(qapp):
    return qapp


@pytest.fixture
def written(monkeypatch):
    """Every text written on the wall, seen to stand in its box and the box on the wall."""
    texts = []
    write = Canvas.write

    def checked(canvas, box, text, ink):
        placed = write(canvas, box, text, ink)
        if canvas.is_survey:
            return placed
        if text and box.width() > 0 and box.height() > 0:
            texts.append((ink_of(box, text, ink), text))
            wall = QRectF(0, 0, canvas.width, canvas.height)
            assert placed.height() <= box.height() + 0.01
            assert wall.adjusted(-4, -12, 4, 4).contains(box), (text, box)
            assert wall.contains(texts[-1][0]), (text, texts[-1][0])
        return placed

    monkeypatch.setattr(Canvas, "write", checked)
    return texts


def ink_of(box, text, ink):
    """Return what the letters of a text cover, which are lower than their lines."""
    found = fitted(text, box.width(), box.height(), ink.size, ink.lines, is_bold=ink.is_bold)
    wide = max(width_of(line, is_bold=ink.is_bold) for line in found.lines) * found.size
    assert wide <= box.width() + 0.01, text
    free = {CENTRE: 0.5, RIGHT: 1.0}.get(ink.align, 0.0) * (box.width() - wide)
    tall = found.size * LINE_HEIGHT * len(found.lines) - found.size * (LINE_HEIGHT - LETTER)
    return QRectF(box.left() + free, box.center().y() - tall / 2, wide, tall)


def overlapping(texts):
    """Return the texts that stand over one another."""
    inner = [(box.adjusted(TOUCHING, TOUCHING, -TOUCHING, -TOUCHING), text) for box, text in texts]
    return [
        (one, other)
        for (first, one), (second, other) in combinations(inner, 2)
        if first.intersects(second)
    ]


PICTURED = {}
"""What is to be painted of evenings as they are, whatever the size and the page."""


def wall_for(evening, scene, _, **show):
    if show:
        return wall_of(moment(evening, scene, **show), _)
    key = id(evening), scene, _.language
    if key not in PICTURED:
        PICTURED[key] = evening, wall_of(moment(evening, scene), _)  # Kept, it has its own number.
    return PICTURED[key][1]


def paint(evening, scene, language, size, page=0, **show):
    """Paint one page of a scene, and return how many there are."""
    _ = words(language)
    wall = wall_for(evening, scene, _, **show)
    assert not picture_of(size, wall.poster, wall.foot, page, _).isNull()
    return pages_of(size, wall.poster, wall.foot, _)


EVENINGS = [
    pytest.param(lambda: militaire(24), id="militaire"),
    pytest.param(lambda: whiz(5), id="whiz"),
    pytest.param(lambda: club(6), id="iwwa"),
    pytest.param(lambda: club(3, size=5), id="tables of five"),
    pytest.param(lambda: club(4, code="ten", way=SeatingWay.PAIRS), id="fixed pairs"),
]
CROWDS = [
    pytest.param(lambda: militaire(200, long=True), id="militaire"),
    pytest.param(lambda: whiz(200, long=True), id="whiz"),
    pytest.param(lambda: club(200, long=True), id="club night"),
    pytest.param(lambda: club(200, long=True, code="ten", way=SeatingWay.PAIRS), id="pairs"),
]


@pytest.mark.parametrize(
    ("evening", "scene", "size", "language"), each_pair(EVENINGS, Scene, WALLS, Language)
)
def test_no_text_of_any_scene_leaves_its_box_or_stands_on_another(
    written, evening, scene, language, size
):
    paint(evening(), scene, language, size)
    assert overlapping(written) == []


@extremes
def test_every_page_of_the_regulations_is_painted_with_the_seats_at_the_opening(written, size):
    pages = paint(militaire(12), Scene.RULES, Language.FRENCH, size)
    told = set()
    for page in range(pages):
        written.clear()
        paint(militaire(12), Scene.RULES, Language.FRENCH, size, page)
        assert overlapping(written) == []
        told |= {text for _box, text in written}
    assert {"Tableau marqueur", "Capitaine, face au tableau", "Joueur 1", "Joueur 2"} <= told


@pytest.mark.parametrize(("long", "size", "language"), each_once([False, True], WALLS, Language))
def test_the_deals_of_the_evening_are_painted_with_all_their_cards(written, size, language, long):
    evening = released(5, long=long)
    pages = paint(evening, Scene.DEALS, language, size)
    assert pages == 2
    for page in range(pages):
        written.clear()
        paint(evening, Scene.DEALS, language, size, page)
        assert overlapping(written) == []
        cards = [text for _box, text in written if set(text) <= set("AKQJRDV1098765432 –")]
        assert len(" ".join(cards).replace("–", "").split()) == 52


@pytest.mark.parametrize(("crowd", "scene", "size"), each_pair(CROWDS, Scene, EXTREMES))
def test_two_hundred_tables_with_names_of_sixty_letters_fit_on_every_wall(
    written, crowd, scene, size
):
    evening = crowd()
    pages = paint(evening, scene, Language.FRENCH, size)
    for page in {pages // 2, pages - 1}:
        written.clear()
        paint(evening, scene, Language.FRENCH, size, page)
        assert overlapping(written) == []


@pytest.mark.parametrize(("crowd", "steps", "size"), each_pair(CROWDS, [1, 3, 60, 500], EXTREMES))
def test_the_reveal_of_a_crowd_fits_on_every_wall(written, crowd, steps, size):
    evening = ended(crowd())
    reveal = advanced(Reveal(room_format(evening).ranking(evening, 2)), steps)
    paint(evening, Scene.REVEAL, Language.FRENCH, size, reveal=reveal)
    assert overlapping(written) == []


@pytest.mark.parametrize(
    ("code", "scene"), each_once(GAMES, [Scene.SEATING, Scene.RESULTS, Scene.STANDINGS])
)
def test_every_game_of_a_club_night_is_painted(written, code, scene):
    paint(club(5, code=code, deals=2), scene, Language.FRENCH, SIZES[0])
    assert overlapping(written) == []


@sizes
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
        (seats.tables, tables_grid(canvas, seats.tables)),
        (seats.names, names_grid(canvas, seats.names)),
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


@extremes
def test_equals_are_named_equally_large(written, size):
    names = ("Marie-Antoinette-Geneviève Beauchemin-Saint-Amand, Jean Roy, Anne Côté", "Zoé, Guy")
    lines = tuple(StandingLine("2", None, "", name, "17,50") for name in names)
    poster = RevealPoster("Prix", lines, ("17,50",) * 2, "2e place", True, "", (), "")  # noqa: FBT003
    picture_of(size, poster, Foot("", None, "", None), 0, words(Language.FRENCH))
    tall = {text: box.height() for box, text in written}
    in_two_lines, in_one = (2 * LINE_HEIGHT - (LINE_HEIGHT - LETTER)), LETTER
    assert tall[names[0]] / in_two_lines == pytest.approx(tall[names[1]] / in_one)


def test_a_long_name_takes_two_lines_before_it_shrinks_too_far():
    found = fitted("Anse-à-Beaufils et Cap-d’Espoir", 20, 10, 4, 2, is_bold=False)
    assert len(found.lines) == 2
    assert found.size * LINE_HEIGHT * 2 <= 10


def test_one_word_that_is_too_long_shrinks():
    found = fitted("M" * 60, 20, 10, 4, 2, is_bold=False)
    assert width_of("M" * 60) * found.size <= 20.001


def test_a_few_tables_fill_the_wall():
    assert (grid(6, 2, 8).columns, even_grid(24, 10, 6, 2.2).pages) == (1, 1)


def test_no_grid_loses_a_table():
    for items in range(230):
        cells = even_grid(items, 9, 5, 1.8)
        assert cells.cells * cells.pages >= items, items


def test_the_day_is_told_in_full():
    evening = replace(militaire(4), details=Details("Whist", date(2026, 11, 21)))
    french = words(Language.FRENCH)
    assert wall_of(moment(evening, Scene.WELCOME), french).poster.lines == (
        "samedi 21 novembre 2026",
    )


@sizes
def test_names_of_a_hundred_teams_are_alike_and_seen_from_the_back_row(monkeypatch, size):
    drawn = []
    listed = Canvas._listed  # noqa: SLF001 - where each name of a list comes by

    def seen(canvas, text, room, ink):
        found = listed(canvas, text, room, ink)
        drawn.append((canvas.is_survey, found))
        return found

    monkeypatch.setattr(Canvas, "_listed", seen)
    poster = wall_of(moment(militaire(100, 2), Scene.SEATING), words(Language.FRENCH)).poster
    foot = Foot("", None, "", None)
    pages = pages_of(size, poster, foot, words(Language.FRENCH))
    for page in range(pages):
        picture_of(size, poster, foot, page, words(Language.FRENCH))
    shown = [found for is_survey, found in drawn if not is_survey]
    assert len(shown) == len(poster.names)
    assert {found.size for found in shown} == {shown[0].size}
    assert shown[0].size * CAPITAL >= 3
    assert pages <= 24
