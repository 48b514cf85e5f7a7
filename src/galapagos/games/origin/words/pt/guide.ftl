### Guia de Origin. O arquivo em inglês diz o que significam as chaves.

## In one minute, and in steps

minute-origin = Você cria animais. Cada carta da mão pode ser colocada virada para baixo, como um novo animal, ou virada para cima, como uma característica que muda um animal que você já tem. A cada rodada há só uma certa quantidade de alimento na mesa. Os jogadores alimentam seus animais em turnos; carnívoros podem, em vez disso, comer outros animais. O que ainda está com fome no fim da rodada morre. Quanto mais animais você mantém vivos, mais cartas novas recebe. Quando as cartas acabam, joga-se uma última rodada; então os animais que sobrevivem e as suas características valem pontos.
quick-origin-1 = Todos recebem seis cartas. Quem tira o maior número no dado começa.
quick-origin-2 = Evolução: na sua vez, jogue uma carta, como novo animal ou como característica de um animal, ou passe até o fim da fase.
quick-origin-3 = Oferta de alimento: lance os dados para ver quanto alimento há para todos.
quick-origin-4 = Alimentação: na sua vez, pegue um alimento para um animal ou cace com um carnívoro, até que todos tenham passado. Um animal precisa de 1 alimento, mais os números impressos em suas características.
quick-origin-5 = Extinção: animais que não estão saciados morrem. Depois cada jogador compra uma carta, e mais uma para cada animal vivo; quem não tem animais nem cartas compra seis.
quick-origin-6 = Se a pilha de compra está vazia no começo de uma rodada, essa rodada é a última. Depois cada animal vale 2 pontos e cada característica 1, mais o número impresso nela.

## Sections of the rules

section-EV-COMP = O que há na caixa
section-EV-TOK = Fichas de alimento
section-EV-SET = Preparação
section-EV-ROUND = A rodada
section-EV-EVO = Fase 1: Evolução
section-EV-FOOD = Fase 2: Oferta de alimento
section-EV-FEED = Fase 3: Alimentação
section-EV-EXT = Fase 4: Extinção e compra de cartas
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

## Chapters

guide-round = Uma rodada em seis figuras
guide-round-1 = Cada rodada tem quatro fases: Evolução (jogar cartas), Oferta de alimento (lançar os dados), Alimentação (repartir ou caçar), Extinção (quem tem fome morre; compram-se cartas). Aqui Ana e Bo jogam uma rodada inteira.

example-round = Uma rodada com Ana e Bo
example-round-0 = Evolução. Ana coloca uma carta virada para baixo: um novo animal, { $P1a }. Bo faz o mesmo. Cada animal precisa de { $P1a_need } alimento por rodada.
example-round-1 = Ainda Evolução: uma carta por turno. Ana coloca uma carta virada para cima sob { $P1a }: Carnívoro. Agora o animal precisa de { $P1a_need } alimentos, mas pode caçar. Bo acrescenta um segundo animal.
example-round-2 = Os dois passam. Oferta de alimento: com dois jogadores, um dado + 2. O dado mostra 1: { $centre } alimentos vão para o centro. Os três animais precisam de 4.
example-round-3 = Alimentação: um alimento por turno. Ana alimenta { $P1a }, Bo alimenta { $P2b }. Sobra { $centre } no centro.
example-round-4 = Em vez de pegar alimento, Ana caça. { $P1a } come { $P2a }, o animal de Bo, e recebe 2 alimentos. Tinha 1 e precisava de 2: um basta, o outro se perde.
example-round-5 = Os dois passam. Extinção: ninguém tem fome, então ninguém mais morre. Cartas novas: uma, mais uma por sobrevivente. Cada um compra 2 e fica com { $P1_hand }.

guide-evolution = Evolução: jogar cartas
guide-evolution-1 = No seu turno, jogue uma carta ou passe. Você decide como usá-la: virada para baixo é um novo animal; virada para cima é uma característica de um animal da mesa. Muitas cartas mostram duas características; usa-se uma delas.
guide-evolution-2 = As características vão nos seus próprios animais. Só o Parasita vai no animal de outro jogador. Nenhum animal tem a mesma característica duas vezes, exceto Tecido adiposo.
guide-evolution-3 = Passar vale para toda a fase. As cartas que você guarda ficam na mão para as próximas rodadas.

