"""One botocore session for all clients of a process, without what no client of this project needs.

A cold start pays for the search through four hundred services, for the hosts of each in each region (the rules beside
each service say the same), and for a hundred hooks of other services: 60 ms of 260 together.
"""

from functools import cache
from typing import Final, TypeAlias

from botocore import handlers
from botocore.loaders import Loader
from botocore.session import Session

Json: TypeAlias = "str | int | bool | list[Json] | dict[str, Json]"

VERSIONS: Final = {
    "dynamodb": "2012-08-10",
    "apigatewaymanagementapi": "2018-11-29",
    "kms": "2014-11-01",
    "stepfunctions": "2016-11-23",
}
"""What this project talks to."""


def _partition(name: str, regions: str, suffix: str) -> Json:
    defaults: dict[str, Json] = {
        "hostname": "{service}.{region}.{dnsSuffix}",
        "protocols": ["https"],
        "signatureVersions": ["v4"],
        "variants": [],
    }
    return {
        "partition": name,
        "partitionName": name,
        "regionRegex": rf"^({regions})\-\w+\-\d+$",
        "dnsSuffix": suffix,
        "defaults": defaults,
        "regions": {},
        "services": {},
    }


ENDPOINTS: Final[Json] = {
    "version": 3,
    "partitions": [
        _partition("aws", "us|eu|ap|sa|ca|me|af|il|mx", "amazonaws.com"),
        _partition("aws-cn", "cn", "amazonaws.com.cn"),
        _partition("aws-us-gov", "us-gov", "amazonaws.com"),
    ],
}


class _Lean(Loader):
    def list_available_services(self, type_name: str) -> list[str]:
        return [*VERSIONS]

    def determine_latest_version(self, service_name: str, type_name: str) -> str:
        return VERSIONS[service_name]

    def load_data_with_path(self, name: str) -> tuple[Json, str]:  # type: ignore[override]
        return (ENDPOINTS, "") if name == "endpoints" else super().load_data_with_path(name)


@cache
def session() -> Session:
    made = Session(include_builtin_handlers=False)
    for event, *hook in handlers.BUILTIN_HANDLERS:
        # Hooks for every service have a name of one part; the rest are another service's, or write documentation.
        if "." not in event and len(hook) == 1:
            made.register(event, hook[0])
    made.register_component("data_loader", _Lean(made.get_config_variable("data_path")))
    return made
