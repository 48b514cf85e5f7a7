### The table of Darwin in the browser. Names of phases and animals come from pieces.ftl and the card set.

era = Era { $n } of { $of }
era-event = Event
era-strongest = Strongest as things stand
deck-small = small
deck-large = large
points = Points
trade-zone = Trade zone
hand-cards = { $n ->
    [0] No cards in hand
    [one] Your hand: { $n } card
   *[other] Your hand: { $n } cards
}
hand-none = Your hand is empty.
card-picked = picked
card-used = in your draft
card-swapped = planned trade
card-elsewhere = { $card }: not in your hand now.
nobody-here = No species here.
can-live = It can live here.
place-here = Place here
ground-token = Competition token
ground-volcano_active = Active volcano
ground-volcano_rainforest = Old volcano
# For those who listen: a biome and what it asks for.
biome-name = { $title }. { $words } { $plants } plants and { $meat } meat left. Reward { $reward }.
biome-needs = Requires { $needs }.
biome-needs-nothing = No requirements.
biome-forbids = Forbids { $symbols }.
forbidden = not allowed: { $symbol }
# $state: fed, hungry, excluded, or plain where food is not counted.
species-name = Rank { $rank } of { $of }, { $own ->
    [yes] your
   *[no] { $owner }'s
} { $kind }, { $diet }, adaptation { $adaptation }, competition { $strength }, { $state ->
    [fed] fed { $food } of { $hearts }
    [hungry] hungry, { $food } of { $hearts }
    [excluded] does not fit here
   *[plain] { $hearts } hearts
}, { $points } points.
would-die = It would die now.
death-requirement = It would die now: it does not fit its biome.
death-hunger = It would starve now.
death-eaten = It would be eaten now.
death-lower_carnivore = It would die now: a better adapted carnivore finds too little prey.

## Building

builder = Builder
new-species = New species
turn-create = Create one species.
turn-change = Mutate or migrate one species.
turn-none = You cannot act any more: pass.
builder-start = Create a species: start with a body.
builder-go-on = Add parts, then place your species in a green biome.
change-or-move = Mutate it, or migrate it to a green biome.
clear = Clear
parts-used = Parts on the creature
take-off = Take off { $card }
hearts = Hearts
strength = Competition
adaptation = Adaptation
price = { $n ->
    [one] This mutation costs { $n } point.
   *[other] This mutation costs { $n } points.
}
verb-create = Create
verb-pass = Pass
do-mutate = Mutate it
finish-turn = Finish turn
new-hand = New hand?
full-redraw = No species possible: redraw your hand
keep-which = Which card do you keep? All the others are replaced. You cannot undo this.
trade-for = Which card from the trade zone do you want for it?
trade-give = Which of your cards do you give for it?

## Drawing

draw-counts = { $heads ->
    [one] { $heads } head
   *[other] { $heads } heads
}, { $bodies ->
    [one] { $bodies } body
   *[other] { $bodies } bodies
}: a species needs both.
draw-small = Draw small ({ $n } left)
draw-large = Draw large ({ $n } left)
draw-alternate = Alternate the rest

## Sheets

owner = Owner
lives-in = Lives in
rank = Rank
diet = Diet
species = Species

## Marks on species and biomes

leads = It leads its biome.
has-acted = It has acted this Era.
goes-hungry = It would go hungry.
volcano-leave = Leave before the Era ends, or die.
biomes = Biomes
biome-counts = Adaptation counts { $symbols }.
biome-food = Plants: { $plants_left } of { $plants } left. Meat: { $meat_left } of { $meat } left.
biome-reward = { $n ->
    [one] The best adapted species gets { $n } point.
   *[other] The best adapted species gets { $n } points.
}
n-of = { $n } of { $of }
hunted-by = Hunter: { $kind } ({ $owner }).
would-hunt = It would hunt: { $prey }.
cards-of-it = Its cards

## The builder's places and verdicts

place-head = head
place-body = body
place-legs = legs
place-more_legs = more legs
place-wings = wings
place-tail = tail
site-free = Free place: { $place }
choose-replaced = Which card should { $card } replace? Tap its place.
rank-short = Rank { $rank }
# For those who listen: what one biome says.
verdict-spoken = { $legal ->
    [yes] { $biome }: possible, rank { $rank }.
   *[no] { $n ->
        [one] { $biome }: no, { $n } reason.
       *[other] { $biome }: no, { $n } reasons.
    }
}
verdict-so-far = Nothing rules it out so far.
place-in = Place here: { $biome }
starves-own = Starves your { $kinds }.
move-to = Migrate to: { $biome }
place-nowhere = Place it
cancel = Cancel
verb-mutate = Mutate
verb-migrate = Migrate
verb-take_back = Take back the action
verb-untrade = Cancel the trade
seek-mutate = Which species should mutate?
seek-migrate = Which species should migrate?
change-or-move-it = Mutate or migrate it
cannot-act = It cannot act now.

