"""A club night for other programs; a maker is only read when it is needed."""

from whist_td.formats.club_night.rules.event import ClubNightEvent
from whist_td.interchange.formats import FormatFiles, later

FILES: FormatFiles[ClubNightEvent] = FormatFiles(
    workbook=later(f"{__name__}.workbook", "club_workbook"),
    table=later("whist_td.formats.club_night.words.standings", "club_table"),
    page=later(f"{__name__}.web_page", "club_web_page"),
    json=later(f"{__name__}.json_file", "club_event_json"),
    commands=later(f"{__name__}.json_file", "club_commands_of"),
)
