"""Refusals of the club's year in words: people, seasons, the cash box and prizes."""

from collections.abc import Mapping
from datetime import date

from whist_td.club.rules import (
    cash,
    membership,
    money,
    payments,
    people,
    persons,
    prize,
    prize_plans,
    season,
    season_changes,
    seasons,
)
from whist_td.club.views.cash import BeforeClubError, NobodyMeantError
from whist_td.club.words.season import damaged_events
from whist_td.core.errors import RuleError
from whist_td.words.club_amounts import money_text
from whist_td.words.formats import Plural, Sentence
from whist_td.words.words import N_, Words, decimal

_AMOUNTS = {"cents", "coin", "most"}
"""The facts of a refusal that are said as money."""


def _with_money(sentence: str) -> Sentence:
    """Return what tells a refusal with its amounts as people write them."""

    def refusal(error: RuleError, _: Words) -> str:
        facts = vars(error).items()
        return _(sentence, **{k: money_text(v, _) if k in _AMOUNTS else v for k, v in facts})

    return refusal


def _coin(error: persons.CoinError, _: Words) -> str:
    coins = ", ".join(money_text(coin, _) for coin in error.coins)
    return _(
        "The smallest coin cannot be {coin}: choose one of {coins}.",
        coin=money_text(error.coin, _),
        coins=coins,
    )


def _left_before(error: membership.LeftBeforeJoinedError, _: Words) -> str:
    return _(
        "Somebody who joined on {joined} cannot have left on {left}: correct one of the two dates.",
        joined=_.date(error.joined),
        left=_.date(error.left),
    )


_MEMBERSHIP_SENTENCES: Mapping[type[RuleError], Sentence] = {
    membership.UnknownCategoryError: N_(
        "The club has no category “{category:.40}”. Its categories: {categories}."
    ),
    membership.CategoryTwiceError: N_("There are two categories “{category:.40}”: rename one."),
    membership.CategoryInUseError: Plural(
        "{people} person is in the category “{category:.40}”: move that person first.",
        "{people} people are in the category “{category:.40}”: move them first.",
        "people",
    ),
    membership.CurrencyFixedError: N_(
        "Money has been entered in {currency}: cancel every line of it, then change the currency."
    ),
    membership.LeftBeforeJoinedError: _left_before,
    membership.PersonHasMoneyError: N_(
        "{name} has lines in the cash box, or a prize: that entry can no longer be undone."
    ),
}

_PEOPLE_SENTENCES: Mapping[type[RuleError], Sentence] = {
    people.UnknownClubPersonError: N_("There is no person {person} in the club: look at the list."),
    people.PersonNameTakenError: N_(
        "Person {person} has the name {name} already. For two people of the same name, add père, "
        "fils, a nickname or a number: “{marked}”."
    ),
    people.SpellingTakenError: N_(
        "“{spelling:.60}” in event {event} is {name} already. Take the name from that person first."
    ),
    people.AliasOfAnotherError: N_(
        "“{spelling:.60}” is the name of person {person}. If these are two people of the same "
        "name, choose “They are two people” first."
    ),
    people.PlayedTogetherError: N_(
        "{name} and {other} were both at event {event}: they are two people. If not, correct the "
        "names of that event first."
    ),
    people.SamePersonError: N_("Choose two people: {name} is there twice."),
    people.NotMergedError: N_(
        "“{spelling:.60}” in event {event} is not {name}: there is nothing to separate."
    ),
}


_CASH_SENTENCES: Mapping[type[RuleError], Sentence] = {
    cash.NoAmountError: N_("Write an amount above zero."),
    payments.NothingOwedError: N_("Nothing is owed: {names}. For an advance, write the amount."),
    payments.NothingToPayOutError: N_("{name} has no money coming from the club."),
    payments.PaidOutTooMuchError: _with_money(
        N_("{name} has {most} coming, not {cents}: write {most} or less.")
    ),
    payments.FutureDayError: lambda error, _: _(
        "{day} is still to come: write the day on which it happened.", day=_.date(error.day)
    ),
    BeforeClubError: lambda error, _: _(
        "{day} is before the club began: nothing is known of it before {first}.",
        day=_.date(error.day),
        first=_.date(error.first),
    ),
    payments.HeadingTooLongError: N_(
        "“{heading:.40}…” is too long for a heading: {most} letters at most. Use the note."
    ),
    payments.NoHeadingError: N_("Write what the money is from, such as bar, raffle or gift."),
    payments.NobodyInCategoryError: N_(
        "Nobody is in the category “{category:.40}”: there is nobody to ask."
    ),
    payments.UnknownLineError: N_("There is no line {line} in the cash box: look at the list."),
    payments.CounterLineError: N_(
        "Line {line} already cancels line {answers} and cannot be cancelled itself. Enter the "
        "payment again."
    ),
    payments.AnsweredLineError: N_("Line {line} is already cancelled, by line {by}."),
}


