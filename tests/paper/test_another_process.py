"""What is laid out beside the window is told to another process, whole."""

import pickle

import pytest

from whist_td.console.formats import codes
from whist_td.interchange.formats import files_named
from whist_td.paper.papers import papers_of


@pytest.mark.parametrize("code", codes())
def test_another_process_can_be_told_of_every_paper_and_of_some_of_its_sheets(code):
    for paper in papers_of(code).papers:
        for asked in (paper, paper.only({"1"})):
            assert pickle.loads(pickle.dumps(asked)).name == paper.name  # noqa: S301 - our own


@pytest.mark.parametrize("code", codes())
def test_another_process_can_be_told_of_the_web_page(code):
    assert pickle.dumps(files_named(code).page)
