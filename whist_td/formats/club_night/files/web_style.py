"""How the pages inside a club night's page look, beyond what all of them share."""

from whist_td.assets import style_sheet

CLUB_STYLE = style_sheet("leaf_club.css")
