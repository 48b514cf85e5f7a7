"""What the house may ask of the tiny game."""

from pathlib import Path

from galapagos.games.kit import GameKit
from galapagos.games.plain import PlainShow
from galapagos.games.plain_codec import PlainCodec
from galapagos.games.proofs import Proofs
from galapagos.kernel.game import Game
from galapagos.records.codec import Codec
from galapagos.text.people import People
from galapagos.wire.http import SwitchInfo
from galapagos.wire.play import RowView
from tests.third_game.game import EVENT_KEYS, HANDS, PILE, REFUSAL_KEYS, Tiny


class TinyShow(PlainShow):
    def rows(self, view: Game, people: People) -> list[RowView]:
        """The own hand, what everybody has laid open, and how many cards are left."""
        assert isinstance(view, Tiny)
        say, first_open = people.words.say, HANDS + view.players
        laid = [(people.full(seat), first_open + seat) for seat in range(view.players)]
        if people.viewer >= 0:
            laid.insert(0, (say("row-hand"), HANDS + people.viewer))
        rows = [RowView(title, _faces(view.cards[place])) for title, place in laid]
        return [*rows, RowView(say("row-pile"), str(view.sizes[PILE]))]


def _faces(cards: list[int]) -> str:
    return " ".join(str(face) for face, count in enumerate(cards) for _ in range(count)) or "–"


class TinyKit(GameKit[Tiny]):
    key = "tiny"
    players = range(2, 4)
    usual_players = 2
    folder = Path(__file__).parent
    event_keys = EVENT_KEYS
    refusal_keys = REFUSAL_KEYS

    def codec(self, own: Path | None = None) -> Codec:
        return PlainCodec(self, Tiny)

    def switches(self) -> list[SwitchInfo]:
        return [SwitchInfo("fold", ["off", "on"])]

    def show(self, codec: Codec, beginning: Game | None = None) -> PlainShow:
        return TinyShow(codec, self)

    def proofs(self) -> Proofs:
        from tests.third_game.proofs import TinyProofs

        return TinyProofs(self)


KIT = TinyKit()
