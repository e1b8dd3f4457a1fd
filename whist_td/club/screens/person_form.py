"""What is asked of one person: the name and the category; all else is folded until wanted."""

from dataclasses import replace
from datetime import date

from whist_td.club.commands import AddPerson, ChangePerson
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.persons import ConsentUse, Person
from whist_td.club.words.people import USES
from whist_td.desk.requests import Command
from whist_td.kit.answer_dialog import Inquiry
from whist_td.kit.questions import Ask, Asking, Day, More, OneOf, Text
from whist_td.kit.session import Session
from whist_td.words.words import N_, Words

_ANSWERS = ((N_("not asked"), None), (N_("agrees"), True), (N_("does not agree"), False))


def person_question(session: Session[ClubBook], person: Person | None, name: str = "") -> Inquiry:
    """Ask for a new person, or what else is known of one."""
    _, categories = session.words, session.facts.settings.categories

    def asks() -> Asking[Command | None]:
        first = person or Person(1, name or "?")
        called = first.name if person else name
        typed = yield Ask("personName", _("Name"), called, needed=_("Write the name."))
        category = first.category
        if categories:
            names = ("", *(each.name for each in categories))
            choice = OneOf([(each or "–", each) for each in names])
            category = yield Ask("personCategory", _("Category"), category, choice)
        yield More("personMore")
        for_example = Text(_("for example: Roy, Jean"))
        listed = yield Ask("personSortName", _("Name in lists"), first.sort_name, for_example)
        contact = yield Ask("personContact", _("Contact"), first.contact)
        joined = yield Ask("joined", _("Joined"), first.joined, Day(is_known=False))
        left = yield Ask("left", _("Left the club"), first.left, Day(is_known=False))
        changed = replace(first, category=category, sort_name=listed, contact=contact)
        for use in ConsentUse:
            changed = yield from _consent(changed, use, session.desk.today, _)
        changed = replace(changed, name=typed, joined=joined, left=left)
        if changed == person:
            return None
        return ChangePerson(changed) if person else AddPerson(changed)

    title, does = _("A new person"), _("Enter this person")
    if person is not None:
        title, does = _("Change what is known of {name}", name=person.name), _("Change")
    about = _("For two people of one name, write what tells them apart: père, fils, 2.")
    return Inquiry("personForm", title, does, asks, about)


def _consent(person: Person, use: ConsentUse, today: date, _: Words) -> Asking[Person]:
    """Ask what somebody agreed to, or not, and the day of the answer once there is one."""
    before, what = person.standing_consent(use), _(USES[use])

    def wrong(day: date) -> str:
        is_as_before = before is not None and is_same and day == before.since
        problem = ""
        if day > today and not is_as_before:
            problem = _("{date} is still to come: write the day of the answer.", date=_.date(day))
        elif before and not is_same and day < before.since:
            since = _.date(before.since)
            problem = _(
                "The previous answer is dated {date}: give the new one a later date.", date=since
            )
        return problem and _.labelled(what, problem)

    answers = OneOf([(_(text), answer) for text, answer in _ANSWERS])
    name, line = f"consent-{use.value}", use.value
    given = yield Ask(name, what, person.consent(use), answers, line=line)
    is_same = given is (before.given if before else None)
    if before is None and is_same:
        return person
    since_when = _("withdrawn on") if before is not None and given is None else _("since")
    since = before.since if before and is_same else today
    name, spoken = f"consentDay-{use.value}", f"{what}, {since_when}"
    day = yield Ask(name, since_when, since, Day(), check=wrong, line=line, spoken=spoken)
    if not is_same:
        return person.with_consent(use, given=given, today=day)
    return person.with_consent_since(use, day)
