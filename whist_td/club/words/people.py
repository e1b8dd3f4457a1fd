"""People of the club in words: what is known of one, how alike names are, the privacy page."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.cash import lines_of
from whist_td.club.rules.people import live_persons
from whist_td.club.rules.persons import BookSettings, Consent, ConsentUse
from whist_td.club.rules.placement import UnreadEvent
from whist_td.club.rules.spellings import Grade, is_nobody
from whist_td.club.views.people import Events, ListedPerson, ToldPerson
from whist_td.club.views.record import PersonsEvent, announced_of, notes_of, prizes_of
from whist_td.club.words.cash import line_told
from whist_td.club.words.prizes import given_told, rule_told
from whist_td.words.club_amounts import money_text
from whist_td.words.labels import told_apart
from whist_td.words.words import N_, Words, amount_of_points

_MOST_PARTNERS = 6


def name_for_file(book: ClubBook, person: int) -> str:
    """Return whose a file is, so that no two people's are called the same."""
    return told_apart({each.number: each.name for each in live_persons(book)}, book.who(person))


def privacy_text(settings: BookSettings, _: Words) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return headings with their sentences; they say what the program does, and no law."""
    return (
        (
            _("What is kept"),
            (
                _("Your name, the events you came to, your results, and what you paid."),
                _("If you gave it: how to reach you, since when you belong, what you agreed to."),
            ),
        ),
        (
            _("Why, and where"),
            (
                _("To seat everybody, to count, to rank the season and to keep the accounts."),
                _("It is in one file on the club’s computer, and in its backups."),
                _("The program sends nothing to anybody."),
            ),
        ),
        (_("How long"), (_how_long(settings, _),)),
        (
            _("What you may ask, at any time"),
            (
                _("To see everything kept about you, on paper or as a file."),
                _("To have it corrected."),
                _("To be shown by initials only, in the room and on the web page."),
                _("To agree, or no longer agree, to photographs and e-mails."),
                _("To be forgotten: a neutral name takes the place of yours; results stay."),
            ),
        ),
        (_("Whom to ask"), (settings.responsible or "_" * 32,)),
    )


def _how_long(settings: BookSettings, _: Words) -> str:
    if settings.retention_years is None:
        return _("As long as you come, and until you ask to be forgotten.")
    return _.plural(
        "Once a year the club checks who has not come for {n} year, and may forget their names.",
        "Once a year the club checks who has not come for {n} years, and may forget their names.",
        settings.retention_years,
    )


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
        return _(
            "{amount} paid in advance still belong to this person.", amount=money_text(-cents, _)
        )
    return ""


def events_text(number: int, _: Words) -> str:
    """Say how many evenings."""
    return _.plural("{n} event", "{n} events", number)


def about_person(listed: ListedPerson, _: Words) -> str:
    """Say in one line what is known of a person."""
    person = listed.person
    joined = _("member since {date}", date=_.date(person.joined)) if person.joined else ""
    left = _("left on {date}", date=_.date(person.left)) if person.left else ""
    last = _("last attended on {date}", date=_.date(listed.last)) if listed.last else ""
    parts = (person.category, events_text(listed.events, _), last, joined, left)
    return " · ".join(filter(None, parts))


def aliases_text(listed: ListedPerson, _: Words) -> str:
    """Say by which other names a person is known."""
    names = ", ".join(listed.aliases)
    return _("Also known as {names}", names=names) if names else ""


SAID = {
    "category": N_("Category"),
    "contact": N_("Contact"),
    "sort_name": N_("Name in lists"),
    "joined": N_("Joined"),
    "left": N_("Left the club"),
}
"""What a list may say of a person."""


def told_wrong(name: str, texts: Mapping[str, str], reading: ToldPerson, _: Words) -> Iterator[str]:
    """Yield what of a row will not do, and what would."""
    if is_nobody(name):
        yield _("“{name}” is not a name: write a name, or leave the row out.", name=name)
    for each in reading.unread:
        yield _(
            "{what}: “{text:.30}” is not a date. Write 2019-05-31 or 31/05/2019, or empty the "
            "cell.",
            what=_(SAID[each]),
            text=texts[each],
        )


def told_beside(reading: ToldPerson, _: Words, *, is_list_right: bool) -> Iterator[str]:
    """Yield what comes of a row beside a new person."""
    before = reading.before
    if before is not None and not reading.is_news:
        yield _("{name} is there already, number {number}.", **vars(before))
    elif before is not None:
        taken = reading.added + (reading.other if is_list_right else ())
        what = ", ".join(_(SAID[each]) for each in taken)
        yield _("{name} is there already, number {number}. New: {what}.", **vars(before), what=what)
    if before is not None and reading.other:
        club = ", ".join(_.labelled(_(SAID[e]), str(getattr(before, e))) for e in reading.other)
        if is_list_right:
            yield _("Until now the club’s record was: {what}.", what=club)
        else:
            yield _("The club’s record differs and is kept: {what}.", what=club)
    if reading.unknown and reading.person.category:
        yield _("“{category}” becomes a category.", category=reading.person.category)
    elif reading.unknown:
        yield _(
            "The club has no category “{category}”: the person is entered without one.",
            category=reading.unknown,
        )


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
    answered = ", ".join(filter(None, (answer, since, until)))
    return _.labelled(_(USES[consent.use]), answered)


def place_text(event: PersonsEvent, _: Words) -> str:
    """Say which place a person had: "3rd of 12"."""
    if event.rank is None:
        return ""
    return _("{place} of {n}", place=_.feminine_ordinal(event.rank), n=event.size)


def unread_told(event: UnreadEvent, _: Words) -> str:
    """Say of an event that it cannot be read, by its number and what is left of its name."""
    n, name = event.event, event.name
    return _("Event {number} cannot be read: it is damaged. {name}", number=n, name=name).strip()


def record_parts(
    book: ClubBook,
    listed: ListedPerson,
    events: Events,
    held: Iterable[PersonsEvent],
    _: Words,
    unread: Iterable[UnreadEvent],
) -> list[tuple[str, tuple[str, ...]]]:
    """Say all that is kept of a person: headings with their lines, but those without any."""
    damaged = {each.event: each for each in unread}
    person, known = listed.person, {each.event: each for each in held}
    contact = _("Contact: {contact}", contact=person.contact) if person.contact else ""
    consents = (consent_text(each, _) for each in person.consents)
    there = []
    for spelling in listed.spellings:
        event, seen = events[spelling.event], known.get(spelling.event)
        place = place_text(seen, _) if seen else ""
        place = _("cannot be read: it is damaged") if damaged.pop(spelling.event, None) else place
        told_of = (_.date(event.date), event.name, spelling.text, place)
        there.append(" · ".join(filter(None, told_of)))
    there += [unread_told(each, _) for _number, each in sorted(damaged.items())]
    parts = (
        (_("What is known"), filter(None, (about_person(listed, _), contact, *consents))),
        (_("Events"), there),
        (_("Seasons"), _of_seasons(book, person.number, _)),
        (_("Prizes"), _of_prizes(book, person.number, events, _)),
        (_("Cash box"), _of_lines(book, person.number, events, _)),
    )
    return [(heading, content) for heading, lines in parts if (content := tuple(lines))]


def _of_seasons(book: ClubBook, number: int, _: Words) -> Iterator[str]:
    """Yield the points that a person was given by hand, and the lines that were announced."""
    for note in notes_of(book, number):
        points = amount_of_points(note.points or Fraction(0), _)
        holes = {"name": book.seasons[note.season].name, "points": points, "reason": note.reason}
        yield _("{name}: {points} by hand ({reason})", **holes)
    for season, row in announced_of(book, number):
        place = _("without a place") if row.rank is None else _.ordinal(row.rank)
        events = _.plural("{n} event", "{n} events", row.evenings)
        yield _.labelled(season.name, f"{place}, {amount_of_points(row.score, _)}, {events}")


def _of_prizes(book: ClubBook, number: int, events: Events, _: Words) -> Iterator[str]:
    """Yield what a person has won, and for what."""
    for prize, given in prizes_of(book, number):
        event, season = events.get(prize.event or 0), book.seasons.get(prize.season or 0)
        of = season.name if season else event.name if event else ""
        yield " · ".join(filter(None, (of, rule_told(prize.rule, _), given_told(given, _))))


def _of_lines(book: ClubBook, number: int, events: Events, _: Words) -> Iterator[str]:
    """Yield what a person was asked for and paid, on which day and for which event."""
    for line in lines_of(book, number):
        event = events.get(line.event or 0)
        told_of = (_.date(line.day), event.name if event else "", line_told(line, _))
        yield " · ".join(filter(None, told_of))


def best_text(event: PersonsEvent | None, _: Words) -> str:
    """Say which evening was the best."""
    if event is None:
        return ""
    return _(
        "Best event: {place}, {name}, {date}",
        place=place_text(event, _),
        name=event.name,
        date=_.date(event.date),
    )


def partners_text(partners: Sequence[tuple[str, int]], _: Words) -> str:
    """Say with whom a person played most."""
    people = [f"{name} ({times})" for name, times in partners[:_MOST_PARTNERS]]
    return _("Played with {names}", names=", ".join(people)) if people else ""
