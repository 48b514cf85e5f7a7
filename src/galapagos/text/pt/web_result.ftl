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
points-over-time = Pontos por rodada
turn-heading = Rodada

## Prêmios

awards = Prêmios
no-awards = Desta vez nada se destacou.

## Uma criatura

result-owned = { $what } ({ $owner })
result-look = Ver { $name }
creature-life = desde a rodada { $born }
creature-life-died = da rodada { $born } à { $died }
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
fair-doubt-changed = O servidor mostra agora um hash diferente do que este navegador viu primeiro. O segredo foi trocado; não confie neste sorteio.
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
