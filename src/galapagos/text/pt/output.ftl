### O que os comandos imprimem. Palavras digitadas, como --out DIR, ficam como são.

out-public = pública
out-private = privada
out-status-lobby = à espera
out-status-playing = em jogo
out-status-paused = pausada
out-status-over = encerrada
out-people = pessoas: { $n }
out-tables = mesas: { $n }
out-backup = { $file }: { $n ->
    [one] { $n } mesa, íntegra e legível
    [many] { $n } de mesas, íntegras e legíveis
   *[other] { $n } mesas, íntegras e legíveis
}
out-backup-open = { $n ->
    [one] A cópia contém, sem selo, o segredo de { $n } partida em andamento
    [many] A cópia contém, sem selo, os segredos de { $n } de partidas em andamento
   *[other] A cópia contém, sem selo, os segredos de { $n } partidas em andamento
}: inicie o servidor para selar.
out-backup-sealed = Para continuar dela as partidas em andamento é preciso a chave do servidor, que não está nela.
out-restored = { $n ->
    [one] { $n } mesa restaurada
    [many] { $n } de mesas restauradas
   *[other] { $n } mesas restauradas
} em { $place }
out-restored-old = o que havia antes agora está em { $old }
out-key_missing = { $n ->
    [one] { $n } partida em andamento não pode continuar: precisa
    [many] { $n } de partidas em andamento não podem continuar: precisam
   *[other] { $n } partidas em andamento não podem continuar: precisam
} da chave { $key }, que não está em { $file }
out-moved = { $place }: todas as linhas coincidem, todos os diários foram carregados
out-moved-unread = { $code }: só pode ser vista até que suas cartas estejam aqui
out-moved-start = Os dados antigos não mudaram; não os use mais. Inicie com: { $command }
out-rekeyed = { $file }: a chave { $key } agora vem primeiro. Reinicie o servidor para selar com ela.
out-rekeyed-older = Depois disso, as chaves mais antigas do arquivo só servem para backups mais antigos.
out-damaged = danificado: { $what }
out-damaged-table = { $code }: { $why }
out-uncounted = ainda não contadas por esta versão: { $n }
out-checked = mesas: { $n }, danificadas: { $damaged }
out-checked-others = As outras mesas estão íntegras. `{ $command }` restaura um backup.
out-accepted = o servidor vai iniciar com { $what }
out-forgotten = apagadas: { $n }
out-progress-games = partidas
out-progress-left = restantes
out-go_on-kept = { $done } de { $total } partidas jogadas; execute o mesmo comando para continuar
out-go_on-lost = { $done } de { $total } partidas jogadas, mas nada foi guardado; com { $option } o mesmo comando pode continuar
out-exploit = { $table }: o jogador treinado contra { $bot } vence { $share } (95%: { $low } … { $high }) em { $games } partidas; uma parte igual seria { $fair }.
out-exploit-bound = { $bot } pode ser explorado em pelo menos { $gain } pontos percentuais.
out-exploit-none = Isso não mostra que { $bot } possa ser explorado.
out-exploit-first = O treino não o melhorou: este é o jogador com que começou.
out-train-from = Aprendendo com { $positions } posições e { $decisions } decisões de { $sources }.
out-train-value = Posições: em partidas reservadas, a surpresa com quem venceu é de { $loss } nats; pela avaliação habitual, { $usual_loss }.
out-train-policy = Ações: em partidas reservadas, a rede concorda com a busca em { $agrees } das decisões; a avaliação habitual, em { $usual_agrees }.
out-train-written = Gravado: { $file }
out-arena-title = { $game }, { $players } jogadores, { $games } partidas ({ $deals } distribuições), semente { $seed }
out-head-bot = bot
out-head-victory = vitória
out-head-points = pontos
out-head-mean = média
out-head-elo = Elo
out-head-forfeits = W.O.
out-head-game = jogo
out-head-start = no início
out-head-over = na partida
out-head-decision = por decisão
out-head-environment = ambiente
out-head-steps = passos por segundo de CPU
out-forfeited = perdida por W.O.: { $what }
out-forfeited-all = … { $n } decisões ao todo
out-round = rodada { $n }: { $standing }
out-bench-step = { $n } de { $all }: { $what } …
out-bench-compare = o mesmo em Python puro …
out-build-compiled = compilado
out-build-plain = Python puro
out-bench-title = { $what }, { $players } jogadores, semente { $seed }: { $build }
out-bench-rate = por segundo de CPU
out-bench-ratio = razão
out-bench-decisions = decisões em partidas aleatórias
out-bench-games = partidas aleatórias
out-bench-driven = decisões conduzidas pelo Python
out-bench-clones = cópias de posições do meio do jogo
out-bench-pickled = as mesmas, serializadas e restauradas
out-bench-playouts = partidas supostas a partir do meio
out-bench-unknown = desconhecida
out-bench-caption = { $decisions } decisões por partida; pico de memória: { $memory }
out-bench-search = { $bot } em { $game } …
out-bench-place = { $scene } de { $game }
out-bench-search_caption = iterações por segundo de CPU; no início: { $places }
    por decisão: no tempo que o bot leva para uma
