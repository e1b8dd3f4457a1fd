"""A deal as it is read aloud: "10 hearts doubled by South, one overtrick", and its points."""

from collections.abc import Mapping

from whist_td.core.strains import Strain
from whist_td.formats.whiz.rules.game import Contract, Risk, Rule
from whist_td.formats.whiz.rules.hands import HANDS
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    Adjusted,
    NoContract,
    Outcome,
    Played,
    Points,
)
from whist_td.formats.whiz.words.facts import outcome_words
from whist_td.formats.whiz.words.labels import contract_words, whiz_label
from whist_td.words.numbers import decimal
from whist_td.words.words import N_, Words, sentence_case

_BIDS: Mapping[Strain, str] = {
    Strain.CLUBS: N_("{level} clubs"),
    Strain.DIAMONDS: N_("{level} diamonds"),
    Strain.HEARTS: N_("{level} hearts"),
    Strain.SPADES: N_("{level} spades"),
    Strain.NO_TRUMP: N_("{level} no trump"),
}
_RISKS: Mapping[Risk, str] = {
    Risk.NONE: N_("{bid} by {declarer}, {result}"),
    Risk.DOUBLED: N_("{bid} doubled by {declarer}, {result}"),
    Risk.REDOUBLED: N_("{bid} redoubled by {declarer}, {result}"),
}


def spoken_outcome(outcome: Outcome, rule: Rule, _: Words) -> str:
    """Say what came of a deal."""
    match outcome:
        case Played():
            return _(
                _RISKS[outcome.contract.risk],
                bid=_(_BIDS[outcome.contract.strain], level=outcome.contract.level),
                declarer=whiz_label(outcome.declarer, _),
                result=_result(outcome.tricks - outcome.contract.level, rule, _),
            )
        case NoContract():
            if outcome is NOT_PLAYED:
                return _("Not played: no result for anybody")
            return _("Passed out: a result, without points")
        case Adjusted():
            return sentence_case(outcome_words(outcome, _))


def _result(over: int, rule: Rule, _: Words) -> str:
    if over < 0:
        return _.plural("one trick down", "{n} tricks down", -over)
    if over == 0:
        return _("just made")
    if rule is Rule.EXACT:
        return _.plural("one trick too many", "{n} tricks too many", over)
    return _.plural("one overtrick", "{n} overtricks", over)


def points_words(points: Points, _: Words) -> str:
    """Say the points of the three hands: "N 0 · E 0 · S 44"."""
    told = zip(HANDS, points, strict=True)
    return " · ".join(f"{hand.value} {scored}" for hand, scored in told)


def short_outcome(outcome: Outcome, _: Words) -> str:
    """Return a deal as briefly as a cell of a table wants it: "10♥X S +1"."""
    match outcome:
        case Played():
            over = outcome.tricks - outcome.contract.level
            made = f"{over:+}".replace("-", "−") if over else "="
            return f"{contract_words(outcome.contract, _)} {outcome.declarer.value} {made}"
        case NoContract():
            return outcome_words(outcome, _)
        case Adjusted():
            return _("adjusted")


def short_points(outcome: Outcome, points: Points | None, _: Words) -> str:
    """Return what the three hands have of a deal: points, percentages, or nothing."""
    if isinstance(outcome, Adjusted):
        told = ("–" if percent is None else decimal(percent, _) for percent in outcome.percents)
        return _("{percents} %", percents=" · ".join(told))
    return " · ".join(map(str, points)) if points else ""


def contract_spoken(contract: Contract, _: Words) -> str:
    """Say a contract alone: "13 spades"."""
    return _(_BIDS[contract.strain], level=contract.level)
