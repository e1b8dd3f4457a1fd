"""The seats of a director for a club night in words: what is wrong, or how good they are."""

from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.club_night.views.own import JudgedSeats
from whist_td.players.words.movement_pages import club_page
from whist_td.players.words.own_words import other_length
from whist_td.words.messages import message
from whist_td.words.movement_messages import table_fault_sentence
from whist_td.words.words import Words

_MOST_TOLD = 5
"""So many faults are told one by one."""


def wrong_sentences(judged: JudgedSeats, _: Words) -> tuple[str, ...]:
    """Say what speaks against some seats; nothing where they will do."""
    told = [table_fault_sentence(fault, _) for fault in judged.faults[:_MOST_TOLD]]
    more = len(judged.faults) - _MOST_TOLD
    if more > 0:
        told.append(_.plural("And {n} fault more.", "And {n} faults more.", more))
    if judged.refusal is not None:
        told.append(message(judged.refusal, _))
    return tuple(told)


def good_sentences(judged: JudgedSeats, before: ClubEvening, _: Words) -> tuple[str, ...]:
    """Say how good seats are, and that the evening becomes shorter or longer where it does."""
    told = club_page(judged.evening, _).sentences
    other = other_length(judged.evening.settings.rounds, before.settings.rounds, _)
    return (*told, other) if other else told


def seats_differences(judged: JudgedSeats, before: ClubEvening, _: Words) -> tuple[str, ...]:
    """Say which figures of an evening change, and to what."""
    was = {row.aim: row.here for row in club_page(before, _).figures}
    told = tuple(
        _("{aim}: {value} instead of {before}.", aim=row.aim, value=row.here, before=was[row.aim])
        for row in club_page(judged.evening, _).figures
        if row.aim in was and was[row.aim] != row.here
    )
    return told or (_("No figure of the movement changes."),)
