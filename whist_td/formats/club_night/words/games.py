"""The games of a club night in words: names, fields, choices, options, and any deal described.

A game names its own things; what several games ask or have stands here. The journal does not know
how many sit at a table, so that a deal names seats by their numbers and sides by letters; where the
people are known, their names stand instead.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from functools import cache, lru_cache
from typing import TypeVar

from whist_td.core.contracts import Strain
from whist_td.formats.club_night.games.game import (
    DealDoubt,
    Length,
    Measure,
    Running,
    SanctionTo,
    Unit,
)
from whist_td.formats.club_night.games.registry import in_folders
from whist_td.formats.club_night.games.words import SIDES, GameWords, SeatNames
from whist_td.formats.club_night.rules.deals import GameChoice, TableDeal, game_named
from whist_td.words.labels import label, strain_label
from whist_td.words.rules_text import RulesText, facts_of, rules_text
from whist_td.words.words import N_, Language, Words, lower_first, words

_LABELS: Mapping[Enum, str] = {
    Measure.POINTS: N_("points"),
    Measure.RUBBERS: N_("rubbers won"),
    Measure.GAMES: N_("games won"),
    Measure.BEST_ROUND: N_("best round"),
    SanctionTo.NOBODY: N_("lost, nobody gains"),
    SanctionTo.TABLE: N_("shared by the others at the table"),
}
_FIELDS = {
    "dealer": N_("Dealer"),
    "tricks": N_("Tricks"),
    "honours": N_("Honours"),
    "cards": N_("Cards taken"),
}
_OPTIONS = {
    "target": (N_("Points to win"), N_("The first to reach this number of points wins the game.")),
}
K = TypeVar("K")
T = TypeVar("T")


@cache
def _games() -> Mapping[str, GameWords]:
    return {code: own for folder in in_folders("words", "WORDS") for code, own in folder.items()}


def game_words(code: str) -> GameWords:
    """Return what a game says of itself."""
    return _games()[code]


def in_all_games(table: Callable[[GameWords], Mapping[K, T]]) -> dict[K, T]:
    """Return one table of words of all games; games that share a name mean the same by it."""
    return {name: text for own in _games().values() for name, text in table(own).items()}


@cache
def _labels() -> Mapping[Enum, str]:
    return {**_LABELS, **in_all_games(lambda own: own.labels)}


@cache
def field_names() -> Mapping[str, str]:
    """Return what each field of a deal is called in English, in all games."""
    return {**_FIELDS, **in_all_games(lambda own: own.fields)}


@cache
def _options() -> Mapping[str, tuple[str, str]]:
    return {**_OPTIONS, **in_all_games(lambda own: own.options)}


def game_name(code: str, _: Words) -> str:
    """Return the name of a game of a club night."""
    return _(game_words(code).name)


@lru_cache(maxsize=64)
def game_rules(choice: GameChoice, _: Words) -> RulesText:
    """Return the rules of a game with its options."""
    own, options = game_words(choice.code), choice.options
    facts = {"game": choice.code, "title": _(own.name), **facts_of(options), **own.facts(options)}
    return rules_text(own.rules, facts, _, own.values(options, _))


def game_summary(choice: GameChoice, _: Words) -> str:
    """Say in one line what a game is, with its options."""
    return game_rules(choice, _).lead


def game_label(thing: Enum, _: Words) -> str:
    """Return the short name of a contract, a choice, a count or what ranks."""
    return _(_labels()[thing])


def choice_name(choice: Enum, _: Words) -> str:
    """Return what a choice is called in a row or a cell."""
    return label(choice, _) if isinstance(choice, Strain) else game_label(choice, _)


def choice_spellings(choice: Enum) -> tuple[str, ...]:
    """Return the code of a choice, its name in both languages, and what else it is called.

    A name may leave out what it explains in brackets.
    """
    names = [choice_name(choice, words(language)) for language in Language]
    shorter = [each.partition(" (")[0] for each in names]
    also = in_all_games(lambda own: own.choices).get(choice.value)
    code = () if isinstance(choice, Strain) else (str(choice.value),)
    return *code, *names, *shorter, *(also.split("|") if also else ())


def field_label(name: str, _: Words) -> str:
    """Return what a field of a deal is called."""
    return _(field_names()[name])


def doubt_sentence(doubt: DealDoubt, _: Words) -> str:
    """Say what to look at again."""
    return _(in_all_games(lambda own: own.doubts)[doubt])


def option_label(name: str, _: Words) -> str:
    """Return what an option is called; one that has no name here is called as it is written."""
    return _(_options()[name][0]) if name in _options() else name


def option_help(name: str, _: Words) -> str:
    """Say in one line what an option does."""
    return _(_options()[name][1])


def preset_label(name: str, _: Words) -> str:
    """Return what a set of options to start from is called."""
    return _(in_all_games(lambda own: own.presets)[name])


def length_label(length: Length, _: Words) -> str:
    """Return how long a table plays: "1 rubber", "16 deals"."""
    if length.unit is Unit.RUBBERS:
        return _.plural("{n} rubber", "{n} rubbers", length.count)
    if length.unit is Unit.GAMES:
        return _.plural("{n} game", "{n} games", length.count)
    return _.plural("{n} deal", "{n} deals", length.count)


def tie_words(running: Running, _: Words) -> str:
    """Say that nobody has won although the points would do; nothing where there is no tie."""
    return _("tie: another deal decides") if running.is_tied else ""


def by_people(names: Sequence[str], sides: Sequence[Sequence[int]]) -> SeatNames:
    """Return the names of the people in the seats, and of both partners of a side."""
    return SeatNames(
        lambda seat: names[seat],
        lambda side: " + ".join(names[seat] for seat in sides[side]),
    )


def deal_words(deal: TableDeal, _: Words, named: SeatNames | None = None) -> str:
    """Describe a deal: "solo (five tricks), attackers: seat 1, tricks: 7"."""
    rules, game = game_named(deal.game), game_words(deal.game)
    if named is None:
        named = SeatNames(lambda seat: _("seat {n}", n=seat + 1), lambda side: SIDES[side])
    elif rules.deal_sides is not None:
        # The sides are others from deal to deal.
        seat, sides = named.seat, rules.deal_sides(deal.facts, rules.most_players)
        named = SeatNames(seat, lambda side: " + ".join(map(seat, sides[side])))
    parts = (
        *game.before(deal.facts, named, _),
        *_described(deal.facts, game, named, _),
        *game.after(deal.facts, named, _),
    )
    return ", ".join(parts)


def _described(facts: object, game: GameWords, named: SeatNames, _: Words) -> Iterator[str]:
    for each in fields(facts):  # type: ignore[arg-type]  # every deal is a dataclass
        value = getattr(facts, each.name)
        if each.name not in game.silent and not _is_empty(each.name, value, game):
            what = lower_first(field_label(each.name, _))
            if each.name == "tricks" and game.tricks_of:
                what = _("{what} ({who})", what=what, who=game.tricks_of(facts, named))
            text = _value(each.name, value, game, named, _)
            yield what if value is True else _("{what}: {value}", what=what, value=text)


def _is_empty(name: str, value: object, game: GameWords) -> bool:
    if value is None or value is False or value == ():
        return True
    return name in game.rare and isinstance(value, tuple) and not any(value)


def _value(name: str, value: object, game: GameWords, named: SeatNames, _: Words) -> str:
    match value:
        case Strain():
            return strain_label(value, _)
        case Enum():
            return game_label(value, _)
        case int() | tuple() if name in game.seats:
            seats = value if isinstance(value, tuple) else (value,)
            return ", ".join(map(named.seat, seats))
        case int() if name in game.sides:
            return named.side(value)
        case tuple():
            switched = {"True": _("yes"), "False": _("no")}
            return "–".join(switched.get(str(part), str(part)) for part in value)
    return str(value)
