"""Whether the standings of a club night are final or provisional, in sentences."""

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.words.labels import missing_tables_sentence
from whist_td.stages.results_state import State
from whist_td.words.words import Words


def club_state(evening: ClubNightEvent, after_round: int, _: Words) -> State:
    """Say how far the standings can be trusted."""
    if not evening.is_started:
        return State(_("The standings begin with the first deal of the first round."), "card")
    missing = {
        number: tables
        for number in range(1, min(after_round, evening.last_announced) + 1)
        if (tables := evening.missing(number))
    }
    if missing:
        told = " ".join(missing_tables_sentence(*each, _) for each in missing.items())
        return State(_("Provisional. {missing}", missing=told), "banner")
    if after_round < evening.last_announced:
        return State(_past(evening, after_round, _), "card")
    left = evening.settings.rounds - after_round
    if evening.progress.finished or not left:
        return State(_("Final standings: every table of every round has finished."), "card")
    return State(
        _.plural(
            "Every table has finished. {n} round is still to be played.",
            "Every table has finished. {n} rounds are still to be played.",
            left,
        ),
        "card",
    )


def _past(evening: ClubNightEvent, after_round: int, _: Words) -> str:
    return _(
        "As it stood after round {number}, with today’s corrections. The newest round is {newest}.",
        number=after_round,
        newest=evening.last_announced,
    )
