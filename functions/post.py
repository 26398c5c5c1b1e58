"""`Post` over API Gateway's connections: side by side over kept connections, and patient for a moment only."""

import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from functions.aws import client, is_error
from functions.ports import Letter

if TYPE_CHECKING:
    from mypy_boto3_apigatewaymanagementapi.client import ApiGatewayManagementApiClient

SIDE_BY_SIDE: Final = 8

log = logging.getLogger("freehold.post")


class GatewayPost:
    """The client and its threads are made at the first letter (F73)."""

    def __init__(self, endpoint: str) -> None:
        self._endpoint = endpoint
        self._made: ApiGatewayManagementApiClient | None = None
        self._threads: ThreadPoolExecutor | None = None

    def send(self, letters: Sequence[Letter]) -> tuple[str, ...]:
        if not letters:
            return ()
        gateway = self._client()
        if len(letters) == 1:
            return tuple(letter.conn for letter in letters if not _delivered(gateway, letter))
        if self._threads is None:
            self._threads = ThreadPoolExecutor(SIDE_BY_SIDE)
        answers = self._threads.map(lambda letter: _delivered(gateway, letter), letters)
        return tuple(letter.conn for letter, delivered in zip(letters, answers, strict=True) if not delivered)

    def close(self, conn: str) -> None:
        from botocore.exceptions import BotoCoreError, ClientError

        try:
            self._client().delete_connection(ConnectionId=conn)
        except (BotoCoreError, ClientError) as error:
            if not is_error(error, "GoneException"):
                log.warning("a connection could not be closed: %s", type(error).__name__)

    def _client(self) -> "ApiGatewayManagementApiClient":
        if self._made is None:
            self._made = client("apigatewaymanagementapi", self._endpoint)
        return self._made


def _delivered(gateway: "ApiGatewayManagementApiClient", letter: Letter) -> bool:
    """False if the connection is gone. Any other failure is left to the pull: a push is a hint (F31, F32)."""
    from botocore.exceptions import BotoCoreError, ClientError  # loaded with the client

    try:
        gateway.post_to_connection(ConnectionId=letter.conn, Data=letter.data)
    except (BotoCoreError, ClientError) as error:
        if is_error(error, "GoneException"):
            return False
        log.warning("a push failed: %s", type(error).__name__)
    return True
