### Origin in Swedish. $animal is an animal with its owner ("din P1a", "Bos P2c") or a bare tag; it is
### common gender. Terms: see the head of common.ftl.

# What animals are called, by the seat of their owner and in order of birth: the sound of its coat.
animal_names-1 = Nila Okko Bruno Tavi Kiko Zuri Lumo Milo Juno Arlo Himla Bibi
animal_names-2 = Rost Rudi Chili Tango Vallmo Rosa Rubin Paprika Koppar Rädisa Röding Körsbär
animal_names-3 = Kvist Oliv Mynta Salvia Timjan Lime Gurka Ärta Knopp Dill Blad Skott
animal_names-4 = Sol Honung Ambra Kex Smör Citron Mango Majs Vanilj Saffran Senap Nacho
animal_names-5 = Plommon Viola Lila Syren Ljung Jazz Sammet Druva Orkidé Aster Tistel Indigo
animal_names-6 = Rev Våg Bäck Driva Finn Plask Delta Lagun Kust Pöl Ström Brygga
animal_names-7 = Pion Persika Godis Blomma Hallon Tulpan Sorbet Bubbla Sockra Rosett Nejlika Fluff
animal_names-8 = Aska Skiffer Rök Dimma Skugga Tenn Storm Åska Grafit Moln Nimbus Skymning
# When all names of a seat are given: $name once more, the $n-th of that name.
animal-again = { $name } { $n }

trait-carnivorous = Köttätare
trait-fat_tissue = Fettvävnad
trait-high_body_weight = Storvuxen
trait-parasite = Parasit
trait-swimming = Vattenlevande
trait-running = Snabbfotad
trait-mimicry = Mimikry
trait-tail_loss = Svansfällning
trait-burrowing = Grävare
trait-camouflage = Kamouflage
trait-sharp_vision = Skarpsynt
trait-scavenger = Asätare
trait-hibernation = Vinterdvala
trait-poisonous = Giftig
trait-piracy = Plundrare
trait-grazing = Nedtrampning
trait-communication = Kommunikation
trait-cooperation = Samarbete
trait-symbiosis = Symbios

trait_help-carnivorous = äter 1 mer; jagar en gång per runda för 2 föda; +1 poäng
trait_help-fat_tissue = lagrar 1 föda över som fett, att bränna i en senare runda
trait_help-high_body_weight = äter 1 mer; bara storvuxna jägare kan jaga den; +1 poäng
trait_help-parasite = på någon annans djur: det äter 2 mer (men +2 poäng för ägaren)
trait_help-swimming = bara vattenlevande jagar den, och den jagar bara sådana
trait_help-running = när den jagas slår den en tärning: 4, 5 eller 6 räddar den
trait_help-mimicry = när den jagas skickar den jägaren till ett annat djur du har
trait_help-tail_loss = när den jagas ger den upp ett egenskapskort och lever
trait_help-burrowing = kan inte jagas medan den är mätt
trait_help-camouflage = bara skarpsynta jägare kan jaga den
trait_help-sharp_vision = som jägare ser den kamouflerade djur
trait_help-scavenger = får 1 föda när ett djur blir uppätet; inte på en köttätare
trait_help-hibernation = får sova som mätt; inte två rundor i rad eller i den sista
trait_help-poisonous = den som äter den dör i slutet av rundan
trait_help-piracy = tar en gång per runda 1 föda från ett djur som är hungrigt
trait_help-grazing = får i varje tur förstöra 1 föda i mitten
trait_help-communication = två av dina: tar den ena ur mitten får den andra också
trait_help-cooperation = två av dina: när den ena får föda kan den andra få 1
trait_help-symbiosis = två av dina: den ena skyddar den andra, som äter efter den

phase-evolution = Evolution
phase-feeding = Födosök
phase-extinction = Utdöende och kortdragning
phase-over = spelets slut

decision-turn = en tur
decision-defence = ett försvar
decision-scavenge = valet av en asätare
decision-declaration = ett val mellan kort och poäng
decision-nothing = inget

holding-empty = ett tomt kort Fettvävnad
holding-stored = ett kort Fettvävnad med födan som är lagrad på det
holding-fat = ett kort Fettvävnad med fettet på det

name-no_animal = det djuret
name-no_trait = den egenskapen
name-card = ett kort
name-two_traits = { $first } / { $second }

# --- events ------------------------------------------------------------------------------------

event-rolled_for_start = { $you ->
    [yes] Du slår { $die } för att avgöra vem som börjar.
   *[no] { $seat } slår { $die } för att avgöra vem som börjar.
}

event-starting_player = { $you ->
    [yes] Du är startspelare.
   *[no] { $seat } är startspelare.
}

event-card_dealt = { $you ->
    [yes] Du drar { $face }.
   *[no] { $seat } drar ett kort.
}

