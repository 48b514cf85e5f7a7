### A análise de uma partida: vereditos sobre as decisões, com sorte e habilidade à parte.

judged-forced = sem escolha
judged-good = boa
judged-only = única jogada
judged-luck = sorte
judged-inaccuracy = imprecisão
judged-mistake = erro
judged-blunder = erro grave

analysis-title = Cada decisão, julgada pelo que quem a tomou podia saber ({ $depth } iterações, semente { $seed })
analysis-better = Melhor: { $action }
analysis-then = depois talvez { $actions }
analysis-dice = Sorte: { $luck }
analysis-nothing = Nenhum erro digno de nota.
analysis-accounts = Chance de vencer, da chance igual até o fim
account-seat = Jogador
account-start = Chance igual
account-luck = Sorte
account-skill = Decisões próprias
account-others = Os outros
account-end = Fim
account-errors = Imprecisões / erros / erros graves
