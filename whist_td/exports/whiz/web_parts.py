"""The small parts that the pages of a tournament are made of, each written once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from whist_td.exports.web_frame import suit_again, text
from whist_td.exports.whiz.deal_words import deal_words
from whist_td.formats.whiz.frequency import FrequencyLine
from whist_td.formats.whiz.players import Player
from whist_td.formats.whiz.results import Outcome, Played
from whist_td.formats.whiz.settings import Ranking
from whist_td.i18n.whiz_labels import decimal
from whist_td.i18n.words import Words

_NONE = "–"


def link(anchor: str, html: str, kind: str = "") -> str:
    """Return a way to another part of the page."""
    of_kind = f' class="{kind}"' if kind else ""
    return f'<a href="#{anchor}"{of_kind}>{html}</a>'


def person(player: Player) -> str:
    """Return a player's number and name, on the way to the player's page."""
    number = f"<small>{player.number}</small>"
    return link(f"player-{player.number}", f"{number} <bdi>{text(player.name)}</bdi>", "who")


def percent(number: Fraction | None, _: Words) -> str:
    """Return a percentage with two places; the exact fraction travels with it."""
    if number is None:
        return _NONE
    return number_shown(number, _("{percent} %", percent=decimal(number, _, 2)))


def figure(number: Fraction | None, ranking: Ranking, _: Words) -> str:
    """Return what ranks: a percentage, a deviation with its sign, or points."""
    if number is None:
        return _NONE
    match ranking:
        case Ranking.MATCHPOINTS:
            return percent(number, _)
        case Ranking.DATUM:
            sign = "+" if number > 0 else ""
            return number_shown(number, sign + decimal(number, _, 2).replace("-", "−"))
        case Ranking.TOTAL:
            return number_shown(number, decimal(number, _).replace("-", "−"))


def number_shown(number: Fraction, shown: str) -> str:
    """Return a number as people read it, with the exact one for those who check."""
    return f'<data value="{number}" title="{number}">{text(shown)}</data>'


def bar(number: Fraction | None) -> str:
    """Return a percentage as a length."""
    if number is None:
        return ""
    return f'<i class="bar" aria-hidden="true"><i style="width:{float(number):.0f}%"></i></i>'


def outcome(said: Outcome, _: Words) -> str:
    """Return what came of a deal, its suit drawn in colour: "10♥X S +1"."""
    words = deal_words(said, _)
    if not isinstance(said, Played):
        told = " · ".join(filter(None, (words.contract, words.remark)))
        return f'<em class="quiet">{text(told)}</em>'
    contract = said.contract
    risk = text("X" * (contract.risk // 2))
    trump = suit_again(contract.strain, _)
    made = "made" if said.tricks >= contract.level else "down"
    return (
        f'<b class="contract">{contract.level}{trump}{risk}</b> '
        f'{text(words.declarer)} <b class="{made}">{text(words.ended)}</b>'
    )


def matchpoints(line: FrequencyLine | None, _: Words) -> str:
    """Return the matchpoints of the top, where results are missing as Neuberg's formula has it."""
    if line is None:
        return ""
    points, top = Fraction(line.matchpoints), line.group.top
    if line.group.has_neuberg:
        points, top = line.full_matchpoints, line.group.full_top
    return text(_("{points} of {top}", points=decimal(points, _), top=top))


def table(kind: str, heads: Iterable[tuple[str, str]], rows: Iterable[str], foot: str = "") -> str:
    """Return a table of its kind: headings, each with the kind of its column, rows, and a foot."""
    head = "".join(f'<th scope="col" class="{column}">{text(said)}</th>' for column, said in heads)
    lines = "\n".join(rows)
    return (
        f'<table class="{kind}"><thead><tr>{head}</tr></thead>\n<tbody>\n{lines}\n</tbody>'
        f"{foot}</table>"
    )


@dataclass(frozen=True)
class Leaf:
    """A page inside the page: where it is found, how others call it, and what stands on it."""

    anchor: str
    name: str
    content: str


def leaves(pages: Sequence[Leaf], _: Words) -> str:
    """Return pages that are each shown when somebody follows a link there, with ways onward."""
    around = zip((None, *pages), pages, (*pages[1:], None), strict=False)
    return "\n".join(_leaf(before, page, after, _) for before, page, after in around)


def _leaf(before: Leaf | None, page: Leaf, after: Leaf | None, _: Words) -> str:
    ranking = text(_("Ranking"))
    back = link("top", f"← {ranking}", "back")
    onward = link(before.anchor, f"‹ <bdi>{text(before.name)}</bdi>") if before else ""
    if after:
        onward += link(after.anchor, f"<bdi>{text(after.name)}</bdi> ›")
    return (
        f'<article class="leaf" id="{page.anchor}"><nav class="way">{back}'
        f"<span>{onward}</span></nav>\n<section>{page.content}</section></article>"
    )
