### Darwin in Swedish. $species is a species with its owner ("din Bongo-tonfisk (S3)", "Bos Bongo-tonfisk
### (S3)"), common gender. $slot and $biome are definite ("biomet savann", "den aktiva vulkanen").
### Terms: see the head of common.ftl.

ability-run = springa
ability-climb = klättra
ability-fly = flyga
ability-swim = simma
ability-heat = värme
ability-cold = köld

ability_mark-run = spring
ability_mark-climb = klätt
ability_mark-fly = flyg
ability_mark-swim = sim
ability_mark-heat = värme
ability_mark-cold = köld

diet-none = inget huvud ännu
diet-herbivore = växtätare
diet-carnivore = köttätare
diet-omnivore = allätare

diet_mark-none = -
diet_mark-herbivore = V
diet_mark-carnivore = K
diet_mark-omnivore = A

part-head = huvud
part-body = kropp
part-legs1 = ben
part-legs2 = 4 ben
part-wings = vingar
part-tail = svans

size-small = litet
size-large = stort

phase-drawing = Kortdragning
phase-showing = Visa kort
phase-action = Handlingar
phase-evaluation = Utvärdering
phase-event = Händelse
phase-over = Slut

feeding-fed = mätt
feeding-hungry = hungrig
feeding-excluded = passar inte här

event_help-degeneration = Varje art med 4 eller fler kort förlorar ett, som ägaren väljer.
event_help-desertification = Öken eller stenöken ersätter ett biom.
event_help-flood = Arter som varken kan simma, klättra eller flyga dör.
event_help-hurricane = I varje biom dör den minst anpassade arten, om dess anpassning är under 4.
event_help-ice_age = Polaröken eller kall öken ersätter ett biom.
event_help-intruders = Varje spelare förlorar sin art med flest poäng, men behåller poängen.
event_help-mountain_formation = Höga berg eller högländer ersätter ett biom.
event_help-axis_shift = Alla biom ersätts.
event_help-continental_drift = Denna era migrerar ingen mellan vänstra och högra sidans biom.
event_help-epidemic = Denna era har köttätare och allätare konkurrenskraft 0, och ingen jagar.
event_help-low_mutation = Denna era kostar en mutation 1 poäng, en dubbelmutation upp till 5.
event_help-meat_boom = Denna era erbjuder lättillgängliga biom 6 kött och 2 växter.
event_help-meteor = Denna era erbjuder lättillgängliga biom 3 kött och 4 växter.
event_help-optimal = Inget ändras.
event_help-plant_boom = Denna era erbjuder lättillgängliga biom 2 kött och 6 växter.
event_help-volcano = En vulkan ersätter ett biom; den som är kvar där när eran slutar dör.

stats-hearts = { $n ->
        [one] { $n } hjärta
       *[other] { $n } hjärtan
    }
stats-competition = konkurrenskraft { $n }
stats-ability = { $ability } { $n }
stats-dig = gräver
stats-poison = giftig
stats-hearts_mark = ♥{ $n }
stats-competition_mark = kk{ $n }
stats-ability_mark = { $ability }{ $n }
stats-dig_mark = gräver
stats-poison_mark = gift
stats-legs_sites = { $n } benpar
stats-wing_site = vingar
stats-tail_site = en svans
stats-sites = plats för { $sites }
stats-no_sites = plats bara för ett huvud
# What a card shows and, of a body, what it has room for.
stats-card = { $stats }; { $sites }
stats-leg_mark = B
stats-wing_mark = V
stats-tail_mark = S

need-plain = { $ability }
need-more = { $ability } { $n }
need-have = { $need } (har { $n })
need-nothing = inga krav
need-needs = kräver { $needs }
need-forbidden = förbjudet: { $abilities }
need-no = utan { $abilities }
need-counts = anpassning räknar { $abilities }
need-counts_mark = an { $abilities }
need-counts_times = { $ability } x{ $n }
need-token_counts = an konkurrenskraft
need-lacks = Biomet kräver { $needs }.
need-bans = Förbjudet där: { $abilities }.

