"""How pages inside a page look; the columns of their tables are told apart by their order."""

from whist_td.assets import style_sheet

LEAF_STYLE = style_sheet("leaf.css")
