"""Darwin for records and the table: its header, actions, drawn cards and positions as text."""

from collections.abc import Mapping, Sequence

from galapagos.games.darwin.cards.catalog import Catalog, load_catalog
from galapagos.games.darwin.notation.actions import format_action, parse_action
from galapagos.games.darwin.notation.draws import draw_words, draws_seen, parse_draw
from galapagos.games.darwin.notation.position import parse_position, parse_switches
from galapagos.games.darwin.notation.printing import format_options, format_position
from galapagos.games.darwin.notation.words import Words
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import kind_of
from galapagos.games.darwin.rules.game import RULES_VERSION, Darwin, new_darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options, options_from_text
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import MODE_KEYS
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game
from galapagos.kernel.refusals import Refusal, told_reasons
from galapagos.records.codec import HIDDEN_WORD, BadHeader, Codec
from galapagos.records.lines import format_switches, parse_count

_HEADER = ("players", "mode", "eras", "options", "cards")
_DRAFTS = (act.TAKE_BACK, act.UNTRADE, act.TRADE, act.CREATE, act.MUTATE, act.MUTATE_TWICE)
_SECRETS = (act.DEGENERATE, act.LOSE, act.BEQUEATH)
_FACE_DOWN = {
    act.REDRAW: "redraw keep",
    act.SHOW: "show",
    act.GIVE: "give",
    act.DISCARD: "discard",
}


class DarwinCodec(Codec):
    """Reads and writes games of Darwin that are played with one set of cards."""

    key = "darwin"
    rules_version = RULES_VERSION

    def __init__(self, catalog: Catalog | None = None) -> None:
        self.words = Words(load_catalog() if catalog is None else catalog)
        self._known = self.words.cards
        """The card set that was last seen to be this one, as loaded here or elsewhere."""

    def cards_title(self) -> str:
        return self.words.title

    def cards_name(self) -> str:
        return self.words.set_name

    def header(self, game: Game) -> dict[str, str]:
        return self.header_for(self._state(game).options)

    def header_for(self, options: Options) -> dict[str, str]:
        """Return the header fields of a new game with these options."""
        return {
            "players": str(int(options.players)),
            "mode": MODE_KEYS[options.mode],
            "eras": str(int(options.eras)),
            "options": format_options(options),
            "cards": self.cards_title(),
        }

    def header_of(
        self, players: int, switches: Mapping[str, str], mode: str = ""
    ) -> dict[str, str]:
        chosen = dict(switches)
        eras = chosen.pop("eras", "0")
        if len(eras) > 2 or not eras.isdecimal():
            raise BadData(f"expected a number of Eras, found {eras!r:.40}")
        return self.header_for(options_from_text(players, chosen, mode, int(eras)))

    def check_header(self, header: Mapping[str, str]) -> None:
        for key in _HEADER:
            if key not in header:
                raise BadHeader(key, "is missing")
        if header["cards"] != self.words.title:
            raise BadHeader("cards", f"expected {self.words.title}, found {header['cards']!r}")
        _options(header)

    def options_since(self, options: str, rules: int) -> str:
        switches = parse_switches(options.split())
        # Ruling Q11: until version 2 a full redraw left the right to the normal one.
        if rules < 2:
            switches["full_redraw_keeps_right"] = "on"
        return format_switches(switches, SWITCH_KEYS)

    def new_game(
        self, header: Mapping[str, str], seed: int, tape: Tape, log: EventLog | None
    ) -> Game:
        self.check_header(header)
        try:
            return new_darwin(_options(header), self.words.cards, seed, log=log, tape=tape)
        except BadData as error:
            raise BadHeader("cards", error.what) from None

    def action_text(self, game: Game, action: int) -> str:
        return format_action(action, self.words, self._state(game))

    def action_text_seen(self, game: Game, action: int) -> str:
        state = self._state(game)
        kind = int(kind_of(action))
        if kind in _DRAFTS or kind == act.MIGRATE:
            # DC-INFO-01: a turn that is still a draft is seen by its own player only.
            return HIDDEN_WORD
        if kind in _SECRETS and state.options.secret_choices:
            # Ruling Q59, option
            return HIDDEN_WORD
        if kind in _FACE_DOWN and not state.options.is_beginner():
            # Rulings Q82, Q83, Q88; DC-BEG-02: beginners' hands lie open.
            return f"{_FACE_DOWN[kind]} {HIDDEN_WORD}"
        return format_action(action, self.words, state)

    def parse_action(self, game: Game, text: str) -> int:
        return parse_action(text, self.words, self._state(game))

    def draw_text(self, game: Game, outcome: int) -> str:
        """Return a drawn animal card as one word; see `draw_texts` for everything else."""
        return self.words.card(outcome)

    def draw_texts(self, game: Game, action: int, outcomes: Sequence[int]) -> list[str]:
        return draw_words(self._state(game), action, outcomes, self.words)

    def parse_draw(self, header: Mapping[str, str], word: str) -> int:
        """Return the outcome that a word stands for during setup; see `parse_draws`."""
        return parse_draw(word, self.words, None)

    def parse_draws(
        self, header: Mapping[str, str], game: Game | None, words: Sequence[str]
    ) -> list[int]:
        state = None if game is None else self._state(game)
        return [parse_draw(word, self.words, state) for word in words]

    def draws_seen(self, game: Game, viewer: int, events: Sequence[Event]) -> list[str]:
        self._state(game)
        return draws_seen(_darwin(game), viewer, events, self.words)

    def refusal_text(self, reasons: Sequence[Refusal]) -> str:
        return told_reasons(list(reasons), REFUSAL_KEYS, RULE_IDS)

    def position_text(self, game: Game) -> str:
        self._state(game)
        return format_position(_darwin(game), self.words)

    def parse_position(self, text: str, source: str) -> Game:
        return parse_position(text, self.words, source=source)

    def _state(self, game: Game) -> State:
        """Return the state of a game whose cards this codec has words for.

        The rules know cards by their numbers only: with another set they would get wrong names."""
        state = _darwin(game).state
        if state.cards is not self._known:
            if not self.words.fits(state.cards):
                raise BadData(
                    f"the game is played with the card set {state.cards.name}, "
                    f"these words are those of {self.words.set_name}: ask for a codec of its cards"
                )
            self._known = state.cards
        return state


def _options(header: Mapping[str, str]) -> Options:
    try:
        switches = parse_switches(header["options"].split())
        options_from_text(4, switches)
    except BadData as error:
        raise BadHeader("options", error.what) from None
    try:
        players = parse_count(header["players"])
    except BadData as error:
        raise BadHeader("players", error.what) from None
    try:
        options_from_text(players, {}, header["mode"])
    except BadData as error:
        raise BadHeader("mode", error.what) from None
    try:
        return options_from_text(players, switches, header["mode"], parse_count(header["eras"]))
    except BadData as error:
        raise BadHeader("eras", error.what) from None


def _darwin(game: Game) -> Darwin:
    if not isinstance(game, Darwin):
        raise TypeError(f"expected a game of Darwin, found {type(game).__name__}")
    return game
