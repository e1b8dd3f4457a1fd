"""A Whiz tournament for other programs; a maker is only read when it is needed."""

from whist_td.formats.whiz.rules.event import WhizEvent
from whist_td.interchange.formats import FormatFiles, later

FILES: FormatFiles[WhizEvent] = FormatFiles(
    workbook=later(f"{__name__}.workbook", "whiz_workbook"),
    table=later("whist_td.formats.whiz.words.standings", "whiz_table"),
    page=later(f"{__name__}.web_page", "whiz_web_page"),
    json=later(f"{__name__}.exchange", "whiz_event_json"),
    commands=later(f"{__name__}.exchange", "whiz_commands_of"),
)
