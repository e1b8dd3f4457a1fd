"""`override` for what Qt calls us; at run time it costs nothing, which the first paint needs."""

from typing import TYPE_CHECKING, TypeVar

__all__ = ["override"]

if TYPE_CHECKING:
    from typing_extensions import override
else:
    _Method = TypeVar("_Method")

    def override(method: _Method) -> _Method:
        """Mark a method that Qt calls."""
        return method
