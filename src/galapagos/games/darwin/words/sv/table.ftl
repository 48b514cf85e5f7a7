### The terminal table of Darwin in Swedish.

welcome-aim = Skapa arter som passar där de lever, och ha flest poäng när spelet är slut.
welcome-how = Du är { $who }. När det är din tur skriver du numret på ett val och trycker Enter.
welcome-more = Skriv ”help” när som helst. Ctrl-C lämnar bordet; varje drag sparas.

note-empty_hand = Din hand är tom.
note-empty_zone = Handelszonen är tom.
note-more_ideas = ({ $n ->
        [one] { $n } idé till
       *[other] { $n } idéer till
    }: ideas)
note-no_ideas = Programmet ser inget du kan göra med det du har.
note-of_cards = av { $cards }
note-no_forecast = Det finns inget att förutse nu.

head-era = Era { $era } av { $eras }
head-last_era = Era { $era } av { $eras }, den sista
head-before_era = Före era { $era } av { $eras }
head-event = Händelse: { $event }
head-last_event = senaste händelse: { $event }
head-you = du
head-cards = { $n } kort
head-points = { $n } p
head-banked = { $n } p ({ $bank } i banken)
head-team = med { $seat }
head-first = först
head-passed = har passat
head-zone = Handelszonen:
head-hand = Din hand:
head-ideas = Idéer:
head-ideas_score = Idéer, och dina poäng om eran slutade direkt efteråt (som det är nu: { $n } p):

biome-empty = ingen lever här
biome-deadly = inget kan leva här
biome-reward = { $n } p
biome-food = växter { $plants }/{ $all_plants } kött { $meat }/{ $all_meat }
biome-left = vänster
biome-right = höger
biome-side = { $continent } ({ $side })

species-you = du
species-numbers = { $diet } an{ $adaptation } kk{ $competition }
species-hearts = ♥{ $n }
species-hunting = { $food } jagar { $prey }
species-points = { $n } p
species-leads = leder
species-prey = i fara
species-protected = trygg för jägare
species-acted = har agerat
species-line = { $species } i { $slot }: { $stats }

card-taken = (ditt)
card-planned = (planerat)
card-unknown = { $n ->
        [one] { $n } okänt kort
       *[other] { $n } okända kort
    }

draft-line = Inte slutgiltigt: { $draft }.
draft-trade = byt { $given } mot { $taken }

command-go_on = gå vidare; du får ännu byta ut handen i din egen tur
command-build = bygg en egen art
command-mutate = mutera en art
command-migrate = låt en art migrera
command-trade = byt ett kort med handelszonen
command-redraw = kortbyte: behåll ett kort, få en ny hand
command-take_over = ta över en av din lagkamrats arter
command-show = visa upp till 4 kort: show a c
idea-worth = { $n } p
idea-then = sedan: { $action }

usage-trade = Skriv ”trade DITT for ANNAT”, till exempel: trade a for z1
usage-redraw = Skriv ”redraw keep KORT”, till exempel: redraw keep a
usage-show = Skriv ”show” och upp till 4 kort, till exempel: show a c
usage-open = Skriv ”open” och ett kort för att visa det för alla, till exempel: open a
usage-take_over = Din lagkamrat har { $species }. Skriv ”take over ART for draws”, eller för två kort: take over S1 for a b
usage-no_species = inga arter
usage-species = Skriv ”species” och artens namn, till exempel: species S1
usage-no_actor = Du har ingen art som ännu får agera denna era.
usage-which_species = Vilken? Du har { $species }. Skriv den också, till exempel: mutate S1

