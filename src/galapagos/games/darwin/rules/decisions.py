"""Invariants of what a state waits for: drafts, deals, hunts and choices that can be open."""

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import LOSE, NO_ACTION, TRADE, pack
from galapagos.games.darwin.rules.evaluation import go_on_hunting
from galapagos.games.darwin.rules.obstacles import obstacles
from galapagos.games.darwin.rules.refusals import TWIN_COMES_FIRST
from galapagos.games.darwin.rules.state import (
    DEAL_DRAW,
    DEAL_GIVE,
    DEAL_PAY,
    NO_DEAL,
    Player,
    State,
)
from galapagos.games.darwin.rules.terms import (
    ACTION,
    CARNIVORE,
    DEGENERATION,
    DRAWING,
    EVALUATION,
    EVENT,
    INTRUDERS,
    NO_CARD,
    NO_SPECIES,
    NOBODY,
    SHOWING,
    TAKEOVER_PRICE,
)
from galapagos.games.darwin.rules.turn import is_draft_empty, is_right_ended
from galapagos.games.darwin.rules.world_events import (
    choose,
    choosers,
    go_on_with_event,
    reset_choices,
    special_candidates,
)
from galapagos.kernel.bits import bit, count_bits
from galapagos.kernel.names import seat_name
from galapagos.kernel.problems import found


def decision_problems(state: State) -> list[str]:
    """Return why nobody could decide what a complete state waits for; cards add up already."""
    problems = _stray_problems(state)
    if problems:
        return problems
    if state.phase == DRAWING:
        waits = any(player.draws > 0 or player.discarding for player in state.players)
        return found((not waits, "nobody has anything to draw"))
    if state.phase == SHOWING:
        return _showing_problems(state)
    if state.phase == ACTION:
        return _turn_problems(state) + _deal_problems(state)
    if state.phase == EVALUATION:
        return _hunt_problems(state)
    if state.phase == EVENT:
        return _event_problems(state)
    return []


def _stray_problems(state: State) -> list[str]:
    """What belongs to one phase does not stand in another."""
    in_turn = (
        not is_draft_empty(state)
        or state.main_done
        or state.trade_done
        or state.refused
        or state.takeovers > 0
        or state.redrawing != NOBODY
    )
    in_deal = state.deal_draws > 0 or state.declined != 0
    in_hunt = state.hunter != NO_SPECIES or state.failed >= 0
    chosen = any(
        player.owes or player.lost != NO_SPECIES or player.legacy or player.heir != NO_SPECIES
        for player in state.players
    )
    shows = any(player.showing != NO_ACTION for player in state.players)
    choices = any(len(player.choices) for player in state.players)
    return found(
        (in_turn and state.phase != ACTION, "a turn has begun outside the action phase"),
        (state.deal != NO_DEAL and state.phase != ACTION, "a deal belongs to a turn"),
        (in_deal and state.deal != DEAL_DRAW, "nobody draws for a deal"),
        (in_hunt and state.phase != EVALUATION, "species hunt in the evaluation only"),
        ((chosen or choices) and state.phase != EVENT, "an event is decided in its own phase"),
        (state.picks != 0 and state.phase != EVENT, "a biome is picked in the event phase"),
        (shows and state.phase != SHOWING, "cards are shown when an Era begins"),
    )


# --- showing ---------------------------------------------------------------------------------


def _showing_problems(state: State) -> list[str]:
    """Ruling Q82: all choose at the same time; what was chosen waits for the last one."""
    problems = found((all(player.shown for player in state.players), "all have shown their cards"))
    for seat, player in enumerate(state.players):
        name = seat_name(seat)
        has_chosen = player.showing != NO_ACTION
        probe = state.clone()
        probe.own_all()
        probe.players[seat].shown = False
        legal = not has_chosen or obstacles(probe, seat, player.showing) == 0
        problems += found(
            (has_chosen and not player.shown, f"{name} has not chosen what to show"),
            (not legal, f"{name} cannot show these cards"),
        )
    return problems


# --- turn and deal ---------------------------------------------------------------------------


