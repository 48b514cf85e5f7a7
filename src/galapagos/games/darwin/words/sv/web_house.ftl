### What the house says of Darwin before a game and after it.

learn-darwin = Lär dig Darwin på 8 minuter
game-darwin = Darwin
game-darwin-line = Sätt ihop huvuden, kroppar och ben, och hitta en plats att leva på åt varje varelse.
game-darwin-facts = 2–6 spelare · 60 minuter
cards-darwin = Regelböckerna visar inte kortens framsidor, så dessa 237 kort är Galapagos egna.

## Modes

mode-darwin-base = Grundspel
mode-darwin-base-line = 3 till 6 spelare, fyra eller fem biom, händelser mellan erorna.
mode-darwin-two = Två spelare
mode-darwin-two-line = Tre biom, och bara ett ur varje par av besläktade biom.
mode-darwin-team = 2 mot 2
mode-darwin-team-line = Lagkamrater sitter mitt emot varandra, visar och ger varandra kort och vinner tillsammans.
mode-darwin-kids = Barn
mode-darwin-kids-line = Bara skapa, utan mat: vilken varelse passar bäst?
mode-darwin-beginner = Nybörjare
mode-darwin-beginner-line = Två eror med öppna händer; maten räknas när den första slutar.

## House rules

switch-darwin-eras = Eror
switch-darwin-trade_stands_on_pass = En handel gäller även om du passar
switch-darwin-main_action_final = En huvudhandling kan inte tas tillbaka
switch-darwin-full_redraw_keeps_right = Du får byta kort som vanligt även efter att ha bytt hela handen
switch-darwin-unlimited_markers = Fler än tolv arter var
switch-darwin-loose_prey = En köttätare får räkna med alla byten den kunde äta
switch-darwin-remainder_goes_on = Mat som exakt lika arter inte kan dela går vidare till nästa rang
switch-darwin-zero_hearts_are_prey = Arter utan hjärtan kan ätas men ger ingen mat
switch-darwin-random_hunt_order = Exakt lika jägare jagar i slumpvis ordning
switch-darwin-food_is_redistributed = Maten fördelas om medan arter svälter ihjäl
switch-darwin-secret_choices = Degeneration och Inkräktare avgörs i hemlighet
switch-darwin-first_player_picks_biome = Startspelaren väljer mellan två särskilda biom
switch-darwin-hurricane_takes_all_tied = En orkan tar alla arter med lägst anpassning
switch-darwin-many_takeovers = Valfritt antal övertaganden i en tur

## Points

points-darwin = { $n } poäng
source-darwin-species = På levande arter
source-darwin-bank = I banken
source-darwin-survival = Överlevnad
source-darwin-adaptation = Anpassning
source-darwin-competition = Konkurrenskraft
source-darwin-lost = Förlorat eller betalt

## Looked back at

table-playing-darwin = Era { $n }
review-place-darwin = Era { $turn } · { $phase } · steg { $n } av { $of }
review-place-short-darwin = Era { $turn } · { $phase } · { $n }/{ $of }
review-points-words-darwin = Poäng på arterna och i bankerna. Tryck på diagrammet för att gå dit.
turn-short-darwin = Era { $n }:
what-if-words-darwin = Det som { $name } inte kunde se gissades { $n } gånger, och alla spelade vidare till slutet av eran som den som tänker ett steg framåt. Siffran säger med hur många poäng { $name } då oftast leder.
points-over-time-darwin = Poäng per era
turn-heading-darwin = Era
creature-life-darwin = sedan era { $born } · { $points }
creature-life-died-darwin = från era { $born } till { $died } · { $points }

## Awards

award-darwin-longest_lived = Längst liv
award-darwin-longest_lived-n = { $n ->
    [one] { $n } era överlevd
   *[other] { $n } eror överlevda
}
award-darwin-most_points = Flest poäng
award-darwin-most_points-n = { $n } poäng tjänade
award-darwin-best_adapted = Bäst anpassad
award-darwin-best_adapted-n = { $n ->
    [one] { $n } gång bäst i sitt biom
   *[other] { $n } gånger bäst i sitt biom
}
award-darwin-strongest = Starkast
award-darwin-strongest-n = { $n ->
    [one] { $n } gång bland de starkaste
   *[other] { $n } gånger bland de starkaste
}
award-darwin-most_eaten = Mest ätet
award-darwin-most_eaten-n = { $n } mat
award-darwin-boldest_hunter = Djärvaste jägaren
award-darwin-boldest_hunter-n = { $n } byten uppätna
award-darwin-wanderer = Flitigaste vandraren
award-darwin-wanderer-n = { $n ->
    [one] { $n } migration
   *[other] { $n } migrationer
}
award-darwin-shape_shifter = Förvandlingskonstnär
award-darwin-shape_shifter-n = { $n ->
    [one] { $n } mutation
   *[other] { $n } mutationer
}
award-darwin-most_parts = Mest hopsatt
award-darwin-most_parts-n = { $n } kort
award-darwin-most_gifted = Mest begåvad
award-darwin-most_gifted-n = { $n ->
    [one] { $n } förmåga
   *[other] { $n } förmågor
}
award-darwin-biggest = Störst
award-darwin-biggest-n = { $n ->
    [one] { $n } hjärta
   *[other] { $n } hjärtan
}

## Puzzles

puzzle-darwin-build = Bygg för biomet
puzzle-darwin-mutate = Mutera i tid
puzzle-darwin-migrate = Migrera i tid
puzzle-darwin-cards = Rätt kort
puzzle-darwin-choose = Ett svårt val
puzzle-darwin-last_era = Sista Eran
