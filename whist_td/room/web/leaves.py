"""Parts of the web page: standings with the places won, and pages inside it behind links."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from whist_td.assets import style_sheet
from whist_td.interchange.web_frame import caption_html, length_kind, name_html, section, text
from whist_td.room.words.posters import RevealPoster
from whist_td.words.listings import Column, ColumnKind, Ink, Listing, Media
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


_KINDS = {ColumnKind.RANK: "rank", ColumnKind.NUMBER: "who", ColumnKind.NAME: "name"}


def listing_html(listing: Listing[Any], names: Iterable[str], about: str, _: Words) -> str:
    """Return standings below what is said about them; `names` are HTML, as ways to pages."""
    head = "".join(
        f'<th scope="col" class="{_kind(each)}">{text(each.heading)}</th>'
        for each in listing.on(Media.PAGE)
    )
    rows = "\n".join(_row(listing, *pair, _) for pair in zip(listing.rows, names, strict=True))
    table = (
        f'<table class="standings">{caption_html(text(listing.title))}<thead><tr>{head}</tr>'
        f"</thead>\n<tbody>{rows}</tbody></table>"
    )
    return section("ranking", listing.title, about, table)


def _kind(column: Column[Any]) -> str:
    return _KINDS.get(column.kind, "total" if column.ink is Ink.STRONG else "more")


def _row(listing: Listing[Any], row: Any, name: str, _: Words) -> str:  # noqa: ANN401 - a line
    kind = "gone" if listing.is_quiet(row) else "first" if row.rank == 1 else ""
    cells = "".join(_cell(listing, each, row, name, _) for each in listing.on(Media.PAGE))
    return f'<tr class="{f"{kind} {length_kind(listing.name(row))}".strip()}">{cells}</tr>'


def _cell(listing: Listing[Any], column: Column[Any], row: Any, name: str, _: Words) -> str:  # noqa: ANN401
    """Return a cell; the places won stand with the place, what is said of a line with its name."""
    kind, shown, value = _kind(column), column.cell(row).text, column.value(row)
    match column.kind:
        case ColumnKind.RANK:
            place = _.ordinal(value) if isinstance(value, int) else "–"
            return f'<td class="{kind}"><b>{text(place)}</b>{_change(listing.moved(row), _)}</td>'
        case ColumnKind.NAME:
            below = " · ".join(filter(None, (c.cell(row).text for c in listing.below(Media.PAGE))))
            small = f"<small>{text(below)}</small>" if below else ""
            return f'<th scope="row" class="{kind}">{name}{small}</th>'
    figure = text(shown.replace("-", "−"))
    if isinstance(value, Fraction):
        figure = f'<data value="{value}" title="{value}">{figure}</data>'
    return f'<td class="{kind}">{figure}</td>'


def _change(change: int, _: Words) -> str:
    """Return the places won or lost since the round before; nothing where nothing changed."""
    if not change:
        return ""
    if change > 0:
        label, sign, kind = _.plural("up {n} place", "up {n} places", change), "▲", "won"
    else:
        label, sign, kind = _.plural("down {n} place", "down {n} places", -change), "▼", "lost"
    return f' <i class="{kind}" role="img" aria-label="{text(label)}">{sign}{abs(change)}</i>'


def podium_html(posters: Iterable[RevealPoster], _: Words) -> str:
    """Return the first places as the reveal showed them, with what decided between equals."""
    cards = [_card(number, poster) for number, poster in enumerate(posters, start=1)]
    if not cards:
        return ""
    title = _("Final results")
    return section("podium", title, "", f"<ol>{''.join(cards)}</ol>")


def _card(number: int, poster: RevealPoster) -> str:
    people = "".join(
        f'<p class="name">{name_html(line.name or line.number)}</p>'
        + (f'<p class="people">{text(line.people)}</p>' if line.people else "")
        + f'<p class="score">{text(detail.replace("-", "−"))}</p>'
        for line, detail in zip(poster.now, poster.details, strict=True)
    )
    reason = f'<p class="reason">{text(poster.reason)}</p>' if poster.reason else ""
    return f'<li class="step-{number}"><b>{text(poster.place)}</b>{people}{reason}</li>'
