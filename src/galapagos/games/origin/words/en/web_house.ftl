### What the house says of Origin before a game and after it.

learn-origin = Learn Origin in 5 minutes
game-origin = Origin
game-origin-line = Give your animals traits, feed them, and keep them out of others' jaws.
game-origin-facts = 2–8 players · 30 minutes
cards-origin = { $n } cards. Play each as one of its traits or, face down, as an animal.

## House rules

switch-origin-must_feed = You may not pass while one of your animals could take food
switch-origin-out_of_turn_pairs = Food scavenged in another player's turn feeds partners too
switch-origin-mimicry_limit = How often Mimicry works
switch-origin-mimicry_limit-attack = once per attack
switch-origin-mimicry_limit-round = once per round
switch-origin-full_scavenger_blocks = A full scavenger ends the search
switch-origin-graze_requires_take = You may graze only after taking food
switch-origin-pirate_into_fat = A fed pirate may steal into its fat
switch-origin-sleepers_store_fat = Sleeping animals may still store fat
switch-origin-teams = Partners sit opposite each other and add up their points (4, 6 or 8 players)
switch-origin-variant = Score survivors during the game

## Points

points-origin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
source-origin-animals = Animals
source-origin-traits = Trait cards
source-origin-bonus = Printed bonus
source-origin-variant = Survivors

## Looked back at

review-points-words-origin = Points if every animal survived as it stands. Tap the chart to jump there.

## Awards

award-origin-longest_lived = Longest-lived
award-origin-longest_lived-n = { $n ->
    [one] { $n } round survived
   *[other] { $n } rounds survived
}
award-origin-most_eaten = Most eaten
award-origin-most_eaten-n = { $n } food
award-origin-boldest_hunter = Boldest hunter
award-origin-boldest_hunter-n = { $n ->
    [one] { $n } hunt begun
   *[other] { $n } hunts begun
}
award-origin-deadliest = Deadliest
award-origin-deadliest-n = { $n } prey eaten
award-origin-escape_artist = Escape artist
award-origin-escape_artist-n = { $n ->
    [one] { $n } attack averted
   *[other] { $n } attacks averted
}
award-origin-most_evolved = Most evolved
award-origin-most_evolved-n = { $n ->
    [one] { $n } trait
   *[other] { $n } traits
}
award-origin-scavenger = First at the carcass
award-origin-scavenger-n = { $n ->
    [one] { $n } carcass
   *[other] { $n } carcasses
}
award-origin-pirate = Busiest pirate
award-origin-pirate-n = { $n ->
    [one] { $n } theft
   *[other] { $n } thefts
}
award-origin-trampler = Heaviest hoof
award-origin-trampler-n = { $n } food trampled
award-origin-larder = Best larder
award-origin-larder-n = { $n } fat stored
award-origin-sleeper = Soundest sleeper
award-origin-sleeper-n = { $n ->
    [one] { $n } round slept
   *[other] { $n } rounds slept
}

## Puzzles

puzzle-origin-hunt = Hunt
puzzle-origin-save = Protect it
puzzle-origin-feed = Feed well
puzzle-origin-grow = Grow the herd
puzzle-origin-last_round = The last round
