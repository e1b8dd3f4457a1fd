"""What a change in a movement does, before anybody accepts it, in words."""

from whist_td.i18n.whiz_figures import figure_rows
from whist_td.i18n.whiz_movement_messages import whiz_fault_sentence
from whist_td.i18n.words import Words
from whist_td.movements.verify_whiz import Quality
from whist_td.usecases.whiz_edits import Mend, MendKind


def verdict_sentences(quality: Quality, _: Words) -> tuple[str, ...]:
    """Say which hard rules a movement breaks, the first few of them."""
    return tuple(whiz_fault_sentence(fault, _) for fault in quality.faults[:3])


def mend_sentence(mend: Mend, _: Words) -> str:
    """Say what the nearest possible movement is."""
    one, other = mend.people
    match mend.kind:
        case MendKind.NUMBERS:
            return _("It would do with rounds and tables counted from 1 up, in the same order.")
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


def difference_sentences(before: Quality, after: Quality, _: Words) -> tuple[str, ...]:
    """Say what a change makes better or worse: each figure that differs, before and after."""
    if not after.is_sound:
        return verdict_sentences(after, _)
    pairs = zip(figure_rows(before, _), figure_rows(after, _), strict=False)
    told = tuple(
        _("{aim}: {before} before, {after} after.", aim=was.aim, before=was.here, after=now.here)
        for was, now in pairs
        if was.here != now.here
    )
    return told or (_("The quality of the movement stays the same."),)
