### Guia de Darwin. O arquivo em inglês diz o que significam as chaves.

## In one minute, and in steps

minute-darwin = Você monta animais com cartas: uma cabeça, um corpo, talvez patas, asas, uma cauda. Cada espécie vive em um bioma que exige algumas habilidades, recompensa outras e oferece plantas e carne primeiro às mais adaptadas. Em cada Era, os jogadores se revezam criando espécies e fazendo-as mutar ou migrar. Depois vem a avaliação: espécies que não atendem aos requisitos do bioma ou não acham comida morrem, carnívoros com fome caçam, sobreviventes ganham pontos de Darwin, e a melhor de cada bioma e as mais fortes de todas ganham mais. Um evento acontece, alguns biomas mudam e começa a próxima Era. Depois de quatro Eras contam os pontos das suas espécies vivas e do seu banco.
quick-darwin-1 = Todos compram dez cartas, pequenas ou grandes, como quiserem. Uma espécie precisa de cabeça (pequena) e corpo (grande).
quick-darwin-2 = Na sua vez, faça uma ação principal com uma espécie: criar, mutar ou migrar; ou passe até o fim da Era. Cada espécie age só uma vez por Era. No mesmo turno você pode trocar uma carta com a zona de troca.
quick-darwin-3 = Uma espécie precisa mostrar o que o bioma exige e nada do que ele proíbe. Ela precisa de tanta comida quantos corações tem.
quick-darwin-4 = A adaptação é quantos dos símbolos contados pelo bioma a espécie mostra. A classificação decide quem come primeiro: maior adaptação, depois maior força competitiva, depois mais corações.
quick-darwin-5 = Quando todos passaram, vem a avaliação da Era: espécies que não atendem aos requisitos do bioma morrem, herbívoros e onívoros com fome morrem, carnívoros com fome caçam ou morrem, sobreviventes e líderes ganham pontos, e as três espécies mais fortes ganham 3, 2 e 1.
quick-darwin-6 = Então um evento é revelado, alguns biomas mudam, as mãos voltam a dez cartas e começa a próxima Era. Depois da última Era vence quem tem mais pontos.

## Sections of the rules

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

## Chapters

guide-era = Uma Era em seis figuras
guide-era-1 = Em cada Era os jogadores se revezam até que todos tenham passado: no seu turno você cria uma espécie ou faz uma das suas mutar ou migrar. Cada espécie age só uma vez por Era. Depois vêm a avaliação, um evento e novos biomas. Aqui Ana, Bo e Chen jogam uma Era.

example-era = Uma Era com Ana, Bo e Chen
example-era-0 = Criar. Ana junta uma cabeça e um corpo e coloca { $S3 } na savana. Precisa de { $S3_hearts } plantas. As { $africa_plants } plantas dão exatamente para todos.
example-era-1 = Mutar. Bo dá novas patas a { $S2 }. Agora precisa de { $S2_hearts } plantas e come primeiro, porque tem a maior adaptação: { $S2_adaptation }. Para { $S3 } sobram só { $S3_food }: fica com fome.
example-era-2 = Migrar. Chen criou um carnívoro, que come carne. Ana leva { $S1 } para a estepe. Assim sobram plantas na savana: { $S3 } volta a estar alimentada.
example-era-3 = Bo e Chen passam. Agora vem a prova: a espécie que não atende aos requisitos do seu bioma morre, e a que tem fome também. As quatro estão alimentadas e vivem.
example-era-4 = Ana passa: avaliação. Cada sobrevivente ganha 1 ponto; a mais adaptada de cada bioma ganha a recompensa dele; as três mais fortes de todas ganham 3, 2 e 1. Os pontos ficam sobre as espécies.
example-era-5 = Um evento: Degeneração. { $S2 }, de Bo, perde a cauda. Depois três biomas mudam. A savana agora é { $africa }, e ninguém ali atende mais aos requisitos. Na próxima Era precisam mutar ou migrar, ou morrem.

guide-create = Criar uma espécie
guide-create-1 = Uma espécie precisa de uma cabeça e um corpo. A cabeça diz o que ela come: plantas, carne ou os dois. O corpo mostra quantas patas, asas e caudas você pode encaixar.
guide-create-2 = Some os símbolos de todas as cartas. Os corações são a comida de que ela precisa. Depois coloque-a em um bioma: ela precisa ter o que ele exige, nada do que ele proíbe, e achar lá toda a sua comida.

