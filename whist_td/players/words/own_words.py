"""A director's own movement, or his own seats: what they change, and whether to give them up."""

from dataclasses import dataclass

from whist_td.formats.club_night.rules.evening import ClubEvening
from whist_td.formats.whiz.rules.evening import WhizEvening
from whist_td.words.words import Words


@dataclass(frozen=True)
class OwnWords:
    """What is asked, and what is said where the answer is no."""

    title: str
    told: str
    keep: str
    refused: str


def other_length(rounds: int, now: int, _: Words) -> str:
    """Say that an evening becomes shorter or longer by what is one's own; nothing where not."""
    if rounds == now:
        return ""
    return _.plural(
        "The evening then has {n} round instead of {now}.",
        "The evening then has {n} rounds instead of {now}.",
        rounds,
        now=now,
    )


def own_movement_words(evening: WhizEvening, _: Words) -> OwnWords:
    """Say it of a movement of Whiz."""
    return OwnWords(
        _.plural(
            "Your own movement is for {n} player",
            "Your own movement is for {n} players",
            len(evening.players),
        ),
        _(
            "It was brought in from a file, or changed by hand. With other players, the program "
            "seats everybody anew, and your movement is given up. You can undo this."
        ),
        _("Keep my movement"),
        _(
            "The movement is your own and stays as it is. For other players, first choose “Make "
            "it anew” on the page of the movement."
        ),
    )


def own_seats_words(evening: ClubEvening, _: Words) -> OwnWords:
    """Say it of the seats of a club night."""
    return OwnWords(
        _.plural(
            "Your own seats are for {n} player",
            "Your own seats are for {n} players",
            len(evening.players),
        ),
        _(
            "They were brought in from a file, or changed by hand. With other players, the program "
            "seats everybody anew, and your seats are given up. You can undo this."
        ),
        _("Keep my seats"),
        _(
            "The seats are your own and stay as they are. For other players, first choose “Seat "
            "them anew” on the page of the seats."
        ),
    )
