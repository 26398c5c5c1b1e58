"""`Alarm` over Step Functions: one sleeping execution for each table, `TABLE-n`."""

import json
from typing import TYPE_CHECKING

from functions.aws import client, is_error
from functions.ports import Millis
from functions.stamps import stamp

if TYPE_CHECKING:
    from mypy_boto3_stepfunctions.client import SFNClient


class StepAlarm:
    def __init__(self, machine: str) -> None:
        self._machine = machine
        self._made: SFNClient | None = None

    def arm(self, table: str, n: int, wake: Millis) -> None:
        if self._made is None:
            self._made = client("stepfunctions")
        waking = {"table": table, "n": n, "lap": 0, "until": stamp(wake)}
        try:
            self._made.start_execution(stateMachineArn=self._machine, name=f"{table}-{n}", input=json.dumps(waking))
        except Exception as error:
            # Names are taken for 90 days, and starting is idempotent only while it runs with equal input (F46).
            if not is_error(error, "ExecutionAlreadyExists"):
                raise
