"""A season as one page for the club's site or a mail: its table, the race, and every event."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from whist_td.assets import style_sheet
from whist_td.club.rules.book import ClubBook
from whist_td.club.rules.seasons import SeasonStandings, corrections
from whist_td.club.views.race import Names, season_runners
from whist_td.club.words.listings import season_listing
from whist_td.club.words.race import season_race
from whist_td.club.words.season import held_words, season_remarks, season_rules_words, season_title
from whist_td.core.events import Details
from whist_td.interchange.web_frame import caption_html, listed, name_html, page, section, text
from whist_td.room.web.leaves import listing_html
from whist_td.room.web.page import SCENE_STYLE, race_html, welcome_html
from whist_td.room.words.posters import WelcomePoster
from whist_td.words.club_amounts import column_texts
from whist_td.words.words import Words, plain_date


@dataclass(frozen=True)
class SeasonPage:
    """What the page is made of: the standings, and the names as everybody may read them."""

    book: ClubBook
    standings: SeasonStandings
    names: Names
    events: Mapping[int, str]
    """What events are called, for what is said of them."""
    details: Details

    def whole(self, _: Words) -> str:
        """Return the page."""
        season = self.standings.season
        title = season_title(season.name, _)
        day = _.date(self.details.date)
        lines = (*filter(None, (self.details.place,)), held_words(self.standings.held, _), day)
        head = WelcomePoster(self.details.name, lines, self.details.logo, "", ())
        runners = season_runners(self.book, self.standings, self.names)
        poster = season_race(season, runners, _)
        race = race_html(poster, _("Race of the leaders"), _) if poster else ""
        scenes = "\n".join(filter(None, (self._table(_), race, self._events(_), self._notes(_))))
        body = (
            f'{welcome_html(head, has_begun=True)}\n<main>\n<div class="home">\n{scenes}\n</div>\n'
            f"</main>\n<footer><p>Whist TD</p></footer>"
        )
        return page(self.details, title, body, _, SCENE_STYLE + style_sheet("season.css"))

    def _table(self, _: Words) -> str:
        """Return the table; of a closed season as it was announced."""
        listing = season_listing(self.book, self.standings, self.names, _)
        names = (name_html(row.name) for row in listing.rows)
        return listing_html(listing, names, text(season_rules_words(self.standings.season, _)), _)

    def _events(self, _: Words) -> str:
        """Return what each event gave everybody; what does not count is struck through."""
        if not self.standings.events:
            return ""
        title = _("Points of each event")
        heads = [_("Name"), *(plain_date(each.date, _) for each in self.standings.events)]
        head = "".join(f'<th scope="col">{text(each)}</th>' for each in heads)
        rows = "\n".join(self._points(_))
        table = (
            f'<div class="each-event" tabindex="0" role="region" aria-label="{text(title)}"><table>'
            f"{caption_html(text(title))}<thead><tr>{head}</tr></thead>"
            f"\n<tbody>{rows}</tbody></table></div>"
        )
        hint = _("What is struck through does not count.")
        if corrections(self.book, self.standings):
            hint = f"{hint} {_('With what was corrected since it was announced.')}"
        return section("evenings", title, text(hint), table)

    def _points(self, _: Words) -> Iterator[str]:
        lines = [(line, (*line.counted, *line.dropped)) for line in self.standings.lines]
        texts = column_texts((worth.points for _line, worths in lines for worth in worths), _)
        for line, worths in lines:
            shown = {worth.event: text(texts[worth.points]) for worth in worths}
            shown |= {worth.event: f"<s>{shown[worth.event]}</s>" for worth in line.dropped}
            cells = (shown.get(each.event, "") for each in self.standings.events)
            name = name_html(self.names[self.book.who(line.person)])
            yield f'<tr><th scope="row">{name}</th>{"".join(f"<td>{c}</td>" for c in cells)}</tr>'

    def _notes(self, _: Words) -> str:
        """Return what is to be known of events, and of points given by hand."""
        remarks = season_remarks(self.book, self.standings, self.events, self.names, _)
        notes = listed("notes", map(text, remarks))
        return section("remarks", _("Remarks"), "", notes) if remarks else ""
