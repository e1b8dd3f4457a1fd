"""What a club says of people's names: what it keeps, why, how long, and what anybody may ask."""

from whist_td.club.rules.persons import BookSettings
from whist_td.words.words import Words


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
                _("To see all that is kept of you, on paper or as a file."),
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
        "Once a year the club looks who has not come for {n} year, and may forget their names.",
        "Once a year the club looks who has not come for {n} years, and may forget their names.",
        settings.retention_years,
    )
