### Origin in Portuguese (Brazil). $animal is an animal with its owner ("seu P1a", "P2c de Bo") or a
### bare tag; it is masculine. Terms: see the head of common.ftl.

# What stands before an animal of the reader: "seu P1a".
-yours = seu

# What animals are called, by the seat of their owner and in order of birth: the sound of its coat.
animal_names-1 = Nila Okko Bruno Tavi Kiko Zuri Lumo Milo Juno Arlo Anil Bibi
animal_names-2 = Rubi Pimenta Tango Papoula Rosa Cereja Páprica Cobre Caqui Romã Goiaba Tomate
animal_names-3 = Broto Oliva Menta Sálvia Tomilho Limão Pepino Ervilha Folha Kiwi Jade Bambu
animal_names-4 = Sol Mel Âmbar Biscoito Manteiga Milho Manga Canário Açafrão Mostarda Caju Ipê
animal_names-5 = Ameixa Viola Lilás Uva Jazz Veludo Amora Orquídea Açaí Malva Índigo Lavanda
animal_names-6 = Onda Riacho Maré Laguna Delta Costa Poça Praia Pingo Marola Coral Baía
animal_names-7 = Peônia Pêssego Bala Pétala Flor Sorvete Tulipa Bolha Lichia Pitaia Rosinha Dália
animal_names-8 = Cinza Ardósia Fumaça Névoa Sombra Nuvem Trovão Grafite Estanho Bruma Chumbo Raio
# When all names of a seat are given: $name once more, the $n-th of that name.
animal-again = { $name } { $n }

trait-carnivorous = Carnívoro
trait-fat_tissue = Tecido adiposo
trait-high_body_weight = Grande porte
trait-parasite = Parasita
trait-swimming = Aquático
trait-running = Veloz
trait-mimicry = Mimetismo
trait-tail_loss = Perda da cauda
trait-burrowing = Escavador
trait-camouflage = Camuflagem
trait-sharp_vision = Visão aguçada
trait-scavenger = Necrófago
trait-hibernation = Hibernação
trait-poisonous = Venenoso
trait-piracy = Pirataria
trait-grazing = Pisoteio
trait-communication = Comunicação
trait-cooperation = Cooperação
trait-symbiosis = Simbiose

trait_help-carnivorous = come 1 a mais; caça uma vez por rodada, 2 alimentos; +1 ponto
trait_help-fat_tissue = guarda 1 alimento de sobra como gordura, que queima depois
trait_help-high_body_weight = come 1 a mais; só grandes o caçam; +1 ponto
trait_help-parasite = no animal de outro: come 2 a mais (mas +2 pontos para o dono)
trait_help-swimming = só aquáticos podem caçá-lo, e ele só caça aquáticos
trait_help-running = ao ser caçado, lança um dado: com 4, 5 ou 6 escapa
trait_help-mimicry = ao ser caçado, manda o caçador para outro animal seu
trait_help-tail_loss = ao ser caçado, perde uma carta de característica e vive
trait_help-burrowing = não pode ser caçado enquanto está saciado
trait_help-camouflage = só caçadores com Visão aguçada podem caçá-lo
trait_help-sharp_vision = como caçador, vê animais camuflados
trait_help-scavenger = ganha 1 alimento se um animal é comido; não em carnívoro
trait_help-hibernation = pode dormir como saciado; não 2 vezes seguidas nem no fim
trait_help-poisonous = quem o come morre no fim da rodada
trait_help-piracy = uma vez por rodada tira 1 alimento de um animal com fome
trait_help-grazing = em cada turno pode destruir 1 alimento do centro
trait_help-communication = dois seus: se um pega do centro, o outro também pode
trait_help-cooperation = dois seus: se um ganha alimento, o outro pode ganhar 1
trait_help-symbiosis = dois seus: um protege o outro, que come depois dele

phase-evolution = Evolução
phase-feeding = Alimentação
phase-extinction = Extinção e compra de cartas
phase-over = fim do jogo

decision-turn = um turno
decision-defence = uma defesa
decision-scavenge = a escolha de um necrófago
decision-declaration = uma escolha entre cartas e pontos
decision-nothing = nada

