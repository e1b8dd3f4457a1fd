"""Who is let through: connections and their time, sizes, rates, and strangers' pages."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from time import monotonic
from typing import Any, ClassVar

from typing_extensions import override
from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_CONNECTIONS = 64
"""Served at a time; as many others wait at the door as `_MOST_WAITING`."""
_MOST_WAITING = 512
SECONDS = 10.0
"""A connection lasts no longer."""
MOST_BODY = 4096
"""Bytes."""
_BURST, _PER_SECOND = 60.0, 15.0
"""What a token may ask at once, and as time goes by."""
_MOST_TOKENS = 2000


class DoorKeeper:
    """Counts the connections of a server."""

    def __init__(self) -> None:
        self.inside: set[Any] = set()
        self.waiting: deque[Any] = deque()


class TimedProtocol(H11Protocol):
    """A connection that is closed after its time, and waits where too many are open."""

    door: ClassVar[DoorKeeper] = DoorKeeper()
    _ends: asyncio.TimerHandle | None = None

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.door.inside) < MOST_CONNECTIONS:
            self.let_in()
        elif len(self.door.waiting) < _MOST_WAITING:
            transport.pause_reading()
            self.door.waiting.append(self)
        else:
            transport.abort()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        if self._ends is not None:
            self._ends.cancel()
        self.door.inside.discard(self)
        super().connection_lost(exc)
        while self.door.waiting and len(self.door.inside) < MOST_CONNECTIONS:
            following = self.door.waiting.popleft()
            if not following.transport.is_closing():
                following.transport.resume_reading()
                following.let_in()

    def let_in(self) -> None:
        """Serve it from now on, as long as its time lasts."""
        self.door.inside.add(self)
        self._ends = self.loop.call_later(SECONDS, self.transport.abort)


class Rates:
    """How much each token has asked for lately."""

    def __init__(self, seconds: Callable[[], float] = monotonic) -> None:
        self._seconds = seconds
        self._left: dict[str, tuple[float, float]] = {}

    def allows(self, token: str) -> bool:
        """Tell whether a token may ask once more."""
        now = self._seconds()
        left, before = self._left.get(token, (_BURST, now))
        left = min(_BURST, left + (now - before) * _PER_SECOND)
        if len(self._left) > _MOST_TOKENS:
            self._left.clear()
        self._left[token] = (max(0.0, left - 1), now)
        return left >= 1


class Gate:
    """Refuses cheaply, before anything is read of the event, what no page of ours sends."""

    def __init__(self, app: Any, hosts: Callable[[], Collection[str]]) -> None:  # noqa: ANN401
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:  # noqa: ANN401 - ASGI's
        """Let a request through, or refuse it; whatever is answered is kept by nobody."""
        if scope["type"] != "http":
            return

        async def guarded(message: Any) -> None:  # noqa: ANN401 - ASGI's
            if message["type"] == "http.response.start":
                own = list(message.get("headers", ()))
                if not any(name == _POLICY for name, _value in own):
                    own.append((_POLICY, NO_PAGE))
                message["headers"] = [*own, *_HEADERS]
            await send(message)

        status = self._status(scope)
        if status:
            await _refuse(status, guarded)
        else:
            await self._app(scope, receive, guarded)

    def _status(self, scope: Any) -> int:  # noqa: ANN401 - ASGI's
        """Return the status that refuses a request; 0: none does."""
        headers: dict[bytes, bytes] = {}
        for name, value in scope["headers"]:
            if name in headers and name in (b"host", b"content-length", b"origin"):
                return 400
            headers[name] = value
        hosts = self._hosts()
        if headers.get(b"host", b"").decode("latin-1").lower() not in hosts:
            return 421
        origin = headers.get(b"origin")
        if origin is not None:
            scheme, _colon, name = origin.decode("latin-1").lower().partition("://")
            if scheme != "http" or name not in hosts:
                return 403
        if scope["method"] not in ("GET", "POST", "HEAD"):
            return 405
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            return 400
        return 413 if int(length[:12]) > MOST_BODY else 0


_HEADERS = (
    (b"cache-control", b"no-store"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"connection", b"close"),
)
_POLICY, NO_PAGE = b"content-security-policy", b"default-src 'none'"
"""Of an answer that is no page."""


async def _refuse(status: int, send: Any) -> None:  # noqa: ANN401 - ASGI's
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b'{"error":"%d"}' % status})
