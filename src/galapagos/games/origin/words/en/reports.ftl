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
report-origin-laid = laid a game
report-origin-traits_note = Deaths for each feeding phase that an animal with it began; victories of who laid it against those of an even player, so that 1.00 says nothing either way.
report-origin-seats = Seats
report-origin-seats_note = Seat 1 begins the first round; even would be { $share }.
