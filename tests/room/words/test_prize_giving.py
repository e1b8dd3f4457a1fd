"""The giving of prizes: a prize is called, then comes who has it, and nothing ahead of time."""

from datetime import date

import pytest

from whist_td.core.events import Details
from whist_td.room.views.show import CalledPrize, CalledPrizes, Ceremony
from whist_td.room.words.posters import RevealPoster, TextPoster, WelcomePoster
from whist_td.room.words.words import prizes_poster, step_words
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
THIRD = CalledPrize("equal 3rd place", "5.00 each", (("Anne", "5.00"), ("Luc", "5.00")), 3)
FIRST = CalledPrize("1st place", "A ham", (("Zoé", "A ham"),), 1)
CALLED = CalledPrizes(Details("Club", date(2026, 1, 1)), "2025–2026 season", (THIRD, FIRST))


def on_wall(poster):
    lines = zip(poster.now, poster.details, strict=True)
    return [poster.place, *((line.name, detail) for line, detail in lines), poster.left]


def test_a_prize_is_called_before_the_room_sees_who_has_it():
    assert isinstance(prizes_poster(CALLED, 0, EN), WelcomePoster)
    steps = [on_wall(prizes_poster(CALLED, step, EN)) for step in range(1, 5)]
    assert steps == [
        ["equal 3rd place", ("", "5.00 each"), "1 prize still to come"],
        ["equal 3rd place", ("Anne", "5.00"), ("Luc", "5.00"), "1 prize still to come"],
        ["1st place", ("", "A ham"), ""],
        ["1st place", ("Zoé", "A ham"), ""],
    ]


@pytest.mark.parametrize("step", range(5))
def test_nobody_is_on_the_wall_whose_prize_is_still_to_come(step):
    shown = str(prizes_poster(CALLED, step, EN))
    seen = [name for name, at in (("Anne", 2), ("Luc", 2), ("Zoé", 4)) if name in shown]
    assert all(step >= {"Anne": 2, "Luc": 2, "Zoé": 4}[name] for name in seen)


def test_prizes_that_were_taken_back_leave_the_wall():
    nothing = CalledPrizes(CALLED.club, CALLED.title, ())
    assert isinstance(prizes_poster(nothing, 3, EN), TextPoster)
    assert not isinstance(prizes_poster(None, 3, EN), RevealPoster)


def test_it_goes_no_further_than_the_last_and_back_to_the_heading():
    ceremony = Ceremony(lambda _book, _words: CALLED)
    assert ceremony.advanced(9, 2).shown == 4
    assert ceremony.advanced(-1, 2).shown == 0


def test_the_director_is_told_each_step_in_a_line():
    told = [step_words(CALLED, step, EN) for step in range(6)]
    assert told == [
        "2025–2026 season",
        "equal 3rd place – 5.00 each",
        "Anne, Luc",
        "1st place – A ham",
        "Zoé",
        "",
    ]
