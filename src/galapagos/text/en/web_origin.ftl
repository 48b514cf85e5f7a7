### The table of Origin in the browser. Names of traits and phases come from origin.ftl.

round = Round { $n }
last-round = Round { $n }, the last one
phases = Phases
pile = Pile: { $n }
table-title = { $game }, round { $n }
# For those who listen: the food in the middle.
centre = Food in the centre: { $n }
centre-short = Food
# $dice: "2 + 6". $bonus: what is always added.
rolled = { $bonus ->
    [0] rolled { $dice }
   *[other] rolled { $dice }, plus { $bonus }
}
plays = playing
seat-region = { $n ->
    [0] { $name }, no animals
    [one] { $name }, { $n } animal
   *[other] { $name }, { $n } animals
}
points-if-all-live = { $n ->
    [one] { $n } point if all animals live
   *[other] { $n } points if all animals live
}
no-animals = No animals.
no-own-animals = No animals yet: play a card as an animal.
new-animal = New animal
hand = { $n ->
    [0] No cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
hand-empty = Your hand is empty.
# $state: fed, hungry or asleep.
animal-name = { $owner }: animal { $n }. { $traits }. Food { $food } of { $appetite }.{ $fat ->
    [0] {""}
   *[other] { " " }{ $fat } fat.
}{ $state ->
    [fed] { " " }Fed.
    [asleep] { " " }Asleep.
   *[hungry] { " " }Hungry.
}
animal-link = { $trait } with { $other }.
animal-title = { $owner }: animal { $n }
no-traits = No traits
food-of = { $food } of { $appetite }
fat = Fat
mark-ran = Has run
mark-mimicked = Has used Mimicry
mark-grazed = Has grazed
mark-hunted = Has hunted
mark-robbed = Has robbed
mark-asleep = Asleep
mark-poisoned = Poisoned
mark-slept_last = Slept last round

## Gestures

choose = What shall it be?
choose-place = Choose an animal for the trait, or make the card a new animal.
choose-partner = Choose its partner.
choose-animal = Choose one of your animals.
choose-prey = Choose its prey.
choose-victim = Choose whom it robs.
not-possible = That is not possible.
verb-hunt = Hunt
verb-burn = Burn fat
verb-pirate = Rob
verb-graze = Graze
verb-hibernate = Sleep
seal-pass-evolution = Pass
seal-pass-feeding = Pass this phase
seal-end-evolution = End turn
seal-end-feeding = End turn
seal-waive-evolution = Skip
seal-waive-feeding = Skip
card-name = Card: { $traits }.
card-or-animal = Or play it upside down, as a new animal.
others = The other players
animal-hunts = It is hunting.
animal-hunted = It is being hunted.
animal-lit = Can be chosen.
who-shields = Who shields whom?
burn-how-much = Burn how much fat?
less = Less
more = More
hunt-so-far = The hunt so far
sealing = Ready: { $what }
sealing-only = Nothing else is possible: { $what }
seal-now = Confirm
take-back = Take back
formula = { $bonus ->
    [0] { $dice } dice
   *[other] { $dice } dice + { $bonus }
}
my-state = Animals: { $animals }, hungry: { $hungry }. Cards: { $cards }. Food in the centre: { $centre }. Points: { $points }.
blows = What was done to you
since-away = While you were away:
seen = Seen
tip = Tip
no-tips = No more tips
tip-start = Tap a card, then the dashed place: it becomes your first animal.
tip-ring = The empty rings above an animal are the food it needs each round.
tip-trait = Lit animals can take a trait of this card.
tip-pair = A pair trait joins two of your animals: tap one, then the other.
tip-feed = Tap a lit animal to feed it.
tip-hungry = An animal whose rings are not full dies at the end of the round.
tip-hunt = A carnivore may hunt instead of taking food: tap Hunt, then its prey.
tip-fat = Fat of an earlier round can be burned as food.
tip-last = This is the last round: what survives it counts.
keys = Keys
key-arrows = move between pieces
key-enter = act on the piece
key-esc = step back
key-f6 = next part of the table
key-seal = confirm, end the turn
key-undo = undo
key-why = why did this happen
key-question = repeat the question
key-log = last event, one earlier
key-mute = sounds on or off
key-numbers = choose in a sheet
key-all = all legal actions
key-pass = pass
key-lit = next lit piece
key-peek = look closely
key-verbs = feed, hunt, burn fat
key-state = my state in one breath
