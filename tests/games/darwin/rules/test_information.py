"""Who may know what (section 4): views, events, and guesses that fit a view."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import BEGINNER, BODY, HEAD, KIDS, LEGS2, TEAM, TWO
from galapagos.games.darwin.rules.turn import may_redraw
from galapagos.kernel.bits import bit_numbers, count_bits
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    cards,
    cards_of,
    create_something,
    creator,
    dump,
    give_hand,
    new_game,
    of_kind,
    refused,
    refusing_rules,
    started,
    steps_of,
    trade,
)


def test_dc_info_01_public_things_are_the_same_in_every_view() -> None:
    game = creator(3)
    create_something(game)
    truth = dump(game.state)
    for viewer in range(-1, 4):
        seen = dump(game.view(viewer).state)
        # Biomes with species, zone, masks, time: everything but players and piles.
        assert seen[1] == truth[1]
        assert seen[3:5] == truth[3:5]


def test_dc_info_01_a_draft_is_seen_by_its_own_player_only() -> None:
    log = EventLog()
    game = started(Options(4), 3, log)
    seat = int(game.state.turn)
    before = [dump(game.view(viewer).state) for viewer in range(-1, 4)]
    told = len(log.events)
    game.play(seat, trade(game.state.players[seat].hand[0], game.state.zone[0]))
    for viewer in range(-1, 4):
        view = game.view(viewer)
        hidden = [game.event_for(viewer, event) for event in log.events[told:]]
        if viewer == seat:
            assert view.state.give > 0
            assert view.state.take > 0
            assert hidden[0].kind == events.TRADE_DRAFTED
        else:
            assert dump(view.state) == before[viewer + 1]
            assert [int(event.kind) for event in hidden] == [events.HIDDEN]
            assert hidden[0].fields()[3:] == [-1] * 5


def test_dc_info_01_both_cards_of_a_confirmed_trade_are_public() -> None:
    game = creator(3)
    seat = int(game.state.turn)
    create = of_kind(game, seat, act.CREATE)[0]
    used = [int(act.card_at(act.create_cards(create), place)) for place in range(6)]
    give = next(card for card in game.state.players[seat].hand if card not in used)
    take = game.state.zone[0]
    game.play(seat, trade(give, take))
    game.play(seat, create)
    game.play(seat, act.CONFIRM)
    for viewer in range(-1, 4):
        view = game.view(viewer).state
        assert give in list(view.zone)
        assert take in list(view.players[seat].hand)


def test_dc_info_02_hands_decks_and_discards_are_hidden() -> None:
    game = started(Options(4), 3)
    seat = int(game.state.turn)
    game.play(seat, of_kind(game, seat, act.REDRAW)[0])
    view = game.view((seat + 1) % 4).state
    assert len(view.players[seat].hand) == 0
    assert all(sum(pile.cards) == 0 for pile in (*view.decks, *view.discards))
    assert len(view.players[(seat + 1) % 4].hand) == 10


def test_dc_info_02_nobody_knows_which_biome_of_a_pair_is_out() -> None:
    """DC-INFO-02, ruling Q79: in a two-player game pairs never seen are blank."""
    game = new_game(Options(2, mode=TWO), 5)
    view = game.view(0).state
    known = view.biome_deck | view.biome_out | view.biome_seen
    blank = [number for number in range(22) if not known >> number & 1]
    assert blank
    assert all(cards().biomes[number].pair > 0 for number in blank)
    guess = game.view(0).determinise(3)
    assert guess.problems() == []
    assert count_bits(guess.state.biome_out) == 9


def test_dc_info_03_sizes_are_public() -> None:
    game = started(Options(4), 3)
    view = game.view(-1).state
    for mine, true in zip(view.players, game.state.players, strict=True):
        assert (mine.small, mine.large) == (true.small, true.large)
    for size in range(2):
        assert view.decks[size].size == game.state.decks[size].size
        assert view.discards[size].size == game.state.discards[size].size


def test_dc_info_03_the_deck_of_a_drawn_card_is_public_and_its_face_is_not() -> None:
    log = EventLog()
    game = new_game(Options(3), 3, log)
    seat = game.actor()
    game.play(seat, pack(act.DRAW, 0, 1))
    drawn = log.events[-1]
    assert drawn.kind == events.CARD_DRAWN
    assert game.event_for(seat, drawn).b == drawn.b > 0
    assert (game.event_for(-1, drawn).a, game.event_for(-1, drawn).b) == (1, -1)


def test_dc_info_04_discard_piles_are_not_browsed() -> None:
    """DC-INFO-04, ruling Q88: only their sizes are in a view, one's own discards included."""
    game = started(Options(3), 3)
    seat = int(game.state.turn)
    game.play(seat, of_kind(game, seat, act.REDRAW)[0])
    assert sum(sum(pile.cards) for pile in game.view(seat).state.discards) == 0


