### What pictures need besides the names of cards: labels for people who listen to pictures.

art-hearts = hjärtan
art-strength = konkurrenskraft
art-docks = kontaktytor
art-plants = växter
art-meat = kött
art-points = poäng
art-needs = kräver
art-or = eller
art-forbidden = förbjudet
art-adaptation = räknas som anpassning
art-instant = händelse med omedelbar effekt
art-lasting = händelse med permanent effekt
