### The guide of Origin: what book/guide.yaml shows. guide-KEY is the title of a chapter and
### guide-KEY-N its paragraphs; example-KEY the title of an example and example-KEY-N the words under
### each of its pictures; mistake-KEY what players get wrong about a trait.
### $P1a is the name of an animal, $P1a_food and the like are numbers of the position that is shown.

## In one minute, and in steps

minute-origin = You breed animals. Play each card from your hand face down as a new animal, or face up as a trait that changes an animal you already have. Each round there is only so much food on the table. Players take turns feeding their animals; carnivores may eat other animals instead. Animals still hungry at the end of the round die. The more animals you keep alive, the more new cards you draw. When the cards run out, you play one last round; then your surviving animals and their traits score points.
quick-origin-1 = Deal six cards to each player. The highest roll begins.
quick-origin-2 = Evolution: on your turn, play one card, as a new animal or as a trait on an animal, or pass for the rest of the phase.
quick-origin-3 = Food supply: roll the dice to see how much food there is for everybody.
quick-origin-4 = Feeding: on your turn, take one food for one animal or hunt with a carnivore, until all have passed. An animal needs 1 food, plus the numbers printed on its traits.
quick-origin-5 = Extinction: animals that are not fed die. Then draw one card, plus one for each of your surviving animals; if you have neither animals nor cards, draw six.
quick-origin-6 = If the draw pile is empty when a round begins, that round is the last. Then each animal is worth 2 points and each trait 1, plus the number printed on it.

## Sections of the rules

section-EV-COMP = What is in the box
section-EV-TOK = Food tokens
section-EV-SET = Setup
section-EV-ROUND = The round
section-EV-EVO = Phase 1: Evolution
section-EV-FOOD = Phase 2: Food supply
section-EV-FEED = Phase 3: Feeding
section-EV-EXT = Phase 4: Extinction and draw
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

## Chapters

guide-round = A round in six pictures
guide-round-1 = Every round has four phases: Evolution (play cards), Food supply (roll for food), Feeding (share it, or hunt), Extinction (the hungry die; draw new cards). Here two players, Ana and Bo, play one whole round.

example-round = One round with Ana and Bo
example-round-0 = Evolution. Ana lays a card face down: a new animal, { $P1a }. Bo does the same. Each animal needs { $P1a_need } food a round.
example-round-1 = Still Evolution: one card per turn. Ana lays a card face up under { $P1a }: Carnivorous. It now needs { $P1a_need } food, but it can hunt. Bo adds a second animal.
example-round-2 = Both pass. Food supply: with two players, one die + 2. The die shows 1, so { $centre } food goes to the centre. The three animals need 4.
example-round-3 = Feeding: one food per turn. Ana feeds { $P1a }, Bo feeds { $P2b }. { $centre } food is left.
example-round-4 = Instead of taking food, Ana hunts. { $P1a } eats Bo's { $P2a } and gets 2 food. It had 1 of 2, so one is enough; the other is lost.
example-round-5 = Both pass. Extinction: nobody is hungry, so nobody else dies. New cards: one, plus one for each survivor. Each draws 2 and now holds { $P1_hand }.

guide-evolution = Evolution: play cards
guide-evolution-1 = On your turn, play one card or pass. You choose how to use it: face down it is a new animal; face up it is a trait of an animal on the table. Many cards show two traits; you use one of them.
guide-evolution-2 = Traits go on your own animals. Only the Parasite goes on somebody else's. No animal has the same trait twice, except Fat Tissue.
guide-evolution-3 = If you pass, you are out for the rest of the phase. Cards you keep stay in your hand for later rounds.

