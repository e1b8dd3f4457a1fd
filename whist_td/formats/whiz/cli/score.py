"""One deal of Whiz, given and scored as plain values (`whist-td score whiz`)."""

from collections.abc import Mapping

from whist_td.console.formats import ScoredGame
from whist_td.core.contracts import DealTricksError, Rule, contract_of, points
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.words.words import N_

SEATS = ("N", "E", "S")
"""The three hands of people; W is the Domy's."""
_RULES = {rule.value: rule for rule in Rule}
_PASSED = {"N": 0, "E": 0, "S": 0}


def scored(deal: Mapping[str, object]) -> dict[str, int]:
    """Return the points of each hand, or raise the `RuleError` that refuses the deal.

    >>> scored({"contract": "10HX", "declarer": "S", "tricks": 11, "rule": "best"})
    {'N': 0, 'E': 0, 'S': 44}
    """
    contract = deal.get("contract")
    if not isinstance(contract, str):
        raise ScoreFieldError("contract", contract, "10H, 9NX, 13SXX, PASS")
    rule = _rule(deal.get("rule", "best"))
    if contract.strip().upper() == "PASS":
        return _passed(deal)
    promised = contract_of(contract)
    declarer = deal.get("declarer")
    if declarer not in SEATS:
        raise ScoreFieldError("declarer", declarer, "N, E, S")
    own, others = points(promised, _tricks(deal.get("tricks")), rule)
    return {seat: own if seat == declarer else others for seat in SEATS}


def _passed(deal: Mapping[str, object]) -> dict[str, int]:
    for name in ("declarer", "tricks"):
        if deal.get(name) is not None:
            raise ScoreFieldError(name, deal[name], "null")
    return dict(_PASSED)


def _rule(code: object) -> Rule:
    rule = _RULES.get(code) if isinstance(code, str) else None
    if rule is None:
        raise ScoreFieldError("rule", code, ", ".join(_RULES))
    return rule


def _tricks(tricks: object) -> int:
    if not isinstance(tricks, int) or isinstance(tricks, bool):
        raise DealTricksError(tricks)
    return tricks


GAMES: Mapping[str, ScoredGame] = {
    "whiz": ScoredGame(
        scored,
        N_("Whiz (declarer and Domy)"),
        {
            "contract": N_("A level from 7 to 13, a strain C, D, H, S or N, then X or XX; PASS."),
            "declarer": N_("N, E or S; left out with PASS."),
            "tricks": N_("The tricks of the declarer, 0 to 13; left out with PASS."),
            "rule": N_("“best”: overtricks count (usual); “exact”: the exact number is wanted."),
        },
        N_("The points of each hand."),
        ('{"contract": "10HX", "declarer": "S", "tricks": 11, "rule": "best"}',),
    ),
}
