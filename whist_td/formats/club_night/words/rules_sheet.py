"""The page of rules of a club night: its game as it is played tonight, and the evening itself."""

from collections.abc import Iterator
from dataclasses import replace

from whist_td.formats.club_night.rules.event import AT_TABLE, ClubNightEvent, left_overs, table_size
from whist_td.formats.club_night.words.games import game_rules, length_label
from whist_td.formats.club_night.words.labels import (
    club_label,
    counter_label,
    measure_label,
    ranking_label,
    seating_label,
)
from whist_td.words.rules_text import RulesSection, RulesText
from whist_td.words.words import Words, sentence_case


def club_rules(evening: ClubNightEvent, _: Words) -> RulesText:
    """Return the rules of the game of an evening, with the evening's own settings."""
    text = game_rules(evening.settings.game, _)
    tonight = RulesSection(_("This event"), tuple(_evening(evening, _)))
    return replace(text, sections=(*text.sections, tonight))


def _evening(evening: ClubNightEvent, _: Words) -> Iterator[str]:
    settings, game = evening.settings, evening.game
    size = table_size(game)
    rounds = _.npgettext("tour", "{n} round", "{n} rounds", settings.rounds)
    length = length_label(settings.length_at(size), _)
    yield _("{rounds}; at each table {length} a round.", rounds=rounds, length=length)
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
