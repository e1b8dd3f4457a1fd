"""The guide: a short page for every stage, in both languages, one key away."""

import pytest

from whist_td.assets import asset
from whist_td.core.formats import formats
from whist_td.stages.formats import CLUB_STAGES, EVENT_STAGES, screens_named
from whist_td.window.guide import GuidePanel
from whist_td.words.words import Language, words

FOLDERS = [screens_named(each.code).guide for each in formats()]
PAGES = [
    (game, stage, language)
    for game, stage in [
        *((folder, stage) for folder in FOLDERS for stage in EVENT_STAGES),
        *(("year", stage) for stage in CLUB_STAGES),
    ]
    for language in Language
]


@pytest.mark.parametrize(("game", "stage", "language"), PAGES)
def test_every_stage_of_every_game_has_its_page_in_both_languages(qtbot, game, stage, language):
    panel = GuidePanel(stage, words(language), folder=game)
    qtbot.addWidget(panel)
    text = asset("guide", language.value, game, f"{stage.value}.md").read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert len(headings) == 4
    assert 15 <= len(text.splitlines()) <= 28


@pytest.mark.parametrize("word", ["lottery", "loterie"])
def test_the_guide_warns_that_money_drawn_by_lot_may_be_a_lottery(word):
    language = "fr" if word == "loterie" else "en"
    assert word in asset("guide", language, "year", "prizes.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("stage", EVENT_STAGES)
def test_the_guide_in_french_has_french_apostrophes(game, stage):
    text = asset("guide", "fr", game, f"{stage.value}.md").read_text(encoding="utf-8")
    assert "'" not in text
