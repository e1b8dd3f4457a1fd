"""The manual as web pages: what a page says, and all of them in one file that needs no other."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from html import escape
from itertools import groupby

from whist_td.assets import asset, style_sheet
from whist_td.interchange.web_frame import text, whole_page
from whist_td.words.manual import Block, Chapter, GuidePage, Kind, Span, Style, manual, picture_file
from whist_td.words.words import Words

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


def blocks_html(page: GuidePage, way: Way, picture: Shown, heading: str = "h3") -> str:
    """Return what a page says below its title."""

    def parts() -> Iterator[str]:
        for kind, blocks in groupby(page.blocks, lambda block: _LISTS.get(block.kind)):
            content = "".join(_block_html(block, way, picture, heading) for block in blocks)
            yield f"<{kind}>{content}</{kind}>" if kind else content

    return "".join(parts())


def _block_html(block: Block, way: Way, picture: Shown, heading: str) -> str:
    words = "".join(_span_html(span, way) for span in block.spans)
    match block.kind:
        case Kind.HEADING:
            return f"<{heading}>{words}</{heading}>"
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
