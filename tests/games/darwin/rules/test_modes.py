"""Beginner, kids and two-player games (sections 13.1, 13.2, 13.4)."""

import pytest

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.cards import (
    AnimalCard,
    BiomeCard,
    CardSet,
    pack_abilities,
    pack_stats,
)
from galapagos.games.darwin.rules.crowd import key_competition, rank_key
from galapagos.games.darwin.rules.food import leaders_of
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.scoring import outcome_of
from galapagos.games.darwin.rules.state import place_in
from galapagos.games.darwin.rules.table import lay_species
from galapagos.games.darwin.rules.terms import (
    ACTION,
    BEGINNER,
    BODY,
    CARNIVORE,
    DRAWING,
    HAND_SIZE,
    HEAD,
    HERBIVORE,
    KIDS,
    OVER,
    RAINFOREST,
    TOKEN,
    TWO,
)
from galapagos.kernel.bits import count_bits
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import (
    cards,
    create_something,
    creator,
    draw_all,
    new_game,
    next_era,
    of_kind,
    pass_all,
    playout,
    refused,
    started,
    table,
)
from tests.games.darwin.rules.sets import plain_set

# --- beginner --------------------------------------------------------------------------------


def small_set() -> CardSet:
    """Herbivores and carnivores of two hearts and different swiftness; four biomes, two plants."""
    animals = []
    for swift in range(1, 61):
        stats = pack_stats(pack_abilities(run=swift % 9 + 1), hearts=2)
        animals.append(AnimalCard(HEAD, stats, CARNIVORE if swift > 40 else HERBIVORE))
        animals.append(AnimalCard(BODY, 0))
    biome = [
        BiomeCard(2, 0, 2, pack_abilities(run=1), [], 0, 0, role, True)
        for role in (RAINFOREST, 0, 0, 0)
    ]
    rest = [BiomeCard(2, 0, 2, pack_abilities(run=1), []) for number in range(18)]
    return CardSet("small", animals, biome + rest)


def test_dc_beg_01_and_dc_beg_02_fixed_biomes_and_dealt_open_hands() -> None:
    """DC-BEG-01, DC-BEG-02: SC-VAR-01."""
    game = new_game(Options(6, mode=BEGINNER), 3)
    assert all(cards().biomes[biome.card].beginner for biome in game.state.biomes)
    assert len(game.state.biomes) == 4
    assert game.state.phase == ACTION
    for player in game.state.players:
        assert (player.small, player.large) == (5, 5)


def test_dc_beg_03_food_is_ignored_in_the_first_era() -> None:
    """DC-BEG-03, DC-BEG-04: SC-VAR-02; the worse one starves at the end, nobody earns."""
    game = new_darwin(Options(3, mode=BEGINNER), small_set(), 3)
    log = EventLog()
    game.attach(log)
    while game.state.era == 1 and game.state.phase == ACTION:
        seat = int(game.state.turn)
        creations = [
            action for action in of_kind(game, seat, act.CREATE) if act.create_slot(action) == 0
        ]
        if creations and game.state.count_species(seat) < 2:
            game.play(seat, creations[0])
            game.play(seat, act.CONFIRM)
        else:
            game.play(seat, act.PASS)
        if game.state.era == 1 and game.state.phase == ACTION:
            assert all(one.plants + one.meat == 0 for one in game.state.biomes[0].species)
    kinds = [int(event.kind) for event in log.events]
    assert kinds.count(events.CREATED) == 6
    assert kinds.count(events.DIED) >= 4
    assert events.POINTS_EARNED not in kinds
    assert events.EVENT_REVEALED not in kinds
    # DC-BEG-05: two biomes change, whatever the number of players.
    assert kinds.count(events.BIOME_REPLACED) == 2


def test_dc_beg_06_no_creation_in_the_second_era_and_free_double_mutations() -> None:
    """DC-BEG-06, DC-BEG-07: SC-VAR-04; then one full evaluation decides."""
    for seed in range(30):
        game = creator(seed, options=Options(4, mode=BEGINNER))
        create_something(game)
        create_something(game) if of_kind(game, int(game.state.turn), act.CREATE) else None
        next_era(game)
        seat = next((int(one.owner) for b in game.state.biomes for one in b.species), -1)
        if seat >= 0:
            break
    assert game.state.era == 2
    while game.state.turn != seat:
        game.play(int(game.state.turn), act.PASS)
    assert of_kind(game, seat, act.CREATE) == []
    head = next(card for card in game.state.players[seat].hand if cards().part[card] == HEAD)
    body = next(card for card in game.state.players[seat].hand if cards().part[card] == BODY)
    wish = act.pack_create(0, act.pack_cards(head, body, 0, 0, 0, 0))
    assert "mode_forbids" in refused(game, seat, wish)
    twice = of_kind(game, seat, act.MUTATE_TWICE)
    if twice:
        game.play(seat, twice[0])
        game.play(seat, act.CONFIRM)
    log = EventLog()
    game.attach(log)
    pass_all(game)
    assert game.state.phase == OVER
    steps = [int(event.a) for event in log.events if event.kind == events.STEP_BEGAN]
    assert steps == [1, 2, 3, 4, 5]
    assert [int(e.kind) for e in log.events].count(events.MUTATION_PAID) == 0


