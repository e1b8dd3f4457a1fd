"""A deal or a rubber of the whist family, given and scored as plain values."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from whist_td.console.formats import ScoredGame
from whist_td.core.contracts import SUITS
from whist_td.desk.request_errors import ScoreFieldError
from whist_td.formats.club_night.games.game import ALL_TRICKS, TablePlayersError
from whist_td.formats.club_night.games.plain_deals import (
    SIDES,
    Deal,
    choice,
    code,
    is_count,
    pair,
    side,
    switch,
    whole,
    whole_or_none,
)
from whist_td.formats.club_night.games.whist_family.dummy import DUMMY_PRESETS
from whist_td.formats.club_night.games.whist_family.favorite import Doubled, FavouriteSettings
from whist_td.formats.club_night.games.whist_family.marking import (
    PLAIN,
    PRESETS,
    Factor,
    FavouriteNotDrawnError,
    HonoursEnd,
    HonoursStop,
    NoSlamError,
    Slam,
    SlamTricksError,
    TrumpNotSaidError,
    WhistDeal,
    WhistSettings,
    WonGame,
    game_chips,
    marked,
    rubber_chips,
)
from whist_td.words.words import N_

_BASES: Mapping[str, Mapping[str, WhistSettings]] = {
    **{name: {name: settings} for name, settings in PRESETS.items()},
    **dict.fromkeys(("prussian", "chinese", "favorite"), PRESETS),
    **dict.fromkeys(("dummy", "two_dummies"), DUMMY_PRESETS),
}
"""Each game by its code, and the ways of marking it can be built on; the first is the usual."""
_PLAYERS = {"dummy": 3, "two_dummies": 2}
_TRUMPED = ("prussian", "chinese", "favorite")
_SUITS = {suit.value: suit for suit in SUITS}
_STOPS = {each.value: each for each in HonoursStop}
_ENDS = {each.value: each for each in HonoursEnd}
_DOUBLES = {each.value: each for each in Doubled}
_GAME_FACTS = (2, 3)
"""Who won, the loser's points, and whether the deal that ended it was doubled."""


def scored(deal: Deal) -> dict[str, object]:
    """Return the score after a deal, or the fiches of a rubber; refuse what cannot be.

    >>> scored({"preset": "ten", "before": [9, 2], "tricks_A": 6, "honours": [4, 0]})
    {'after': [9, 3], 'over': False, 'winner': None, 'slam_chips': 0}
    """
    preset = code(deal, "preset", _BASES, "ten")
    bases = _BASES[preset]
    base = code(deal, "base", bases, next(iter(bases)))
    settings = _told_options(deal, bases[base])
    if deal.get("games") is not None:
        return _rubber(deal, preset, base)
    _check_game(deal, preset, settings)
    facts = WhistDeal(
        tricks=whole_or_none(deal, "tricks_A"),
        honours=pair(deal, "honours"),
        revokes=pair(deal, "revokes"),
        erased=pair(deal, "erased"),
        shown=side(deal, "shown"),
    )
    result = marked(pair(deal, "before"), facts, settings, _factor(deal, preset))
    return {
        "after": list(result.after),
        "over": result.winner is not None,
        "winner": None if result.winner is None else SIDES[result.winner],
        "slam_chips": result.slam_chips,
    }


def _told_options(deal: Deal, settings: WhistSettings) -> WhistSettings:
    """Return the settings with the options that a deal tells."""
    result: dict[str, Any] = {
        name: switch(deal, name) for name in ("has_honours", "calls_honours") if name in deal
    }
    if "honours_stop" in deal:
        result["honours_stop"] = choice(deal, "honours_stop", _STOPS)
    if "honours_end" in deal:
        result["honours_end"] = choice(deal, "honours_end", _ENDS)
    return replace(settings, **result) if result else settings


def _check_game(deal: Deal, preset: str, settings: WhistSettings) -> None:
    if preset in _PLAYERS:
        players = whole(deal, "players", _PLAYERS[preset])
        if players != _PLAYERS[preset]:
            raise TablePlayersError(players, _PLAYERS[preset], _PLAYERS[preset])
    if switch(deal, "slam"):
        if settings.slam is Slam.NONE:
            raise NoSlamError
        tricks = whole(deal, "tricks_A")
        if tricks not in (0, ALL_TRICKS):
            raise SlamTricksError(tricks)
    if preset in _TRUMPED and deal.get("trump") is None:
        raise TrumpNotSaidError