example-evolution = Three cards, three uses
example-evolution-0 = Ana and Bo each have one animal. Ana holds { $P1_hand } cards.
example-evolution-1 = Ana plays Fat Tissue on { $P1a }: it can store a meal. Bo plays Running on { $P2a }.
example-evolution-2 = Ana plays Parasite on Bo's { $P2a }. It now needs { $P2a_need } food instead of 1. Bo has no card left and passes.
example-evolution-3 = Ana plays her last card as a new animal. She has { $P1_animals } animals to feed now, and { $P1_hand } cards.

guide-food = Food supply: how much there is
guide-food-1 = The starting player rolls. With two players it is one die + 2, with three players two dice, with four players two dice + 2. That much food goes to the centre, for everybody. Compare it with the hunger on the table before you take your first turn.

example-food = Who will go short?
example-food-0 = Three players, six animals. { $P1a } and { $P2a } need 2 each, the other four need 1: 8 food in all.
example-food-1 = The dice show 2 and 4: { $centre } food, 2 too few. Somebody will go hungry, unless somebody hunts.

guide-feeding = Feeding: one at a time
guide-feeding-1 = On your turn, do one of three things: take one food from the centre for one animal, hunt with one carnivore, or burn the fat of one animal. Then the next player goes. Play goes on around the table until all have passed.
guide-feeding-2 = An animal needs 1 food, plus the number printed on each of its traits. When it has that much, it is fed and can take no more, unless it has an empty Fat Tissue.
guide-feeding-3 = On top of that you may use free abilities: hibernate, graze, rob, feed a partner. If you pass, you are out for the rest of the phase, even if there is food left.

example-feeding = Three food tokens, three animals
example-feeding-0 = There is { $centre } food in the centre. Ana has a carnivore, { $P1a }, which needs { $P1a_need }, and a plain animal, { $P1b }. Bo has one plain animal.
example-feeding-1 = Ana feeds { $P1a }: { $P1a_food } of { $P1a_need }. Bo feeds { $P2a }: { $P2a_food } of { $P2a_need }. { $centre } food is left.
example-feeding-2 = One food cannot save both of Ana's animals. She feeds { $P1b }, which then has all it needs. The centre is empty.
example-feeding-3 = Both pass. { $P1a } has { $P1a_food } of { $P1a_need } food and dies. { $P1b } and { $P2a } live.
example-fat = A meal for later
example-fat-0 = { $P1a } has Fat Tissue. Ana takes one food: { $P1a } is fed.
example-fat-1 = Next turn she takes another: it goes on the Fat Tissue and becomes fat when the phase ends. In a later round she can burn this { $P1a_fat } fat instead of taking food.

guide-hunting = Hunting
guide-hunting-1 = A hungry carnivore may hunt any other animal, even one of yours, once a round. If it eats its prey, it gets 2 food.
guide-hunting-2 = First check whether you may hunt that prey at all. Only a swimmer can hunt a swimmer, only a big animal a big one, and only Sharp Vision sees through Camouflage. A fed burrower and an animal shielded by Symbiosis are safe.
guide-hunting-3 = Then the prey must use its defences, in any order its owner likes: Running, Mimicry, Tail Loss. If none helps, it is eaten.

example-hunt = A hunt and two defences
example-hunt-0 = The centre is empty. Ana's carnivore { $P1a } needs { $P1a_need } food. Bo has { $P2a }, with Running and Tail Loss, and { $P2b }, which swims.
example-hunt-1 = Ana would like to eat { $P2b }.
example-hunt-2 = So she hunts { $P2a }. It runs first: the die shows 2, and only a 4, 5 or 6 escapes.
example-hunt-3 = Next defence, Tail Loss: { $P2a } gives up a card, Running, and lives. The hunter gets 1 food instead of 2 and has { $P1a_food } of { $P1a_need }. Its hunt for this round is used up.

guide-partners = Partners
guide-partners-1 = Three traits join two of your animals. Cooperation: when one gets food, the other may get 1 extra food. Communication: when one takes from the centre, so may the other. Symbiosis: one shields the other, which eats only after it.
guide-partners-2 = Each pair card works once per turn. One meal can set off a chain.