question-turn = Skapa eller mutera en art, låt en migrera, eller passa.
question-turn_pad = Skapa eller mutera en art, eller låt en migrera.
question-kids = Skapa en art, eller passa.
question-beginner_1 = Skapa en art, eller passa. Maten räknas när alla har passat.
question-beginner_2 = Mutera en art eller låt en migrera, eller passa.
question-beginner_none = Du har ingen art kvar som kan mutera eller migrera: passa.
question-confirm_turn = Avsluta turen, eller ändra dig.
question-passed = Du har passat; du får ännu byta ett kort varje tur.
question-moment = { $seat } står på tur. Se på din hand: behålla den, eller byta ut den innan någon agerar?
question-draw = Dra { $n } kort till: från vilken hög? (s små, l stora, flera som ssl, eller rest)
question-draw_pad = Dra { $n } kort till: små eller stora?
question-discard = Kasta det du inte vill behålla, ett kort i taget.
question-discard_pad = Kasta det du inte vill behålla.
question-show = Visa din lagkamrat upp till 4 kort; alla fyra spelare gör det samtidigt.
question-give = { $seat } ber dig om ett kort. Vilket ger du?
question-pay = Betala för kortet du fick.
question-deal_draw = { $seat } betalar: du får dra { $n } kort.
question-hunt_first = Dina jägare står exakt lika: vilken jagar först?
question-eat = { $hunter } jagar. De möjliga bytena är exakt lika: vilket?
question-event = { $event }: ditt val.
question-bequeath = Inkräktare: { $n } poäng är kvar att ge. Hur många till den här arten?
question-bequeath_pad = Inkräktare: fördela { $n } poäng på dina arter.
question-pick = Vilket biom kommer till bordet?

answer-why_usage = Skriv ”why” och en handling, till exempel: why migrate S1 to savanna

warning-redraw = Det du kastar kommer inte tillbaka.
warning-trade_lost = Om du passar förlorar du det planerade bytet.
warning-idle = Du har inte gjort något den här eran än, och har { $n } kort på hand.
warning-could_act = Du kan fortfarande göra något den här eran, och har { $n } kort på hand.

forecast-all_live = Ingen skulle dö nu.
forecast-points = { $seat } { $n }
forecast-earn = Poäng om eran slutade nu: { $points }.

# --- the workbench -----------------------------------------------------------------------------

bench-together = Tillsammans:
bench-yes = ja:
bench-no = nej.
bench-fits = passar hittills
bench-unknown = Jag förstod inte: { $text }. Enter visar arbetet, ”cancel” lämnar det.
bench-no_biome = Det finns inget sådant biom: { $text }. Skriv dess nummer eller namn.
bench-which_biome = I vilket biom? Skriv ”done” och dess nummer.
bench-no_home = Inget biom skulle ta emot den ännu; vart och ett säger ovan varför.
bench-nothing = Det finns inget att göra ännu.
bench-cancelled = Lagt åt sidan.
bench-nothing_to_undo = Det finns inget steg att ta tillbaka.
bench-no_card = Du har inget sådant kort på handen: { $text }. Skriv dess bokstav.
bench-several_cards = Flera kort passar { $text }. Skriv bokstaven för ett.
bench-add_usage = Skriv ”add” och kortens bokstäver, till exempel: add a c
bench-remove_usage = Skriv ”remove” och ett kort, till exempel: remove tail
bench-not_on_it = Den har inget sådant kort, eller flera: { $text }
bench-which_legs = Den har två benkort. Skriv vilket som ska bort: replace GAMMALT NYTT
bench-replace_usage = Skriv ”replace”, ett av artens kort och ett från handen: replace legs a

build-title = Bygger { $species }
build-prompt = build: add KORT, remove KORT, in BIOM, done, cancel
build-usage = Bokstäver lägger till kort (a c). in 2: se på ett biom. done 2: skapa där.

mutate-title = Muterar { $species }
mutate-prompt = mutate: add KORT, remove KORT, done, cancel
mutate-usage = add ersätter samma del. remove tail, replace legs a. undo tar tillbaka ett steg.
mutate-left = { $n ->
        [one] { $n } mutation kvar.
       *[other] { $n } mutationer kvar.
    }
mutate-prices = En kostar { $one }, två kostar { $two } av dess poäng.