def _factor(deal: Deal, preset: str) -> Factor:
    if preset in _TRUMPED:
        trump = choice(deal, "trump", _SUITS)
        if preset == "favorite":
            if deal.get("favourite") is None:
                raise FavouriteNotDrawnError
            return _doubled(deal) if choice(deal, "favourite", _SUITS) is trump else PLAIN
    times = whole(deal, "factor", 1)
    if times < 1:
        raise ScoreFieldError("factor", times, "1, 2")
    return PLAIN if times == 1 else Factor(times, times)


def _doubled(deal: Deal) -> Factor:
    """Return by how much a deal counts whose trump is the favourite."""
    doubles = choice(deal, "doubles", _DOUBLES) if "doubles" in deal else Doubled.EVERYTHING
    return FavouriteSettings(doubles=doubles).doubled


def _rubber(deal: Deal, preset: str, base: str) -> dict[str, object]:
    games = deal["games"]
    if not isinstance(games, list):
        raise ScoreFieldError("games", games, '[["A", 4], ["B", 1]]')
    consolation = whole(deal, "consolation", _BASES[preset][base].consolation)
    paid = _with_consolation(preset, base, consolation)
    won = [_game(each, _doubled(deal).counters) for each in games]
    more = sum(game_chips(game, paid) * (times - 1) for game, times in won)
    return {"chips": rubber_chips([game for game, _times in won], paid) + more}


@cache
def _with_consolation(preset: str, base: str, consolation: int) -> WhistSettings:
    return replace(_BASES[preset][base], consolation=consolation)


def _game(value: object, counters: int) -> tuple[WonGame, int]:
    """Return a game, and how many times it is paid."""
    if isinstance(value, list) and len(value) in _GAME_FACTS:
        winner, score, *doubled = value
        is_known = all(isinstance(each, bool) for each in doubled)
        if winner in SIDES and is_count(score) and is_known:
            return WonGame(SIDES.index(winner), score), counters if any(doubled) else 1
    raise ScoreFieldError("games", value, '["A", 4]')


SCORED: Mapping[str, ScoredGame] = {
    "whist": ScoredGame(
        scored,
        N_("The family of ten-point whist"),
        {
            "preset": ", ".join(_BASES) + ".",
            "base": N_(
                "How prussian, favorite, chinese (ten, five, tricks, short) and the dummies "
                "(five, tricks) are scored."
            ),
            "before": N_("The points of A and B before the deal; [0, 0] if left out."),
            "tricks_A": N_("The tricks of side A, 0 to 13."),
            "honours": N_("The honours of A and B, four together at most."),
            "revokes": N_("The revokes of A and B: the other side marks them."),
            "erased": N_("How many of these revokes are taken off the score instead."),
            "shown": N_("A or B: won by showing three honours before play (ten only)."),
            "has_honours": N_("true if honours count, false if they do not; as usual if left out."),
            "calls_honours": N_("true if a side two points short wins by showing honours."),
            "honours_stop": N_(
                "Who counts no honours: “began” the deal one point short (usual), or has “reached” "
                "it by tricks."
            ),
            "honours_end": N_(
                "For whom honours end, one point short: that side’s “own” (usual), or “all”."
            ),
            "factor": N_("2 if the deal counts double."),
            "trump": N_("C, D, H or S: for prussian, favorite and chinese."),
            "favourite": N_("The favourite suit, for favorite."),
            "doubles": N_(
                "What the favourite doubles: “everything” (usual), “tricks and honours”, or "
                "“counters too”, those of the game."
            ),
            "slam": N_("true if a slam is claimed: refused if there is none."),
            "players": N_("How many play: 3 with one dummy, 2 with two."),
            "games": N_(
                "Instead of a deal, a rubber: the winner of each game, the loser’s points, and "
                "true if its last deal was in the favourite."
            ),
            "consolation": N_("With games: the bonus of the rubber; 4 if left out."),
        },
        N_(
            "The points after the deal, whether the game is over, who won it, and the counters of "
            "a slam, A less B; for a rubber, its counters, A less B."
        ),
        (
            '{"preset": "ten", "before": [8, 6], "tricks_A": 8, "honours": [1, 3]}',
            '{"preset": "favorite", "tricks_A": 9, "trump": "H", "favourite": "H"}',
            '{"preset": "short", "games": [["A", 4], ["B", 1], ["A", 0]], "consolation": 2}',
        ),
    )
}
