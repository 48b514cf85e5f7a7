### What the house says of Darwin before a game and after it.

learn-darwin = Learn Darwin in 8 minutes
game-darwin = Darwin
game-darwin-line = Combine heads, bodies and legs, and find each creature a place to live.
game-darwin-facts = 2–6 players · 60 minutes
cards-darwin = The rulebooks do not show the card faces, so Galapagos designed its own 237 cards.

## Modes

mode-darwin-base = Base game
mode-darwin-base-line = 3 to 6 players, four or five biomes, events between Eras.
mode-darwin-two = Two players
mode-darwin-two-line = Three biomes, and only one of each pair of related biomes.
mode-darwin-team = 2 against 2
mode-darwin-team-line = Partners sit opposite each other, show and give each other cards, and win together.
mode-darwin-kids = Kids
mode-darwin-kids-line = Just create, without food: which creature fits best?
mode-darwin-beginner = Beginner
mode-darwin-beginner-line = Two Eras with open hands; food counts only from the end of the first.

## House rules

switch-darwin-eras = Eras
switch-darwin-trade_stands_on_pass = A trade stands even if you pass
switch-darwin-main_action_final = A main action cannot be taken back
switch-darwin-full_redraw_keeps_right = You may still redraw normally after redrawing your whole hand
switch-darwin-unlimited_markers = You may have more than twelve species
switch-darwin-loose_prey = A carnivore may count on all prey it could eat
switch-darwin-remainder_goes_on = Food that tied species cannot share goes on to the next rank
switch-darwin-zero_hearts_are_prey = Species without hearts can be eaten, but yield no food
switch-darwin-random_hunt_order = Exactly tied hunters hunt in random order
switch-darwin-food_is_redistributed = Food is shared out again while species starve
switch-darwin-secret_choices = Degeneration and Intruders are decided in secret
switch-darwin-first_player_picks_biome = The first player picks between two special biomes
switch-darwin-hurricane_takes_all_tied = A hurricane takes all species of the lowest adaptation
switch-darwin-many_takeovers = Any number of takeovers per turn

## Points

points-darwin = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
source-darwin-species = On living species
source-darwin-bank = In the bank
source-darwin-survival = Survival
source-darwin-adaptation = Adaptation
source-darwin-competition = Competition
source-darwin-lost = Lost again, or paid

## Looked back at

table-playing-darwin = Era { $n }
review-place-darwin = Era { $turn } · { $phase } · step { $n } of { $of }
review-place-short-darwin = Era { $turn } · { $phase } · { $n }/{ $of }
review-points-words-darwin = Points on species and in banks. Tap the chart to jump there.
turn-short-darwin = Era { $n }:
what-if-words-darwin = What { $name } could not see was guessed { $n } times, and everybody played on to the end of this Era as somebody would who looks one step ahead. The number says how many points { $name } then leads by, usually.
points-over-time-darwin = Points by Era
turn-heading-darwin = Era
creature-life-darwin = since Era { $born } · { $points }
creature-life-died-darwin = from Era { $born } to { $died } · { $points }

## Awards

award-darwin-longest_lived = Longest-lived
award-darwin-longest_lived-n = { $n ->
    [one] { $n } Era survived
   *[other] { $n } Eras survived
}
award-darwin-most_points = Most points
award-darwin-most_points-n = { $n ->
    [one] { $n } point earned
   *[other] { $n } points earned
}
award-darwin-best_adapted = Best adapted
award-darwin-best_adapted-n = { $n ->
    [one] once the best in its biome
   *[other] { $n } times the best in its biome
}
award-darwin-strongest = Strongest
award-darwin-strongest-n = { $n ->
    [one] once among the strongest
   *[other] { $n } times among the strongest
}
award-darwin-most_eaten = Most eaten
award-darwin-most_eaten-n = { $n } plants and meat
award-darwin-boldest_hunter = Boldest hunter
award-darwin-boldest_hunter-n = { $n } prey eaten
award-darwin-wanderer = Furthest wanderer
award-darwin-wanderer-n = { $n ->
    [one] { $n } migration
   *[other] { $n } migrations
}
award-darwin-shape_shifter = Shape shifter
award-darwin-shape_shifter-n = { $n ->
    [one] { $n } mutation
   *[other] { $n } mutations
}
award-darwin-most_parts = Most parts
award-darwin-most_parts-n = { $n } cards
award-darwin-most_gifted = Most gifted
award-darwin-most_gifted-n = { $n ->
    [one] { $n } ability
   *[other] { $n } abilities
}
award-darwin-biggest = Biggest
award-darwin-biggest-n = { $n ->
    [one] { $n } heart
   *[other] { $n } hearts
}

## Puzzles

puzzle-darwin-build = Build for the biome
puzzle-darwin-mutate = Mutate in time
puzzle-darwin-migrate = Migrate in time
puzzle-darwin-cards = The right cards
puzzle-darwin-choose = A hard choice
puzzle-darwin-last_era = The last Era
