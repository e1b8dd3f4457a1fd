"""What keeps a damaged file from being recovered, as facts."""

from whist_td.desk.club_errors import ClubFileError


class NothingRecoveredError(ClubFileError):
    """A damaged file in which no event can be read any more."""
