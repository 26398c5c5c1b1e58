"""The gateway on one machine does what the cloud's does, also where emulators forget it."""

import json
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from infra.local.connections import QUEUE, TOO_SLOW, Connection
from infra.local.events import Event
from tests.local.gateway_server import Cloud, accept, conn, context, serving


def echo(cloud: Cloud, event: Event) -> Event:
    if context(event)["routeKey"] == "$default":
        cloud.push(conn(event), str(event["body"]))
    return accept(cloud, event)


def test_a_frame_reaches_the_function_and_a_push_comes_back() -> None:
    with serving(echo) as cloud, cloud.open("freehold.v1", "tk.secret") as phone:
        phone.send('{"op":"ping"}')
        assert phone.recv(5) == '{"op":"ping"}'
        assert phone.subprotocol == "freehold.v1"


def test_only_connect_carries_headers_and_the_ticket() -> None:
    with serving(echo) as cloud, cloud.open("freehold.v1", "tk.secret") as phone:
        phone.send("hello")
        phone.recv(5)
        opened, said = cloud.events("$connect")[0], cloud.events("$default")[0]
        headers = opened["headers"]
        assert isinstance(headers, dict) and headers["Sec-WebSocket-Protocol"] == "freehold.v1, tk.secret"
        assert "headers" not in said and conn(said) == conn(opened)
        assert context(opened)["eventType"] == "CONNECT" and context(said)["eventType"] == "MESSAGE"
        assert context(opened)["connectedAt"] == context(said)["connectedAt"]


def test_who_is_not_let_in_never_gets_a_socket() -> None:
    def refuse(cloud: Cloud, event: Event) -> Event:
        return {"statusCode": 401}

    with serving(refuse) as cloud:
        with pytest.raises(InvalidStatus) as refused:
            cloud.open("freehold.v1")
        assert refused.value.response.status_code == 401
        assert [context(event)["routeKey"] for event in cloud.seen] == ["$connect"]


def test_f27_nothing_can_be_pushed_before_connect_has_finished() -> None:
    gone: list[tuple[str, ...]] = []

    def push_early(cloud: Cloud, event: Event) -> Event:
        gone.append(cloud.push(conn(event), "early"))
        return accept(cloud, event)

    with serving(push_early) as cloud, cloud.open("freehold.v1"):
        assert gone == [(conn(cloud.events("$connect")[0]),)]


def test_a_function_that_fails_answers_with_the_cloud_s_error_frame() -> None:
    def fail(cloud: Cloud, event: Event) -> Event:
        if context(event)["routeKey"] == "$default":
            raise ZeroDivisionError
        return accept(cloud, event)

    with serving(fail) as cloud, cloud.open("freehold.v1") as phone:
        phone.send("x")
        told = json.loads(phone.recv(5))
        assert told["message"] == "Internal server error"
        assert told["connectionId"] == conn(cloud.events("$connect")[0])


def test_frames_of_one_connection_run_side_by_side() -> None:
    both = threading.Barrier(2, timeout=5)

    def meet(cloud: Cloud, event: Event) -> Event:
        if context(event)["routeKey"] == "$default":
            both.wait()
            cloud.push(conn(event), "met")
        return accept(cloud, event)

    with serving(meet) as cloud, cloud.open("freehold.v1") as phone:
        phone.send("one")
        phone.send("two")
        assert [phone.recv(5), phone.recv(5)] == ["met", "met"]


def test_a_message_over_128_kb_closes_with_1009() -> None:
    with serving() as cloud, cloud.open("freehold.v1") as phone:
        phone.send("x" * 131_073)
        with pytest.raises(ConnectionClosed) as closed:
            phone.recv(5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_the_function_hears_of_the_end_and_the_connection_is_gone() -> None:
    with serving() as cloud:
        with cloud.open("freehold.v1"):
            pass
        left = cloud.events("$disconnect")[0]
        assert context(left)["disconnectStatusCode"] == 1000
        assert cloud.push(conn(left), "too late") == (conn(left),)


def test_a_disconnect_that_fails_is_noted(caplog: pytest.LogCaptureFixture) -> None:
    def fail(cloud: Cloud, event: Event) -> Event:
        if context(event)["routeKey"] == "$disconnect":
            raise ZeroDivisionError("why it failed")
        return accept(cloud, event)

    with serving(fail) as cloud:
        with cloud.open("freehold.v1"):
            pass
        cloud.events("$disconnect")
    assert "why it failed" in caplog.text


@pytest.mark.parametrize(("idle", "total"), [(0.05, 60), (60, 0.05)], ids=["ten idle minutes", "two hours in all"])
def test_f33_the_gateway_ends_what_lasts_too_long(idle: float, total: float) -> None:
    with serving(idle=idle, total=total) as cloud, cloud.open("freehold.v1") as phone:
        time.sleep(0.1)
        cloud.connections.close_overdue(time.monotonic())
        with pytest.raises(ConnectionClosed) as closed:
            phone.recv(5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1001


def test_a_function_may_close_a_connection() -> None:
    with serving() as cloud, cloud.open("freehold.v1") as phone:
        cloud.connections.close(conn(cloud.events("$connect")[0]))
        with pytest.raises(ConnectionClosed):
            phone.recv(5)


def test_a_phone_that_takes_nothing_is_gone_after_64_letters() -> None:
    connection = Connection("c", opened=0, active=0)
    for letter in range(QUEUE + 1):
        connection.put(b"%d" % letter, 0)
    assert connection.closing
    assert connection.queue.get_nowait() == TOO_SLOW


def test_what_was_sent_before_the_close_is_done_before_the_end_is_told() -> None:
    order: list[str] = []

    def slow(cloud: Cloud, event: Event) -> Event:
        route = str(context(event)["routeKey"])
        if route == "$default":
            time.sleep(0.3)
        order.append(route)
        return accept(cloud, event)

    with serving(slow) as cloud:
        with cloud.open("freehold.v1") as phone:
            phone.send("leave")
        cloud.events("$disconnect")
    assert order == ["$connect", "$default", "$disconnect"]
