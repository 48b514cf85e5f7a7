"""The rules of Origin in words, by rule id or by trait."""

from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.text.rulebook import RuleBook

RULEBOOK = RuleBook(RULE_IDS, silent=["TRAIT"])
