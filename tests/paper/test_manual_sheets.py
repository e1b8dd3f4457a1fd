"""The manual on paper: every page in its contents with the number where it begins."""

import io
import re
from dataclasses import dataclass
from functools import cached_property

import pytest
from pypdf import PdfReader

from whist_td.paper.layout import PageSize
from whist_td.paper.manual_sheets import manual_pdf, printed_manual
from whist_td.words.manual import Manual, manual
from whist_td.words.words import Language, words

HEIGHTS = {PageSize.A4: 842, PageSize.LETTER: 792}
LOWEST = 20
"""Nearer to the edge no printer prints."""


@dataclass
class Printed:
    """The manual of a language on a paper."""

    book: Manual
    size: PageSize
    pdf: PdfReader

    @cached_property
    def numbers(self):
        return printed_manual(self.size, words(self.book.language)).numbers

    @cached_property
    def placed(self):
        """What stands on each page, and how high."""
        return [list(self._on(page)) for page in self.pdf.pages]

    @staticmethod
    def _on(page):
        found = []
        page.extract_text(visitor_text=lambda text, _cm, tm, *_font: found.append((text, tm[5])))
        return found

    @cached_property
    def texts(self):
        return [close("".join(text for text, _y in page)) for page in self.placed]


def close(text):
    """Return a text without its spaces: where a line ends is nobody's business here."""
    return re.sub(r"\s+", "", text)


CASES = [
    pytest.param(
        (language, size),
        id=f"{language.value}-{size.value}",
        marks=() if (language is Language.FRENCH) is (size is PageSize.A4) else pytest.mark.nightly,
    )
    for language in Language
    for size in PageSize
]
"""Each language and each paper runs each time."""


@pytest.fixture(scope="module", params=CASES)
def printed(request):
    language, size = request.param
    _ = words(language)
    return Printed(manual(_), size, PdfReader(io.BytesIO(manual_pdf(size, _))))


def spans(book):
    return [span for page in book.pages for block in page.blocks for span in block.spans]


def test_every_page_begins_where_the_contents_say(printed):
    for page in printed.book.pages:
        shown = printed.texts[printed.numbers[page.name] - 1]
        assert close(page.title + page.blocks[0].text) in shown, page.name


def test_every_page_is_in_the_contents_with_its_number(printed):
    for page in printed.book.pages:
        entry = rf"{re.escape(close(page.label))}{printed.numbers[page.name]}(?!\d)"
        assert re.search(entry, printed.texts[0]), page.name


def test_every_way_names_the_page_to_which_it_leads(printed):
    text = "".join(printed.texts)
    ways = [
        f"{span.text} (page {printed.numbers[span.to]})" for span in spans(printed.book) if span.to
    ]
    assert [way for way in ways if close(way) not in text] == []


def test_every_page_has_its_bookmark_below_that_of_its_chapter(printed):
    outline = printed.pdf.outline
    chapters = [[entry.title for entry in each] for each in outline if isinstance(each, list)]
    assert chapters == [[page.title for page in each.pages] for each in printed.book.chapters]


def test_every_sheet_says_which_it_is_of_how_many(printed):
    of = {"fr": "page {} sur {}", "en": "page {} of {}"}[printed.book.language.value]
    for number, text in enumerate(printed.texts, start=1):
        assert close(of.format(number, len(printed.texts))) in text


def test_it_is_on_the_paper_that_was_asked_for(printed):
    high = {round(page.mediabox.height) for page in printed.pdf.pages}
    assert high == {HEIGHTS[printed.size]}


def test_nothing_is_nearer_to_the_edge_than_printers_print(printed):
    assert min(y for page in printed.placed for text, y in page if text.strip()) > LOWEST


def test_every_word_is_printed(printed):
    text = "".join(printed.texts)
    assert [each.text for each in spans(printed.book) if close(each.text) not in text] == []
