### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: as regras

## Titles of its parts

head-quick = Início rápido
head-example = Exemplo.
head-mistake = Erro comum.
head-try = Jogar a partir daqui
head-print = Imprimir
head-exact = As regras exatas
head-switch = Regra da casa:
head-rules = Todas as regras
head-lists = Listas

## Origin in one minute, and in steps

minute-origin = Você cria animais. Cada carta da mão pode ser colocada virada para baixo, como um novo animal, ou virada para cima, como uma característica que muda um animal que você já tem. A cada rodada há só uma certa quantidade de alimento na mesa. Os jogadores alimentam seus animais em turnos; carnívoros podem, em vez disso, comer outros animais. O que ainda está com fome no fim da rodada morre. Quanto mais animais você mantém vivos, mais cartas novas recebe. Quando as cartas acabam, joga-se uma última rodada, e então os animais que restam valem pontos.
quick-origin-1 = Todos recebem seis cartas. Quem tira o maior número no dado começa.
quick-origin-2 = Evolução: na sua vez, jogue uma carta, como novo animal ou como característica de um animal, ou passe até o fim da fase.
quick-origin-3 = Alimento: os dados dizem quanto alimento fica no centro para todos.
quick-origin-4 = Alimentação: na sua vez, pegue um alimento para um animal ou cace com um carnívoro, até que todos tenham passado. Um animal precisa de 1 alimento, mais os números impressos em suas características.
quick-origin-5 = Extinção: animais que não estão saciados morrem. Depois cada jogador compra uma carta, e mais uma para cada animal vivo; quem não tem animais nem cartas compra seis.
quick-origin-6 = Se a pilha de compra está vazia no começo de uma rodada, essa rodada é a última. Depois cada animal vale 2 pontos e cada característica 1, mais o número impresso nela.

## Darwin in one minute, and in steps

minute-darwin = Você monta animais com cartas: uma cabeça, um corpo, talvez patas, asas, uma cauda. Cada espécie vive em um bioma que exige algumas habilidades, recompensa outras e oferece plantas e carne primeiro às mais adaptadas. Em cada Era, os jogadores se revezam criando espécies e fazendo-as mutar ou migrar. Depois vem a avaliação: espécies que não atendem aos requisitos do bioma ou não acham comida morrem, carnívoros com fome caçam, sobreviventes ganham pontos de Darwin, e a melhor de cada bioma e as mais fortes de todas ganham mais. Um evento acontece, alguns biomas mudam e começa a próxima Era. Depois de quatro Eras contam os pontos das suas espécies vivas e do seu banco.
quick-darwin-1 = Todos compram dez cartas, pequenas ou grandes, como quiserem. Uma espécie precisa de cabeça (pequena) e corpo (grande).
quick-darwin-2 = Na sua vez, faça uma ação principal com uma espécie: criar, mutar ou migrar; ou passe até o fim da Era. Cada espécie age só uma vez por Era. No mesmo turno você pode trocar uma carta com a zona de troca.
quick-darwin-3 = Uma espécie precisa mostrar o que o bioma exige e nada do que ele proíbe. Ela precisa de tanta comida quantos corações tem.
quick-darwin-4 = A adaptação é quantos dos símbolos contados pelo bioma a espécie mostra. A classificação decide quem come primeiro: maior adaptação, depois maior força competitiva, depois mais corações.
quick-darwin-5 = Quando todos passaram, vem a avaliação da Era: espécies que não atendem aos requisitos do bioma morrem, herbívoros e onívoros com fome morrem, carnívoros com fome caçam ou morrem, sobreviventes e líderes ganham pontos, e as três espécies mais fortes ganham 3, 2 e 1.
quick-darwin-6 = Então um evento é revelado, alguns biomas mudam, as mãos voltam a dez cartas e começa a próxima Era. Depois da última Era vence quem tem mais pontos.

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = “{ $name }”
book-hand = Mão de { $seat }
book-refused = { $action }: não é permitido. { $why }
book-cards = { $n ->
    [one] { $n } carta na mão
    [many] { $n } de cartas na mão
   *[other] { $n } cartas na mão
}
mark-centre = Centro
mark-food = Já tem / precisa
mark-fat = Gordura
mark-asleep = Hiberna
mark-poisoned = Envenenado
mark-points = Pontos
mark-plants = Plantas
mark-meat = Carne
mark-reward = Pontos da mais adaptada
mark-adaptation = Adaptação
mark-competition = Força competitiva
biome-needs = Requisitos: { $needs }.
biome-forbids = Proibido: { $abilities }.
biome-counts = Contam para a adaptação: { $abilities }.

## Lists

table-traits = As dezenove características
table-cards = As cartas
table-biomes = Os biomas
table-events = Os eventos
table-switches = Regras da casa
column-trait = Característica
column-plus = Sinal +
column-effect = Efeito
column-card = Carta
column-copies = Cópias
column-switch = Opção
column-biome = Bioma
column-plants = Plantas
column-meat = Carne
column-reward = Recompensa
column-needs = Exige
column-forbids = Proíbe
column-counts = Adaptação
column-event = Evento
column-duration = Dura
event_lasts = a Era toda
event_instant = um momento

