"""What deals in several copies ask of whoever prepares them, in plain words."""

from collections.abc import Mapping, Sequence

from whist_td.formats.whiz.rules.seating import SeatedRound, boards_of
from whist_td.formats.whiz.views.copies import boards_ready, copies_of
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
    told = ", ".join(
        _("{deals} ({copies} copies)", deals=deals, copies=copies)
        for deals, copies in _stretches(needed, size)
    )
    return _("Played from copies at several tables of a round, a letter each: {deals}.", deals=told)


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
