"""The rules of Whiz as they hold in a tournament."""

from collections import Counter

from whist_td.core.contracts import (
    GAME_BONUS,
    GRAND_SLAM_BONUS,
    LEAST_LEVEL,
    OVERTRICK,
    SMALL_SLAM_BONUS,
    UNDERTRICK,
    Contract,
    Risk,
    Rule,
    Strain,
)
from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.rules.settings import Compare, Ranking, WhizSettings
from whist_td.words.rules_text import RulesText, Value, Values, facts_of, rules_text
from whist_td.words.words import Words


def whiz_rules(event: WhizEvent, _: Words) -> RulesText:
    """Return the rules of a tournament."""
    settings = event.settings
    facts = {**facts_of(settings), "tournament": True, "title": _("Rules of Whiz")}
    return rules_text("whiz", facts, _, _values(settings, _))


def _values(settings: WhizSettings, _: Words) -> Values:
    """Return what a contract counts, undoubled, doubled and redoubled."""
    is_exact = settings.rule is Rule.EXACT
    wrong = (
        _("Each trick short or over, to each opponent")
        if is_exact
        else _("Each trick short, to each opponent")
    )
    risks = (Contract(LEAST_LEVEL, Strain.CLUBS, risk).risk_bonus for risk in Risk)
    lines = (
        Value(_("Each trick promised"), _times(1)),
        *(() if is_exact else (Value(_("Each trick over"), _times(OVERTRICK)),)),
        Value(_("Bonus for the risk"), tuple(str(bonus or "–") for bonus in risks)),
        Value(_("Bonus of a game"), (str(GAME_BONUS),) * len(Risk)),
        Value(_("Bonus of a small slam"), (str(SMALL_SLAM_BONUS),) * len(Risk)),
        Value(_("Bonus of a grand slam"), (str(GRAND_SLAM_BONUS),) * len(Risk)),
        Value(wrong, _times(UNDERTRICK), starts_group=True),
    )
    return Values(_("Points"), ("–", "X", "XX"), lines)


def _times(points: int) -> tuple[str, ...]:
    return tuple(str(points * risk) for risk in Risk)


def whiz_reckoning(event: WhizEvent, _: Words) -> RulesText:
    """Return how a tournament is reckoned by hand, as it is compared and ranked."""
    settings = event.settings
    seatings = (each for seated in event.rounds.values() for each in seated.seatings)
    most = max(Counter(each.board_set for each in seatings).values(), default=1)
    facts = {
        **facts_of(settings),
        "most": most,
        "top": 2 * (most - 1),
        "capped": settings.cap is not None,
        "posts_two": (settings.ranking, settings.compare) != (Ranking.TOTAL, Compare.RAW),
    }
    return rules_text("whiz_reckoning", facts, _, _values(settings, _))