migrate-title = { $species } migrerar
migrate-prompt = migrate: to BIOM, done, cancel
migrate-usage = to 2: se på ett biom. done 2: migrera dit.

cards-none = inget kort passar
cards-key = { diet_mark-herbivore }, { diet_mark-carnivore }, { diet_mark-omnivore }: kost; ♥ hjärtan; { stats-competition_mark } konkurrenskraft; [{ stats-leg_mark }{ stats-leg_mark }{ stats-wing_mark }{ stats-tail_mark }] plats för ben, vingar, svans
cards-count = { $n } av { $all } kort, uppsättning { $set }
cards-biome = { $reward } poäng, { $plants } växter, { $meat } kött; { $demands }

end-living = Arter
end-species = På arter
end-bank = Bank

help-text =
    Skriv numret på ett val, ett kommando, eller en hel handling: pass, confirm,
    trade a for z1, create a c in savanna, migrate S1 to 2, mutate S1 add b.
    Dina kort går efter bokstäver, handelszonen efter z1 z2, arter efter S1, biom
    efter 1 2.

      build         sätt ihop en art kort för kort, och se vad biomen säger
      mutate S1     mutera en art;  migrate S1  låt den migrera
      ideas         vad programmet föreslår; skriv ett nummer för att välja
      confirm       avsluta turen; dessförinnan ångrar take back och cancel trade
      forecast      vilka som skulle dö nu, och poängen; species S1 visar korten
      table, hand   bordet igen; din hand i ord; zone, hands (de andras)
      log [n]       de senaste n raderna av vad som hänt, med reglerna bakom
      summary [n]   vad varje era gav; summary 2: den andra
      hint [BOT]    vad apex, eller en annan bot, skulle göra på din plats
      reason [n]    hur motståndarna bedömde sina senaste n beslut
      why DRAG      varför något inte är möjligt: why migrate S1 to savanna
      rules ORD     reglerna i ord: rules DC-FOOD-05, rules migrate, rules
      undo          ångra ditt senaste val, så länge det inte avslöjat något
      save [FILE]   spara en kopia;  load FILE  fortsätt ett annat spel;  quit

    En art är ett huvud och en kropp; ben, vingar och svans behöver plats på
    kroppen. an är hur väl den är anpassad till sitt biom: den äter före dem med
    mindre. kk är dess konkurrenskraft: den skiljer lika, ger poäng och avgör vem
    som äter vem. Hjärtan (♥) är maten den behöver: V äter växter, K kött eller
    andra arter, A båda. ”2/3” betyder: den behöver 3 mat och har 2. När en era
    slutar dör de hungriga och de som inte passar; överlevande får 1 poäng, den
    bäst anpassade biomets poäng (p), de tre med högst kk 3, 2 och 1.
cards-made = { $folder } innehåller en kopia av Galapagos egen uppsättning. Ändra i filerna, kör sedan:
cards-error = fel: { $what }
cards-warning = varning: { $what }
cards-errors = { $n } fel
cards-warnings = { $n ->
    [one] { $n } varning
   *[other] { $n } varningar
}
cards-bad = { $errors }, { $warnings }
cards-good = { $set }: { $cards } djurkort, { $biomes } biom, { $events } händelser; { $warnings }. Den går att spela med.

## A puzzle. $best, $points: players with their points.

puzzle-soon = Poäng i slutet av eran, ungefär: { $best }; efter den lockande handlingen: { $points }.
puzzle-soon-next = Poäng i slutet av nästa era, ungefär: { $best }; efter den lockande handlingen: { $points }.
puzzle-soon-worse = Poäng i slutet av eran, ungefär: { $points }; efter den bästa handlingen: { $best }.
puzzle-soon-worse-next = Poäng i slutet av nästa era, ungefär: { $points }; efter den bästa handlingen: { $best }.
puzzle-ahead = När partiet spelas vidare { $of } gånger leder du i slutet av den här eran { $best } gånger efter den bästa handlingen, { $n } gånger efter ”{ $other }”.
