"""People and limits: tokens nobody can forge, names and chat as data, rates by token buckets."""

from pathlib import Path

import pytest

from galapagos.server.errors import Refused
from galapagos.server.people.identity import Passports
from galapagos.server.people.limits import (
    MAX_NAME,
    Bucket,
    Buckets,
    Rate,
    check_wish,
    clean_chat,
    clean_name,
)
from galapagos.server.store.sqlite_store import SqliteStore


def test_a_person_is_known_again_by_the_token() -> None:
    passports = Passports(b"k" * 32)
    person = passports.new_person()
    assert len(bytes.fromhex(person)) == 16
    assert passports.person(passports.token(person)) == person
    assert passports.new_person() != person


def test_no_token_can_be_made_up() -> None:
    passports, others = Passports(b"k" * 32), Passports(b"o" * 32)
    person = passports.new_person()
    token = passports.token(person)
    changed = ("0" if token[0] != "0" else "1") + token[1:]
    short = passports._signer.sign("short").decode()
    for wrong in (changed, others.token(person), person, "", ".", "é" * 5, token * 9, short):
        assert passports.person(wrong) is None, wrong


def test_a_tag_names_a_person_at_one_table_only() -> None:
    passports = Passports(b"k" * 32)
    person, other = passports.new_person(), passports.new_person()
    tags = {passports.tag(code, who) for code in ("AAAAAA", "BBBBBB") for who in (person, other)}
    assert len(tags) == 4
    assert passports.tag("AAAAAA", person) == Passports(b"k" * 32).tag("AAAAAA", person)
    assert person[:6] not in "".join(tags)


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    passports = Passports.of(store)
    token = passports.token(passports.new_person())
    store.close()
    store = SqliteStore(tmp_path)
    assert Passports.of(store).person(token) is not None
    store.close()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana \n María ", "Ana María"),
        ("安娜", "安娜"),
        ("<b>Bo</b>", "<b>Bo</b>"),
        ("A\u202eb\u0000c\u200b", "A b c"),
        ("e\u0301", "é"),
    ],
)
def test_names_are_kept_as_data(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u202e", "-", "a,b", "x" * (MAX_NAME + 1), "🦎"])
def test_what_is_no_name_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(typed)
    assert refused.value.code == "bad_name"


def test_chat_is_one_line_of_data() -> None:
    assert clean_chat("a\r\n\u2028b <script> 👨\u200d👩") == "a b <script> 👨\u200d👩"
    with pytest.raises(Refused):
        clean_chat("\u0007")


@pytest.mark.parametrize("wish", ["", "x" * 41, "a\nb", "é"])
def test_wishes_have_plain_ids(wish: str) -> None:
    check_wish("0f-A_9")
    with pytest.raises(Refused):
        check_wish(wish)


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(Rate(3, 0.5), now=100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(101.0)
    assert bucket.take(102.0)
    assert not bucket.take(50.0), "time that goes backwards gives nothing"
    assert not bucket.take(51.0)
    assert bucket.take(52.0)
    assert bucket.is_full(1000.0)


def test_buckets_are_apart_and_bounded() -> None:
    buckets = Buckets(Rate(1, 0.01), most=4)
    for key in "abcd":
        buckets.check(key, 0.0)
        with pytest.raises(Refused, match="limit"):
            buckets.check(key, 1.0)
    for number in range(100):
        buckets.take(f"many-{number}", 2.0)
        assert len(buckets._buckets) <= 4
    assert buckets.take("a", 200.0)
