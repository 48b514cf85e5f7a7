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
