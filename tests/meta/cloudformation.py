"""template.yaml as values: the short forms !Ref, !Sub ... become what CloudFormation reads them as."""

from functools import cache
from typing import TypeAlias, cast

import yaml

from tests.meta.sources import ROOT

Node: TypeAlias = "str | int | bool | list[Node] | dict[str, Node] | None"
Map: TypeAlias = dict[str, Node]


class Loader(yaml.SafeLoader):
    """Knows the short forms."""


def _short(loader: Loader, suffix: str, node: yaml.Node) -> Map:
    name = suffix if suffix in ("Ref", "Condition") else f"Fn::{suffix}"
    if isinstance(node, yaml.ScalarNode):
        return {name: loader.construct_scalar(node)}
    if isinstance(node, yaml.SequenceNode):
        return {name: cast("list[Node]", loader.construct_sequence(node, deep=True))}
    assert isinstance(node, yaml.MappingNode)
    return {name: cast(Map, loader.construct_mapping(node, deep=True))}


Loader.add_multi_constructor("!", _short)


@cache
def template() -> Map:
    return cast(Map, yaml.load((ROOT / "template.yaml").read_text(), Loader))


def resources(kind: str) -> dict[str, Map]:
    """The resources of this type by name."""
    everything = cast("dict[str, Map]", template()["Resources"])
    return {name: resource for name, resource in everything.items() if resource["Type"] == kind}


def properties(name: str) -> Map:
    everything = cast("dict[str, Map]", template()["Resources"])
    return cast(Map, everything[name]["Properties"])


def dig(node: Node, *steps: str | int) -> Node:
    """The value at the end of these keys and places."""
    for step in steps:
        node = cast("list[Node]", node)[step] if isinstance(step, int) else cast(Map, node)[step]
    return node


def statements(role: str) -> list[Map]:
    """Everything that a role's policies say in the cloud."""
    policies = cast("list[Map]", properties(role)["Policies"])
    lines = [line for policy in policies for line in cast("list[Map]", dig(policy, "PolicyDocument", "Statement"))]
    return [cast(Map, dig(line, "Fn::If", 1)) if "Fn::If" in line else line for line in lines]


def actions(statement: Map) -> set[str]:
    said = statement["Action"]
    return {said} if isinstance(said, str) else set(cast("list[str]", said))