example-evolution = Três cartas, três usos
example-evolution-0 = Ana e Bo têm um animal cada. Ana tem { $P1_hand } cartas na mão.
example-evolution-1 = Ana joga Tecido adiposo em { $P1a }, que pode então guardar um alimento. Bo joga Veloz em { $P2a }.
example-evolution-2 = Ana joga Parasita em { $P2a }, o animal de Bo, que agora precisa de { $P2a_need } alimentos em vez de 1. Bo não tem mais cartas e passa.
example-evolution-3 = Ana joga a última carta como novo animal. Ela tem { $P1_animals } animais para alimentar e { $P1_hand } cartas.

guide-food = Oferta de alimento: quanto há
guide-food-1 = O jogador inicial lança os dados. Com dois jogadores é um dado + 2, com três, dois dados, com quatro, dois dados + 2. Esse alimento vai para o centro, para todos. Compare-o com a fome na mesa antes do seu primeiro turno.

example-food = Para quem vai faltar?
example-food-0 = Três jogadores, seis animais. { $P1a } e { $P2a } precisam de 2 cada, os outros quatro de 1: ao todo 8 alimentos.
example-food-1 = Os dados mostram 2 e 4: { $centre } alimentos, faltam 2. Alguém vai ficar com fome, a não ser que alguém cace.

guide-feeding = Alimentação: um de cada vez
guide-feeding-1 = No seu turno, faça uma de três coisas: pegue um alimento do centro para um animal, cace com um carnívoro ou queime a gordura de um animal. Depois joga o próximo, até que todos tenham passado.
guide-feeding-2 = Um animal precisa de 1 alimento, mais o número impresso em cada característica. Quando tem tudo, está saciado e não pega mais, a não ser que tenha um Tecido adiposo vazio.
guide-feeding-3 = Além disso, você pode usar habilidades gratuitas: hibernar, pisotear, roubar, alimentar um parceiro. Passar vale para toda a fase, mesmo que ainda haja alimento.

example-feeding = Três alimentos, três animais
example-feeding-0 = Há { $centre } alimentos no centro. Ana tem um carnívoro, { $P1a }, que precisa de { $P1a_need }, e um animal simples, { $P1b }. Bo tem um animal simples.
example-feeding-1 = Ana alimenta { $P1a }: { $P1a_food } de { $P1a_need }. Bo alimenta { $P2a }: { $P2a_food } de { $P2a_need }. Sobra { $centre }.
example-feeding-2 = Um alimento não salva os dois animais de Ana. Ela alimenta { $P1b }, que assim tem tudo de que precisa. O centro está vazio.
example-feeding-3 = Os dois passam. { $P1a } tem { $P1a_food } de { $P1a_need } alimentos e morre. { $P1b } e { $P2a } vivem.
example-fat = Uma refeição para depois
example-fat-0 = { $P1a } tem Tecido adiposo. Ana pega um alimento: o animal está saciado.
example-fat-1 = No turno seguinte ela pega outro: ele vai para o Tecido adiposo e vira gordura no fim da fase. Em outra rodada ela pode queimar essa gordura ({ $P1a_fat }) em vez de pegar alimento.

guide-hunting = A caça
guide-hunting-1 = Um carnívoro com fome pode caçar qualquer outro animal, até um seu, uma vez por rodada. Se comer a presa, recebe 2 alimentos.
guide-hunting-2 = Primeiro veja se essa presa pode ser caçada: aquáticos só por aquáticos, os de Grande porte só por outros de Grande porte, Camuflagem só com Visão aguçada; um escavador saciado e um animal protegido por Simbiose estão a salvo.
guide-hunting-3 = Depois a presa precisa usar suas defesas, na ordem que o dono quiser: Veloz, Mimetismo, Perda da cauda. Se nenhuma ajudar, ela é comida.

example-hunt = Uma caçada e duas defesas
example-hunt-0 = O centro está vazio. O carnívoro { $P1a } de Ana precisa de { $P1a_need } alimentos. Bo tem { $P2a }, com Veloz e Perda da cauda, e { $P2b }, que é aquático.
example-hunt-1 = Ana gostaria de comer { $P2b }.
example-hunt-2 = Então ela caça { $P2a }. Primeira defesa, Veloz: o dado mostra 2, e só 4, 5 ou 6 escapa.
example-hunt-3 = Próxima defesa, Perda da cauda: { $P2a } perde uma carta, Veloz, e vive. O caçador recebe 1 alimento em vez de 2 e tem { $P1a_food } de { $P1a_need }. Sua caçada desta rodada foi gasta.

guide-partners = Parceiros
guide-partners-1 = Três características unem dois dos seus animais. Cooperação: quando um recebe alimento, o outro pode receber 1 alimento extra. Comunicação: quando um pega do centro, o outro também pode. Simbiose: um protege o outro, que só come depois dele.
guide-partners-2 = Cada carta de par funciona uma vez por turno. Uma refeição pode iniciar uma cadeia.

