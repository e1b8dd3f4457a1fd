"""The example says that it is there, rather than be played twice into one file."""


def test_a_second_example_in_a_folder_says_that_it_is_there(finished, whist_td):
    there = finished.rename(finished.with_name("demo.whist"))
    before = there.read_bytes()
    assert whist_td("demo", there.parent, "--lang", "fr") == 2
    assert "demo.whist" in whist_td.errors
    assert there.read_bytes() == before