example-create = A primeira espécie de Ana
example-create-0 = Ana tem uma cabeça, um corpo e um par de patas.
example-create-1 = A espécie dela poderia viver no oceano?
example-create-2 = Na savana ela é bem-vinda: lá se exige corrida, e a corrida conta para a adaptação. Cabeça 1, corpo 2 e patas 2 dão adaptação { $S1_adaptation }. Ela tem { $S1_hearts } corações e recebe { $S1_food } plantas.

guide-rank = Adaptação e classificação
guide-rank-1 = A adaptação é quantos símbolos da sua espécie o bioma conta. A mesma espécie pode estar bem adaptada em um bioma e mal em outro.
guide-rank-2 = Em cada bioma as espécies são classificadas: maior adaptação primeiro; no empate, maior força competitiva; depois, mais corações. A classificação decide quem come primeiro e quem ganha a recompensa do bioma.

example-rank = Três espécies na savana
example-rank-0 = { $S1 } e { $S3 } têm adaptação { $S1_adaptation }. A força competitiva decide: { $S1_competition } contra { $S3_competition }, portanto { $S1 } é primeira. { $S2 } tem força competitiva { $S2_competition }, mas adaptação só { $S2_adaptation }: última.

guide-food = Quem come
guide-food-1 = Cada bioma oferece plantas e carne. Herbívoros comem plantas, carnívoros, carne, onívoros, os dois, primeiro plantas. Come-se na ordem da classificação. A primeira que não recebe o bastante fica com o resto; as que vêm depois não recebem nada.
guide-food-2 = A comida é repartida de novo depois de cada ação. Por isso uma recém-chegada mais adaptada pode deixar outras com fome. Só a recém-chegada precisa estar alimentada na hora; as que têm fome morrem depois, na avaliação, se ninguém as salvar.

example-plants = Oito plantas na savana
example-plants-0 = { $S1 } pega { $S1_food } plantas, { $S2 }, { $S2_food }: 7 de { $africa_plants }. { $S3 } é carnívora e pega { $S3_food } de carne.
example-plants-1 = Ana cria { $S4 }, com adaptação { $S4_adaptation }. Ela come primeiro: { $S4_food }. Depois { $S1 }: { $S1_food }. Para { $S2 } sobra só { $S2_food } de { $S2_hearts }: fica com fome. A carne não muda.

guide-mutate = Mutar uma espécie
guide-mutate-1 = Acrescente, retire ou substitua uma carta de uma espécie que ainda não agiu nesta Era. Cabeça e corpo só podem ser substituídos. Uma mutação é grátis. A segunda no mesmo turno custa 3 pontos dessa espécie.
guide-mutate-2 = Depois a espécie precisa atender aos requisitos do bioma e estar alimentada.

example-mutate = Uma mutação, e duas de uma vez
example-mutate-0 = As duas têm adaptação { $S1_adaptation }. { $S2 }, de Bo, é primeira: força competitiva { $S2_competition } contra { $S1_competition }.
example-mutate-1 = Ana acrescenta patas de guepardo: corrida + 4. { $S1 } tem agora adaptação { $S1_adaptation }, precisa de { $S1_hearts } plantas em vez de 2, e lidera. Mantém seus { $S1_points } pontos.
example-mutate-2 = Bo acrescenta patas e cauda: uma mutação dupla. A adaptação também é { $S2_adaptation }, mas a força competitiva é { $S2_competition }: lidera de novo. Os 3 pontos saem da espécie: 5 viram { $S2_points }.

guide-migrate = Migrar uma espécie
guide-migrate-1 = Leve uma espécie que ainda não agiu nesta Era para outro bioma. Ela precisa atender aos requisitos dele e achar toda a sua comida. Seus pontos vão junto. Quando os biomas mudam, migrar é muitas vezes a única salvação.

example-migrate = Fugindo do frio
example-migrate-0 = A savana virou { $africa }, que exige frio. { $S1 }, de Ana, não atende aos requisitos e não recebe comida.
example-migrate-1 = Ana leva a espécie para { $america }: lá basta correr. Ela recebe { $S1_food } plantas e mantém seus { $S1_points } pontos.
example-migrate-2 = Bo e Chen passam. Ana pode agora acrescentar também as patas de guepardo? Cada espécie age uma vez por Era.

guide-evaluation = Avaliação: quem vive
guide-evaluation-1 = Quando todos passaram: primeiro morrem as espécies que não atendem aos requisitos do bioma. Depois morrem herbívoros e onívoros com fome. Por fim, os carnívoros com fome caçam, na ordem da classificação.
guide-evaluation-2 = Um carnívoro come o herbívoro ou onívoro menos adaptado do seu bioma que consegue pegar: sua adaptação e sua força competitiva precisam ser pelo menos iguais às da presa. Presas que cavam ou são venenosas estão a salvo. Cada presa rende tanta carne quantos corações tem. O carnívoro que não consegue o bastante morre.
guide-evaluation-3 = Uma espécie que morre deixa 1 ponto no banco do dono, se tinha algum.

