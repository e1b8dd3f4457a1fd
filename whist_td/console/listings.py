"""A table that was described once, in letters of one width."""

from whist_td.words.listings import Listing, Media, R


def plain_text(listing: Listing[R]) -> str:
    """Return the headings and the lines, figures below one another."""
    columns = listing.on(Media.TERMINAL)
    lines = [[column.heading for column in columns]]
    lines += [[each.text for each in line] for line in listing.lines(Media.TERMINAL)]
    widths = [max(map(len, cells)) for cells in zip(*lines, strict=True)]
    shown = (
        (
            f"{text:<{wide}}" if column.is_words else f"{text:>{wide}}"
            for column, text, wide in zip(columns, line, widths, strict=True)
        )
        for line in lines
    )
    return "\n".join("  ".join(line).rstrip() for line in shown)
