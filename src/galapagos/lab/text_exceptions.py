"""What the check of the catalogues lets pass, each with its reason."""

from collections.abc import Mapping, Set
from typing import Final

from galapagos.games import GAMES
from galapagos.text.fluent import PLACE

OFFERED: Final[Mapping[str, frozenset[str]]] = {
    # English does not need the end of a name, Swedish does: "Bos", but "Lars".
    "name-theirs": frozenset({"end"}),
    # English writes the names of species small inside a sentence, others as names.
    "book-species": frozenset({"kind", "low"}),
}
"""By key: variables that a text may use or leave out, whatever English does."""

UNNEEDED: Final[Mapping[tuple[str, str], frozenset[str]]] = {
    # The name of a Python function says nothing to a player.
    (language, "fault-invalid"): frozenset({"type"})
    for language in ("zh-Hans", "zh-Hant", "pt", "ja", "sv")
}
"""By language and key: variables of the English text that the language does not need."""

UNSAID: Final[Set[str]] = {"animal", "species", "round", "card"}
"""Concepts of the glossary that a sentence may leave out: a pronoun or a counter is enough."""

_ERAS: Final = ("Era", f"Era {PLACE}", f"Era {PLACE}:", f"Era {PLACE} · {PLACE} · {PLACE}/{PLACE}")

EQUAL: Final[Mapping[str, Set[str]]] = {
    "pt": {
        *_ERAS,
        *("bronze", f"ad {PLACE}", f"{PLACE} pt"),
        *("Bot", "Bots", "Chat", "Eras", "Normal", f"{PLACE}: animal {PLACE}"),
        *("Total", f"Animal {PLACE}", "bot", "Elo"),
    },
    "ja": {*_ERAS, f"Era {PLACE}：", "Elo"},
    "zh-Hans": {"Elo"},
    "zh-Hant": {"Elo"},
    "sv": {
        *_ERAS,
        "silver",
        "Evolution",
        "Bonus",
        "Bank",
        f"hand {PLACE}",
        "Bot",
        "Normal",
        "Degeneration",
        "Start",
        "bot",
        "Elo",
        "era",
    },
}
"""By language: words that are the same as in English."""

NAMES: Final[Set[str]] = {"galapagos", "Galapagos", "Origin", "Darwin", "Ana", "Bo", "Chen"}
"""Words that are the same in every language."""

TYPED: Final[Set[str]] = {
    # What is typed at the table.
    *("add", "build", "cancel", "confirm", "create", "done", "forecast", "hand", "hands", "help"),
    *("hunt", "ideas", "in", "for", "to", "keep", "load", "log", "migrate", "mutate", "open"),
    *("over", "pass", "pile", "quit", "redraw", "remove", "replace", "rest", "rules", "save"),
    *("show", "species", "ssl", "summary", "ta", "table", "take", "trade", "undo", "why", "zone"),
    *("hint", "reason", "BOT"),
    *("back", "draws", "draw", "give", "eat", "discard", "end", "legs", "tail", "savanna"),
    *("swimming", "migration", "galapagos", "replay", "verify", "play", "resume", "all", "ask"),
    # What stands for something typed, keys, and names.
    *("CARD", "BIOME", "WORD", "FILE", "ACTION", "SPECIES", "YOURS", "THEIRS", "OLD", "NEW"),
    *("Enter", "Ctrl", "DP", "PNG", "SVG"),
    # Names of switches.
    *("variant", "teams"),
    # What is typed on the command line and stands in files: values, bots, formats.
    *(*GAMES, "games", "check", "example", "events", "auto", "spectator", "animal"),
    *(
        "apex",
        "forager",
        "hatchling",
        "hunter",
        "random",
        "cmd",
        "py",
        "decks",
        "base",
        "two",
        "chance",
    ),
    *("head", "body", "wings", "small", "large", "run", "climb", "fly", "swim", "heat", "cold"),
    *("dig", "poison", "carnivore", "herbivore", "omnivore", "on", "off", "true", "false"),
    *("CLASS", "DIR", "MODULE", "PROGRAM", "DATA", "GALAPAGOS", "KEY", "SECURITY", "connections"),
    *("CPU", "CSV", "HTML", "ID", "JSON", "Markdown", "Python", "TOML", "UTF", "YAML", "https"),
    *("csv", "db", "html", "id", "json", "key", "md", "png", "svg"),
    *("Dask", "HOST", "cluster", "crosstable", "docs", "local", "robin", "round", "tcp"),
    *("seeds", "serial", "taken", "names", "requires", "forbids", "kind", "special", "rainforest"),
    *("volcano", "continental", "drift"),
    *("NAME", "learn", "admin", "restore", "accept", "Elo", "Bradley", "Terry", "PettingZoo"),
    *("tournament", "DATABASE", "PostgreSQL", "postgresql", "database", "host", "name", "user"),
}
"""What is typed, and so stands in Latin letters in Chinese and Japanese texts too."""

LATIN: Final[Mapping[str, Set[str]]] = {
    # The Japanese rulebook of Darwin prints these in Latin letters; a QR code is called so.
    "ja": {"Era", "Darwin", "pt", "QR"},
}
"""By language: other Latin words in a text."""

COLUMNS: Final[Set[str]] = {"biome-food", "species-numbers", "species-hunting", "help-text"}
"""Terminal texts in columns, which a space sets apart in Chinese and Japanese too."""

RARE: Final[Mapping[str, str]] = {"zh-Hans": "", "zh-Hant": "", "ja": ""}
"""Characters outside the usual set of a script that are right all the same."""
