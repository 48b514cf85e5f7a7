"""Darwin as the lab sees it."""

from collections.abc import Callable
from pathlib import Path

from galapagos.games.darwin.kit import KIT
from galapagos.games.darwin.lab.fingerprint import game_numbers
from galapagos.games.darwin.lab.ledger import Ledger
from galapagos.games.darwin.lab.referee import Referee
from galapagos.games.darwin.lab.table import table_of, table_options
from galapagos.games.darwin.rules.actions import NO_ACTION
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.darwin.rules.setup import biomes_of_pair
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.darwin.rules.turn import is_draft_empty
from galapagos.games.proofs import Proofs
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.records.scenarios import JSON_FENCES, JSON_SUFFIXES, Case

SWITCHES = {
    "mode": ("kids", "team", "beginner"),
    "eras": ("3",),
    **dict.fromkeys(SWITCH_KEYS, ("on",)),
}
"""Everything that a table can set otherwise, with the values that are not its default."""

SECRETS: dict[str, dict[str, str]] = {
    # DC-INFO-02, rulings Q82, Q83 and Q88: cards that stay in a hand or go face down.
    "card_drawn": {},
    "card_discarded": {},
    "redrawn": {},
    "card_shown": {"mode": "team"},
    "card_given": {"mode": "team"},
    # DC-INFO-01: a turn that is still a draft.
    "trade_drafted": {},
    "trade_cancelled": {},
    "main_drafted": {},
    "main_taken_back": {},
    # Ruling Q59, option
    "chosen_in_secret": {"secret_choices": "on"},
}


def _can_be(players: int, switches: dict[str, str]) -> bool:
    try:
        table_options(players, switches)
    except BadData:
        return False
    return True


def _unpacked_cards(packed: int) -> list[int]:
    """Return the cards that an action names, one in each byte."""
    return [byte for byte in packed.to_bytes(8, "little") if byte]


class DarwinProofs(Proofs):
    # Random games have 10 to 850 decisions. No rule bounds them: a trade may be drafted and
    # taken back for ever (DC-ACT-TRADE-03), but random players soon confirm their turns.
    longest = 20_000
    checked = 3_600
    secrets = SECRETS
    scene = "first turn"
    scenario_suffixes = JSON_SUFFIXES
    scenario_fences = JSON_FENCES
    switches = SWITCHES

    def fit(self, players: int, switches: dict[str, str]) -> dict[str, str]:
        """Leave out the mode or the Eras where the options refuse them (DC-TEAM-01, DC-BEG-01)."""
        kept = dict(switches)
        if not _can_be(players, {"mode": kept.get("mode", "")}):
            del kept["mode"]
        if not _can_be(players, {"mode": kept.get("mode", ""), "eras": kept.get("eras", "0")}):
            del kept["eras"]
        return kept

    def table(
        self, players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]:
        return table_of(players, switches, own)

    def numbers(self, game: Game) -> list[int]:
        return game_numbers(game)

    def ledger(self, game: Game) -> Ledger:
        return Ledger(game)

    def referee(self, game: Game) -> Referee:
        return Referee(game)

    def face_down(self, game: Game, viewer: int) -> dict[str, object]:
        """DC-INFO-01, -02, rulings Q59, Q79 and Q82: drafts, secret choices, what waits to be
        shown, and the biomes that are out, which is known once their pair is seen."""
        assert isinstance(game, Darwin)
        state = game.state
        hidden: dict[str, object] = {}
        if not is_draft_empty(state):
            hidden["draft"] = (int(state.give), int(state.take), int(state.main))
        for seat, player in enumerate(state.players):
            if player.showing != NO_ACTION:
                # The partner will see the cards, the others how many they are.
                cards = _unpacked_cards(int(player.showing >> 17))
                is_partner = viewer == state.partner_of(seat)
                hidden[f"shown by {seat}"] = cards if is_partner else len(cards)
            if state.options.secret_choices and len(player.choices):
                hidden[f"chosen by {seat}"] = [int(choice) for choice in player.choices]
        if state.options.has_pairs_halved():
            for number, biome in enumerate(state.cards.biomes):
                if biome.pair and not state.biome_seen & biomes_of_pair(state, biome.pair):
                    hidden[f"biome {number}"] = bool(state.biome_out >> number & 1)
        return hidden

    def is_scene(self, game: Game) -> bool:
        assert isinstance(game, Darwin)
        return bool(game.state.phase == ACTION)

    def scenarios(self, text: str, source: str) -> list[Case]:
        from galapagos.games.darwin.scenarios.scenarios import read_darwin_scenarios

        return read_darwin_scenarios(text, source)


DARWIN = DarwinProofs(KIT)
