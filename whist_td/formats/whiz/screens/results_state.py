"""Whether a ranking is final or provisional, and what is missing, in sentences."""

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.formats.whiz.words.labels import missing_boards_sentence
from whist_td.stages.results_state import State
from whist_td.words.words import Words


def whiz_state(evening: WhizEvent, after_round: int, _: Words) -> State:
    """Say how far a ranking can be trusted."""
    if not evening.is_started:
        return State(_("The ranking begins with the first deal of the first round."), "card")
    missing = {
        number: places
        for number in range(1, min(after_round, evening.last_announced) + 1)
        if (places := evening.missing(number))
    }
    if missing:
        told = " ".join(missing_boards_sentence(*each, _) for each in missing.items())
        return State(_("Provisional. {missing}", missing=told), "banner")
    if after_round < evening.last_announced:
        return State(_past(evening, after_round, _), "card")
    left = evening.settings.rounds - after_round
    if evening.progress.finished or not left:
        return State(_("Final ranking: every deal is in."), "card")
    return State(
        _.plural(
            "Every deal is in. {n} round is still to be played.",
            "Every deal is in. {n} rounds are still to be played.",
            left,
        ),
        "card",
    )


def _past(evening: WhizEvent, after_round: int, _: Words) -> str:
    return _(
        "As it stood after round {number}, with today’s corrections. The newest round is {newest}.",
        number=after_round,
        newest=evening.last_announced,
    )
