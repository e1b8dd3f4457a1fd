"""The pages beside the evening, by the name that menus know them by."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from whist_td.window.club_place import ClubPlace
from whist_td.window.safety.aside import Aside
from whist_td.words.words import Words

BACKUPS, MEMBERS = "backups", "members"

Made = Callable[[ClubPlace, Words, QWidget], Aside | None]


def made_aside(name: str, place: ClubPlace, words: Words, parent: QWidget) -> Aside | None:
    """Return a page by its name; None where nothing is open that it could show."""
    return _PAGES[name](place, words, parent)


def _backups(place: ClubPlace, words: Words, parent: QWidget) -> Aside | None:
    from whist_td.window.safety.backups_page import BackupsPage

    club = place.club
    if club is None or club.keeper is None:
        return None
    return BackupsPage(club.path, club.keeper, place, words, parent)


def _members(place: ClubPlace, words: Words, parent: QWidget) -> Aside | None:
    from whist_td.window.safety.members_page import MembersPage

    return MembersPage(place.club, words, parent) if place.club else None


_PAGES: Mapping[str, Made] = {BACKUPS: _backups, MEMBERS: _members}