holding-empty = uma carta Tecido adiposo vazia
holding-stored = uma carta Tecido adiposo com o alimento armazenado nela
holding-fat = uma carta Tecido adiposo com a gordura nela

name-no_animal = esse animal
name-no_trait = essa característica
name-card = uma carta
name-two_traits = { $first } / { $second }

# --- events ------------------------------------------------------------------------------------

event-rolled_for_start = { $you ->
    [yes] Você lança o dado para ver quem começa: { $die }.
   *[no] { $seat } lança o dado para ver quem começa: { $die }.
}

event-starting_player = { $you ->
    [yes] Você é o jogador inicial.
   *[no] { $seat } é o jogador inicial.
}

event-card_dealt = { $you ->
    [yes] Você compra { $face }.
   *[no] { $seat } compra uma carta.
}

event-round_began-plain = { $you ->
    [yes] Começa a rodada { $round }. Você joga primeiro.
   *[no] Começa a rodada { $round }. { $seat } joga primeiro.
}
event-round_began-last = { $you ->
    [yes] Começa a rodada { $round }, a última. Você joga primeiro.
   *[no] Começa a rodada { $round }, a última. { $seat } joga primeiro.
}

event-phase_began-evolution = Evolução: todos jogam cartas.
event-phase_began-feeding = Alimentação: todos alimentam os seus animais.
event-phase_began-extinction = Extinção: morre quem está com fome ou envenenado.

event-animal_laid = { $you ->
    [yes] Você joga { $face } como um novo animal, { $tag }.
   *[no] { $seat } tem um novo animal, { $tag }.
}

event-trait_laid = { $you ->
    [yes] Você joga { $trait } em { $animal }.
   *[no] { $seat } joga { $trait } em { $animal }.
}

event-pair_laid-plain = { $you ->
    [yes] Você coloca { $trait } entre { $animal } e { $partner }.
   *[no] { $seat } coloca { $trait } entre { $animal } e { $partner }.
}
event-pair_laid-symbiosis = { $you ->
    [yes] Você coloca Simbiose: { $animal } protege { $partner }.
   *[no] { $seat } coloca Simbiose: { $animal } protege { $partner }.
}

event-passed = { $you ->
    [yes] Você passa até o fim desta fase.
   *[no] { $seat } passa até o fim desta fase.
}

event-turn_ended = { $you ->
    [yes] Você termina o seu turno.
   *[no] { $seat } termina o turno.
}

event-set_up = { $players } jogadores sentam-se à mesa; as cartas são embaralhadas.
event-rolled_for_food = Dado do alimento: { $die }.
event-food_supplied = { $n ->
        [one] Há { $n } alimento para todos no centro.
       *[other] Há { $n } alimentos para todos no centro.
    }
event-centre_cleared = { $n ->
        [one] { $n } alimento que sobrou no centro é retirado.
       *[other] { $n } alimentos que sobraram no centro são retirados.
    }
event-pile_empty = A pilha de compra está vazia: a próxima rodada é a última.
event-food_lost = { $n ->
        [one] { $n } alimento se perde
       *[other] { $n } alimentos se perdem
    }: { $animal } não pode receber.
event-redirected = Mimetismo: { $animal } manda o caçador para { $substitute }.
event-eaten = { $animal } é comido por { $hunter }.
event-poisoned = Veneno: { $animal } comeu { $prey } e vai morrer no fim da rodada.
event-scavenged = { $animal } come o que restou da carcaça.
event-fell_asleep = { $animal } hiberna: conta como saciado nesta rodada.
event-robbed = Pirataria: { $animal } tira 1 alimento de { $victim }.
event-fat_formed = { $animal } transforma { $n ->
        [one] { $n } alimento armazenado
       *[other] { $n } alimentos armazenados
    } em gordura.
event-starved = { $animal } morre de fome: tem { $food } de { $appetite } de alimento.
event-died_of_poison = { $animal } morre envenenado.
event-buried = { $animal } sai da mesa: { $cards ->
        [one] { $cards } carta vai
       *[other] { $cards } cartas vão
    } para a pilha de descarte.
