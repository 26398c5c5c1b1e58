"""What routes ask about a request: whose session it is, and what its body says."""

from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import Depends, Request

from functions import limits, people
from functions.networks import prefix
from functions.people import Session, User
from functions.refusal import Refusal
from functions.wire import read_body
from functions.wiring import Adapters, Site, adapters

On = Annotated[Adapters, Depends(adapters)]
_Body = TypeVar("_Body")


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
    return Said(await request.body())


Body = Annotated[Said, Depends(said)]


def network(request: Request) -> str:
    """The network that a request comes from."""
    return prefix(request.client.host if request.client else "")
