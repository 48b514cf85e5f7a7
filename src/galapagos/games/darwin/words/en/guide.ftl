### The guide of Darwin: what book/guide.yaml shows. guide-KEY is the title of a chapter and
### guide-KEY-N its paragraphs; example-KEY the title of an example and example-KEY-N the words under
### each of its pictures; mistake-KEY what players get wrong about an event.
### $S1 is the name of a species, $S1_food and the like are its numbers; $africa is the biome in Africa.

## In one minute, and in steps

minute-darwin = You build animals from cards: a head, a body, perhaps legs, wings, a tail. Each species lives in a biome that requires some abilities, rewards others, and offers its plants and meat to the best adapted first. In each Era players take turns creating, mutating and migrating species. Then comes the evaluation: species that do not fit or find no food die, hungry carnivores hunt, survivors earn Darwin points, and the best of each biome and the strongest of all earn more. An event strikes, some biomes change, and the next Era begins. After four Eras you count the points on your living species and in your bank.
quick-darwin-1 = Draw ten cards, small or large as you like. A species needs a head (small) and a body (large).
quick-darwin-2 = On your turn, take one main action with one species: create it, mutate it or migrate it; or pass for the rest of the Era. Each species acts only once per Era. In the same turn you may trade one card with the trade zone.
quick-darwin-3 = A species must show what its biome requires and nothing it forbids. It needs as much food as it has hearts.
quick-darwin-4 = Adaptation is the number of symbols on a species that its biome counts. Rank decides who eats first: higher adaptation, then higher competition, then more hearts.
quick-darwin-5 = When all have passed, the evaluation of the Era follows: species that do not fit die, hungry herbivores and omnivores die, hungry carnivores hunt or die, survivors and leaders earn points, and the three strongest species of all earn 3, 2 and 1.
quick-darwin-6 = Then reveal an event, change some biomes, and draw back up to ten cards; the next Era begins. After the last Era the player with the most points wins.

## Sections of the rules

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
section-DC-EVT-AXIS = Rotation Axis Shift
section-DC-EVT-FLOOD = Flood
section-DC-EVT-HURRICANE = Hurricane
section-DC-EVT-INTRUDERS = Intruders
section-DC-EVT-MEATBOOM = Meat Boom
section-DC-EVT-PLANTBOOM = Plant Boom
section-DC-EVT-METEOR = Meteor Strike
section-DC-EVT-OPTIMAL = Optimal Conditions
section-DC-EVT-LOWMUT = Low Mutation Rate
section-DC-EVT-DRIFT = Continental Drift
section-DC-EVT-EPIDEMIC = Epidemic
section-DC-EVT-VOLCANO = Volcanic Eruption
section-DC-END = The end
section-DC-BEG = Beginner game
section-DC-2P = Two players
section-DC-TEAM = Two against two
section-DC-KIDS = Kids game
section-DC-3ERA = Three Eras
section-DC-LEM = What follows from the rules

## Chapters

guide-era = An Era in six pictures
guide-era-1 = In each Era, players take turns until all have passed: on your turn you create, mutate or migrate one species. Each species acts only once per Era. Then comes the evaluation, an event, and new biomes. Here Ana, Bo and Chen play one Era.

example-era = One Era with Ana, Bo and Chen
example-era-0 = Create. Ana puts a head and a body together and places the { $S3 } in the savanna. It needs { $S3_hearts } plants. The { $africa_plants } plants are just enough for everybody.
example-era-1 = Mutate. Bo gives his { $S2 } new legs. It now needs { $S2_hearts } plants and eats first, because its adaptation is the highest: { $S2_adaptation }. Only { $S3_food } are left for the { $S3 }: it is hungry.
example-era-2 = Migrate. Chen has created a carnivore, which eats meat. Ana moves her { $S1 } to the steppe. That leaves enough plants in the savanna: the { $S3 } is fed again.
example-era-3 = Bo and Chen pass. Now comes the test: a species that does not fit its biome dies, and so does a hungry one. All four are fed and live.
example-era-4 = Ana passes: evaluation. Each survivor gets 1 point; the best adapted of each biome gets the biome's reward; the three strongest of all get 3, 2 and 1. The points lie on the species.
example-era-5 = An event: Degeneration. Bo's { $S2 } loses its tail. Then three biomes change. The savanna is a { $africa } now, and nobody there fits any more. They must mutate or migrate in the next Era, or die.

