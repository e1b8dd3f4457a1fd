"""The games of a club night whose deals can be scored by themselves, field by field."""

from collections.abc import Iterable, Mapping

from whist_td.console.formats import ScoredGame
from whist_td.formats.club_night.games.score.cards import (
    humbug_scored,
    scottish_scored,
    whip_scored,
)
from whist_td.formats.club_night.games.score.solo import couleur_scored, iwwa_scored
from whist_td.formats.club_night.games.score.whist import GAME_PRESETS
from whist_td.formats.club_night.games.score.whist import scored as whist_scored
from whist_td.formats.club_night.games.solo.couleur import CouleurContract
from whist_td.formats.club_night.games.solo.iwwa import IwwaContract
from whist_td.words.words import N_


def _codes(codes: Iterable[str]) -> str:
    return ", ".join(codes)


_DEALER = N_("The dealer; at a table of five he sits out and must be named.")
_PLAYERS = N_("The names of the seats, clockwise, four or five; N, E, S, W if left out.")
_ATTACKERS = N_("The list of the seats that play the contract.")
_SOLO_TRICKS = N_("The tricks of the attackers, 0 to 13; not for a misère of several.")
_MADE = N_("For misères: those of the attackers who made it; [] if nobody did.")
_GOAL = N_("May be left out: the tricks promised, checked against the contract.")
_SOLO_RESULT = N_("The points of each seat; they sum to 0.")

_PACK = (
    '{"players": {"A": {"aces": 3, "ten_of_diamonds": true, "cards": 29, "spades": 5, '
    '"whips": 1}, "B": {"aces": 1, "two_of_spades": true, "cards": 23, "spades": 8}}}'
)

GAMES: Mapping[str, ScoredGame] = {
    "whist": ScoredGame(
        whist_scored,
        N_("The family of ten-point whist"),
        {
            "preset": f"{_codes(GAME_PRESETS)}.",
            "base": N_(
                "What prussian, favorite, chinese (ten, five, tricks, short) and the dummies "
                "(five, tricks) are marked as."
            ),
            "before": N_("The points of A and B before the deal; [0, 0] if left out."),
            "tricks_A": N_("The tricks of side A, 0 to 13."),
            "honours": N_("The honours of A and B, four together at most."),
            "revokes": N_("The revokes of A and B: the other side marks them."),
            "erased": N_("How many of these revokes are taken off the score instead."),
            "shown": N_("A or B: won by showing three honours before play (ten only)."),
            "factor": N_("2 where the deal counts double."),
            "trump": N_("C, D, H or S: for prussian, favorite and chinese."),
            "favourite": N_("The favourite suit, for favorite."),
            "slam": N_("true where a slam is claimed: refused where there is none."),
            "games": N_(
                "Instead of a deal, a rubber: the winner of each game and the loser’s points."
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
    ),
    "humbug": ScoredGame(
        humbug_scored,
        N_("Humbug (two players)"),
        {
            "tricks_A": N_("The tricks of A, 0 to 13; B has the others."),
            "honours": N_("The honours of A and B, four together at most."),
            "dealer": N_("A or B; A if left out."),
            "exchanged": N_("Whether A and B changed hands: [false, true]."),
            "trump_kept": N_("true where the dealer plays with the card he turned."),
        },
        N_("The points of A and B in this deal, tricks and honours together."),
        ('{"tricks_A": 7, "honours": [3, 1]}',),
    ),
    "scottish": ScoredGame(
        scottish_scored,
        N_("Scottish whist (catch the ten)"),
        {
            "captured": N_(
                "For each side (two to four), the trumps it captured of J, A, K, Q, 10."
            ),
            "cards": N_("Where cards count too: how many each side took, 36 together."),
        },
        N_("The points of each side; 30 together where cards do not count."),
        (
            '{"captured": {"A": ["J", "10"], "B": ["A", "K", "Q"]}}',
            '{"captured": {"A": ["J", "10"], "B": ["A", "K", "Q"]}, "cards": {"A": 24, "B": 12}}',
        ),
    ),
    "whip": ScoredGame(
        whip_scored,
        N_("Whip (cards from the table)"),
        {
            "players": N_(
                "For each player: aces, two_of_spades, ten_of_diamonds, cards, spades, whips."
            ),
            "ten_of_diamonds": N_("What the ten of diamonds counts: 1 (usual) or 2."),
            "ties": N_("Equal most cards or spades: “nobody” (usual) scores, or “each” has 1."),
            "left": N_("How many cards stayed on the table, if nobody was given them."),
        },
        N_("The points of each player."),
        (_PACK,),
    ),
    "iwwa": ScoredGame(
        iwwa_scored,
        N_("IWWA solo whist"),
        {
            "contract": f"{_codes(each.value for each in IwwaContract)}.",
            "attackers": _ATTACKERS,
            "tricks": _SOLO_TRICKS,
            "made": _MADE,
            "goal": _GOAL,
            "players": _PLAYERS,
            "dealer": _DEALER,
        },
        _SOLO_RESULT,
        (
            '{"contract": "propose", "attackers": ["N", "S"], "tricks": 10}',
            '{"contract": "misere", "attackers": ["N", "E"], "made": ["N"]}',
        ),
    ),
    "couleur": ScoredGame(
        couleur_scored,
        N_("Ghent whist (solo whist)"),
        {
            "contract": f"{_codes(each.value for each in CouleurContract)}.",
            "attackers": _ATTACKERS,
            "tricks": _SOLO_TRICKS,
            "made": _MADE,
            "goal": _GOAL,
            "values": N_("“foster” (usual) or “iwwa”: the table of points."),
            "players": _PLAYERS,
            "dealer": _DEALER,
        },
        _SOLO_RESULT,
        ('{"contract": "solo", "attackers": ["N"], "tricks": 7}',),
    ),
}
"""What each game takes, by the name it has on the command line."""
