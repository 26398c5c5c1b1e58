"""The HTTP handler: routers behind one shield; every error is said in the same plain form."""

from typing import TYPE_CHECKING, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from mangum import Mangum
from starlette.exceptions import HTTPException
from starlette.middleware.base import BaseHTTPMiddleware
from starlette.responses import JSONResponse

from functions import logs
from functions.api import books, reports, session, tables
from functions.api.shield import said, shield
from functions.refusal import Refusal

if TYPE_CHECKING:
    from mangum.types import LambdaContext, LambdaEvent


def build() -> FastAPI:
    # No pages about itself: what is served is what is listed (S29).
    made = FastAPI(title="Freehold", docs_url=None, redoc_url=None, openapi_url=None)
    for router in (session.router, tables.router, books.router, reports.router):
        made.include_router(router)
    made.add_middleware(BaseHTTPMiddleware, dispatch=shield)
    made.add_exception_handler(Refusal, _refused)
    made.add_exception_handler(RequestValidationError, _unreadable)
    made.add_exception_handler(HTTPException, _missing)
    return made


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return said(error)


async def _unreadable(request: Request, error: Exception) -> JSONResponse:
    return said(Refusal("BAD_REQUEST"))


async def _missing(request: Request, error: Exception) -> JSONResponse:
    return said(Refusal("NOT_FOUND"))


app = build()
_gateway: Final = Mangum(app, lifespan="off")


def handler(event: "LambdaEvent", context: "LambdaContext") -> dict[str, object]:
    logs.begin(str(event["requestContext"].get("requestId", "")))
    return _gateway(event, context)
