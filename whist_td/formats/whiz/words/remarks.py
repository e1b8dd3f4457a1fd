"""What is legal but unlikely in a deal, said so that a director looks twice."""

from whist_td.formats.whiz.rules.remarks import (
    ClaimDiffers,
    FarFromOthers,
    GrandSlamRedoubled,
    ManyDown,
    Remark,
)
from whist_td.formats.whiz.words.labels import whiz_label
from whist_td.formats.whiz.words.spoken import contract_spoken, points_words
from whist_td.words.words import Words


def remark_sentence(remark: Remark, _: Words) -> str:
    """Say one remark."""
    match remark:
        case GrandSlamRedoubled():
            return _("All thirteen tricks, and redoubled: is that right?")
        case ManyDown():
            bid = contract_spoken(remark.contract, _)
            return _.plural(
                "{bid} with {n} trick down: is that right?",
                "{bid} with {n} tricks down: is that right?",
                remark.down,
                bid=bid,
            )
        case FarFromOthers():
            return _(
                "{hand} would have {score} points; at the other tables the nearest has {nearest}.",
                hand=whiz_label(remark.hand, _),
                score=remark.score,
                nearest=remark.nearest,
            )
        case ClaimDiffers():
            return _(
                "The traveller says {claimed}; this result makes {scored}.",
                claimed=points_words(remark.claimed, _),
                scored=points_words(remark.scored, _),
            )