example-partners = Um turno, três refeições
example-partners-0 = Cooperação une { $P1a } e { $P1b }, Comunicação une { $P1b } e { $P1c }. Há { $centre } alimentos no centro.
example-partners-1 = Ana pega 1 alimento para { $P1b }. Sobra { $centre } no centro.
example-partners-2 = Cooperação: { $P1a } recebe 1 alimento extra. Ele não vem do centro, que continua com { $centre }.
example-partners-3 = Comunicação: { $P1b } pegou do centro, então { $P1c } também pode pegar 1 lá. O centro fica vazio, e os três animais estão saciados.

guide-extinction = Extinção e cartas novas
guide-extinction-1 = Todo animal que não está saciado morre, com todas as suas cartas. Também morre o carnívoro que comeu um animal venenoso nesta rodada. A gordura não salva ninguém sozinha: queime-a antes de passar.
guide-extinction-2 = O alimento é retirado; a gordura fica. Depois cada um compra uma carta, mais uma por animal vivo. Sem animais e sem cartas, compra seis.

example-extinction = Quem vive, quem compra
example-extinction-0 = Ana é a última a passar. { $P1a } e { $P1b } têm tudo de que precisam. { $P1c } tem { $P1c_food } de { $P1c_need }. { $P2a }, o animal de Bo, não comeu nada, só tem gordura.
example-extinction-1 = { $P1c } morre. { $P2a } também: Bo não queimou a gordura a tempo. Ana tem 2 sobreviventes e compra 3 cartas; Bo não tem nenhum, mas tem uma carta na mão e compra 1.

guide-points = O fim e os pontos
guide-points-1 = Quando a pilha de compra acaba, a rodada seguinte é a última. Depois dela, cada animal vivo vale 2 pontos e cada carta de característica nele vale 1, mais o número impresso: Carnívoro e Grande porte 1, Parasita 2.

example-points = Contando os pontos
example-points-0 = A última rodada. Os quatro animais estão saciados, e Ana vai passar.
example-points-1 = Ana: dois animais 4, quatro cartas 4 (Cooperação conta uma vez), bônus de Carnívoro 1 e de Parasita 2: { $P1_points } pontos. Bo: dois animais 4, quatro cartas 4: { $P2_points } pontos.

guide-traits = As dezenove características

mistake-carnivorous = Um carnívoro não é obrigado a caçar. Ele também pode pegar alimento do centro, mas nunca no turno em que caça.
mistake-fat_tissue = A gordura não alimenta o animal sozinha. Queimá-la é a sua ação do turno, antes de passar.
mistake-high_body_weight = Entre dois de Grande porte não há proteção: um carnívoro de Grande porte pode caçá-lo.
mistake-parasite = Se o animal sobrevive até o fim, o Parasita vale 3 pontos para o dono do animal, não para você.
mistake-swimming = Um carnívoro aquático não pode mais caçar animais de terra.
mistake-running = Veloz não é opcional: quando o animal é caçado, é preciso lançar o dado.
mistake-mimicry = Mimetismo exige outro animal seu que esse caçador possa caçar. Sem ele, não faz nada.
mistake-tail_loss = Não é preciso perder a própria Perda da cauda: serve qualquer carta de característica do animal, até um Parasita.
mistake-burrowing = Só protege um animal saciado. Até ter todo o alimento, ele pode ser caçado como qualquer outro.
mistake-camouflage = Esconde o animal dos carnívoros sem Visão aguçada. Contra a fome não ajuda.
mistake-sharp_vision = Encontra presas com Camuflagem e nada mais. Aquáticos e os de Grande porte continuam a salvo.
mistake-scavenger = Só um necrófago come de cada presa: o primeiro na ordem dos turnos, a começar pelo dono do caçador.
mistake-hibernation = Não se hiberna em duas rodadas seguidas nem na última, e um animal que dorme ainda pode ser caçado.
mistake-poisonous = O veneno não impede a caçada: seu animal é comido assim mesmo. O caçador morre no fim da rodada.
mistake-piracy = Só se rouba de um animal que ainda tem fome. O alimento de um animal saciado e a gordura estão a salvo.
mistake-grazing = O Pisoteio não alimenta quem pisoteia. Ele tira alimento de todos, de você também.
mistake-communication = Só funciona se o primeiro animal pegou do centro, e só enquanto houver alimento lá.
mistake-cooperation = Mesmo que a caçada traga 2 alimentos, o parceiro recebe só 1. Cada carta de par funciona uma vez por turno.
mistake-symbiosis = Alimente primeiro quem protege. Enquanto ele tem fome, o outro não pode pegar nada.