guide-create = Create a species
guide-create-1 = A species needs one head and one body. The head says what it eats: plants, meat, or both. The body shows how many legs, wings and tails you may add.
guide-create-2 = Add up the symbols of all its cards. Hearts are the food it needs. Then place it in a biome: it must have what the biome requires, nothing that the biome forbids, and find all its food there.

example-create = Ana's first species
example-create-0 = Ana holds a head, a body and a pair of legs.
example-create-1 = Could her species live in the ocean?
example-create-2 = In the savanna it is welcome: run is required there, and run counts for adaptation. Head 1, body 2 and legs 2 make adaptation { $S1_adaptation }. It has { $S1_hearts } hearts and gets { $S1_food } plants.

guide-rank = Adaptation and rank
guide-rank-1 = Adaptation is the number of symbols on your species that its biome counts. The same species may be well adapted in one biome and badly in another.
guide-rank-2 = In each biome, species are ranked: higher adaptation first; if equal, higher competition; if equal, more hearts. The rank decides who eats first and who gets the biome's reward.

example-rank = Three species in the savanna
example-rank-0 = The { $S1 } and the { $S3 } both have adaptation { $S1_adaptation }. Competition decides: { $S1_competition } against { $S3_competition }, so the { $S1 } ranks first. The { $S2 } has competition { $S2_competition }, but only adaptation { $S2_adaptation }: it ranks last.

guide-food = Who eats
guide-food-1 = Each biome offers plants and meat. Herbivores eat plants, carnivores meat, omnivores both, plants first. They eat in rank order. The first one that cannot get enough takes the rest; those below it get nothing.
guide-food-2 = Food is shared out again after each action. So a better adapted newcomer can make others hungry. Only the newcomer must be fed at once; the hungry ones die later, in the evaluation, unless somebody saves them.

example-plants = Eight plants in the savanna
example-plants-0 = The { $S1 } takes { $S1_food } plants, the { $S2 } { $S2_food }: 7 of { $africa_plants }. The { $S3 } is a carnivore and takes { $S3_food } meat.
example-plants-1 = Ana creates a { $S4 } with adaptation { $S4_adaptation }. It eats first: { $S4_food }. Then the { $S1 }: { $S1_food }. For the { $S2 } only { $S2_food } of { $S2_hearts } is left: it is hungry. The meat is not touched.

guide-mutate = Mutate a species
guide-mutate-1 = Add, remove or replace one card of a species that has not acted in this Era. Head and body can only be replaced. One mutation is free. A second one in the same turn costs 3 points from that species.
guide-mutate-2 = Afterwards the species must fit its biome and be fed.

example-mutate = One mutation, and two at once
example-mutate-0 = Both have adaptation { $S1_adaptation }. Bo's { $S2 } ranks first: competition { $S2_competition } against { $S1_competition }.
example-mutate-1 = Ana adds cheetah legs: run + 4. Her { $S1 } now has adaptation { $S1_adaptation }, needs { $S1_hearts } plants instead of 2, and leads. It keeps its { $S1_points } points.
example-mutate-2 = Bo adds legs and a tail: a double mutation. Adaptation { $S2_adaptation } too, but competition { $S2_competition }: it leads again. The 3 points come off the species: 5 become { $S2_points }.

guide-migrate = Migrate a species
guide-migrate-1 = Move a species that has not acted in this Era to another biome. It must fit there and find all its food. Its points go with it. When biomes have changed, migrating is often the only way out.

example-migrate = Out of the cold
example-migrate-0 = The savanna has become a { $africa }, which requires cold. Ana's { $S1 } does not fit and gets no food.
example-migrate-1 = Ana moves it to the { $america }: run is enough there. It gets { $S1_food } plants and keeps its { $S1_points } points.
example-migrate-2 = Bo and Chen pass. May Ana add the cheetah legs to it now as well? Each species acts once per Era.

