### O treinador da primeira partida de Darwin: cartões curtos, cada um sobre uma coisa da mesa; depois, o que a Era trouxe.

coach-darwin-goal-title = Seu objetivo
coach-darwin-goal = { $kids ->
    [yes] Monte animais que se encaixem em um bioma.
   *[no] Monte animais que se encaixem em um bioma, achem comida ali e vivam.
} { $trial ->
    [yes] A primeira Era é um treino, sem pontos; na segunda as espécies vivas ganham pontos, e vence quem tiver mais.
   *[no] A cada Era as espécies vivas ganham pontos; vence quem tiver mais depois de { $eras } Eras.
}
coach-darwin-draw = Escolha uma pilha. Cabeças, asas e caudas são cartas pequenas; corpos são grandes. Uma espécie precisa de cabeça e corpo.
coach-darwin-body = { $building ->
    [yes] Comece por um corpo
   *[no] Toque em Criar e depois em um corpo
}: ele diz quantas patas, asas e caudas cabem, e dá os corações à espécie.
coach-darwin-head = Agora uma cabeça. Ela diz o que a espécie come: plantas, carne ou ambas.
coach-darwin-green = Verde: pode viver ali. Vermelho: toque para ver o que falta. Toque em um bioma verde para colocá-la.
coach-darwin-red = Tudo vermelho: ainda não pode viver em lugar nenhum. O texto vermelho diz o que falta: ponha uma parte que tenha isso ou troque o corpo.
coach-darwin-finish = Nada é definitivo ainda: olhe, desfaça ou termine o turno.
coach-darwin-threat = { $death ->
    [eaten] Perigo: { $hunter } comeria { $kind } se a Era acabasse agora.
    [hunger] Perigo: { $kind } recebe pouca comida e morreria de fome no fim da Era.
    [requirement] Perigo: { $kind } não se encaixa mais no bioma e morreria no fim da Era.
   *[other] Perigo: { $kind } morreria no fim da Era, pois um carnívoro mais adaptado não acha presas suficientes.
} Faça-a mutar ou migrar, se ainda puder agir.
coach-darwin-change = Cada espécie sua age uma vez por Era: faça-a mutar (mudar uma carta) ou migrar (para outro bioma).
coach-darwin-trial = Nesta Era a comida só é distribuída depois que todos passarem.
coach-darwin-rank = O número no chão de uma espécie é a sua posição: a 1 come primeiro, as outras ficam com o que sobra.
coach-darwin-event = Aqui está um evento: { $event }. Toque para ler o que ele faz.
coach-darwin-trade = Em cada turno você também pode trocar uma carta da mão por uma da zona de troca.

coach-darwin-recap-title = O que a Era trouxe
coach-darwin-died = { $death ->
    [eaten] { $hunter } comeu { $kind }: tinha fome e era mais forte.
    [hunger] { $kind } morreu de fome ({ $biome }): recebeu comida de menos.
    [requirement] { $kind } morreu: não se encaixava no bioma ({ $biome }).
    [lower_carnivore] { $kind } morreu: um carnívoro mais adaptado não achou presas suficientes.
   *[other] { $kind } se perdeu com o evento.
}
coach-darwin-all_live = { $n ->
    [one] Sua espécie vive: ela se encaixa no bioma e achou comida.
   *[other] Suas { $n } espécies vivem: elas se encaixam nos biomas e acharam comida.
}
coach-darwin-earned = { $points ->
    [one] Você ganhou { $points } ponto: 1 por espécie viva, { $kids ->
        [yes] mais para a melhor de um bioma
       *[no] mais para a melhor de um bioma e as três mais fortes
    }.
   *[other] Você ganhou { $points } pontos: 1 por espécie viva, { $kids ->
        [yes] mais para a melhor de um bioma
       *[no] mais para a melhor de um bioma e as três mais fortes
    }.
}
coach-darwin-trial_over = Ainda sem pontos: essa Era foi um treino. { $n ->
    [0] Agora os pontos contam.
    [one] { $n } bioma mudou: suas espécies ainda se encaixam?
   *[other] { $n } biomas mudaram: suas espécies ainda se encaixam?
}
coach-darwin-next = Depois veio um evento: { $event }.
