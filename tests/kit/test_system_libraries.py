"""What the voice of the room wants of the system: an extra, never a reason not to start."""

from pathlib import Path

from whist_td.kit import system_libraries

LIBRARIES = ["libpulse.so.0", "libspeechd.so.2"]
NOWHERE = Path("nowhere")


def test_the_libraries_of_the_voice_have_packages():
    assert system_libraries.packages_for(LIBRARIES) == ["libpulse0", "libspeechd2"]


def test_the_voice_is_never_among_what_the_program_needs(tmp_path):
    (tmp_path / "QtTextToSpeech.abi3.so").touch()
    assert system_libraries.qt_libraries(tmp_path, ["xcb"]) == []
    assert system_libraries.voice_libraries(tmp_path) == [tmp_path / "QtTextToSpeech.abi3.so"]


def test_without_the_sound_package_it_says_how_to_get_it():
    told = system_libraries.told_voice(
        system_libraries.voice_libraries(NOWHERE), system_libraries.ENGINE
    )
    assert "PySide6-Addons==" in told
    assert "speech-dispatcher-espeak-ng" in told
