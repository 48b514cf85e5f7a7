### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: as regras

## Titles of its parts

head-quick = Início rápido
head-example = Exemplo.
head-mistake = Erro comum.
head-try = Jogar a partir daqui
head-print = Imprimir
head-exact = As regras exatas
head-switch = Regra da casa:
head-rules = Todas as regras
head-lists = Listas

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = “{ $name }”
book-hand = Mão de { $seat }
book-refused = { $action }: não é permitido. { $why }
book-cards = { $n ->
    [0] { $n } cartas na mão
    [one] { $n } carta na mão
    [many] { $n } de cartas na mão
   *[other] { $n } cartas na mão
}
mark-centre = Centro
mark-food = Já tem / precisa
mark-fat = Gordura
mark-asleep = Hibernando
mark-poisoned = Envenenado
mark-points = Pontos
mark-plants = Plantas
mark-meat = Carne
mark-reward = Pontos da mais adaptada
mark-adaptation = Adaptação
mark-competition = Força competitiva
biome-needs = Requisitos: { $needs }.
biome-forbids = Proibido: { $abilities }.
biome-counts = Contam para a adaptação: { $abilities }.

## Lists

table-traits = As dezenove características
table-cards = As cartas
table-biomes = Os biomas
table-events = Os eventos
table-switches = Regras da casa
column-trait = Característica
column-plus = Sinal +
column-effect = Efeito
column-card = Carta
column-copies = Cópias
column-switch = Opção
column-biome = Bioma
column-plants = Plantas
column-meat = Carne
column-reward = Recompensa
column-needs = Requisitos
column-forbids = Proíbe
column-counts = Adaptação
column-event = Evento
column-duration = Duração
event_lasts = a Era toda
event_instant = imediato
