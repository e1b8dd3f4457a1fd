import re
from datetime import UTC, date, datetime
from fractions import Fraction

import pytest

from whist_td.words.manual import manual
from whist_td.words.words import Language, amount_of_points, words


@pytest.mark.parametrize(
    ("n", "french", "english"),
    [(1, "1er", "1st"), (2, "2e", "2nd"), (3, "3e", "3rd"), (11, "11e", "11th"),
     (12, "12e", "12th"), (21, "21e", "21st"), (24, "24e", "24th"), (111, "111e", "111th")],
)  # fmt: skip
def test_ranks_are_counted_as_each_language_counts(n, french, english):
    told = [words(language).ordinal(n) for language in (Language.FRENCH, Language.ENGLISH)]
    assert told == [french, english]


def test_a_team_is_counted_in_the_feminine_and_a_player_is_not():
    of = words(Language.FRENCH)
    assert [of.feminine_ordinal(n) for n in (1, 2)] == ["1re", "2e"]
    assert words(Language.ENGLISH).feminine_ordinal(1) == "1st"


@pytest.mark.parametrize(
    ("day", "french", "english"),
    [
        (date(2026, 11, 21), "samedi 21 novembre 2026", "Saturday 21 November 2026"),
        (date(2027, 8, 1), "dimanche 1er août 2027", "Sunday 1 August 2027"),
    ],
)
def test_a_date_in_full(day, french, english):
    told = [words(language).date(day) for language in (Language.FRENCH, Language.ENGLISH)]
    assert told == [french, english]


def test_every_day_and_month_has_its_french_name(french, english):
    days = [date(2026, month, month) for month in range(1, 13)]
    assert all(french.date(day) != english.date(day) for day in days)


def test_no_french_sign_begins_a_line(french):
    told = french("{path} is damaged and cannot be read completely. Open a backup; the file is "
"left unchanged.", path="club.whist")  # fmt: skip
    assert " ;" not in told
    assert "\u00a0;" in told


def test_a_time_of_day_in_each_language(french, english):
    moment = datetime(2026, 11, 21, 20, 5).astimezone()
    assert (french.time(moment), english.time(moment)) == ("20\u00a0h\u00a005", "20:05")
    assert french.time(moment.astimezone(UTC)) == french.time(moment)


def test_a_player_found_by_name_is_one_person(french, english):
    found = [_.plural("{n} person", "{n} people", 1) for _ in (french, english)]
    assert found == ["1 personne", "1 person"]


def test_an_amount_between_one_and_two_is_one_in_french_only(french, english):
    amounts = [amount_of_points(Fraction(3, 2), _) for _ in (french, english)]
    assert amounts == ["1,5 point", "1.5 points"]


def test_no_line_of_the_guide_begins_with_a_french_sign(french):
    said = [block.text for page in manual(french).pages for block in page.blocks]
    assert [text for text in said if re.search("[\\w*)…] [;:!?»]|« ", text)] == []


def test_nothing_is_one_in_french_and_many_in_english(french, english):
    zero = [_.plural("{n} table", "{n} tables", 0) for _ in (french, english)]
    assert zero == ["0 table", "0 tables"]
