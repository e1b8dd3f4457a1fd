"""A club night of any game in the middle of play, and deals as a table tells them."""

from collections.abc import Callable
from datetime import UTC, date, datetime

import pytest

from whist_td.core.events import Details
from whist_td.formats.club_night.commands.commands import BeginClubRound, CreateClub, EnterDeal
from whist_td.formats.club_night.rules.deals import DealPlace, GameChoice, TableDeal
from whist_td.formats.club_night.rules.event import ClubNightEvent, ClubPlayer, ClubSettings
from whist_td.formats.club_night.rules.seating import rounds_to_come

AT = datetime(2026, 11, 21, 20, 0, tzinfo=UTC)
DETAILS = Details("Soirée", date(2026, 11, 21))


def _people(number: int, paired: bool) -> tuple[ClubPlayer, ...]:  # noqa: FBT001
    return tuple(
        ClubPlayer(n, f"Joueur {n}", partner=(n + 1 if n % 2 else n - 1) if paired else None)
        for n in range(1, number + 1)
    )


@pytest.fixture(scope="session")
def new_night() -> Callable[..., ClubNightEvent]:
    """Open a club night of a game and so many people, seated and not yet begun."""

    def opened(people: int = 4, game: str = "iwwa", **settings: object) -> ClubNightEvent:
        chosen = ClubSettings(game=GameChoice(game), **settings)
        paired = chosen.seating.value == "pairs"
        evening = CreateClub(DETAILS, chosen, _people(people, paired)).opened()
        rounds = rounds_to_come(evening)
        return CreateClub(DETAILS, chosen, _people(people, paired), rounds).opened()

    return opened


@pytest.fixture(scope="session")
def begun(new_night) -> Callable[..., ClubNightEvent]:
    """Open a club night whose first round has begun."""
    return lambda *args, **settings: BeginClubRound(1).applied_to(new_night(*args, **settings), AT)


@pytest.fixture(scope="session")
def told() -> Callable[..., TableDeal]:
    """Return a deal of a game, field by field."""
    return lambda game="iwwa", **fields: GameChoice(game).deal(fields)


@pytest.fixture(scope="session")
def with_deals() -> Callable[..., ClubNightEvent]:
    """Enter deals at a table of a round, one after another."""

    def entered(evening: ClubNightEvent, *deals: TableDeal, at: tuple[int, int] = (1, 1)):
        known = len(evening.deals_at(*at))
        for number, deal in enumerate(deals, start=known + 1):
            evening = EnterDeal(DealPlace(*at, number), deal).applied_to(evening, AT)
        return evening

    return entered
