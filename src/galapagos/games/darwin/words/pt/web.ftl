### The table of Darwin in the browser, in Portuguese (Brazil). Names of phases and animals come from
### darwin.ftl and the card set.

era = Era { $n } de { $of }
era-event = Evento
era-strongest = As mais fortes agora
deck-small = pequenas
deck-large = grandes
points = Pontos
trade-zone = Zona de troca
hand-cards = { $n ->
    [0] Nenhuma carta na mão
    [one] Sua mão: { $n } carta
   *[other] Sua mão: { $n } cartas
}
hand-none = A sua mão está vazia.
card-picked = escolhida
card-used = usada no seu rascunho
card-swapped = troca planejada
card-elsewhere = { $card }: não está na sua mão agora.
nobody-here = Nenhuma espécie aqui.
can-live = Ela pode viver aqui.
place-here = Colocar aqui
ground-token = Ficha competitiva
ground-volcano_active = Vulcão ativo
ground-volcano_rainforest = Antigo vulcão
# For those who listen: a biome and what it asks for.
biome-name = { $title }. { $words } Restam { $plants } de plantas e { $meat } de carne. Recompensa { $reward }.
biome-needs = Exige { $needs }.
biome-needs-nothing = Sem requisitos.
biome-forbids = Proibido: { $symbols }.
forbidden = proibido: { $symbol }
# $state: fed, hungry, excluded, or plain where food is not counted.
species-name = { $rank }ª de { $of }, { $own ->
    [yes] sua espécie { $kind }
   *[no] { $kind } de { $owner }
}, { $diet }, adaptação { $adaptation }, força competitiva { $strength }, { $state ->
    [fed] alimentada, { $food } de { $hearts }
    [hungry] com fome, { $food } de { $hearts }
    [excluded] não se encaixa aqui
   *[plain] corações: { $hearts }
}, pontos: { $points }.
would-die = Ela morreria agora.
death-requirement = Ela morreria agora: não se encaixa no seu bioma.
death-hunger = Ela morreria de fome agora.
death-eaten = Ela seria comida agora.
death-lower_carnivore = Ela morreria agora: um carnívoro mais adaptado não acha presas suficientes.

## Building

builder = Montagem
new-species = Nova espécie
turn-create = Crie uma espécie.
turn-change = Faça uma espécie mutar ou migrar.
turn-none = Você não tem mais o que fazer: passe.
builder-start = Crie uma espécie: comece com um corpo.
builder-go-on = Adicione partes e depois coloque-a em um bioma verde.
change-or-move = Faça-a mutar, ou migrar para um bioma verde.
clear = Limpar
parts-used = Partes na criatura
take-off = Tirar { $card }
hearts = Corações
strength = Força competitiva
adaptation = Adaptação
price = { $n ->
    [one] Esta mutação custa { $n } ponto.
   *[other] Esta mutação custa { $n } pontos.
}
verb-create = Criar
verb-pass = Passar
do-mutate = Mutar a espécie
finish-turn = Terminar o turno
new-hand = Nova mão?
full-redraw = Nenhuma espécie possível: recomprar a mão
keep-which = Qual carta você mantém? Todas as outras são trocadas. Você não pode desfazer isto.
trade-for = Qual carta da zona de troca você quer por ela?
trade-give = Qual das suas cartas você dá por ela?

## Drawing

draw-counts = { $heads ->
    [0] { $heads } cabeças
    [one] { $heads } cabeça
   *[other] { $heads } cabeças
}, { $bodies ->
    [0] { $bodies } corpos
    [one] { $bodies } corpo
   *[other] { $bodies } corpos
}: uma espécie precisa dos dois.
draw-small = Comprar pequena (restam { $n })
draw-large = Comprar grande (restam { $n })
draw-alternate = Alternar o resto

## Sheets

owner = Dono
lives-in = Vive em
rank = Classificação
diet = Dieta
species = Espécies

