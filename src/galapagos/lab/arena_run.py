"""Plays the games of a contest that are missing, whoever carries them out."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from galapagos.bots.guard import Guarded
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Contest, Fixture, Result, begun_record, play_recorded
from galapagos.lab.crews import ALONE, Crew
from galapagos.lab.seam import carried


def try_bots(contest: Contest) -> None:
    """Ask every bot that is not of the ladder for one decision of the first deal; raise `BadData`
    if it takes none: who cannot play has not lost a contest."""
    game = contest.table()(contest.seed)
    seat = int(game.actor())
    for spec in contest.bots:
        if not spec.is_guest:
            continue
        bot = Guarded(spec.make(contest.cards.codec))
        try:
            bot.choose(game.view(seat), seat, Chance(mix(contest.seed)))
        finally:
            bot.close()
        if bot.troubles:
            raise BadData(f"{spec.text} cannot play: {bot.troubles[0].what}")


def play_all(
    contest: Contest,
    fixtures: Sequence[Fixture],
    crew: Crew = ALONE,
    keep: Path | None = None,
    tell: Callable[[str], None] = lambda told: None,
) -> Iterator[list[Result]]:
    """Play games and yield their results as they come, a few at once; their records go into a
    folder, if there is one."""
    play = partial(play_some, records=keep is not None)
    for piece in carried(play, contest, fixtures, crew, tell):
        for fixture, (_, record) in zip(piece.keys, piece.result, strict=True):
            if keep:
                (keep / fixture.record_name()).write_text(record, encoding="utf-8")
        yield [result for result, _ in piece.result]


def play_some(
    contest: Contest, fixtures: Sequence[Fixture], *, records: bool
) -> list[tuple[Result, str]]:
    """Play a few games; return how they ended, and their records if they are wanted."""
    found = []
    for fixture in fixtures:
        timeline = begun_record(contest, fixture) if records else None
        result = play_recorded(contest, fixture, timeline)
        found.append((result, timeline.text() if timeline else ""))
    return found
