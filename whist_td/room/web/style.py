"""How the scenes look on a page."""

from string import Template

from whist_td.assets import style_sheet

RUNNERS = (
    ("#20455c", "#8ec3e0", "none"),
    ("#a34a00", "#ffab61", "9 4"),
    ("#2f6b2f", "#8fd68f", "2 4"),
    ("#7a2f8a", "#dca6ea", "12 3 2 3"),
    ("#8a6a00", "#ffd45c", "5 3"),
    ("#a3213a", "#ff8a97", "1 3"),
    ("#0f6f74", "#7fdfe4", "14 5"),
    ("#4b5560", "#c4ced6", "7 3 1 3 1 3"),
)
"""By day, by night, and the dashes that tell the lines apart without any colour."""

_DAY = "".join(f"--r{n}:{day};" for n, (day, _night, _dash) in enumerate(RUNNERS, start=1))
_NIGHT = "".join(f"--r{n}:{night};" for n, (_day, night, _dash) in enumerate(RUNNERS, start=1))
_LINES = "".join(
    f".runner-{n} {{ color: var(--r{n}); --dash: {dash}; }}\n"
    for n, (_day, _night, dash) in enumerate(RUNNERS, start=1)
)

_ROUNDS_WIDTH = f"{100 * 100 / 108:.2f}"
"""How far the last round reaches, in hundredths: names stand beside it."""

SCENE_STYLE = Template(style_sheet("scenes.css")).substitute(
    day=_DAY, night=_NIGHT, lines=_LINES, rounds_width=_ROUNDS_WIDTH
)