## Marks on species and biomes

leads = Lidera seu bioma.
has-acted = Já agiu nesta Era.
goes-hungry = Passaria fome.
volcano-leave = Saia antes do fim da Era, ou a espécie morre.
biomes = Biomas
biome-counts = A adaptação conta { $symbols }.
biome-food = Plantas: restam { $plants_left } de { $plants }. Carne: restam { $meat_left } de { $meat }.
biome-reward = { $n ->
    [one] A espécie mais adaptada ganha { $n } ponto.
   *[other] A espécie mais adaptada ganha { $n } pontos.
}
n-of = { $n } de { $of }
hunted-by = Caçador: { $kind } ({ $owner }).
would-hunt = Caçaria: { $prey }.
cards-of-it = Cartas desta espécie

## The builder's places and verdicts

place-head = cabeça
place-body = corpo
place-legs = patas
place-more_legs = mais patas
place-wings = asas
place-tail = cauda
site-free = Local de encaixe livre: { $place }
choose-replaced = Qual carta { $card } deve substituir? Toque no lugar dela.
rank-short = { $rank }º lugar
# For those who listen: what one biome says.
verdict-spoken = { $legal ->
    [yes] { $biome }: possível, classificação { $rank }.
   *[no] { $n ->
        [one] { $biome }: não, { $n } motivo.
       *[other] { $biome }: não, { $n } motivos.
    }
}
verdict-so-far = Nada contra até agora.
place-in = Colocar aqui: { $biome }
starves-own = Deixa com fome: { $kinds } (sua).
move-to = Migrar para: { $biome }
place-nowhere = Colocar
cancel = Cancelar
verb-mutate = Mutar
verb-migrate = Migrar
verb-take_back = Desfazer a ação
verb-untrade = Cancelar a troca
seek-mutate = Qual espécie vai mutar?
seek-migrate = Qual espécie vai migrar?
change-or-move-it = Mutar ou migrar
cannot-act = Não pode agir agora.

## The draft

# $draft: what has been planned, as short phrases.
not-final = Ainda não é definitivo: { $draft }.
draft-create = criar { $kind } em: { $biome }
draft-mutate = mutar { $kind }
draft-migrate = { $kind } migra para: { $biome }
draft-trade = trocar { $give } por { $take }
trade-giving = Você dá: { $card }.
trade-taking = Você pega: { $card }.

## Players and hands

# For those who listen. $state: turn, passed or none.
seat-name = { $name }: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ $state ->
    [turn] , na vez
    [passed] , passou
   *[none] {""}
}.
first-player = Primeiro jogador
seat-score = Pontos: { $total } ({ $species } nas espécies, { $bank } no banco).
seat-hand = Na mão: { $small } cartas pequenas e { $large } grandes. { $known ->
    [0] Você não conhece nenhuma.
    [one] Você conhece { $known }:
   *[other] Você conhece { $known }:
}
no-species = Nenhuma espécie na mesa.
hand-or-zone = Mão ou zona de troca
tab-hand = Mão ({ $n })
decks-label = Pilhas
pick-one = Escolha uma carta.
pick-up-to = Escolhidas: { $n } de no máximo { $most }.
keep-and-draw = Ficar com ela e comprar
discard-words = Descarte as cartas que não quer e complete a mão.
discard-and-draw = { $n ->
    [0] Ficar com todas e comprar
    [one] Descartar { $n } carta e comprar
   *[other] Descartar { $n } cartas e comprar
}

## Two against two

