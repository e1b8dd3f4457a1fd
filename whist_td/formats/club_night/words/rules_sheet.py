"""The page of rules of a club night: its game as it is played tonight, and the evening itself."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction

from whist_td.formats.club_night.games.game import Measure
from whist_td.formats.club_night.rules.event import (
    AT_TABLE,
    ClubNightEvent,
    SeatingWay,
    left_overs,
    table_size,
)
from whist_td.formats.club_night.views.paper_views import RecapLine, recap_lines
from whist_td.formats.club_night.words.games import game_rules, length_label
from whist_td.formats.club_night.words.labels import (
    club_label,
    counter_label,
    measure_label,
    ranking_label,
    recap_line_label,
    seating_label,
)
from whist_td.words.rules_text import RulesSection, RulesText, facts_of, rules_text
from whist_td.words.words import Words, decimal, sentence_case


def club_rules(event: ClubNightEvent, _: Words) -> RulesText:
    """Return the rules of the game of an evening, with the evening's own settings."""
    text = game_rules(event.settings.game, _)
    tonight = RulesSection(_("This event"), tuple(_event(event, _)))
    return replace(text, sections=(*text.sections, tonight))


def _event(event: ClubNightEvent, _: Words) -> Iterator[str]:
    settings, game = event.settings, event.game
    size = table_size(game)
    rounds = _.npgettext("tour", "{n} round", "{n} rounds", settings.rounds)
    length = length_label(settings.length_at(size), _)
    yield _("{rounds}; at each table {length} per round.", rounds=rounds, length=length)
    if game.most_players > AT_TABLE:
        five = length_label(settings.length_at(game.most_players), _)
        yield _("At a table of five {length}, so that everybody deals equally often.", length=five)
    yield _sentence(seating_label(settings.seating, settings.game, _))
    if len(left_overs(game)) > 1:
        left = club_label(settings.left_over, _)
        yield _("If numbers do not fill the tables: {what}.", what=left)
    yield _sentence(ranking_label(settings, _))
    worth = counter_label(settings, _)
    if worth:
        yield _sentence(worth)
    ties = ", ".join(measure_label(each, settings.game, _) for each in settings.criteria())
    if ties:
        yield _("Ties are broken by: {criteria}.", criteria=ties)


def _sentence(label: str) -> str:
    return f"{sentence_case(label)}."


def club_reckoning(event: ClubNightEvent, _: Words) -> RulesText:
    """Return how an evening is reckoned by hand, as its game counts and its settings rank."""
    settings, game = event.settings, event.game
    options, size = settings.game.options, table_size(game)
    lines, criteria = recap_lines(settings), settings.criteria()
    five = settings.length_at(game.most_players)
    labels = {each.value: recap_line_label(each, settings, _) for each in RecapLine}
    seats = {len(each.seats) for seated in event.rounds.values() for each in seated.sittings}
    first_two = settings.placement[:2] if len(settings.placement) > 1 else settings.placement * 2
    facts = {
        **facts_of(settings),
        **{f"posts_{each.value}": each in lines for each in RecapLine},
        **labels,
        "length": length_label(settings.length_at(size), _),
        "fives": max(seats, default=0) > AT_TABLE,
        "length_of_five": length_label(five, _),
        "has_sides": any(len(side) > 1 for side in game.sides(options, size)),
        "zero_sum": game.is_zero_sum,
        "is_pack": game.is_pack,
        "sanctions_to": game.sanctions_to(options),
        "by_pairs": settings.seating is SeatingWay.PAIRS,
        "has_passes": hasattr(options, "passed_deal_counts"),
        "passed_deal_counts": getattr(options, "passed_deal_counts", False),
        "place_points": _.apart(map(str, settings.placement)),
        "first_two": _.apart(map(str, first_two)),
        "first_shared": decimal(Fraction(sum(first_two), 2), _),
        "ranks": labels[lines[0].value],
        "has_ties": bool(criteria),
        "ties": ", ".join(measure_label(each, settings.game, _) for each in criteria),
        "best_round": Measure.BEST_ROUND in criteria,
    }
    return rules_text("club_reckoning", facts, _)
