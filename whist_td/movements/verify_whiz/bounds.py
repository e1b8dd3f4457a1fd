"""What no movement of so many people, rounds and sets can beat."""

from dataclasses import dataclass

from whist_td.movements.verify_whiz.form import SEATS, Movement
from whist_td.movements.verify_whiz.presence import possible_pairs, presence_of, there_at_all

AT_TABLE = len(SEATS)


@dataclass(frozen=True)
class Bounds:
    """For each figure the best there can be, beside which the figure is read."""

    repeats: int
    """However fairly the sit-outs are shared: nobody has more others than there are."""
    most_meetings: int
    board_sets: int
    """The fewest sets that let nobody play one twice, each at one table at a time."""
    can_be_complete: bool
    """Whether the sets in play are few enough for everybody to play them all."""
    sit_outs: tuple[int, int]
    seat_imbalance: int


def bounds_of(movement: Movement, rests: int, in_play: int) -> Bounds:
    """Return the bounds of a movement with so many sit-outs in all, and sets in play.

    Nobody is counted in rounds in which he is away; sets are at as many tables as have copies.
    """
    presence = presence_of(movement)
    people = there_at_all(presence)
    players = len(people)
    pairs = max(possible_pairs(presence), 1)
    rounds = max(presence[person][1] - presence[person][0] + 1 for person in people)
    meetings = AT_TABLE * sum(len(said.trios) for said in movement.rounds)
    least, more = divmod(rests, players)
    plays = [rounds - least - 1] * more + [rounds - least] * (players - more)
    again = sum(max(0, (AT_TABLE - 1) * times - (players - 1)) for times in plays)
    tables = max(len(said.trios) for said in movement.rounds)
    are_all_there = not movement.stays
    return Bounds(
        repeats=max(0, meetings - pairs, (again + 1) // 2 if are_all_there else 0),
        most_meetings=-(-meetings // pairs),
        board_sets=max(rounds - least, -(-tables // movement.copies)),
        can_be_complete=are_all_there and not more and in_play <= rounds - least,
        sit_outs=(least, least + (1 if more else 0)),
        seat_imbalance=1 if any(times % AT_TABLE for times in set(plays)) else 0,
    )
