### Whom one meets at a table: the characters of bots. Names, not descriptions; each language has its own.

bot_name-fern = Fern
bot_name-pebble = Pebble
bot_name-moss = Moss
bot_name-coral = Coral
bot_name-clover = Clover
bot_name-flint = Flint
bot_name-lark = Lark
bot_name-ember = Ember
bot_name-hazel = Hazel
bot_name-kelp = Kelp
bot_name-maple = Maple
bot_name-nettle = Nettle
bot_name-dune = Dune
bot_name-iris = Iris
bot_name-juniper = Juniper
bot_name-opal = Opal

## What they like: $temper is one of these. Said of any of them, in one sentence.

temper-careful = Careful
temper-greedy = Greedy
temper-fierce = Fierce
likes-careful = Careful: between moves that are about equally good, it picks the one that keeps its own animals alive.
likes-greedy = Greedy: between moves that are about equally good, it picks the one that brings more right away.
likes-fierce = Fierce: between moves that are about equally good, it picks the one that hunts, or makes a hunter.

# Where the host chooses one of them.
character = Character
character-of = { $name } · { $temper }
