"""What stands on the wall, in both languages."""

from datetime import UTC, datetime, timedelta

import pytest

from whist_td.core.contracts import Strain
from whist_td.desk.reach import Missing, Reach
from whist_td.formats.militaire.words.room import TELLER, MilitaireAnnouncement, MilitaireTable
from whist_td.formats.whiz.views.play_views import BoardsMove
from whist_td.formats.whiz.words.room import TELLER as WHIZ
from whist_td.formats.whiz.words.room import WhizAnnouncement
from whist_td.room.views.clock import started
from whist_td.room.views.views import (
    Pulse,
    RankingView,
    ResultsView,
    Scene,
    SeatedPlayer,
    SeatedTable,
    SeatingView,
)
from whist_td.room.words.posters import Foot, PosterTone
from whist_td.room.words.words import (
    clock_face,
    clock_poster,
    foot_of,
    results_poster,
    rules_poster,
    scene_label,
    seating_poster,
    standings_poster,
)
from whist_td.words.rules_text import RulesSection, RulesText
from whist_td.words.words import Language, words

EIGHT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
FR, EN = words(Language.FRENCH), words(Language.ENGLISH)
DOUBLE = MilitaireAnnouncement(7, 24, Strain.HEARTS, (1, 3), 2, 2, 8)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (FR, ("Manche 7. Atout cœur. 1 et 3 jouent à 8 tables de chez eux", "Le 2 reste.")),
        (EN, ("Round 7. Trump hearts. 1 and 3 play 8 tables from home", "2 stays.")),
    ],
)
def test_an_announcement_is_said_in_the_language_of_the_club(language, sentence):
    begins, ends = sentence
    assert TELLER.spoken(DOUBLE, language).startswith(begins)
    assert TELLER.spoken(DOUBLE, language).endswith(ends)


def test_two_tables_are_not_to_be_overlooked():
    poster = TELLER.announcement(DOUBLE, FR)
    assert poster.is_double
    assert poster.advance == "à 8 tables de chez eux"
    assert "Avancer de 2 cette fois, comme sur le carton" in poster.lines


def test_whiz_players_move_as_their_card_says_and_the_deals_go_lower():
    view = WhizAnnouncement(3, 5, BoardsMove.LOWER, ((9, "Réal Minville"),))
    poster = WHIZ.announcement(view, EN)
    assert poster.advance == "Players move as their route card says"
    assert poster.lines == (
        "The boards move to the next lower table",
        "Sits out: 9 Réal Minville",
    )
    assert WHIZ.spoken(view, EN).startswith("Round 3. Players move")


@pytest.mark.parametrize(
    ("minutes", "figures", "tone"),
    [(0, "8:00", PosterTone.GOOD), (6.5, "1:30", PosterTone.LATE), (9.5, "+1:30", PosterTone.OVER)],
)
def test_the_clock_counts_down_and_then_up(minutes, figures, tone):
    face = clock_face(started(1, EIGHT, 8), EIGHT + timedelta(minutes=minutes), EN)
    assert (face.figures, face.tone) == (figures, tone)


def test_without_a_round_the_clock_tells_the_time_of_day():
    poster = clock_poster(Foot("", None, "", None), None, None, EIGHT, EN)
    assert poster.face.figures == EN.time(EIGHT)


def test_the_end_is_told_in_steps_of_five_minutes():
    end = EIGHT + timedelta(hours=2, minutes=43)
    poster = clock_poster(Foot("", None, "", None), None, end, EIGHT, EN)
    assert poster.end.endswith(EN.time(EIGHT + timedelta(hours=2, minutes=45)))


def test_after_the_end_nothing_is_played_any_more():
    over = Pulse(24, 24, EIGHT, expected=3, found=3, is_finished=True)
    assert foot_of(DOUBLE, over, None, TELLER, EN).round == ""


def test_names_are_sorted_as_in_a_dictionary():
    people = ("Cyr", "Côté", "Cécile")
    sitters = tuple(SeatedPlayer(name, n, n) for n, name in enumerate(people, start=1))
    view = SeatingView(1, 5, (SeatedTable(4, "", sitters),))
    names = [line.name for line in seating_poster(view, TELLER, FR).names]
    assert names == ["Cécile", "Côté", "Cyr"]


def test_names_of_the_seating_are_written_as_they_are_sorted():
    people = ("Zoé Allard", "Anne Roy", "M. Côté")
    sitters = tuple(SeatedPlayer(name, n, n) for n, name in enumerate(people, start=1))
    view = SeatingView(1, 5, (SeatedTable(4, "", sitters),))
    names = [line.name for line in seating_poster(view, TELLER, FR).names]
    assert names == ["Allard, Zoé", "Côté, M.", "Roy, Anne"]


def test_a_table_shows_the_team_that_has_won_and_its_points():
    tables = (
        MilitaireTable(1, 1, 1, (0, 2), 9),
        MilitaireTable(2, 1, 1, (0, 0), 8),
        MilitaireTable(3, 0, 1),
    )
    pulse = Pulse(1, 24, EIGHT, expected=3, found=2, is_finished=False)
    poster = results_poster(ResultsView(1, 24, tables), pulse, TELLER, EN)
    assert [(cell.value, cell.note) for cell in poster.cells] == [("9", "+2"), ("–", ""), ("", "")]
    assert poster.line == "2 of 3 results in"


def test_standings_say_which_tables_are_missing():
    missing = (Missing(2, 4), Missing(4, 1), Missing(4, 2), Missing(4, 3))
    reach = Reach("militaire", 3, 4, missing, is_final=False)
    view = RankingView(3, 24, is_final=False, missing=1, lines=(), by=None, reach=reach)
    poster = standings_poster(view, TELLER, FR)
    told = "Provisoire. Il manque : manche 2 (table 4) ; manche 4 (tables 1, 2, 3)."
    assert poster.line.replace("\xa0", " ") == told


@pytest.mark.parametrize("scene", list(Scene))
def test_every_scene_has_a_name(scene):
    assert scene_label(scene, FR)
    assert scene_label(scene, EN)


def test_the_rules_are_shown_in_parts_that_can_be_read_from_afar():
    sentences = tuple(f"{number} {'word ' * 20}" for number in range(7))
    text = RulesText("Whist", "Four players.", (RulesSection("Play", sentences),))
    poster = rules_poster(text)
    assert [page.title for page in poster.pages] == ["Whist", *["Play"] * (len(poster.pages) - 1)]
    parts = [page.sentences for page in poster.pages[1:]]
    assert sum(parts, ()) == sentences
    assert max(sum(map(len, part)) for part in parts) < 350


def test_no_rule_stands_alone_at_the_end_where_the_part_before_has_many():
    section = RulesSection("Play", tuple("x" * letters for letters in (100, 100, 100, 60)))
    poster = rules_poster(RulesText("Whist", "Four players.", (section,)))
    assert [len(page.sentences) for page in poster.pages[1:]] == [2, 2]


def test_an_event_without_rules_shows_its_name():
    assert rules_poster(RulesText("Soirée", "", ())).text == "Soirée"
