### Origin in English. Keys are those of galapagos.origin: TRAIT_KEYS, EVENT_KEYS, REFUSAL_KEYS …
# {seat} is a player's name, {animal} an animal with its owner ("your P1a", "Bo's P2c").

# What animals are called, by the seat of their owner and in order of birth: the sound of its coat.
animal_names-1 = Nila Okko Bruno Tavi Kiko Zuri Lumo Milo Juno Arlo Skye Bibi
animal_names-2 = Rusk Cinder Rudy Chili Tango Poppy Rosa Ruby Paprika Copper Radish Scarlet
animal_names-3 = Pip Doze Basil Olive Sprout Minty Figgy Thyme Pickle Lime Sage Fidget
animal_names-4 = Sunny Amber Honey Saffy Biscuit Custard Butter Lemon Maize Nacho Daffy Mango
animal_names-5 = Plum Vio Lilac Mauve Jazz Indie Velvet Berry Orchid Grape Thistle Aster
animal_names-6 = Reef Tide Wave Brook Drift Finn Splash Marlin Coast Delta Lagoon Puddle
animal_names-7 = Rosie Peach Candy Peony Petal Tulip Sorbet Blossom Flossy Bubbles Taffy Blush
animal_names-8 = Ash Slate Smoke Dusk Misty Shade Pewter Storm Thunder Graphite Shadow Nimbus
# When all names of a seat are given: $name once more, the $n-th of that name.
animal-again = { $name } { $n }

trait-carnivorous = Carnivorous
trait-fat_tissue = Fat Tissue
trait-high_body_weight = High Body Weight
trait-parasite = Parasite
trait-swimming = Swimming
trait-running = Running
trait-mimicry = Mimicry
trait-tail_loss = Tail Loss
trait-burrowing = Burrowing
trait-camouflage = Camouflage
trait-sharp_vision = Sharp Vision
trait-scavenger = Scavenger
trait-hibernation = Hibernation
trait-poisonous = Poisonous
trait-piracy = Piracy
trait-grazing = Grazing
trait-communication = Communication
trait-cooperation = Cooperation
trait-symbiosis = Symbiosis

trait_help-carnivorous = eats 1 more; hunts once a round for 2 food; +1 point
trait_help-fat_tissue = stores 1 spare food as fat, to burn in a later round
trait_help-high_body_weight = eats 1 more; only big hunters can hunt it; +1 point
trait_help-parasite = on another's animal: it eats 2 more (but +2 points for them)
trait_help-swimming = only swimmers can hunt it, and it can hunt only swimmers
trait_help-running = when hunted it rolls a die: 4, 5 or 6 escapes
trait_help-mimicry = when hunted it sends the hunter to another animal of yours
trait_help-tail_loss = when hunted it drops a trait card and lives
trait_help-burrowing = cannot be hunted while it is fed
trait_help-camouflage = only hunters with Sharp Vision can hunt it
trait_help-sharp_vision = as a hunter it sees camouflaged animals
trait_help-scavenger = gets 1 food when an animal is eaten; not on a carnivore
trait_help-hibernation = may sleep as if fed; not 2 rounds in a row, nor in the last
trait_help-poisonous = whoever eats it dies at the end of the round
trait_help-piracy = once a round takes 1 food from an animal still hungry
trait_help-grazing = each turn may destroy 1 food in the centre
trait_help-communication = two of yours: one takes from the centre, so may the other
trait_help-cooperation = two of yours: when one gets food, the other may get 1 too
trait_help-symbiosis = two of yours: one shields the other, which eats after it

phase-evolution = Evolution
phase-feeding = Feeding
phase-extinction = Extinction and draw
phase-over = the end of the game

decision-turn = a turn
decision-defence = a defence
decision-scavenge = the choice of a scavenger
decision-declaration = a choice of cards or points
decision-nothing = nothing

holding-empty = an empty Fat Tissue card
holding-stored = a Fat Tissue card with the food stored on it
holding-fat = a Fat Tissue card with the fat on it

name-no_animal = that animal
name-no_trait = that trait
name-card = a card
name-two_traits = { $first } / { $second }

# --- events ------------------------------------------------------------------------------------

event-rolled_for_start = { $you ->
    [yes] You roll { $die } to see who starts.
   *[no] { $seat } rolls { $die } to see who starts.
}

