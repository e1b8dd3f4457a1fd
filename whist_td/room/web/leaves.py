"""Pages inside a page: each is shown when somebody follows a link to it, and all of them print."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from whist_td.assets import style_sheet
from whist_td.interchange.web_frame import caption_html, name_html, text
from whist_td.words.words import Words

LEAF_STYLE = style_sheet("leaf.css")


@dataclass(frozen=True)
class Leaf:
    """A page inside the page: where it is found, how others call it, and what stands on it."""

    anchor: str
    name: str
    content: str


def link(anchor: str, html: str) -> str:
    """Return a way to another part of the page."""
    return f'<a href="#{anchor}">{html}</a>'


def player_link(number: int, name: str) -> str:
    """Return a name as the way to the page of its player."""
    return link(f"player-{number}", name_html(name))


def person(number: int, name: str) -> str:
    """Return a player's number and name, as the way to the page of that player.

    It stands on a page thousands of times; the style keeps it from turning around what follows.
    """
    return link(f"player-{number}", f"{number} {text(name)}")


def title(heading: str, below: str, beside: str = "") -> str:
    """Return the heading of a page inside the page; all three are HTML."""
    line = f"<p>{below}</p>" if below else ""
    score = f'<p class="score">{beside}</p>' if beside else ""
    return f'<div class="title"><div><h2>{heading}</h2>{line}</div>{score}</div>'


def table(
    kind: str,
    caption: str,
    heads: Iterable[str],
    *bodies: Iterable[str],
    foot: str = "",
    last: int = 1,
) -> str:
    """Return a table of its kind: what it is of, headings, groups of rows, and a foot.

    The last heading may be that of several columns. What it is of is heard, for it stands above.

    Its cells have no classes: a tournament has thousands of them, and the style knows the columns.
    """
    *most, end = (text(heading) for heading in heads)
    over = f'scope="colgroup" colspan="{last}"' if last > 1 else 'scope="col"'
    head = "".join(f'<th scope="col">{heading}</th>' for heading in most) + f"<th {over}>{end}</th>"
    groups = "".join("<tbody>\n" + "\n".join(rows) + "\n</tbody>" for rows in bodies)
    named = caption_html(caption)
    return f'<table class="{kind}">{named}<thead><tr>{head}</tr></thead>{groups}{foot}</table>'


def sitting_out(people: Sequence[str], _: Words) -> str:
    """Say who sits out; people are HTML."""
    if not people:
        return ""
    before, _hole, after = text(_("Sitting out: {players}", players="|")).partition("|")
    return f"{before}{', '.join(people)}{after}"


def index(heading: str, start: str, pages: Sequence[Leaf]) -> str:
    """Return the ways to pages that are called by their numbers."""
    if not pages:
        return ""
    ways = "".join(
        f'<a href="#{leaf.anchor}" aria-label="{text(leaf.name)}">'
        f"{leaf.anchor.removeprefix(start)}</a>"
        for leaf in pages
    )
    named = text(heading)
    return (
        f'<section class="index"><h2>{named}</h2><nav aria-label="{named}">{ways}</nav></section>'
    )


def everything(_: Words) -> str:
    """Return the way to all pages at once."""
    way = link("all", text(_("Show everything on one page, to search or to print")))
    return f'<p class="all">{way}</p>'


def leaves(pages: Sequence[Leaf], _: Words) -> str:
    """Return pages with ways onward from each to the next."""
    around = zip((None, *pages), pages, (*pages[1:], None), strict=False)
    return "\n".join(_leaf(before, page, after, _) for before, page, after in around)


def _leaf(before: Leaf | None, page: Leaf, after: Leaf | None, _: Words) -> str:
    ranking = text(_("Standings"))
    back = link("top", f"← {ranking}")
    onward = link(before.anchor, f"‹ {name_html(before.name)}") if before else ""
    if after:
        onward += link(after.anchor, f"{name_html(after.name)} ›")
    return (
        f'<article class="leaf" id="{page.anchor}"><div class="way">{back}'
        f"<span>{onward}</span></div>\n<section>{page.content}</section></article>"
    )
