"""How good a Whiz movement is, in plain words for a director."""

from collections.abc import Mapping, Sequence

from whist_td.formats.whiz.rules.event import SeatedRound, boards_of
from whist_td.formats.whiz.views.seating import boards_ready, copies_of
from whist_td.movements.verify_whiz.quality import WhizFigures, WhizQuality
from whist_td.words.words import Words


def prepared_sentence(rounds: Sequence[SeatedRound], size: int, _: Words) -> str:
    """Say how many deals have to be ready, in how many copies, and how many boards that makes."""
    sets = {seating.board_set for seated in rounds for seating in seated.seatings}
    needed, deals = copies_of(rounds), len(sets) * size
    if not needed:
        return _.plural("{n} deal has to be ready.", "{n} deals have to be ready.", deals)
    boards, most = boards_ready(rounds, size), max(needed.values())
    if len(needed) == len(sets) and min(needed.values()) == most:
        return _(
            "{deals} deals have to be ready, in {copies} copies each: {boards} boards in all.",
            deals=deals,
            copies=most,
            boards=boards,
        )
    return _(
        "{deals} deals have to be ready, {shared} of them in up to {copies} copies: {boards} "
        "boards in all.",
        deals=deals,
        shared=len(needed) * size,
        copies=most,
        boards=boards,
    )


def passing_sentence(rounds: Sequence[SeatedRound], size: int, _: Words) -> str:
    """Say that boards may be passed on instead, where there are enough of them; else nothing."""
    most = max(copies_of(rounds).values(), default=1)
    if not 1 < most <= size:
        return ""
    return _(
        "Without copies, the tables of a round pass the same boards to one another, and wait for "
        "one another."
    )


def copies_sentence(rounds: Sequence[SeatedRound], size: int, _: Words) -> str:
    """Say which deals are needed in how many copies: "1 to 4 (2), 5 to 8 (2)"; or nothing."""
    needed = copies_of(rounds)
    if not needed:
        return ""
    text = ", ".join(
        _("{deals} ({copies} copies)", deals=deals, copies=copies)
        for deals, copies in _stretches(needed, size)
    )
    return _("Played from copies at several tables of a round, a letter each: {deals}.", deals=text)


def _stretches(needed: Mapping[int, int], size: int) -> list[tuple[str, int]]:
    """Return deals one after the other that need equally many copies, as they are read."""
    stretches: list[list[int]] = []
    for board_set, copies in needed.items():
        last = stretches[-1] if stretches else None
        if last and last[1] == board_set - 1 and last[2] == copies:
            last[1] = board_set
        else:
            stretches.append([board_set, board_set, copies])
    return [
        (_span(boards_of(first, size)[0], boards_of(last, size)[-1]), copies)
        for first, last, copies in stretches
    ]


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def quality_sentences(quality: WhizQuality, _: Words) -> tuple[str, ...]:
    """Say who meets twice, whether everybody plays all deals, who sits out, and who compares."""
    figures = quality.figures
    if figures is None:
        return ()
    compared = figures.comparison
    return (
        meetings_sentence(figures, _),
        _boards(figures, _),
        _sit_outs(figures, _),
        _(
            "Any two people are compared on {least} to {most} sets of boards.",
            least=compared.least,
            most=compared.most,
        ),
    )


def meetings_sentence(figures: WhizFigures, _: Words) -> str:
    """Say how many people meet more than once."""
    if not figures.repeats:
        return _("No two people meet twice.")
    pairs = sum(pairs for times, pairs in figures.meetings if times > 1)
    return _.plural(
        "{n} pair of people meets more than once (at most {most} times).",
        "{n} pairs of people meet more than once (at most {most} times).",
        pairs,
        most=figures.most_meetings,
    )


def _boards(figures: WhizFigures, _: Words) -> str:
    least, most = figures.sets_played
    if figures.is_complete:
        return _("Everybody plays all the deals.")
    if least == most:
        return _.plural(
            "Everybody plays {n} set of boards; not the same one for all.",
            "Everybody plays {n} sets of boards; not the same ones for all.",
            least,
        )
    return _(
        "Everybody plays {least} to {most} sets of boards; not the same ones for all.",
        least=least,
        most=most,
    )


def _sit_outs(figures: WhizFigures, _: Words) -> str:
    least, most = figures.sit_outs.least, figures.sit_outs.most
    if not most:
        return _("Nobody sits out.")
    if not least:
        return _.plural(
            "Nobody sits out more than {n} round.", "Nobody sits out more than {n} rounds.", most
        )
    return _("Everybody sits out {least} to {most} rounds.", least=least, most=most)
