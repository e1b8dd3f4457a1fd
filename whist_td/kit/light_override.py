"""Marks a method that Qt calls, for modules that the first paint reads: it has no time for more."""

from typing import TYPE_CHECKING, TypeVar

__all__ = ["override"]

if TYPE_CHECKING:
    from typing_extensions import override
else:
    _Method = TypeVar("_Method")

    def override(method: _Method) -> _Method:
        """Return the method as it is."""
        return method
