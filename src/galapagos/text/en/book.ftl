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

minute-origin = You breed animals. Each card in your hand can be laid face down as a new animal, or face up as a trait that changes an animal you already have. Each round there is only so much food on the table. Players take turns feeding their animals; carnivores may eat other animals instead. Whatever is still hungry at the end of the round dies. The more animals you keep alive, the more new cards you get. When the cards run out one last round is played, and then the animals that are left count points.
quick-origin-1 = Everybody gets six cards. Whoever rolls highest begins.
quick-origin-2 = Evolution: in turn, play one card, as a new animal or as a trait on an animal, or pass for the rest of the phase.
quick-origin-3 = Food: the dice say how much food lies in the centre for all together.
quick-origin-4 = Feeding: in turn, take one food for one animal, or hunt with a carnivore, until all have passed. An animal needs 1 food, plus the numbers printed on its traits.
quick-origin-5 = Extinction: animals that are not fed die. Then everybody draws one card, and one more for each animal that lives; a player with neither animals nor cards draws six.
quick-origin-6 = When the pile is empty at the beginning of a round, that round is the last. Then each animal is worth 2 points and each trait 1, plus the number printed on it.
walk-origin-1 = Lay your first card as an animal. Its bowl is empty: it needs 1 food each round.
walk-origin-2 = Lay Fat Tissue on it: it may then store a food in good times and burn it in bad ones.
walk-origin-3 = Lay a second animal before you pass: two mouths are harder to feed, but survivors bring cards.
walk-origin-4 = The dice are rolled. Count the food in the centre and the hunger on the table: somebody will go short.
walk-origin-5 = Take food for the animal that needs it most. You may take only one a turn, so order matters.
walk-origin-6 = A carnivore needs 2 food, but a hunt brings 2 at once. Look first who can be hunted: swimmers only by swimmers, big animals only by big ones, camouflaged ones only with sharp vision.
walk-origin-7 = When you are hunted you must defend, if you can: run, drop a card, or send the hunter to another animal.
walk-origin-8 = What is hungry now dies. Open its line in the log: it tells why, and what would have saved it.

## Darwin in one minute, in steps, and as a first game

minute-darwin = You put animals together from cards: a head, a body, perhaps legs, wings, a tail. Each species lives in a biome that asks for some abilities, rewards others, and offers plants and meat to the best adapted first. In an Era players take turns creating species, changing them or moving them. Then the Era is judged: species that do not fit or find no food die, hungry carnivores eat, survivors earn Darwin points, the best of each biome and the strongest of all earn more. An event strikes, some biomes change, and the next Era begins. After four Eras the points on living species and in the bank decide.
quick-darwin-1 = Everybody draws ten cards, small or large as they like. A species needs a head (small) and a body (large).
quick-darwin-2 = In turn, do one main action with one species: create it, mutate it, or migrate with it; or pass for the rest of the Era. You may trade one card with the trade zone in the same turn. Each species takes part in only one main action per Era.
quick-darwin-3 = A species must show what its biome requires and nothing it forbids. It needs as much food as it has hearts.
quick-darwin-4 = Adaptation is how many of the symbols that its biome counts a species shows. Rank decides who eats first: higher adaptation, then higher competition, then more hearts.
quick-darwin-5 = When all have passed, the Era is judged: species that do not fit die, hungry herbivores and omnivores die, hungry carnivores hunt or die, survivors and leaders earn points, and the three strongest species of all earn 3, 2 and 1.
quick-darwin-6 = Then an event is turned over, some biomes change, hands are filled up to ten, and the next Era begins. After the last Era the player with the most points wins.
walk-darwin-1 = Start with a body: it says how many legs, wings and tails can be docked.
walk-darwin-2 = Add a head: it decides what the species eats. Leaves are safer than prey for a beginner.
walk-darwin-3 = Look at the biomes: green ones would take this species. Each says its rank, what it would eat, and who would go hungry.
walk-darwin-4 = Add legs, wings or a tail that the biome counts, and the species ranks higher and eats earlier.
walk-darwin-5 = Place it. Until you finish the turn you may take everything back.
walk-darwin-6 = Watch the food: a newcomer with a better rank can starve the species below it.
walk-darwin-7 = A species you have may mutate in a later turn: remove, add or replace one card. A second mutation in the same turn costs points.
walk-darwin-8 = After the event look where your species stand now: a new biome may ask for something else. Migrate in time.

## Examples

example-origin-feeding = Three food tokens for three animals
example-origin-feeding-asks = There are three food tokens in the centre. Ana has a carnivore, which needs two, and a plain animal; Bo has one plain animal. Each takes in turn. Who is hungry in the end?
example-origin-hunt = A hunt and two defences
example-origin-hunt-asks = Ana's carnivore hunts Bo's animal, which can run and can drop a card. It must defend: it runs first and rolls a 2, then drops a card.
example-origin-partners = One food, two mouths
example-origin-partners-asks = Two of Ana's animals cooperate. One takes food from the centre; what does the other get?
example-darwin-evaluation = An Era is judged
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
