### Why did it happen? Causes and what-ifs of both games.
# The values are those of the games: {animal} "your P1a", {species} "your Bongo lynx (S3)".

# --- Origin: causes --------------------------------------------------------------------------

explain-appetite = { $animal } has { $trait }: it needs { $n } more food.
explain-got = { $n ->
    [0] { $animal } gets no food this round.
   *[other] { $animal } gets { $n } food this round.
}
explain-last_food = { $animal } gets the last food from the centre.
explain-last_grazed = { $animal } tramples the last food in the centre.
explain-food_left = At that moment there is { $n } food in the centre.
explain-waits = { $animal } may not eat yet: { $partner }, which shields it, is hungry.
explain-undefended = { $animal } has no trait to defend itself with.
explain-victim = { $animal } can be robbed: it has { $food } of { $appetite } food and is still hungry.
explain-animals_lost = { $you ->
    [yes] You lost { $n ->
            [one] { $n } animal
           *[other] { $n } animals
        } along the way.
   *[no] { $seat } lost { $n ->
            [one] { $n } animal
           *[other] { $n } animals
        } along the way.
}

# --- Origin: what would have changed it --------------------------------------------------------

what_if-take = { $you ->
    [yes] You passed: feeding { $animal } from the centre instead would have saved it.
   *[no] { $seat } passed: feeding { $animal } from the centre instead would have saved it.
}
what_if-burn = { $you ->
    [yes] You passed: burning the fat of { $animal } instead would have saved it.
   *[no] { $seat } passed: burning the fat of { $animal } instead would have saved it.
}
what_if-sleep = { $you ->
    [yes] You passed: letting { $animal } hibernate instead would have saved it.
   *[no] { $seat } passed: letting { $animal } hibernate instead would have saved it.
}
what_if-more_food = With { $n } more food in the centre, { $animal } could have been fed.
what_if-fat_left = With { $n } fat left from earlier rounds, { $animal } could have lived.
what_if-without_trait = Without { $trait }, { $animal } would have had enough and lived.
what_if-unjoined = Without Symbiosis, { $animal } could have been fed.
what_if-not_robbed = Without the { $n ->
        [one] robbery
       *[other] robberies
    }, { $animal } would have had enough and lived.
what_if-caught = Had { $prey } rolled a 1 when it ran, { $animal } would have eaten it and lived.
what_if-illegal = With { $traits }, { $animal } could not have been hunted by { $hunter }.
what_if-senseless = Without { $trait }, { $hunter } could not have hunted { $animal }.
what_if-ran_faster = With a roll of { $die } or more, { $animal } would have escaped.
what_if-running = With Running, { $animal } would have escaped on a roll of { $die } or more.
what_if-tail_loss = With Tail Loss, { $animal } could have discarded a card and lived.
what_if-unpoisoned = Without Poisonous on { $prey }, nothing would have happened to { $animal }.
what_if-room = With { $n ->
        [one] a free Fat Tissue card
       *[other] { $n } free Fat Tissue cards
    }, { $animal } could have stored it.
what_if-fed_victim = With { $n } more food, { $animal } would have been fed, and could not have been robbed.

# --- both games ----------------------------------------------------------------------------------

explain-heading_what_if = What would have changed it:
explain-heading_rules = The rules behind it:
# Asked of something that may end in many ways, such as a death.
explain-no_change = No single change would have made a difference.
explain-hidden = You cannot see the reason from this seat.
what_if-points = { $you ->
    [yes] With { $n ->
            [one] { $n } more point
           *[other] { $n } more points
        } you would have won.
   *[no] With { $n ->
            [one] { $n } more point
           *[other] { $n } more points
        } { $seat } would have won.
}

# --- Darwin: causes ------------------------------------------------------------------------------

# Who ranks higher in a biome and so eats first or leads; $theirs and $own are the numbers.
explain-above-adaptation = { $rival } ranks above { $species } in { $slot }: adaptation { $theirs } to { $own }.
explain-above-competition = { $rival } ranks above { $species } in { $slot }: equal adaptation, but competition { $theirs } to { $own }.
explain-above-hearts = { $rival } ranks above { $species } in { $slot }: equal in all but hearts, { $theirs } to { $own }.
explain-above-tied = { $rival } and { $species } are exactly tied in { $slot } and share the place.
explain-hunts = { $hunter } has { $food } of { $hearts } food and must hunt.
explain-chosen-lowest = Of all the prey { $hunter } could catch, { $prey } ranks lowest.
explain-chosen-tied = Of all the prey { $hunter } could catch, { $prey } and { $others } rank lowest; the hunter's owner chooses.
explain-safe-guarded = { $prey } digs or is poisonous: { $hunter } cannot eat it.
explain-safe-adaptation = { $prey } is better adapted than { $hunter }, { $theirs } to { $own }: it cannot be caught.
explain-safe-competition = { $prey } has more competition than { $hunter }, { $theirs } to { $own }: it cannot be caught.
explain-no_prey = There is no prey in { $slot }.
explain-richest = { $you ->
    [yes] { $species } has { $n ->
            [one] { $n } point
           *[other] { $n } points
        }, and none of your species has more.
   *[no] { $species } has { $n ->
            [one] { $n } point
           *[other] { $n } points
        }, and no other species of { $seat } has more.
}
explain-medal = { $species } has competition { $n }.
explain-earned = { $you ->
    [yes] In all, you earn { $survival } for survival, { $adaptation } for adaptation and { $competition } for competition.
   *[no] In all, { $seat } earns { $survival } for survival, { $adaptation } for adaptation and { $competition } for competition.
}
explain-species_lost = { $you ->
    [yes] You lost { $n ->
            [one] { $n } species
           *[other] { $n } species
        } along the way.
   *[no] { $seat } lost { $n ->
            [one] { $n } species
           *[other] { $n } species
        } along the way.
}

# --- Darwin: what would have changed it ----------------------------------------------------------

# What would be otherwise: the $then of the texts below, which end with it.
fate-lives = { $species } would have lived
fate-fed = { $species } would be fed
fate-leads = { $species } would lead { $slot }
fate-place = { $species } would have taken a better place

what_if-plants = With { $n ->
        [one] { $n } more plant
       *[other] { $n } more plants
    } in { $slot }, { $then }.
what_if-meat = With { $n } more meat in { $slot }, { $then }.
what_if-without = Without { $rival }, { $then }.
what_if-exposed = If { $rival } did not dig and were not poisonous, { $then }.
what_if-guarded = If it dug or were poisonous, { $then }.
what_if-adaptation = With { $n } more adaptation, { $then }.
what_if-competition = With { $n } more competition, { $then }.
what_if-hearts = With { $n ->
        [one] { $n } fewer heart
       *[other] { $n } fewer hearts
    }, { $then }.
what_if-ability = With { $n } more { $ability }, { $then }.
what_if-unable = Without { $ability }, { $then }.
what_if-uneventful = Without the event { $event }, { $then }.
what_if-unreplaced = If { $biome } were still there, { $then }.
what_if-poorer = With { $n ->
        [one] { $n } fewer point
       *[other] { $n } fewer points
    }, { $then }.
