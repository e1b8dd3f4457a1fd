"""`whist-td guide`: the manual as a PDF or a web page, in the language and on the paper asked."""

import pytest
from pypdf import PdfReader

from tests.fixtures.samples import BY_NIGHT


@pytest.mark.parametrize(
    ("size", "high"), [("letter", 792), pytest.param("a4", 842, marks=BY_NIGHT)]
)
def test_the_guide_is_written_on_the_paper_asked_for(whist_td, tmp_path, size, high):
    file = tmp_path / "guide.pdf"
    assert whist_td("guide", "-o", file, "--size", size, "--lang", "fr") == 0, whist_td.errors
    first = PdfReader(file).pages[0]
    assert round(first.mediabox.height) == high
    assert "Guide de Whist TD" in first.extract_text()


def test_the_guide_is_written_as_one_web_page(whist_td, tmp_path):
    file = tmp_path / "guide.html"
    assert whist_td("guide", "-o", file, "--lang", "en") == 0, whist_td.errors
    assert '<html lang="en">' in file.read_text(encoding="utf-8")


def test_another_kind_of_file_is_refused_with_those_there_are(whist_td, tmp_path):
    assert whist_td("guide", "-o", tmp_path / "guide.docx") == 2
    assert "NAME.pdf" in whist_td.errors
    assert not list(tmp_path.glob("guide*"))
