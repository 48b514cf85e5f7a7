"""What is drawn of Darwin: menus that stay short, warnings, and no screen that tells a secret."""

import pytest

from galapagos.cli.terminal.guide import Guide
from galapagos.games.darwin.notation.codec import DarwinCodec
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import ACTION, BEGINNER, DRAWING
from galapagos.games.menu import GO_ON
from tests.amounts import few
from tests.text.darwin_tables import CATALOG, TABLES, played

CODEC = DarwinCodec(CATALOG)
NAMES = ["Ana", "Bo", "P3", "P4", "P5", "P6"]
MOST_CHOICES = 60


def guide_of(viewer: int, game: Darwin) -> Guide:
    return Guide(CODEC, viewer, NAMES[: int(game.seats())], "en")


def screen(game: Darwin, viewer: int, width: int = 80, height: int = 24) -> list[str]:
    """Everything a viewer can be shown now."""
    guide = guide_of(viewer, game)
    view = game.view(viewer)
    lines = guide.board.lines(view, width, height)
    if viewer >= 0 and (game.actor() == viewer or guide.board.moment(view)):
        menu = guide.menu(view)
        for is_new in (True, False):
            lines += guide.decision(view, menu, width, height, is_new=is_new)
    if viewer >= 0:
        for look in guide.board.lookups().values():
            lines += look(view, "S1 S2", width)
    return [line.plain for line in lines]


@pytest.mark.parametrize("options", few(TABLES, 3), ids=lambda options: f"mode{int(options.mode)}")
def test_two_worlds_that_look_alike_give_the_same_screen(options: Options) -> None:
    differing = 0
    players = int(options.players)
    for number, (game, _) in enumerate(played(options, 4)):
        if number % 23 == 0 and not game.is_over():
            viewer = number % players
            world = game.view(viewer).determinise(number)
            other = (viewer + 1) % players
            differing += screen(world, other) != screen(game, other)
            assert screen(world, viewer) == screen(game, viewer)
    # The worlds were different ones: others saw other cards in their hands.
    assert differing > 1 or options.mode == BEGINNER


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"mode{int(options.mode)}")
def test_every_decision_has_a_short_menu_of_legal_actions(options: Options) -> None:
    for number, (game, _) in enumerate(played(options, 8)):
        if game.is_over() or number % 5:
            continue
        seat = int(game.actor())
        view = game.view(seat)
        guide = guide_of(seat, game)
        menu = guide.menu(view)
        assert 1 <= len(menu.choices) <= MOST_CHOICES
        assert [choice.number for choice in menu.choices] == list(range(1, len(menu.choices) + 1))
        for choice in menu.choices:
            if choice.is_command:
                bench = guide.board.bench(view, choice.text)
                assert bench is not None or choice.text in guide.board.lookups()
            else:
                action = guide.action(view, choice.text)
                assert view.why(seat, action) == []
                assert CODEC.action_text(view, action) == choice.text
        texts = [choice.text for choice in menu.choices]
        assert len(set(texts)) == len(texts)


def test_a_pass_is_never_made_for_a_person() -> None:
    """A forced answer is one whose lack of alternatives everybody can see."""
    for options in TABLES:
        for number, (game, _) in enumerate(played(options, 3)):
            if game.is_over():
                break
            if number % 4:
                continue
            seat = int(game.actor())
            assert guide_of(seat, game).menu(game.view(seat)).forced != "pass"


def test_a_redraw_out_of_turn_is_offered_once_an_era_and_blocks_nobody() -> None:
    seen = set()
    for game, _ in played(Options(3), 2):
        state = game.state
        for seat in range(3):
            guide, view = guide_of(seat, game), game.view(seat)
            moment = guide.board.moment(view)
            if moment:
                seen.add(moment)
                assert state.phase == ACTION
                assert seat != state.turn
                menu = guide.menu(view)
                assert menu.choices[0].text == GO_ON
                assert "redraw" in [choice.text for choice in menu.choices]
                assert game.actor() != seat
    assert seen == {f"era {era}" for era in range(1, 5)}


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_pieces_of_a_line_are_never_wider_than_the_screen(width: int, height: int) -> None:
    for number, (game, _) in enumerate(played(Options(6), 5)):
        if number % 10 == 0 and not game.is_over():
            seat = int(game.actor())
            guide, view = guide_of(seat, game), game.view(seat)
            lines = guide.decision(view, guide.menu(view), width, height, is_new=True)
            # Sentences may be folded by the screen; what is set side by side must fit.
            side_by_side = [line for line in lines if line.plain.startswith("    S")]
            assert all(line.cell_len <= width for line in side_by_side)


def test_a_tight_screen_leaves_out_what_can_be_asked_for() -> None:
    for game, _ in played(Options(4), 6):
        if game.state.phase == ACTION and game.state.era == 3:
            break
    seat = int(game.actor())
    guide, view = guide_of(seat, game), game.view(seat)
    roomy, tight = guide.board.lines(view, 80, 200), guide.board.lines(view, 80, 5)
    assert len(tight) < len(roomy)
    zone = guide.board.lookups()["zone"](view, "", 80)
    assert len(zone) == len(game.state.zone)


# --- warnings --------------------------------------------------------------------------------


def test_passing_while_a_species_would_die_is_asked_about() -> None:
    asked = silent = 0
    for seed in range(3):
        for game, _ in played(Options(3), seed):
            state = game.state
            if state.phase != ACTION or game.why(state.turn, act.PASS):
                continue
            seat = int(state.turn)
            guide, view = guide_of(seat, game), game.view(seat)
            found = guide.warnings(view, act.PASS)
            board = "\n".join(line.plain for line in guide.board.lines(view, 200, 100))
            told = [text for text in found if "would die now" in text]
            assert all(text in board for text in told) or state.give
            asked += bool(told)
            silent += not found
    assert asked > 1
    assert silent > 3


def test_a_dropped_trade_and_a_redraw_are_asked_about() -> None:
    kinds = set()
    for game, _ in played(Options(3), 1):
        if game.is_over():
            break
        seat = int(game.actor())
        guide, view = guide_of(seat, game), game.view(seat)
        for action in view.legal_list(seat)[:100]:
            found = guide.warnings(view, action)
            if kind_of(action) == act.REDRAW:
                kinds.add("redraw")
                assert found == ["You cannot get back what you discard."]
            if kind_of(action) == act.PASS and game.state.give:
                kinds.add("trade")
                assert "If you pass, you lose your planned trade." in found
            if kind_of(action) == act.DRAW:
                assert found == []
    assert kinds == {"redraw", "trade"}


# --- draws -----------------------------------------------------------------------------------


def test_several_draws_can_be_typed_at_once() -> None:
    for game, _ in played(Options(3), 1):
        seat = int(game.actor())
        if game.state.phase == DRAWING and game.state.players[seat].draws == 7:
            break
    guide, view = guide_of(seat, game), game.view(seat)
    assert guide.board.split(view, "SL") == ["draw small", "draw large"]
    assert guide.board.split(view, "s" * 30) == ["draw small"] * 7
    assert guide.board.split(view, "slx") == []
    rest = guide.board.split(view, "rest")
    player = game.state.players[seat]
    assert len(rest) == 7
    assert abs(int(player.small - player.large) + rest.count("draw small") * 2 - 7) <= 1
