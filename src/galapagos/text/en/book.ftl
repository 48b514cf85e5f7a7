### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: the rules

## Titles of its parts

head-quick = Quick start
head-example = Example.
head-mistake = Common mistake.
head-try = Play on from here
head-print = Print
head-exact = The exact rules
head-switch = House rule:
head-rules = All rules
head-lists = Lists

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $low }
book-switch = “{ $name }”
book-hand = { $seat }'s hand
book-refused = { $action } – not allowed. { $why }
book-cards = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
mark-centre = Centre
mark-food = Food: has / needs
mark-fat = Fat
mark-asleep = Hibernating
mark-poisoned = Poisoned
mark-points = Points
mark-plants = Plants
mark-meat = Meat
mark-reward = Points for the best adapted
mark-adaptation = Adaptation
mark-competition = Competition
biome-needs = Required: { $needs }.
biome-forbids = Forbidden: { $abilities }.
biome-counts = Counts for adaptation: { $abilities }.

## Lists

table-traits = The nineteen traits
table-cards = The cards
table-biomes = The biomes
table-events = The events
table-switches = House rules
column-trait = Trait
column-plus = Plus
column-effect = Effect
column-card = Card
column-copies = Copies
column-switch = Switch
column-biome = Biome
column-plants = Plants
column-meat = Meat
column-reward = Reward
column-needs = Requirements
column-forbids = Forbidden
column-counts = Adaptation
column-event = Event
column-duration = Duration
event_lasts = the whole Era
event_instant = instant
