### Whom one meets at a table: the characters of bots. Names, not descriptions; each language has its own.

bot_name-fern = Bräken
bot_name-pebble = Kisel
bot_name-moss = Mossa
bot_name-coral = Korall
bot_name-clover = Klöver
bot_name-flint = Flinta
bot_name-lark = Lärka
bot_name-ember = Glöd
bot_name-hazel = Hassel
bot_name-kelp = Tång
bot_name-maple = Lönn
bot_name-nettle = Nässla
bot_name-dune = Dyning
bot_name-iris = Svärdslilja
bot_name-juniper = Enbär
bot_name-opal = Bärnsten

## What they like: $temper is one of these. Said of any of them, in one sentence.

temper-careful = Försiktig
temper-greedy = Girig
temper-fierce = Vild
likes-careful = Försiktig: av två ungefär lika bra drag tar den det som håller de egna vid liv.
likes-greedy = Girig: av två ungefär lika bra drag tar den det som ger mest genast.
likes-fierce = Vild: av två ungefär lika bra drag tar den det som jagar, eller skapar en jägare.

# Where the host chooses one of them.
character = Figur
character-of = { $name } · { $temper }
