"""What every `Items` promises: one suite over each adapter."""

import pytest

from functions.ports import ABSENT, At, ConditionFailed, Count, Delete, Item, Items, Key, Put

A = Key("T#1", "LIVE#STATE")
B = Key("T#1", "V#0000000001")


def test_what_was_put_is_read_back_whole(items: Items) -> None:
    item = Item(A, {"z": b"\x00\xff", "name": "Ünï", "n": -3}, 7, ("OPEN#m", "001"), 1_900_000_000)
    items.write(Put(item))
    assert items.get(A) == item


def test_an_absent_item_is_none(items: Items) -> None:
    assert items.get(A) is None


def test_absent_holds_once(items: Items) -> None:
    items.write(Put(Item(A, v=1), ABSENT))
    with pytest.raises(ConditionFailed) as failure:
        items.write(Put(Item(A, v=9), ABSENT))
    assert failure.value.found == {0: Item(A, v=1)}
    assert items.get(A) == Item(A, v=1)


def test_a_version_holds_for_exactly_that_version(items: Items) -> None:
    items.write(Put(Item(A, v=4)))
    items.write(Put(Item(A, v=5), At(4)))
    for wrong in (4, 6):
        with pytest.raises(ConditionFailed) as failure:
            items.write(Put(Item(A, v=99), At(wrong)))
        assert failure.value.found == {0: Item(A, v=5)}


def test_a_version_of_an_absent_item_never_holds(items: Items) -> None:
    with pytest.raises(ConditionFailed) as failure:
        items.write(Delete(A, At(1)))
    assert failure.value.found == {0: None}


def test_all_or_nothing_and_the_failed_ones_are_returned(items: Items) -> None:
    items.write(Put(Item(A, {"z": b"now"}, 5)))
    with pytest.raises(ConditionFailed) as failure:
        items.write(Put(Item(B, v=1), ABSENT), Put(Item(A, v=5), At(4)), Count(Key("RL#u"), "n", 1))
    assert failure.value.found == {1: Item(A, {"z": b"now"}, 5)}
    assert items.get(B) is None
    assert items.get(Key("RL#u")) is None


def test_a_delete_under_a_condition_succeeds_once(items: Items) -> None:
    """A ticket is single-use by this."""
    items.write(Put(Item(Key("K#h"), {"user": "u"}, 1)))
    items.write(Delete(Key("K#h"), At(1)))
    with pytest.raises(ConditionFailed):
        items.write(Delete(Key("K#h"), At(1)))


def test_deleting_what_is_not_there_is_fine(items: Items) -> None:
    items.write(Delete(A))


def test_counters_begin_at_zero_and_keep_the_version(items: Items) -> None:
    items.write(Count(A, "n", 2))
    items.write(Count(A, "n", -5), Put(Item(B)))
    found = items.get(A)
    assert found is not None
    assert (found.number("n"), found.v) == (-3, 0)


def test_a_query_goes_by_prefix_in_order(items: Items) -> None:
    for name in ("V#0000000003", "LIVE#STATE", "V#0000000001", "W", "V#0000000002"):
        items.write(Put(Item(Key("T#1", name))))
    items.write(Put(Item(Key("T#2", "V#0000000001"))))

    def names(found: list[Item]) -> list[str]:
        return [item.key.sk for item in found]

    assert names(items.query("T#1", "V#")) == ["V#0000000001", "V#0000000002", "V#0000000003"]
    assert names(items.query("T#1", "V#", newest=True, limit=2)) == ["V#0000000003", "V#0000000002"]
    assert names(items.query("T#1", "V#", after="V#0000000001")) == ["V#0000000002", "V#0000000003"]
    assert names(items.query("T#1", "V#", after="V#0000000001", limit=1)) == ["V#0000000002"]
    assert names(items.query("T#3", "V#")) == []


def test_a_query_reads_on_past_a_page(items: Items) -> None:
    blob = bytes(300_000)
    for number in range(5):
        items.write(Put(Item(Key("T#1", f"V#{number}"), {"z": blob})))
    assert len(items.query("T#1", "V#")) == 5


def test_the_index_is_sparse_and_in_order(items: Items) -> None:
    for number in (3, 1, 2):
        key = Key(f"T#{number}", "LIVE#CLOCK")
        items.write(Put(Item(key, {"n": number}, index=("DUE#0", f"00{number}"))))
    items.write(Put(Item(Key("T#4", "LIVE#CLOCK"))))
    items.write(Put(Item(Key("T#5", "LIVE#CLOCK"), index=("DUE#1", "001"))))

    def numbers(found: list[Item]) -> list[int]:
        return [item.number("n") for item in found]

    assert numbers(items.query_index("DUE#0")) == [1, 2, 3]
    assert numbers(items.query_index("DUE#0", upto="002")) == [1, 2]
    assert numbers(items.query_index("DUE#0", newest=True, limit=1)) == [3]


def test_an_item_leaves_the_index_when_put_without(items: Items) -> None:
    items.write(Put(Item(A, index=("OPEN#m", "1"))))
    items.write(Put(Item(A)))
    assert items.query_index("OPEN#m") == []


def test_a_bucket_fills_up_and_empties_with_time(items: Items) -> None:
    key, second = Key("RL#u"), 1000

    def take(now: int) -> bool:
        end = now // 1000 + 60
        return items.take(key, "hello", floor=now, by=second, ceiling=now + 3 * second, expires=end)

    assert [take(10_000) for _ in range(4)] == [True, True, True, False]
    assert [take(11_000), take(11_000)] == [True, False]
    assert take(99_000)
    found = items.get(key)
    assert found is not None
    assert (found.number("hello"), found.expires) == (100_000, 159)


def test_a_clock_that_is_set_back_locks_nobody_out(items: Items) -> None:
    def take(now: int) -> bool:
        return items.take(Key("RL#u"), "ticket", floor=now, by=1000, ceiling=now + 2000, expires=7_000_000)

    assert [take(3_600_000) for _ in range(3)] == [True, True, False]
    assert [take(10_000) for _ in range(3)] == [True, True, False]


def test_S17_clocks_that_differ_by_a_moment_make_no_bucket_full_again(items: Items) -> None:
    def take(now: int) -> bool:
        return items.take(Key("RL#u"), "ticket", floor=now, by=1000, ceiling=now + 2000, expires=7_000_000)

    assert [take(now) for now in (90_000, 90_000, 89_980, 89_000)] == [True, True, False, False]


def test_buckets_of_one_user_stand_beside_each_other(items: Items) -> None:
    key = Key("RL#u")
    assert items.take(key, "chat", floor=5, by=2, ceiling=9, expires=60)
    assert items.take(key, "hello", floor=5, by=3, ceiling=9, expires=60)
    found = items.get(key)
    assert found is not None
    assert found.fields == {"chat": 7, "hello": 8}
