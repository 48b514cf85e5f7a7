### The terminal table of Origin in Swedish.

welcome-aim = Skapa djur av dina kort, ge dem föda och ha flest poäng när spelet är slut.
welcome-how = Du är { $who }. När det är din tur skriver du numret på ett val och trycker Enter.
welcome-more = Skriv ”help” när som helst. Ctrl-C lämnar bordet; varje drag sparas.

note-empty_hand = Din hand är tom.
note-empty_pile = Din kasthög är tom.

takeback-ask_all = (Med --ask-all avslutar du turen själv, så att du kan ångra dig före det.)

head-round = Runda { $round }
head-last_round = Sista rundan ({ $round })
head-food = { $n } föda i mitten
head-pile = { $n } kort i högen
head-pile_empty = högen är tom
head-hand = hand { $n }
head-discard = kasthög { $n }
head-points = { $n } poäng
head-starts = startar
head-passed = har passat
head-turn = på tur
head-team = med { $seat }
head-you = du
head-no_animals = inga djur ännu

card-times = { $card } x{ $n }

animal-fed = mätt
animal-hungry = hungrig
animal-asleep = sover
animal-fat = { $n } av { $room } fett
animal-stored = { $n } föda lagrad
animal-poisoned = förgiftad
animal-hunted = har jagat
animal-robbed = har plundrat
animal-grazed = har trampat ner
animal-ran = har sprungit
animal-mimicked = har härmat
animal-slept_last = sov förra rundan
animal-links = { $trait }: { $links }
animal-link = { $first }–{ $second }
animal-shield = { $first } skyddar { $second }

question-evolution = Spela ett kort som nytt djur eller som egenskap, eller passa. (”hand” förklarar korten)
question-evolution_first = Spela ett kort: börja med ett nytt djur.
question-feeding = Födosök: { $n ->
        [one] { $n } av dina djur är hungrigt.
       *[other] { $n } av dina djur är hungriga.
    }
question-feeding_fed = Alla dina djur är mätta. Vad vill du göra mer?
# $offers: what costs nothing now, each with what it gives.
question-feeding_after = Gratis, innan du avslutar turen: { $offers }.
question-feeding_several = Gratis nu: { $offers }.
question-feeding_done = Du har agerat. Avsluta turen.
offer-communicate = Kommunikation matar { $animals } (1 föda från mitten)
offer-cooperate = Samarbete matar { $animals } (1 föda)
offer-pirate = Plundrare tar 1 föda från ett annat djur åt { $animals }
offer-graze = Nedtrampning förstör 1 föda i mitten ({ $animals })
offer-hibernate = Vinterdvala låter { $animals } sova och räknas som mätt
offer-burn = Fettvävnad låter { $animals } bränna fett som föda
offer_short-food = { $trait }: 1 föda åt { $animals }
offer_short-other = { $trait }: { $animals }
question-defence = { $hunter } jagar { $prey }, som måste försvara sig; hur och i vilken ordning väljer du.
question-scavenge = Ett djur blev uppätet. Vilken av dina asätare får 1 föda?
question-declaration = { $n } av dina djur överlevde: ta 1 kort eller 1 poäng för vart och ett.
question-out_of_turn = { $seat } står på tur, men du kan svara: { $offers }. Eller avstå.

warning-no_animals = Du har inga djur, så du har inget att mata den här rundan.
warning-hungry_take = Det finns föda i mitten som { $animals } kunde ta. Passar du gäller det hela fasen.
warning-fat_saves = { $animals } skulle svälta ihjäl, trots att bränt fett räcker för att överleva.
warning-sleep_saves = { $animals } skulle svälta ihjäl, trots att dvala räcker för att överleva.
warning-own_prey = { $prey } är ditt eget djur.
warning-poison = { $prey } är giftig: blir den uppäten dör { $hunter } i slutet av rundan.
warning-ring = Det här sluter en ring av symbioser: ingen i den kan äta förrän en blir mätt genom att bränna fett eller sova.
warning-keeps_cards = Du behåller { $n } kort och spelar inget mer den här rundan.
warning-free_pair = { $animals } kan ännu få 1 föda gratis genom { $trait }. När turen är slut är det borta.
warning-free_pirate = { $animals } kan ännu plundra 1 föda gratis.
warning-could_hunt = { $animals } kan ännu jaga. Passar du gäller det hela fasen.

answer-why_usage = Skriv ”why” och en handling, till exempel: why take P2a

end-animals = Djur
end-traits = Egenskaper
end-bonus = Bonus
end-variant = Tidigare
end-discard = Kasthög
end-broken_tie = Lika på { $n } poäng: den största kasthögen avgör, { $own } mot { $other } kort ({ $rule }).
end-full_tie = Också kasthögarna är lika, { $own } kort var ({ $rule }).

help-text =
    Skriv numret på ett val, eller själva valet: take P1a, hunt P1b P2a, pass.
    Början av varje ord räcker (ta a); dina egna djur går efter sin bokstav.

      table        visa bordet och dina val igen
      hand, pile   din hand och vad korten gör; din egen kasthög
      log [n]      de senaste n raderna av vad som hänt, med reglerna bakom
      summary [n]  vad varje runda gav; summary 2: den andra
      hint [BOT]   vad apex, eller en annan bot, skulle göra på din plats
      reason [n]   hur motståndarna bedömde sina senaste n beslut
      why DRAG     varför något inte är möjligt: why take P2a
      rules ORD    reglerna i ord: rules EV-ATK-04, rules swimming, rules
      undo         ångra ditt senaste val, så länge det inte avslöjat något
      save [FILE]  spara en kopia;  load FILE  fortsätt med ett annat spel
      quit         lämna bordet; spelet är sparat och väntar på dig

    I en runda spelar alla kort (Evolution), tärningarna ger föda, djuren får äta
    (Födosök), de hungriga dör (Utdöende), och överlevande ger dig nya kort.
    ”0/2” betyder: den behöver 2 föda och har 0. När högen är tom spelas en
    sista runda; sedan är ett djur värt 2 poäng, en egenskap 1, och egenskaper
    som gör att det äter mer ger en bonus.

## A puzzle. $best, $points: players with their points.

puzzle-soon = Poäng i slutet av rundan, ungefär: { $best }; efter den lockande handlingen: { $points }.
puzzle-soon-next = Poäng i slutet av nästa runda, ungefär: { $best }; efter den lockande handlingen: { $points }.
puzzle-soon-worse = Poäng i slutet av rundan, ungefär: { $points }; efter den bästa handlingen: { $best }.
puzzle-soon-worse-next = Poäng i slutet av nästa runda, ungefär: { $points }; efter den bästa handlingen: { $best }.
puzzle-ahead = När partiet spelas vidare { $of } gånger leder du i slutet av den här rundan { $best } gånger efter den bästa handlingen, { $n } gånger efter ”{ $other }”.
