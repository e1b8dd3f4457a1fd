"""Every rule and example of the source documents is held by a test, told, or read as we say."""

import ast
import re
from dataclasses import replace
from datetime import date
from functools import cache
from itertools import groupby, pairwise
from pathlib import Path
from string import ascii_lowercase

import pytest

from tests.sources.tables import DOCUMENTS, readings, table
from whist_td.core.contracts import Rule
from whist_td.core.events import Details
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.rules.deals import GameChoice
from whist_td.formats.club_night.words.games import game_rules
from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import Settings
from whist_td.formats.militaire.rules.teams import Team
from whist_td.formats.militaire.words.rules_sheet import militaire_rules
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import WhizSettings
from whist_td.formats.whiz.words.rules_sheet import whiz_rules
from whist_td.words.rules_text import RulesText
from whist_td.words.words import Language, words

ROOT = Path(__file__).resolve().parents[2]
ROWS = [row for document in DOCUMENTS for row in table(document).rows]
DETAILS = Details("Soirée", date(2026, 11, 21))
EACH_DOCUMENT = pytest.mark.parametrize("document", DOCUMENTS)


@EACH_DOCUMENT
def test_the_lines_of_a_document_stand_in_order_and_once(document):
    rows = table(document).rows
    for above, below in pairwise(rows):
        is_same_line = above.part and above.first == below.first
        assert is_same_line or above.last < below.first, below
    assert all(row.first <= row.last for row in rows)
    for line, parts in groupby(rows, key=lambda row: row.first):
        letters = "".join(row.part for row in parts)
        assert letters == ascii_lowercase[: len(letters)], f"{document} {line}"
        assert len(letters) != 1, f"{document} {line}"


@EACH_DOCUMENT
def test_a_document_is_known_by_its_title_and_its_sum(document):
    assert table(document).title
    assert re.fullmatch(r"[0-9a-f]{64}", table(document).sha256)


def test_every_rule_is_held_by_a_test_told_or_read_in_a_way_we_state():
    answered = {row for row in ROWS if row.tests or row.told or row.readings}
    assert [str(row) for row in ROWS if (row not in answered) is not bool(row.no_rule)] == []
    assert [str(row) for row in ROWS if not row.rule] == []


@cache
def written_tests(path: str) -> dict[str, str]:
    """Return the tests of a file with their text, examples included."""
    text = (ROOT / path).read_text(encoding="utf-8")
    lines = text.splitlines()
    found = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    return {
        each.name: "\n".join(lines[_starts(each) - 1 : each.end_lineno])
        for each in found
        if each.name.startswith("test_")
    }


def _starts(node: ast.FunctionDef) -> int:
    return min(each.lineno for each in (node, *node.decorator_list))


def test_every_test_and_every_example_named_is_there():
    for row in ROWS:
        texts = []
        for name in row.tests:
            path, _, test = name.partition("::")
            assert (ROOT / path).is_file(), name
            assert test in written_tests(path), name
            texts.append(written_tests(path)[test])
        missing = [case for case in row.cases if not any(case in text for text in texts)]
        assert missing == [], row


def test_every_reading_is_known_and_stands_beside_the_lines_it_reads():
    assert {code for row in ROWS for code in row.readings} == set(readings())
    assert all(readings().values())


@cache
def told_on(page: str, language: Language) -> tuple[str, ...]:
    """Return what stands on a page of rules as the game is usually played."""
    text = _text(page, language)
    said = [text.lead, *(line for each in text.sections for line in (each.title, *each.sentences))]
    return tuple(re.sub(r"[\u00a0\u202f]", " ", each) for each in said)


def _text(page: str, language: Language) -> RulesText:
    _ = words(language)
    match page:
        case "militaire":
            names = ("Rose", "Jean", "Léa")
            teams = {number: Team(number, "", "Anne", names) for number in range(1, 12)}
            return militaire_rules(MilitaireEvent(DETAILS, Settings(), teams=teams), _)
        case "whiz" | "super_whiz":
            settings = replace(WhizSettings(), rule=Rule.EXACT if page != "whiz" else Rule.BEST)
            return whiz_rules(WhizEvent(DETAILS, settings), _)
        case _:
            assert page in GAMES, page
            return game_rules(GameChoice(page), _)


def test_what_players_are_told_stands_on_the_page_of_rules():
    for told in (told for row in ROWS for told in row.told):
        french = [told.french in each for each in told_on(told.page, Language.FRENCH)]
        english = [told.english in each for each in told_on(told.page, Language.ENGLISH)]
        assert any(french), told.french
        assert any(english), told.english
        assert any(map(bool.__and__, french, english)), "another sentence in English"
