"""What a counter is worth in money: told on sheets and results, and never reckoned."""

import pytest

from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.rules.errors import CounterWorthError
from whist_td.formats.club_night.rules.event import ClubSettings
from whist_td.formats.club_night.words.labels import counter_label, method_label
from whist_td.words.words import Language, words

EN = words(Language.ENGLISH)
TEN = GameChoice("ten")


@pytest.mark.parametrize("worth", ["10 ¢", "0,05 €", "$0.25", "un sou (1 ¢)", "5"])
def test_the_worth_is_told_as_the_club_writes_it(worth):
    settings = ClubSettings(game=TEN, counter_worth=worth)
    assert counter_label(settings, EN) == f"a counter is worth {worth}"
    assert method_label(settings, EN).endswith(
        f"standings by counters · a counter is worth {worth}"
    )


@pytest.mark.parametrize("worth", ["-5 $", "−5 $", "–5 $", "0 €", "free", " 5", "9" * 40, "$ -5"])
def test_a_counter_worth_nothing_or_less_is_refused(worth):
    with pytest.raises(CounterWorthError):
        ClubSettings(game=TEN, counter_worth=worth)


def test_where_no_counters_are_paid_nothing_is_said():
    assert not counter_label(ClubSettings(game=GameChoice("iwwa"), counter_worth="5 ¢"), EN)
