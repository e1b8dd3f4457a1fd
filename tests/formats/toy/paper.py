"""The one sheet of such an event: its standings."""

from whist_td.room.standings_paper import STANDINGS_PAPERS as PAPERS

__all__ = ["PAPERS"]