example-partners = One turn, three meals
example-partners-0 = Cooperation joins { $P1a } and { $P1b }, Communication joins { $P1b } and { $P1c }. There is { $centre } food in the centre.
example-partners-1 = Ana takes 1 food for { $P1b }. { $centre } is left in the centre.
example-partners-2 = Cooperation: { $P1a } gets 1 extra food. It does not come from the centre, which still has { $centre }.
example-partners-3 = Communication: { $P1b } took from the centre, so { $P1c } may take 1 there as well. The centre is empty, and all three are fed.

guide-extinction = Extinction and new cards
guide-extinction-1 = Every animal that is not fed dies, with all its cards. So does a carnivore that ate a poisonous animal this round. Fat does not save anyone by itself: burn it before you pass.
guide-extinction-2 = Food is cleared away; fat stays. Then everybody draws one card, plus one for each surviving animal. With no animals and no cards you draw six.

example-extinction = Who lives, who draws
example-extinction-0 = Ana is the last to pass. { $P1a } and { $P1b } are fed. { $P1c } has { $P1c_food } of { $P1c_need }. Bo's { $P2a } has nothing to eat, only fat.
example-extinction-1 = { $P1c } dies. { $P2a } dies too: Bo did not burn its fat in time. Ana has 2 survivors and draws 3 cards; Bo has none, but a card in hand, so he draws 1.

guide-points = The end and the points
guide-points-1 = When the draw pile runs out, the next round is the last. After it, each of your surviving animals is worth 2 points, each trait card on them 1 point, plus the number printed on it: Carnivorous and High Body Weight 1, Parasite 2.

example-points = Counting the points
example-points-0 = The last round. All four animals are fed, and Ana is about to pass.
example-points-1 = Ana: two animals 4, four cards 4 (Cooperation counts once), bonus for Carnivorous 1 and for Parasite 2: { $P1_points } points. Bo: two animals 4, four cards 4: { $P2_points } points.

guide-traits = The nineteen traits

mistake-carnivorous = A carnivore need not hunt. It may also take food from the centre, but never in the turn in which it hunts.
mistake-fat_tissue = Fat does not feed an animal by itself. Burning it is your action for that turn, before you pass.
mistake-high_body_weight = A big animal is no safer from another big one: a carnivore with High Body Weight can hunt it.
mistake-parasite = If the animal survives to the end, the parasite is worth 3 points to the animal's owner, not to you.
mistake-swimming = A swimming carnivore can no longer hunt animals on land.
mistake-running = Running is not optional: when the animal is hunted, you must roll.
mistake-mimicry = Mimicry needs another animal of yours that this hunter could hunt. Without one it does nothing.
mistake-tail_loss = You need not give up Tail Loss itself: any trait card of the animal will do, even a Parasite.
mistake-burrowing = It protects only a fed animal. Until it has all its food, it can be hunted like any other.
mistake-camouflage = It hides the animal from carnivores without Sharp Vision. It does not help against hunger.
mistake-sharp_vision = It finds camouflaged prey and nothing else. Swimmers and big animals stay safe.
mistake-scavenger = Only one scavenger eats from each kill: the first in turn order, beginning with the hunter's owner.
mistake-hibernation = An animal cannot sleep two rounds in a row, nor in the last round, and it can still be hunted while it sleeps.
mistake-poisonous = Poison does not stop a hunter: your animal is eaten all the same. The hunter dies at the end of the round.
mistake-piracy = You can rob only an animal that is still hungry. Food on a fed animal, and fat, are safe.
mistake-grazing = Grazing does not feed the grazer. It takes food away from everybody, you included.
mistake-communication = It works only if the first animal took from the centre, and only while there is food left there.
mistake-cooperation = Even if a hunt brings 2 food, the partner gets only 1. Each pair card works once per turn.
mistake-symbiosis = Feed the one that shields first. While it is hungry, the other can take nothing.
