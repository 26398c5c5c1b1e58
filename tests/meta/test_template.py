"""What template.yaml must hold whatever else changes: least privilege, nothing lost, nothing forgotten."""

import ast
import json
import re
from importlib.util import find_spec
from typing import cast

import pytest

from functions import dynamo, keys, networks
from functions.api.asking import cookie_name
from functions.wiring import Site
from infra.local.page import POLICY, SAFE
from tests.meta.cloudformation import Map, Node, actions, dig, properties, resources, statements, template
from tests.meta.sources import ROOT, tree

FUNCTIONS = {
    "HttpFunction": "functions.on_http.handler",
    "SocketFunction": "functions.on_socket.handler",
    "ClockFunction": "functions.on_clock.handler",
    "SweepFunction": "functions.on_sweep.handler",
}
ROLES = {name: name.replace("Function", "Role") for name in FUNCTIONS}
ITEMS = {"dynamodb:GetItem", "dynamodb:PutItem", "dynamodb:UpdateItem", "dynamodb:DeleteItem", "dynamodb:Query"}
LOGS = {"logs:CreateLogStream", "logs:PutLogEvents"}
GAME = ITEMS | LOGS | {"kms:Decrypt", "kms:Encrypt", "execute-api:ManageConnections", "states:StartExecution"}
# Any action more is a decision, to be made here.
ALLOWED = {
    "HttpRole": GAME,
    "SocketRole": GAME,
    "ClockRole": GAME,
    "SweepRole": GAME,
    "ClockMachineRole": {"lambda:InvokeFunction"},
}


def test_there_are_four_functions_with_handlers_that_exist() -> None:
    assert {name: dig(one, "Properties", "Handler") for name, one in functions().items()} == FUNCTIONS
    for handler in FUNCTIONS.values():
        assert find_spec(handler.rpartition(".")[0]) is not None


def functions() -> dict[str, Map]:
    return resources("AWS::Serverless::Function")


def test_each_function_has_a_role_of_its_own() -> None:
    roles = {name: dig(one, "Properties", "Role", "Fn::GetAtt") for name, one in functions().items()}
    assert roles == {name: f"{role}.Arn" for name, role in ROLES.items()}


@pytest.mark.parametrize("role", sorted(ALLOWED))
def test_a_role_may_do_what_is_listed_and_no_more(role: str) -> None:
    assert {action for statement in statements(role) for action in actions(statement)} <= ALLOWED[role]


def test_every_role_is_judged() -> None:
    assert set(resources("AWS::IAM::Role")) == set(ALLOWED)


def test_no_permission_is_for_everything() -> None:
    for role in ALLOWED:
        for statement in statements(role):
            assert statement["Resource"] != "*" and not any("*" in action for action in actions(statement))
            assert statement["Effect"] == "Allow" or statement["Sid"] == "NoSessionsNoTickets"


@pytest.mark.parametrize(
    ("role", "is_denied"), [("HttpRole", 0), ("SocketRole", 0), ("ClockRole", 1), ("SweepRole", 1)]
)
def test_s25_who_wakes_tables_reads_no_session_and_no_ticket(role: str, is_denied: int) -> None:
    denied = [statement for statement in statements(role) if statement["Effect"] == "Deny"]
    assert len(denied) == is_denied
    secrets = [f"{keys.session('x').pk[:2]}*", f"{keys.ticket('x').pk[:2]}*"]
    for statement in denied:
        assert actions(statement) == ITEMS and dig(statement, "Resource") == {"Fn::GetAtt": "Table.Arn"}
        assert dig(statement, "Condition", "ForAnyValue:StringLike", "dynamodb:LeadingKeys") == secrets


def test_s18_the_delivery_network_says_a_secret_to_both_apis() -> None:
    assert dig(template(), "Parameters", "OriginSecret", "NoEcho") is True
    origins = cast("list[Map]", dig(properties("Delivery"), "DistributionConfig", "Origins"))
    told = dig(template(), "Globals", "Function", "Environment", "Variables", "FREEHOLD_ORIGIN_SECRET")
    for origin in origins[1:]:
        assert str(dig(origin, "OriginCustomHeaders", 0, "HeaderName")).lower() == networks.SECRET
        assert dig(origin, "OriginCustomHeaders", 0, "HeaderValue") == told
    made, secret, given = cast("list[Node]", dig(told, "Fn::If"))
    assert (made, given) == ("Made", {"Ref": "OriginSecret"}) and "${MadeSecret}" in str(secret)
    assert dig(properties("MadeSecret"), "GenerateSecretString", "PasswordLength") == 48


def test_s17_the_functions_are_told_where_a_request_came_from_and_all_else_they_read() -> None:
    told = dig(properties("Asked"), "OriginRequestPolicyConfig", "HeadersConfig", "Headers")
    known = {str(header).lower() for header in cast("list[Node]", told)}
    read = {"content-type", "origin", "sec-fetch-site", "sec-websocket-protocol", "x-freehold", networks.VIEWER}
    assert read <= known and "host" not in known and len(known) <= 10
    for behaviour in behaviours():
        assert behaviour["OriginRequestPolicyId"] == {"Ref": "Asked"}


def behaviours() -> list[Map]:
    return cast("list[Map]", dig(properties("Delivery"), "DistributionConfig", "CacheBehaviors"))


