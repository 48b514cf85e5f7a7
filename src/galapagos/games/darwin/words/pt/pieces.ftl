### Darwin in Portuguese (Brazil). $species is a species with its owner ("sua espécie Atum-azul bongo
### (S3)", "Atum-azul bongo (S3) de Bo"): nothing agrees with it. $slot and $biome are masculine,
### without article ("bioma savana", "vulcão ativo"). Terms: see the head of common.ftl.

# What stands before a species of the reader: "sua espécie Atum-azul bongo (S3)".
-yours = sua espécie

ability-run = corrida
ability-climb = escalada
ability-fly = voo
ability-swim = natação
ability-heat = calor
ability-cold = frio

ability_mark-run = corr
ability_mark-climb = esc
ability_mark-fly = voo
ability_mark-swim = nat
ability_mark-heat = calor
ability_mark-cold = frio

diet-none = ainda sem cabeça
diet-herbivore = herbívoro
diet-carnivore = carnívoro
diet-omnivore = onívoro

diet_mark-none = -
diet_mark-herbivore = H
diet_mark-carnivore = C
diet_mark-omnivore = O

part-head = cabeça
part-body = corpo
part-legs1 = patas
part-legs2 = 4 patas
part-wings = asas
part-tail = cauda

size-small = pequena
size-large = grande

phase-drawing = Compra de cartas
phase-showing = Mostrar cartas
phase-action = Ações
phase-evaluation = Avaliação
phase-event = Evento
phase-over = Fim

feeding-fed = alimentada
feeding-hungry = com fome
feeding-excluded = não se encaixa aqui

event_help-degeneration = Toda espécie de 4 ou mais cartas perde uma, escolhida pelo dono.
event_help-desertification = Um deserto ou um deserto rochoso substitui um bioma.
event_help-flood = Morrem as espécies que não nadam, não escalam e não voam.
event_help-hurricane = Em cada bioma morre a espécie menos adaptada, se a adaptação dela é menor que 4.
event_help-ice_age = Um deserto polar ou um deserto frio substitui um bioma.
event_help-intruders = Cada jogador perde a sua espécie com mais pontos, mas fica com os pontos.
event_help-mountain_formation = A cordilheira ou o planalto substitui um bioma.
event_help-axis_shift = Todos os biomas são substituídos.
event_help-continental_drift = Nesta Era ninguém migra entre os biomas da esquerda e os da direita.
event_help-epidemic = Nesta Era carnívoros e onívoros têm força competitiva 0, e ninguém caça.
event_help-low_mutation = Nesta Era uma mutação custa 1 ponto, e uma mutação dupla, até 5.
event_help-meat_boom = Nesta Era os biomas de fácil acesso oferecem 6 de carne e 2 de plantas.
event_help-meteor = Nesta Era os biomas de fácil acesso oferecem 3 de carne e 4 de plantas.
event_help-optimal = Nada muda.
event_help-plant_boom = Nesta Era os biomas de fácil acesso oferecem 2 de carne e 6 de plantas.
event_help-volcano = Um vulcão substitui um bioma; quem ainda estiver lá no fim da Era morre.

stats-hearts = { $n ->
        [0] { $n } corações
        [one] { $n } coração
       *[other] { $n } corações
    }
stats-competition = força competitiva { $n }
stats-ability = { $ability } { $n }
stats-dig = escava
stats-poison = tem veneno
stats-hearts_mark = ♥{ $n }
stats-competition_mark = fc{ $n }
stats-ability_mark = { $ability }{ $n }
stats-dig_mark = escava
stats-poison_mark = veneno
stats-legs_sites = { $n ->
        [one] { $n } par de patas
       *[other] { $n } pares de patas
    }
stats-wing_site = asas
stats-tail_site = uma cauda
stats-sites = lugar para { $sites }
stats-no_sites = lugar só para uma cabeça
# What a card shows and, of a body, what it has room for.
stats-card = { $stats }; { $sites }
stats-leg_mark = P
stats-wing_mark = A
stats-tail_mark = C

