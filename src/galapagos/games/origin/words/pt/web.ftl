### The table of Origin in the browser, in Portuguese (Brazil). Names of traits and phases come from
### origin.ftl.

round = Rodada { $n }
last-round = Rodada { $n }, a última
phases = Fases
pile = Pilha: { $n }
table-title = { $game }, rodada { $n }
# For those who listen: the food in the middle.
centre = Alimento no centro: { $n }
centre-short = Alimento
# $dice: "2 + 6". $bonus: what is always added.
rolled = { $bonus ->
    [0] dados { $dice }
   *[other] dados { $dice }, mais { $bonus }
}
plays = na vez
# It is the reader's turn, but somebody else decides first.
turn-waits = Sua vez está em espera
seat-region = { $n ->
    [0] { $name }, nenhum animal
    [one] { $name }, { $n } animal
   *[other] { $name }, { $n } animais
}
points-if-all-live = { $n ->
    [0] { $n } pontos se todos os animais viverem
    [one] { $n } ponto se todos os animais viverem
   *[other] { $n } pontos se todos os animais viverem
}
grave = { $n } morreu aqui.
no-animals = Nenhum animal.
new-animal = Novo animal
hand = { $n ->
    [0] Nenhuma carta na mão
    [one] { $n } carta na mão
   *[other] { $n } cartas na mão
}
hand-empty = A sua mão está vazia.
# While there are cards for everybody.
hand-empty-now = A sua mão está vazia. No fim da rodada vêm novas cartas.
# $state: fed, hungry, asleep; calm while nobody eats.
animal-name = { $owner }: animal { $n }. { $traits }. Alimento { $food } de { $appetite }.{ $fat ->
    [0] {""}
   *[other] { " " }{ $fat } de gordura.
}{ $state ->
    [calm] {""}
    [fed] { " " }Saciado.
    [asleep] { " " }Dormindo.
   *[hungry] { " " }Com fome.
}
animal-link = { $trait } com { $other }.
animal-title = { $owner }: animal { $n }
no-traits = Sem características
food-of = { $food } de { $appetite }
fat = Gordura
token-food_missing = Alimento que falta
token-food_red = Alimento vermelho
token-food_blue = Alimento azul
token-food_fat = Gordura
token_help-food_missing = ainda necessário nesta rodada
token_help-food_red = pego do centro
token_help-food_blue = de uma caçada ou de outra característica
token_help-food_fat = alimento de sobra, que queima em outra rodada; pela metade: vira gordura no fim da fase
mark-ran = Já correu
mark-mimicked = Já usou Mimetismo
mark-grazed = Já pisoteou
mark-hunted = Já caçou
mark-robbed = Já roubou
mark-asleep = Dormindo
mark-poisoned = Envenenado
mark-slept_last = Dormiu na rodada passada

## Gestures

choose = O que você quer fazer?
choose-place = Toque em um animal, ou em Novo animal.
choose-partner = Escolha o parceiro de { $animal }.
choose-animal-take = Alimentar: escolha qual animal seu come.
choose-animal-hunt = Caçar: escolha qual animal seu caça.
choose-animal-burn = Queimar gordura: escolha qual animal seu queima gordura como alimento.
choose-animal-pirate = Roubar: escolha qual animal seu rouba de outro.
choose-animal-graze = Pisotear: escolha qual animal seu destrói 1 alimento do centro.
choose-animal-hibernate = Hibernar: escolha qual animal seu hiberna; ele conta como saciado.
choose-prey = Caçar com { $animal }: escolha a presa.
choose-victim = Roubar com { $animal }: escolha o animal a roubar.
not-possible = Você não pode fazer isso.
verb-hunt = Caçar
verb-burn = Queimar gordura
verb-pirate = Roubar
verb-graze = Pisotear
verb-hibernate = Hibernar
seal-pass-evolution = Passar
seal-pass-feeding = Passar nesta fase
seal-end-evolution = Terminar o turno
seal-end-feeding = Terminar o turno
seal-waive-evolution = Pular
seal-waive-feeding = Pular
card-name = Carta: { $traits }.
card-or-animal = Ou jogue-a virada para baixo, como novo animal.
others = Os outros jogadores
animal-hunts = Está caçando.
animal-hunted = Está sendo caçado.
animal-lit = Pode ser escolhido.
who-shields = Quem protege quem?
# Of Symbiosis. $first shields $second.
shields = { $first } protege { $second }
shields-link = Simbiose: { $first } protege { $second }.
shields-why = { $second } não pode ser caçado enquanto { $first } viver, e só come quando { $first } está saciado.
starts = Jogador inicial desta rodada
seat-start = começa esta rodada
seat-in-hand = Cartas na mão
seat-discard = Pilha de descarte
seat-points = Pontos se todos os animais viverem
seat-points-of = { $total }: animais { $animals }, características { $traits }, bônus { $bonus }
burn-how-much = Queimar quanta gordura?
less = Menos
more = Mais
hunt-so-far = A caçada até aqui
sealing-play_animal = Pronto: { $card } como novo animal
sealing-play_trait = Pronto: { $trait } em { $animal }
sealing-play_pair = Pronto: { $trait } entre { $animal } e { $other }
sealing-symbiosis = Pronto: { $animal } protege { $other }
sealing-only = Nada mais é possível: { $what }
only-pass-evolution = Você não tem mais cartas para jogar, então passa.
only-pass-feeding = Nenhum animal seu pode fazer mais nada, então você passa nesta fase.
only-end = Você não pode fazer mais nada neste turno, então ele termina.
only-run = { $animal } só pode correr: lance um dado; com 4, 5 ou 6 escapa.
seal-now = Confirmar
take-back = Desfazer
formula = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] {""}
   *[other] { " " }+ { $bonus }
}
my-state = Você: animais { $animals }, cartas { $cards }, pontos { $points }. Alimento no centro: { $centre }.
blows = O que fizeram com você
since-away = Enquanto você esteve fora:
seen = Visto
keys = Teclas
key-arrows = mover-se entre as peças
key-enter = agir com a peça
key-esc = voltar um passo
key-f6 = próxima parte da mesa
key-seal = confirmar, terminar o turno
key-undo = desfazer
key-why = por que isto aconteceu
key-question = repetir a pergunta
key-log = último evento, um anterior
key-mute = ligar ou desligar os sons
key-numbers = escolher em uma lista
key-all = todas as ações possíveis
key-pass = passar
key-lit = próxima peça destacada
key-peek = ver de perto
key-verbs = alimentar, caçar, queimar gordura
key-state = minha situação em resumo