out-bench-budget = { $iterations } em { $time } s
out-bench-learn = Ambientes, { $build }: observação e máscara a cada passo
out-bench-load = carga da máquina: { $load }
out-bench-not_installed = não instalado
out-perft = profundidade { $depth }: { $lines } sequências, hash { $hash }
out-perft-place = { $file }, linha { $line }: { $what }
out-replay-stopped = parou após a ação { $n } de { $last }; o resto não foi verificado
out-replay-result = resultado: { $result }
out-unfinished = não terminada
out-replay-verified = verificado: { $n ->
    [one] { $n } ação
    [many] { $n } de ações
   *[other] { $n } ações
}
out-serve-port = não é possível escutar em { $host } porta { $port }: { $why }
out-serve-standby = Aguardando até que nenhum outro servidor use { $place }.
out-serve-open = Galapagos está aberto em { $address }
out-serve-kept = As partidas são guardadas em { $place }. Pare com Ctrl-C.
out-serve-no_page = A página não foi gerada: aqui só programas podem jogar.
out-bots-open = Pensando pelos bots de { $place } com { $n } { $n ->
    [one] processo
   *[other] processos
}. Pare com Ctrl-C.
out-text-area = área
out-text-texts = textos
out-text-none = nenhum
out-text-problems = { $n ->
    [one] { $n } problema
    [many] { $n } de problemas
   *[other] { $n } problemas
}
out-verified-dealt = verificado: a preparação e { $actions } ações, { $dice } dados e { $cards } cartas compradas vêm do segredo fixado antes da distribuição
out-verified-placed = verificado: { $actions } ações, { $dice } dados e { $cards } cartas compradas vêm do segredo fixado antes da primeira delas
out-verified-mixed = misturadas, e fixadas antes que alguma fosse conhecida: as sementes de { $seats }
out-verified-late = distribuído sem elas, porque não foram abertas a tempo: { $seats }
out-verified-taken_back = desfeitas pelos jogadores, como o registro da mesa contou: compras { $draws }
out-verified-position = a partida começou da posição em seu registro: nada foi distribuído
out-draw-what = diga o que desenhar, ou --all
out-draw-none = nada se chama '{ $name }'; { $command } lista o que existe
out-draw-letter = nenhuma fonte desta máquina tem a letra { $letter }: a imagem mostra um quadrado
out-draw-folder = --all exige { $option }
out-draw-done = { $n ->
    [one] { $n } imagem
    [many] { $n } de imagens
   *[other] { $n } imagens
} em { $folder }

## Puzzles

out-progress-puzzles = problemas
out-puzzles-found = Problemas encontrados: { $found }, em { $games } partidas. Guardados: { $n }.
out-puzzles-lost = { $place }: { $puzzle } perde a solução
out-puzzles-kept = { $kept } de { $n } problemas mantêm a solução (semente { $seed })
