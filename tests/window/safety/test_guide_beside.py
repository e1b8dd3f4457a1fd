"""The guide of the pages beside the evening: the backups."""

import pytest
from PySide6.QtGui import QAction

from whist_td.assets import asset
from whist_td.stages.formats import Beside
from whist_td.window.guide import GuidePanel
from whist_td.words.words import Language, words


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("subject", Beside)
def test_each_page_beside_has_its_page_of_the_guide_in_both_languages(qtbot, subject, language):
    panel = GuidePanel(subject, words(language))
    qtbot.addWidget(panel)
    text = asset("guide", language.value, f"{subject.value}.md").read_text(encoding="utf-8")
    assert 15 <= len(text.splitlines()) <= 28
    assert language is Language.ENGLISH or "'" not in text


@pytest.mark.parametrize(("page", "title"), [("backups", "Guide: Backups")])
def test_f1_tells_about_the_page_beside_and_leads_back_to_it(window, page, title):
    window.press("tonight")
    window.window.findChild(QAction, page).trigger()
    window.window.findChild(QAction, "guide").trigger()
    assert title in window.said
    window.press("leaveGuide")
    assert window.window.pages.here.side_page == page
