### What the house says of Origin before a game and after it.

learn-origin = Aprenda Origin em 5 minutos
game-origin = Origin
game-origin-line = Dê características aos seus animais, alimente-os e livre-os dos dentes dos outros.
game-origin-facts = 2–8 jogadores · 30 minutos
cards-origin = { $n } cartas. Cada uma vale como uma de suas características ou, virada para baixo, como um animal.

## House rules

switch-origin-must_feed = Você não pode passar enquanto um animal seu puder pegar alimento
switch-origin-out_of_turn_pairs = Alimento de necrófago no turno de outro jogador também alimenta parceiros
switch-origin-mimicry_limit = Quantas vezes o Mimetismo funciona
switch-origin-mimicry_limit-attack = uma vez por ataque
switch-origin-mimicry_limit-round = uma vez por rodada
switch-origin-full_scavenger_blocks = Um necrófago cheio encerra a procura
switch-origin-graze_requires_take = Pisotear só depois de pegar alimento
switch-origin-pirate_into_fat = Um pirata saciado pode roubar para a sua gordura
switch-origin-sleepers_store_fat = Animais dormindo ainda podem armazenar gordura
switch-origin-teams = Parceiros sentam-se frente a frente e somam os seus pontos (4, 6 ou 8 jogadores)
switch-origin-variant = Pontos por sobreviventes durante o jogo

## Points

points-origin = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
source-origin-animals = Animais
source-origin-traits = Cartas de característica
source-origin-bonus = Bônus impresso
source-origin-variant = Sobreviventes

## Looked back at

review-points-words-origin = Pontos se todos os animais vivessem como estão. Toque no gráfico para ir até lá.

## Awards

award-origin-longest_lived = Vida mais longa
award-origin-longest_lived-n = { $n ->
    [one] { $n } rodada de vida
   *[other] { $n } rodadas de vida
}
award-origin-most_eaten = Maior apetite
award-origin-most_eaten-n = { $n ->
    [one] { $n } alimento
   *[other] { $n } alimentos
}
award-origin-boldest_hunter = Maior ousadia na caça
award-origin-boldest_hunter-n = { $n ->
    [one] { $n } caçada
   *[other] { $n } caçadas
}
award-origin-deadliest = Terror da mesa
award-origin-deadliest-n = { $n ->
    [one] { $n } presa
   *[other] { $n } presas
}
award-origin-escape_artist = Mestre da fuga
award-origin-escape_artist-n = { $n ->
    [one] { $n } ataque evitado
   *[other] { $n } ataques evitados
}
award-origin-most_evolved = Maior evolução
award-origin-most_evolved-n = { $n ->
    [one] { $n } característica
   *[other] { $n } características
}
award-origin-scavenger = Sempre junto à carcaça
award-origin-scavenger-n = { $n ->
    [one] { $n } carcaça
   *[other] { $n } carcaças
}
award-origin-pirate = Pirata incansável
award-origin-pirate-n = { $n ->
    [one] { $n } roubo
   *[other] { $n } roubos
}
award-origin-trampler = Pata mais pesada
award-origin-trampler-n = { $n ->
    [one] { $n } alimento pisoteado
   *[other] { $n } alimentos pisoteados
}
award-origin-larder = Melhor despensa
award-origin-larder-n = { $n } de gordura
award-origin-sleeper = Sono mais profundo
award-origin-sleeper-n = { $n ->
    [one] { $n } rodada de hibernação
   *[other] { $n } rodadas de hibernação
}

## Puzzles

puzzle-origin-hunt = Caçar
puzzle-origin-save = Proteger
puzzle-origin-feed = Alimentar bem
puzzle-origin-grow = Aumentar o rebanho
puzzle-origin-last_round = A última rodada
