"""TODO."""

from dataclasses import dataclass

from whist_td.core.errors import RuleError


@dataclass(eq=False)
class AttackersError(RuleError):
    """More or fewer attackers than the contract has."""

    found: int
    least: int
    most: int


class AttackerTwiceError(RuleError):
    """A player named twice among the attackers."""


class SittingOutError(RuleError):
    """A dealer of a table of five, who sits out, among the attackers."""


class MisereTricksError(RuleError):
    """Tricks given for a misère, which is made or not."""


class MisereMadeError(RuleError):
    """A misère made by somebody who did not play one."""


class MadeNotMisereError(RuleError):
    """Somebody said to have made his misère in a contract that is none."""


class PassedDealError(RuleError):
    """A deal that everybody passed, with attackers or tricks."""


@dataclass(eq=False)
class GoalError(RuleError):
    """A number of tricks promised that is not that of the contract."""

    goal: int
    promised: int
