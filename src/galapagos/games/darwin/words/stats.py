"""What is printed on the cards of Darwin, in words and in short marks."""

from galapagos.games.darwin.rules.cards import (
    AnimalCard,
    BiomeCard,
    ability_in,
    competition_in,
    digs,
    hearts_in,
    is_poisonous,
)
from galapagos.games.darwin.rules.terms import ABILITY_COUNT, ABILITY_KEYS, DIET_KEYS, NO_DIET
from galapagos.kernel.bits import bit_numbers
from galapagos.text.catalogue import Words


def stat_words(words: Words, stats: int, diet: int = NO_DIET) -> str:
    """Return packed numbers in words: ``herbivore, 3 hearts, run 2, competition 4, digs``."""
    say = words.say
    found = [say(f"diet-{DIET_KEYS[diet]}")] if diet != NO_DIET else []
    found.append(say("stats-hearts", n=int(hearts_in(stats))))
    for ability in range(ABILITY_COUNT):
        count = int(ability_in(stats, ability))
        if count:
            found.append(say("stats-ability", ability=ability_name(words, ability), n=count))
    found.append(say("stats-competition", n=int(competition_in(stats))))
    found += [say("stats-dig")] if digs(stats) else []
    found += [say("stats-poison")] if is_poisonous(stats) else []
    return words.facts(found)


def stat_marks(words: Words, stats: int, diet: int = NO_DIET) -> str:
    """Return packed numbers in short marks: ``H ♥3 run2 co4``; what is 0 is left out."""
    say = words.say
    found = [say(f"diet_mark-{DIET_KEYS[diet]}")] if diet != NO_DIET else []
    if hearts_in(stats):
        found.append(say("stats-hearts_mark", n=int(hearts_in(stats))))
    for ability, key in enumerate(ABILITY_KEYS):
        count = int(ability_in(stats, ability))
        if count:
            mark = say(f"ability_mark-{key}")
            found.append(say("stats-ability_mark", ability=mark, n=count))
    if competition_in(stats):
        found.append(say("stats-competition_mark", n=int(competition_in(stats))))
    found += [say("stats-dig_mark")] if digs(stats) else []
    found += [say("stats-poison_mark")] if is_poisonous(stats) else []
    return " ".join(found)


def card_words(words: Words, card: AnimalCard) -> str:
    """Return everything a card shows: its numbers, and what a body has room for."""
    text = stat_words(words, int(card.stats), int(card.diet))
    is_body = bool(card.leg_sites + card.wing_sites + card.tail_sites)
    return words.say("stats-card", stats=text, sites=sites_words(words, card)) if is_body else text


def card_marks(words: Words, card: AnimalCard) -> str:
    sites = (
        words.say("stats-leg_mark") * int(card.leg_sites)
        + words.say("stats-wing_mark") * int(card.wing_sites)
        + words.say("stats-tail_mark") * int(card.tail_sites)
    )
    marks = stat_marks(words, int(card.stats), int(card.diet))
    return f"{marks} [{sites}]".strip() if sites else marks


def sites_words(words: Words, card: AnimalCard) -> str:
    """DC-ANAT-03: what can be attached to a body."""
    say = words.say
    sites = [say("stats-legs_sites", n=int(card.leg_sites))] if card.leg_sites else []
    sites += [say("stats-wing_site")] if card.wing_sites else []
    sites += [say("stats-tail_site")] if card.tail_sites else []
    return say("stats-sites", sites=words.items(sites)) if sites else say("stats-no_sites")


def ability_name(words: Words, ability: int) -> str:
    return words.say(f"ability-{ABILITY_KEYS[ability]}")


# --- what a biome asks for -------------------------------------------------------------------


def needs_words(words: Words, biome: BiomeCard) -> str:
    """DC-TERM-07: the alternatives of a biome: ``climb 2 + cold or fly 2 + cold``."""
    return words.either(_alternative(words, int(need)) for need in biome.needs)


def _alternative(words: Words, need: int, have: int = -1) -> str:
    """One alternative; with what a species has instead, where that is too little."""
    say = words.say
    parts = []
    for ability in range(ABILITY_COUNT):
        least = int(ability_in(need, ability))
        if least == 0:
            continue
        key = "need-plain" if least == 1 else "need-more"
        part = say(key, ability=ability_name(words, ability), n=least)
        if have >= 0 and ability_in(have, ability) < least:
            part = say("need-have", need=part, n=int(ability_in(have, ability)))
        parts.append(part)
    return words.fold("list-plus", parts)


def forbidden_words(words: Words, biome: BiomeCard) -> str:
    return words.items(ability_name(words, ability) for ability in bit_numbers(biome.forbidden))


def _counts(words: Words, biome: BiomeCard) -> list[str]:
    """DC-TERM-06: what adaptation is made of here."""
    names = []
    for ability in range(ABILITY_COUNT):
        times = int(ability_in(biome.adaptation, ability))
        if times == 1:
            names.append(ability_name(words, ability))
        elif times:
            name = ability_name(words, ability)
            names.append(words.say("need-counts_times", ability=name, n=times))
    return names


def demand_words(words: Words, biome: BiomeCard | None) -> list[str]:
    """Return what a biome needs, forbids and counts; None is a competition token (DC-KIDS-05)."""
    say = words.say
    if biome is None:
        return [say("need-nothing"), say("need-token_counts")]
    found = [say("need-needs", needs=needs_words(words, biome))] if len(biome.needs) else []
    if biome.forbidden:
        found.append(say("need-forbidden", abilities=forbidden_words(words, biome)))
    return [
        *(found or [say("need-nothing")]),
        say("need-counts", abilities=words.facts(_counts(words, biome))),
    ]


def demand_marks(words: Words, biome: BiomeCard | None) -> list[str]:
    """Return the same in fewer letters: ``needs climb or fly, no cold`` and ``ad climb+fly``."""
    say = words.say
    if biome is None:
        return demand_words(words, None)
    parts = [say("need-needs", needs=needs_words(words, biome))] if len(biome.needs) else []
    if biome.forbidden:
        parts.append(say("need-no", abilities=forbidden_words(words, biome)))
    counts = "+".join(_counts(words, biome))
    return [words.facts(parts) or say("need-nothing"), say("need-counts_mark", abilities=counts)]


def misfit_words(words: Words, biome: BiomeCard, stats: int) -> str:
    """Say why numbers do not satisfy a biome: what is missing, what must not be there."""
    say = words.say
    found = []
    if not biome.is_satisfied_by(stats & ~biome.forbidden_fields):
        needs = words.either(_alternative(words, int(need), stats) for need in biome.needs)
        found.append(say("need-lacks", needs=needs))
    banned = [
        ability_name(words, ability)
        for ability in bit_numbers(biome.forbidden)
        if ability_in(stats, ability)
    ]
    if banned:
        found.append(say("need-bans", abilities=words.items(banned)))
    return words.sentences(found)
