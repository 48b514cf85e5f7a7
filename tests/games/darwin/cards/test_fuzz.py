"""Broken card sets at random: every one is refused with its file, or can be played and written."""

import random
from pathlib import Path

import pytest

from galapagos.games.darwin.cards.catalog import FILES, load_catalog, new_set
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules.game import new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import BEGINNER, KIDS
from galapagos.kernel.errors import BadData
from galapagos.records.record import format_record, parse_record
from galapagos.records.tables import BadDataFound
from galapagos.records.timeline import Timeline, replay

ODD_CELLS = (
    *(
        "",
        " ",
        "0",
        "1",
        "2",
        "3",
        "9",
        "22",
        "-1",
        "1.5",
        "9" * 5000,
        "x",
        "head",
        "body",
        "legs2",
    ),
    *(
        "small",
        "large",
        "herbivore",
        "dig",
        "dig+dig",
        "run",
        "run+cold",
        "climb>=2/fly",
        "swim>=0",
    ),
    *(
        "cold+heat",
        "run/",
        "/",
        "+",
        "yes",
        "no",
        "ice",
        "rainforest",
        "mountain",
        "flood",
        "token",
    ),
    *(
        "hidden",
        "token",
        "in",
        "africa",
        "bongo-head",
        "savanna",
        "P1",
        "S1",
        "Ω",
        "\x1b[2J",
        "\u2028",
    ),
    *('"a', '"', "#", "gold1", "two words", "a,b", "instant", "lasting", "oceania"),
)
TABLES = (Options(2), Options(6), Options(3, mode=KIDS), Options(4, mode=BEGINNER))


def mutate(folder: Path, chance: random.Random) -> None:
    """Change one file a little: a cell, a line, a piece of text."""
    file = folder / chance.choice(FILES)
    lines = file.read_text(encoding="utf-8").split("\n")
    place = chance.randrange(len(lines))
    kind = chance.randrange(8)
    if kind == 0:
        del lines[place]
    elif kind == 1:
        lines.insert(place, lines[chance.randrange(len(lines))])
    elif kind == 2:
        lines[place] = chance.choice(ODD_CELLS)
    elif kind == 3:
        other = chance.randrange(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    else:
        cells = lines[place].split(",")
        cells[chance.randrange(len(cells))] = chance.choice(ODD_CELLS)
        lines[place] = ",".join(cells)
    file.write_text("\n".join(lines), encoding="utf-8")


def play_and_write(folder: Path) -> None:
    codec = DarwinCodec(load_catalog(folder))
    for options in TABLES:
        game = new_darwin(options, codec.words.cards, 1)
        recording = Timeline.begin(codec, codec.header(game), 1)
        for _ in range(3):
            seat = recording.game.actor()
            recording.play(seat, recording.game.legal_list(seat)[0])
        record = parse_record(recording.text())
        assert format_record(record) == recording.text()
        assert len(list(replay(record, codec))) == 4
        text = codec.position_text(recording.game)
        assert codec.position_text(codec.parse_position(text, "position")) == text


@pytest.mark.parametrize("seed", range(8))
def test_a_set_is_refused_or_played(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    outcomes = set()
    for number in range(12):
        folder = tmp_path / str(number)
        new_set(folder)
        for _ in range(chance.randrange(1, 3)):
            mutate(folder, chance)
        try:
            load_catalog(folder)
        except BadDataFound as found:
            outcomes.add("refused")
            for problem in found.problems:
                assert isinstance(problem, BadData)
                assert Path(problem.source).parent == folder
                assert Path(problem.source).name in FILES
                assert problem.what.isprintable()
        else:
            outcomes.add("played")
            play_and_write(folder)
    assert outcomes == {"refused", "played"}
