"""What all sheets of a workbook share: heading lines, frozen panes, and how they print."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from openpyxl.utils import get_column_letter
from openpyxl.worksheet.worksheet import Worksheet

from whist_td.core.events import Details
from whist_td.interchange.tables import clean
from whist_td.interchange.workbook_ink import Ink, Pen
from whist_td.words.words import Words

if TYPE_CHECKING:
    from openpyxl.worksheet.header_footer import HeaderFooterItem

TITLE_ROW, SUBTITLE_ROW, HEADING_ROW = 1, 2, 4
_A4 = 9
_ROW_HEIGHT = 18
_WIDEST_NAME, _NARROWEST_NAME = 36, 12


def write_heading(sheet: Worksheet, pen: Pen, details: Details, title: str, _: Words) -> None:
    """Write the two lines above every table."""
    pen.write(sheet, TITLE_ROW, 1, title, Ink.TITLE)
    parts = (details.name, _.date(details.date), details.place)
    pen.write(sheet, SUBTITLE_ROW, 1, " · ".join(filter(None, parts)), Ink.SUBTITLE)
    sheet.row_dimensions[TITLE_ROW].height = 28
    sheet.row_dimensions[SUBTITLE_ROW].height = 18


def freeze(sheet: Worksheet, cell: str) -> None:
    """Keep in sight what stands above and to the left of a cell; hide the grid."""
    sheet.freeze_panes = cell
    sheet.sheet_view.showGridLines = False
    sheet.sheet_format.defaultRowHeight = _ROW_HEIGHT
    sheet.sheet_format.customHeight = True


def lay_out(sheet: Worksheet, details: Details, area: str, last_heading: int, _: Words) -> None:
    """Set how a sheet prints: landscape, as wide as the page, its headings on every page."""
    sheet.print_area = area
    sheet.print_title_rows = f"1:{last_heading}"
    sheet.page_setup.orientation = "landscape"
    sheet.page_setup.paperSize = _A4
    sheet.page_setup.fitToHeight = 0
    sheet.sheet_properties.pageSetUpPr.fitToPage = True  # type: ignore[union-attr]
    sheet.print_options.horizontalCentered = True
    margins = sheet.page_margins
    margins.left = margins.right = 0.4
    margins.top, margins.bottom = 0.5, 0.7
    footer = cast("HeaderFooterItem", sheet.oddFooter)
    for part, text in (
        (footer.left, _footer(details.name)),
        (footer.center, _footer(sheet.title)),
        (footer.right, _("page {page} of {pages}", page="&P", pages="&N")),
    ):
        part.text = text


def _footer(text: str) -> str:
    return clean(text)[:60].replace("&", "&&")


def heighten(sheet: Worksheet, row: int) -> None:
    """Give headings of two lines their room."""
    sheet.row_dimensions[row].height = 2 * _ROW_HEIGHT


def set_widths(sheet: Worksheet, widths: Iterable[float]) -> None:
    """Set the widths of the first columns, in letters."""
    for column, width in enumerate(widths, start=1):
        sheet.column_dimensions[get_column_letter(column)].width = width


def name_width(names: Iterable[str]) -> float:
    """Return the width of a column that shows the longest of some names."""
    longest = max(map(len, names), default=0)
    return min(_WIDEST_NAME, max(_NARROWEST_NAME, longest * 1.1 + 3))