show-words = Seu parceiro verá estas cartas; todos mostram ao mesmo tempo.
show-cards = { $n ->
    [0] Não mostrar nada
    [one] Mostrar { $n } carta
   *[other] Mostrar { $n } cartas
}
ask-partner = Pedir uma carta a { $name }
give-words = Você pode dar uma carta, ou nenhuma.
give-card = Dar esta carta
give-nothing = Não dar nada
pay-words = Pague pela carta recebida: ponha uma das suas na zona de troca ou deixe os adversários comprarem uma carta.
pay-card = Pagar com esta carta
pay-draw = Deixar os adversários comprarem
decline-draw = Não comprar
open-words = Você pode mostrar uma carta a todos. Não é possível desfazer isto.
open-card = Mostrar a todos
take-over = Assumir
take-over-words = Pague com duas cartas suas ou deixe os adversários comprarem duas. A espécie ainda pode agir neste turno.
take-over-cards = Pagar com duas cartas
take-over-draws = Deixar os adversários comprarem duas

## Events and ties

event-lasts = Vale durante toda esta Era.
event-done = Já aconteceu e não tem mais efeito.
loses-card = perde { $card }
exactly-tied = Todos os valores são iguais; você decide.

## Forecast

forecast = Previsão: quem morreria agora?
forecast-certain = Se a avaliação viesse agora, aconteceria exatamente isto.
forecast-uncertain = Se a avaliação viesse agora, aconteceria isto, a menos que uma decisão mude algo.
forecast-none = Ninguém morreria agora.
forecast-later = Nada a prever no momento.

## The story of an evaluation

story = A avaliação
story-steps = Etapas
story-step-1 = 1 Exige
story-step-2 = 2 Comida
story-step-3 = 3 Vivas
story-step-4 = 4 Melhores
story-step-5 = 5 Fortes
story-step-6 = Nova Era
story-told = A Era está sendo avaliada.
story-yours = Sua
story-controls = História
story-back = Uma etapa para trás
story-next = Próxima etapa
story-end = Fim
story-pause = Pausar
story-play = Reproduzir
story-fast = Rápido
story-mine = Só minhas
story-skip-biome = Pular bioma
story-skip = Ir aos pontos
story-close = Voltar à mesa
story-again = Rever a avaliação

## Crowds, passing, points to spread

folded = Mais { $n }: { $species }
food-eaten = Comida
no-change = Nenhum valor muda.
points-left = { $n ->
    [one] Resta { $n } ponto
   *[other] Restam { $n } pontos
}
give-point = { $kind } recebe { $n }. Dar mais um.
point-less = Um a menos para: { $kind }
point-more = Um a mais para: { $kind }
spread-even = Dividir por igual
spread-done = Dar estes pontos
pass-title = Passar?
pass-words = Você não age mais nesta Era.
pass-doomed = { $n ->
    [one] Como as coisas estão, { $n } espécie sua morreria:
   *[other] Como as coisas estão, { $n } espécies suas morreriam:
}
pass-not = Continuar jogando
builder-open = Criar uma espécie na montagem

## A seat in one breath

seat-state-darwin = { $name }: { $points } pontos, { $cards } cartas.
lives-there = { $biome }: { $species }.

## Keys

key-darwin-verbs = criar, mutar, migrar, trocar
key-story = rever a avaliação
key-biome = montagem: ler a resposta de um bioma
key-take-off = montagem: tirar uma carta

## What the symbols of cards are for

sign-ability = Alguns biomas exigem; outros contam para a adaptação.
sign-dig = Não pode ser comida.
sign-poison = Não pode ser comida.
sign-hearts = Quanta comida precisa e quanta carne rende a um caçador.
sign-competition = Decide caçadas e empates; as três mais fortes ganham pontos.
sign-herbivore = Come plantas.
sign-carnivore = Come carne; com fome, caça.
sign-omnivore = Come plantas, depois carne; nunca caça.
sign-adaptation = Quantos dos seus símbolos o bioma conta; as mais adaptadas comem primeiro.
sign-points = Ficam na espécie que os ganhou; vence quem tem mais.
sign-leaf = Comida de herbívoros e onívoros.
sign-meat = Comida de carnívoros; os onívoros comem se faltarem plantas.
sign_name-leaf = Plantas
sign_name-meat = Carne