event-round_began-plain = { $you ->
    [yes] Runda { $round } börjar. Du är först.
   *[no] Runda { $round } börjar. { $seat } är först.
}
event-round_began-last = { $you ->
    [yes] Runda { $round } börjar, den sista. Du är först.
   *[no] Runda { $round } börjar, den sista. { $seat } är först.
}

event-phase_began-evolution = Evolution: alla spelar kort.
event-phase_began-feeding = Födosök: alla ger sina djur föda.
event-phase_began-extinction = Utdöende: de hungriga och de förgiftade dör.

event-animal_laid = { $you ->
    [yes] Du spelar { $face } som ett nytt djur, { $tag }.
   *[no] { $seat } har ett nytt djur, { $tag }.
}

event-trait_laid = { $you ->
    [yes] Du spelar { $trait } på { $animal }.
   *[no] { $seat } spelar { $trait } på { $animal }.
}

event-pair_laid-plain = { $you ->
    [yes] Du lägger { $trait } mellan { $animal } och { $partner }.
   *[no] { $seat } lägger { $trait } mellan { $animal } och { $partner }.
}
event-pair_laid-symbiosis = { $you ->
    [yes] Du lägger Symbios: { $animal } skyddar { $partner }.
   *[no] { $seat } lägger Symbios: { $animal } skyddar { $partner }.
}

event-passed = { $you ->
    [yes] Du passar resten av fasen.
   *[no] { $seat } passar resten av fasen.
}

event-turn_ended = { $you ->
    [yes] Du avslutar din tur.
   *[no] { $seat } avslutar sin tur.
}

event-set_up = { $players } spelare slår sig ner; korten blandas.
event-rolled_for_food = Slag för föda: { $die }.
event-food_supplied = { $n } föda läggs i mitten.
event-centre_cleared = { $n } föda som är kvar i mitten tas bort.
event-pile_empty = Draghögen är tom: nästa runda är den sista.
event-food_lost = { $n } föda går förlorad: { $animal } kan inte ta emot den.
event-redirected = Mimikry: { $animal } skickar jägaren till { $substitute }.
event-eaten = { $animal } blir uppäten av { $hunter }.
event-poisoned = Gift: { $animal } åt { $prey } och dör i slutet av rundan.
event-scavenged = { $animal } äter av kadavret.
event-fell_asleep = { $animal } går i dvala: den räknas som mätt denna runda.
event-robbed = Plundrare: { $animal } tar 1 föda från { $victim }.
event-fat_formed = { $animal } gör { $n } lagrad föda till fett.
event-starved = { $animal } svälter ihjäl: den har { $food } av { $appetite } föda.
event-died_of_poison = { $animal } dör av gift.
event-buried = { $animal } lämnar bordet: { $cards } kort går till kasthögen.
event-pair_broken = { $trait } mellan { $animal } och { $partner } är borta.
event-game_ended = Spelet är slut. Segern går till { $winners }.

event-food_taken = { $you ->
    [yes] Du ger { $animal } föda.
   *[no] { $seat } ger { $animal } föda.
}

event-food_received-eaten = { $animal } äter { $eaten } föda.
event-food_received-stored = { $animal } är mätt och lagrar { $stored } föda.
event-food_received-both = { $animal } äter { $eaten } föda och lagrar { $stored }.

event-hunt_announced = { $you ->
    [yes] Du jagar { $prey } med { $animal }.
   *[no] { $seat } jagar { $prey } med { $animal }.
}

event-ran-escaped = { $animal } springer och slår { $die }: den kommer undan.
event-ran-caught = { $animal } springer och slår { $die }: för långsamt.

event-card_shed-plain = Svansfällning: { $animal } ger upp { $trait } och lever.
event-card_shed-fat = Svansfällning: { $animal } ger upp { $holding } och lever.
event-card_shed-pair = Svansfällning: { $animal } ger upp { $trait } med { $partner } och lever.

event-fat_burned = { $you ->
    [yes] Du bränner { $n } fett från { $animal }.
   *[no] { $seat } bränner { $n } fett från { $animal }.
}

event-grazed = { $you ->
    [yes] { $animal } trampar ner: du förstör 1 föda i mitten.
   *[no] { $animal } trampar ner: { $seat } förstör 1 föda i mitten.
}

event-pair_used-communication = Kommunikation: { $partner } tar också 1 föda från mitten.
event-pair_used-cooperation = Samarbete: { $partner } får också 1 föda.

event-woke-lost = { $animal } vaknar: den har förlorat sin Vinterdvala.
event-woke-morning = { $animal } vaknar.

event-food_removed-surplus = { $animal } förlorar { $n } föda: den behöver mindre nu.
event-food_removed-over = { $animal } gör av med { $n } föda i slutet av rundan.

