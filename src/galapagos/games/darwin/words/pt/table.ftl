### The terminal table of Darwin in Portuguese (Brazil).

welcome-aim = Crie espécies, deixe-as viver onde se encaixam e tenha mais pontos no fim.
welcome-how = Você é { $who }. Na sua vez, digite o número de uma escolha e tecle Enter.
welcome-more = Digite “help” a qualquer momento. Ctrl-C sai; cada jogada é salva.

note-empty_hand = A sua mão está vazia.
note-empty_zone = A zona de troca está vazia.
note-more_ideas = ({ $n ->
        [one] mais { $n } ideia
       *[other] mais { $n } ideias
    }: ideas)
note-no_ideas = O programa não vê nada que você possa fazer com o que tem.
note-of_cards = com { $cards }
note-no_forecast = Não há nada para prever agora.

head-era = Era { $era } de { $eras }
head-last_era = Era { $era } de { $eras }, a última
head-before_era = Antes da Era { $era } de { $eras }
head-event = Evento: { $event }
head-last_event = último evento: { $event }
head-you = você
head-cards = { $n ->
        [0] { $n } cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }
head-points = { $n } pt
head-banked = { $n } pt ({ $bank } no banco)
head-team = com { $seat }
head-first = começa
head-passed = passou
head-zone = Zona de troca:
head-hand = Sua mão:
head-ideas = Ideias:
head-ideas_score = Ideias, e a sua pontuação se a Era terminasse em seguida (como está: { $n } pt):

biome-empty = ninguém vive aqui
biome-deadly = nada pode viver aqui
biome-reward = { $n } pt
biome-food = plantas { $plants }/{ $all_plants } carne { $meat }/{ $all_meat }
biome-left = esquerda
biome-right = direita
biome-side = { $continent } ({ $side })

species-you = você
species-numbers = { $diet } ad{ $adaptation } fc{ $competition }
species-hearts = ♥{ $n }
species-hunting = { $food } caça { $prey }
species-points = { $n } pt
species-leads = lidera
species-prey = em perigo
species-protected = a salvo de caçadores
species-acted = agiu
species-line = { $species } no { $slot }: { $stats }

card-taken = (sua)
card-planned = (planejada)
card-unknown = { $n ->
        [one] { $n } carta desconhecida
       *[other] { $n } cartas desconhecidas
    }

draft-line = Ainda não é definitivo: { $draft }.
draft-trade = trocar { $given } por { $taken }

command-go_on = seguir; a recompra ainda é possível no seu próprio turno
command-build = montar a sua própria espécie
command-mutate = fazer uma espécie mutar
command-migrate = fazer uma espécie migrar
command-trade = trocar uma carta
command-redraw = recompra: manter uma carta, comprar uma nova mão
command-take_over = assumir uma espécie do seu parceiro
command-show = mostrar até 4 cartas: show a c
idea-worth = { $n } pt
idea-then = depois: { $action }

usage-trade = Digite “trade SUA for OUTRA”, por exemplo: trade a for z1
usage-redraw = Digite “redraw keep CARTA”, por exemplo: redraw keep a
usage-show = Digite “show” e até 4 cartas, por exemplo: show a c
usage-open = Digite “open” e uma carta para mostrá-la a todos, por exemplo: open a
usage-take_over = O seu parceiro tem { $species }. Digite “take over ESPÉCIE for draws”, ou com duas cartas: take over S1 for a b
usage-no_species = nenhuma espécie
usage-species = Digite “species” e o nome dela, por exemplo: species S1
usage-no_actor = Você não tem nenhuma espécie que ainda possa agir nesta Era.
usage-which_species = Qual? Você tem { $species }. Digite-a também, por exemplo: mutate S1