## Sections of the rules of Origin

section-EV-COMP = O que há na caixa
section-EV-TOK = Fichas de alimento
section-EV-SET = Preparação
section-EV-ROUND = A rodada
section-EV-EVO = Fase 1: Evolução
section-EV-FOOD = Fase 2: Oferta de alimento
section-EV-FEED = Fase 3: Alimentação
section-EV-EXT = Fase 4: Extinção e compra
section-EV-END = O fim
section-EV-SCORE = A pontuação
section-EV-TRAIT-GEN = Características em geral
section-EV-ATK = A caçada
section-EV-TRAIT-CARNIVOROUS = Carnívoro
section-EV-TRAIT-FAT = Tecido adiposo
section-EV-TRAIT-HIGH_BODY_WEIGHT = Grande porte
section-EV-TRAIT-PARASITE = Parasita
section-EV-TRAIT-SWIMMING = Aquático
section-EV-TRAIT-RUNNING = Veloz
section-EV-TRAIT-MIMICRY = Mimetismo
section-EV-TRAIT-TAIL_LOSS = Perda da cauda
section-EV-TRAIT-BURROWING = Escavador
section-EV-TRAIT-CAMOUFLAGE = Camuflagem
section-EV-TRAIT-SHARP_VISION = Visão aguçada
section-EV-TRAIT-SCAVENGER = Necrófago
section-EV-TRAIT-HIBERNATION = Hibernação
section-EV-TRAIT-POISONOUS = Venenoso
section-EV-TRAIT-PIRACY = Pirataria
section-EV-TRAIT-GRAZING = Pisoteio
section-EV-TRAIT-COMMUNICATION = Comunicação
section-EV-TRAIT-COOPERATION = Cooperação
section-EV-TRAIT-SYMBIOSIS = Simbiose
section-EV-PAIR = Características de par
section-EV-CHAIN = Cadeias de parceiros
section-EV-VAR = Variante: pontos por sobreviventes
section-EV-2DECK = Dois baralhos: cinco a oito jogadores
section-EV-TEAM = Equipes
section-EV-INFO = Quem pode saber o quê

## Sections of the rules of Darwin

section-DC-TERM = Termos
section-DC-CMP = O que há na caixa
section-DC-SET = Preparação
section-DC-INFO = Quem pode saber o quê
section-DC-ERA = Eras
section-DC-TURN = Turnos
section-DC-ACT-REDRAW = Recompra
section-DC-ACT-TRADE = Troca
section-DC-ACT-MAIN = Ações principais
section-DC-ANAT = Anatomia
section-DC-ACT-CREATE = Criar
section-DC-ACT-MUTATE = Mutar
section-DC-ACT-MIGRATE = Migrar
section-DC-LEAD = Líderes
section-DC-FOOD = Comida
section-DC-DEATH = Morte
section-DC-EVAL-REQ = Avaliação, etapa 1: requisitos
section-DC-EVAL-FOOD = Avaliação, etapa 2: comida
section-DC-EVAL-PRED = Avaliação: a caçada
section-DC-EVAL-SURV = Avaliação, etapa 3: sobreviventes
section-DC-EVAL-ADAPT = Avaliação, etapa 4: as mais adaptadas
section-DC-EVAL-COMP = Avaliação, etapa 5: força competitiva
section-DC-TRANS-1 = Transição, etapa 1: o evento
section-DC-TRANS-2 = Transição, etapa 2: novos biomas
section-DC-TRANS-3 = Transição, etapa 3: comida
section-DC-TRANS-4 = Transição, etapa 4: marcadores
section-DC-TRANS-5 = Transição, etapa 5: a zona de troca
section-DC-TRANS-6 = Transição, etapa 6: novas cartas
section-DC-TRANS-7 = Transição, etapa 7: o novo primeiro jogador
section-DC-EVT-DEGEN = Degeneração
section-DC-EVT-SPECIAL = Desertificação, era do gelo, formação montanhosa
section-DC-EVT-AXIS = Deslocamento do eixo de rotação
section-DC-EVT-FLOOD = Inundação
section-DC-EVT-HURRICANE = Furacão
section-DC-EVT-INTRUDERS = Intrusos
section-DC-EVT-MEATBOOM = Aumento de carnes
section-DC-EVT-PLANTBOOM = Aumento de plantas
section-DC-EVT-METEOR = Chuva de meteoros
section-DC-EVT-OPTIMAL = Condições ótimas
section-DC-EVT-LOWMUT = Baixa taxa de mutação
section-DC-EVT-DRIFT = Deriva continental
section-DC-EVT-EPIDEMIC = Epidemia
section-DC-EVT-VOLCANO = Erupção vulcânica
section-DC-END = O fim
section-DC-BEG = Jogo para principiantes
section-DC-2P = Dois jogadores
section-DC-TEAM = Dois contra dois
section-DC-KIDS = Jogo infantil
section-DC-3ERA = Três Eras
section-DC-LEM = O que decorre das regras
