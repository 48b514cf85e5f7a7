### Whom one meets at a table: the characters of bots. Names, not descriptions; each language has its own.

bot_name-fern = Avenca
bot_name-pebble = Seixo
bot_name-moss = Musgo
bot_name-coral = Recife
bot_name-clover = Trevo
bot_name-flint = Sílex
bot_name-lark = Cotovia
bot_name-ember = Brasa
bot_name-hazel = Avelã
bot_name-kelp = Alga
bot_name-maple = Bordo
bot_name-nettle = Urtiga
bot_name-dune = Duna
bot_name-iris = Íris
bot_name-juniper = Zimbro
bot_name-opal = Opala

## What they like: $temper is one of these. Said of any of them, in one sentence.

temper-careful = Cautela
temper-greedy = Ganância
temper-fierce = Ferocidade
likes-careful = Cautela: entre duas jogadas quase iguais, escolhe a que mantém os seus vivos.
likes-greedy = Ganância: entre duas jogadas quase iguais, escolhe a que rende mais na hora.
likes-fierce = Ferocidade: entre duas jogadas quase iguais, escolhe a que caça ou cria um caçador.

# Where the host chooses one of them.
character = Personagem
character-of = { $name } · { $temper }
