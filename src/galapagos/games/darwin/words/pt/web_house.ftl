### What the house says of Darwin before a game and after it.

learn-darwin = Aprenda Darwin em 8 minutos
game-darwin = Darwin
game-darwin-line = Junte cabeças, corpos e patas, e encontre para cada criatura um lugar onde viver.
game-darwin-facts = 2–6 jogadores · 60 minutos
cards-darwin = Os livros de regras não mostram a frente das cartas; por isso estas 237 cartas são do próprio Galapagos.

## Modes

mode-darwin-base = Jogo base
mode-darwin-base-line = De 3 a 6 jogadores, quatro ou cinco biomas, eventos entre as Eras.
mode-darwin-two = Dois jogadores
mode-darwin-two-line = Três biomas, e só um de cada par de biomas aparentados.
mode-darwin-team = 2 contra 2
mode-darwin-team-line = Os parceiros sentam-se frente a frente, mostram e dão cartas um ao outro e vencem juntos.
mode-darwin-kids = Crianças
mode-darwin-kids-line = Só criar, sem comida: qual criatura se encaixa melhor?
mode-darwin-beginner = Principiantes
mode-darwin-beginner-line = Duas Eras com as mãos abertas; a comida conta no fim da primeira.

## House rules

switch-darwin-trade_stands_on_pass = Uma troca vale mesmo que você passe
switch-darwin-main_action_final = Uma ação principal não pode ser desfeita
switch-darwin-full_redraw_keeps_right = Você ainda pode recomprar normalmente depois de recomprar a mão inteira
switch-darwin-unlimited_markers = Você pode ter mais de doze espécies
switch-darwin-loose_prey = Um carnívoro pode contar com todas as presas que poderia comer
switch-darwin-remainder_goes_on = Comida que empatadas não podem dividir passa para a classificação seguinte
switch-darwin-zero_hearts_are_prey = Espécies sem corações podem ser comidas, mas não rendem comida
switch-darwin-random_hunt_order = Caçadores exatamente empatados caçam em ordem sorteada
switch-darwin-food_is_redistributed = A comida é redistribuída enquanto espécies morrem de fome
switch-darwin-secret_choices = Degeneração e Intrusos são decididos em segredo
switch-darwin-first_player_picks_biome = O primeiro jogador escolhe entre dois biomas especiais
switch-darwin-hurricane_takes_all_tied = Um furacão leva todas as espécies de menor adaptação
switch-darwin-many_takeovers = Qualquer número de espécies assumidas em um turno

## Points

points-darwin = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
source-darwin-species = Em espécies vivas
source-darwin-bank = No banco
source-darwin-survival = Sobrevivência
source-darwin-adaptation = Adaptação
source-darwin-competition = Força competitiva
