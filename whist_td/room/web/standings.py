"""Standings with the places won, and the reveal's last places, ties explained."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.interchange.web_frame import caption_html, length_kind, name_html, section, text
from whist_td.room.words.posters import PosterTone, RevealPoster, StandingLine, StandingsPoster
from whist_td.words.words import Words


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
