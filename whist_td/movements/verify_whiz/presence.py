"""Who is there in which rounds: figures and bounds count nobody in the rounds he is away."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations

from whist_td.movements.verify_whiz.form import Movement

Presence = Mapping[int, tuple[int, int]]
"""For everybody the first and the last round in which he is there."""


def presence_of(movement: Movement) -> Presence:
    """Return for everybody the first and the last round in which he is there."""
    stays = dict.fromkeys(range(1, movement.players + 1), (1, len(movement.rounds)))
    for stay in movement.stays:
        if stay.person in stays:
            stays[stay.person] = (stay.first, min(stay.last, len(movement.rounds)))
    return stays


def there_at_all(presence: Presence) -> tuple[int, ...]:
    """Return those who are there in any round."""
    return tuple(person for person, (first, last) in presence.items() if first <= last)


def there_all_along(presence: Presence, rounds: int) -> tuple[int, ...]:
    """Return those who are there in every round; where nobody is, those who are there at all."""
    stay = tuple(person for person, stay in presence.items() if stay == (1, rounds))
    return stay or there_at_all(presence)


def possible_pairs(presence: Presence) -> int:
    """Return how many pairs of people are there in the same round at least once."""
    stays = Counter(stay for stay in presence.values() if stay[0] <= stay[1])
    apart = sum(
        many * others
        for ((first, last), many), ((begin, end), others) in combinations(stays.items(), 2)
        if last < begin or end < first
    )
    people = stays.total()
    return people * (people - 1) // 2 - apart
