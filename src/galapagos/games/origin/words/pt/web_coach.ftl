### O treinador da primeira partida de Origin: cartões curtos, cada um sobre uma coisa da mesa; depois, o que a rodada trouxe.

coach-origin-goal-title = Seu objetivo
coach-origin-goal = Mantenha vivos muitos animais com muitas características. Depois da última rodada, cada animal vivo vale 2 pontos e cada característica dele pelo menos 1.
coach-origin-start = Toque em uma carta e depois no lugar tracejado: ela vira o seu primeiro animal. Nesse caso, o que está impresso nela não importa.
coach-origin-trait = Os animais destacados podem receber a característica desta carta. Ela ajuda o animal e vale pontos se ele viver até o fim.
coach-origin-pair = Uma característica de par une dois animais seus: toque em um e depois no outro.
coach-origin-threat = Perigo: { $hunter }, de { $owner }, pode comer { $animal } nesta rodada ({ $odds }). { $trait ->
    [yes] Olhe suas cartas: uma característica como Aquático ou Camuflagem pode protegê-lo.
   *[no] O sinal acima de um animal sempre diz quem poderia caçá-lo.
}
coach-origin-ring = Os anéis vazios ao lado do nome de um animal são o alimento de que ele precisa a cada rodada.
coach-origin-choose = Uma carta por vez: um animal novo, ou uma característica para um animal seu. Todos precisam comer a cada rodada, então não faça só animais.
coach-origin-pass = Quer guardar o resto das cartas? Passe: você não joga mais cartas nesta rodada e as usa depois.
coach-origin-hunt = Seu carnívoro pode caçar em vez de pegar alimento, e ganha 2 pela presa: toque em Caçar e depois na presa.
coach-origin-partner = Alimento do parceiro: um dos dois comeu, então o outro também recebe 1, de graça. Toque no parceiro.
coach-origin-pirate = Pirataria: tire 1 alimento de um animal que já comeu mas ainda tem fome. Não custa nada: toque em Roubar e depois na vítima.
coach-origin-graze = Pisotear: destrua 1 alimento do centro, de graça. Bom quando você está saciado e os outros não.
coach-origin-hibernate = Hibernação: este animal pode dormir. Conta como saciado sem comer, mas não em duas rodadas seguidas.
coach-origin-fat = A gordura de uma rodada anterior pode ser queimada como alimento.
coach-origin-feed = { $n ->
    [one] Resta { $n } alimento para todos. Toque em um animal destacado: ele pega 1.
   *[other] Restam { $n } alimentos para todos, e os jogadores se revezam. Toque em um animal destacado: ele pega 1.
}
coach-origin-hungry = Um animal cujos anéis não estão cheios morre no fim da rodada.
coach-origin-last = Esta é a última rodada: só os sobreviventes pontuam.

coach-origin-recap-title = O que a rodada trouxe
coach-origin-food = Os dados deram { $n } alimentos para todos.
coach-origin-eaten = { $hunter } comeu { $animal }: nada impediu.
coach-origin-starved = { $animal } morreu de fome: tinha { $food } dos { $appetite } alimentos de que precisava.
coach-origin-poison = { $animal } morreu por comer uma presa venenosa.
coach-origin-all_live = { $n ->
    [0] Você não tinha animais para alimentar.
    [one] Seu animal ficou saciado, então vive.
   *[other] Seus { $n } animais ficaram saciados, então vivem.
}
coach-origin-cards = { $cards ->
    [one] Você compra { $cards } carta: uma por animal vivo e mais uma.
   *[other] Você compra { $cards } cartas: uma por animal vivo e mais uma.
}
coach-origin-new_hand = { $cards ->
    [one] Você compra { $cards } carta.
   *[other] Você compra { $cards } cartas.
}
