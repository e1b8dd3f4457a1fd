"""Where the list of events finds how far a club night is."""

from whist_td.storage.event_list import ListedFormat

LISTED = ListedFormat(
    "club_player", "club_round", "club_deal", lambda settings: str(settings["game"]["code"])
)
