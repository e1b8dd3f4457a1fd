"""What a key answers in a deal: the question asked, or the one after it where all is one phrase."""

from whist_td.formats.club_night.screens.deal_draft import DealForm
from whist_td.formats.club_night.screens.deal_keys import BY_SEAT, NUMBERS, is_typed
from whist_td.formats.club_night.words.seats import SEPARATORS
from whist_td.words.words import Words


def by_key(form: DealForm, text: str, words: Words) -> DealForm | None:
    """Return the form after a letter or a digit; None where it answers nothing here."""
    if len(text) != 1 or not text.isprintable():
        return None
    field, here = form.at.field, _here(form, text, words)
    if form.is_opening and not form.typed and here is not None:
        return here  # Told anew: a figure here is never a seat that was named before.
    if field.goes_on and form.after is not None and not (form.is_missing or form.is_mistyped):
        later = form.going_to(form.after)
        if text == " ":
            return later
        found = (
            _longer(form, text, words),
            by_key(later, text, words),
            here,
        )
        told = [each for each in found if each is not None]
        return next((each for each in told if not each.is_mistyped), told[-1] if told else None)
    return here


def told_last(form: DealForm) -> DealForm:
    """Return the form at what has to be told next, where all is typed in one go."""
    while form.at.field.goes_on and form.after is not None and not form.is_missing:
        form = form.going_to(form.after)
    return form


def _longer(form: DealForm, text: str, words: Words) -> DealForm | None:
    """Return the form with a sign more of what is being typed; None where it does not go on so."""
    found = None if text in SEPARATORS else _here(form, text, words)
    return found if found is not None and found.typed == form.typed + text else None


def _here(form: DealForm, text: str, words: Words) -> DealForm | None:
    """Return the form with a sign typed for what is asked."""
    field = form.at.field
    if field.kind in NUMBERS:
        return form.typing(text) if is_typed(text, field) else None
    if field.kind in BY_SEAT:
        return form.naming(text)
    return form.spelling(text, words)
