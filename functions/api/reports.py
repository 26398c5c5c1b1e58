"""What browsers report of the page: something in it that its content security policy kept from running (S12)."""

import logging
from typing import Final

from fastapi import APIRouter

from core.options import Json
from functions import limits
from functions.api.asking import Body, From, On
from functions.api.shield import REPORTS
from functions.refusal import Refusal
from functions.wire import read_json

router: Final = APIRouter()
LONGEST: Final = 100

log = logging.getLogger("freehold.reports")


@router.post(REPORTS, response_model=None)
def violated(on: On, place: From, body: Body) -> Json:
    """A browser sends it by itself, without a header of ours; anybody else may too, so it is only noted, cut short."""
    if not limits.from_network(on, place, limits.REPORT):
        raise Refusal("SLOW_DOWN")
    told = read_json(body.raw)
    report = told.get("csp-report") if isinstance(told, dict) else None
    if not isinstance(report, dict):
        raise Refusal("BAD_REQUEST")
    log.warning("the page's policy was violated: %s by %s", _short(report, "violated-directive"), _where(report))
    return {}


def _short(report: dict[str, Json], field: str) -> str:
    said = report.get(field)
    return ascii(said[:LONGEST]) if isinstance(said, str) else "?"


def _where(report: dict[str, Json]) -> str:
    """Without what stands behind an address's `?`: it may be somebody's own."""
    said = report.get("blocked-uri")
    return ascii(said.partition("?")[0][:LONGEST]) if isinstance(said, str) else "?"