name-card = { $animal } ({ $part })
name-unknown_card = ett kort
# A species is named after the animals of its head and its body: "bongo-tonfisk".
name-kind = { $head }-{ $body }
name-species = { $kind } ({ $tag })
name-no_species = en art
name-ground = biomet { $biome }
name-volcano = den aktiva vulkanen
name-volcano_label = aktiv vulkan
name-rainforest = den gamla vulkanen
name-rainforest_label = gammal vulkan ({ $biome })
name-token = { $metal }brickan
name-token_label = { $metal }bricka
name-no_ground = det biomet
name-no_continent = Bordet

metal-1 = brons
metal-2 = silver
metal-3 = guld

# --- events ------------------------------------------------------------------------------------

event-game_master = { $you ->
    [yes] Du är spelledare och startspelare.
   *[no] { $seat } är spelledare och startspelare.
}

event-biome_laid-continent = { $continent }: { $label }.
event-biome_laid-plain = På bordet: { $label }.
event-biome_laid-token = En konkurrensbricka värd { $n } poäng är det fjärde biomet.

event-card_drawn-open = { $you ->
    [yes] Du drar { $card }: { $stats }.
   *[no] { $seat } drar { $card }: { $stats }.
}
event-card_drawn-hidden = { $seat } drar ett { $size } kort.

event-card_discarded = { $you ->
    [yes] Du kastar { $card }.
   *[no] { $seat } kastar ett { $size } kort.
}

event-era_began = { $you ->
    [yes] Era { $era } börjar. Du är först.
   *[no] Era { $era } börjar. { $seat } är först.
}

event-phase_began-drawing = Alla drar kort.
event-phase_began-showing = Alla får visa lagkamraten upp till 4 kort.
event-phase_began-action = Handlingar: alla turas om tills alla har passat.
event-phase_began-evaluation = Utvärdering: vilka arter överlever?
event-phase_began-event = En ny händelse.
event-phase_began-over = Slut.

event-turn_began = { $you ->
    [yes] Det är din tur.
   *[no] { $seat } står på tur.
}

event-redrawn = { $you ->
    [yes] Du behåller { $kept } och kastar { $n } kort.
   *[no] { $seat } behåller ett kort och kastar { $n } kort.
}

event-fully_redrawn = { $you ->
    [yes] Du kastar hela din hand på { $n } kort: inget i den kunde leva någonstans.
   *[no] { $seat } kastar en hel hand på { $n } kort: inget i den kunde leva någonstans.
}

event-trade_drafted = { $you ->
    [yes] Du planerar att byta { $given } mot { $taken }.
   *[no] { $seat } planerar att byta { $given } mot { $taken }.
}

event-trade_cancelled = { $you ->
    [yes] Du ångrar ditt byte.
   *[no] { $seat } ångrar ett byte.
}

event-main_drafted = { $you ->
    [yes] Du planerar: { $action }.
   *[no] { $seat } planerar: { $action }.
}

event-main_taken_back = { $you ->
    [yes] Du tar tillbaka din handling.
   *[no] { $seat } tar tillbaka en handling.
}

event-traded = { $you ->
    [yes] Du byter { $given } mot { $taken }.
   *[no] { $seat } byter { $given } mot { $taken }.
}

event-created = { $you ->
    [yes] Du skapar { $kind } i { $slot }: { $stats }.
   *[no] { $seat } skapar { $kind } i { $slot }: { $stats }.
}

event-mutated-replaced = { $species } får { $added } i stället för { $removed }.
event-mutated-added = { $species } får { $added }.
event-mutated-removed = { $species } blir av med { $removed }.

event-passed = { $you ->
    [yes] Du passar resten av eran.
   *[no] { $seat } passar resten av eran.
}

event-turn_ended = { $you ->
    [yes] Du avslutar din tur.
   *[no] { $seat } avslutar sin tur.
}

