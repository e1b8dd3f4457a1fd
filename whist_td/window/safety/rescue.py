"""What may bring a club file back that does not open: its backups, or what can still be read."""

from whist_td.core.errors import RuleError
from whist_td.desk.ports import ClubFileError, DamagedFileError, FileMissingError, NotAClubFileError
from whist_td.window.club_place import ClubPlace
from whist_td.window.safety.aside import Aside
from whist_td.window.safety.fault_page import FaultPage
from whist_td.words.words import Words

UNREADABLE = (DamagedFileError, NotAClubFileError)


def offer_rescue(page: FaultPage, error: RuleError, place: ClubPlace) -> bool:
    """Offer what may help against a fault; tell whether there is anything."""
    if place.safety is None or not isinstance(error, (*UNREADABLE, FileMissingError)):
        return False
    page.offer_backups()
    if isinstance(error, UNREADABLE):
        page.offer_recovery()
    return True


def backups_after(error: ClubFileError, place: ClubPlace, words: Words) -> Aside | None:
    """Return the backups of a file that does not open."""
    from whist_td.window.safety.backups_page import BackupsPage

    if place.safety is None:
        return None
    return BackupsPage(error.path, place.safety.keeper(), place, words)


def recovery_after(error: ClubFileError, place: ClubPlace, words: Words) -> Aside | None:
    """Return the page that recovers what can be read of a file."""
    from whist_td.window.safety.recovery_page import RecoveryPage

    if place.safety is None:
        return None
    return RecoveryPage(error.path, place.safety.recover, words)
