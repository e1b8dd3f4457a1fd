"""What is said of an evening that breaks a law of the rules."""


class LawBrokenError(AssertionError):
    """An evening that breaks a law of the rules."""


def hold(law: str, found: object, expected: object) -> None:
    """Insist on a law."""
    if found != expected:
        raise LawBrokenError(f"{law}: {found!r} instead of {expected!r}")
