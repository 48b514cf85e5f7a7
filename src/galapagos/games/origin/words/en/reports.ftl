### What `galapagos lab balance origin` reports, in English as it is made, with gaps.

report-origin-title = Origin, { $table }: { $games } games of { $bots }, seed { $seed }
report-origin-rounds = Rounds
report-origin-round = round
report-origin-games = games
report-origin-animals = animals
report-origin-appetite = appetite ÷ food
report-origin-eaten = eaten
report-origin-starved = starved
report-origin-poisoned = poisoned
report-origin-rounds_note = Animals at the beginning of feeding; a game has { $n } decisions.
report-origin-traits = Traits
report-origin-trait = trait
report-origin-laid = laid per game
report-origin-traits_note = Deaths per feeding phase begun by an animal with the trait; victories of players who laid it, relative to an even share: 1.00 means no effect.
report-origin-seats = Seats
report-origin-seats_note = Seat 1 begins the first round; an even share is { $share }.
