"""Results on the command line: entered and ranked; one deal scored; who comes late or leaves."""

from collections.abc import Mapping

from whist_td.console.formats import LooksBy, ScoredGame, Standings
from whist_td.console.world import World, table_given
from whist_td.core.contracts import DealTricksError, Rule, contract_of, points
from whist_td.desk.desk import Desk
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.whiz.files.exchange import whiz_standings_json
from whist_td.formats.whiz.files.tables import RESULT_HEADINGS, results_of
from whist_td.formats.whiz.rules.consequences import consequences
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import looked_at
from whist_td.formats.whiz.views.entry import entry_of
from whist_td.formats.whiz.views.results import whiz_standings
from whist_td.formats.whiz.words.deals import consequence_sentence
from whist_td.formats.whiz.words.labels import looked_at_sentence, missing_boards_sentence
from whist_td.formats.whiz.words.seating import SEATING
from whist_td.formats.whiz.words.standings import told_listing
from whist_td.players.comings import comings
from whist_td.words.labels import letters_sentence
from whist_td.words.words import N_, Words


def enter(source: str, desk: Desk[WhizEvent], world: World, _: Words) -> None:
    """Enter the results; a round that is next begins, and other players than planned are told."""
    table = table_given(source, RESULT_HEADINGS, world, _)
    results = results_of(table, desk.facts, world.clock.now())
    command = entry_of(desk.facts, results)
    otherwise = consequences(desk.facts, dict(command.otherwise))
    world.say(letters_sentence(RESULT_HEADINGS.rows(table)[0].letters, _))
    desk.do(command)
    world.say(_.plural("{n} deal entered.", "{n} deals entered.", len(results)))
    for consequence in otherwise:
        world.say(consequence_sentence(consequence, _))
    for number in range(1, desk.facts.last_announced + 1):
        if missing := desk.facts.missing(number):
            world.say(missing_boards_sentence(number, missing, _))


LOOKS_BY = LooksBy(
    tuple(each.value for each in Ranking),
    lambda event, code: looked_at(event, Ranking(code)),
    looked_at_sentence,
)
STANDINGS = Standings(whiz_standings, whiz_standings_json, told_listing)


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
    code = deal.get("rule", "best")
    rule = _RULES.get(code) if isinstance(code, str) else None
    if rule is None:
        raise ScoreFieldError("rule", code, ", ".join(_RULES))
    if contract.strip().upper() == "PASS":
        for name in ("declarer", "tricks"):
            if deal.get(name) is not None:
                raise ScoreFieldError(name, deal[name], "null")
        return dict(_PASSED)
    promised = contract_of(contract)
    declarer = deal.get("declarer")
    if declarer not in SEATS:
        raise ScoreFieldError("declarer", declarer, "N, E, S")
    tricks = deal.get("tricks")
    if not isinstance(tricks, int) or isinstance(tricks, bool):
        raise DealTricksError(tricks)
    own, others = points(promised, tricks, rule)
    return {seat: own if seat == declarer else others for seat in SEATS}


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


COMINGS = comings(SEATING)
