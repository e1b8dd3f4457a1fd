"""Where the list of events finds how far such an event is."""

from whist_td.storage.event_list import ListedFormat

LISTED = ListedFormat("toyplayerrow", "toyroundrow", "toyguess")