event-pair_broken = { $trait } entre { $animal } e { $partner } desaparece.
event-game_ended = O jogo terminou. Vitória: { $winners }.

event-food_taken = { $you ->
    [yes] Você alimenta { $animal }.
   *[no] { $seat } alimenta { $animal }.
}

event-food_received-eaten = { $animal } come { $eaten ->
        [one] { $eaten } alimento
       *[other] { $eaten } alimentos
    }.
event-food_received-stored = { $animal } está saciado e armazena { $stored ->
        [one] { $stored } alimento
       *[other] { $stored } alimentos
    }.
event-food_received-both = { $animal } come { $eaten ->
        [one] { $eaten } alimento
       *[other] { $eaten } alimentos
    } e armazena { $stored }.

event-hunt_announced = { $you ->
    [yes] Você caça { $prey } com { $animal }.
   *[no] { $seat } caça { $prey } com { $animal }.
}

event-ran-escaped = { $animal } corre e tira { $die } no dado: escapa.
event-ran-caught = { $animal } corre e tira { $die } no dado: lento demais.

event-card_shed-plain = Perda da cauda: { $animal } perde { $trait } e vive.
event-card_shed-fat = Perda da cauda: { $animal } perde { $holding } e vive.
event-card_shed-pair = Perda da cauda: { $animal } perde { $trait } com { $partner } e vive.

event-fat_burned = { $you ->
    [yes] Você queima { $n } de gordura de { $animal }.
   *[no] { $seat } queima { $n } de gordura de { $animal }.
}

event-grazed = { $you ->
    [yes] { $animal } pisoteia: você destrói 1 alimento do centro.
   *[no] { $animal } pisoteia: { $seat } destrói 1 alimento do centro.
}

event-pair_used-communication = Comunicação: { $partner } também pega 1 alimento do centro.
event-pair_used-cooperation = Cooperação: { $partner } também ganha 1 alimento.

event-woke-lost = { $animal } acorda: perdeu a sua Hibernação.
event-woke-morning = { $animal } acorda.

event-food_removed-surplus = { $animal } perde { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    }: agora precisa de menos.
event-food_removed-over = { $animal } consome { $n ->
        [one] { $n } alimento
       *[other] { $n } alimentos
    } no fim da rodada.

event-phase_ended-evolution = A Evolução terminou.
event-phase_ended-feeding = A Alimentação terminou.
event-phase_ended-extinction = A Extinção terminou.

event-waived = { $you ->
    [yes] Você deixa as características de par sem uso.
   *[no] { $seat } deixa as características de par sem uso.
}

