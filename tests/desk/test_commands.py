"""What a director can ask for is done by a rule that takes what the request carries."""

from dataclasses import fields
from inspect import signature

import pytest

from whist_td.core.formats import formats
from whist_td.desk.kinds import kind_named
from whist_td.desk.requests import Command


def every_command():
    kinds = [kind_named(each.code) for each in formats()]
    own = {command for kind in kinds for command in kind.commands.values()}
    return sorted(
        (each for each in own if issubclass(each, Command)), key=lambda each: each.__name__
    )


@pytest.mark.parametrize("command", every_command(), ids=lambda command: command.__name__)
def test_every_command_knows_how_it_is_done(command):
    rule = getattr(command, "_rule", None)
    if command.applied_to is not Command.applied_to:
        assert rule is None
    else:
        signature(rule).bind("event", *(each.name for each in fields(command)))
