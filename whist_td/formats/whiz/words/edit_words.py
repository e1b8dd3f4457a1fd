"""What a change in a movement does, before anybody accepts it, in words."""

from whist_td.formats.whiz.views.edits import Mend, MendKind
from whist_td.formats.whiz.views.movement_views import new_faults
from whist_td.formats.whiz.views.verdict import IN_TURN
from whist_td.formats.whiz.words.figures import figure_rows
from whist_td.movements.verify_whiz import WhizQuality
from whist_td.words.movement_messages import whiz_fault_sentence
from whist_td.words.words import Words

_MOST = 3
"""So many broken rules are told; more would not be read."""


def verdict_sentences(quality: WhizQuality, _: Words) -> tuple[str, ...]:
    """Say which hard rules a movement breaks, the first few of them.

    Where people have no place or two, that sit-outs do not come out follows from it.
    """
    others = [fault for fault in quality.faults if fault.kind not in IN_TURN]
    return tuple(whiz_fault_sentence(fault, _) for fault in (others or quality.faults)[:_MOST])


def mend_sentence(mend: Mend, _: Words) -> str:
    """Say what the nearest possible movement is."""
    one, other = mend.people
    match mend.kind:
        case MendKind.NUMBERS:
            return _("It would do with rounds and tables counted from 1 up, in the same order.")
        case MendKind.SHORTER:
            return _.plural(
                "The nearest that would do: the {n} round before it, without round {round}.",
                "The nearest that would do: the {n} rounds before it, without round {round}.",
                mend.round - 1,
                round=mend.round,
            )
        case MendKind.BOARDS:
            return _(
                "The nearest that would do: in round {round}, set {boards} at table {table}; the "
                "set from there takes its place.",
                round=mend.round,
                boards=mend.boards,
                table=mend.table,
            )
        case MendKind.INSTEAD:
            return _(
                "The nearest that would do: in round {round}, table {table}, player {one} instead "
                "of {other}.",
                round=mend.round,
                table=mend.table,
                one=one,
                other=other,
            )
        case MendKind.EXCHANGE:
            return _(
                "The nearest that would do: in round {round}, players {one} and {other} change "
                "places.",
                round=mend.round,
                one=one,
                other=other,
            )


def difference_sentences(before: WhizQuality, after: WhizQuality, _: Words) -> tuple[str, ...]:
    """Say what a change makes better or worse: each figure that differs, before and after.

    A change that breaks a hard rule is told by that alone.
    """
    broken = new_faults(before, after)
    if broken:
        return tuple(whiz_fault_sentence(fault, _) for fault in broken[:_MOST])
    pairs = zip(figure_rows(before, _), figure_rows(after, _), strict=False)
    told = tuple(
        _("{aim}: {before} before, {after} after.", aim=was.aim, before=was.here, after=now.here)
        for was, now in pairs
        if was.here != now.here
    )
    return told or (_("The quality of the movement stays the same."),)
