"""What a line of the journal changed, whatever the format: found, and told in words."""

from collections.abc import Mapping

from whist_td.core.events import Details
from whist_td.core.formats import format_of
from whist_td.desk.journal import Change
from whist_td.words.formats import Changes, Fact, words_of
from whist_td.words.words import Words


def fact(change: Change, side: str, evening: object, _: Words) -> str:
    """Tell one side of a change, `before` or `after`: no more than what differs."""
    value, other = change.before, change.after
    if side == "after":
        value, other = other, value
    if change.key is None and (value is None or other is None):
        return ""
    return _facts(evening)[change.field](value, other, _)


def has_words_for(field: str, evening: object) -> bool:
    """Tell whether the journal can say a change of a fact of an evening."""
    return field in _facts(evening)


def _facts(evening: object) -> Mapping[str, Fact]:
    return {**_SHARED, **words_of(format_of(evening)).facts}


def change_of(changes: Changes, field: str, key: object = None) -> Change:
    """Return the change of one fact; where it did not change, nothing before and after."""
    found = (change for change in changes if (change.field, change.key) == (field, key))
    return next(found, Change(field, key, None, None))


def afters(changes: Changes, evening: object, _: Words) -> str:
    """Tell what stands after all changes."""
    return _.apart(told for change in changes if (told := fact(change, "after", evening, _)))


def _details(value: Details, other: Details, _: Words) -> str:
    told = []
    if value.name != other.name:
        told.append(value.name)
    if value.date != other.date:
        told.append(_.date(value.date))
    if value.place != other.place:
        told.append(value.place or _("no place"))
    if value.logo != other.logo:
        told.append(_("no logo") if value.logo is None else _("a logo"))
    return _.apart(told)


_SHARED: Mapping[str, Fact] = {"details": _details}
