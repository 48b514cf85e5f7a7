"""Blocks: what runs together, and the notes that tell which ran."""

from tests.mutations.blocks import NOTES, blocks_of, instrumented

SOURCE = b'''def f(a):
    """Text."""
    b = 0
    if a:
        b = 1
        b += 1
    elif a == 0:
        return 9
    else:
        b = 3
    b += 1
    for c in []:
        b = 4
    return b


class C:
    def m(self):
        return 1
'''


def ran(call: str) -> set[int]:
    """The first lines of the blocks that a call runs."""
    heads = blocks_of(SOURCE).heads
    notes = bytearray(len(heads) + 5)
    space: dict[str, object] = {NOTES: notes}
    exec(compile(instrumented(SOURCE, 5), "source", "exec"), space)
    eval(call, space)
    assert not any(notes[:5])
    return {head for head, one in zip(heads, notes[5:], strict=True) if one}


def test_a_call_notes_exactly_the_blocks_it_runs() -> None:
    assert ran("f(1)") == {2, 5, 11, 14}
    assert ran("f(0)") == {2, 7, 8}
    assert ran("f(None)") == {2, 7, 10, 11, 14}
    assert ran("C().m()") == {19}


def test_every_statement_of_a_function_has_its_block() -> None:
    found = blocks_of(SOURCE).block_of
    assert found == {
        2: 2, 3: 2, 4: 2, 5: 5, 6: 5, 7: 7, 8: 8, 10: 10, 11: 11, 12: 11, 13: 13, 14: 14, 19: 19
    }  # fmt: skip


def test_instrumented_code_does_the_same() -> None:
    space: dict[str, object] = {NOTES: bytearray(50)}
    exec(compile(instrumented(SOURCE, 0), "source", "exec"), space)
    assert eval("[f(1), f(0), f(None), C().m(), f.__doc__]", space) == [3, 9, 4, 1, "Text."]
