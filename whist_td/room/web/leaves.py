"""Parts of the web page: standings with the places won, and pages inside it behind links."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.assets import style_sheet
from whist_td.interchange.web_frame import caption_html, length_kind, name_html, section, text
from whist_td.room.words.posters import PosterTone, RevealPoster, StandingLine, StandingsPoster
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


@dataclass(frozen=True)
class LineMore:
    """What a page adds to a line of the standings, where there is more room than on a wall."""

    name: str
    """The name, or the names, as ways to a page of their own."""
    remarks: tuple[str, ...] = ()
    cells: tuple[str, ...] = ()
    """Figures beside the score, a cell a column."""
    exact: Fraction | None = None
    """The score for those who check."""
    score_note: str = ""


@dataclass(frozen=True)
class StandingsColumns:
    """The headings of the standings: of the number, the name, what a format adds, the score."""

    number: str
    name: str
    more: tuple[str, ...]
    score: str


def standings_html(
    poster: StandingsPoster,
    columns: StandingsColumns,
    more: Sequence[LineMore],
    line: str,
    _: Words,
) -> str:
    """Return the standings after a round, each line with what the format adds to it."""
    heads = (
        ("rank", _("Rank")),
        ("who", columns.number),
        ("name", columns.name),
        *(("more", head) for head in columns.more),
        ("total", columns.score),
    )
    head = "".join(f'<th scope="col" class="{kind}">{text(label)}</th>' for kind, label in heads)
    rows = "\n".join(_row(*pair, _) for pair in zip(poster.lines, more, strict=True))
    below = "<br>".join(filter(None, (text(poster.line), line)))
    table = (
        f'<table class="standings">{caption_html(text(poster.title))}<thead><tr>{head}</tr></thead>'
        f"\n<tbody>{rows}</tbody></table>"
    )
    return section("ranking", poster.title, below, table)


def _row(line: StandingLine, more: LineMore, _: Words) -> str:
    kind = "gone" if line.tone is PosterTone.QUIET else "first" if line.rank == "1" else ""
    kind = f"{kind} {length_kind(line.name)}".strip()
    remarks = " · ".join(filter(None, more.remarks))
    small = f"<small>{text(remarks)}</small>" if remarks else ""
    cells = "".join(f'<td class="more">{cell}</td>' for cell in more.cells)
    score = text(line.score.replace("-", "−"))
    if more.exact is not None:
        score = f'<data value="{more.exact}" title="{more.exact}">{score}</data>'
    return (
        f'<tr class="{kind}"><td class="rank"><b>{text(_.ordinal(int(line.rank)))}</b>'
        f'{_change(line.change, _)}</td><td class="who">{text(line.number)}</td>'
        f'<th scope="row" class="name">{more.name}{small}</th>{cells}'
        f'<td class="total">{score}{more.score_note}</td></tr>'
    )


def _change(change: int | None, _: Words) -> str:
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


def _people(line: StandingLine) -> str:
    return f'<p class="people">{text(line.people)}</p>' if line.people else ""


def _card(number: int, poster: RevealPoster) -> str:
    people = "".join(
        f'<p class="name">{name_html(line.name or line.number)}</p>'
        f'{_people(line)}<p class="score">{text(detail.replace("-", "−"))}</p>'
        for line, detail in zip(poster.now, poster.details, strict=True)
    )
    reason = f'<p class="reason">{text(poster.reason)}</p>' if poster.reason else ""
    return f'<li class="step-{number}"><b>{text(poster.place)}</b>{people}{reason}</li>'
