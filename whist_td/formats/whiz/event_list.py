"""Where the list of events finds how far a Whiz tournament is."""

from whist_td.storage.event_list import ListedFormat

LISTED = ListedFormat("whiz_player", "whiz_round", "whiz_result")
