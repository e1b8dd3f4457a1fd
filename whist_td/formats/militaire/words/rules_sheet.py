"""The regulations of Whist militaire as they hold tonight."""

from dataclasses import replace

from whist_td.formats.militaire.rules.event import MilitaireEvent
from whist_td.formats.militaire.rules.settings import (
    ForfeitPolicy,
    PenaltyValue,
    Settings,
    TrumpPlan,
    planned_rounds,
)
from whist_td.formats.militaire.rules.teams import stays
from whist_td.formats.militaire.words.sentences import call_label, militaire_label
from whist_td.movements.militaire import LEAST_TABLES
from whist_td.words.labels import label
from whist_td.words.rules_text import (
    Facts,
    OpeningSeats,
    RulesText,
    Values,
    facts_of,
    one_value,
    rules_text,
)
from whist_td.words.words import Words, numbers_listed, numbers_row

_MOST_TRUMPS = 5
"""A longer list stands on the director's sheet."""


def militaire_rules(event: MilitaireEvent, _: Words) -> RulesText:
    """Return the regulations; fewer than two tables are not known yet."""
    settings = event.settings
    text = rules_text("militaire", _facts(settings, event.tables, _), _, _values(settings, _))
    players = (_("Player {n}", n=number) for number in range(1, 4))
    title, board = _("Who sits where at the opening"), _("Scoreboard")
    return replace(text, seats=OpeningSeats(title, board, _("Captain faces scoreboard"), *players))


def militaire_reckoning(event: MilitaireEvent, _: Words) -> RulesText:
    """Return how an evening is reckoned by hand, as its points count and its ties are broken."""
    settings = event.settings
    return rules_text("militaire_reckoning", _facts(settings, event.tables, _), _)


def _facts(settings: Settings, tables: int, _: Words) -> Facts:
    has_plan = tables >= LEAST_TABLES
    plan = planned_rounds(settings, tables) if has_plan else ()
    doubles = [each.number for each in plan if each.advance > 1]
    first, second = settings.calls[0]
    is_listed = settings.trump_plan is TrumpPlan.CYCLE and len(settings.trumps) <= _MOST_TRUMPS
    trumps = settings.trumps if is_listed else ()
    return {
        **facts_of(settings),
        "tables": tables if has_plan else 0,
        "call": call_label((first, second)),
        "cycle": numbers_row(call_label(each) for each in settings.calls),
        "first": first,
        "second": second,
        "stays": stays((first, second)),
        "before": settings.rounds - 1,
        "double": len(doubles),
        "doubles": numbers_listed(doubles, _) if doubles else "",
        "trumps": numbers_row(label(trump, _) for trump in trumps),
        "always": len(set(trumps)) == 1,
        "breaks": numbers_row(militaire_label(each, _) for each in settings.tie_breaks),
    }


def _values(settings: Settings, _: Words) -> Values:
    none, one, two = (_.plural("{n} point", "{n} points", points) for points in range(3))
    faults = {PenaltyValue.ONE: one, PenaltyValue.TWO: two}
    fault = faults.get(settings.penalty, _("1 or 2 points"))
    forfeit = one if settings.forfeits is ForfeitPolicy.POINT else none
    lines = (
        one_value(_("A round won"), one),
        one_value(_("All thirteen tricks"), two),
        one_value(_("Revoke or influence, to the other side"), fault),
        one_value(_("A pair that is absent, to the opponents"), forfeit),
    )
    return Values(_("What counts"), (), lines)