question-turn = Crie uma espécie, faça uma delas mutar ou migrar, ou passe.
question-turn_pad = Crie uma espécie ou faça uma delas mutar ou migrar.
question-kids = Crie uma espécie, ou passe.
question-beginner_1 = Crie uma espécie, ou passe. A comida conta quando todos tiverem passado.
question-beginner_2 = Faça uma espécie mutar ou migrar, ou passe.
question-beginner_none = Você não tem mais nenhuma espécie para mutar ou migrar: passe.
question-confirm_turn = Termine o turno, ou mude de ideia.
question-passed = Você passou; ainda pode trocar uma carta a cada turno.
question-moment = É a vez de { $seat }. Olhe a sua mão: mantê-la, ou fazer a recompra antes que alguém aja?
question-draw = Compre { $n ->
        [one] mais { $n } carta
       *[other] mais { $n } cartas
    }: de qual pilha? (s pequena, l grande, várias como ssl, ou rest)
question-draw_pad = Compre { $n ->
        [one] mais { $n } carta
       *[other] mais { $n } cartas
    }: pequena ou grande?
question-discard = Descarte o que não quer manter, uma carta por vez.
question-discard_pad = Descarte o que não quer manter.
question-show = Mostre ao seu parceiro até 4 cartas; os quatro jogadores fazem isso ao mesmo tempo.
question-give = { $seat } pede uma carta a você. Qual você dá?
question-pay = Pague pela carta que recebeu.
question-deal_draw = { $seat } paga: você pode comprar { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
question-hunt_first = Seus caçadores empatados: qual caça primeiro?
question-eat = { $hunter } caça. As presas possíveis são exatamente iguais: qual delas?
question-event = { $event }: sua escolha.
question-bequeath = Intrusos: { $n ->
        [one] resta { $n } ponto
       *[other] restam { $n } pontos
    } para dar. Quantos para esta espécie?
question-bequeath_pad = Intrusos: distribua { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } entre as suas espécies.
question-pick = Qual bioma vem para a mesa?

answer-why_usage = Digite “why” e uma ação, por exemplo: why migrate S1 to savanna

warning-redraw = O que você descarta não volta.
warning-trade_lost = Se você passar, perde a sua troca planejada.
warning-idle = Você ainda não fez nada nesta Era e tem { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} na mão.
warning-could_act = Você ainda poderia agir nesta Era e tem { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
} na mão.

forecast-all_live = Ninguém morreria agora.
forecast-points = { $seat } { $n }
forecast-earn = Pontuação se a Era terminasse agora: { $points }.

# --- the workbench -----------------------------------------------------------------------------

bench-together = Juntas:
bench-yes = sim:
bench-no = não.
bench-fits = serve até aqui
bench-unknown = Não entendi: { $text }. Enter mostra o trabalho, “cancel” sai dele.
bench-no_biome = Não há esse bioma: { $text }. Digite o número ou o nome dele.
bench-which_biome = Em qual bioma? Digite “done” e o número dele.
bench-no_home = Nenhum bioma a aceitaria ainda; cada um diz acima por quê.
bench-nothing = Ainda não há nada para fazer.
bench-cancelled = Deixado de lado.
bench-nothing_to_undo = Não há nada para desfazer.
bench-no_card = Você não tem essa carta na mão: { $text }. Digite a letra dela.
bench-several_cards = Várias cartas correspondem a { $text }. Digite a letra de uma.
bench-add_usage = Digite “add” e as letras das cartas, por exemplo: add a c
bench-remove_usage = Digite “remove” e uma carta, por exemplo: remove tail
bench-not_on_it = Ela não tem essa carta, ou tem várias: { $text }
bench-which_legs = Ela tem duas cartas de patas. Digite qual sai: replace ANTIGA NOVA
bench-replace_usage = Digite “replace”, uma carta da espécie e uma da sua mão: replace legs a

build-title = Montando { $species }
build-prompt = build: add CARTA, remove CARTA, in BIOMA, done, cancel
build-usage = Letras adicionam cartas (a c). in 2: ver um bioma. done 2: criar ali.

mutate-title = Mutação de { $species }
mutate-prompt = mutate: add CARTA, remove CARTA, done, cancel
mutate-usage = add substitui a mesma parte. remove tail, replace legs a. undo desfaz a última mudança.
mutate-left = { $n ->
        [one] Resta { $n } mutação.
       *[other] Restam { $n } mutações.
    }
mutate-prices = Uma custa { $one }, duas custam { $two } dos pontos dela.

migrate-title = Migração de { $species }
migrate-prompt = migrate: to BIOMA, done, cancel
migrate-usage = to 2: ver um bioma. done 2: migrar para lá.

cards-none = nenhuma carta corresponde
cards-key = { diet_mark-herbivore }, { diet_mark-carnivore }, { diet_mark-omnivore }: dieta; ♥ corações; { stats-competition_mark } força competitiva; [{ stats-leg_mark }{ stats-leg_mark }{ stats-wing_mark }{ stats-tail_mark }] lugar para patas, asas, cauda
cards-count = { $n } de { $all } cartas, conjunto { $set }
cards-biome = { $reward } pontos, { $plants } de plantas, { $meat } de carne; { $demands }

end-living = Espécies
end-species = Nas espécies
end-bank = Banco

help-text =
    Digite o número de uma escolha, um comando, ou uma ação inteira: pass, confirm,
    trade a for z1, create a c in savanna, migrate S1 to 2, mutate S1 add b.
    Suas cartas vão por letras, a zona de troca por z1 z2, espécies por S1, biomas
    por 1 2.

      build         monta uma espécie carta por carta; os biomas dizem se serve
      mutate S1     faz uma espécie mutar;  migrate S1  faz migrar
      ideas         o que o programa sugere; digite um número para escolher
      confirm       termina o turno; até lá, take back e cancel trade o desfazem
      forecast      quem morreria agora, e os pontos; species S1 mostra as cartas
      table, hand   a mesa de novo; sua mão em palavras; zone, hands (dos outros)
      log [n]       as últimas n linhas do que aconteceu, com as regras
      summary [n]   o que cada Era trouxe; summary 2: só a segunda
      hint [BOT]    o que apex, ou outro bot, faria no seu lugar, e por quê
      reason [n]    como os adversários julgaram as suas últimas n decisões
      why AÇÃO      por que algo não é possível: why migrate S1 to savanna
      rules TERMO   as regras em palavras: rules DC-FOOD-05, rules migrate, rules
      undo          desfaz a sua última escolha, se ela não revelou nada
      save [FILE]   salva uma cópia;  load FILE  continua outro jogo;  quit

    Uma espécie é uma cabeça e um corpo; patas, asas e cauda precisam de encaixe
    no corpo. ad é a adaptação ao bioma: quem tem mais come antes. fc é a força
    competitiva: desempata, ganha pontos e decide quem come quem. Corações (♥) são
    a comida de que precisa: H come plantas, C carne ou outras espécies, O as duas
    coisas. “2/3” significa: tem 2 dos 3 de comida de que precisa. No fim de uma
    Era morre quem tem fome ou não se encaixa; quem sobrevive ganha 1 ponto, a mais
    adaptada de um bioma os pontos dele (pt), as três de maior fc ganham 3, 2 e 1.
cards-made = { $folder } contém uma cópia do conjunto próprio do Galapagos. Altere os arquivos e depois:
cards-error = erro: { $what }
cards-warning = aviso: { $what }
cards-errors = { $n ->
    [one] { $n } erro
    [many] { $n } de erros
   *[other] { $n } erros
}
cards-warnings = { $n ->
    [one] { $n } aviso
    [many] { $n } de avisos
   *[other] { $n } avisos
}
cards-bad = { $errors }, { $warnings }
cards-good = { $set }: { $cards } cartas de animais, { $biomes } biomas, { $events } eventos; { $warnings }. Pode ser jogado.

## A puzzle. $best, $points: players with their points.

puzzle-soon = Pontos no fim desta Era, mais ou menos: { $best }; com a ação tentadora: { $points }.
puzzle-soon-next = Pontos no fim da próxima Era, mais ou menos: { $best }; com a ação tentadora: { $points }.
puzzle-soon-worse = Pontos no fim desta Era, mais ou menos: { $points }; com a melhor ação: { $best }.
puzzle-soon-worse-next = Pontos no fim da próxima Era, mais ou menos: { $points }; com a melhor ação: { $best }.
puzzle-ahead = Jogando a continuação { $of } vezes, você está na frente no fim desta Era { $best } vezes depois da melhor ação e { $n } depois de “{ $other }”.