def test_dc_info_05_beginners_play_with_open_hands() -> None:
    """DC-INFO-05, DC-BEG-02."""
    game = started(Options(4, mode=BEGINNER), 3)
    view = game.view(-1).state
    for mine, true in zip(view.players, game.state.players, strict=True):
        assert list(mine.hand) == list(true.hand)


def test_dc_info_06_cards_are_revealed_one_by_one() -> None:
    game = new_game(Options(3), 3)
    seat = game.actor()
    for count in range(1, 4):
        game.play(seat, of_kind(game, seat, act.DRAW)[0])
        assert len(game.view(seat).state.players[seat].hand) == count


def test_a_number_that_is_no_seat_has_no_actions_and_is_refused() -> None:
    """At every moment, and nothing breaks: a spectator, or a seat beyond the last."""
    for options in (Options(3), Options(4, mode=TEAM), Options(2, mode=KIDS)):
        game = new_game(options, 5)
        for step in steps_of(game, 5):
            if step % 13 and step > 40:
                continue
            for seat in (-2, -1, int(options.players), 99):
                assert game.legal_list(seat) == []
                for action in (pack(act.DRAW, 0, 0), act.PASS, act.SHOW, act.ASK, act.REFILL):
                    over = {"game_over"} if game.is_over() else {"not_your_turn"}
                    assert refused(game, seat, action) == over
                    assert game.canonical(seat, action) == action


def test_dc_info_03_every_view_shows_who_may_act() -> None:
    """DC-INFO-02: and with other cards in hidden hands the same seats would be to act."""
    for options in (Options(3), Options(2, mode=TWO), Options(4, mode=TEAM, eras=3)):
        game = new_game(options, 6)
        for step in steps_of(game, 6):
            if step % 5 == 0:
                for viewer in range(-1, int(options.players)):
                    view = game.view(viewer)
                    assert view.to_act() == game.to_act()
                    assert view.actor() == game.actor()
                    assert view.determinise(step).to_act() == game.to_act()


def test_dc_act_redraw_05_who_may_act_does_not_tell_a_useless_hand() -> None:
    """DC-INFO-02, ruling Q10: after the other redraw it waits for one's own turn."""
    game = started(Options(3), 5)
    seat = int(game.state.turn)
    other = (seat + 1) % 3
    useless = cards_of(LEGS2, 10)
    give_hand(game.state, other, useless)
    assert act.FULL_REDRAW in game.legal_list(other)
    game.state.players[other].redrawn = True
    assert other not in game.seats_to_act()
    assert refused(game, other, act.FULL_REDRAW) == {"not_your_turn"}
    assert refusing_rules(game, other, act.FULL_REDRAW) == {"DC-ACT-REDRAW-05"}
    game.play(seat, act.PASS)
    assert game.state.turn == other
    game.play(other, act.FULL_REDRAW)


def test_dc_act_redraw_03_who_may_act_does_not_tell_a_hand_after_a_full_redraw() -> None:
    """DC-INFO-02, ruling Q11: whether the new hand is useless too shows on one's own turn only."""
    told = []
    for hand in (cards_of(LEGS2, 10), cards_of(HEAD, 5) + cards_of(BODY, 5)):
        game = started(Options(3), 5)
        seat = int(game.state.turn)
        other = (seat + 1) % 3
        give_hand(game.state, other, cards_of(LEGS2, 10))
        game.play(other, act.FULL_REDRAW)
        while game.state.players[other].draws:
            game.play(other, of_kind(game, other, act.DRAW)[0])
        give_hand(game.state, other, hand)
        seen = game.view(seat)
        told.append((game.to_act(), game.actor(), seen.to_act(), may_redraw(game.state, other)))
        game.play(seat, act.PASS)
        assert (act.FULL_REDRAW in game.legal_list(other)) == (len(told) == 1)
    assert told[0] == told[1]
    assert other not in bit_numbers(told[0][0])


def test_a_complete_game_determinises_to_itself() -> None:
    game = started(Options(3), 3)
    assert dump(game.determinise(9).state) == dump(game.state)
    assert game.determinise(9).chance().rng != game.chance().rng
    assert game.view(0).chance().rng == 0
