"""A deal in words: read aloud, what is unlikely in it, and what it means for the players."""

from collections.abc import Mapping
from dataclasses import dataclass

from whist_td.core.contracts import HANDS, Risk, Rule, Strain
from whist_td.formats.whiz.rules.consequences import (
    ClaimDiffers,
    Consequence,
    Effect,
    FarFromOthers,
    GrandSlamRedoubled,
    ManyDown,
    Remark,
)
from whist_td.formats.whiz.rules.results import (
    NOT_PLAYED,
    Adjusted,
    BoardPlace,
    NoContract,
    Outcome,
    Played,
    Points,
)
from whist_td.formats.whiz.words.facts import outcome_words
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.words.labels import contract_words, made_words
from whist_td.words.words import N_, Words, decimal, sentence_case

_SENTENCES: Mapping[Effect, str] = {
    Effect.OTHER_HAND: N_(
        "Player {player} held {hand} instead of {planned_hand}, and is compared with those who "
        "held {hand}."
    ),
    Effect.OTHER_TABLE: N_(
        "Player {player} played deal {board} at table {table} instead of table {planned_table}."
    ),
    Effect.STOOD_IN: N_("Player {player} played deal {board} instead of sitting out."),
    Effect.REPLACED: N_(
        "Somebody else held the hand of player {player}: deal {board} does not count for player "
        "{player}."
    ),
    Effect.OTHER_BOARD: N_(
        "Player {player} played deal {board}, which was not meant for table {table} in round "
        "{round}."
    ),
    Effect.NO_RESULT: N_("Player {player} has one deal less: deal {board} was not played."),
    Effect.MEETS_AGAIN: N_(
        "Player {player} meets deal {board} again in round {round}, when it cannot count any more."
    ),
    Effect.CANNOT_PLAY: N_(
        "Player {player} cannot play deal {board} in round {round}: somebody at table {table} "
        "knows it."
    ),
}
_BIDS: Mapping[Strain, str] = {
    Strain.CLUBS: N_("{level} clubs"),
    Strain.DIAMONDS: N_("{level} diamonds"),
    Strain.HEARTS: N_("{level} hearts"),
    Strain.SPADES: N_("{level} spades"),
    Strain.NO_TRUMP: N_("{level} no trump"),
}
_RISKS: Mapping[Risk, str] = {
    Risk.NONE: N_("{bid} by {declarer}, {result}"),
    Risk.DOUBLED: N_("{bid} doubled by {declarer}, {result}"),
    Risk.REDOUBLED: N_("{bid} redoubled by {declarer}, {result}"),
}


def consequence_sentence(
    consequence: Consequence, _: Words, names: Mapping[int, str] | None = None
) -> str:
    """Say how one player is affected, by his number, and by his name where names are given."""
    player: int | str = consequence.player
    if names is not None and player in names:
        player = f"{consequence.player} ({names[consequence.player]})"
    hand, planned = consequence.hand, consequence.planned_hand
    return _(
        _SENTENCES[consequence.effect],
        player=player,
        hand=whiz_label(hand, _) if hand else "",
        planned_hand=whiz_label(planned, _) if planned else "",
        planned_table=consequence.planned_table,
        **consequence.place._asdict(),
    )


def adjusted_sentence(place: BoardPlace, outcome: Outcome, _: Words) -> str:
    """Say why the score of a table was adjusted; nothing where it was not, or nobody said why."""
    if not isinstance(outcome, Adjusted) or not outcome.reason:
        return ""
    return _(
        "Adjusted score in round {round} at table {table}: {reason}.",
        round=place.round,
        table=place.table,
        reason=outcome.reason.rstrip("."),
    )


def spoken_outcome(outcome: Outcome, rule: Rule, _: Words) -> str:
    """Say what came of a deal."""
    match outcome:
        case Played():
            return _(
                _RISKS[outcome.contract.risk],
                bid=_(_BIDS[outcome.contract.strain], level=outcome.contract.level),
                declarer=whiz_label(outcome.declarer, _),
                result=_result(outcome.tricks - outcome.contract.level, rule, _),
            )
        case NoContract():
            if outcome is NOT_PLAYED:
                return _("Not played: no result for anybody")
            return _("Passed out: a result, without points")
        case Adjusted():
            return sentence_case(outcome_words(outcome, _))


def _result(over: int, rule: Rule, _: Words) -> str:
    if over < 0:
        return _.plural("one trick down", "{n} tricks down", -over)
    if over == 0:
        return _("just made")
    if rule is Rule.EXACT:
        return _.plural("one trick too many", "{n} tricks too many", over)
    return _.plural("one overtrick", "{n} overtricks", over)


def points_words(points: Points, _: Words) -> str:
    """Say the points of the three hands: "N 0 · E 0 · S 44"."""
    by_hand = zip(HANDS, points, strict=True)
    return " · ".join(f"{hand.value} {scored}" for hand, scored in by_hand)


def short_outcome(outcome: Outcome, _: Words) -> str:
    """Return a deal as briefly as a cell of a table wants it: "10♥X S +1"."""
    match outcome:
        case Played():
            ended = made_words(outcome.contract, outcome.tricks)
            return f"{contract_words(outcome.contract, _)} {outcome.declarer.value} {ended}"
        case NoContract():
            return outcome_words(outcome, _)
        case Adjusted():
            return _("adjusted")


def short_points(outcome: Outcome, points: Points | None, _: Words) -> str:
    """Return what the three hands have of a deal: points, percentages, or nothing."""
    if isinstance(outcome, Adjusted):
        percents = ("–" if percent is None else decimal(percent, _) for percent in outcome.percents)
        return _("{percents} %", percents=" · ".join(percents))
    return " · ".join(map(str, points)) if points else ""


def remark_sentence(remark: Remark, _: Words) -> str:
    """Say one remark."""
    match remark:
        case GrandSlamRedoubled():
            return _("Thirteen tricks promised, and redoubled: is that right?")
        case ManyDown():
            bid = _(_BIDS[remark.contract.strain], level=remark.contract.level)
            return _.plural(
                "{bid} with {n} trick down: is that right?",
                "{bid} with {n} tricks down: is that right?",
                remark.down,
                bid=bid,
            )
        case FarFromOthers():
            hand = whiz_label(remark.hand, _)
            return _.plural(
                "{hand} would have {n} point; at the other tables the nearest has {nearest}.",
                "{hand} would have {n} points; at the other tables the nearest has {nearest}.",
                remark.score,
                hand=hand,
                nearest=remark.nearest,
            )
        case ClaimDiffers():
            return _(
                "The traveller shows {claimed}; this result makes {scored}.",
                claimed=points_words(remark.claimed, _),
                scored=points_words(remark.scored, _),
            )


@dataclass(frozen=True)
class DealWords:
    """A contract, who declared it and how it ended; or what there was instead, and a remark."""

    contract: str
    declarer: str = ""
    ended: str = ""
    remark: str = ""


def deal_words(outcome: Outcome | None, _: Words) -> DealWords:
    """Return what came of a deal: "10♥X", "S", "+1"; nothing where no result is in."""
    match outcome:
        case None:
            return DealWords("")
        case Played(contract, declarer, tricks):
            ended = made_words(contract, tricks)
            return DealWords(contract_words(contract, _), declarer.value, ended)
        case Adjusted():
            return DealWords(_("adjusted"), remark=outcome.reason)
        case _:
            return DealWords(_("not played") if outcome is NOT_PLAYED else _("passed out"))
