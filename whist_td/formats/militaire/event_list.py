"""Where the list of events finds how far a militaire event is."""

from whist_td.storage.event_list import ListedFormat

LISTED = ListedFormat("team", "round", "result")
