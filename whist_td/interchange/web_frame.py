"""What every web page is framed in, the small parts it is made of, and the manual as such a page.

A page carries all it needs, and takes no name for code.
"""

from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator
from html import escape
from itertools import groupby

from whist_td.assets import asset, style_sheet
from whist_td.core.contracts import Strain
from whist_td.core.events import Details
from whist_td.core.names import clean
from whist_td.words.labels import label
from whist_td.words.manual import Block, Chapter, GuidePage, Kind, Span, Style, manual, picture_file
from whist_td.words.words import Words

_STYLE = style_sheet("page.css")


POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
_SHAPES = {
    Strain.HEARTS: "M12 21C5 15 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7-10 13z",
    Strain.DIAMONDS: "M12 1l8 11-8 11L4 12z",
    Strain.SPADES: "M12 1c6 6 10 9 10 13a5 5 0 0 1-8.6 3.5c.3 2.2 1.2 3.9 2.6 5.5H8"
    "c1.4-1.6 2.3-3.3 2.6-5.5A5 5 0 0 1 2 14c0-4 4-7 10-13z",
    Strain.CLUBS: "M12 1a5 5 0 0 1 4 8 5 5 0 1 1-2.7 8.3c.3 2.3 1.2 4.1 2.7 5.7H8"
    "c1.5-1.6 2.4-3.4 2.7-5.7A5 5 0 1 1 8 9a5 5 0 0 1 4-8z",
}
_RED = (Strain.HEARTS, Strain.DIAMONDS)


def page(details: Details, title: str, body: str, _: Words, style: str = "") -> str:
    """Return a whole page of an event."""
    return whole_page(" · ".join(filter(None, (details.name, title))), body, _, style)


def whole_page(title: str, body: str, _: Words, style: str) -> str:
    """Return a whole page: its body, and in what language and looks it is shown."""
    return f"""<!DOCTYPE html>
<html lang="{_.language.value}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{text(title)}</title>
<style>{_STYLE}{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def text(words: str) -> str:
    """Return words so that none of their signs is taken for code."""
    return escape(clean(words))


def suit(strain: Strain | None, _: Words) -> str:
    """Return a trump as a drawing in its colour, no trump by its initials."""
    if strain is None:
        return ""
    if strain not in _SHAPES:
        return f'<span class="nt">{text(_("NT"))}</span>'
    return (
        f'<svg role="img" aria-label="{text(label(strain, _))}">'
        f'<use href="#suit-{strain.value}"/></svg>'
    )


def suit_shapes() -> str:
    """Return the drawings of the suits once, for a page that may show thousands of them."""
    shapes = "".join(_shape(strain, path) for strain, path in _SHAPES.items())
    return f'<svg width="0" height="0" class="shapes" aria-hidden="true">{shapes}</svg>'


def _shape(strain: Strain, path: str) -> str:
    red = ' class="red"' if strain in _RED else ""
    symbol = f'<symbol id="suit-{strain.value}" viewBox="0 0 24 24"{red}>'
    return f'{symbol}<path d="{path}"/></symbol>'


_BESIDE = 24
"""On a telephone a name of more letters stands below its figures, not beside them."""


def section(kind: str, title: str, line: str, content: str) -> str:
    """Return one scene with its heading, and a quieter line below it."""
    below = f"<p>{line}</p>" if line else ""
    return f'<section class="{kind}"><h2>{text(title)}</h2>{below}{content}</section>'


def name_html(name: str) -> str:
    """Return a name that turns nothing around it, in whatever direction it is written."""
    return f"<bdi>{text(name)}</bdi>"


def caption_html(html: str) -> str:
    """Return what a table is of, for those who hear it; others read it above."""
    return f'<caption class="heard">{html}</caption>'


def length_kind(name: str) -> str:
    """Return the kind of a line with a long name; nothing where it is short."""
    return "long" if len(name) > _BESIDE else ""


def listed(kind: str, items: Iterable[str]) -> str:
    """Return a list of its kind."""
    return f'<ul class="{kind}">{"".join(f"<li>{item}</li>" for item in items)}</ul>'


Way = Callable[[str], str]
"""Where a way to a page leads, by its name."""
Shown = Callable[[Block], str]
"""How a picture is shown."""
_TAGS = {Style.STRONG: "b", Style.NAMED: "i"}
_LISTS = {Kind.STEP: "ol", Kind.POINT: "ul"}


def manual_html(_: Words) -> str:
    """Return the whole manual as one web page, its contents first."""
    book = manual(_)

    def picture(block: Block) -> str:
        file = asset("guide", "pictures", picture_file(block.picture, book.language))
        content = b64encode(file.read_bytes()).decode()
        return f'<img src="data:image/png;base64,{content}" alt="{escape(block.text)}">'

    contents = "".join(_chapter_ways(chapter) for chapter in book.chapters)
    head = f"<header><div><h1>{text(book.title)}</h1></div></header>"
    body = "".join(
        f'<section id="{page.name}"><h2>{text(page.title)}</h2>'
        f"{blocks_html(page, '#{}'.format, picture)}</section>"
        for page in book.pages
    )
    main = f'<main><nav aria-label="{text(_("All pages"))}">{contents}</nav>{body}</main>'
    return whole_page(book.title, head + main, _, style_sheet("manual.css"))


def _chapter_ways(chapter: Chapter) -> str:
    ways = "".join(
        f'<li><a href="#{page.name}">{text(page.label)}</a></li>' for page in chapter.pages
    )
    return f"<div><h3>{text(chapter.title)}</h3><ul>{ways}</ul></div>"


def blocks_html(page: GuidePage, way: Way, picture: Shown) -> str:
    """Return what a page says below its title."""

    def parts() -> Iterator[str]:
        for kind, blocks in groupby(page.blocks, lambda block: _LISTS.get(block.kind)):
            content = "".join(_block_html(block, way, picture) for block in blocks)
            yield f"<{kind}>{content}</{kind}>" if kind else content

    return "".join(parts())


def _block_html(block: Block, way: Way, picture: Shown) -> str:
    words = "".join(_span_html(span, way) for span in block.spans)
    match block.kind:
        case Kind.HEADING:
            return f"<h3>{words}</h3>"
        case Kind.PICTURE:
            return f'<div class="picture">{picture(block)}<p class="caption">{words}</p></div>'
        case Kind.TEXT:
            return f"<p>{words}</p>"
        case _listed:
            value = f' value="{block.number}"' if block.number else ""
            return f"<li{value}>{words}</li>"


def _span_html(span: Span, way: Way) -> str:
    content = escape(span.text, quote=False)
    if span.to:
        return f'<a href="{escape(way(span.to))}">{content}</a>'
    tag = _TAGS.get(span.style)
    return f"<{tag}>{content}</{tag}>" if tag else content