## Answers to keys

# $animals: a list of tags.
seat-state = { $name }: animais { $animals }, cartas { $cards }, pontos { $points }.
state-hungry = Com fome: { $animals }.
state-passed = { $name }: passou.
peek-nothing = Vá primeiro até uma peça e depois olhe de perto.
nothing-lit = Você não tem nada a escolher agora.
no-pass = Você não pode passar agora.
nothing-to-confirm = Você não tem nada a confirmar.
no-seat = Não há lugar { $n }.
no-take = Nenhum dos seus animais pode pegar alimento agora.
no-hunt = Nenhum dos seus animais pode caçar agora.
no-burn = Nenhum dos seus animais pode queimar gordura agora.
sound-on = Sons ligados
sound-off = Sons desligados
key-seat = situação de um lugar
key-forecast = quem morreria agora
key-recap = o que aconteceu desde o seu último turno

## What would happen, what has happened

round-end-title = Se a rodada terminasse agora
round-end-hungry = morre de fome: { $food } de { $appetite } de alimento
round-end-none = Ninguém morreria: todos os animais estão saciados.
recap-title = Desde o seu último turno
recap-play = Ver de novo
# After the viewer has lost an animal, the story waits for this.
story-go-on = Continuar
story-lost = { $n ->
    [one] Você perdeu um animal.
   *[other] Você perdeu { $n } animais.
}
# For those who listen, on an animal while a hunter is picked.
outlook-shielded = Protegido por { $traits }.
outlook-chance = Pego em { $n } de 100 caçadas.
outlook-defences = Pode se defender com { $traits }.
verb-take = Alimentar
verb-use_pair = Alimento do parceiro

## Defending

defend-shed = Descartar uma carta de característica
defend-shed-ways = { $n } cartas à escolha; ele vive, o caçador recebe 1 alimento
defend-shed-which = Qual carta ele descarta?
defend-mimic = Mimetismo
defend-mimic-ways = { $n } dos seus animais podem ser atacados no lugar dele
defend-mimic-which = Qual dos seus animais é atacado no lugar dele?
defend-other = Outra defesa
defend-next = Se falhar, você escolhe de novo.

## The island

# Above an animal: who could hunt it now. $name: one hunter or two; $n: how many. Its odds follow.
threat-one = { $name } pode caçá-lo
threat-many = { $n } podem caçá-lo
# $hunters: all of them, each with its odds.
threat-all = Pode ser caçado agora por { $hunters }.
legend-threat = Quem pode caçá-lo agora, e com que chance
legend-safe = Ninguém pode caçá-lo agora, ou ele sempre escapa
# Why an animal cannot be hunted, in a word or two below or above it.
safe-swimming = aquático
safe-high_body_weight = grande demais
safe-camouflage = camuflado
safe-burrowing = na toca
safe-symbiosis = protegido
safe-other = fora de alcance
# What a link between two animals does, in a word or two on the link.
link-communication = come junto
link-cooperation = ambos comem
link-symbiosis = protege
# Behind the number of food that is left: how much there was.
food-left = de { $n } alimentos
# On a card with one trait: its other use.
or-animal = ou um animal
# How many own animals died in the night; night-died where not all of them starved.
night-starved = { $n ->
        [one] Um morreu de fome
       *[other] { $n } morreram de fome
    }
night-died = { $n ->
        [one] Um morreu
       *[other] { $n } morreram
    }
# After a night in which own animals died: the dead, the living, the cards that are drawn for them.
night-account = { $dead } · { $left ->
        [one] { $left } sobrevivente
       *[other] { $left } sobreviventes
    } + 1 = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
night-cards = { $dead } · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
night-last = { $dead } · { $left ->
        [one] { $left } sobrevivente
       *[other] { $left } sobreviventes
    }
