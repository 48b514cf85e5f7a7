### What the house says of Origin before a game and after it.

learn-origin = Lär dig Origin på 5 minuter
game-origin = Origin
game-origin-line = Ge dina djur egenskaper, ge dem föda och håll dem borta från andras tänder.
game-origin-facts = 2–8 spelare · 30 minuter
cards-origin = { $n } kort. Varje kort är en av sina egenskaper eller, med baksidan upp, ett djur.

## House rules

switch-origin-must_feed = Du får inte passa medan ett av dina djur kan ta föda
switch-origin-out_of_turn_pairs = Asätarföda i någon annans tur matar också partner
switch-origin-mimicry_limit = Hur ofta Mimikry verkar
switch-origin-mimicry_limit-attack = en gång per attack
switch-origin-mimicry_limit-round = en gång per runda
switch-origin-full_scavenger_blocks = En full asätare avslutar sökandet
switch-origin-graze_requires_take = Nedtrampning bara efter att man tagit föda
switch-origin-pirate_into_fat = En mätt plundrare får stjäla till sitt fett
switch-origin-sleepers_store_fat = Sovande djur får ändå lagra fett
switch-origin-teams = Lagkamrater sitter mitt emot varandra och lägger ihop sina poäng (4, 6 eller 8 spelare)
switch-origin-variant = Poäng för överlevande under spelet

## Points

points-origin = { $n } poäng
source-origin-animals = Djur
source-origin-traits = Egenskapskort
source-origin-bonus = Tryckt bonus
source-origin-variant = Överlevande

## Looked back at

review-points-words-origin = Poäng om alla djur överlevde som de är. Tryck på diagrammet för att gå dit.

## Awards

award-origin-longest_lived = Längst liv
award-origin-longest_lived-n = { $n ->
    [one] { $n } runda överlevd
   *[other] { $n } rundor överlevda
}
award-origin-most_eaten = Mest ätet
award-origin-most_eaten-n = { $n } föda
award-origin-boldest_hunter = Djärvaste jägaren
award-origin-boldest_hunter-n = { $n ->
    [one] { $n } jakt inledd
   *[other] { $n } jakter inledda
}
award-origin-deadliest = Dödligast
award-origin-deadliest-n = { $n ->
    [one] { $n } byte uppätet
   *[other] { $n } byten uppätna
}
award-origin-escape_artist = Utbrytarkung
award-origin-escape_artist-n = { $n ->
    [one] { $n } angrepp avvärjt
   *[other] { $n } angrepp avvärjda
}
award-origin-most_evolved = Mest utvecklad
award-origin-most_evolved-n = { $n ->
    [one] { $n } egenskap
   *[other] { $n } egenskaper
}
award-origin-scavenger = Först vid kadavret
award-origin-scavenger-n = { $n } kadaver
award-origin-pirate = Flitigaste plundraren
award-origin-pirate-n = { $n ->
    [one] { $n } plundring
   *[other] { $n } plundringar
}
award-origin-trampler = Tyngsta klöven
award-origin-trampler-n = { $n } föda nertrampad
award-origin-larder = Bästa skafferiet
award-origin-larder-n = { $n } fett lagrat
award-origin-sleeper = Djupaste sömnen
award-origin-sleeper-n = { $n ->
    [one] { $n } runda i dvala
   *[other] { $n } rundor i dvala
}

## Puzzles

puzzle-origin-hunt = Jaga
puzzle-origin-save = Skydda
puzzle-origin-feed = Mata rätt
puzzle-origin-grow = Låt flocken växa
puzzle-origin-last_round = Sista rundan
