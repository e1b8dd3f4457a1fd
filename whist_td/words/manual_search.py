"""Finding a page of the manual by words, with or without their accents."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from whist_td.core.names import plain
from whist_td.words.manual import Block, GuidePage, Kind, Manual, Span
from whist_td.words.words import Words

RESULTS = "results-of-search"
_GLANCE = 110
"""Letters of a sentence in which something was found."""
_TITLE_WEIGHT = 10
"""A word in the title counts as so many in the text."""


@dataclass(frozen=True)
class Hit:
    """Where letters of a text are what is looked for."""

    start: int
    length: int


def hits(text: str, sought: str) -> Iterator[Hit]:
    """Yield where a word of a text begins with one that is looked for.

    >>> [text[hit.start : hit.start + hit.length] for text in ["Deux cœurs, l’été"]
    ...  for asked in ["coeur", "ete"] for hit in hits(text, asked)]
    ['cœur', 'été']
    """
    bare, places = _bare(text)
    for word in _words(sought):
        for found in re.finditer(rf"\b{re.escape(word)}", bare):
            start, end = places[found.start()], places[found.end() - 1]
            yield Hit(start, end + 1 - start)


@cache
def _bare(text: str) -> tuple[str, Sequence[int]]:
    """Return a text without accents, and for each letter which sign of the text it is of."""
    letters = [(at, letter) for at, sign in enumerate(text) for letter in plain(sign) or sign]
    return "".join(letter for _at, letter in letters), [at for at, _letter in letters]


def _words(sought: str) -> Sequence[str]:
    return re.findall(r"\w+", plain(sought))


def found_pages(manual: Manual, sought: str) -> tuple[GuidePage, ...]:
    """Return the pages that have every word asked for, the best first."""
    weighed = [(_weight(page, sought), page) for page in manual.pages]
    best = sorted((each for each in weighed if each[0]), key=lambda each: -each[0])
    return tuple(page for _weight_of, page in best)


def _weight(page: GuidePage, sought: str) -> int:
    """Return how much a page is about what is asked; 0 where one of the words is missing."""
    texts = [page.title, *(block.text for block in page.blocks)]
    weight = 0
    for word in _words(sought):
        counts = [sum(1 for _hit in hits(text, word)) for text in texts]
        if not any(counts):
            return 0
        weight += _TITLE_WEIGHT * counts[0] + sum(counts[1:])
    return weight


def results_page(manual: Manual, sought: str, _: Words) -> GuidePage:
    """Return what was found as a page: a way to each page, and the sentence that has the words."""
    found = found_pages(manual, sought)
    if not found:
        hint = Block(
            Kind.TEXT, (Span(_("Try another word, or fewer. All pages are listed below.")),)
        )
        return GuidePage(RESULTS, _("Nothing found"), (hint, *manual.contents.blocks))
    title = _.plural("Found on {n} page", "Found on {n} pages", len(found))
    blocks = [block for page in found for block in _result(page, sought)]
    return GuidePage(RESULTS, title, tuple(blocks))


def _result(page: GuidePage, sought: str) -> Iterator[Block]:
    yield Block(Kind.POINT, (Span(page.title, to=page.name),))
    richest = max(page.blocks, key=lambda block: sum(1 for _hit in hits(block.text, sought)))
    if any(hits(richest.text, sought)):
        yield Block(Kind.TEXT, (Span(_around(richest.text, next(hits(richest.text, sought)))),))


def _around(text: str, hit: Hit) -> str:
    """Return so much of a text around what was found as is read at a glance."""
    start = text.rfind(" ", 0, max(hit.start - _GLANCE // 2, 0)) + 1
    end = text.find(" ", hit.start + _GLANCE)
    excerpt = text[start:] if end < 0 else text[start:end] + " …"
    return f"… {excerpt}" if start else excerpt
