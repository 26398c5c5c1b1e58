"""The cloud's adapters against clients that answer as the cloud does."""

from collections.abc import Callable

import pytest
from botocore.exceptions import ClientError, ReadTimeoutError

from functions import alarm, dynamo, post, vault
from functions.ports import ABSENT, ConditionFailed, Contended, Item, Key, Letter, Put, Unanswered
from functions.stamps import stamp
from tests.functions.world import Loose


def error(code: str, **more: Loose) -> ClientError:
    answer: Loose = {"Error": {"Code": code}, **more}
    return ClientError(answer, "Operation")


class Client:
    """Answers every call by `answer`, and keeps what was asked."""

    def __init__(self, answer: Callable[[Loose], Loose]) -> None:
        self.answer = answer
        self.asked: list[Loose] = []

    def __getattr__(self, name: str) -> Loose:
        def call(**arguments: Loose) -> Loose:
            self.asked.append((name, arguments))
            return self.answer(arguments)

        return call


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Loose], Loose]], Client]:
    def install(answer: Callable[[Loose], Loose]) -> Client:
        made = Client(answer)
        for module in (alarm, dynamo, post, vault):
            monkeypatch.setattr(module, "client", lambda *_: made)
        return made

    return install


Fake = Callable[[Callable[[Loose], Loose]], Client]


def failing(code: str, **more: Loose) -> Callable[[Loose], Loose]:
    def fail(_: Loose) -> Loose:
        raise error(code, **more)

    return fail


def test_F32_letters_go_to_their_connections_and_only_the_gone_are_named(fake: Fake) -> None:
    def answer(asked: Loose) -> Loose:
        if asked["ConnectionId"] == "b":
            raise error("GoneException")
        if asked["ConnectionId"] == "c":
            raise error("LimitExceededException")

    client = fake(answer)
    letters = [Letter(conn, b"x") for conn in "abc"]
    assert post.GatewayPost("https://e").send(letters) == ("b",)
    assert sorted(asked["ConnectionId"] for _, asked in client.asked) == ["a", "b", "c"]
    assert post.GatewayPost("https://e").send(letters[1:2]) == ("b",)
    assert post.GatewayPost("https://e").send([]) == ()


def test_a_mistake_of_ours_is_no_letter_that_came(fake: Fake) -> None:
    def mistaken(_: Loose) -> Loose:
        raise KeyError("no such parameter")

    fake(mistaken)
    with pytest.raises(KeyError):
        post.GatewayPost("https://e").send([Letter("a", b"x")])
    with pytest.raises(KeyError):
        post.GatewayPost("https://e").close("a")


@pytest.mark.parametrize("code", ["GoneException", "ForbiddenException"])
def test_closing_what_is_gone_is_silent(fake: Fake, code: str) -> None:
    client = fake(failing(code))
    post.GatewayPost("https://e").close("a")
    assert client.asked == [("delete_connection", {"ConnectionId": "a"})]


def test_an_execution_is_named_by_table_and_number(fake: Fake) -> None:
    client = fake(lambda _: None)
    alarm.StepAlarm("arn").arm("t", 3, 1_900_000_000_001)
    ((name, asked),) = client.asked
    assert (name, asked["name"], asked["stateMachineArn"]) == ("start_execution", "t-3", "arn")
    assert asked["input"] == '{"table": "t", "n": 3, "lap": 0, "until": "2030-03-17T17:46:41Z"}'


def test_F46_an_execution_that_exists_is_success(fake: Fake) -> None:
    fake(failing("ExecutionAlreadyExists"))
    alarm.StepAlarm("arn").arm("t", 3, 1)


def test_another_failure_to_start_one_is_not(fake: Fake) -> None:
    fake(failing("AccessDeniedException"))
    with pytest.raises(ClientError):
        alarm.StepAlarm("arn").arm("t", 3, 1)


def test_a_stamp_is_rounded_up_to_the_second() -> None:
    """The machine cuts to whole seconds: one that woke early would spin."""
    assert [stamp(at)[-3:-1] for at in (0, 1, 999, 1000, 1001)] == ["00", "01", "01", "01", "02"]


def test_a_seed_is_sealed_for_its_table(fake: Fake) -> None:
    client = fake(lambda asked: {"CiphertextBlob": b"sealed", "Plaintext": b"seed"})
    kms = vault.KmsVault("key")
    assert (kms.seal("t", b"seed"), kms.unseal("t", b"sealed")) == (b"sealed", b"seed")
    assert [asked["EncryptionContext"] for _, asked in client.asked] == [{"table": "t"}] * 2


def commit() -> None:
    item = Item(Key("T#1", "LIVE#STATE"), v=1)
    dynamo.DynamoItems("t").write(Put(item, ABSENT), Put(Item(Key("T#1", "V#1")), ABSENT))


def timeout(_: Loose) -> Loose:
    raise ReadTimeoutError(endpoint_url="https://e")


@pytest.mark.parametrize(
    ("answer", "meaning"),
    [
        (timeout, Unanswered),
        (failing("InternalServerError"), Unanswered),
        (failing("TransactionInProgressException"), Contended),
        (failing("ProvisionedThroughputExceededException"), Contended),
        (failing("TransactionCanceledException", CancellationReasons=[{"Code": "TransactionConflict"}]), Contended),
        (failing("TransactionCanceledException", CancellationReasons=[{"Code": "ValidationError"}]), ClientError),
        (failing("AccessDeniedException"), ClientError),
    ],
)
def test_what_a_failed_write_means(fake: Fake, answer: Callable[[Loose], Loose], meaning: type[Exception]) -> None:
    fake(answer)
    with pytest.raises(meaning):
        commit()


def test_a_failure_that_means_nothing_here_is_passed_on_as_it_is(fake: Fake) -> None:
    fake(failing("AccessDeniedException"))
    with pytest.raises(ClientError) as failure:
        commit()
    assert failure.value.__cause__ is None


def test_a_failed_condition_brings_the_item_as_it_is(fake: Fake) -> None:
    old = {"pk": {"S": "T#1"}, "sk": {"S": "LIVE#STATE"}, "v": {"N": "4"}, "z": {"B": b"x"}}
    reasons = [{"Code": "ConditionalCheckFailed", "Item": old}, {"Code": "None"}]
    fake(failing("TransactionCanceledException", CancellationReasons=reasons))
    with pytest.raises(ConditionFailed) as failure:
        commit()
    assert failure.value.found == {0: Item(Key("T#1", "LIVE#STATE"), {"z": b"x"}, 4)}


def test_a_bucket_passes_other_failures_on(fake: Fake) -> None:
    fake(failing("AccessDeniedException"))
    with pytest.raises(ClientError):
        dynamo.DynamoItems("t").take(Key("RL#u"), "x", floor=1, by=1, ceiling=9, expires=9)
