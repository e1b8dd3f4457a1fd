"""Every format by its code: the one place that names them all."""

FORMATS = {
    "militaire": "whist_td.formats.militaire",
    "whiz": "whist_td.formats.whiz",
    "club": "whist_td.formats.club_night",
}
"""Code and folder; another format adds a line here, and a migration for its tables."""
BOOK = "whist_td.club"
"""The folder of the club's own book."""
