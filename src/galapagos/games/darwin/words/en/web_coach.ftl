### The coach of a first game of Darwin: short cards, each about one thing on the table; then what an Era has brought.

coach-darwin-goal-title = Your goal
coach-darwin-goal = { $kids ->
    [yes] Build animals that fit a biome.
   *[no] Build animals that fit a biome, find food there and live.
} { $trial ->
    [yes] The first Era is for practice, without points; in the second living species earn them, and the most points win.
   *[no] In each Era living species earn points; the player with the most after { $eras } Eras wins.
}
coach-darwin-draw = Choose a deck. Heads, wings and tails are small cards, bodies are large ones. A species needs a head and a body.
coach-darwin-body = { $building ->
    [yes] Begin with a body
   *[no] Tap Create, then a body
}: it says how many legs, wings and tails fit on it, and gives the species its hearts.
coach-darwin-head = Now a head: it says what the species eats, plants, meat or both.
coach-darwin-green = Green: it can live there. Red: tap to see what is missing. Tap a green biome to place it.
coach-darwin-red = Red everywhere: it can live nowhere yet. The red words say what is missing: add a part that has it, or take another body.
coach-darwin-finish = Nothing is final yet: look at it, take it back, or finish your turn.
coach-darwin-threat = { $death ->
    [eaten] Danger: { $hunter } would eat your { $kind } if the Era ended now.
    [hunger] Danger: your { $kind } gets too little food and would starve at the end of the Era.
    [requirement] Danger: your { $kind } no longer fits its biome and would die at the end of the Era.
   *[other] Danger: your { $kind } would die at the end of the Era, because a better adapted carnivore finds too little prey.
} Mutate it or migrate it, if it can still act.
coach-darwin-change = Each of your species acts once per Era: mutate it (change a card) or migrate it (to another biome).
coach-darwin-trial = This Era, food is handed out only after everybody has passed.
coach-darwin-rank = The number on a species' ground is its rank: 1 eats first, the others get what is left.
coach-darwin-event = An event lies here: { $event }. Tap it to read what it does.
coach-darwin-trade = In each turn you may also swap one hand card for one of the trade zone.

coach-darwin-recap-title = What this Era brought
coach-darwin-died = { $death ->
    [eaten] { $hunter } ate your { $kind }: it was hungry and stronger.
    [hunger] Your { $kind } starved in { $biome }: it got too little food.
    [requirement] Your { $kind } died: it did not fit { $biome }.
    [lower_carnivore] Your { $kind } died: a better adapted carnivore found too little prey.
   *[other] Your { $kind } was lost to the event.
}
coach-darwin-all_live = { $n ->
    [one] Your species lives: it fits its biome and found food.
   *[other] All your { $n } species live: they fit their biomes and found food.
}
coach-darwin-earned = { $points ->
    [one] You earned { $points } point: 1 for each living species, { $kids ->
        [yes] more for the best of a biome
       *[no] more for the best of a biome and the three strongest
    }.
   *[other] You earned { $points } points: 1 for each living species, { $kids ->
        [yes] more for the best of a biome
       *[no] more for the best of a biome and the three strongest
    }.
}
# $n: how many biomes are new.
coach-darwin-trial_over = No points yet: that Era was for practice. { $n ->
    [0] Now points count.
    [one] { $n } biome has changed: do your species still fit?
   *[other] { $n } biomes have changed: do your species still fit?
}
coach-darwin-next = Then an event struck: { $event }.
