"""Results on the command line: entered from a table and ranked; one deal scored by itself."""

from collections.abc import Iterator, Mapping

from whist_td.console.formats import LooksBy, ScoredGame, Standings
from whist_td.console.world import World, table_given
from whist_td.core.contracts import DealTricksError, Rule, contract_of, points
from whist_td.desk.desk import Desk
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.whiz.files.json_export import whiz_standings_json
from whist_td.formats.whiz.files.tables import (
    RESULT_HEADINGS,
    results_of,
    whiz_standings_csv,
)
from whist_td.formats.whiz.rules.consequences import consequences
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Ranking
from whist_td.formats.whiz.rules.standings import WhizStanding, looked_at
from whist_td.formats.whiz.views.entry import entry_of
from whist_td.formats.whiz.views.results import WhizStandings, whiz_standings
from whist_td.formats.whiz.words.deals import consequence_sentence
from whist_td.formats.whiz.words.labels import (
    looked_at_sentence,
    missing_boards_sentence,
    percent_words,
    points_words,
    ranking_title,
    score_words,
    tie_sentence,
)
from whist_td.words.labels import letters_sentence
from whist_td.words.missing import missing_sentence
from whist_td.words.words import N_, Words

_SCORES = {Ranking.DATUM: N_("Deviation"), Ranking.TOTAL: N_("Total")}


def enter(source: str, desk: Desk[WhizEvent], world: World, _: Words) -> None:
    """Enter the results; a round that is next begins, and other players than planned are told."""
    table = table_given(source, RESULT_HEADINGS, world, _)
    results = results_of(table, desk.evening, world.clock.now())
    command = entry_of(desk.evening, results)
    otherwise = consequences(desk.evening, dict(command.otherwise))
    world.say(letters_sentence(RESULT_HEADINGS.rows(table)[0].letters, _))
    desk.do(command)
    world.say(_.plural("{n} deal entered.", "{n} deals entered.", len(results)))
    for consequence in otherwise:
        world.say(consequence_sentence(consequence, _))
    for line in _still_missing(desk.evening, _):
        world.say(line)


def _still_missing(evening: WhizEvent, _: Words) -> Iterator[str]:
    for number in range(1, evening.last_announced + 1):
        missing = evening.missing(number)
        if missing:
            yield missing_boards_sentence(number, missing, _)


def _text(view: WhizStandings, _: Words) -> str:
    score = _(_SCORES[view.ranking]) if view.ranking in _SCORES else ""
    headings = (_("Rank"), _("No."), _("Name"), score, _("Percent"), _("Points"), _("Deals"), "")
    lines = (_cells(row, view.ranking, _) for row in view.rows)
    told = filter(None, (ranking_title(view, _), missing_sentence(view.reach, _)))
    return "\n".join([*told, _line(headings), *map(_line, lines)])


def _cells(row: WhizStanding, ranking: Ranking, _: Words) -> tuple[object, ...]:
    score = score_words(row, ranking, _) if ranking in _SCORES else ""
    percent, points = percent_words(row, _), points_words(row)
    tie = tie_sentence(row, _)
    return (row.rank, row.player, row.name, score, percent, points, row.boards, tie)


def _line(cells: tuple[object, ...]) -> str:
    rank, number, name, score, percent, points, boards, tie = map(str, cells)
    middle = f"{score:>12}" if score else ""
    line = f"{rank:>5} {number:>5}  {name:<32}{middle}{percent:>12}{points:>8}{boards:>8}  {tie}"
    return line.rstrip()


LOOKS_BY = LooksBy(
    tuple(each.value for each in Ranking),
    lambda event, code: looked_at(event, Ranking(code)),
    looked_at_sentence,
)
STANDINGS = Standings(whiz_standings, whiz_standings_json, whiz_standings_csv, _text)


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