event-food_served-fed = { $species } är mätt: { $food } av { $hearts } mat.
event-food_served-hungry = { $species } är hungrig: { $food } av { $hearts } mat.
event-food_served-excluded = { $species } får ingen mat: den passar inte i { $biome }.

event-card_shown-to_you = { $seat } visar dig { $card }.
event-card_shown = { $you ->
    [yes] Du visar { $to } { $card }.
   *[no] { $seat } visar { $to } ett kort.
}

event-showed = { $you ->
    [yes] Du har visat { $n } kort.
   *[no] { $seat } har visat lagkamraten { $n } kort.
}

event-card_opened = { $you ->
    [yes] Du visar { $card } för alla.
   *[no] { $seat } visar { $card } för alla.
}

event-card_asked-to_you = { $seat } ber dig om ett kort.
event-card_asked = { $you ->
    [yes] Du ber { $from } om ett kort.
   *[no] { $seat } ber { $from } om ett kort.
}

event-card_given-to_you = { $seat } ger dig { $card }.
event-card_given = { $you ->
    [yes] Du ger { $to } { $card }.
   *[no] { $seat } ger { $to } ett kort.
}

event-giving_declined = { $you ->
    [yes] Du ger inget kort.
   *[no] { $seat } ger inget kort.
}

event-paid_with_card = { $you ->
    [yes] Du betalar med { $card }, som går till handelszonen.
   *[no] { $seat } betalar med { $card }, som går till handelszonen.
}

event-paid_with_draws = { $you ->
    [yes] Du betalar: dina motståndare får dra { $n } kort.
   *[no] { $seat } betalar: motståndarna får dra { $n } kort.
}

event-draw_declined = { $you ->
    [yes] Du drar inget kort.
   *[no] { $seat } drar inget kort.
}

event-taken_over = { $you ->
    [yes] Du tar över { $species } från { $from }.
   *[no] { $seat } tar över { $species } från { $from }.
}

event-step_began-1 = Steg 1, krav: den som inte passar i sitt biom dör.
event-step_began-2 = Steg 2, mat: den som är hungrig dör, köttätare jagar.
event-step_began-3 = Steg 3, överlevnad: 1 poäng för varje levande art.
event-step_began-4 = Steg 4, anpassning: den bäst anpassade i varje biom belönas.
event-step_began-5 = Steg 5, konkurrenskraft: 3, 2 och 1 poäng till de tre starkaste.

event-eaten-enough = { $hunter } äter { $prey }: { $hearts } kött, och det räcker.
event-eaten-more = { $hunter } äter { $prey }: { $hearts } kött, men den behöver { $missing } till.

event-died-requirement = { $species } dör: den passar inte i { $slot }. { $why }
event-died-volcano = { $species } dör i vulkanen.
event-died-hunger = { $species } svälter ihjäl: den har { $food } av { $hearts } mat.
event-died-no_prey = { $species } svälter ihjäl: den har { $food } av { $hearts } mat och hittar inget byte den kan ta.
event-died-eaten = { $species } blir uppäten av { $by }.
event-died-lower_carnivore = { $species } svälter ihjäl: en bättre anpassad köttätare hittade för få byten.
event-died-flood = { $species } drunknar i översvämningen: den kan varken simma, klättra eller flyga.
event-died-hurricane = { $species } dör i orkanen: den är minst anpassad i { $slot }.
event-died-intruders = { $species } dukar under för inkräktarna.

event-banked = { $you ->
    [yes] Du lägger { $n } poäng från { $kind } i banken.
   *[no] { $seat } lägger { $n } poäng från { $kind } i banken.
}

event-points_earned-survival = { $species } överlever: { $n } poäng.
event-points_earned-adaptation = { $species } är bäst anpassad i { $biome }: { $n } poäng.
event-points_earned-gold = { $species } är starkast av alla: guld, { $n } poäng.
event-points_earned-silver = { $species } tar silver: { $n } poäng.
event-points_earned-bronze = { $species } tar brons: { $n } poäng.

