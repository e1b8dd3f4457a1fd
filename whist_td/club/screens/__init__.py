"""What the window shows of the club's year: its stages, each a page of its own."""

from whist_td.stages.formats import ScreenFormat, Stage
from whist_td.words.words import N_

SCREENS = ScreenFormat(
    label=N_("The club"),
    about="",
    form=("", ""),
    panels={
        Stage.PEOPLE: ("whist_td.club.screens.people", "PeoplePanel"),
        Stage.SEASONS: ("whist_td.club.screens.seasons", "SeasonsPanel"),
        Stage.CASH: ("whist_td.club.screens.cash", "CashPanel"),
        Stage.ACCOUNTS: ("whist_td.club.screens.accounts", "AccountsPanel"),
        Stage.PRIZES: ("whist_td.club.screens.prizes", "PrizesPanel"),
    },
    guide="year",
    journal_hint=N_("Find: a name, a season…"),
)