def _damaged(error: seasons.DamagedSeasonError, _: Words) -> str:
    return _(
        "Nothing is announced of {season} while an event cannot be read: {events}. Go back to a "
        "copy, recover what can be read, or leave the event out of the season.",
        season=error.season,
        events=damaged_events(error.events, _),
    )


def _outside(error: season_changes.OutsideSeasonError, _: Words) -> str:
    return _(
        "The event of {day} is not in the season {name}, which goes from {start} to {end}.",
        **{k: _.date(v) if isinstance(v, date) else v for k, v in vars(error).items()},
    )


_SEASON_SENTENCES: Mapping[type[RuleError], Sentence] = {
    season_changes.UnknownSeasonError: N_("There is no season {season}: look at the list."),
    season_changes.SeasonNameTakenError: N_(
        "There is already a season “{name:.60}”: choose another name."
    ),
    season_changes.SeasonClosedError: N_(
        "The season {name} is closed: what was announced stays. Open it again to change its rules."
    ),
    seasons.DamagedSeasonError: _damaged,
    season_changes.SeasonOpenError: N_("The season {name} is not closed."),
    season_changes.NobodyRankedError: Plural(
        "Nobody has a rank in the season {name}: its rule asks for {least} event at least, and "
        "nobody has played so many. Choose another rule before you close it.",
        "Nobody has a rank in the season {name}: its rule asks for {least} events at least, and "
        "nobody has played so many. Choose another rule before you close it.",
        "least",
    ),
    season_changes.ReasonMissingError: N_("Write the reason: it is printed beside the standings."),
    season_changes.OutsideSeasonError: _outside,
    season_changes.LeftOutAlreadyError: N_("Event {event} is left out already."),
    season_changes.UnknownNoteError: N_(
        "There is no decision {note} about a season: look at the list."
    ),
}


_PRIZE_SENTENCES: Mapping[type[RuleError], Sentence] = {
    prize_plans.PrizesGivenError: N_(
        "These prizes have been given. Choose “Undo the prize-giving” first, then change the plan."
    ),
    prize_plans.NoPrizesError: N_("There are no such prizes: make the plan first."),
    prize_plans.EmptyPotError: N_(
        "No fee for this event has been paid: there is nothing to share. Enter the payments first, "
        "or plan amounts instead of shares."
    ),
    prize_plans.PercentError: lambda error, _: _(
        "The shares of the fees add up to {percent} %: 100 % at most.",
        percent=decimal(error.percent, _),
    ),
    prize_plans.SeasonShareError: lambda error, _: _(
        "{percent} % of what? Only an event has fees to share. Write an amount, such as 40, or a "
        "thing.",
        percent=decimal(error.percent, _),
    ),
    prize_plans.NoHighestRoundError: N_(
        "{season} adds up places, not points: it has no highest round. Choose another prize."
    ),
    prize_plans.PrizeOfWhatError: N_("Prizes are for an event or for a season: choose one."),
}


def _nobody_meant(error: NobodyMeantError, _: Words) -> str:
    if error.names:
        found = {"typed": error.typed, "names": ", ".join(error.names[:4])}
        return _("“{typed:.40}” may be {names}: type more of the name.", **found)
    return _("“{typed:.40}” is not in this list: type a number or a name.", typed=error.typed)


REFUSALS: Mapping[type[RuleError], Sentence] = {
    NobodyMeantError: _nobody_meant,
    **_PEOPLE_SENTENCES,
    **_MEMBERSHIP_SENTENCES,
    **_CASH_SENTENCES,
    **_SEASON_SENTENCES,
    **_PRIZE_SENTENCES,
    persons.CoinError: _coin,
    money.AmountTooLargeError: N_("This is over a million: write a smaller amount."),
    money.AmountTextError: N_(
        "“{text:.30}” is not an amount: write it with a comma or a point, such as 7.50."
    ),
    money.OtherMoneyError: N_(
        "“{text:.30}” is not the club’s money, {currency}: write what it comes to in {currency}."
    ),
    money.OffCoinError: _with_money(
        N_("{cents} cannot be paid with coins of {coin}: write a multiple of {coin}.")
    ),
    money.NegativeAmountError: _with_money(
        N_("{cents} is below zero: write an amount of zero or more.")
    ),
    season.SeasonRuleError: N_(
        "The rule “{rule:.40}” cannot be followed. Write sum, best:3, mean:3, best:3/4 or drop:1, "
        "with a number from 1 to 9999."
    ),
    season.PlacementListError: N_(
        "Points by place begin with the first place and never rise: 10, 8, 6, 5, 4, 3, 2, 1."
    ),
    prize.PrizePlaceError: N_("There is no place {place}: places begin at 1."),
    prize.PrizeAmountError: N_("A prize is money, a thing, or a percentage: choose one of them."),
}
"""The sentences of refusals of the club's year."""
