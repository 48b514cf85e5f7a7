### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: reglerna

## Titles of its parts

head-quick = Snabbstart
head-example = Exempel.
head-mistake = Vanligt misstag.
head-try = Spela härifrån
head-print = Skriv ut
head-exact = De exakta reglerna
head-switch = Husregel:
head-rules = Alla regler
head-lists = Listor

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = ”{ $name }”
book-hand = På hand: { $seat }
book-refused = { $action } – inte tillåtet. { $why }
book-cards = { $n } kort på hand
mark-centre = Mitten
mark-food = Har / behöver
mark-fat = Fett
mark-asleep = I vinterdvala
mark-poisoned = Förgiftad
mark-points = Poäng
mark-plants = Växter
mark-meat = Kött
mark-reward = Poäng till den bäst anpassade
mark-adaptation = Anpassning
mark-competition = Konkurrenskraft
biome-needs = Krav: { $needs }.
biome-forbids = Förbjudet: { $abilities }.
biome-counts = Räknas som anpassning: { $abilities }.

## Lists

table-traits = De nitton egenskaperna
table-cards = Korten
table-biomes = Biomen
table-events = Händelserna
table-switches = Husregler
column-trait = Egenskap
column-plus = Tillägg
column-effect = Verkan
column-card = Kort
column-copies = Antal
column-switch = Tillval
column-biome = Biom
column-plants = Växter
column-meat = Kött
column-reward = Belöning
column-needs = Krav
column-forbids = Förbjudet
column-counts = Anpassning
column-event = Händelse
column-duration = Varaktighet
event_lasts = hela eran
event_instant = omedelbar