need-plain = { $ability }
need-more = { $ability } { $n }
need-have = { $need } (tem { $n })
need-nothing = sem requisitos
need-needs = exige { $needs }
need-forbidden = proibido: { $abilities }
need-no = sem { $abilities }
need-counts = contam para a adaptação: { $abilities }
need-counts_mark = ad { $abilities }
need-counts_times = { $ability } x{ $n }
need-token_counts = ad força competitiva
need-lacks = O bioma exige { $needs }.
need-bans = Proibido ali: { $abilities }.

name-card = { $part } de { $animal }
name-unknown_card = uma carta
# A species is named after the animals of its body and its head: "atum-azul bongo".
name-kind = { $body } { $head }
name-species = { $kind } ({ $tag })
name-no_species = uma espécie
name-ground = bioma { $biome }
name-volcano = vulcão ativo
name-volcano_label = vulcão ativo
name-rainforest = antigo vulcão
name-rainforest_label = antigo vulcão ({ $biome })
name-token = bioma da ficha de { $metal }
name-token_label = ficha de { $metal }
name-no_ground = bioma indicado
name-no_continent = Mesa

metal-1 = bronze
metal-2 = prata
metal-3 = ouro

# --- events ------------------------------------------------------------------------------------

event-game_master = { $you ->
    [yes] Você conduz o jogo e joga primeiro.
   *[no] { $seat } conduz o jogo e joga primeiro.
}

event-biome_laid-continent = { $continent }: { $label }.
event-biome_laid-plain = Na mesa: { $label }.
event-biome_laid-token = Uma ficha competitiva de { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } é o quarto bioma.

event-card_drawn-open = { $you ->
    [yes] Você compra { $card }: { $stats }.
   *[no] { $seat } compra { $card }: { $stats }.
}
event-card_drawn-hidden = { $seat } compra uma carta { $size }.

event-card_discarded = { $you ->
    [yes] Você descarta { $card }.
   *[no] { $seat } descarta uma carta { $size }.
}

event-era_began = { $you ->
    [yes] Começa a Era { $era }. Você joga primeiro.
   *[no] Começa a Era { $era }. { $seat } joga primeiro.
}

event-phase_began-drawing = Todos compram cartas.
event-phase_began-showing = Cada um pode mostrar ao parceiro até 4 cartas.
event-phase_began-action = Ações: um turno para cada um, até que todos tenham passado.
event-phase_began-evaluation = Avaliação: quais espécies sobrevivem?
event-phase_began-event = Um novo evento.
event-phase_began-over = Fim.

event-turn_began = { $you ->
    [yes] É a sua vez.
   *[no] É a vez de { $seat }.
}

