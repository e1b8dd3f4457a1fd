"""What mutation testing found untold of the games: numbers just outside what there is."""

import pytest

from whist_td.formats.club_night.games.game import TableSeatError
from whist_td.formats.club_night.games.scottish.rules import GAME, ScottishDeal, ScottishSettings


@pytest.mark.parametrize("revoker", [-1, 2])
def test_nobody_revokes_who_is_not_at_the_table(revoker):
    settings = ScottishSettings(revoke_loses=True)
    deal = ScottishDeal(jack=0, ten=0, ace=1, king=1, queen=1, revoker=revoker)
    with pytest.raises(TableSeatError):
        GAME.score(GAME.start(settings, 2), deal, settings)