def _turn_problems(state: State) -> list[str]:
    """DC-TURN-01, -02, rulings Q05, Q06, Q08, Q81."""
    player = state.players[state.turn]
    is_team = state.options.is_team()
    settled = state.main_done or state.trade_done or state.takeovers > 0
    may_trade = is_team and player.hand_size() > 0 and len(state.zone) > 0
    most_takeovers = 99 if state.options.many_takeovers else 1
    return found(
        (all(other.passed for other in state.players), "the action phase ends when all passed"),
        (player.passed and not may_trade, "the player to move has passed"),
        (
            player.passed and (state.main != NO_ACTION or state.main_done),
            "who has passed takes no main action",
        ),
        ((settled or state.refused) and not is_team, "a turn is settled when it is confirmed"),
        (settled and not player.touched, "who has traded or acted has touched the hand"),
        (player.passed and (settled or state.refused), "who has passed makes no deals"),
        (state.takeovers > most_takeovers, "too many takeovers in one turn"),
        (state.main_done and state.main != NO_ACTION, "a turn has one main action"),
        (state.trade_done and state.give != NO_CARD, "a turn has one trade"),
        (not _is_draft_legal(state), "the drafted turn is not possible"),
    ) + _redraw_problems(state)


def _is_draft_legal(state: State) -> bool:
    """Ruling Q03: whether trade and main action could be drafted, in one order or the other."""
    empty = state.clone()
    empty.give = empty.take = NO_CARD
    empty.main = NO_ACTION
    empty.deal = NO_DEAL
    traded = empty.clone()
    if state.give != NO_CARD:
        planned = empty.clone()
        planned.main = state.main
        if not _could_draft(planned, pack(TRADE, 0, state.give, state.take)):
            return False
        traded.give, traded.take = state.give, state.take
    if state.main == NO_ACTION:
        return True
    return _could_draft(traded, state.main) or _could_draft(empty, state.main)


def _could_draft(table: State, action: i64) -> bool:
    """A part of the draft that was dropped since may have left a lower twin in the hand."""
    return obstacles(table, table.turn, action) & ~TWIN_COMES_FIRST == 0


def _redraw_problems(state: State) -> list[str]:
    if state.redrawing == NOBODY:
        return []
    player = state.players[state.redrawing]
    has_redrawn = player.full_redraws > 0 if state.redraws_all else player.redrawn
    return found(
        (not has_redrawn, "who redraws has begun to"),
        (player.passed or player.touched, "who redraws has an untouched hand"),
        (
            not state.redraws_all and is_right_ended(state, player),
            "a full redraw ends the right to the normal one",
        ),
        (
            state.redrawing == state.turn and not is_draft_empty(state),
            "who redraws has drafted nothing",
        ),
        (state.deal != NO_DEAL, "a redraw is finished before a deal"),
    )


def _deal_problems(state: State) -> list[str]:
    """DC-TEAM-06 … 09, rulings Q81 … Q84."""
    if state.deal == NO_DEAL:
        return []
    if not state.options.is_team():
        return ["only the team game has deals"]
    asker, partner = state.players[state.turn], state.players[state.partner_of(state.turn)]
    left = int(state.next_seat(state.turn))
    right = int(state.partner_of(left))
    opponents = int(bit(left) | bit(right))
    drawable = any(state.decks[size].size + state.discards[size].size > 0 for size in range(2))
    is_pay = state.deal == DEAL_PAY
    is_draw = state.deal == DEAL_DRAW
    return found(
        (asker.passed, "who has passed makes no deals"),
        (state.deal == DEAL_GIVE and partner.hand_size() == 0, "the partner has no card to give"),
        (state.deal == DEAL_GIVE and state.refused, "the partner has refused already"),
        (
            (is_pay or is_draw) and not (is_draft_empty(state) and asker.touched),
            "a deal settles the turn as far as it has come",
        ),
        (is_pay and asker.hand_size() == 0, "who has received a card has one to pay with"),
        (is_draw and not 1 <= state.deal_draws <= TAKEOVER_PRICE, "one or two cards are drawn"),
        (is_draw and state.declined & ~opponents != 0, "only opponents decline to draw"),
        (is_draw and state.declined == opponents, "both opponents have declined"),
        (
            is_draw and state.players[left].passed and state.players[right].passed,
            "opponents who have both passed do not draw",
        ),
        (is_draw and not drawable, "there is no card to draw"),
    )