## The draft

# $draft: what has been planned, as short phrases.
not-final = Not final: { $draft }.
draft-create = create { $kind } in: { $biome }
draft-mutate = mutate { $kind }
draft-migrate = migrate { $kind } to: { $biome }
draft-trade = trade { $give } for { $take }
trade-giving = You give: { $card }.
trade-taking = You take: { $card }.

## Players and hands

# For those who listen. $state: turn, passed or none.
seat-name = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [turn] , playing now
    [passed] , has passed
   *[none] {""}
}.
first-player = First player
seat-score = { $total } points: { $species } on species, { $bank } in the bank.
seat-hand = In hand: { $small } small and { $large } large cards. { $known ->
    [0] You know none of them.
    [one] You know { $known } of them:
   *[other] You know { $known } of them:
}
no-species = No species on the table.
hand-or-zone = Hand or trade zone
tab-hand = Hand ({ $n })
decks-label = Decks
pick-one = Choose one card.
pick-up-to = Chosen: { $n } of at most { $most }.
keep-and-draw = Keep it and draw
discard-words = Afterwards you draw back up.
discard-and-draw = { $n ->
    [0] Keep all and draw
    [one] Discard { $n } card and draw
   *[other] Discard { $n } cards and draw
}

## Two against two

show-words = Your partner will see these cards; everybody shows at the same time.
show-cards = { $n ->
    [0] Show nothing
    [one] Show { $n } card
   *[other] Show { $n } cards
}
ask-partner = Ask { $name } for a card
give-words = You may give one card, or none.
give-card = Give this card
give-nothing = Give nothing
pay-words = Pay for the card you received: put one of yours into the trade zone, or let the opponents draw a card.
pay-card = Pay with this card
pay-draw = Let the opponents draw
decline-draw = Draw nothing
open-words = You may show everybody a card. You cannot undo this.
open-card = Show it to everybody
take-over = Take over
take-over-words = Pay two of your cards, or let the opponents draw two. The species may still act this turn.
take-over-cards = Pay with two cards
take-over-draws = Let the opponents draw two

## Events and ties

event-lasts = In force for this whole Era.
event-done = It has happened and has no further effect.
loses-card = loses { $card }
exactly-tied = All values are equal, so you decide.

## Forecast

forecast = Forecast: who would die now?
forecast-certain = If the evaluation came now, this is exactly what would happen.
forecast-uncertain = If the evaluation came now, this would happen, unless a decision changes it.
forecast-none = Nobody would die now.
forecast-later = Nothing to forecast right now.

## The story of an evaluation

story = The evaluation
story-steps = Steps
story-step-1 = 1 Needs
story-step-2 = 2 Food
story-step-3 = 3 Alive
story-step-4 = 4 Best
story-step-5 = 5 Strong
story-step-6 = New Era
story-told = Evaluating this Era.
story-yours = Yours
story-controls = Story
story-back = One step back
story-next = Next step
story-end = The end
story-pause = Pause
story-play = Play
story-fast = Fast
story-mine = Mine only
story-skip-biome = Skip biome
story-skip = Skip to scores
story-close = Back to the table
story-again = Replay the evaluation

## Crowds, passing, points to spread

folded = { $n } more: { $species }
food-eaten = Food
no-change = No values change.
points-left = { $n ->
    [one] { $n } point left to give
   *[other] { $n } points left to give
}
give-point = { $kind } gets { $n }. Give it one more.
point-less = One less for: { $kind }
point-more = One more for: { $kind }
spread-even = Spread evenly
spread-done = Give these points
pass-title = Pass?
pass-words = You take no more actions this Era.
pass-doomed = { $n ->
    [one] As things stand, { $n } of your species would die:
   *[other] As things stand, { $n } of your species would die:
}
pass-not = Keep playing
builder-open = Create a species in the builder

## A seat in one breath

seat-state-darwin = { $name }: { $points } points, { $cards } cards.
lives-there = { $biome }: { $species }.

## Keys

key-darwin-verbs = create, mutate, migrate, trade
key-story = replay the evaluation
key-biome = builder: read a biome's answer
key-take-off = builder: take a card off

## What the symbols of cards are for

sign-ability = Some biomes require it, some count it for adaptation.
sign-dig = It cannot be eaten.
sign-poison = It cannot be eaten.
sign-hearts = The food it needs, and the meat it gives a hunter.
sign-competition = Decides hunts and ties; the three strongest earn points.
sign-herbivore = Eats plants.
sign-carnivore = Eats meat; when hungry it hunts.
sign-omnivore = Eats plants, then meat; never hunts.
sign-adaptation = How many of its symbols the biome counts; the best adapted eat first.
sign-points = They lie on the species that earned them; most points win.
sign-leaf = Food for herbivores and omnivores.
sign-meat = Food for carnivores; omnivores eat it when plants run short.
sign_name-leaf = Plants
sign_name-meat = Meat