event-starting_player = { $you ->
    [yes] You are the starting player.
   *[no] { $seat } is the starting player.
}

event-card_dealt = { $you ->
    [yes] You draw { $face }.
   *[no] { $seat } draws a card.
}

event-round_began-plain = { $you ->
    [yes] Round { $round } begins. You are first.
   *[no] Round { $round } begins. { $seat } is first.
}
event-round_began-last = { $you ->
    [yes] Round { $round } begins, the last one. You are first.
   *[no] Round { $round } begins, the last one. { $seat } is first.
}

event-phase_began-evolution = Evolution: everybody plays cards.
event-phase_began-feeding = Feeding: everybody feeds their animals.
event-phase_began-extinction = Extinction: hungry and poisoned animals die.

event-animal_laid = { $you ->
    [yes] You play { $face } as a new animal, { $tag }.
   *[no] { $seat } has a new animal, { $tag }.
}

event-trait_laid = { $you ->
    [yes] You play { $trait } on { $animal }.
   *[no] { $seat } plays { $trait } on { $animal }.
}

event-pair_laid-plain = { $you ->
    [yes] You lay { $trait } between { $animal } and { $partner }.
   *[no] { $seat } lays { $trait } between { $animal } and { $partner }.
}
event-pair_laid-symbiosis = { $you ->
    [yes] You lay Symbiosis: { $animal } shields { $partner }.
   *[no] { $seat } lays Symbiosis: { $animal } shields { $partner }.
}

event-passed = { $you ->
    [yes] You pass for the rest of this phase.
   *[no] { $seat } passes for the rest of this phase.
}

event-turn_ended = { $you ->
    [yes] You end your turn.
   *[no] { $seat } ends the turn.
}

event-set_up = { $players } players sit down; the cards are shuffled.
event-rolled_for_food = Food roll: a { $die }.
event-food_supplied = { $n } food is placed in the centre.
event-centre_cleared = { $n } food left in the centre is cleared away.
event-pile_empty = The draw pile is empty: the next round is the last.
event-food_lost = { $n } food is lost: { $animal } cannot take it.
event-redirected = Mimicry: { $animal } sends the hunter to { $substitute }.
event-eaten = { $animal } is eaten by { $hunter }.
event-poisoned = Poison: { $animal } ate { $prey } and will die at the end of the round.
event-scavenged = { $animal } scavenges what is left.
event-fell_asleep = { $animal } hibernates: it counts as fed this round.
event-robbed = Piracy: { $animal } takes 1 food from { $victim }.
event-fat_formed = { $animal } turns { $n } stored food into fat.
event-starved = { $animal } starves: it has { $food } of { $appetite } food.
event-died_of_poison = { $animal } dies of poison.
event-buried = { $animal } leaves the table: { $cards ->
        [one] { $cards } card goes
       *[other] { $cards } cards go
    } to the discard pile.
event-pair_broken = { $trait } between { $animal } and { $partner } is gone.
event-game_ended = The game is over. Victory goes to { $winners }.

event-food_taken = { $you ->
    [yes] You feed { $animal }.
   *[no] { $seat } feeds { $animal }.
}

event-food_received-eaten = { $animal } eats { $eaten } food.
event-food_received-stored = { $animal } is fed and stores { $stored } food.
event-food_received-both = { $animal } eats { $eaten } food and stores { $stored }.

event-hunt_announced = { $you ->
    [yes] You hunt { $prey } with { $animal }.
   *[no] { $seat } hunts { $prey } with { $animal }.
}

event-ran-escaped = { $animal } runs and rolls { $die }: it escapes.
event-ran-caught = { $animal } runs and rolls { $die }: too slow.

event-card_shed-plain = Tail Loss: { $animal } gives up { $trait } and lives.
event-card_shed-fat = Tail Loss: { $animal } gives up { $holding } and lives.
event-card_shed-pair = Tail Loss: { $animal } gives up { $trait } with { $partner } and lives.

event-fat_burned = { $you ->
    [yes] You burn { $n } fat of { $animal }.
   *[no] { $seat } burns { $n } fat of { $animal }.
}

event-grazed = { $you ->
    [yes] { $animal } grazes: you destroy 1 food in the centre.
   *[no] { $animal } grazes: { $seat } destroys 1 food in the centre.
}

event-pair_used-communication = Communication: { $partner } takes 1 food from the centre too.
event-pair_used-cooperation = Cooperation: { $partner } gets 1 food too.

