### Por que aconteceu? Causas dos dois jogos, e o que teria mudado tudo.

# --- Origin: causes --------------------------------------------------------------------------

explain-appetite = { $animal } tem { $trait }: precisa de mais { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    }.
explain-got = { $n ->
    [0] { $animal } não recebe alimento nesta rodada.
    [one] { $animal } recebe { $n } alimento nesta rodada.
   *[other] { $animal } recebe { $n } alimentos nesta rodada.
}
explain-last_food = { $animal } recebe o último alimento do centro.
explain-last_grazed = { $animal } pisoteia o último alimento do centro.
explain-food_left = { $n ->
        [one] Nesse momento há { $n } alimento no centro.
       *[other] Nesse momento há { $n } alimentos no centro.
    }
explain-waits = { $animal } ainda não pode comer: { $partner }, que o protege, está com fome.
explain-undefended = { $animal } não tem característica com que se defender.
explain-victim = { $animal } pode ser roubado: tem { $food } de { $appetite } de alimento e ainda está com fome.
explain-animals_lost = { $you ->
    [yes] Você perdeu { $n ->
            [one] { $n } animal
           *[other] { $n } animais
        } pelo caminho.
   *[no] { $seat } perdeu { $n ->
            [one] { $n } animal
           *[other] { $n } animais
        } pelo caminho.
}

# --- Origin: what would have changed it --------------------------------------------------------

what_if-take = { $you ->
    [yes] Você passou: se tivesse alimentado { $animal } do centro, ele teria sobrevivido.
   *[no] { $seat } passou: se tivesse alimentado { $animal } do centro, ele teria sobrevivido.
}
what_if-burn = { $you ->
    [yes] Você passou: se tivesse queimado a gordura de { $animal }, ele teria sobrevivido.
   *[no] { $seat } passou: se tivesse queimado a gordura de { $animal }, ele teria sobrevivido.
}
what_if-sleep = { $you ->
    [yes] Você passou: se { $animal } tivesse hibernado, teria sobrevivido.
   *[no] { $seat } passou: se { $animal } tivesse hibernado, teria sobrevivido.
}
what_if-more_food = Com mais { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    } no centro, { $animal } poderia ter sido saciado.
what_if-fat_left = Com { $n } de gordura guardada de antes, { $animal } poderia ter sobrevivido.
what_if-without_trait = Sem { $trait }, { $animal } teria tido o bastante e sobrevivido.
what_if-unjoined = Sem Simbiose, { $animal } poderia ter sido saciado.
what_if-not_robbed = Sem { $n ->
        [one] o roubo
       *[other] os roubos
    }, { $animal } teria tido o bastante e sobrevivido.
what_if-caught = Se { $prey } tivesse tirado 1 ao correr, { $animal } o teria comido e sobrevivido.
what_if-illegal = Com { $traits }, { $animal } não poderia ter sido caçado por { $hunter }.
what_if-senseless = Sem { $trait }, { $hunter } não poderia ter caçado { $animal }.
what_if-ran_faster = Com { $die } ou mais no dado, { $animal } teria escapado.
what_if-running = Com Veloz, { $animal } teria escapado com { $die } ou mais no dado.
what_if-tail_loss = Com Perda da cauda, { $animal } poderia ter perdido uma carta e sobrevivido.
what_if-unpoisoned = Sem Venenoso em { $prey }, nada teria acontecido com { $animal }.
what_if-room = Com { $n ->
        [one] um Tecido adiposo livre
       *[other] { $n } cartas livres de Tecido adiposo
    }, { $animal } poderia ter guardado isso.
what_if-fed_victim = Com mais { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    }, { $animal } estaria saciado e não poderia ter sido roubado.

# --- both games ----------------------------------------------------------------------------------

explain-heading_what_if = O que teria mudado isso:
explain-heading_rules = As regras por trás:
# Asked of something that may end in many ways, such as a death.
explain-no_change = Nenhuma mudança isolada teria feito diferença.
explain-hidden = Deste lugar não se pode ver o motivo.
what_if-points = { $you ->
    [yes] Com mais { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        }, você teria vencido.
   *[no] Com mais { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        }, { $seat } teria vencido.
}

# --- Darwin: causes ------------------------------------------------------------------------------

explain-above-adaptation = { $rival } está acima de { $species } no { $slot }: adaptação { $theirs } contra { $own }.
explain-above-competition = { $rival } está acima de { $species } no { $slot }: mesma adaptação, força competitiva { $theirs } contra { $own }.
explain-above-hearts = { $rival } está acima de { $species } no { $slot }: iguais no resto, corações { $theirs } contra { $own }.
explain-above-tied = { $rival } e { $species } estão exatamente empatadas no { $slot } e dividem o lugar.
explain-hunts = { $hunter } tem { $food } de { $hearts } de comida e precisa caçar.
explain-chosen-lowest = De todas as presas que { $hunter } podia pegar, { $prey } é a última da ordem.
explain-chosen-tied = De todas as presas que { $hunter } podia pegar, { $prey } e { $others } são as últimas da ordem; o dono do caçador escolhe.
explain-safe-guarded = { $prey } escava ou tem veneno: não serve de presa para { $hunter }.
explain-safe-adaptation = { $prey } tem mais adaptação que { $hunter }, { $theirs } contra { $own }: não pode ser pega.
explain-safe-competition = { $prey } tem mais força competitiva que { $hunter }, { $theirs } contra { $own }: não pode ser pega.
explain-no_prey = Não há presas no { $slot }.
explain-richest = { $you ->
    [yes] { $species } tem { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        }, e nenhuma das suas espécies tem mais.
   *[no] { $species } tem { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        }, e nenhuma outra espécie de { $seat } tem mais.
}
explain-medal = { $species } tem força competitiva { $n }.
explain-earned = { $you ->
    [yes] Ao todo você ganha { $survival } por sobrevivência, { $adaptation } por adaptação e { $competition } por força competitiva.
   *[no] Ao todo { $seat } ganha { $survival } por sobrevivência, { $adaptation } por adaptação e { $competition } por força competitiva.
}
explain-species_lost = { $you ->
    [yes] Você perdeu { $n ->
            [one] { $n } espécie
           *[other] { $n } espécies
        } pelo caminho.
   *[no] { $seat } perdeu { $n ->
            [one] { $n } espécie
           *[other] { $n } espécies
        } pelo caminho.
}

# --- Darwin: what would have changed it ----------------------------------------------------------

fate-lives = { $species } teria sobrevivido
fate-fed = { $species } teria o bastante para comer
fate-leads = { $species } lideraria o { $slot }
fate-place = { $species } teria ficado em um lugar melhor

what_if-plants = Com mais { $n } de plantas no { $slot }, { $then }.
what_if-meat = Com mais { $n } de carne no { $slot }, { $then }.
what_if-without = Sem { $rival }, { $then }.
what_if-exposed = Se { $rival } não escavasse nem tivesse veneno, { $then }.
what_if-guarded = Se escavasse ou tivesse veneno, { $then }.
what_if-adaptation = Com { $n } de adaptação a mais, { $then }.
what_if-competition = Com { $n } de força competitiva a mais, { $then }.
what_if-hearts = Com { $n ->
        [one] { $n } coração
       *[other] { $n } corações
    } a menos, { $then }.
what_if-ability = Com { $n } a mais em { $ability }, { $then }.
what_if-unable = Sem { $ability }, { $then }.
what_if-uneventful = Sem o evento { $event }, { $then }.
what_if-unreplaced = Se o { $biome } ainda estivesse ali, { $then }.
what_if-poorer = Com { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } a menos, { $then }.