event-declared = { $you ->
    [yes] Você escolhe { $cards ->
            [0] { $cards } cartas
            [one] { $cards } carta
           *[other] { $cards } cartas
        } e { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
   *[no] { $seat } escolhe { $cards ->
            [0] { $cards } cartas
            [one] { $cards } carta
           *[other] { $cards } cartas
        } e { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
}

event-scored = { $you ->
    [yes] Você tem { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $animals } por animais, { $traits } por características, { $bonus } de bônus, { $variant } de antes.
   *[no] { $seat } tem { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $animals } por animais, { $traits } por características, { $bonus } de bônus, { $variant } de antes.
}

# Several events told in one sentence.
story-draw_known = Você compra { $cards }.
story-draw_hidden = { $seat } compra { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }.
story-start_rolls = Dados para ver quem começa: { $rolls }.
story-start_roll = { $seat } { $die }
# Those who tied roll again; $before is all that was rolled before.
story-start_again = { $before }; de novo { $rolls }
story-food_roll = Dados do alimento: { $dice }. Alimento para todos no centro: { $n }.
story-food_roll_plus = Dados do alimento: { $dice }, mais { $plus }. Alimento para todos no centro: { $n }.

# --- refusals ----------------------------------------------------------------------------------

refusal-not_your_turn = Não é a sua vez: quem decide agora é { $seat }.
refusal-already_passed = Você já passou e pode agir de novo na próxima fase.
refusal-game_over = O jogo terminou.
refusal-wrong_phase = Você não pode fazer isso nesta fase: { $phase }.
refusal-decision_open = Antes { $seat } tem de decidir: { $decision }.
refusal-nothing_to_answer = Agora não há nada a que você possa responder com isto.
refusal-others_may_answer = { $seat } pode usar uma característica de par; até lá o seu turno fica em espera.
refusal-already_acted = Você já agiu neste turno: termine-o em vez de passar.
refusal-nothing_done = Você não fez nada neste turno: passe em vez de terminá-lo.
refusal-main_action_done = Você já pegou alimento, caçou ou queimou gordura neste turno; só uma dessas ações é permitida.
refusal-must_feed = Nesta mesa é obrigatório alimentar: há alimento, e um animal seu pode pegá-lo.
refusal-malformed = Esta ação não está completa.
refusal-no_such_animal = Não há esse animal na mesa.
refusal-not_your_animal = { $animal } não é seu.
refusal-card_not_in_hand = Você não tem nenhuma carta { $card } na mão.
refusal-trait_not_on_card = A carta { $card } não oferece { $trait }.
refusal-no_such_pair = Estes dois animais não estão ligados por { $trait }.
refusal-no_such_card = { $animal } não tem essa carta para perder: { $trait }.
refusal-lacks_trait = { $animal } não tem { $trait }.
refusal-duplicate_trait = { $animal } já tem { $trait }; só Tecido adiposo pode se repetir.
refusal-carnivore_or_scavenger = Um animal não pode ser Carnívoro e Necrófago ao mesmo tempo: { $animal }.
refusal-parasite_on_own = Um Parasita vai em um animal de outro jogador, e { $animal } é seu.
refusal-pair_needs_two = Uma característica de par precisa de dois animais diferentes.
refusal-duplicate_pair = Estes dois animais já têm { $trait } entre si.
refusal-pair_trait = { $trait } é uma característica de par: diga dois animais.
refusal-single_trait = { $trait } vai em um animal, não entre dois.
refusal-centre_empty = Não há alimento no centro.
refusal-full = { $animal } está cheio: já tem { $n ->
        [one] o { $n } alimento
       *[other] os { $n } alimentos
    } de que precisa e nenhum Tecido adiposo livre.
refusal-asleep = { $animal } hiberna até o fim da rodada.
refusal-representative_hungry = { $animal } espera: { $other }, que o protege, está com fome.
refusal-hunt_spent = { $animal } já caçou nesta rodada.
refusal-prey_is_hunter = { $animal } não pode caçar a si mesmo.
refusal-prey_swims = { $animal } é aquático: só um caçador aquático o alcança.
refusal-hunter_swims = { $animal } não é aquático, e um caçador aquático só alcança aquáticos.
refusal-prey_camouflaged = { $animal } está camuflado: só um caçador com Visão aguçada o vê.
refusal-prey_too_big = { $animal } é de grande porte: só um caçador de grande porte pode caçá-lo.
refusal-prey_in_burrow = { $animal } está saciado e seguro na sua toca.
refusal-prey_shielded = { $animal } é protegido por um parceiro vivo em Simbiose.
refusal-defence_used = { $animal } já gastou esta defesa.
refusal-not_your_substitute = { $animal } não é seu: o Mimetismo aponta para um dos seus próprios animais.
refusal-substitute_is_prey = { $animal } é quem está sendo caçado: o Mimetismo precisa de outro animal.
refusal-not_offered = { $animal } não pode comer da carcaça agora: tem de ser um necrófago com espaço para alimento.
refusal-not_hungry = { $animal } não está com fome: já tem { $n ->
        [one] o { $n } alimento
       *[other] os { $n } alimentos
    } de que precisa.
refusal-not_enough_fat = { $animal } tem { $n } de gordura que pode ser queimada; o alimento armazenado nesta rodada ainda não é gordura.
refusal-more_than_hunger = { $n ->
        [one] Falta { $n } alimento
       *[other] Faltam { $n } alimentos
    } a { $animal }; mais que isso não pode ser queimado.
refusal-slept_last_round = { $animal } dormiu na rodada passada, e nenhum animal dorme duas rodadas seguidas.
refusal-last_round = Nenhum animal pode hibernar na última rodada.
refusal-already_grazed = { $animal } já pisoteou neste turno.
refusal-nothing_taken = Nesta mesa só se pisoteia depois de pegar alimento no mesmo turno.
refusal-piracy_spent = { $animal } já roubou nesta rodada.
refusal-victim_has_no_food = { $animal } não tem alimento que possa ser tirado.
refusal-victim_is_fed = { $animal } está saciado e não pode ser roubado.
refusal-victim_is_pirate = { $animal } não pode roubar a si mesmo.
refusal-pair_spent = Esta característica de par já funcionou neste turno.
refusal-no_trigger = { $animal } não ganhou neste turno alimento que ative esta característica de par.
refusal-too_many_cards = Você pediu { $a ->
        [one] { $a } carta
       *[other] { $a } cartas
    }, mas { $b ->
        [one] { $b } animal seu sobreviveu
       *[other] { $b } animais seus sobreviveram
    }.

# --- actions -----------------------------------------------------------------------------------

# What a choice is called in a list that stands under a heading …
choice-play_animal = novo animal
choice-play_trait = { $trait } em { $tag }
choice-play_pair = { $trait } em { $tag }+{ $other }
choice-play_symbiosis = { $tag } protege { $other }
choice-pass_evolution = passar: não jogar mais cartas nesta rodada
choice-pass_feeding = passar: não fazer mais nada nesta fase
choice-take = { $tag }
choice-hunt = { $other }
choice-burn = { $tag }: { $n } de gordura
choice-hibernate = { $tag }
choice-graze = { $tag }
choice-pirate = { $other }
choice-communicate = { $other }, porque { $tag } pegou alimento
choice-cooperate = { $other }, porque { $tag } ganhou alimento
choice-end = terminar o turno
choice-run = correr: lançar um dado; com 4, 5 ou 6 escapa
choice-mimic = imitar: o caçador ataca { $other } em vez dele
choice-shed = perder { $trait } e viver; o caçador ganha 1 alimento
choice-shed_fat = perder { $holding } e viver; o caçador ganha 1 alimento
choice-shed_pair = perder { $trait } com { $other } e viver; o caçador ganha 1 alimento
choice-scavenge = { $tag }
choice-waive = deixar as características de par sem uso
choice-declare = { $cards ->
        [0] { $cards } cartas
        [one] { $cards } carta
       *[other] { $cards } cartas
    }, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }

# Where a card is laid, behind the trait that it is played as.

# … and the headings.
heading-take = Alimentar um animal com alimento do centro
heading-hunt = Caçar com { $tag }
heading-burn = Queimar gordura como alimento
heading-hibernate = Hibernar (grátis, conta como saciado nesta rodada)
heading-graze = Pisotear (grátis, destrói 1 alimento do centro)
heading-pirate = Roubar com { $tag } (grátis, tira 1 alimento)
heading-communicate = Comunicação (grátis): alimentar o parceiro com alimento do centro
heading-cooperate = Cooperação (grátis): o parceiro ganha 1 alimento
heading-scavenge = Qual necrófago come?

# What is worth knowing before choosing, in brackets behind a choice.
remark-food = { $food }/{ $appetite } de alimento
remark-own = seu
remark-poisonous = venenoso
remark-runs = pode correr
remark-mimics = pode imitar
remark-sheds = pode soltar a cauda
remark-appetite = apetite de { $now } para { $then }
remark-wakes = ele acorda

summary-title = Rodada { $round }
summary-food = Alimento para todos: { $n }; sobra: { $left }.
summary-animals = Novos animais: { $seats }.
summary-traits = Características jogadas: { $seats }.
summary-fed = Alimento comido: { $seats }.
summary-escaped = Escaparam de um caçador: { $animals }.
summary-eaten = Comidos: { $animals }.
summary-eaten_by = { $animal } por { $hunter }
summary-starved = Mortos de fome: { $animals }.
summary-poisoned = Mortos pelo veneno: { $animals }.
summary-no_deaths = Nenhum animal morreu.
summary-cards = Novas cartas: { $seats }.
summary-points = Pontos recebidos: { $seats }.
