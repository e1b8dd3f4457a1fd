"""The manual: pages of text that travel with the program, read once for window, paper and web.

A page is `resources/guide/<language>/<name>.md`, a line for each thing it says:

    # The title of the page
    A sentence with **words that stand out**, `what is typed`, *names of buttons*, a [way on](play).
    ## A heading
    1. A step.
    - A point; [](papers) is a way on that is called as its page is.
    ![What the picture shows](play)

`contents.md` names the chapters, and below each its pages in order.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property

from whist_td.assets import asset
from whist_td.core.names import plain
from whist_td.words.words import Language, Words, words

CONTENTS, START = "contents", "start"
"""The page that names all others, and the one where everybody begins."""
_LINE = re.compile(
    r"(?P<mark>#{1,2}|-|\d+\.) (?P<text>.+)|!\[(?P<caption>.+)\]\((?P<picture>.+)\)|(?P<plain>.+)"
)
_SPAN = re.compile(
    r"`(?P<typed>.+?)`|\*\*(?P<strong>.+?)\*\*|\*(?P<named>.+?)\*|\[(?P<way>.*?)\]\((?P<to>.+?)\)|(?P<plain>[^*\[`]+)"
)


class Style(Enum):
    """How words of a sentence are set."""

    PLAIN = "plain"
    STRONG = "strong"
    NAMED = "named"
    """What is written on a button, or in a menu."""


@dataclass(frozen=True)
class Span:
    """Words of one style; those with a page to go to lead there."""

    text: str
    style: Style = Style.PLAIN
    to: str = ""


class Kind(Enum):
    """What a block of a page is."""

    HEADING = "heading"
    TEXT = "text"
    STEP = "step"
    POINT = "point"
    PICTURE = "picture"


@dataclass(frozen=True)
class Block:
    """One line of a page: a heading, a sentence, a step with its number, a point or a picture."""

    kind: Kind
    spans: tuple[Span, ...]
    number: int = 0
    picture: str = ""
    """The name of the picture, whose caption the words are."""

    @property
    def text(self) -> str:
        """The words as they are read aloud."""
        return "".join(span.text for span in self.spans)


@dataclass(frozen=True)
class GuidePage:
    """One page: its name, its title, and what it says."""

    name: str
    title: str
    blocks: tuple[Block, ...]

    @property
    def label(self) -> str:
        """Its title below that of its chapter, which says what stands in brackets."""
        return self.title.partition(" (")[0]


@dataclass(frozen=True)
class Chapter:
    """Pages that belong together."""

    title: str
    pages: tuple[GuidePage, ...]


@dataclass(frozen=True)
class Manual:
    """All pages of one language, in the order in which they are printed."""

    title: str
    language: Language
    chapters: tuple[Chapter, ...]

    @property
    def pages(self) -> tuple[GuidePage, ...]:
        """Every page."""
        return tuple(page for chapter in self.chapters for page in chapter.pages)

    @cached_property
    def _by_name(self) -> dict[str, GuidePage]:
        return {page.name: page for page in (self.contents, *self.pages)}

    @property
    def contents(self) -> GuidePage:
        """The page with a way to every other."""
        listed: list[Block] = []
        for chapter in self.chapters:
            listed.append(Block(Kind.HEADING, (Span(chapter.title),)))
            ways = ((Span(page.label, to=page.name),) for page in chapter.pages)
            listed += (Block(Kind.POINT, way) for way in ways)
        return GuidePage(CONTENTS, self.title, tuple(listed))

    def page(self, name: str) -> GuidePage:
        """Return a page by its name."""
        return self._by_name[name]

    def has(self, name: str) -> bool:
        """Tell whether there is a page of a name."""
        return name in self._by_name


def manual(_: Words) -> Manual:
    """Return the manual in the language of these words."""
    return _read(_.language)


def picture_file(name: str, language: Language) -> str:
    """Return the file of a picture: each is taken in both languages."""
    return f"{name}-{language.value}.png"


@cache
def _read(language: Language) -> Manual:
    _ = words(language)
    title, chapters = "", list[tuple[str, list[GuidePage]]]()
    for line in _lines(CONTENTS, _):
        mark, text = line["mark"], line["text"]
        match mark:
            case "#":
                title = text
            case "##":
                chapters.append((text, []))
            case _mark:
                first, *lines = _lines(text, _)
                chapters[-1][1].append(
                    GuidePage(text, first["text"], tuple(_block(line, _) for line in lines))
                )
    return Manual(title, language, tuple(Chapter(head, tuple(pages)) for head, pages in chapters))


def _lines(name: str, _: Words) -> Iterator[re.Match[str]]:
    text = asset("guide", _.language.value, f"{name}.md").read_text(encoding="utf-8")
    return (found for line in _.typeset(text).splitlines() if (found := _LINE.fullmatch(line)))


def _block(line: re.Match[str], _: Words) -> Block:
    if line["picture"]:
        return Block(Kind.PICTURE, _spans(line["caption"], _), picture=line["picture"])
    mark, spans = line["mark"], _spans(line["text"] or line["plain"], _)
    match mark:
        case None:
            return Block(Kind.TEXT, spans)
        case "##":
            return Block(Kind.HEADING, spans)
        case "-":
            return Block(Kind.POINT, spans)
        case _number:
            return Block(Kind.STEP, spans, int(mark.rstrip(".")))


def _spans(text: str, _: Words) -> tuple[Span, ...]:
    return tuple(_span(found, _) for found in _SPAN.finditer(text))


def _span(found: re.Match[str], _: Words) -> Span:
    if found["to"]:
        return Span(found["way"] or _title(found["to"], _.language), to=found["to"])
    if strong := found["typed"] or found["strong"]:
        return Span(strong, Style.STRONG)
    if found["named"]:
        return Span(found["named"], Style.NAMED)
    return Span(found["plain"])


@cache
def _title(name: str, language: Language) -> str:
    return next(_lines(name, words(language)))["text"]


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
    blocks = []
    for page in found:
        blocks.append(Block(Kind.POINT, (Span(page.title, to=page.name),)))
        richest = max(page.blocks, key=lambda block: sum(1 for _hit in hits(block.text, sought)))
        hit = next(hits(richest.text, sought), None)
        if hit is not None:
            # So much of a text around what was found as is read at a glance
            start = richest.text.rfind(" ", 0, max(hit.start - _GLANCE // 2, 0)) + 1
            end = richest.text.find(" ", hit.start + _GLANCE)
            excerpt = richest.text[start:] if end < 0 else richest.text[start:end] + " …"
            blocks.append(Block(Kind.TEXT, (Span(f"… {excerpt}" if start else excerpt),)))
    return GuidePage(RESULTS, title, tuple(blocks))
