"""Forgetting somebody in words: where the name stands, what took its place, what is left of it."""

from collections.abc import Callable

from whist_td.core.formats import BOOK_NUMBER
from whist_td.desk.backups import OlderGone, SecondPlace
from whist_td.desk.ports import Forgotten, Mention
from whist_td.words.words import Words


def neutral_names(_: Words) -> Callable[[int], str]:
    """Return what makes the n-th neutral name."""
    return lambda number: _("Former member {n}", n=number)


def mention_sentence(mention: Mention, _: Words) -> str:
    """Say in which event somebody is named, and how often."""
    if mention.event == BOOK_NUMBER:
        return _.plural(
            "The club’s book: named {n} time",
            "The club’s book: named {n} times",
            mention.facts + mention.lines,
        )
    return _.plural(
        "{name}, {date}: named {n} time",
        "{name}, {date}: named {n} times",
        mention.facts + mention.lines,
        name=mention.name,
        date=_.date(mention.date),
    )


def _events(mentions: tuple[Mention, ...]) -> int:
    return sum(mention.event != BOOK_NUMBER for mention in mentions)


def before_forgetting(name: str, mentions: tuple[Mention, ...], _: Words) -> str:
    """Say what will be done, before it is done."""
    return _.plural(
        "“{name}” will be replaced by a neutral name in {n} event. This cannot be undone.",
        "“{name}” will be replaced by a neutral name in {n} events. This cannot be undone.",
        _events(mentions),
        name=name,
    )


def backups_with_name(count: int, _: Words) -> str:
    """Say that the backups kept so far may have the name."""
    if not count:
        return _("One backup with the name is saved first, in case of a mistake.")
    return _.plural(
        "{n} backup may contain the name. One more is saved first, in case of a mistake.",
        "{n} backups may contain the name. One more is saved first, in case of a mistake.",
        count,
    )


def older_with_name(count: int, _: Words) -> str:
    """Say that older backups may have a name that was forgotten, and how they go."""
    return _.plural(
        "{n} older backup may contain the name. To save a new one and delete it: whist-td person "
        "FILE forget --backups",
        "{n} older backups may contain the name. To save a new one and delete them: whist-td "
        "person FILE forget --backups",
        count,
    )


def older_gone_sentence(done: OlderGone, _: Words) -> str:
    """Say how many older backups were deleted, and which were not."""
    sentence = _.plural(
        "{n} older backup was deleted; a new one without the name is saved.",
        "{n} older backups were deleted; a new one without the name is saved.",
        done.gone,
    )
    if not (done.gone or done.left):
        sentence = _("There was no older backup; a new one without the name is saved.")
    if done.left:
        left = _.plural(
            "{n} could not be deleted: {folder}.",
            "{n} could not be deleted: {folder}.",
            len(done.left),
            folder=done.left[0].parent,
        )
        return f"{sentence} {left}"
    if done.second is SecondPlace.GONE:
        away = _("The second place is not there: its copies keep the name.")
        return f"{sentence} {away}"
    return sentence


def forgotten_sentence(done: Forgotten, _: Words) -> str:
    """Say what was done."""
    sentence = _.plural(
        "“{neutral}” replaces the name in {n} event.",
        "“{neutral}” replaces the name in {n} events.",
        _events(done.mentions),
        neutral=done.neutral,
    )
    if done.is_swept:
        return sentence
    return _(
        "{told} The disk had no room to write the file again: old traces of the name may remain "
        "in it until there is.",
        told=sentence,
    )