event-woke-lost = { $animal } wakes up: it has lost its Hibernation.
event-woke-morning = { $animal } wakes up.

event-food_removed-surplus = { $animal } loses { $n } food: it needs less now.
event-food_removed-over = { $animal } uses up { $n } food at the end of the round.

event-phase_ended-evolution = Evolution is over.
event-phase_ended-feeding = Feeding is over.
event-phase_ended-extinction = Extinction is over.

event-waived = { $you ->
    [yes] You leave the pair traits unused.
   *[no] { $seat } leaves the pair traits unused.
}

event-declared = { $you ->
    [yes] You choose { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
   *[no] { $seat } chooses { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        } and { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
}

event-scored = { $you ->
    [yes] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $animals } for animals, { $traits } for traits, { $bonus } bonus, { $variant } earlier.
   *[no] { $seat } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $animals } for animals, { $traits } for traits, { $bonus } bonus, { $variant } earlier.
}

# Several events told in one sentence.
story-draw_known = You draw { $cards }.
story-draw_hidden = { $seat } draws { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
story-start_rolls = Rolling to see who starts: { $rolls }.
story-start_roll = { $seat } { $die }
# Those who tied roll again; $before is all that was rolled before.
story-start_again = { $before }; again { $rolls }
story-food_roll = Food roll: { $dice } makes { $n } food for all.
story-food_roll_plus = Food roll: { $dice } plus { $plus } makes { $n } food for all.

# --- refusals ----------------------------------------------------------------------------------

refusal-not_your_turn = It is not your turn: { $seat } decides now.
refusal-already_passed = You have passed and can act again in the next phase.
refusal-game_over = The game is over.
refusal-wrong_phase = You cannot do that in this phase: { $phase }.
refusal-decision_open = First { $seat } must decide: { $decision }.
refusal-nothing_to_answer = There is nothing you can answer with this now.
refusal-others_may_answer = { $seat } may use a pair trait; your turn is on hold until then.
refusal-already_acted = You have acted this turn: end it instead of passing.
refusal-nothing_done = You have done nothing this turn: pass instead of ending it.
refusal-main_action_done = You have already taken food, hunted or burned fat this turn; only one of these is allowed.
refusal-must_feed = At this table you must feed: there is food, and one of your animals can take it.
refusal-malformed = This is not a complete action.
refusal-no_such_animal = There is no such animal on the table.
refusal-not_your_animal = { $animal } is not yours.
refusal-card_not_in_hand = You have no card { $card } in hand.
refusal-trait_not_on_card = The card { $card } does not offer { $trait }.
refusal-no_such_pair = These two animals are not joined by { $trait }.
refusal-no_such_card = { $animal } has no such card to give up: { $trait }.
refusal-lacks_trait = { $animal } does not have { $trait }.
refusal-duplicate_trait = { $animal } already has { $trait }; only Fat Tissue may be repeated.
refusal-carnivore_or_scavenger = An animal cannot be both Carnivorous and a Scavenger: { $animal }.
refusal-parasite_on_own = A Parasite goes on another player's animal, and { $animal } is yours.
refusal-pair_needs_two = A pair trait needs two different animals.
refusal-duplicate_pair = These two animals already share { $trait }.
refusal-pair_trait = { $trait } is a pair trait: name two animals.
refusal-single_trait = { $trait } goes on one animal, not between two.
refusal-centre_empty = There is no food in the centre.
refusal-full = { $animal } is full: it has all { $n } food it needs and no free Fat Tissue.
refusal-asleep = { $animal } is hibernating until the end of the round.
refusal-representative_hungry = { $animal } cannot eat yet: { $other }, which shields it, is hungry.
refusal-hunt_spent = { $animal } has already hunted this round.
refusal-prey_is_hunter = { $animal } cannot hunt itself.
refusal-prey_swims = { $animal } swims: only a swimming hunter reaches it.
refusal-hunter_swims = { $animal } does not swim, and a swimming hunter reaches only swimmers.
refusal-prey_camouflaged = { $animal } is camouflaged: only a hunter with Sharp Vision sees it.
refusal-prey_too_big = { $animal } is big: only a big hunter can hunt it.
refusal-prey_in_burrow = { $animal } is fed and safe in its burrow.
refusal-prey_shielded = { $animal } is shielded by a living partner in symbiosis.
refusal-defence_used = { $animal } has used up this defence.
refusal-not_your_substitute = { $animal } is not yours: mimicry points at one of your own animals.
refusal-substitute_is_prey = { $animal } is the one being hunted: mimicry needs another animal.
refusal-not_offered = { $animal } cannot scavenge now: it must be a scavenger with room for food.
refusal-not_hungry = { $animal } is not hungry: it has all { $n } food it needs.
refusal-not_enough_fat = { $animal } has { $n } fat that can be burned; food stored this round is not fat yet.
refusal-more_than_hunger = { $animal } needs only { $n } more food; you cannot burn more than that.
refusal-slept_last_round = { $animal } slept last round, and no animal may sleep two rounds in a row.
refusal-last_round = No animal can hibernate in the last round.
refusal-already_grazed = { $animal } has already grazed this turn.
refusal-nothing_taken = At this table you can graze only after taking food in the same turn.
refusal-piracy_spent = { $animal } has already robbed this round.
refusal-victim_has_no_food = { $animal } has no food to take.
refusal-victim_is_fed = { $animal } is fed and cannot be robbed.
refusal-victim_is_pirate = { $animal } cannot rob itself.
refusal-pair_spent = This pair trait has already worked this turn.
refusal-no_trigger = { $animal } has had no food this turn that would trigger this pair trait.
refusal-too_many_cards = You asked for { $a ->
        [one] { $a } card
       *[other] { $a } cards
    }, but { $b ->
        [one] { $b } animal
       *[other] { $b } animals
    } of yours survived.

# --- actions -----------------------------------------------------------------------------------

# What a choice is called in a list that stands under a heading …
choice-play_animal = new animal
choice-play_trait = { $trait } on { $tag }
choice-play_pair = { $trait } on { $tag }+{ $other }
choice-play_symbiosis = { $tag } shields { $other }
choice-pass_evolution = pass: play no more cards this round
choice-pass_feeding = pass: do nothing more in this phase
choice-take = { $tag }
choice-hunt = { $other }
choice-burn = { $tag }: { $n } fat
choice-hibernate = { $tag }
choice-graze = { $tag }
choice-pirate = { $other }
choice-communicate = { $other }, because { $tag } took food
choice-cooperate = { $other }, because { $tag } got food
choice-end = end your turn
choice-run = run: roll a die, 4, 5 or 6 escapes
choice-mimic = mimic: the hunter attacks { $other } instead
choice-shed = give up { $trait } and live; the hunter gets 1 food
choice-shed_fat = give up { $holding } and live; the hunter gets 1 food
choice-shed_pair = give up { $trait } with { $other } and live; the hunter gets 1 food
choice-scavenge = { $tag }
choice-waive = leave the pair traits unused
choice-declare = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Where a card is laid, behind the trait that it is played as.

# … and the headings.
heading-take = Feed an animal from the centre
heading-hunt = Hunt with { $tag }
heading-burn = Burn fat as food
heading-hibernate = Hibernate (free, counts as fed this round)
heading-graze = Graze (free, destroys 1 food in the centre)
heading-pirate = Rob with { $tag } (free, takes 1 food)
heading-communicate = Communication (free): feed the partner from the centre
heading-cooperate = Cooperation (free): the partner gets 1 food
heading-scavenge = Which scavenger eats?

# What is worth knowing before choosing, in brackets behind a choice.
remark-food = { $food }/{ $appetite } food
remark-own = yours
remark-poisonous = poisonous
remark-runs = may run
remark-mimics = may mimic
remark-sheds = may drop its tail
remark-appetite = appetite { $now } to { $then }
remark-wakes = it wakes up

# What a round brought, in short. $seats are players with a number each.
summary-title = Round { $round }
summary-food = Food for all: { $n }; left over: { $left }.
summary-animals = New animals: { $seats }.
summary-traits = Traits laid: { $seats }.
summary-fed = Food eaten: { $seats }.
summary-escaped = Escaped a hunter: { $animals }.
summary-eaten = Eaten: { $animals }.
summary-eaten_by = { $animal } by { $hunter }
summary-starved = Starved: { $animals }.
summary-poisoned = Died of poison: { $animals }.
summary-no_deaths = Nobody died.
summary-cards = New cards: { $seats }.
summary-points = Points taken: { $seats }.