event-redrawn = { $you ->
    [yes] Você mantém { $kept } e descarta { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
   *[no] { $seat } mantém uma carta e descarta { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
}

event-fully_redrawn = { $you ->
    [yes] Você descarta a mão inteira, { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }: nada nela poderia viver em lugar nenhum.
   *[no] { $seat } descarta a mão inteira, { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }: nada nela poderia viver em lugar nenhum.
}

event-trade_drafted = { $you ->
    [yes] Você planeja trocar { $given } por { $taken }.
   *[no] { $seat } planeja trocar { $given } por { $taken }.
}

event-trade_cancelled = { $you ->
    [yes] Você desfaz a sua troca.
   *[no] { $seat } desfaz uma troca.
}

event-main_drafted = { $you ->
    [yes] Você planeja: { $action }.
   *[no] { $seat } planeja: { $action }.
}

event-main_taken_back = { $you ->
    [yes] Você desfaz a sua ação.
   *[no] { $seat } desfaz uma ação.
}

event-traded = { $you ->
    [yes] Você troca { $given } por { $taken }.
   *[no] { $seat } troca { $given } por { $taken }.
}

event-created = { $you ->
    [yes] Você cria { $kind } no { $slot }: { $stats }.
   *[no] { $seat } cria { $kind } no { $slot }: { $stats }.
}

event-mutated-replaced = { $species } ganha { $added } no lugar de { $removed }.
event-mutated-added = { $species } ganha { $added }.
event-mutated-removed = { $species } perde { $removed }.

event-passed = { $you ->
    [yes] Você passa até o fim desta Era.
   *[no] { $seat } passa até o fim desta Era.
}

event-turn_ended = { $you ->
    [yes] Você termina o seu turno.
   *[no] { $seat } termina o turno.
}

event-food_served-fed = { $species } tem o bastante para comer: { $food } de { $hearts } de comida.
event-food_served-hungry = { $species } está com fome: { $food } de { $hearts } de comida.
event-food_served-excluded = { $species } não recebe comida: não se encaixa no { $biome }.

event-card_shown-to_you = { $seat } mostra a você { $card }.
event-card_shown = { $you ->
    [yes] Você mostra a { $to } { $card }.
   *[no] { $seat } mostra a { $to } uma carta.
}

event-showed = { $you ->
    [yes] Você mostrou { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
   *[no] { $seat } mostrou { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        } ao parceiro.
}

event-card_opened = { $you ->
    [yes] Você mostra { $card } a todos.
   *[no] { $seat } mostra { $card } a todos.
}

event-card_asked-to_you = { $seat } pede uma carta a você.
event-card_asked = { $you ->
    [yes] Você pede uma carta a { $from }.
   *[no] { $seat } pede uma carta a { $from }.
}

event-card_given-to_you = { $seat } dá a você { $card }.
event-card_given = { $you ->
    [yes] Você dá a { $to } { $card }.
   *[no] { $seat } dá a { $to } uma carta.
}

event-giving_declined = { $you ->
    [yes] Você não dá nenhuma carta.
   *[no] { $seat } não dá nenhuma carta.
}

event-paid_with_card = { $you ->
    [yes] Você paga com { $card }, que vai para a zona de troca.
   *[no] { $seat } paga com { $card }, que vai para a zona de troca.
}

event-paid_with_draws = { $you ->
    [yes] Você paga: os seus adversários podem comprar { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
   *[no] { $seat } paga: os adversários podem comprar { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
}

event-draw_declined = { $you ->
    [yes] Você não compra nenhuma carta.
   *[no] { $seat } não compra nenhuma carta.
}

event-taken_over = { $you ->
    [yes] Você assume { $species }, que era de { $from }.
   *[no] { $seat } assume { $species }, que era de { $from }.
}

event-step_began-1 = Etapa 1, requisitos: quem não se encaixa no seu bioma morre.
event-step_began-2 = Etapa 2, comida: quem está com fome morre, os carnívoros caçam.
event-step_began-3 = Etapa 3, sobrevivência: 1 ponto para cada espécie viva.
event-step_began-4 = Etapa 4, adaptação: a mais adaptada de cada bioma é recompensada.
event-step_began-5 = Etapa 5, força competitiva: 3, 2 e 1 pontos para as três mais fortes.

event-eaten-enough = { $hunter } come { $prey }: { $hearts } de carne, e já tem o bastante.
event-eaten-more = { $hunter } come { $prey }: { $hearts } de carne, e ainda { $missing ->
        [one] falta { $missing }
       *[other] faltam { $missing }
    }.

event-died-requirement = { $species } morre: não se encaixa no { $slot }. { $why }
event-died-volcano = { $species } morre no vulcão.
event-died-hunger = { $species } morre de fome: tem { $food } de { $hearts } de comida.
event-died-no_prey = { $species } morre de fome: tem { $food } de { $hearts } de comida e não acha presa que possa pegar.
event-died-eaten = { $by } come { $species }.
event-died-lower_carnivore = { $species } morre de fome: um carnívoro mais adaptado não achou presas suficientes.
event-died-flood = { $species } morre na inundação: não nada, não escala e não voa.
event-died-hurricane = { $species } morre no furacão: tem a menor adaptação no { $slot }.
event-died-intruders = { $species } sucumbe aos intrusos.

event-banked = { $you ->
    [yes] Você guarda no banco { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        } de { $kind }.
   *[no] { $seat } guarda no banco { $n ->
            [one] { $n } ponto
           *[other] { $n } pontos
        } de { $kind }.
}

event-points_earned-survival = { $species } sobrevive: { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
event-points_earned-adaptation = { $species } tem a melhor adaptação no { $biome }: { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
event-points_earned-gold = { $species } tem a maior força competitiva: ouro, { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
event-points_earned-silver = { $species } leva a prata: { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
event-points_earned-bronze = { $species } leva o bronze: { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.

event-chosen_in_secret = { $you ->
    [yes] Você escolhe: { $action }.
   *[no] { $seat } escolhe: { $action }.
}

event-biome_replaced-plain = { $continent }: { $label } no lugar do { $slot }.
event-biome_replaced-volcano = { $continent }: um vulcão ativo no lugar do { $slot }. Quem fica lá morre.

event-first_player = { $you ->
    [yes] Agora você joga primeiro.
   *[no] Agora { $seat } joga primeiro.
}

event-refilling = { $you ->
    [yes] Você descartou o que queria e compra { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
   *[no] { $seat } descartou o que queria e compra { $n ->
            [one] { $n } carta
           *[other] { $n } cartas
        }.
}

event-scored = { $you ->
    [yes] Você tem { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $on_species } em espécies, { $bank } no banco.
   *[no] { $seat } tem { $points ->
            [0] { $points } pontos
            [one] { $points } ponto
           *[other] { $points } pontos
        }: { $on_species } em espécies, { $bank } no banco.
}

event-continent_removed = { $continent } fica fora deste jogo.
event-zone_filled = Na zona de troca: { $card }.
event-zone_cleared = { $n ->
        [one] { $n } carta da zona de troca é retirada.
       *[other] { $n } cartas da zona de troca são retiradas.
    }
event-deck_renewed = A pilha de cartas { $size ->
        [pequena] pequenas
       *[grande] grandes
    } está vazia: { $n ->
        [one] { $n } carta descartada forma a nova.
       *[other] { $n } cartas descartadas formam a nova.
    }
event-mutation_paid = { $species } paga { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } por isso.
event-migrated = { $species } migra do { $from } para o { $to }.
event-food_supplied = O { $slot } oferece { $plants } de plantas e { $meat } de carne.
event-leader = { $species } lidera o { $slot }.
event-leaderless = Ninguém lidera o { $slot }.
event-hunts_first = { $species } caça primeiro.
event-event_discarded = Evento encerrado: { $event }.
event-event_revealed = Evento: { $event }. { $help }
event-card_lost = { $species } perde { $card }.
event-points_inherited = { $species } herda { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }.
event-biome_fetched = Vem para a mesa: { $label }.
event-volcano_cooled = { $continent }: o vulcão esfriou e agora é uma floresta tropical.
event-markers_turned = Todas as espécies podem agir de novo.
event-table_cleared = Todos pegam os pontos ganhos; espécies e biomas são retirados.
event-game_ended = O jogo terminou. Vitória: { $winners }.
event-hidden = Acontece algo que você não pode ver.

# Several events told in one sentence.
story-draw = { $you ->
    [yes] Você compra { $cards }.
   *[no] { $seat } compra { $cards }.
}
story-draw_small = { $n ->
        [one] { $n } carta pequena
       *[other] { $n } cartas pequenas
    }
story-draw_large = { $n ->
        [one] { $n } carta grande
       *[other] { $n } cartas grandes
    }
story-show = { $you ->
    [yes] Você mostra a { $to }: { $cards }.
   *[no] { $seat } mostra a você: { $cards }.
}
story-zone = Zona de troca: { $cards }.
story-survivors = Sobreviventes, 1 ponto cada: { $seats }.
story-survivors_of = { $seat } ({ $n })
story-leaders = { $species } dividem a liderança do { $slot }.
story-discard = { $you ->
    [yes] Você descarta { $cards }.
   *[no] { $seat } descarta { $cards }.
}

# --- refusals ----------------------------------------------------------------------------------

refusal-game_over = O jogo terminou.
refusal-not_your_turn = Não é a sua vez: quem decide agora é { $seat }.
refusal-wrong_phase = Você não pode fazer isso nesta fase: { $phase }.
refusal-decision_open = Antes { $seat } tem de decidir outra coisa.
refusal-your_decision_open = Você tem outra coisa a decidir antes.
refusal-already_passed = Você já passou nesta Era.
refusal-mode_forbids = Isto não existe neste modo de jogo.
refusal-malformed = Esta ação não está completa.
refusal-no_such_species = Não há essa espécie na mesa.
refusal-not_your_species = { $species } não pertence a você.
refusal-no_such_biome = Não há esse bioma na mesa.
refusal-card_not_in_hand = Você não tem essas cartas na mão.
refusal-card_not_in_zone = Esta carta não está na zona de troca.
refusal-card_not_on_species = A espécie não tem esta carta.
refusal-twin_comes_first = Você tem várias cartas iguais: indique a primeira delas.
refusal-not_a_choice = Essa não é uma das suas escolhas.
refusal-main_action_taken = Você já fez a sua ação neste turno: termine o turno ou, se ainda puder, desfaça a ação.
refusal-no_main_action = Você ainda não criou nenhuma espécie nem fez uma mutar ou migrar: faça isso ou passe.
refusal-nothing_to_take_back = Não há nada para desfazer.
refusal-main_action_final = Esta ação não pode mais ser desfeita.
refusal-already_traded = Você já trocou neste turno: só faz outra troca se ainda puder cancelar essa.
refusal-traded_card_in_use = A sua ação planejada precisa desta carta: desfaça a ação antes.
refusal-already_redrawn = Você já fez a recompra nesta Era.
refusal-hand_touched = A recompra só é possível antes de qualquer outra coisa em uma Era.
refusal-redraw_under_way = { $seat } está fazendo a recompra; ela termina primeiro.
refusal-first_era_only = Você só pode trocar a mão inteira na Era 1; esta é a Era { $a }.
refusal-can_create = Você pode criar uma espécie com a sua mão, por isso não pode trocá-la inteira.
refusal-redraw_cap = Você já trocou a mão inteira vezes demais.
refusal-no_such_draw = Você não pode comprar uma carta ali agora.
refusal-acted = { $species } já agiu nesta Era.
refusal-same_biome = Ela já vive no { $slot }.
refusal-drift = Deriva continental: o { $slot } fica do outro lado da mesa.
refusal-volcano = Nada pode viver no { $slot }.
refusal-requirement = Não se encaixa no { $slot }. { $why }
refusal-unfed = Ela precisa de { $a } de comida no { $slot } e receberia { $b }.
refusal-unfed_hunter = Ela precisa de { $a } de comida no { $slot }, receberia { $b } e não acha presas suficientes que possa pegar.
refusal-no_marker = Você tem { $a } espécies, e só há { $b } marcadores.
refusal-no_head = Falta a cabeça.
refusal-no_body = Falta o corpo.
refusal-wrong_part = Uma carta desta parte não vai ali.
refusal-no_leg_site = O corpo não tem encaixe para estas patas.
refusal-no_wing_site = O corpo não tem encaixe para asas.
refusal-no_tail_site = O corpo não tem encaixe para uma cauda.
refusal-no_such_mutation = Uma ou duas mutações não chegam a isso: cada uma remove uma carta, adiciona uma ou substitui uma pela mesma parte.
refusal-head_or_body = Você não pode remover uma cabeça ou um corpo, só substituir.
refusal-not_partners_species = Essa espécie não pertence ao seu parceiro.
refusal-partner_refused = O seu parceiro já recusou dar uma carta neste turno.
refusal-partner_has_no_card = O seu parceiro não tem carta para dar.
refusal-opponents_passed = Os dois adversários passaram, então você só pode pagar com cartas.
refusal-price_too_high = Você tem poucas cartas para pagar.
refusal-takeover_spent = Você já assumiu uma espécie neste turno.
refusal-already_shown = Você já mostrou isso.
refusal-too_many_points = Você quer dar { $a ->
        [one] { $a } ponto
       *[other] { $a } pontos
    }, mas { $b ->
        [one] resta { $b }
       *[other] restam { $b }
    }.
refusal-no_open_deal = Ninguém pediu isso: agora não há nada para dar nem para pagar.

# --- actions -----------------------------------------------------------------------------------

# What an action is called, as it follows "Você planeja: …" or a number.
choice-none = nada
choice-confirm = terminar o turno
choice-confirm_wait = esperar: terminar o turno sem troca
choice-pass = passar: não fazer mais nada nesta Era
choice-take_back = desfazer a ação planejada
choice-untrade = cancelar a troca planejada
choice-trade = trocar { $c1 } por { $c2 }
choice-redraw = manter { $c1 } e comprar uma nova mão
choice-full_redraw = trocar a mão inteira
choice-draw = comprar uma carta { $size }
choice-create = criar { $kind } no { $slot }
choice-create_with = criar { $kind } com { $limbs } no { $slot }
choice-mutate_replace = mutar { $species }: { $c3 } no lugar de { $c1 }
choice-mutate_add = mutar { $species }: adicionar { $c3 }
choice-mutate_remove = mutar { $species }: remover { $c1 }
choice-mutate_twice = mutar { $species } duas vezes: { $changes }
choice-migrate = fazer { $species } migrar para o { $slot }
choice-show = mostrar { $cards }
choice-show_nothing = não mostrar nada
choice-open = mostrar { $c1 } a todos
choice-ask = pedir uma carta ao parceiro
choice-give = dar { $c1 }
choice-decline_give = não dar nenhuma carta
choice-decline_draw = não comprar nenhuma carta
choice-pay_card = pagar com { $c1 }, para a zona de troca
choice-pay_draw = deixar os adversários comprarem uma carta
choice-take_over = assumir { $species }; os adversários compram 2 cartas
choice-take_over_paid = assumir { $species }; pagar com { $cards }
choice-hunt_first = { $species } caça primeiro
choice-eat = comer { $species }
choice-degenerate = { $species } perde { $c1 }
choice-lose = abrir mão de { $species }
choice-bequeath = dar { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    } a { $species }
choice-pick_biome = { $biome }
choice-discard = descartar { $c1 }
choice-refill = manter o resto e comprar até ter 10 cartas

change-out = sem { $out }
change-into = com { $into }
change-both = com { $into }, sem { $out }


# --- forecasts ---------------------------------------------------------------------------------

# What would happen to a species, and to others, if an evaluation came now.
forecast-dies = { $species } morreria agora: { $why }
forecast-requirement = não se encaixa no { $slot }. { $why }
forecast-volcano = está no vulcão.
forecast-hunger_plants = precisa de { $hearts } de comida e recebe { $food }. No { $slot } { $count ->
        [one] come antes { $species }
       *[other] comem antes { $species }
    }.
forecast-hunger_alone = precisa de { $hearts } de comida e recebe { $food }: o { $slot } não oferece mais.
forecast-hunger_prey = precisa de { $hearts } de comida, recebe { $food } e não acha presas suficientes que possa pegar.
forecast-by_hunter = seria presa de { $by }.
forecast-lower_carnivore = um carnívoro mais adaptado não acharia presas suficientes e morreria de fome, e ela também.

verdict-rank = { $rank }ª de { $count }
verdict-alone = sozinha
verdict-tied = { $rank }ª, empatada
verdict-adaptation = adaptação { $n }
verdict-adaptation_mark = ad { $n }
verdict-plants = come { $n } de plantas
verdict-meat = come { $n } de carne
verdict-both = come { $plants } de plantas e { $meat } de carne
verdict-nothing = não precisa de comida
verdict-no_food_yet = a comida conta mais tarde
verdict-hunts = caçaria { $prey }
verdict-leads = lidera, { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
verdict-leads_together = divide a liderança, { $n ->
        [one] { $n } ponto
       *[other] { $n } pontos
    }
verdict-hungry = { $species } passaria fome
verdict-eaten = { $species } viraria presa
verdict-leaves = { $species } lideraria o { $slot }
verdict-cost = custa { $n ->
        [one] { $n } ponto dela
       *[other] { $n } pontos dela
    }

summary-title = Era { $era }
summary-created = Criadas: { $species }.
summary-mutated = Mutações: { $species }.
summary-migrated = Migrações: { $species }.
summary-unfit = Mortas por não se encaixarem no bioma: { $species }.
summary-starved = Mortas de fome: { $species }.
summary-eaten = Comidas: { $species }.
summary-by_event = Mortas pelo evento: { $species }.
summary-no_deaths = Nenhuma espécie morreu.
summary-best = Mais adaptadas: { $species }.
summary-best_in = { $species } no { $slot }
summary-strongest = Mais fortes: { $species }.
summary-points = Pontos ganhos: { $seats }.
summary-event = Novo evento: { $event }.
