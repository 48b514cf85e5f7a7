### The table of Origin in the browser. Names of traits and phases come from pieces.ftl.

round = Round { $n }
last-round = Round { $n }, the last
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
# It is the reader's turn, but somebody else decides first.
turn-waits = Your turn is on hold
seat-region = { $n ->
    [0] { $name }, no animals
    [one] { $name }, { $n } animal
   *[other] { $name }, { $n } animals
}
points-if-all-live = { $n ->
    [one] { $n } point if all animals live
   *[other] { $n } points if all animals live
}
grave = { $n } died here.
no-animals = No animals.
new-animal = New animal
hand = { $n ->
    [0] No cards in hand
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
hand-empty = Your hand is empty.
# While there are cards for everybody.
hand-empty-now = Your hand is empty. New cards come when the round ends.
# $state: fed, hungry, asleep; calm while nobody eats.
animal-name = { $owner }: animal { $n }. { $traits }. Food { $food } of { $appetite }.{ $fat ->
    [0] {""}
   *[other] { " " }{ $fat } fat.
}{ $state ->
    [calm] {""}
    [fed] { " " }Fed.
    [asleep] { " " }Asleep.
   *[hungry] { " " }Hungry.
}
animal-link = { $trait } with { $other }.
animal-title = { $owner }: animal { $n }
no-traits = No traits
food-of = { $food } of { $appetite }
fat = Fat
token-food_missing = Missing food
token-food_red = Red food
token-food_blue = Blue food
token-food_fat = Fat
token_help-food_missing = still needed this round
token_help-food_red = taken from the centre
token_help-food_blue = from a hunt or through another trait
token_help-food_fat = spare food, to burn in a later round; half full: turns into fat at the end of the phase
mark-ran = Has run
mark-mimicked = Has used Mimicry
mark-grazed = Has grazed
mark-hunted = Has hunted
mark-robbed = Has robbed
mark-asleep = Asleep
mark-poisoned = Poisoned
mark-slept_last = Slept last round

## Gestures

choose = What would you like to do?
choose-place = Tap an animal, or the empty place for a new one.
choose-partner = Choose the partner for { $animal }.
choose-animal-take = Feed: choose which of your animals eats.
choose-animal-hunt = Hunt: choose which of your animals hunts.
choose-animal-burn = Burn fat: choose which of your animals burns fat as food.
choose-animal-pirate = Rob: choose which of your animals robs another.
choose-animal-graze = Graze: choose which of your animals tramples 1 food in the centre.
choose-animal-hibernate = Hibernate: choose which of your animals hibernates. It counts as fed.
choose-prey = Hunt with { $animal }: choose its prey.
choose-victim = Rob with { $animal }: choose an animal to rob.
not-possible = You cannot do that.
verb-hunt = Hunt
verb-burn = Burn fat
verb-pirate = Rob
verb-graze = Graze
verb-hibernate = Hibernate
seal-pass-evolution = Pass
seal-pass-feeding = Pass this phase
seal-end-evolution = End turn
seal-end-feeding = End turn
seal-waive-evolution = Skip
seal-waive-feeding = Skip
card-name = Card: { $traits }.
card-or-animal = Or play it face down, as a new animal.
others = The other players
animal-hunts = It is hunting.
animal-hunted = It is being hunted.
animal-lit = Can be chosen.
who-shields = Who shields whom?
# Of Symbiosis. $first shields $second.
shields = { $first } shields { $second }
shields-link = Symbiosis: { $first } shields { $second }.
shields-why = { $second } cannot be hunted as long as { $first } lives, and eats only when { $first } is fed.
starts = Starting player of this round
seat-start = starts this round
seat-in-hand = Cards in hand
seat-discard = Discard pile
seat-points = Points if all animals live
seat-points-of = { $total }: animals { $animals }, traits { $traits }, bonus { $bonus }
burn-how-much = Burn how much fat?
less = Less
more = More
hunt-so-far = The hunt so far
sealing-play_animal = Ready: { $card } as a new animal
sealing-play_trait = Ready: { $trait } on { $animal }
sealing-play_pair = Ready: { $trait } between { $animal } and { $other }
sealing-symbiosis = Ready: { $animal } shields { $other }
sealing-only = Nothing else is possible: { $what }
only-pass-evolution = You have no cards left to play, so you pass.
only-pass-feeding = None of your animals can do anything more, so you pass for this phase.
only-end = You can do nothing more this turn, so it ends.
only-run = { $animal } can only run: roll a die, 4, 5 or 6 escapes.
seal-now = Confirm
take-back = Take back
formula = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] { " " }+ { $bonus }
}
my-state = You: animals { $animals }, cards { $cards }, points { $points }. Food in the centre: { $centre }.
blows = What others did to you
since-away = While you were away:
seen = Seen
keys = Keys
key-arrows = move between pieces
key-enter = act on the piece
key-esc = step back
key-f6 = next part of the table
key-seal = confirm, end the turn
key-undo = undo
key-why = why this happened
key-question = repeat the question
key-log = last event, the one before
key-mute = sounds on or off
key-numbers = choose in a sheet
key-all = all legal actions
key-pass = pass
key-lit = next lit piece
key-peek = look closely
key-verbs = feed, hunt, burn fat
key-state = my state, in short

