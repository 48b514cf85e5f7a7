### The browser table in Portuguese (Brazil): first page, lobby, preferences, and what every page
### shares. Buttons name their effect. Texts of the games themselves are with the games.
### Terms: see the head of common.ftl.

app-name = galapagos
app-title = galapagos – dois jogos de tabuleiro sobre a evolução na mesma mesa
go-home = Para a página inicial
pages = Páginas
close = Fechar
label = { $what }:{ " " }
try-again = Tentar de novo
page-missing = Não foi possível carregar esta página.
nowhere = Página não encontrada.
no-table = Mesa não encontrada.
no-table-hint = Confira o link ou pergunte a quem o enviou.
server-away = O servidor não responde. Os seus jogos estão a salvo.
refused = Não é possível
refused-plain = Isso não é possível agora.

## First page

home-title = Em qual mundo você quer jogar?
your-name = Seu nome
your-turn = Sua vez
my-games = Meus jogos
all-games = Todos os meus jogos
games-running = Em andamento
games-finished = Terminados
no-games = Nenhum jogo em andamento. Um toque começa um jogo contra bots.
no-finished-games = Ainda não há jogos terminados.
public-tables = Mesas públicas
no-public-tables = Não há mesas públicas no momento.
join-code = Entrar com código ou link
join = Entrar
new-here = Primeira vez aqui?
learn = Aprender
play-now = Jogar agora
with-friends = Com amigos
bots = Bots
level = Nível
mode = Modo
players = Jogadores
# Says that this is no product of the games' publishers.
no-tie = Galapagos segue as regras de “Evolution: The Origin of Species” e “Darwin's Choice”. Não tem vínculo com as editoras desses jogos. As imagens, os textos e as cartas de Darwin são próprios.
level-hatchling = Filhote: fácil
level-forager = Coletor: médio
level-hunter = Caçador: difícil
level-apex = Superpredador: muito difícil
level-wallace = Wallace: muito difícil
level-random = Aleatório
table-open-seats = { $n ->
    [0] Todos os lugares ocupados
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
table-playing = Rodada { $n }
table-paused = Em pausa
table-read_only = Só leitura
table-won = Vitória: { $names }

## Lobby

seats = Lugares
seat-open = Livre
seat-you = você
seat-host = anfitrião
seat-bot = { $name } · { $level }
# Partners at a table of teams. $letter: A, B, C or D.
team-letter = Equipe { $letter }
team-with = com { $name }
# For those who listen, and on hovering. $names: both partners.
team-total = { $n ->
    [one] Equipe { $letter }: { $names }. Juntos { $n } ponto se todos os animais viverem.
   *[other] Equipe { $letter }: { $names }. Juntos { $n } pontos se todos os animais viverem.
}
guest-name = Convidado { $n }
sit = Sentar aqui
stand = Levantar
kick = Remover
remove-bot = Remover o bot
add-bot = Bot
add-here = Nesta tela
add-here-hint = Alguém que também joga nesta tela
options = Opções
option-public = Visível para todos na página inicial
option-spectators = Outros podem assistir
option-hints = Os jogadores podem pedir dicas ao Superpredador
house-rules = { $n ->
    [0] Regras da casa
    [one] Regras da casa ({ $n } alterada)
   *[other] Regras da casa ({ $n } alteradas)
}
card-set = Cartas
card-set-usual = Cartas padrão
clock = Relógio
clock-none = Nenhum
clock-quick = 45 segundos por decisão
clock-calm = 2 minutos por decisão
clock-bank = 15 minutos para cada um, mais 10 segundos por turno
clock-days = 2 dias por turno
invite = Convidar
qr-code = Código QR do link desta mesa, para celulares
copy-link = Compartilhar o link
copied = Copiado
invite-only-here = Este link só funciona neste computador. Quem cuida do servidor pode abri-lo a outros; veja o guia.
fair-deal = Sorteio honesto: todas as compras e dados vêm de um segredo cujo hash, { $hash }…, está fixado agora. A página de cada jogador acrescenta uma semente própria. O segredo é mostrado depois do jogo.
fair-deal-later = Sorteio honesto: todas as compras e dados vêm de um segredo. O hash é mostrado no início, e o segredo, depois do jogo.
fair-dealing = Embaralhando: esperando a semente de { $names }.
fair-doubt = O sorteio honesto não confere.
fair-look = Ver
fair-late = Sorteado sem a semente de { $names }, que não chegou a tempo.
fill-with-bots = Completar com bots
start = Começar
start-empty = { $n ->
    [one] Começar · { $n } lugar está vazio
   *[other] Começar · { $n } lugares estão vazios
}
host-starts = O anfitrião começa o jogo.
# What is wanted before the start: of the host, of a guest without a seat, of one with a seat.
lobby-share = Envie o link aos amigos ou preencha os lugares com bots.
lobby-sit = Sente-se para jogar.
lobby-full = Todos os lugares estão ocupados; você pode assistir.
lobby-seated = Você tem um lugar. { $name } começa o jogo.
chat = Chat
say = Escreva uma mensagem
send = Enviar
no-chat = Nenhuma mensagem ainda.
mute = Silenciar { $name }

## Connection

# $n: seconds until the next try.
offline = { $n ->
    [0] Conexão perdida. O seu jogo está a salvo; reconectando.
   *[other] Conexão perdida. O seu jogo está a salvo; reconectando em { $n } s.
}
offline-spoken = Conexão perdida. O seu jogo está a salvo.
online-spoken = De volta à mesa.
table-closed = Esta mesa está fechada.

## Preferences

preferences = Preferências
pref-language = Idioma
pref-theme = Tema
pref-theme-auto = Igual ao do aparelho
pref-theme-light = Claro
pref-theme-dark = Escuro
pref-speed = Movimento
pref-speed-off = Nenhum
pref-speed-losses = Só as minhas perdas
pref-speed-fast = Rápido
pref-speed-normal = Normal
pref-seal = Terminar meu turno
pref-seal-hand = manualmente
pref-seal-ring = depois de um momento
pref-seal-once = na hora
pref-confirm = Perguntar antes de
pref-confirm-never = nada
pref-confirm-harm = jogadas que me prejudicam
pref-confirm-always = toda ação
pref-spoken = Ler em voz alta
pref-spoken-all = tudo
pref-spoken-mine = o que me diz respeito
pref-spoken-prompts = só perguntas
pref-sound = Sons
pref-tips = Dicas para iniciantes
pref-holdLosses = Pausar a história quando eu perder algo
pref-partnerFood = Dar alimento ao parceiro automaticamente
pref-letterKeys = Atalhos de uma letra
pref-notify = Avisar quando for a minha vez

## Standing answers: what the table answers for a seat while others play.

standing = Respostas automáticas
standing-line = Enquanto os outros jogam, a mesa dá estas respostas por você, onde as regras permitem. Ninguém mais as vê.
standing-ask = Perguntar
standing-defence = Quando caçam um animal seu
standing-defence-1 = Primeiro
standing-defence-2 = Depois
standing-defence-3 = Por fim
standing-defence-rules = Mimetismo escolhe o seu animal que vale menos pontos. Perda da cauda descarta a si mesma.
standing-scavenger = Qual necrófago come
standing-scavenger-hungriest = O mais faminto
standing-partner_food = Alimento para o parceiro
standing-partner_food-hungriest = Sempre, o mais faminto antes
standing-refill = Completar a mão
standing-refill-even = As duas pilhas por igual
standing-requests = Quando o parceiro pede uma carta
standing-requests-decline = Recusar
standing-trade = Troca depois de passar
standing-trade-wait = Sempre esperar
standing-noted = Respondido pelas suas respostas automáticas

## Every table

what-to-do = O que fazer
watching = Você está assistindo a este jogo.
watching-play = Jogar também
# Somebody is not connected. $n: seconds.
away = ausente
away-soon = { $name } está ausente. Um bot assume em { $n } s.
away-waits = { $name } está ausente. O jogo espera.
away-bot = { $name } está ausente, e um bot joga. { $name } pode voltar a qualquer momento.
away-resigned = { $name } desistiu: um bot joga até o fim.
away-kicked = { $name } foi substituído: um bot joga até o fim.
away-you = Um bot está jogando por você.
away-you-resigned = Você desistiu: um bot joga no seu lugar até o fim.
away-you-kicked = O anfitrião entregou o seu lugar a um bot.
away-back = Voltei
# A line of the log: a bot did this in the place of a person.
stood-in-noted = jogado por um bot
stood-in-title = Enquanto você esteve ausente, um bot jogou por você

## The menu of a table

menu-table = Esta mesa
menu-rules = Regras
menu-learn = Lição
menu-cards = Cartas
menu-legend = Símbolos
menu-keys = Teclas
menu-pause = Pedir uma pausa
menu-resume = Continuar o jogo
menu-paused = O jogo está em pausa.
menu-home = Para a página inicial; seu lugar fica guardado
menu-leave = Sair por enquanto: um bot joga até você voltar
menu-leave-sure = A partir de agora um bot joga por você. Você pode voltar a qualquer momento.
menu-resign = Desistir: um bot continua por você
menu-resign-sure = Um bot joga no seu lugar até o fim, e você não o recebe de volta. Você pode continuar assistindo; o resultado diz que você desistiu.
menu-kick = Entregar o lugar de { $name } a um bot
menu-kick-sure = Um bot joga no lugar de { $name }, que não recebe o lugar de volta.

## What the symbols mean

legend-title = Símbolos e cartas
legend-cards = Cartas na mão
legend-points = Pontos se tudo o que vive sobreviver
legend-passed = Passou
legend-dead = Aqui morreu um animal
legend-hungry = Com fome: morre no fim da rodada
legend-fed = Saciado
legend-hunter = Está caçando
legend-prey = Está sendo caçado
unread = { $n ->
    [one] { $n } mensagem nova
   *[other] { $n } mensagens novas
}
you = Você
passed = passou
food = Alimento
log = Histórico
log-and-chat = Histórico e chat
empty-log = A história começa com a primeira jogada.
why = Por quê?
# For those who listen: what the button explains.
why-of = Por quê: { $text }
why-title = Por que isto aconteceu?
why-what_if = O que teria mudado isso
why-unknown = Não há mais nada a explicar aqui.
undo-what = Desfazer: { $what }
# $n: how many actions; $whose: "Ana 1, Bo 2".
ask-undo-button = { $n ->
    [0] Perguntar aos outros
    [one] Pedir aos outros para desfazer { $n } ação ({ $whose })
   *[other] Pedir aos outros para desfazer { $n } ações ({ $whose })
}
ask-undo = Desfazer isso?
ask-sent = Você perguntou aos outros e espera a resposta deles.
ask-resume = Continuar o jogo?
ask-pause = Pausar o jogo? Os relógios param.
ask-yes = Concordar
ask-no = Recusar
hand-over = Passe a tela para { $name }
i-am = Sou { $name }
clock-days-left = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
clock-hours-left = { $n } h
all-actions = Todas as ações
search = Procurar
nothing-found = Nada encontrado.
confirm-yes = Fazer mesmo assim
confirm-no = Cancelar
tip = Dica
no-tips = Desligar as dicas
hint = Pedir uma dica ao Superpredador
hint-title = O Superpredador faria isto
do-it = Fazer isto

## The end

# $n: how many have won.
result-won = { $n ->
    [one] Vitória de { $names }
   *[other] Vitória conjunta de { $names }
}
rematch = Revanche
download-record = Baixar o registro

## Keeping one's seats. $n: at how many tables that are not over; $name: who.

keep-title = Guardar meus lugares
keep-why = Você não tem conta: só este navegador sabe quem você é. Leve seus lugares para outro, ou guarde um código para o dia em que os cookies forem apagados.
keep-other = Em outro navegador ou celular
keep-make-link = Criar um link
keep-qr = Código QR do link para os seus lugares, para celulares
keep-copy = Copiar o link
# $n: minutes.
keep-link-note = Serve uma vez, dentro de { $n } minutos. Quem o abrir passa a ser você: não o dê a mais ninguém.
keep-code = Código de recuperação
keep-make-code = Mostrar um código novo
keep-code-note = Anote: você só o verá uma vez, e um código anterior já não vale. Quem o tiver pode jogar como você.
keep-have = Tenho um código
keep-enter = Código de recuperação
keep-use = Usar
keep-found = Este código é de { $name }, em { $n ->
        [one] { $n } mesa em andamento
       *[other] { $n } mesas em andamento
    }.
keep-mine = Neste navegador você está em { $n ->
        [one] mais { $n } mesa
       *[other] mais { $n } mesas
    }. O que fazer com { $n ->
        [one] esse lugar
       *[other] esses lugares
    }?
keep-bring = Levar esses lugares junto
keep-leave = Deixá-los, e mostrar um código para eles
keep-be = Jogar aqui como { $name }
keep-back = Agora não
keep-done = Aqui você agora é { $name }, em { $n ->
        [one] { $n } mesa em andamento
       *[other] { $n } mesas em andamento
    }.
keep-left = Com este código você pode voltar aos lugares que deixou. Você só o verá uma vez:
keep-go-on = Continuar
