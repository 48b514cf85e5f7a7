### A mesa no navegador: o fim do jogo. Pódio, pontos, prêmios, uma criatura para guardar, o sorteio
### honesto.

show-result = Mostrar o resultado
show-table = Ver a mesa
result-you = A vitória é sua
result-your-team = A vitória é sua, com { $names }
result-team = Vitória da equipe { $names }
result-yours = Você: { $place }º lugar · { $points }
result-your-side = Sua equipe: { $place }º lugar · { $points }
result-place = { $n }º lugar
result-tie-break = Pontos iguais: decide a maior pilha de descarte.
# Beside a name: a bot has played that seat to the end.
result-resigned = desistiu; um bot continuou
result-by-bot = um bot continuou
result-total = Total
result-home = Página inicial
rematch-join = Entrar na revanche
share-creature = Compartilhar uma criatura
podium = Pódio
creatures = Criaturas
summary-comes = O jogo está sendo revisto…
summary-missing = Não foi possível carregar o balanço do jogo.

## Gráficos

chart-table = Em tabela
chart-start = Início
chart-spoken = { $title }: { $points }
chart-seat = { $name } { $n }
points-by-source = Origem dos pontos
points-over-time = { $game ->
    [darwin] Pontos por Era
   *[other] Pontos por rodada
}
turn-heading = { $game ->
    [darwin] Era
   *[other] Rodada
}
points-earned = Pontos ganhos pelo caminho

## Prêmios

awards = Prêmios
no-awards = Desta vez nada se destacou.
award-longest_lived = Vida mais longa
award-longest_lived-n = { $game ->
    [darwin] { $n ->
        [one] { $n } Era de vida
       *[other] { $n } Eras de vida
    }
   *[other] { $n ->
        [one] { $n } rodada de vida
       *[other] { $n } rodadas de vida
    }
}
award-most_eaten = Maior apetite
award-most_eaten-n = { $game ->
    [darwin] { $n } de comida
   *[other] { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    }
}
award-boldest_hunter = Maior ousadia na caça
award-boldest_hunter-n = { $game ->
    [darwin] { $n ->
        [one] { $n } presa
       *[other] { $n } presas
    }
   *[other] { $n ->
        [one] { $n } caçada
       *[other] { $n } caçadas
    }
}
award-deadliest = Terror da mesa
award-deadliest-n = { $n ->
    [one] { $n } presa
   *[other] { $n } presas
}
award-escape_artist = Mestre da fuga
award-escape_artist-n = { $n ->
    [one] { $n } ataque evitado
   *[other] { $n } ataques evitados
}
award-most_evolved = Maior evolução
award-most_evolved-n = { $n ->
    [one] { $n } característica
   *[other] { $n } características
}
award-scavenger = Sempre junto à carcaça
award-scavenger-n = { $n ->
    [one] { $n } carcaça
   *[other] { $n } carcaças
}
award-pirate = Pirata incansável
award-pirate-n = { $n ->
    [one] { $n } roubo
   *[other] { $n } roubos
}
award-trampler = Pata mais pesada
award-trampler-n = { $n ->
    [one] { $n } alimento pisoteado
   *[other] { $n } alimentos pisoteados
}
award-larder = Melhor despensa
award-larder-n = { $n } de gordura
award-sleeper = Sono mais profundo
award-sleeper-n = { $n ->
    [one] { $n } rodada de hibernação
   *[other] { $n } rodadas de hibernação
}
award-most_points = Mais pontos
award-most_points-n = { $n ->
    [one] { $n } ponto ganho
   *[other] { $n } pontos ganhos
}
award-best_adapted = Melhor adaptação
award-best_adapted-n = { $n ->
    [one] { $n } vez à frente do seu bioma
   *[other] { $n } vezes à frente do seu bioma
}
award-strongest = Maior força
award-strongest-n = { $n ->
    [one] { $n } vez entre as mais fortes
   *[other] { $n } vezes entre as mais fortes
}
award-wanderer = Alma viajante
award-wanderer-n = { $n ->
    [one] { $n } migração
   *[other] { $n } migrações
}
award-shape_shifter = Mil formas
award-shape_shifter-n = { $n ->
    [one] { $n } mutação
   *[other] { $n } mutações
}
award-most_parts = Mais peças
award-most_parts-n = { $n } cartas
award-most_gifted = Mais talentos
award-most_gifted-n = { $n ->
    [one] { $n } habilidade
   *[other] { $n } habilidades
}
award-biggest = Maior porte
award-biggest-n = { $n ->
    [one] { $n } coração
   *[other] { $n } corações
}

## Uma criatura

result-owned = { $what } ({ $owner })
result-look = Ver { $name }
creature-life = { $game ->
    [darwin] desde a Era { $born } · { $points }
   *[other] desde a rodada { $born }
}
creature-life-died = { $game ->
    [darwin] da Era { $born } à { $died } · { $points }
   *[other] da rodada { $born } à { $died }
}
save-picture = Salvar como imagem (PNG)
save-drawing = Salvar como desenho (SVG)
save-failed = Não foi possível criar a imagem.

## Sorteio honesto

fair-deal-title = Sorteio honesto
fair-deal-how = Todas as compras e todos os dados vêm de um segredo do servidor e de uma semente da página de cada jogador. O hash do segredo foi mostrado na sala de espera; por isso ninguém pode trocá-lo depois. As páginas fixaram os hashes das suas sementes antes de qualquer uma ser aberta; por isso ninguém pôde escolher a sua conforme as outras.
fair-deal-how-plain = Todas as compras e todos os dados vieram de um segredo escolhido antes do jogo. O hash dele foi mostrado na sala de espera; por isso ninguém pôde trocar o segredo depois.
fair-commitment = Hash do segredo, como este navegador o viu primeiro
fair-secret = Segredo
fair-commitment-now = Hash que o servidor mostra agora
fair-seeds = Sementes das páginas dos jogadores
fair-seed-in = { $name }: misturada
fair-seed-bound = { $name }: fixada, abre-se no início
fair-seed-late = { $name }: não foi aberta a tempo; sorteado sem ela
fair-seed-none = { $name }: sem semente
fair-seeds-kept = Conferido aqui: a semente desta página foi misturada, e as outras estavam fixadas antes de ela ser aberta.
fair-doubt-changed = O servidor mostra outro hash do segredo, diferente do que este navegador viu primeiro. O segredo foi trocado; não confie neste sorteio.
fair-doubt-secret = O segredo não corresponde ao hash que este navegador viu primeiro. Não confie neste sorteio.
fair-doubt-own = Esta página abriu a sua semente a tempo, mas as cartas foram distribuídas sem ela. Não confie neste sorteio.
fair-doubt-others = As sementes misturadas não são as que estavam fixadas antes de esta página abrir a sua. Não confie neste sorteio.
fair-kept = Conferido aqui: este é o hash deste segredo.
fair-broken = Este não é o hash deste segredo. O sorteio não é confiável.
fair-verify = Para conferir cada compra e cada dado, baixe o registro e deixe o programa recalcular:
fair-command = Comando
copy-what = Copiar: { $what }

## Meus jogos

mine-place = { $place }º lugar · { $points }
