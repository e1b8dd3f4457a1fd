"""How every page of results looks: on a phone, on a screen, on paper, by day and by night."""

from whist_td.assets import style_sheet

STYLE = style_sheet("page.css")
