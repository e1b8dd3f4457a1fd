"""Values: the dataclasses of the program, each method of which is written when it is first called.

The standard decorator writes up to six methods of a class as text and compiles them. A verb reads
five hundred classes and calls few of their methods: writing all took a quarter of its time.
"""

import dataclasses
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from typing import TYPE_CHECKING, Any

__all__ = ["dataclass"]

_NONE_WRITTEN = {"init": False, "repr": False, "eq": False}
_COMPARING = ("__lt__", "__le__", "__gt__", "__ge__")

if TYPE_CHECKING:
    from dataclasses import dataclass
else:

    def dataclass(cls: type | None = None, /, **options: bool) -> Any:  # noqa: ANN401 - as there
        """Make a dataclass, as `dataclasses.dataclass` does with these options.

        >>> @dataclass(frozen=True, order=True)
        ... class Table:
        ...     number: int
        >>> Table(3), Table(3) == Table(number=3), Table(2) < Table(3), {Table(3): 12}[Table(3)]
        (Table(number=3), True, True, 12)
        """
        return _made(cls, **options) if cls else lambda cls: _made(cls, **options)


def _made(
    cls: type, *, frozen: bool = False, eq: bool = True, order: bool = False, kw_only: bool = False
) -> type:
    cls.__doc__ = cls.__doc__ or cls.__name__  # or its signature is looked for, which takes longest
    dataclasses.dataclass(**_NONE_WRITTEN, kw_only=kw_only)(cls)
    if frozen:
        _freeze(cls)
    later = {"__init__": "init", "__repr__": "repr", **({"__eq__": "eq"} if eq else {})}
    for name, option in later.items():
        if name not in vars(cls):
            setattr(cls, name, _writing(cls, name, {option: True, "frozen": frozen}))
    if eq and vars(cls).get("__hash__") is None:
        written = _writing(cls, "__hash__", {"eq": True, "frozen": True})
        cls.__hash__ = written if frozen else None  # type: ignore[assignment]
    for name in _COMPARING if order else ():
        setattr(cls, name, _writing(cls, name, {"eq": True, "order": True}))
    return cls


def _writing(cls: type, name: str, options: dict[str, bool]) -> Callable[..., Any]:
    """Return what writes a method in its own place when it is called, and calls it."""

    def method(self: object, *given: object, **named: object) -> Any:  # noqa: ANN401 - of any method
        setattr(cls, name, getattr(_twin(cls, options), name))
        return getattr(cls, name)(self, *given, **named)

    return method


def _twin(cls: type, options: dict[str, bool]) -> type:
    """Return a class with the same fields, some of whose methods are written."""
    written: dict[str, Any] = {**_NONE_WRITTEN, **options}
    same = ("__module__", "__qualname__", "__doc__", "__post_init__")
    return dataclasses.make_dataclass(
        cls.__name__,
        [(each.name, each.type, each) for each in dataclasses.fields(cls)],
        namespace={name: getattr(cls, name) for name in same if hasattr(cls, name)},
        **written,
    )


def _freeze(cls: type) -> None:
    """Let nobody change a value, nor take anything out of it."""
    names = frozenset(vars(cls)["__dataclass_fields__"])

    def set_unless_frozen(self: object, name: str, value: object) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)  # type: ignore[arg-type]

    def delete_unless_frozen(self: object, name: str) -> None:
        if type(self) is cls or name in names:
            raise FrozenInstanceError(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)  # type: ignore[arg-type]

    setattr(cls, "__setattr__", set_unless_frozen)  # noqa: B010 - mypy forbids it otherwise
    setattr(cls, "__delattr__", delete_unless_frozen)  # noqa: B010
