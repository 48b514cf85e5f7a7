### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: the rules

## Titles of its parts

head-quick = Quick start
head-walk = A first game
head-examples = Examples
head-rules = All rules
head-lists = Lists

## Origin in one minute, in steps, and as a first game

minute-origin = You breed animals. Play each card from your hand face down as a new animal, or face up as a trait that changes an animal you already have. Each round there is only so much food on the table. Players take turns feeding their animals; carnivores may eat other animals instead. Animals still hungry at the end of the round die. The more animals you keep alive, the more new cards you draw. When the cards run out, you play one last round; then your surviving animals and their traits score points.
quick-origin-1 = Deal six cards to each player. The highest roll begins.
quick-origin-2 = Evolution: on your turn, play one card, as a new animal or as a trait on an animal, or pass for the rest of the phase.
quick-origin-3 = Food: roll the dice to see how much food there is for everybody.
quick-origin-4 = Feeding: on your turn, take one food for one animal or hunt with a carnivore, until all have passed. An animal needs 1 food, plus the numbers printed on its traits.
quick-origin-5 = Extinction: animals that are not fed die. Then draw one card, plus one for each of your surviving animals; if you have neither animals nor cards, draw six.
quick-origin-6 = If the draw pile is empty when a round begins, that round is the last. Then each animal is worth 2 points and each trait 1, plus the number printed on it.
walk-origin-1 = Play your first card as an animal. Its bowl is empty: it needs 1 food each round.
walk-origin-2 = Play Fat Tissue on it: it can then store food in good times and burn it in bad ones.
walk-origin-3 = Play a second animal before you pass: two mouths are harder to feed, but survivors bring you cards.
walk-origin-4 = Roll the dice. Compare the food in the centre with the hunger on the table: somebody will go short.
walk-origin-5 = Take food for the animal that needs it most. You take only one per turn, so the order matters.
walk-origin-6 = A carnivore needs 2 food, but a hunt brings 2 at once. Check first which animals you can hunt: only swimmers catch swimmers, only big animals catch big ones, and only sharp vision finds camouflage.
walk-origin-7 = When you are hunted, you must defend if you can: run, discard a card, or send the hunter to another animal.
walk-origin-8 = Animals that are hungry now die. Open the line in the log to see why, and what would have saved them.

## Darwin in one minute, in steps, and as a first game

minute-darwin = You build animals from cards: a head, a body, perhaps legs, wings, a tail. Each species lives in a biome that requires some abilities, rewards others, and offers its plants and meat to the best adapted first. In each Era players take turns creating, mutating and migrating species. Then comes the evaluation: species that do not fit or find no food die, hungry carnivores hunt, survivors earn Darwin points, and the best of each biome and the strongest of all earn more. An event strikes, some biomes change, and the next Era begins. After four Eras you count the points on your living species and in your bank.
quick-darwin-1 = Draw ten cards, small or large as you like. A species needs a head (small) and a body (large).
quick-darwin-2 = On your turn, take one main action with one species: create it, mutate it or migrate it; or pass for the rest of the Era. In the same turn you may trade one card with the trade zone. Each species takes part in only one main action per Era.
quick-darwin-3 = A species must show what its biome requires and nothing it forbids. It needs as much food as it has hearts.
quick-darwin-4 = Adaptation is the number of symbols on a species that its biome counts. Rank decides who eats first: higher adaptation, then higher competition, then more hearts.
quick-darwin-5 = When all have passed, the evaluation of the Era follows: species that do not fit die, hungry herbivores and omnivores die, hungry carnivores hunt or die, survivors and leaders earn points, and the three strongest species of all earn 3, 2 and 1.
quick-darwin-6 = Then reveal an event, change some biomes, and draw back up to ten cards; the next Era begins. After the last Era the player with the most points wins.
walk-darwin-1 = Start with a body: it shows how many legs, wings and tails you can add.
walk-darwin-2 = Add a head: it decides what the species eats. Leaves are safer than prey for a beginner.
walk-darwin-3 = Look at the biomes: green ones would take this species. Each shows its rank, what it would eat, and who would go hungry.
walk-darwin-4 = Add legs, wings or a tail that the biome counts: the species ranks higher and eats earlier.
walk-darwin-5 = Place it. You may take everything back until you finish your turn.
walk-darwin-6 = Watch the food: a newcomer with a better rank can starve the species below it.
walk-darwin-7 = A species you have may mutate in a later turn: remove, add or replace one card. A second mutation in the same turn costs points.
walk-darwin-8 = After the event, check where your species live now: a new biome may require something else. Migrate in time.

## Examples

example-origin-feeding = Three food tokens for three animals
example-origin-feeding-asks = There are three food tokens in the centre. Ana has a carnivore, which needs two, and a plain animal; Bo has one plain animal. Each takes in turn. Who is hungry in the end?
example-origin-hunt = A hunt and two defences
example-origin-hunt-asks = Ana's carnivore hunts Bo's animal, which can run and can discard a card. It must defend itself: it runs first and rolls a 2, then discards a card.
example-origin-partners = One food, two mouths
example-origin-partners-asks = Two of Ana's animals cooperate. One takes food from the centre; what does the other get?
example-darwin-evaluation = The evaluation of an Era
example-darwin-evaluation-asks = It is the last Era, and Bo is the last to pass. Who fits, who eats, who is eaten, and who gets the points?

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
