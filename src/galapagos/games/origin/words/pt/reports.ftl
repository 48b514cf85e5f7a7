### O que `galapagos lab balance origin` relata.

report-origin-title = Origin, { $table }: { $games } partidas de { $bots }, semente { $seed }
report-origin-rounds = Rodadas
report-origin-round = rodada
report-origin-games = partidas
report-origin-animals = animais
report-origin-appetite = apetite ÷ alimento
report-origin-eaten = devorados
report-origin-starved = de fome
report-origin-poisoned = envenenados
report-origin-rounds_note = Animais no início da alimentação; uma partida tem { $n } decisões.
report-origin-traits = Características
report-origin-trait = característica
report-origin-laid = usos por partida
report-origin-traits_note = Mortes por fase de alimentação que um animal com a característica começou; vitórias de quem a usou em relação a uma parte igual: 1.00 quer dizer nenhum efeito.
report-origin-seats = Lugares
report-origin-seats_note = O lugar 1 começa a primeira rodada; o equilíbrio seria { $share }.
