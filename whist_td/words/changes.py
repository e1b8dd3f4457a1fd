"""What a line of the journal changed, whatever the format: found, and told in words."""

from whist_td.desk.journal import Change
from whist_td.formats.club_night.words.facts import club_fact
from whist_td.formats.militaire.words import facts
from whist_td.formats.whiz.words.facts import whiz_fact
from whist_td.words.words import Words

Changes = tuple[Change, ...]


def fact(change: Change, side: str, _: Words) -> str:
    """Tell one side of a change, `before` or `after`: no more than what differs."""
    for teller in (whiz_fact, club_fact):
        told = teller(change, side, _)
        if told is not None:
            return told
    return facts.fact(change, side, _)


def change_of(changes: Changes, field: str, key: object = None) -> Change:
    """Return the change of one fact; where it did not change, nothing before and after."""
    found = (change for change in changes if (change.field, change.key) == (field, key))
    return next(found, Change(field, key, None, None))


def afters(changes: Changes, _: Words) -> str:
    """Tell what stands after all changes."""
    return _.apart(told for change in changes if (told := fact(change, "after", _)))