event-phase_ended-evolution = Evolutionen är över.
event-phase_ended-feeding = Födosöket är över.
event-phase_ended-extinction = Utdöendet är över.

event-waived = { $you ->
    [yes] Du låter de parvisa egenskaperna vara.
   *[no] { $seat } låter de parvisa egenskaperna vara.
}

event-declared = { $you ->
    [yes] Du väljer { $cards } kort och { $points } poäng.
   *[no] { $seat } väljer { $cards } kort och { $points } poäng.
}

event-scored = { $you ->
    [yes] Du har { $points } poäng: { $animals } för djur, { $traits } för egenskaper, { $bonus } i bonus, { $variant } sedan tidigare.
   *[no] { $seat } har { $points } poäng: { $animals } för djur, { $traits } för egenskaper, { $bonus } i bonus, { $variant } sedan tidigare.
}

# Several events told in one sentence.
story-draw_known = Du drar { $cards }.
story-draw_hidden = { $seat } drar { $n } kort.
story-start_rolls = Slag om vem som börjar: { $rolls }.
story-start_roll = { $seat } { $die }
# Those who tied roll again; $before is all that was rolled before.
story-start_again = { $before }; om igen { $rolls }
story-food_roll = Slag för föda: { $dice } ger { $n } föda för alla.
story-food_roll_plus = Slag för föda: { $dice } plus { $plus } ger { $n } föda för alla.

# --- refusals ----------------------------------------------------------------------------------

refusal-not_your_turn = Det är inte din tur: nu bestämmer { $seat }.
refusal-already_passed = Du har passat och kan agera igen i nästa fas.
refusal-game_over = Spelet är slut.
refusal-wrong_phase = Det går inte i den här fasen: { $phase }.
refusal-decision_open = Först måste { $seat } avgöra något: { $decision }.
refusal-nothing_to_answer = Det finns inget du kan svara på med det nu.
refusal-others_may_answer = { $seat } kan använda en parvis egenskap; din tur väntar på det.
refusal-already_acted = Du har agerat i den här turen: avsluta den i stället för att passa.
refusal-nothing_done = Du har inte gjort något i den här turen: passa i stället för att avsluta den.
refusal-main_action_done = Du har redan tagit föda, jagat eller bränt fett den här turen; bara en sådan handling är tillåten.
refusal-must_feed = Vid det här bordet måste du mata dina djur: det finns föda, och ett av dem kan ta den.
refusal-malformed = Det är inte en fullständig handling.
refusal-no_such_animal = Det finns inget sådant djur på bordet.
refusal-not_your_animal = { $animal } är inte din.
refusal-card_not_in_hand = Du har inget kort { $card } på handen.
refusal-trait_not_on_card = Kortet { $card } erbjuder inte { $trait }.
refusal-no_such_pair = De här två djuren har inte { $trait } mellan sig.
refusal-no_such_card = { $animal } har inget sådant kort att ge upp: { $trait }.
refusal-lacks_trait = { $animal } har inte egenskapen { $trait }.
refusal-duplicate_trait = { $animal } har redan egenskapen { $trait }; bara Fettvävnad får ligga flera gånger.
refusal-carnivore_or_scavenger = Ett djur kan inte vara både Köttätare och Asätare: { $animal }.
refusal-parasite_on_own = En Parasit läggs på en annan spelares djur, och { $animal } är din.
refusal-pair_needs_two = En parvis egenskap kräver två olika djur.
refusal-duplicate_pair = De här två djuren har redan { $trait } mellan sig.
refusal-pair_trait = { $trait } är en parvis egenskap: ange två djur.
refusal-single_trait = { $trait } läggs på ett djur, inte mellan två.
refusal-centre_empty = Det finns ingen föda i mitten.
refusal-full = { $animal } är full: den har all föda den behöver, { $n }, och ingen ledig Fettvävnad.
refusal-asleep = { $animal } ligger i dvala till slutet av rundan.
refusal-representative_hungry = { $animal } väntar: { $other }, som skyddar den, är hungrig.
refusal-hunt_spent = { $animal } har redan jagat denna runda.
refusal-prey_is_hunter = { $animal } kan inte jaga sig själv.
refusal-prey_swims = { $animal } är vattenlevande: bara en vattenlevande jägare når den.
refusal-hunter_swims = { $animal } är inte vattenlevande, och en vattenlevande jägare når bara sådana.
refusal-prey_camouflaged = { $animal } är kamouflerad: bara en skarpsynt jägare ser den.
refusal-prey_too_big = { $animal } är storvuxen: bara en storvuxen jägare kan jaga den.
refusal-prey_in_burrow = { $animal } är mätt och trygg i sin håla.
refusal-prey_shielded = { $animal } skyddas av en levande värd i Symbios.
refusal-defence_used = { $animal } har redan förbrukat det försvaret.
refusal-not_your_substitute = { $animal } är inte din: Mimikry pekar på ett av dina egna djur.
refusal-substitute_is_prey = { $animal } är den som jagas: Mimikry kräver ett annat djur.
refusal-not_offered = { $animal } kan inte äta av kadavret nu: den måste vara en asätare med plats för föda.
refusal-not_hungry = { $animal } är inte hungrig: den har all föda den behöver, { $n }.
refusal-not_enough_fat = { $animal } har { $n } fett som kan brännas; föda som lagrats denna runda är inte fett ännu.
refusal-more_than_hunger = { $animal } behöver bara { $n } föda till; mer än så kan du inte bränna.
refusal-slept_last_round = { $animal } sov förra rundan, och inget djur får sova två rundor i rad.
refusal-last_round = Inget djur kan gå i dvala i den sista rundan.
refusal-already_grazed = { $animal } har redan trampat ner i den här turen.
refusal-nothing_taken = Vid det här bordet får du trampa ner bara efter att du tagit föda i samma tur.
refusal-piracy_spent = { $animal } har redan plundrat denna runda.
refusal-victim_has_no_food = { $animal } har ingen föda att ta.
refusal-victim_is_fed = { $animal } är mätt och kan inte plundras.
refusal-victim_is_pirate = { $animal } kan inte plundra sig själv.
refusal-pair_spent = Den parvisa egenskapen har redan verkat i den här turen.
refusal-no_trigger = { $animal } har inte fått någon föda den här turen som utlöser den parvisa egenskapen.
refusal-too_many_cards = Du bad om { $a } kort, men { $b } av dina djur överlevde.

