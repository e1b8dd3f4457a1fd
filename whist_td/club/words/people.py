"""People of the club in words: what is known of one, an evening of his, how alike names are."""

from collections.abc import Sequence

from whist_td.club.rules.persons import Consent, ConsentUse
from whist_td.club.rules.spellings import Grade
from whist_td.club.views.people import ListedPerson
from whist_td.club.views.record import PersonsEvening
from whist_td.words.club_amounts import money_text
from whist_td.words.words import N_, Words

GRADES = {
    Grade.SAME: N_("the same name"),
    Grade.WORDS: N_("the same words"),
    Grade.INITIALS: N_("initials"),
    Grade.LETTER: N_("one letter differs"),
}
"""Why two names may be one person's."""


def balance_text(cents: int, _: Words) -> str:
    """Say what is between a person and the club, where anything is."""
    if cents > 0:
        return _("{amount} are still owed to the club.", amount=money_text(cents, _))
    if cents < 0:
        return _("{amount} paid ahead are still the person’s.", amount=money_text(-cents, _))
    return ""


def evenings_text(number: int, _: Words) -> str:
    """Say how many evenings."""
    return _.plural("{n} event", "{n} events", number)


def about_person(listed: ListedPerson, _: Words) -> str:
    """Say in one line what is known of a person."""
    person = listed.person
    joined = _("member since {date}", date=_.date(person.joined)) if person.joined else ""
    left = _("left on {date}", date=_.date(person.left)) if person.left else ""
    last = _("last there on {date}", date=_.date(listed.last)) if listed.last else ""
    parts = (person.category, evenings_text(listed.evenings, _), last, joined, left)
    return " · ".join(filter(None, parts))


def aliases_text(listed: ListedPerson, _: Words) -> str:
    """Say by which other names a person is known."""
    names = ", ".join(listed.aliases)
    return _("Also known as {names}", names=names) if names else ""


USES = {
    ConsentUse.WEB: N_("Name in public"),
    ConsentUse.PHOTOGRAPH: N_("Photographs"),
    ConsentUse.EMAIL: N_("E-mails"),
}
"""What a person may have agreed to."""


def consent_text(consent: Consent, _: Words) -> str:
    """Say what somebody agreed to, or not, and since when."""
    answer = _("agrees") if consent.given else _("does not agree")
    since = _("since {date}", date=_.date(consent.since))
    until = _("until {date}", date=_.date(consent.withdrawn)) if consent.withdrawn else ""
    told = ", ".join(filter(None, (answer, since, until)))
    return _.labelled(_(USES[consent.use]), told)


def place_text(evening: PersonsEvening, _: Words) -> str:
    """Say which place a person had: "3rd of 12"."""
    if evening.rank is None:
        return ""
    return _("{place} of {n}", place=_.feminine_ordinal(evening.rank), n=evening.size)


def best_text(evening: PersonsEvening | None, _: Words) -> str:
    """Say which evening was the best."""
    if evening is None:
        return ""
    return _(
        "Best event: {place}, {name}, {date}",
        place=place_text(evening, _),
        name=evening.name,
        date=_.date(evening.date),
    )


def partners_text(partners: Sequence[tuple[str, int]], _: Words, most: int = 6) -> str:
    """Say with whom a person played most."""
    told = [f"{name} ({times})" for name, times in partners[:most]]
    return _("Played with {names}", names=", ".join(told)) if told else ""