def test_s19_who_comes_without_a_cookie_shares_one_view_for_two_seconds() -> None:
    first = behaviours()[0]
    assert (first["PathPattern"], first["CachePolicyId"]) == ("/api/tables/*/view", {"Ref": "Watching"})
    policy = dig(properties("Watching"), "CachePolicyConfig")
    assert [dig(policy, name) for name in ("MinTTL", "DefaultTTL", "MaxTTL")] == [0, 0, 2]
    keyed = dig(policy, "ParametersInCacheKeyAndForwardedToOrigin")
    assert dig(keyed, "CookiesConfig", "Cookies") == [cookie_name(Site())]
    assert (
        dig(keyed, "HeadersConfig", "HeaderBehavior")
        == dig(keyed, "QueryStringsConfig", "QueryStringBehavior")
        == "none"
    )


def test_s25_pushes_go_to_this_stage_and_wakes_to_this_machine() -> None:
    for role in ROLES.values():
        for statement in statements(role):
            where = json.dumps(statement["Resource"])
            if "execute-api:ManageConnections" in actions(statement):
                assert where.endswith(':${SocketApi}/ws/*"}')
            if "states:StartExecution" in actions(statement):
                assert where.endswith(':stateMachine:${AWS::StackName}-clock"}')
    assert properties("ClockMachine")["Name"] == {"Fn::Sub": "${AWS::StackName}-clock"}


def test_s24_a_seed_is_sealed_for_its_table() -> None:
    for role in ROLES.values():
        for statement in statements(role):
            if actions(statement) & {"kms:Encrypt", "kms:Decrypt"}:
                place, condition, _ = cast("list[Node]", dig(statement, "Condition", "Fn::If"))
                assert (place, condition) == ("InCloud", {"Null": {"kms:EncryptionContext:table": "false"}})


def test_the_table_outlives_the_stack_and_can_be_restored() -> None:
    table = resources("AWS::DynamoDB::Table")["Table"]
    assert table["DeletionPolicy"] == table["UpdateReplacePolicy"] == "Retain"
    assert dig(table, "Properties", "PointInTimeRecoverySpecification", "PointInTimeRecoveryEnabled") is True
    assert dig(table, "Properties", "TimeToLiveSpecification") == {"AttributeName": "expires", "Enabled": True}
    assert dig(table, "Properties", "GlobalSecondaryIndexes", 0, "IndexName") == dynamo.INDEX


def test_a_lost_key_loses_no_seed() -> None:
    key = resources("AWS::KMS::Key")["SeedKey"]
    assert key["DeletionPolicy"] == "Retain" and dig(key, "Properties", "EnableKeyRotation") is True


def test_every_log_ends() -> None:
    groups = resources("AWS::Logs::LogGroup")
    assert all("RetentionInDays" in cast(Map, group["Properties"]) for group in groups.values())
    logs = {dig(one, "Properties", "LoggingConfig", "LogGroup", "Ref") for one in functions().values()}
    assert logs <= set(groups)


def test_both_apis_are_raw_resources_that_call_the_alias() -> None:
    # AWS::Serverless::HttpApi deploys without routes in the local cloud.
    assert not resources("AWS::Serverless::HttpApi")
    kinds = {dig(api, "Properties", "ProtocolType") for api in resources("AWS::ApiGatewayV2::Api").values()}
    assert kinds == {"HTTP", "WEBSOCKET"}
    for name in ("HttpIntegration", "SocketIntegration"):
        assert "Function.Alias" in json.dumps(properties(name)["IntegrationUri"])


def test_the_socket_has_the_three_routes() -> None:
    routes = resources("AWS::ApiGatewayV2::Route").values()
    keys = {
        dig(one, "Properties", "RouteKey") for one in routes if dig(one, "Properties", "ApiId", "Ref") == "SocketApi"
    }
    assert keys == {"$connect", "$disconnect", "$default"}


def test_the_sweep_comes_each_minute() -> None:
    assert properties("SweepRule")["ScheduleExpression"] == "rate(1 minute)"
    assert dig(properties("SweepRule"), "Targets", 0, "Arn", "Ref") == "SweepFunction.Alias"


def test_what_the_local_cloud_lacks_stands_under_a_condition() -> None:
    everything = cast("dict[str, Map]", template()["Resources"])
    lacking = ("AWS::CloudFront::", "AWS::CloudWatch::", "AWS::SNS::", "AWS::Budgets::", "AWS::SecretsManager::")
    bare = [name for name, one in everything.items() if str(one["Type"]).startswith(lacking) and "Condition" not in one]
    assert bare == []


def test_functions_find_every_variable_they_read() -> None:
    given = set(cast(Map, dig(template(), "Globals", "Function", "Environment", "Variables")))
    wiring = tree(ROOT / "functions" / "wiring.py")
    texts = {node.value for node in ast.walk(wiring) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert {text for text in texts if re.fullmatch(r"FREEHOLD_[A-Z_]+", text)} == given


def test_s12_the_page_is_served_with_one_policy_everywhere() -> None:
    headers = dig(properties("PageHeaders"), "ResponseHeadersPolicyConfig", "SecurityHeadersConfig")
    policy = dig(headers, "ContentSecurityPolicy", "ContentSecurityPolicy", "Fn::Sub", 0)
    assert policy == POLICY.replace("{socket}", "${Socket}")
    assert dig(headers, "ReferrerPolicy", "ReferrerPolicy") == SAFE["Referrer-Policy"].lower()
    assert dig(headers, "StrictTransportSecurity", "AccessControlMaxAgeSec") == 365 * 24 * 3600


def test_the_site_is_read_through_its_delivery_only() -> None:
    assert set(cast(Map, properties("Site")["PublicAccessBlockConfiguration"]).values()) == {True}
