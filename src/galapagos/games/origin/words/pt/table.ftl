### The terminal table of Origin in Portuguese (Brazil).

welcome-aim = Crie animais com as suas cartas, alimente-os e tenha mais pontos no fim.
welcome-how = Você é { $who }. Na sua vez, digite o número de uma escolha e tecle Enter.
welcome-more = Digite “help” a qualquer momento. Ctrl-C sai; cada jogada é salva.

note-empty_hand = A sua mão está vazia.
note-empty_pile = A sua pilha de descarte está vazia.

takeback-ask_all = (Com --ask-all o fim do turno fica com você, para que possa desfazer antes dele.)

head-round = Rodada { $round }
head-last_round = Última rodada ({ $round })
head-food = { $n ->
        [0] { $n } alimentos no centro
        [one] { $n } alimento no centro
       *[other] { $n } alimentos no centro
    }
head-pile = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    } na pilha
head-pile_empty = pilha vazia
head-hand = mão { $n }
head-discard = descarte { $n }
head-points = { $n ->
        [0] { $n } pontos
        [one] { $n } ponto
       *[other] { $n } pontos
    }
head-starts = começa
head-passed = passou
head-turn = na vez
head-team = com { $seat }
head-you = você
head-no_animals = ainda sem animais

card-times = { $card } x{ $n }

animal-fed = saciado
animal-hungry = com fome
animal-asleep = dormindo
animal-fat = { $n } de { $room } de gordura
animal-stored = { $n ->
        [one] { $n } alimento armazenado
       *[other] { $n } alimentos armazenados
    }
animal-poisoned = envenenado
animal-hunted = já caçou
animal-robbed = já roubou
animal-grazed = já pisoteou
animal-ran = já correu
animal-mimicked = já imitou
animal-slept_last = dormiu na rodada passada
animal-links = { $trait }: { $links }
animal-link = { $first }–{ $second }
animal-shield = { $first } protege { $second }

question-evolution = Jogue uma carta como novo animal ou como característica, ou passe. (“hand” explica as cartas)
question-evolution_first = Jogue uma carta: comece com um novo animal.
question-feeding = Alimentação: { $n ->
        [one] { $n } dos seus animais está com fome.
       *[other] { $n } dos seus animais estão com fome.
    }
question-feeding_fed = Todos os seus animais estão saciados; o que mais você faz?
# $offers: what costs nothing now, each with what it gives.
question-feeding_after = Antes de terminar o turno, de graça: { $offers }.
question-feeding_several = De graça agora: { $offers }.
question-feeding_done = Você já agiu. Termine o turno.
offer-communicate = Comunicação alimenta { $animals } (1 alimento do centro)
offer-cooperate = Cooperação alimenta { $animals } (1 alimento)
offer-pirate = Pirataria toma 1 alimento de outro animal para { $animals }
offer-graze = Pisoteio destrói 1 alimento do centro ({ $animals })
offer-hibernate = Hibernação deixa { $animals } dormir e contar como saciado
offer-burn = Tecido adiposo deixa { $animals } queimar gordura como alimento
offer_short-food = { $trait }: 1 alimento para { $animals }
offer_short-other = { $trait }: { $animals }
question-defence = { $hunter } caça { $prey }, que tem de se defender; como e em que ordem, você escolhe.
question-scavenge = Um animal foi comido. Qual dos seus necrófagos ganha 1 alimento?
question-declaration = { $n ->
        [one] { $n } animal seu sobreviveu: pegue 1 carta ou 1 ponto por ele.
       *[other] { $n } animais seus sobreviveram: por cada um, pegue 1 carta ou 1 ponto.
    }
question-out_of_turn = É o turno de { $seat }, mas você pode responder: { $offers }. Ou deixe passar.

warning-no_animals = Você não tem animais. Sem nenhum, não há o que alimentar nesta rodada.
warning-hungry_take = Há alimento no centro que { $animals } ainda poderia pegar. Passar vale para a fase inteira.
warning-fat_saves = A fome mataria { $animals }, embora bastasse queimar gordura.
warning-sleep_saves = A fome mataria { $animals }, embora bastasse hibernar.
warning-own_prey = { $prey } é um animal seu.
warning-poison = { $prey } é venenoso: se for comido, { $hunter } morre no fim da rodada.
warning-ring = Isto fecha um círculo de simbioses: ninguém nele pode comer até que um fique saciado queimando gordura ou dormindo.
warning-keeps_cards = { $n ->
        [one] Você fica com { $n } carta
       *[other] Você fica com { $n } cartas
    } e não joga mais nada nesta rodada.
warning-free_pair = { $animals } ainda pode ganhar 1 alimento de graça, por { $trait }. No fim do turno isso se perde.
warning-free_pirate = { $animals } ainda pode roubar 1 alimento de graça.
warning-could_hunt = { $animals } ainda pode caçar. Passar vale para a fase inteira.

answer-why_usage = Digite “why” e uma ação, por exemplo: why take P2a

end-animals = Animais
end-traits = Características
end-bonus = Bônus
end-variant = Antes
end-discard = Descarte
end-broken_tie = Empate com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }: decide a maior pilha de descarte, { $own } contra { $other } cartas ({ $rule }).
end-full_tie = As pilhas de descarte também são iguais, com { $own ->
        [one] { $own } carta
       *[other] { $own } cartas
    } cada ({ $rule }).

help-text =
    Digite o número de uma escolha, ou a própria escolha: take P1a, hunt P1b P2a,
    pass. O começo de cada palavra basta (ta a); os seus animais vão pela letra.

      table        mostra de novo a mesa e as suas escolhas
      hand, pile   sua mão e o que as cartas fazem; sua pilha de descarte
      log [n]      as últimas n linhas do que aconteceu, com as regras
      summary [n]  o que cada rodada trouxe; summary 2: só a segunda
      hint [BOT]   o que apex, ou outro bot, faria no seu lugar, e por quê
      reason [n]   como os adversários julgaram as suas últimas n decisões
      why AÇÃO     por que algo não é possível: why take P2a
      rules TERMO  as regras em palavras: rules EV-ATK-04, rules swimming, rules
      undo         desfaz a sua última escolha, se ela não revelou nada
      save [FILE]  salva uma cópia;  load FILE  continua outro jogo
      quit         sai; o jogo fica salvo e espera por você

    Em uma rodada todos jogam cartas (Evolução), os dados trazem alimento, os
    animais comem (Alimentação), os famintos morrem (Extinção), os sobreviventes
    trazem cartas novas. “0/2” significa: tem 0 dos 2 alimentos de que precisa.
    Quando a pilha acaba, joga-se uma última rodada; então um animal vale 2
    pontos, uma característica 1, e as que fazem comer mais dão um bônus.

## A puzzle. $best, $points: players with their points.

puzzle-soon = Pontos no fim desta rodada, mais ou menos: { $best }; com a ação tentadora: { $points }.
puzzle-soon-next = Pontos no fim da próxima rodada, mais ou menos: { $best }; com a ação tentadora: { $points }.
puzzle-soon-worse = Pontos no fim desta rodada, mais ou menos: { $points }; com a melhor ação: { $best }.
puzzle-soon-worse-next = Pontos no fim da próxima rodada, mais ou menos: { $points }; com a melhor ação: { $best }.
puzzle-ahead = Jogando a continuação { $of } vezes, você está na frente no fim desta rodada { $best } vezes depois da melhor ação e { $n } depois de “{ $other }”.
