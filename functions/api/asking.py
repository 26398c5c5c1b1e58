"""What routes ask about a request: whose session it is, and what its body says."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeVar

from fastapi import Depends, Request
from starlette.requests import ClientDisconnect

from functions import limits, people
from functions.networks import network
from functions.people import Session, User
from functions.refusal import Refusal
from functions.wire import read_body, table_id
from functions.wiring import Adapters, Site, adapters

On = Annotated[Adapters, Depends(adapters)]
_Body = TypeVar("_Body")
LARGEST_BODY: Final = 64 * 1024


def cookie_name(site: Site) -> str:
    """Over plain http on a home network browsers drop the `__Host-` cookie."""
    return "__Host-sid" if site.secure else "sid"


def session(request: Request, on: On) -> Session | None:
    secret = request.cookies.get(cookie_name(on.site))
    return people.session_of(on, secret) if secret else None


Known = Annotated[Session | None, Depends(session)]


def user(on: On, known: Known) -> User:
    """Who asks; without a session the request is refused, and one that asks too often is (S17)."""
    found = people.user_of(on.items, known.user) if known else None
    if found is None:
        raise Refusal("NO_SESSION")
    limits.spend(on, found.id, limits.REQUEST)
    return found


Me = Annotated[User, Depends(user)]


@dataclass(frozen=True, slots=True)
class Said:
    """The bytes of a body, read as what the route expects."""

    raw: bytes

    def read(self, kind: type[_Body]) -> _Body:
        return read_body(kind, self.raw)


async def said(request: Request) -> Said:
    return Said(await body_of(request))


async def body_of(request: Request) -> bytes:
    """What came, counted while it comes: a length that is announced may be missing (S16)."""
    read = bytearray()
    try:
        async for part in request.stream():
            read += part
            if len(read) > LARGEST_BODY:
                raise Refusal("TOO_LARGE")
    except ClientDisconnect:
        # Who hung up hears no answer: no fault of ours, to be found in the log among those that are.
        raise Refusal("BAD_REQUEST") from None
    return bytes(read)


Body = Annotated[Said, Depends(said)]


def origin(request: Request, on: On) -> str:
    """The network that a request comes from."""
    return network(on.site, request.headers, request.client.host if request.client else "")


From = Annotated[str, Depends(origin)]


def reader(on: On, known: Known, place: From) -> None:
    """Reading is counted too: by user, or by network for who has no session (S17)."""
    if known is not None:
        limits.spend(on, known.user, limits.REQUEST)
    elif not limits.from_network(on, place, limits.READ):
        raise Refusal("SLOW_DOWN")


READS: Final = (Depends(reader),)


def table(id: str) -> str:
    return table_id(id)


TableId = Annotated[str, Depends(table)]
