"""One botocore session for all clients of a process, spared the search through every service there is."""

from functools import cache
from typing import Final

from botocore.loaders import Loader
from botocore.session import Session

VERSIONS: Final = {
    "dynamodb": "2012-08-10",
    "apigatewaymanagementapi": "2018-11-29",
    "kms": "2014-11-01",
    "stepfunctions": "2016-11-23",
}
"""What this project talks to. Listing the folders of four hundred services costs a cold start 40 ms."""


class _Known(Loader):
    def list_available_services(self, type_name: str) -> list[str]:
        return [*VERSIONS]

    def determine_latest_version(self, service_name: str, type_name: str) -> str:
        return VERSIONS[service_name]


@cache
def session() -> Session:
    made = Session()
    made.register_component("data_loader", _Known(made.get_config_variable("data_path")))
    return made
