"""The director's sheet has a line a round, and the rules one says most often."""

from whist_td.formats.militaire.rules.settings import Settings
from whist_td.movements.militaire import Direction
from whist_td.words.words import Language


def test_rounds_11_and_21_alone_are_flagged_with_11_teams(press):
    lines = press.lines(press.printed(press.event_of(11), "director-sheet"), 0)
    flagged = [line for line in lines if "AVANCER DE 2" in line]
    assert flagged == ["11 carreau 1-2 3 AVANCER DE 2 1", "21 cœur 2-3 1 AVANCER DE 2 1"]


def test_an_ordinary_line_says_trump_call_who_stays_and_how_far(press):
    pdf = press.printed(press.event_of(11), "director-sheet", language=Language.ENGLISH)
    assert "4 spades 1-3 2 1 table 4" in press.lines(pdf, 0)


def test_the_reminder_says_what_the_points_must_add_up_to(press):
    text = press.read(press.event_of(11), "director-sheet").pages[0].extract_text()
    assert "le total des points de toutes les équipes est 11" in text


def test_the_reminder_follows_the_direction_of_the_evening(press):
    evening = press.event_of(11, Settings(direction=Direction.DESCENDING))
    text = press.read(evening, "director-sheet").pages[0].extract_text()
    assert "après la table 1 vient la table 11" in text


def test_99_rounds_flow_on_to_more_pages(press):
    reader = press.read(press.event_of(11, Settings(rounds=99)), "director-sheet")
    text = "\n".join(page.extract_text() for page in reader.pages)
    assert len(reader.pages) > 1
    assert "manches" not in text.split("\n")[0]
    assert "\n99\n" in text