event-chosen_in_secret = { $you ->
    [yes] Du väljer: { $action }.
   *[no] { $seat } väljer: { $action }.
}

event-biome_replaced-plain = { $continent }: { $label } i stället för { $slot }.
event-biome_replaced-volcano = { $continent }: en aktiv vulkan i stället för { $slot }. Den som stannar där dör.

event-first_player = { $you ->
    [yes] Nu är du startspelare.
   *[no] Nu är { $seat } startspelare.
}

event-refilling = { $you ->
    [yes] Du har kastat det du ville och drar { $n } kort.
   *[no] { $seat } har kastat klart och drar { $n } kort.
}

event-scored = { $you ->
    [yes] Du har { $points } poäng: { $on_species } på arter, { $bank } i banken.
   *[no] { $seat } har { $points } poäng: { $on_species } på arter, { $bank } i banken.
}

event-continent_removed = { $continent } är inte med i det här spelet.
event-zone_filled = I handelszonen: { $card }.
event-zone_cleared = { $n } kort i handelszonen tas bort.
event-deck_renewed = Högen med { $size ->
        [litet] små
       *[stort] stora
    } kort är tom: { $n ->
        [one] { $n } kastat kort
       *[other] { $n } kastade kort
    } blir den nya.
event-mutation_paid = { $species } betalar { $n } poäng för det.
event-migrated = { $species } migrerar från { $from } till { $to }.
event-food_supplied = { $slot } erbjuder { $plants } växter och { $meat } kött.
event-leader = { $species } leder { $slot }.
event-leaderless = Ingen leder { $slot }.
event-hunts_first = { $species } jagar först.
event-event_discarded = Händelsen är över: { $event }.
event-event_revealed = Händelse: { $event }. { $help }
event-card_lost = { $species } förlorar { $card }.
event-points_inherited = { $species } ärver { $n } poäng.
event-biome_fetched = Kommer till bordet: { $label }.
event-volcano_cooled = { $continent }: vulkanen har svalnat och är nu en tropisk regnskog.
event-markers_turned = Alla arter får agera igen.
event-table_cleared = Alla tar sina vunna poäng; arter och biom tas bort.
event-game_ended = Spelet är slut. Segern går till { $winners }.
event-hidden = Något händer som du inte får se.

# Several events told in one sentence.
story-draw = { $you ->
    [yes] Du drar { $cards }.
   *[no] { $seat } drar { $cards }.
}
story-draw_small = { $n ->
        [one] { $n } litet kort
       *[other] { $n } små kort
    }
story-draw_large = { $n ->
        [one] { $n } stort kort
       *[other] { $n } stora kort
    }
story-show = { $you ->
    [yes] Du visar { $to } { $cards }.
   *[no] { $seat } visar dig { $cards }.
}
story-zone = Handelszonen: { $cards }.
story-survivors = Överlevande, 1 poäng var: { $seats }.
story-survivors_of = { $seat } ({ $n })
story-leaders = { $species } leder { $slot } tillsammans.
story-discard = { $you ->
    [yes] Du kastar { $cards }.
   *[no] { $seat } kastar { $cards }.
}

# --- refusals ----------------------------------------------------------------------------------

