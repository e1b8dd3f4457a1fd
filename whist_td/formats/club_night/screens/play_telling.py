"""One deal while a table tells it: what has been said, what is asked now, what is being typed."""

from dataclasses import dataclass, replace

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.games.game import FieldKind
from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.formats.club_night.screens.play_caps import caps_of, values_of
from whist_td.formats.club_night.screens.play_draft import (
    Asked,
    Draft,
    Step,
    asked,
    deal_of,
    trial,
)
from whist_td.formats.club_night.screens.play_sums import rest_of
from whist_td.formats.club_night.screens.play_typing import (
    NUMBERS,
    beside,
    same_step,
    step_after,
    step_before,
    taken,
    typed_on,
)
from whist_td.formats.club_night.views.views import DealTrial
from whist_td.words.messages import message
from whist_td.words.words import Words


@dataclass(frozen=True)
class Telling:
    """A draft, what the game asks of it, and where the keys are."""

    evening: ClubNightEvent
    draft: Draft
    told: Asked
    at: Step
    typed: str = ""
    """The digits of a number, whether it will do or not."""

    def going_to(self, step: Step) -> "Telling":
        """Return the deal with another thing asked."""
        return replace(self, at=step, typed="")

    def saying(self, value: object, typed: str = "") -> "Telling":
        """Return the deal with an answer to what is asked; None takes it back."""
        draft = self.draft.saying(self.at, value)
        return replace(telling(self.evening, draft, self.at), typed=typed)

    def choosing(self, value: object) -> "Telling":
        """Return the deal after a choice: of several, one is put in or taken out."""
        field = self.at.field
        before = self.told.answers.get(field.name)
        if field.kind is FieldKind.SEATS:
            before = self.draft.seats_of(field)
        return self.saying(taken(field, before, value))

    def typing(self, digit: str) -> "Telling":
        """Return the deal with one digit more."""
        written = typed_on(self.typed, digit, self.at.field)
        return self.saying(written.number, written.text)

    def unsaying(self) -> "Telling":
        """Return the deal without the last digit, or without what was said here."""
        typed = self.typed[:-1]
        return self.saying(int(typed) if typed else None, typed)

    def moving(self, by: int) -> "Telling":
        """Return the deal with the choice beside, or the number before or after."""
        field, answer = self.at.field, self.told.answers.get(self.at.field.name)
        if field.kind in NUMBERS:
            return self.saying(max(field.least, min(self._number_from(by) + by, field.most)))
        if field.kind in (FieldKind.SEATS, FieldKind.SWITCHES):
            return self
        return self.saying(beside(values_of(field), answer, by))

    @property
    def is_mistyped(self) -> bool:
        """Whether digits stand that are no number for this."""
        return bool(self.typed) and self.draft.of(self.at) is None

    @property
    def is_missing(self) -> bool:
        """Whether what is asked has yet to be said."""
        return not self._has_answer and self.at.field in self.told.lacking

    @property
    def rest(self) -> int | None:
        """The only number that can still be said here."""
        return rest_of(self.evening.game.code, self.told, self.draft, self.at)

    @property
    def after(self) -> Step | None:
        """What is asked next; several numbers that stay as usual are passed all at once."""
        parts = self.draft.said.get(self.at.field.name)
        is_passed = self.at.field.kind is FieldKind.NUMBERS and not any(
            part is not None for part in parts or ()
        )
        return step_after(self.told, self.at, is_passed=is_passed)

    @property
    def before(self) -> Step | None:
        """What was asked before."""
        return step_before(self.told, self.at)

    @property
    def first_missing(self) -> Step | None:
        """What has to be said first, None once everything has been."""
        if self.told.is_told:
            return None
        name = self.told.lacking[0].name
        steps = [step for step in self.told.steps if step.field.name == name]
        return next((step for step in steps if self.draft.of(step) is None), steps[0])

    @property
    def _has_answer(self) -> bool:
        if self.at.field.kind in NUMBERS:
            return self.draft.of(self.at) is not None
        return self.at.field.name in self.told.answers

    def _number_from(self, by: int) -> int:
        """Return the number that stands; before the first, one beside the least."""
        said, answer = self.draft.of(self.at), self.told.answers.get(self.at.field.name)
        known = answer[self.at.part] if isinstance(answer, tuple) else answer
        number = said if isinstance(said, int) else known
        return number if isinstance(number, int) else self.at.field.least - min(by, 0) - by


def telling(evening: ClubNightEvent, draft: Draft, at: Step | None = None) -> Telling:
    """Return a draft as a deal that is told; the keys stay where they were, as far as that is."""
    told = asked(evening, draft)
    return Telling(evening, draft, told, same_step(told, at))


def by_key(deal: Telling, text: str, words: Words) -> Telling | None:
    """Return the deal after a letter or a digit; None where it says nothing here.

    What answers itself, like the dealer whose turn it is, is passed by a letter of the next
    question: it need not be confirmed first.
    """
    if len(text) != 1 or not text.isprintable():
        return None
    at = deal.at
    if at.field.kind in NUMBERS:
        return deal.typing(text) if text.isascii() and text.isdigit() else None
    caps = caps_of(at.field, words)
    if text in caps:
        return deal.choosing(values_of(at.field)[caps.index(text)])
    goes_on = text.isalpha() and deal.draft.of(at) is None and not deal.is_missing
    after = deal.after if goes_on else None
    return by_key(deal.going_to(after), text, words) if after else None


def comes_to(deal: Telling, words: Words) -> tuple[DealTrial | None, str]:
    """Return what a deal comes to, as far as it has been told, or why it will not do."""
    if not deal.told.is_told:
        return None, ""
    try:
        return trial(deal.evening, deal.draft, deal_of(deal.evening, deal.told)), ""
    except RuleError as error:
        return None, message(error, words)
