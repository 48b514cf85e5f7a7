### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: the rules

## Titles of its parts

head-quick = Quick start
head-example = Example.
head-mistake = Usual mistake.
head-try = Play on from here
head-print = Print
head-exact = The exact rules
head-switch = House rule:
head-rules = All rules
head-lists = Lists

## Origin in one minute, and in steps

minute-origin = You breed animals. Play each card from your hand face down as a new animal, or face up as a trait that changes an animal you already have. Each round there is only so much food on the table. Players take turns feeding their animals; carnivores may eat other animals instead. Animals still hungry at the end of the round die. The more animals you keep alive, the more new cards you draw. When the cards run out, you play one last round; then your surviving animals and their traits score points.
quick-origin-1 = Deal six cards to each player. The highest roll begins.
quick-origin-2 = Evolution: on your turn, play one card, as a new animal or as a trait on an animal, or pass for the rest of the phase.
quick-origin-3 = Food: roll the dice to see how much food there is for everybody.
quick-origin-4 = Feeding: on your turn, take one food for one animal or hunt with a carnivore, until all have passed. An animal needs 1 food, plus the numbers printed on its traits.
quick-origin-5 = Extinction: animals that are not fed die. Then draw one card, plus one for each of your surviving animals; if you have neither animals nor cards, draw six.
quick-origin-6 = If the draw pile is empty when a round begins, that round is the last. Then each animal is worth 2 points and each trait 1, plus the number printed on it.

## Darwin in one minute, and in steps

minute-darwin = You build animals from cards: a head, a body, perhaps legs, wings, a tail. Each species lives in a biome that requires some abilities, rewards others, and offers its plants and meat to the best adapted first. In each Era players take turns creating, mutating and migrating species. Then comes the evaluation: species that do not fit or find no food die, hungry carnivores hunt, survivors earn Darwin points, and the best of each biome and the strongest of all earn more. An event strikes, some biomes change, and the next Era begins. After four Eras you count the points on your living species and in your bank.
quick-darwin-1 = Draw ten cards, small or large as you like. A species needs a head (small) and a body (large).
quick-darwin-2 = On your turn, take one main action with one species: create it, mutate it or migrate it; or pass for the rest of the Era. Each species acts only once per Era. In the same turn you may trade one card with the trade zone.
quick-darwin-3 = A species must show what its biome requires and nothing it forbids. It needs as much food as it has hearts.
quick-darwin-4 = Adaptation is the number of symbols on a species that its biome counts. Rank decides who eats first: higher adaptation, then higher competition, then more hearts.
quick-darwin-5 = When all have passed, the evaluation of the Era follows: species that do not fit die, hungry herbivores and omnivores die, hungry carnivores hunt or die, survivors and leaders earn points, and the three strongest species of all earn 3, 2 and 1.
quick-darwin-6 = Then reveal an event, change some biomes, and draw back up to ten cards; the next Era begins. After the last Era the player with the most points wins.

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
mark-asleep = Hibernates
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
column-forbids = Forbids
column-counts = Adaptation
column-event = Event
column-duration = Lasts
event_lasts = the whole Era
event_instant = instant

## Sections of the rules of Origin

section-EV-COMP = What is in the box
section-EV-TOK = Food tokens
section-EV-SET = Setup
section-EV-ROUND = The round
section-EV-EVO = Phase 1: Evolution
section-EV-FOOD = Phase 2: Food
section-EV-FEED = Phase 3: Feeding
section-EV-EXT = Phase 4: Extinction and new cards
section-EV-END = The end
section-EV-SCORE = The score
section-EV-TRAIT-GEN = Traits in general
section-EV-ATK = Hunting
section-EV-TRAIT-CARNIVOROUS = Carnivorous
section-EV-TRAIT-FAT = Fat Tissue
section-EV-TRAIT-HIGH_BODY_WEIGHT = High Body Weight
section-EV-TRAIT-PARASITE = Parasite
section-EV-TRAIT-SWIMMING = Swimming
section-EV-TRAIT-RUNNING = Running
section-EV-TRAIT-MIMICRY = Mimicry
section-EV-TRAIT-TAIL_LOSS = Tail Loss
section-EV-TRAIT-BURROWING = Burrowing
section-EV-TRAIT-CAMOUFLAGE = Camouflage
section-EV-TRAIT-SHARP_VISION = Sharp Vision
section-EV-TRAIT-SCAVENGER = Scavenger
section-EV-TRAIT-HIBERNATION = Hibernation
section-EV-TRAIT-POISONOUS = Poisonous
section-EV-TRAIT-PIRACY = Piracy
section-EV-TRAIT-GRAZING = Grazing
section-EV-TRAIT-COMMUNICATION = Communication
section-EV-TRAIT-COOPERATION = Cooperation
section-EV-TRAIT-SYMBIOSIS = Symbiosis
section-EV-PAIR = Pair traits
section-EV-CHAIN = Chains of partners
section-EV-VAR = Variant: points for survivors
section-EV-2DECK = Two decks: five to eight players
section-EV-TEAM = Teams
section-EV-INFO = Who may know what

## Sections of the rules of Darwin

section-DC-TERM = Words
section-DC-CMP = What is in the box
section-DC-SET = Setup
section-DC-INFO = Who may know what
section-DC-ERA = Eras
section-DC-TURN = Turns
section-DC-ACT-REDRAW = Redraw
section-DC-ACT-TRADE = Trade
section-DC-ACT-MAIN = Main actions
section-DC-ANAT = Anatomy
section-DC-ACT-CREATE = Create
section-DC-ACT-MUTATE = Mutate
section-DC-ACT-MIGRATE = Migrate
section-DC-LEAD = Leaders
section-DC-FOOD = Food
section-DC-DEATH = Death
section-DC-EVAL-REQ = Evaluation, step 1: requirements
section-DC-EVAL-FOOD = Evaluation, step 2: food
section-DC-EVAL-PRED = Evaluation: the hunt
section-DC-EVAL-SURV = Evaluation, step 3: survivors
section-DC-EVAL-ADAPT = Evaluation, step 4: the best adapted
section-DC-EVAL-COMP = Evaluation, step 5: competition
section-DC-TRANS-1 = Transition, step 1: the event
section-DC-TRANS-2 = Transition, step 2: new biomes
section-DC-TRANS-3 = Transition, step 3: food
section-DC-TRANS-4 = Transition, step 4: markers
section-DC-TRANS-5 = Transition, step 5: the trade zone
section-DC-TRANS-6 = Transition, step 6: new cards
section-DC-TRANS-7 = Transition, step 7: the next first player
section-DC-EVT-DEGEN = Degeneration
section-DC-EVT-SPECIAL = Desertification, Ice Age, Mountain Formation
section-DC-EVT-AXIS = Axis Shift
section-DC-EVT-FLOOD = Flood
section-DC-EVT-HURRICANE = Hurricane
section-DC-EVT-INTRUDERS = Intruders
section-DC-EVT-MEATBOOM = Meat Boom
section-DC-EVT-PLANTBOOM = Plant Boom
section-DC-EVT-METEOR = Meteor
section-DC-EVT-OPTIMAL = Optimal Conditions
section-DC-EVT-LOWMUT = Low Mutation Rate
section-DC-EVT-DRIFT = Continental Drift
section-DC-EVT-EPIDEMIC = Epidemic
section-DC-EVT-VOLCANO = Volcano
section-DC-END = The end
section-DC-BEG = Beginner game
section-DC-2P = Two players
section-DC-TEAM = Two against two
section-DC-KIDS = Kids game
section-DC-3ERA = Three Eras
section-DC-LEM = What follows from the rules
