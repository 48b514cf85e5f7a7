### What pictures need besides the names of cards: labels for people who listen to pictures.

art-hearts = hearts
art-strength = competition
art-docks = docking sites
art-plants = plants
art-meat = meat
art-points = points
art-needs = requires
art-or = or
art-forbidden = forbidden
art-adaptation = counts for adaptation
art-instant = instant event
art-lasting = lasting event