# --- kids ------------------------------------------------------------------------------------


def test_dc_kids_01_and_dc_kids_02_and_dc_kids_04_biomes_and_tokens() -> None:
    """DC-KIDS-01, DC-KIDS-02, DC-KIDS-04: SC-VAR-08: 12 of 13 biomes and 4 of 6 tokens."""
    game = started(Options(3, mode=KIDS), 3)
    state = game.state
    for lap in range(4):
        grounds = [int(biome.ground) for biome in state.biomes]
        assert grounds == [0, 0, 0, TOKEN]
        assert count_bits(state.tokens) == 6 - (lap + 1)
        next_era(game)
    assert game.is_over()
    assert count_bits(state.biome_deck) == 1


def test_dc_kids_03_ten_cards_freely_drawn() -> None:
    game = new_game(Options(2, mode=KIDS), 3)
    assert game.state.phase == DRAWING
    draw_all(game)
    assert all(player.hand_size() == HAND_SIZE for player in game.state.players)


def test_dc_kids_05_and_dc_kids_07_the_token_biome() -> None:
    """DC-KIDS-05, DC-KIDS-07: SC-VAR-05; adaptation there is competition, ties share in full."""
    stats = [
        pack_stats(pack_abilities(), hearts=heart, competition=competition)
        for heart, competition in ((9, 4), (1, 4), (2, 2))
    ]
    animals = []
    for value in stats:
        animals += [AnimalCard(HEAD, value, HERBIVORE), AnimalCard(BODY, 0)]
    filler = [AnimalCard(HEAD, 0, HERBIVORE) for number in range(60)]
    filler += [AnimalCard(BODY, 0) for number in range(40)]
    biomes = [
        BiomeCard(0, 0, 2, 1, [], 0, 1 + n // 2, RAINFOREST if n == 0 else 0) for n in range(18)
    ] + [BiomeCard(0, 0, 2, 1, []) for n in range(4)]
    game = new_darwin(Options(3, mode=KIDS), CardSet("kids", animals + filler, biomes), 1)
    draw_all(game)
    state = game.state
    token = state.biomes[3]
    reward = int(token.reward)
    for number in range(3):
        for card in (2 * number + 1, 2 * number + 2):
            _forget(game, card)
        cards_packed = act.pack_cards(2 * number + 1, 2 * number + 2, 0, 0, 0, 0)
        species = lay_species(state, number, 3, cards_packed)
        assert species.satisfied
        assert species.adaptation == (4, 4, 2)[number]
    pass_all(game)
    assert [int(player.bank) for player in state.players] == [1 + reward, 1 + reward, 1]


def _forget(game: Darwin, card: int) -> None:
    """Take a card away from wherever it lies, but for species."""
    state = game.state
    for pile in (*state.decks, *state.discards):
        if pile.cards[card]:
            pile.cards[card] = 0
            pile.size -= 1
    for player in state.players:
        if player.holds(card):
            place = list(player.hand).index(card)
            player.hand = type(player.hand)(c for c in player.hand if c != card)
            player.seen = type(player.seen)(s for n, s in enumerate(player.seen) if n != place)
            if state.cards.size[card]:
                player.large -= 1
            else:
                player.small -= 1
    state.zone = type(state.zone)(c for c in state.zone if c != card)


def test_dc_kids_06_only_creations_and_food_does_not_count() -> None:
    game = creator(3, options=Options(3, mode=KIDS))
    seat = int(game.state.turn)
    create_something(game)
    kinds = {int(act.kind_of(action)) for action in game.legal_list(int(game.state.turn))}
    assert not kinds & {act.MUTATE, act.MUTATE_TWICE, act.MIGRATE}
    assert act.TRADE in kinds
    wish = pack(act.MIGRATE, 0, 1)
    assert "mode_forbids" in refused(game, seat, wish)
    assert all(biome.plants + biome.meat == 0 for biome in game.state.biomes)


def test_dc_kids_08_and_dc_kids_09_the_table_is_cleared_and_hands_refilled() -> None:
    """DC-KIDS-08, DC-KIDS-09: SC-VAR-07."""
    game = creator(3, options=Options(3, mode=KIDS))
    seat = int(game.state.turn)
    species = create_something(game)
    left = HAND_SIZE - int(species.count)
    pass_all(game)
    state = game.state
    assert state.players[seat].bank >= 1
    assert all(biome.species == [] for biome in state.biomes)
    assert state.phase == DRAWING
    # Discard two, then refill to ten.
    for _turn in range(2):
        game.play(seat, of_kind(game, seat, act.DISCARD)[0])
    assert refused(game, seat, pack(act.DRAW, 0, 0)) == {"no_such_draw"}
    game.play(seat, act.REFILL)
    assert state.players[seat].draws == HAND_SIZE - (left - 2)
    draw_all(game)
    assert state.players[seat].hand_size() == HAND_SIZE
    assert state.era == 2


def test_kids_may_redraw_fully_in_every_era() -> None:
    """Ruling Q85: DC-ACT-REDRAW-05 holds in every kids Era."""
    game = started(Options(3, mode=KIDS), 3)
    next_era(game)
    assert "first_era_only" not in refused(game, int(game.state.turn), act.FULL_REDRAW)


def test_dc_kids_10_most_points_win_and_ties_are_shared() -> None:
    """DC-KIDS-10"""
    game = started(Options(3, mode=KIDS), 3)
    playout(game, 5)
    outcome = outcome_of(game.state)
    best = max(outcome.scores)
    assert outcome.winning_seats() == [n for n, score in enumerate(outcome.scores) if score == best]
    assert all(biome.species == [] for biome in game.state.biomes)


# --- two players -----------------------------------------------------------------------------


def test_dc_2p_01_one_of_each_pair_is_out() -> None:
    """DC-2P-01, DC-2P-04: nine of the eighteen, and all slots on one side."""
    outs = set()
    for seed in range(12):
        state = new_game(Options(2, mode=TWO), seed).state
        assert count_bits(state.biome_out) == 9
        outs.add(int(state.biome_out))
        pairs = [int(cards().biomes[n].pair) for n in range(22) if state.biome_out >> n & 1]
        assert sorted(pairs) == list(range(1, 10))
        assert {int(biome.side) for biome in state.biomes} == {0}
    assert len(outs) > 6


def test_dc_kids_09_a_discard_does_not_tell_which_known_card_it_was() -> None:
    """DC-INFO-02, ruling Q88: discards from a hand lie face down."""
    game = started(Options(3, mode=KIDS), 3)
    pass_all(game)
    seat = game.actor()
    player = game.state.players[seat]
    small = [int(card) for card in player.hand if not cards().size[card]]
    large = [int(card) for card in player.hand if cards().size[card]]
    for card in (small[0], large[0]):
        player.seen[place_in(player.hand, card)] = 0b111
    for discarded in small[:2]:
        copy = game.clone()
        copy.play(seat, pack(act.DISCARD, 0, discarded))
        assert list(copy.view((seat + 1) % 3).state.players[seat].hand) == [large[0]]
        assert len(copy.view(seat).state.players[seat].hand) == HAND_SIZE - 1


def test_dc_kids_07_equal_adaptation_leads_together() -> None:
    """DC-LEAD-04: competition and hearts are not compared; those who lead are rewarded."""
    laid = table(
        {
            "biomes": [{"id": "B", "ad": ["run"], "pl": 9}],
            "species": [
                {"id": "A", "d": "H", "h": 1, "ab": {"run": 3}, "c": 2},
                {"id": "B", "d": "H", "h": 2, "ab": {"run": 3}, "c": 5, "o": "P2"},
            ],
        }
    )
    assert [species.uid for species in leaders_of(laid.state, laid.state.biomes[0])] == [1]
    laid.state.options = Options(6, mode=KIDS)
    assert [species.uid for species in leaders_of(laid.state, laid.state.biomes[0])] == [0, 1]


def test_dc_beg_04_tokens_are_placed_when_all_are_done() -> None:
    seed = 0
    while True:
        game = creator(seed, options=Options(3, mode=BEGINNER))
        species = create_something(game)
        if species.adaptation > 0:
            break
        seed += 1
    biome = game.state.biomes[species.slot]
    assert leaders_of(game.state, biome) == []
    log = EventLog()
    game.attach(log)
    pass_all(game)
    led = [int(event.b) for event in log.events if event.kind == events.LEADER]
    assert int(species.uid) in led


def test_dc_2p_02_a_set_without_a_rainforest_serves_where_no_volcano_is_in_play() -> None:
    """DC-KIDS-01: only a volcano needs it."""
    whole = plain_set()
    bare = CardSet("bare", whole.animals, whole.biomes)
    bare.rainforest = -1
    for mode in (TWO, KIDS, BEGINNER):
        assert playout(new_darwin(Options(2, mode=mode), bare, 3), 3) > 0
    with pytest.raises(BadData, match="volcano but no tropical rainforest"):
        new_darwin(Options(3), bare, 3)


def test_ranks_are_compared_in_their_order_however_large_the_numbers() -> None:
    """DC-TERM-09, DC-EVAL-COMP-02: a large second number never outweighs the first."""
    assert rank_key(3, 100_000, 2) < rank_key(4, 0, 0)
    assert rank_key(3, 5, 100_000) < rank_key(3, 6, 0)
    assert key_competition(rank_key(3, 100_000, 7)) == 100_000
