"""The pages that stand above the work, by their names; each is read when it is first shown."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QWidget

from whist_td.window.club_place import ClubPlace
from whist_td.window.safety.side_page import SidePage
from whist_td.words.words import Words

BACKUPS, ABOUT, TRAINING = "backups", "about", "training"

Made = Callable[[ClubPlace, Words, QWidget], SidePage | None]


def made_side_page(name: str, place: ClubPlace, words: Words, parent: QWidget) -> SidePage | None:
    """Return a page by its name; None where nothing is open that it could show."""
    return _PAGES[name](place, words, parent)


def _backups(place: ClubPlace, words: Words, parent: QWidget) -> SidePage | None:
    from whist_td.window.safety.backups_page import BackupsPage

    club = place.club
    if club is None or club.keeper is None:
        return None
    return BackupsPage(club.path, club.keeper, place, words, parent)


def _about(place: ClubPlace, words: Words, parent: QWidget) -> SidePage:
    from whist_td.window.safety.about_page import AboutPage

    return AboutPage(place.club.path if place.club else None, words, parent)


def _training(place: ClubPlace, words: Words, parent: QWidget) -> SidePage | None:
    from whist_td.window.safety.training_page import TrainingPage

    if place.club is None:
        return None
    return TrainingPage(place.club.dice.new_seed, words, parent)


_PAGES: Mapping[str, Made] = {BACKUPS: _backups, ABOUT: _about, TRAINING: _training}
