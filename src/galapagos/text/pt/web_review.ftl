### Looking back at a game in the browser, in Portuguese.

review = Revisão
review-title = { $game }: revisão
review-of = Revisão do jogo de { $names }
review-from-table = Rever este jogo
review-seen = Visto por
review-seen-by = Visto por: { $name }
review-seen-open = todas as mãos abertas
review-seen-spectator = um espectador
review-place = { $game ->
    [darwin] Era { $turn }
   *[other] Rodada { $turn }
} · { $phase } · passo { $n } de { $of }
review-begun = O jogo começa nesta posição.
review-place-short = { $game ->
    [darwin] Era { $turn }
   *[other] Rodada { $turn }
} · { $phase } · { $n }/{ $of }
review-turn-ended = { $name } encerra o turno.
review-no-news = { $name } faz algo que não é contado.
review-line = Passos do jogo
review-controls = Percorrer o jogo
review-first = Primeiro passo
review-turn-back = Um turno para trás
review-step-back = Um passo para trás
review-play = Reproduzir
review-pause = Pausar
review-step-on = Um passo à frente
review-turn-on = Um turno à frente
review-last = Último passo
review-speed = Velocidade
review-times = × { $n }
review-about = Sobre este jogo
review-log = Histórico
review-points = Pontos
review-deaths = Mortes
review-no-deaths = Ninguém morreu.
review-points-words = { $game ->
    [darwin] Pontos nas espécies e nos bancos. Toque no gráfico para ir até lá.
   *[other] Pontos se todos os animais vivessem como estão. Toque no gráfico para ir até lá.
}
review-hands = Mãos
review-hand-of = { $name }: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
review-more = Mais
review-update = Passos mais novos
review-picture-save = Salvar como imagem
review-picture-saved = A imagem foi salva.
review-position-copy = Copiar posição
review-position-copied = A posição foi copiada.
review-record-copy = Copiar registro
review-record-copied = O registro foi copiado.
review-record-save = Salvar registro
review-to-table = Para a mesa
review-copy-by-hand = Copie este texto à mão: o navegador não deixa a página fazer isso.
review-over = Fim
turn-short = { $game ->
    [darwin] Era { $n }:
   *[other] Rodada { $n }:
}
go-on = Continuar daqui
go-on-short = Continuar
go-on-words = Uma nova mesa começa neste passo. Você assume um lugar, bots jogam os outros. O que foi comprado depois é comprado de novo.
go-on-as = Seu lugar
go-on-start = Continuar a jogar
go-on-running = O jogo ainda está em andamento. Será possível continuar daqui quando terminar.
go-on-over = Aqui o jogo já terminou. Volte a um passo anterior.
points-n = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
begins-from-position = O jogo começa de uma posição. Nada é distribuído, e quem abriu a mesa conhece todas as cartas.

review-analysis = Análise
coach-words = O Superpredador percorre a partida e julga cada decisão pelo que quem a tomou podia ver. A sorte é contada à parte.
coach-start = Analisar esta partida
coach-progress = { $done } de { $of } decisões
coach-background = Enquanto isso, você pode continuar vendo a partida ou voltar mais tarde.
coach-wait = Um momento…
coach-failed = A análise não pôde ser concluída.
coach-running-game = Uma partida pode ser analisada quando termina.
coach-chance = Chance de vencer, em por cento
coach-of = Jogador
coach-swings = Sorte e erros de { $name }, em pontos percentuais
coach-luck-bars = Sorte nos dados e nas cartas
coach-lost = Desperdiçado
coach-step = Passo
coach-account = { $name }: com chances iguais seriam { $start } %. Sorte { $luck }, decisões próprias { $skill }, os outros { $others }; no fim { $end } %.
coach-learn = Aprender com os erros
coach-ask = O que teria sido melhor para { $name } aqui?
coach-right = Certo, isso é melhor.
coach-wrong = Ainda não. Tente outra.
coach-next = Próximo
coach-stop = Parar
coach-none = Nenhum erro digno de nota.
coach-from-to = { $before } % → { $after } %
coach-better = Melhor: { $action }
coach-show = Ver a melhor jogada
coach-line = { $n } de { $of } · { $name }: { $action }
coach-before = A posição anterior
coach-guessed = As cartas ocultas são supostas.
coach-as-it-was = Como foi jogado
coach-good = Boa
coach-forced = Sem escolha
coach-only = Única jogada
coach-luck = Sorte
coach-inaccuracy = Imprecisão
coach-mistake = Erro
coach-blunder = Erro grave
