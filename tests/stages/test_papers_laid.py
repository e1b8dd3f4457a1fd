"""What is laid out of many sheets, and all that Results offer, is made in another process."""

import os
import pickle

import pytest

from whist_td.core.formats import formats
from whist_td.core.page_sizes import PageSize
from whist_td.desk.apart import no_progress
from whist_td.kit.printing import pdf_file
from whist_td.paper.papers import papers_for
from whist_td.stages import papers_preview
from whist_td.stages.formats import Stage, loaded, screens_named
from whist_td.stages.papers_preview import Wish, layout_work, pack_work
from whist_td.words.words import Language, words


@pytest.fixture
def apart(monkeypatch):
    """The functions that were done in another process."""
    asked, done = [], papers_preview.done_apart

    def told(progress, work, *given):
        asked.append(work.__name__)
        assert done(progress, os.getpid) != os.getpid()
        return done(progress, work, *given)

    monkeypatch.setattr(papers_preview, "done_apart", told)
    return asked


@pytest.fixture
def evening(new_session):
    return new_session(teams=4).facts


WISH = Wish(None, PageSize.A4, words(Language.FRENCH))


def laid(evening):
    made = layout_work(WISH, evening)(no_progress)
    return {name: (paper.pdf.sizes, paper.sheets) for name, paper in made.items()}


def test_few_sheets_are_made_here(evening, apart):
    laid(evening)
    assert not apart


def test_many_sheets_are_the_same_from_another_process(evening, apart, monkeypatch):
    here = laid(evening)
    monkeypatch.setattr(papers_preview, "MANY", 0)
    assert laid(evening) == here
    assert apart == ["_each_alone"]


def test_a_pack_of_chosen_sheets_is_the_same_from_another_process(evening, apart, monkeypatch):
    papers = papers_for(evening)
    kinds = (papers.named("cartons").only(("2", "3")), papers.named("rules"))
    here = pdf_file(pack_work(kinds, WISH, evening)(no_progress))
    monkeypatch.setattr(papers_preview, "MANY", 0)
    assert pdf_file(pack_work(kinds, WISH, evening)(no_progress)).sizes == here.sizes
    assert apart == ["render"]


@pytest.mark.parametrize("code", [each.code for each in formats()])
def test_whatever_results_make_apart_can_be_told_to_another_process(code):
    kind = loaded(screens_named(code).panels[Stage.RESULTS]).KIND
    every = [form for each in kind.exports for form in (each, *each.forms)]
    made = [each.maker for each in every if each.is_apart]
    assert {each.suffix for each in every if each.is_apart} == {".pdf", ".xlsx"}
    assert all(map(pickle.dumps, made))
