"""What the club is called, where it is, its picture, and who answers for personal information."""

from dataclasses import replace

from whist_td.club.commands import ChangeClub
from whist_td.club.rules.book import ClubBook
from whist_td.club.views.held_events import club_heading
from whist_td.desk.requests import ChangeDetails, Command
from whist_td.kit.answer_dialog import Inquiry
from whist_td.kit.questions import Ask, Asking, Number, Own, Text
from whist_td.kit.session import Session
from whist_td.stages.new_event_heading import LogoField

_MOST_YEARS = 50


def club_question(session: Session[ClubBook]) -> Inquiry:
    """Ask what stands above every sheet of the club; it begins with what stands there now."""
    _ = session.words
    heading = club_heading(session.file, session.facts, session.desk.today)

    def asks() -> Asking[tuple[Command, ...] | None]:
        book, before = session.facts, session.facts.settings
        who, years = _("who answers for personal information"), before.retention_years or 0
        needed = _("Write what the club is called.")
        years_kept = Number(0, _MOST_YEARS, _("not decided"))
        name = yield Ask("clubName", _("Name of the club"), heading.name, needed=needed)
        place = yield Ask("clubPlace", _("Place"), heading.place)
        picture = Own(lambda parent: LogoField(_, parent))
        logo = yield Ask("clubLogo", _("Picture of the club"), heading.logo, picture)
        person = yield Ask(
            "clubResponsible", _("Responsible person"), before.responsible, Text(who)
        )
        years = yield Ask("clubYears", _("Years of retention"), years, years_kept)
        details = replace(book.details, name=name, place=place, logo=logo)
        settings = replace(before, responsible=person, retention_years=years or None)
        changes: tuple[Command, ...] = (ChangeClub(settings),) if settings != before else ()
        changes += (ChangeDetails(details),) if details != book.details else ()
        return changes or None

    about = _("This is on certificates, season standings, receipts and sheets of the cash box.")
    return Inquiry("clubForm", _("The club"), _("Keep all this"), asks, about, steps=110)