guide-evaluation = Evaluation: who lives
guide-evaluation-1 = When all have passed: first, species that do not fit their biome die. Second, hungry herbivores and omnivores die. Third, hungry carnivores hunt, best rank first.
guide-evaluation-2 = A carnivore eats the least adapted herbivore or omnivore of its biome that it can catch: its own adaptation and competition must both be at least as high. Prey that digs or is poisonous is safe. Each prey yields as much meat as it has hearts. A carnivore that does not get enough dies.
guide-evaluation-3 = A species that dies leaves its owner 1 point in the bank, if it had any.

example-hunters = A hungry carnivore
example-hunters-0 = There is { $africa_meat } meat. The { $S3 } ranks first and takes { $S3_food }. Only { $S4_food } are left for the { $S4 }, which needs { $S4_hearts }. It must hunt.
example-hunters-1 = It eats the { $S1 }: 2 hearts, and it has enough. It could not take the { $S2 }, which digs. Ana loses the { $S1 } and keeps 1 of its points in the bank.

guide-points = The points
guide-points-1 = In the evaluation each living species gets 1 point. In each biome, the best adapted one gets the biome's reward, 2 or 3. Then the three species with the highest competition on the whole table get 3, 2 and 1. Points lie on the species. After the last Era you count them, and your bank.

example-points = Counting the points
example-points-0 = The last Era. All four are fed. In the ocean, the { $S3 } and the { $S4 } both have adaptation { $S3_adaptation }; competition decides for the { $S4 }.
example-points-1 = Survivors: 1 each. Best adapted: 2 for the { $S1 } and 2 for the { $S4 }. Strongest: the { $S4 } and the { $S2 } have competition { $S2_competition }; the better adapted { $S4 } gets 3, the { $S2 } 2, the { $S1 } 1. So: { $S1 } 3 + 1 + 2 + 1 = { $S1_points }, { $S2 } 2 + 1 + 2 = { $S2_points }, { $S3 } 1 + 1 = { $S3_points }, { $S4 } 1 + 1 + 2 + 3 = { $S4_points }. Ana has { $P1_points } points, Bo { $P2_points } with his bank, Chen { $P3_points }.

guide-change = Event and new biomes
guide-change-1 = After the evaluation an event is revealed. Some strike at once, others last for the whole next Era. Then some biomes are replaced: your species stay where they are and live in the new biome. Draw up to ten cards; the next Era begins.

example-change = A flood
example-change-0 = The first Era is over: everybody is fed and gets points.
example-change-1 = Flood: species that cannot swim, climb or fly die. Ana's { $S1 } can only run; she keeps { $P1_bank } of its points. Bo's { $S2 } can climb. Then the savanna becomes a { $africa }.

guide-biomes = The biomes one by one
guide-biomes-1 = The symbols beside the adaptation sign on a biome card count for adaptation. Each example shows a species that fits, and one that does not.

guide-events = The sixteen events

mistake-degeneration = You choose the card, but never the head or the body. Check first whether the species still fits its biome without it.
mistake-desertification = Your species are not moved away: they live in the desert now. Migrate in the next Era.
mistake-flood = Running and digging do not help. A single swim, climb or fly symbol does.
mistake-hurricane = Adaptation 4 or more is safe, even in last place.
mistake-ice_age = Heat is forbidden in both ice biomes. A species with a heat symbol cannot stay.
mistake-intruders = The points are not lost: spread them over your other species, or bank them all if you have none left.
mistake-mountain_formation = It replaces one of the scheduled changes; it is not an extra one.
mistake-axis_shift = Nobody dies at once. All species live in new biomes and have the next Era to move.
mistake-continental_drift = You may still migrate between biomes on the same side.
mistake-epidemic = Carnivores do not die of it. But a carnivore that is short of meat cannot hunt.
mistake-low_mutation = Even a single mutation costs 1 point. A species without points mutates for free.
mistake-meat_boom = Hard biomes, with a reward of 3, keep their printed food.
mistake-meteor = It may also bring more than is printed: the number is exact.
mistake-optimal = It is not a bonus: nothing happens at all.
mistake-plant_boom = The meat goes down to 2: watch your carnivores.
mistake-volcano = You may not create or mutate there, only leave. In the Era after, it is a rainforest.
