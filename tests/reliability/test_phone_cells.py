"""What a telephone shows of a deal is read as the same deal again, in every game."""

from contextlib import suppress
from datetime import UTC, datetime
from random import Random

import pytest
from reliability.accidents_club import opening
from reliability.club_deals import a_deal

from whist_td.core.errors import RuleError
from whist_td.formats.club_night.commands.commands import BeginClubRound, EnterDeal
from whist_td.formats.club_night.games.registry import GAMES
from whist_td.formats.club_night.phones import PHONES
from whist_td.formats.club_night.rules.deals import DealPlace
from whist_td.phones.formats import results_table, row_at

NOW = datetime(2026, 11, 24, 20, tzinfo=UTC)


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_shown_is_the_deal_read(game):
    dice = Random(f"telephones {game}")  # noqa: S311 - a draw
    read = 0
    for _night in range(6):
        event = opening(dice, game).opened()
        with suppress(RuleError):
            event = BeginClubRound(1).applied_to(event, NOW)
        if not event.is_started:
            continue
        table = PHONES.tables(event)[0]
        for number in range(1, 5):
            place = {"round": 1, "deal": number}
            try:
                deal = a_deal(event, DealPlace(1, table, number), dice)
                after = EnterDeal(DealPlace(1, table, number), deal).applied_to(event, NOW)
            except RuleError:
                break
            facts = PHONES.entered(after, table, place)
            again = PHONES.command(event, results_table([row_at(table, place, facts)]), NOW)
            assert again.applied_to(event, NOW).results == after.results, facts
            event, read = after, read + 1
    assert read > 1
