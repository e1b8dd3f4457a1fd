"""The server of the telephones: on a thread of its own, off until it is turned on."""

import logging
import socket
from collections.abc import Collection
from threading import Thread

import psutil
from uvicorn import Config, Server

from whist_td.desk.request_errors import ArgumentValueError
from whist_td.phones.gate import DoorKeeper, TimedProtocol
from whist_td.phones.hall import Hall
from whist_td.phones.web import PhoneWeb

_BACKLOG = 512
_ANY = ("0.0.0.0", "::", "")  # noqa: S104 - what a director may ask for
_LOOPBACK = "127.0.0.1"
_HEADER = 8192


def addresses() -> dict[str, str]:
    """Return the addresses by which this computer is reached, by the names of its adapters."""
    found = {}
    for name, known in psutil.net_if_addrs().items():
        for each in known:
            if each.family == socket.AF_INET and not each.address.startswith("127."):
                found[name] = each.address
    return found


class PhoneServer:
    """Listens at an address as long as it is on."""

    def __init__(self, hall: Hall, address: str, port: int) -> None:
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            self._socket.bind((address, port))
        except (OSError, OverflowError) as error:
            self._socket.close()
            raise ArgumentValueError("--address", f"{address}:{port}", str(error)) from error
        self.port = self._socket.getsockname()[1]
        self._address = address

        class Protocol(TimedProtocol):
            door = DoorKeeper()

        self._web = web = PhoneWeb(hall, lambda: self.hosts)
        config = Config(
            web.app,
            http=Protocol,
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            date_header=False,
            backlog=_BACKLOG,
            h11_max_incomplete_event_size=_HEADER,
            timeout_keep_alive=5,
            timeout_graceful_shutdown=2,
        )
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)
        self._server = Server(config)
        self._thread = Thread(target=self._run, name="telephones", daemon=True)
        self._hosts: frozenset[str] = frozenset(self._all_hosts())

    @property
    def hosts(self) -> Collection[str]:
        """What the pages may be called by."""
        return self._hosts

    @property
    def url(self) -> str:
        """Where telephones come in."""
        address = self._address
        if address in _ANY:
            address = next(iter(addresses().values()), _LOOPBACK)
        return f"http://{address}:{self.port}"

    def start(self) -> None:
        """Listen from now on."""
        self._thread.start()
        while not self._server.started and self._thread.is_alive():
            self._thread.join(0.005)

    def stop(self) -> None:
        """Listen no more; what is being answered is answered."""
        self._server.should_exit = True
        self._thread.join(5)
        self._web.close()
        self._socket.close()

    def _run(self) -> None:
        self._server.run(sockets=[self._socket])

    def _all_hosts(self) -> Collection[str]:
        names = {self._address, _LOOPBACK, "localhost"}
        if self._address in _ANY:
            names |= {*addresses().values(), socket.gethostname().lower()}
        return {f"{name}:{self.port}" for name in names}
