"""The manual: the same pages in both languages, no way that leads nowhere, words that are found."""

import re

import pytest
from PIL import Image

from whist_td.assets import asset
from whist_td.words.manual import Kind, Style, found_pages, manual, picture_file, results_page
from whist_td.words.words import Language, words

BOOKS = {language: manual(words(language)) for language in Language}
FRENCH, ENGLISH = BOOKS[Language.FRENCH], BOOKS[Language.ENGLISH]
EACH = pytest.mark.parametrize("book", BOOKS.values(), ids=[each.value for each in BOOKS])
MOST_BYTES = 180_000
"""A picture of the window, in few colours."""


def blocks(book):
    return [block for page in book.pages for block in page.blocks]


def test_french_and_english_have_the_same_chapters():
    chapters = [[[page.name for page in each.pages] for each in b.chapters] for b in BOOKS.values()]
    assert chapters[0] == chapters[1]


@pytest.mark.parametrize("page", FRENCH.pages, ids=lambda page: page.name)
def test_a_page_shows_and_asks_the_same_in_both_languages(page):
    other = ENGLISH.page(page.name)
    kinds = [[(each.kind, each.number, each.picture) for each in p.blocks] for p in (page, other)]
    assert kinds[0] == kinds[1]


@EACH
def test_no_page_is_left_out_of_the_contents(book):
    folder = asset("guide", book.language.value)
    files = {path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.md")}
    assert files == {"contents", *(page.name for page in book.pages)}


@EACH
def test_every_way_leads_to_a_page(book):
    ways = [span.to for block in blocks(book) for span in block.spans if span.to]
    assert [to for to in ways if not book.has(to)] == []


@EACH
def test_every_picture_is_there_with_few_colours(book):
    shown = {block.picture for block in blocks(book) if block.picture}
    files = [asset("guide", "pictures", picture_file(name, book.language)) for name in shown]
    assert files
    for file in files:
        assert file.stat().st_size < MOST_BYTES, file
        with Image.open(file) as picture:
            assert picture.mode == "P", file


def bare(label):
    """Return a label as it is named in a sentence: without its key, its dots and its holes."""
    said = re.sub(r"\{\w+\}", "…", label.rpartition("\x04")[2].replace("&", ""))
    return " ".join(said.split()).strip(" …:.").casefold()


@pytest.fixture(scope="module")
def labels(messages):
    """Every text that the program shows, in each language."""
    found = {language: set() for language in Language}
    for message in messages:
        for language, said in zip(Language, (message.string, message.id), strict=True):
            found[language] |= {bare(text) for text in ([said] if isinstance(said, str) else said)}
    return found


@EACH
def test_a_button_is_named_as_it_is_in_the_window(book, labels):
    spans = [span for block in blocks(book) for span in block.spans if span.style is Style.NAMED]
    assert [each.text for each in spans if bare(each.text) not in labels[book.language]] == []


@EACH
def test_a_picture_says_what_it_shows(book):
    assert [each for each in blocks(book) if each.kind is Kind.PICTURE and not each.text] == []


@EACH
def test_no_mark_is_left_in_the_words(book):
    assert [each.text for each in blocks(book) if re.search(r"\*|\]\(|^#", each.text)] == []


def test_no_straight_apostrophe_is_in_the_french():
    assert [each.text for each in blocks(FRENCH) if "'" in each.text] == []


def test_a_page_that_is_gone_to_is_called_as_its_title_is():
    ways = [span for block in blocks(FRENCH) for span in block.spans if span.to == "backups"]
    assert "Copies de sécurité" in [span.text for span in ways]


def test_keys_are_set_apart_from_the_names_of_buttons():
    [block] = [
        each for each in FRENCH.page("militaire/play").blocks if "treize levées" in each.text
    ][:1]
    styles = {span.text: span.style for span in block.spans}
    assert styles["Maj"] is Style.STRONG
    assert Style.NAMED in styles.values()


@pytest.mark.parametrize(
    ("book", "typed", "name"),
    [
        (FRENCH, "étui", "whiz/play"),
        (FRENCH, "etui", "whiz/play"),
        (FRENCH, "ETUIS", "whiz/play"),
        (FRENCH, "salle horloge", "room"),
        (FRENCH, "renonce", "militaire/play"),
        (ENGLISH, "revoke", "militaire/play"),
        (ENGLISH, "cash box counted", "year/cash"),
    ],
)
def test_a_page_is_found_with_and_without_accents(book, typed, name):
    assert name in [page.name for page in found_pages(book, typed)]


def test_the_page_that_is_about_it_comes_first():
    assert found_pages(FRENCH, "copies de securite")[0].name == "backups"


def test_each_page_that_is_found_shows_the_sentence_with_the_word():
    found = results_page(FRENCH, "renonce", words(Language.FRENCH))
    assert any("Renonce" in block.text for block in found.blocks)


def test_what_is_nowhere_is_said_to_be_nowhere():
    found = results_page(ENGLISH, "xylophone", words(Language.ENGLISH))
    assert found.title == "Nothing found"
    assert {span.to for block in found.blocks for span in block.spans} >= {"start", "backups"}
