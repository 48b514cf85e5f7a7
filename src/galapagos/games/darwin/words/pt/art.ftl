### What pictures need besides the names of cards: labels for people who listen to pictures.

art-hearts = corações
art-strength = força competitiva
art-docks = locais de encaixe
art-plants = plantas
art-meat = carne
art-points = pontos
art-needs = exige
art-or = ou
art-forbidden = proibido
art-adaptation = conta para a adaptação
art-instant = evento de efeito imediato
art-lasting = evento de efeito permanente