# --- hunts -----------------------------------------------------------------------------------


def _hunt_problems(state: State) -> list[str]:
    """DC-EVAL-PRED-06, rulings Q45, Q47: somebody has tied hunters or tied prey before him."""
    if state.hunter != NO_SPECIES:
        hunter = state.find(state.hunter)
        if hunter is None or hunter.slot != state.slot or hunter.judged:
            return ["the hunter is not hunting here"]
        if hunter.diet != CARNIVORE:
            return ["the hunter is no carnivore"]
    elif state.options.random_hunt_order:
        return ["the order of hunters is drawn by lot"]
    probe = state.clone()
    probe.own_all()
    if go_on_hunting(probe):
        return ["nobody has to choose in this evaluation"]
    before = (state.slot, state.hunter, _count_species(state), _count_judged(state))
    after = (probe.slot, probe.hunter, _count_species(probe), _count_judged(probe))
    return found((before != after, "the evaluation goes on by itself here"))


def _count_species(state: State) -> int:
    return sum(len(biome.species) for biome in state.biomes)


def _count_judged(state: State) -> int:
    return sum(species.judged for biome in state.biomes for species in biome.species)


# --- events ----------------------------------------------------------------------------------


def _event_problems(state: State) -> list[str]:
    """DC-TRANS-1-04, rulings Q59, Q60: who chooses, and what has been chosen."""
    if state.picks:
        owing = any(player.owes for player in state.players)
        return found(
            (not state.options.first_player_picks_biome, "biomes are picked by lot"),
            (state.picks != special_candidates(state), "other biomes are to be picked from"),
            (count_bits(state.picks) != 2, "one biome is no choice"),
            (owing, "a biome is picked while nobody else chooses"),
        )
    if state.event not in (DEGENERATION, INTRUDERS):
        return ["this event leaves nothing to choose"]
    problems: list[str] = []
    for seat, player in enumerate(state.players):
        problems += _choice_problems(state, seat, player)
    if problems:
        return problems
    probe = state.clone()
    probe.own_all()
    if go_on_with_event(probe):
        return ["nobody has to choose about the event"]
    if _owing(probe) != _owing(state):
        return ["the event goes on by itself here"]
    return found((not _is_order_kept(state), "players choose one after the other"))


def _owing(state: State) -> list[tuple[bool, int]]:
    return [(player.owes, int(player.lost)) for player in state.players]


def _is_order_kept(state: State) -> bool:
    """Ruling Q59: before the one who chooses all have chosen, after him none; or all at once."""
    if state.options.secret_choices:
        return all(player.owes for player in state.players)
    has_come = False
    for place in range(state.options.players):
        seat = state.seat_at(place)
        player = state.players[seat]
        has_begun = player.lost != NO_SPECIES or len(player.choices) > 0
        if choosers(state) & bit(seat):
            has_come = True
        elif player.owes != has_come or (has_come and has_begun):
            return False
    return True


def _choice_problems(state: State, seat: int, player: Player) -> list[str]:
    """Make a seat's choices again, on a table where nobody else has any to make."""
    probe = state.clone()
    probe.own_all()
    for other in probe.players:
        other.owes = False
    again = probe.players[seat]
    again.owes = player.owes
    again.lost = again.heir = NO_SPECIES
    again.legacy = 0
    again.choices = vec[i64]()
    if player.owes and player.lost != NO_SPECIES:
        reset_choices(probe, seat)
        lose = pack(LOSE, player.lost)
        if again.lost == NO_SPECIES and _may_choose(probe, seat, lose):
            choose(probe, seat, lose)
    for choice in player.choices:
        if not _may_choose(probe, seat, choice):
            return [f"{seat_name(seat)} cannot have chosen this"]
        choose(probe, seat, choice)
    same = (again.lost, again.legacy, again.heir) == (player.lost, player.legacy, player.heir)
    return [] if same else [f"what {seat_name(seat)} lost and left does not fit the choices"]


def _may_choose(state: State, seat: int, action: int) -> bool:
    """Whether a seat has this choice; the rules can be asked only if anybody has any."""
    return choosers(state) != 0 and obstacles(state, seat, action) == 0