## Answers to keys

# $animals: a list of tags.
seat-state = { $name }: animals { $animals }, cards { $cards }, points { $points }.
state-hungry = Hungry: { $animals }.
state-passed = { $name }: passed.
peek-nothing = Move to a piece first, then look closely.
nothing-lit = You have nothing to choose right now.
no-pass = You cannot pass now.
nothing-to-confirm = You have nothing to confirm.
no-seat = There is no seat { $n }.
no-take = None of your animals can take food now.
no-hunt = None of your animals can hunt now.
no-burn = None of your animals can burn fat now.
sound-on = Sounds on
sound-off = Sounds off
key-seat = state of a seat
key-forecast = who would die now
key-recap = what happened since your last turn

## What would happen, what has happened

round-end-title = If the round ended now
round-end-hungry = starves: { $food } of { $appetite } food
round-end-none = Nobody would die: all animals are fed.
recap-title = Since your last turn
recap-play = Replay
# After the viewer has lost an animal, the story waits for this.
story-go-on = Continue
story-lost = { $n ->
    [one] You have lost an animal.
   *[other] You have lost { $n } animals.
}
# For those who listen, on an animal while a hunter is picked.
outlook-shielded = Protected by { $traits }.
outlook-chance = Caught in { $n } of 100 hunts.
outlook-defences = It may defend with { $traits }.
verb-take = Feed
verb-use_pair = Partner food

## Defending

defend-shed = Discard a trait card
defend-shed-ways = { $n } cards to choose from; it lives, the hunter gets 1 food
defend-shed-which = Which card do you discard?
defend-mimic = Mimic
defend-mimic-ways = { $n } of your animals can be attacked instead
defend-mimic-which = Which of your animals is attacked instead?
defend-other = Another defence
defend-next = If this fails, you choose again.

## The island

# Above an animal: who could hunt it now. $name: one hunter or two; $n: how many. Its odds follow.
threat-one = { $name } can hunt it
threat-many = { $n } can hunt it
# $hunters: all of them, each with its odds.
threat-all = Could be hunted now by { $hunters }.
legend-threat = Who could hunt it now, and how likely it is caught
legend-safe = Nobody can hunt it now, or it always escapes
# Why an animal cannot be hunted, in a word or two below or above it.
safe-swimming = swims
safe-high_body_weight = too large
safe-camouflage = camouflaged
safe-burrowing = in its burrow
safe-symbiosis = shielded
safe-other = out of reach
# What a link between two animals does, in a word or two on the link.
link-communication = eats along
link-cooperation = both eat
link-symbiosis = shields
# Behind the number of food that is left: how much there was.
food-left = of { $n } food
# On a card with one trait: its other use.
or-animal = or an animal
# How many own animals died in the night; night-died where not all of them starved.
night-starved = { $n ->
        [one] One starved
       *[other] { $n } starved
    }
night-died = { $n ->
        [one] One died
       *[other] { $n } died
    }
# After a night in which own animals died: the dead, the living, the cards that are drawn for them.
night-account = { $dead } · { $left ->
        [one] { $left } survivor
       *[other] { $left } survivors
    } + 1 = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
night-cards = { $dead } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
night-last = { $dead } · { $left ->
        [one] { $left } survivor
       *[other] { $left } survivors
    }
