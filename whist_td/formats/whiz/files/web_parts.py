"""The small parts that the pages of a tournament are made of, each written once."""

from fractions import Fraction

from whist_td.formats.whiz.files.deal_words import deal_words
from whist_td.formats.whiz.rules.frequency import FrequencyLine
from whist_td.formats.whiz.rules.results import Outcome, Played
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.interchange.web_frame import suit, text
from whist_td.words.numbers import decimal
from whist_td.words.words import Words

_NONE = "–"


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
    return f'<data value="{number}">{text(shown)}</data>'


def length(number: Fraction | None) -> str:
    """Return a percentage as the length of the bar under a cell."""
    return "" if number is None else f' style="--p:{float(number):.0f}"'


def outcome(said: Outcome, _: Words) -> str:
    """Return what came of a deal, its suit drawn in colour: "10♥X S +1"."""
    words = deal_words(said, _)
    if not isinstance(said, Played):
        told = " · ".join(filter(None, (words.contract, words.remark)))
        return f'<em class="quiet">{text(told)}</em>'
    contract = said.contract
    risk = text("X" * (contract.risk // 2))
    down = "" if said.tricks >= contract.level else ' class="down"'
    return (
        f"<b>{contract.level}{suit(contract.strain, _)}{risk}</b> "
        f"{text(words.declarer)} <b{down}>{text(words.ended)}</b>"
    )


def matchpoints(line: FrequencyLine | None, _: Words) -> str:
    """Return the matchpoints of the top, where results are missing as Neuberg's formula has it."""
    if line is None:
        return ""
    points, top = Fraction(line.matchpoints), line.group.top
    if line.group.has_neuberg:
        points, top = line.full_matchpoints, line.group.full_top
    return text(_("{points} of {top}", points=decimal(points, _), top=top))