example-hunters = Um carnívoro com fome
example-hunters-0 = Há { $africa_meat } de carne. { $S3 } é primeira e pega { $S3_food }. Sobram só { $S4_food } para { $S4 }, que precisa de { $S4_hearts }. Ela tem de caçar.
example-hunters-1 = Ela come { $S1 }: 2 corações, e basta. Não podia pegar { $S2 }, que cava. Ana perde { $S1 } e guarda 1 ponto no banco.

guide-points = Os pontos
guide-points-1 = Na avaliação cada espécie viva ganha 1 ponto. Em cada bioma, a mais adaptada ganha a recompensa dele, 2 ou 3. Depois, as três espécies de maior força competitiva de toda a mesa ganham 3, 2 e 1. Os pontos ficam sobre as espécies. Depois da última Era, somam-se esses pontos e o banco.

example-points = Contando os pontos
example-points-0 = A última Era. As quatro estão alimentadas. No oceano, { $S3 } e { $S4 } têm adaptação { $S3_adaptation }; a força competitiva decide por { $S4 }.
example-points-1 = Sobreviventes: 1 cada. Mais adaptadas: 2 para { $S1 } e 2 para { $S4 }. Mais fortes: { $S4 } e { $S2 } têm força competitiva { $S2_competition }; { $S4 }, mais adaptada, ganha 3, { $S2 } 2, { $S1 } 1. Portanto: { $S1 } 3 + 1 + 2 + 1 = { $S1_points }, { $S2 } 2 + 1 + 2 = { $S2_points }, { $S3 } 1 + 1 = { $S3_points }, { $S4 } 1 + 1 + 2 + 3 = { $S4_points }. Ana tem { $P1_points } pontos, Bo { $P2_points } com o banco, Chen { $P3_points }.

guide-change = Evento e novos biomas
guide-change-1 = Depois da avaliação um evento é revelado. Alguns acontecem na hora, outros duram toda a Era seguinte. Depois alguns biomas são substituídos: suas espécies ficam onde estão e vivem no novo bioma. Compre até dez cartas; começa a próxima Era.

example-change = Uma inundação
example-change-0 = A primeira Era acabou: todos estão alimentados e ganham pontos.
example-change-1 = Inundação: morrem as espécies que não nadam, não escalam e não voam. { $S1 }, de Ana, só corre; ela guarda { $P1_bank } ponto. { $S2 }, de Bo, escala. Depois a savana vira { $africa }.

guide-biomes = Os biomas um a um
guide-biomes-1 = Os símbolos ao lado do sinal de adaptação na carta de bioma contam para a adaptação. Cada exemplo mostra uma espécie que pode viver ali e uma que não pode.

guide-events = Os dezesseis eventos

mistake-degeneration = Você escolhe a carta, mas nunca a cabeça nem o corpo. Veja antes se, sem ela, a espécie ainda atende aos requisitos do bioma.
mistake-desertification = Suas espécies não são levadas embora: agora vivem no deserto. Migre na próxima Era.
mistake-flood = Correr e cavar não ajudam. Um só símbolo de nadar, escalar ou voar basta.
mistake-hurricane = Adaptação 4 ou mais está a salvo, mesmo em último lugar.
mistake-ice_age = Os dois biomas de gelo proíbem calor. Uma espécie com esse símbolo não pode ficar.
mistake-intruders = Os pontos não se perdem: reparta-os entre suas outras espécies, ou ponha todos no banco se não restar nenhuma.
mistake-mountain_formation = Substitui uma das mudanças previstas; não é uma a mais.
mistake-axis_shift = Ninguém morre na hora. Todas as espécies vivem em novos biomas e têm a próxima Era para migrar.
mistake-continental_drift = Ainda se pode migrar entre biomas do mesmo lado.
mistake-epidemic = Os carnívoros não morrem disso. Mas um carnívoro sem carne suficiente não pode caçar.
mistake-low_mutation = A mutação única também custa 1 ponto. Uma espécie sem pontos muta de graça.
mistake-meat_boom = Os biomas difíceis, com recompensa 3, mantêm a comida impressa.
mistake-meteor = Também pode trazer mais do que está impresso: o número é exato.
mistake-optimal = Não é um bônus: não acontece nada.
mistake-plant_boom = A carne cai para 2: cuide dos seus carnívoros.
mistake-volcano = Lá não se cria nem se muta, só se sai. Na Era seguinte é uma floresta tropical.
