"""The looks: contrast, size, roles."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel

from whist_td.core.contracts import Strain
from whist_td.kit import theme
from whist_td.kit.parts import icon
from whist_td.kit.stylesheet import CONTRAST, LIGHT, PALETTES, in_colours
from whist_td.kit.suits import suit_colour, suit_path
from whist_td.kit.theme import Look, apply_theme, colours, labelled, palette_of, set_role, text_font
from whist_td.stages.formats import Stage

LEAST_CONTRAST = 4.5
PAIRS = [
    ("text", "window"),
    ("text", "surface"),
    ("text", "accent_soft"),
    ("text", "home_soft"),
    ("text", "visitors_soft"),
    ("quiet", "window"),
    ("quiet", "surface"),
    ("quiet", "hover"),
    ("accent", "surface"),
    ("on_accent", "accent"),
    ("on_home", "home"),
    ("on_visitors", "visitors"),
    ("on_amber", "amber_soft"),
    ("red", "red_soft"),
    ("red", "surface"),
    ("suit_red", "surface"),
    ("suit_black", "surface"),
]


FRAMED = ("border", "edge", "accent")
"""What draws the frame of a control, the groove of a slider, and where the keys are."""


def luminance(name):
    parts = (part / 255 for part in QColor(name).getRgb()[:3])
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


LEAST_OF_FRAMES, MOST_CONTRAST = 3, 7
FRAMES = [(frame, ground) for frame in FRAMED for ground in ("window", "surface")]
NAMES = ["light", "dark", "contrast"]


def contrast(palette, ink, ground):
    light, dark = sorted(
        (luminance(getattr(palette, ink)), luminance(getattr(palette, ground))), reverse=True
    )
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("palette", PALETTES, ids=NAMES)
@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_words_stand_out_from_their_ground(palette, ink, ground):
    least = MOST_CONTRAST if palette is CONTRAST else LEAST_CONTRAST
    assert contrast(palette, ink, ground) >= least


@pytest.mark.parametrize("palette", PALETTES, ids=NAMES)
@pytest.mark.parametrize(("frame", "ground"), FRAMES)
def test_frames_sliders_and_the_sign_of_the_keys_are_seen(palette, frame, ground):
    assert contrast(palette, frame, ground) >= LEAST_OF_FRAMES


@pytest.mark.parametrize("palette", PALETTES, ids=NAMES)
def test_painters_find_the_palette_of_the_window(qapp, palette):
    apply_theme(qapp, palette)
    assert colours() is palette


THEMES = {
    "aquatic": ("#202020", "#ffffff", "#8ee3f0", "#263b50"),
    "desert": ("#fffaef", "#3d3d3d", "#903909", "#fff5e3"),
    "dusk": ("#2d3236", "#ffffff", "#a1bfde", "#212d3b"),
    "night sky": ("#000000", "#ffffff", "#d6b4fd", "#2b2b2b"),
    "yellow and blue on black": ("#000000", "#ffff00", "#0000ff", "#ffffff"),
}
"""Ground, text, what is chosen, and the text on it: as Windows has them."""


@pytest.mark.parametrize("name", THEMES)
def test_in_the_systems_own_colours_everything_is_seen(name):
    palette = in_colours(*THEMES[name])
    assert min(contrast(palette, *pair) for pair in PAIRS) >= LEAST_CONTRAST
    assert min(contrast(palette, *pair) for pair in FRAMES) >= LEAST_OF_FRAMES


def test_a_system_that_asks_for_contrast_is_worn_in_its_own_colours(qapp, monkeypatch):
    apply_theme(qapp, LIGHT)
    assert palette_of(Look.SYSTEM) in PALETTES
    monkeypatch.setattr(theme, "wants_contrast", lambda: True)
    own = palette_of(Look.SYSTEM)
    apply_theme(qapp, own)
    assert (own.surface, own.text) == ("#ffffff", "#000000")
    assert palette_of(Look.SYSTEM) == colours() == own
    assert palette_of(Look.LIGHT) is LIGHT


def test_the_whole_window_follows_the_size(qtbot, qapp):
    apply_theme(qapp, LIGHT, 24)
    label = QLabel("Round 7")
    qtbot.addWidget(label)
    label.ensurePolished()
    assert label.font().pointSizeF() == 24
    assert text_font().family() == "Atkinson Hyperlegible Next"


def test_a_title_is_larger_than_its_text(qtbot):
    title, body = labelled("Round", "title"), labelled("Round", "body")
    for label in (title, body):
        qtbot.addWidget(label)
        label.ensurePolished()
    assert title.font().pointSizeF() > body.font().pointSizeF()


def test_a_team_with_a_name_like_a_tag_is_shown_as_it_is_written(qtbot):
    tag, luc = labelled("<b title='x'>Luc</b>", "heading"), labelled("Luc", "heading")
    for label in (tag, luc):
        qtbot.addWidget(label)
        label.ensurePolished()
    assert tag.sizeHint().width() > 3 * luc.sizeHint().width()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("stage", Stage)
def test_every_stage_has_its_drawing(stage):
    assert not icon(stage.value, LIGHT.text).isNull()


def test_hearts_and_diamonds_are_red_the_others_not():
    red = [suit for suit in Strain if suit_colour(suit, LIGHT) == QColor(LIGHT.suit_red)]
    assert red == [Strain.DIAMONDS, Strain.HEARTS]


@pytest.mark.parametrize("suit", Strain)
def test_every_suit_fits_its_square(suit):
    box = suit_path(suit).boundingRect()
    assert box.left() >= 0
    assert box.top() >= 0
    assert box.right() <= 1
    assert box.bottom() <= 1


@pytest.mark.parametrize("role", ["banner", "alarm", "refusal"])
def test_words_are_calm_again_when_their_frame_is(role, qtbot):
    frame = QFrame()
    qtbot.addWidget(frame)
    words = labelled("Round 2 is not complete", "body", frame)
    set_role(frame, role)
    frame.show()
    assert words.palette().windowText().color().name() != LIGHT.text
    set_role(frame, "card")
    assert words.palette().windowText().color().name() == LIGHT.text
