"""What must never come out of a hostile file: tags, formulas, a refusal nobody can read."""

import csv
import io
from collections import Counter
from html.parser import HTMLParser

from openpyxl import load_workbook
from typing_extensions import override

from whist_td.core.errors import RuleError
from whist_td.words.messages import message
from whist_td.words.words import Language, words

FORMULA = ("=", "+", "-", "@", "\t", "\r")
UNSEEN = set("\0\x07\x1b\u202e\u2066\u061c\u115f\u3164")
"""Signs that ring, that a terminal obeys, or that turn the letters after them round."""
MOST_LETTERS = 2_000
EN, FR = words(Language.ENGLISH), words(Language.FRENCH)


class HarmError(AssertionError):
    """Something of a hostile file that could run elsewhere."""


class Tags(HTMLParser):
    """Gathers the tags of a page, each with what could act."""

    def __init__(self) -> None:
        super().__init__()
        self.found: Counter[str] = Counter()

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found[tag] += 1
        for name, value in attrs:
            if name.startswith("on") or "javascript:" in (value or "").lower():
                raise HarmError(f"<{tag} {name}={value!r}>")


def check_sentences(refusal: RuleError) -> None:
    """A refusal is a sentence in both languages."""
    for language in (EN, FR):
        said = message(refusal, language)
        if len(said) > MOST_LETTERS or any(ord(letter) < 32 and letter != "\n" for letter in said):
            raise HarmError(f"a refusal nobody can read: {said[:300]!r}")


def check_pages(page: str, plain_page: str) -> None:
    """A page has the same tags whatever people are called, and letters that can be seen."""
    if UNSEEN & set(page):
        raise HarmError(f"signs that nobody sees: {UNSEEN & set(page)}")
    tags, expected = Tags(), Tags()
    tags.feed(page)
    expected.feed(plain_page)
    if tags.found != expected.found:
        raise HarmError(f"tags from names: {tags.found - expected.found}")


def check_table(text: str) -> None:
    """No cell of a table of text begins a formula."""
    for row in csv.reader(io.StringIO(text)):
        for cell in row:
            is_number = cell.lstrip("-").replace(".", "").isdigit()
            if cell.startswith(FORMULA) and not is_number:
                raise HarmError(f"a cell that begins a formula: {cell[:60]!r}")


def check_book(content: bytes) -> None:
    """No formula of a workbook comes from a name."""
    book = load_workbook(io.BytesIO(content))
    for sheet in book:
        for row in sheet.iter_rows():
            for cell in row:
                if cell.data_type == "f" and any(
                    word in str(cell.value)
                    for word in ('HYPERLINK("http', "cmd|", "SUM(A1)", "=1+1")
                ):
                    raise HarmError(f"a formula from a name: {cell.value!r}")