refusal-game_over = Spelet är slut.
refusal-not_your_turn = Det är inte din tur: nu bestämmer { $seat }.
refusal-wrong_phase = Det går inte i den här fasen: { $phase }.
refusal-decision_open = Först måste { $seat } bestämma något annat.
refusal-your_decision_open = Du har något annat att bestämma först.
refusal-already_passed = Du har passat för den här eran.
refusal-mode_forbids = Det finns inte i den här spelvarianten.
refusal-malformed = Det är inte en fullständig handling.
refusal-no_such_species = Det finns ingen sådan art på bordet.
refusal-not_your_species = { $species } är inte din.
refusal-no_such_biome = Det finns inget sådant biom på bordet.
refusal-card_not_in_hand = Du har inte de korten på handen.
refusal-card_not_in_zone = Det kortet ligger inte i handelszonen.
refusal-card_not_on_species = Arten har inte det kortet.
refusal-twin_comes_first = Du har flera likadana kort: ange det första av dem.
refusal-not_a_choice = Det är inte ett av dina val.
refusal-main_action_taken = Du har redan gjort din handling den här turen: avsluta turen, eller ta tillbaka handlingen om du ännu kan.
refusal-no_main_action = Du har varken skapat eller muterat en art eller låtit någon migrera: gör det, eller passa.
refusal-nothing_to_take_back = Det finns inget att ta tillbaka.
refusal-main_action_final = Den handlingen kan inte längre tas tillbaka.
refusal-already_traded = Du har redan bytt i den här turen; du kan byta igen bara om du ångrar det bytet.
refusal-traded_card_in_use = Din planerade handling behöver det kortet: ta tillbaka den först.
refusal-already_redrawn = Du har redan gjort ett kortbyte denna era.
refusal-hand_touched = Du får byta ut handen bara innan du gör något annat i en era.
refusal-redraw_under_way = { $seat } håller på med ett kortbyte; det görs klart först.
refusal-first_era_only = Du får byta ut hela handen bara i era 1; det här är era { $a }.
refusal-can_create = Du kan skapa en art av din hand, så du får inte byta ut hela.
refusal-redraw_cap = Du har bytt ut hela din hand för många gånger.
refusal-no_such_draw = Du kan inte dra något kort där nu.
refusal-acted = { $species } har redan agerat denna era.
refusal-same_biome = Den lever redan i { $slot }.
refusal-drift = Kontinentaldrift: { $slot } ligger på bordets andra sida.
refusal-volcano = Inget kan leva i { $slot }.
refusal-requirement = Den passar inte i { $slot }. { $why }
refusal-unfed = Den behöver { $a } mat i { $slot } och skulle få { $b }.
refusal-unfed_hunter = Den behöver { $a } mat i { $slot }, skulle få { $b } och hittar för få byten den kan ta.
refusal-no_marker = Du har { $a } arter och bara { $b } spelarbrickor.
refusal-no_head = Den har inget huvud.
refusal-no_body = Den har ingen kropp.
refusal-wrong_part = Ett kort med den kroppsdelen hör inte dit.
refusal-no_leg_site = Kroppen har ingen plats för de benen.
refusal-no_wing_site = Kroppen har ingen plats för vingar.
refusal-no_tail_site = Kroppen har ingen plats för en svans.
refusal-no_such_mutation = En eller två mutationer leder inte dit: var och en tar bort ett kort, lägger till ett eller ersätter ett med samma kroppsdel.
refusal-head_or_body = Du kan inte ta bort ett huvud eller en kropp, bara ersätta det.
refusal-not_partners_species = Den arten tillhör inte din lagkamrat.
refusal-partner_refused = Din lagkamrat har redan sagt nej till att ge ett kort i den här turen.
refusal-partner_has_no_card = Din lagkamrat har inget kort att ge.
refusal-opponents_passed = Båda motståndarna har passat, så du kan betala bara med kort.
refusal-price_too_high = Du har för få kort för att betala.
refusal-takeover_spent = Du har redan tagit över en art i den här turen.
refusal-already_shown = Du har redan visat det.
refusal-too_many_points = Du vill ge { $a } poäng, men { $b } är kvar.
refusal-no_open_deal = Ingen har bett om det: det finns inget att ge eller betala nu.

# --- actions -----------------------------------------------------------------------------------

