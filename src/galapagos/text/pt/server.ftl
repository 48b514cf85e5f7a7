### What the table server says by itself: whom a table waits for, and questions in a browser.

# $seats: one or several players, by name; the reader is not among them.
wait-seats = Esperando por { $seats }.
wait-over = O jogo terminou.
# The reader's standing answers decide.
wait-wished = Respondendo como você definiu.

# In place of question-evolution, which speaks of a command of the terminal.
prompt-evolution = Jogue uma carta, ou passe.

## Undo: why it goes no further. $seat: who acted, or showed something.

undo-nothing = Não há nada para desfazer.
undo-others = { $seat } já agiu desde então.
undo-chance = Um dado foi lançado ou uma carta foi comprada.
undo-shown = { $seat } mostrou algo desde então.
undo-over = O jogo terminou.
undo-absent = { $seat } está ausente, e um bot não pode consentir por ninguém.

## Questions to the others. $seat: who asks.

# $n: how many actions, $whose: of whom: "Ana 1 e Bo 2".
asked-undo = { $seat } gostaria de desfazer { $n ->
        [one] { $n } ação
       *[other] { $n } ações
    } ({ $whose }).
asked-undo-yes = { $n ->
        [one] { $n } ação foi desfeita
       *[other] { $n } ações foram desfeitas
    } ({ $whose }).
asked-undo-no = As ações valem como estão.
taken-of = { $seat } { $n }
# In the log. $seat: who wanted it.
taken-back = { $you ->
        [yes] Você
       *[no] { $seat }
    } desfez { $n ->
        [one] { $n } ação
       *[other] { $n } ações
    }.
taken-agreed = Para { $seat }, de comum acordo, { $n ->
        [one] foi desfeita { $n } ação
       *[other] foram desfeitas { $n } ações
    } ({ $whose }).
asked-pause = { $seat } gostaria de uma pausa.
asked-pause-yes = O jogo está em pausa.
asked-pause-no = O jogo continua.

## Refusals. $what: details in English, for those who write clients; may be empty.

refused-other = Você não pode fazer isso agora.
refused-stale = O jogo já avançou; este é o estado atual.
refused-illegal = As regras não permitem isso.
refused-unknown_action = Este jogo não tem essa ação.
refused-no_species = Estas cartas não formam uma espécie: falta lugar para uma delas.
refused-not_your_seat = Esse lugar não é seu.
refused-shared_screen = Várias pessoas usam esta tela: cada uma responde por si.
refused-not_host = Só o anfitrião pode fazer isso.
refused-not_playing = Não há nada para você decidir agora.
refused-not_in_lobby = O jogo já começou.
refused-paused = O jogo está em pausa.
refused-kicked = O anfitrião entregou o seu lugar a um bot.
refused-resigned = Você desistiu: um bot joga no seu lugar.
refused-seat_taken = Esse lugar está ocupado.
refused-seat_open = Um lugar ainda está vazio.
refused-no_seat = Esse lugar não existe.
refused-no_hints = Dicas não são permitidas nesta mesa.
refused-no_spectators = Esta mesa não aceita espectadores.
refused-bad_settings = Estas opções não combinam entre si.
refused-bad_position = Não é possível continuar desta posição: { $what }
refused-no_step = Este jogo não tem esse passo.
refused-bad_name = Um nome tem de 1 a 16 caracteres, pelo menos um deles letra ou número, e nenhuma vírgula.
refused-bad_text = Este texto não pode ser usado.
refused-limit = É demais de uma vez. Espere um momento.
refused-rate = É rápido demais. Espere um momento.
refused-no_table = Mesa não encontrada.
refused-not_found = Isso não existe.
refused-no_ask = Essa pergunta está encerrada.
refused-no_event = Esse acontecimento não existe.
refused-busy = Os outros já estão respondendo a uma pergunta.
refused-running = O jogo ainda está em andamento.
refused-read_only = Esta mesa só pode ser vista: { $what }
refused-damaged = Os dados desta mesa estão danificados, por isso ela não pode ser mostrada. Avise quem cuida deste servidor.
refused-not_saved = Não foi possível salvar, então nada mudou. Tente de novo.
refused-bad_message = O servidor não entendeu isto. Recarregue a página.
refused-too_long = Era longo demais.
refused-wrong_origin = Este pedido veio de outra página.
refused-restarting = A mesa está sendo reaberta. Você volta em um momento.
refused-broken = Algo deu errado no servidor. Nada aconteceu; tente de novo.
refused-stopping = O servidor está sendo desligado. Volte em um momento.
refused-no_answer = Nenhum bot pôde responder agora. Tente de novo.
refused-bad_key = Este link ou código não é válido, ou já não é.
refused-dealing = O jogo está prestes a começar.
refused-no_seeds = Esta mesa não precisa de semente agora.
refused-bad_seed = Esta não é a semente a que a sua página se comprometeu.

## Uma dica.

hint-only = Nada mais parecia valer a pena.
hint-clear = Claramente melhor do que a segunda escolha: { $other }.
hint-better = Melhor do que a segunda escolha: { $other }.
hint-close = Quase igual a: { $other }.
hint-avoids = Melhor do que { $other }, pois evita isto: { $harm }
# $best, $points: players with their points.
hint-soon = Pontos a esperar em breve: { $best }. Com a segunda escolha: { $points }.
hint-soon_pass = Pontos a esperar em breve: { $best }. Passando: { $points }.

## Puzzles

puzzle-why = Assim se vencem { $best } das partidas a partir daqui. A ação tentadora, “{ $other }”, vence { $chance }.
puzzle-tempts = Com ela se ganham { $chance } das partidas a partir daqui; com a melhor ação, { $best }.
puzzle-later = O que ela custa só aparece mais tarde.
puzzle-fate = Jogando a continuação { $of } vezes: “{ $text }” { $best } vezes depois da melhor ação e { $n } depois de “{ $other }”.
puzzle-line = O que se espera em seguida: { $line }.
puzzle-line-other = O que se espera depois de “{ $other }”: { $line }.
