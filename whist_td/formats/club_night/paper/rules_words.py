"""The rules of the games in short, as this program scores them: sections of sentences."""

from collections.abc import Iterator
from dataclasses import dataclass

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.rules.settings import AT_TABLE, left_overs, table_size
from whist_td.formats.club_night.words.games import game_words, length_label
from whist_td.formats.club_night.words.labels import (
    club_label,
    measure_label,
    ranking_label,
    seating_label,
)
from whist_td.words.words import Words


@dataclass(frozen=True)
class Section:
    """A heading and the sentences below it."""

    title: str
    sentences: tuple[str, ...]


def rules_of(evening: ClubNightEvent, _: Words) -> tuple[Section, ...]:
    """Return the rules of the game of an evening, with the evening's own settings."""
    choice = evening.settings.game
    rules = game_words(choice.code).rules(choice.options, _)
    of_game = tuple(Section(title, tuple(sentences)) for title, sentences in rules)
    return (*of_game, Section(_("This evening"), tuple(_evening(evening, _))))


def _evening(evening: ClubNightEvent, _: Words) -> Iterator[str]:
    settings, game = evening.settings, evening.game
    size = table_size(game)
    rounds = _.plural("{n} round of whist", "{n} rounds of whist", settings.rounds)
    length = length_label(settings.length_at(size), _)
    yield _("{rounds}; at each table {length} a round.", rounds=rounds, length=length)
    if game.most_players > AT_TABLE:
        five = length_label(settings.length_at(game.most_players), _)
        yield _("At a table of five {length}, so that everybody deals equally often.", length=five)
    yield _sentence(seating_label(settings.seating, settings.game, _))
    if len(left_overs(game)) > 1:
        left = club_label(settings.left_over, _)
        yield _("Where numbers do not fill the tables: {what}.", what=left)
    yield _sentence(ranking_label(settings, _))
    ties = ", ".join(measure_label(each, settings.game, _) for each in settings.criteria())
    if ties:
        yield _("Those with the same score are separated by: {criteria}.", criteria=ties)


def _sentence(label: str) -> str:
    return f"{label[:1].upper()}{label[1:]}."