# What an action is called, as it follows "Du planerar: …" or a number.
choice-none = inget
choice-confirm = avsluta turen
choice-confirm_wait = vänta: avsluta turen utan byte
choice-pass = passa: gör inget mer denna era
choice-take_back = ta tillbaka den planerade handlingen
choice-untrade = ångra det planerade bytet
choice-trade = byt { $c1 } mot { $c2 }
choice-redraw = behåll { $c1 } och dra en ny hand
choice-full_redraw = byt ut hela handen
choice-draw = dra ett { $size } kort
choice-create = skapa { $kind } i { $slot }
choice-create_with = skapa { $kind } med { $limbs } i { $slot }
choice-mutate_replace = ge { $species } { $c3 } i stället för { $c1 }
choice-mutate_add = ge { $species } { $c3 }
choice-mutate_remove = ta bort { $c1 } från { $species }
choice-mutate_twice = mutera { $species } två gånger: { $changes }
choice-migrate = låt { $species } migrera till { $slot }
choice-show = visa { $cards }
choice-show_nothing = visa inget
choice-open = visa { $c1 } för alla
choice-ask = be din lagkamrat om ett kort
choice-give = ge { $c1 }
choice-decline_give = ge inget kort
choice-decline_draw = dra inget kort
choice-pay_card = betala med { $c1 }, till handelszonen
choice-pay_draw = låt motståndarna dra ett kort
choice-take_over = ta över { $species }; motståndarna drar 2 kort
choice-take_over_paid = ta över { $species }; betala med { $cards }
choice-hunt_first = { $species } jagar först
choice-eat = ät { $species }
choice-degenerate = { $species } förlorar { $c1 }
choice-lose = ge upp { $species }
choice-bequeath = ge { $species } { $n } poäng
choice-pick_biome = { $biome }
choice-discard = kasta { $c1 }
choice-refill = behåll resten och dra tills du har 10 kort

change-out = utan { $out }
change-into = med { $into }
change-both = med { $into }, utan { $out }


# --- forecasts ---------------------------------------------------------------------------------

# What would happen to a species, and to others, if an evaluation came now.
forecast-dies = { $species } skulle dö nu: { $why }
forecast-requirement = den passar inte i { $slot }. { $why }
forecast-volcano = den står i vulkanen.
forecast-hunger_plants = den behöver { $hearts } mat och får { $food }. Före den i { $slot } äter { $count ->
        [one] { $count } annan
       *[other] { $count } andra
    }: { $species }.
forecast-hunger_alone = den behöver { $hearts } mat och får { $food }: { $slot } har inte mer.
forecast-hunger_prey = den behöver { $hearts } mat, får { $food } och hittar för få byten den kan ta.
forecast-by_hunter = { $by } skulle äta den.
forecast-lower_carnivore = en bättre anpassad köttätare skulle hitta för få byten och svälta ihjäl, och den likaså.

verdict-rank = rang { $rank } av { $count }
verdict-alone = ensam
verdict-tied = rang { $rank }, delad
verdict-adaptation = anpassning { $n }
verdict-adaptation_mark = an { $n }
verdict-plants = äter { $n ->
        [one] { $n } växt
       *[other] { $n } växter
    }
verdict-meat = äter { $n } kött
verdict-both = äter { $plants ->
        [one] { $plants } växt
       *[other] { $plants } växter
    } och { $meat } kött
verdict-nothing = behöver ingen mat
verdict-no_food_yet = maten räknas senare
verdict-hunts = skulle jaga { $prey }
verdict-leads = leder, { $n } poäng
verdict-leads_together = delar ledningen, { $n } poäng
verdict-hungry = { $species } skulle bli hungrig
verdict-eaten = { $species } skulle bli uppäten
verdict-leaves = { $species } skulle leda { $slot }
verdict-cost = kostar den { $n } poäng

summary-title = Era { $era }
summary-created = Skapade: { $species }.
summary-mutated = Muterade: { $species }.
summary-migrated = Migrerade: { $species }.
summary-unfit = Dog för att de inte passade i biomet: { $species }.
summary-starved = Svalt ihjäl: { $species }.
summary-eaten = Uppätna: { $species }.
summary-by_event = Dog i händelsen: { $species }.
summary-no_deaths = Ingen art dog.
summary-best = Bäst anpassade: { $species }.
summary-best_in = { $species } i { $slot }
summary-strongest = Starkast: { $species }.
summary-points = Intjänade poäng: { $seats }.
summary-event = Ny händelse: { $event }.
