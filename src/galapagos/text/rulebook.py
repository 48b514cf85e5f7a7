"""The rules of a game in words, by rule id or by what they are about."""

from collections.abc import Mapping, Sequence


class RuleBook:
    """All rules of one game: their wording, and how to find those a person means."""

    def __init__(
        self,
        rule_ids: Sequence[str],
        *,
        silent: Sequence[str] = (),
        aliases: Mapping[str, str] | None = None,
        switches: Mapping[str, Sequence[str]] | None = None,
        rulings: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.rule_ids = rule_ids
        self._known = frozenset(rule_ids)
        self._silent = silent
        """Parts of an id by which nobody asks."""
        self._aliases = {} if aliases is None else aliases
        """Words that stand for a part of an id which is written otherwise."""
        self._switches = {} if switches is None else switches
        """By switch: the rules that it changes."""
        self._rulings = {} if rulings is None else rulings
        """By rule: the numbers of the rulings about it, in the order of reading."""

    def find(self, words: str) -> list[str]:
        """Return the ids of all rules a person may mean: an id, its beginning, or a word of it."""
        wanted = "_".join(words.upper().split())
        if not wanted:
            return []
        prefix = self.rule_ids[0].partition("-")[0]
        if wanted.startswith(f"{prefix}-"):
            return [rule for rule in self.rule_ids if rule.startswith(wanted)]
        wanted = self._aliases.get(wanted, wanted)
        return [rule for rule in self.rule_ids if self._is_about(rule, wanted)]

    def switches_of(self, rule: str) -> list[str]:
        """Return the switches of a table that change a rule."""
        return [switch for switch, rules in self._switches.items() if rule in rules]

    def rulings_of(self, rule: str) -> Sequence[str]:
        """Return the numbers of the rulings about a rule."""
        return self._rulings.get(rule, ())

    def sections(self) -> list[str]:
        """Return the sections of the rules, such as ``EV-ATK``, in their order."""
        return list(dict.fromkeys(rule.rpartition("-")[0] for rule in self.rule_ids))

    def section_of(self, rule: str) -> str:
        """Return the section that a rule stands in; of a section itself, that one."""
        return rule.rpartition("-")[0] if rule in self._known else rule

    def _is_about(self, rule: str, wanted: str) -> bool:
        """Whether a word stands for a part of an id: ``fat_tissue`` for FAT, ``feed`` for FEED."""
        parts = [part for part in rule.split("-")[1:-1] if part not in self._silent]
        return any(
            part.startswith(wanted) or (len(part) > 1 and wanted.startswith(part)) for part in parts
        )