# --- actions -----------------------------------------------------------------------------------

# What a choice is called in a list that stands under a heading …
choice-play_animal = nytt djur
choice-play_trait = { $trait } på { $tag }
choice-play_pair = { $trait } på { $tag }+{ $other }
choice-play_symbiosis = { $tag } skyddar { $other }
choice-pass_evolution = passa: spela inga fler kort denna runda
choice-pass_feeding = passa: gör inget mer i fasen
choice-take = { $tag }
choice-hunt = { $other }
choice-burn = { $tag }: { $n } fett
choice-hibernate = { $tag }
choice-graze = { $tag }
choice-pirate = { $other }
choice-communicate = { $other }, eftersom { $tag } tog föda
choice-cooperate = { $other }, eftersom { $tag } fick föda
choice-end = avsluta turen
choice-run = spring: slå en tärning, 4, 5 eller 6 räddar
choice-mimic = härma: jägaren angriper { $other } i stället
choice-shed = ge upp { $trait } och lev; jägaren får 1 föda
choice-shed_fat = ge upp { $holding } och lev; jägaren får 1 föda
choice-shed_pair = ge upp { $trait } med { $other } och lev; jägaren får 1 föda
choice-scavenge = { $tag }
choice-waive = låt de parvisa egenskaperna vara
choice-declare = { $cards } kort, { $points } poäng

# Where a card is laid, behind the trait that it is played as.

# … and the headings.
heading-take = Ge ett djur föda från mitten
heading-hunt = Jaga med { $tag }
heading-burn = Bränn fett som föda
heading-hibernate = Gå i dvala (gratis, räknas som mätt denna runda)
heading-graze = Trampa ner (gratis, förstör 1 föda i mitten)
heading-pirate = Plundra med { $tag } (gratis, tar 1 föda)
heading-communicate = Kommunikation (gratis): partnern tar föda från mitten
heading-cooperate = Samarbete (gratis): partnern får 1 föda
heading-scavenge = Vilken asätare äter?

# What is worth knowing before choosing, in brackets behind a choice.
remark-food = { $food }/{ $appetite } föda
remark-own = din
remark-poisonous = giftig
remark-runs = kan springa
remark-mimics = kan härma
remark-sheds = kan fälla svansen
remark-appetite = aptit från { $now } till { $then }
remark-wakes = den vaknar

summary-title = Runda { $round }
summary-food = Föda för alla: { $n }; kvar: { $left }.
summary-animals = Nya djur: { $seats }.
summary-traits = Spelade egenskaper: { $seats }.
summary-fed = Uppäten föda: { $seats }.
summary-escaped = Kom undan en jägare: { $animals }.
summary-eaten = Uppätna: { $animals }.
summary-eaten_by = { $animal } av { $hunter }
summary-starved = Svalt ihjäl: { $animals }.
summary-poisoned = Dog av gift: { $animals }.
summary-no_deaths = Inget djur dog.
summary-cards = Nya kort: { $seats }.
summary-points = Tagna poäng: { $seats }.
