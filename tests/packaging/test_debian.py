"""What the voice of the room wants of the system: an extra, never a reason not to start."""

from pathlib import Path

import debian

LIBRARIES = ["libpulse.so.0", "libspeechd.so.2"]
NOWHERE = Path("nowhere")


def test_the_libraries_of_the_voice_have_packages():
    assert debian.packages_for(LIBRARIES) == ["libpulse0", "libspeechd2"]


def test_the_voice_is_never_among_what_the_program_needs(tmp_path):
    (tmp_path / "QtTextToSpeech.abi3.so").touch()
    assert debian.qt_libraries(tmp_path, ["xcb"]) == []
    assert debian.voice_libraries(tmp_path) == [tmp_path / "QtTextToSpeech.abi3.so"]


def test_without_the_sound_package_it_says_how_to_get_it():
    told = debian.told_voice(debian.voice_libraries(NOWHERE), debian.ENGINE)
    assert "PySide6-Addons==" in told
    assert "speech-dispatcher-espeak-ng" in told
