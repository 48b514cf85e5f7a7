"""What the house may ask of the tiny game."""

from pathlib import Path

from galapagos.games.kit import GameKit
from galapagos.games.plain import PlainShow
from galapagos.games.proofs import Proofs
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.text.people import People
from galapagos.wire.http import SwitchInfo
from galapagos.wire.play import RowView
from tests.third_game.game import EVENT_KEYS, HANDS, PILE, REFUSAL_KEYS, Tiny
from tests.third_game.notation import TinyCodec, tiny


class TinyShow(PlainShow):
    def rows(self, view: Game, people: People) -> list[RowView]:
        """The own hand, what everybody has laid open, and how many cards are left."""
        state, say = tiny(view), people.words.say
        seats = range(state.players)
        laid = [(people.full(seat), state.cards[HANDS + state.players + seat]) for seat in seats]
        if people.viewer >= 0:
            laid.insert(0, (say("row-hand"), state.cards[HANDS + people.viewer]))
        rows = [RowView(title, _faces(cards)) for title, cards in laid]
        return [*rows, RowView(say("row-pile"), str(state.sizes[PILE]))]


def _faces(cards: list[int]) -> str:
    return " ".join(str(face) for face, count in enumerate(cards) for _ in range(count)) or "–"


class TinyKit(GameKit[Tiny]):
    key = "tiny"
    players = range(2, 4)
    usual_players = 2
    folder = Path(__file__).parent
    event_keys = EVENT_KEYS

    def codec(self, own: Path | None = None) -> Codec:
        return TinyCodec()

    def switches(self) -> list[SwitchInfo]:
        return [SwitchInfo("fold", ["off", "on"])]

    def show(self, codec: Codec, beginning: Game | None = None) -> TinyShow:
        return TinyShow(codec, EVENT_KEYS, REFUSAL_KEYS)

    def proofs(self) -> Proofs:
        from tests.third_game.proofs import tiny_proofs

        return tiny_proofs()


KIT = TinyKit()
