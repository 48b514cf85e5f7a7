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

switch-darwin-eras = Eras
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
source-darwin-lost = Perdidos ou pagos

## Looked back at

table-playing-darwin = Era { $n }
review-place-darwin = Era { $turn } · { $phase } · { $n } de { $of }
review-place-short-darwin = Era { $turn } · { $phase } · { $n }/{ $of }
review-points-words-darwin = Pontos nas espécies e nos bancos. Toque no gráfico para ir até lá.
turn-short-darwin = Era { $n }:
what-if-words-darwin = O que { $name } não podia ver foi suposto { $n } vezes, e todos jogaram até o fim desta Era como quem pensa um lance à frente. O número diz com quantos pontos de vantagem { $name } costuma ficar.
points-over-time-darwin = Pontos por Era
turn-heading-darwin = Era
creature-life-darwin = desde a Era { $born } · { $points }
creature-life-died-darwin = da Era { $born } à { $died } · { $points }

## Awards

award-darwin-longest_lived = Vida mais longa
award-darwin-longest_lived-n = { $n ->
    [one] { $n } Era de vida
   *[other] { $n } Eras de vida
}
award-darwin-most_points = Mais pontos
award-darwin-most_points-n = { $n ->
    [one] { $n } ponto ganho
   *[other] { $n } pontos ganhos
}
award-darwin-best_adapted = Melhor adaptação
award-darwin-best_adapted-n = { $n ->
    [one] { $n } vez à frente do seu bioma
   *[other] { $n } vezes à frente do seu bioma
}
award-darwin-strongest = Maior força
award-darwin-strongest-n = { $n ->
    [one] { $n } vez entre as mais fortes
   *[other] { $n } vezes entre as mais fortes
}
award-darwin-most_eaten = Maior apetite
award-darwin-most_eaten-n = { $n } de comida
award-darwin-boldest_hunter = Maior ousadia na caça
award-darwin-boldest_hunter-n = { $n ->
    [one] { $n } presa
   *[other] { $n } presas
}
award-darwin-wanderer = Alma viajante
award-darwin-wanderer-n = { $n ->
    [one] { $n } migração
   *[other] { $n } migrações
}
award-darwin-shape_shifter = Mil formas
award-darwin-shape_shifter-n = { $n ->
    [one] { $n } mutação
   *[other] { $n } mutações
}
award-darwin-most_parts = Mais peças
award-darwin-most_parts-n = { $n } cartas
award-darwin-most_gifted = Mais talentos
award-darwin-most_gifted-n = { $n ->
    [one] { $n } habilidade
   *[other] { $n } habilidades
}
award-darwin-biggest = Maior porte
award-darwin-biggest-n = { $n ->
    [one] { $n } coração
   *[other] { $n } corações
}

## Puzzles

puzzle-darwin-build = Criar para o bioma
puzzle-darwin-mutate = Mutar a tempo
puzzle-darwin-migrate = Migrar a tempo
puzzle-darwin-cards = As cartas certas
puzzle-darwin-choose = Uma escolha difícil
puzzle-darwin-last_era = A última Era
