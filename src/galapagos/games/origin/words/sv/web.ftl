### The table of Origin in the browser, in Swedish. Names of traits and phases come from origin.ftl.

round = Runda { $n }
last-round = Runda { $n }, den sista
phases = Faser
pile = Hög: { $n }
table-title = { $game }, runda { $n }
# For those who listen: the food in the middle.
centre = Föda i mitten: { $n }
centre-short = Föda
# $dice: "2 + 6". $bonus: what is always added.
rolled = { $bonus ->
    [0] slag { $dice }
   *[other] slag { $dice }, plus { $bonus }
}
plays = på tur
# It is the reader's turn, but somebody else decides first.
turn-waits = Din tur pausas
seat-region = { $n ->
    [0] { $name }, inga djur
    [one] { $name }, { $n } djur
   *[other] { $name }, { $n } djur
}
points-if-all-live = { $n } poäng om alla djur lever
grave = { $n } dog här.
no-animals = Inga djur.
new-animal = Nytt djur
hand = { $n ->
    [0] Inga kort på handen
    [one] { $n } kort på handen
   *[other] { $n } kort på handen
}
hand-empty = Din hand är tom.
# While there are cards for everybody.
hand-empty-now = Din hand är tom. Nya kort kommer när rundan är slut.
# $state: fed, hungry, asleep; calm while nobody eats.
animal-name = { $owner }: djur { $n }. { $traits }. Föda { $food } av { $appetite }.{ $fat ->
    [0] {""}
   *[other] { " " }{ $fat } fett.
}{ $state ->
    [calm] {""}
    [fed] { " " }Mätt.
    [asleep] { " " }Sover.
   *[hungry] { " " }Hungrig.
}
animal-link = { $trait } med { $other }.
animal-title = { $owner }: djur { $n }
no-traits = Inga egenskaper
food-of = { $food } av { $appetite }
fat = Fett
token-food_missing = Föda som saknas
token-food_red = Röd föda
token-food_blue = Blå föda
token-food_fat = Fett
token_help-food_missing = behövs ännu den här rundan
token_help-food_red = tagen från mitten
token_help-food_blue = från en jakt eller genom en annan egenskap
token_help-food_fat = föda över, att bränna i en senare runda; halvfullt: blir fett när fasen slutar
mark-ran = Har sprungit
mark-mimicked = Har använt Mimikry
mark-grazed = Har trampat ner
mark-hunted = Har jagat
mark-robbed = Har plundrat
mark-asleep = Sover
mark-poisoned = Förgiftad
mark-slept_last = Sov förra rundan

## Gestures

choose = Vad vill du göra?
choose-place = Tryck på ett djur, eller på Nytt djur.
choose-partner = Välj partner till { $animal }.
choose-animal-take = Mata: välj vilket av dina djur som äter.
choose-animal-hunt = Jaga: välj vilket av dina djur som jagar.
choose-animal-burn = Bränn fett: välj vilket av dina djur som bränner fett som föda.
choose-animal-pirate = Plundra: välj vilket av dina djur som plundrar ett annat.
choose-animal-graze = Trampa ner: välj vilket av dina djur som förstör 1 föda i mitten.
choose-animal-hibernate = Gå i dvala: välj vilket av dina djur som går i dvala; det räknas som mätt.
choose-prey = Jaga med { $animal }: välj dess byte.
choose-victim = Plundra med { $animal }: välj vilket djur.
not-possible = Det går inte.
verb-hunt = Jaga
verb-burn = Bränn fett
verb-pirate = Plundra
verb-graze = Trampa ner
verb-hibernate = Gå i dvala
seal-pass-evolution = Passa
seal-pass-feeding = Passa den här fasen
seal-end-evolution = Avsluta turen
seal-end-feeding = Avsluta turen
seal-waive-evolution = Hoppa över
seal-waive-feeding = Hoppa över
card-name = Kort: { $traits }.
card-or-animal = Eller spela det med baksidan upp, som ett nytt djur.
others = De andra spelarna
animal-hunts = Den jagar.
animal-hunted = Den jagas.
animal-lit = Kan väljas.
who-shields = Vem skyddar vem?
# Of Symbiosis. $first shields $second.
shields = { $first } skyddar { $second }
shields-link = Symbios: { $first } skyddar { $second }.
shields-why = { $second } kan inte jagas så länge { $first } lever, och äter bara när { $first } är mätt.
starts = Startspelare den här rundan
seat-start = börjar den här rundan
seat-in-hand = Kort på hand
seat-discard = Kasthög
seat-points = Poäng om alla djur lever
seat-points-of = { $total }: djur { $animals }, egenskaper { $traits }, bonus { $bonus }
burn-how-much = Hur mycket fett ska brännas?
less = Mindre
more = Mer
hunt-so-far = Jakten hittills
sealing-play_animal = Redo: { $card } som nytt djur
sealing-play_trait = Redo: { $trait } på { $animal }
sealing-play_pair = Redo: { $trait } mellan { $animal } och { $other }
sealing-symbiosis = Redo: { $animal } skyddar { $other }
sealing-only = Inget annat är möjligt: { $what }
only-pass-evolution = Du har inga fler kort att spela, så du passar.
only-pass-feeding = Inget av dina djur kan göra något mer, så du passar för resten av fasen.
only-end = Du kan inte göra något mer den här turen, så den slutar.
only-run = { $animal } kan bara springa: slå en tärning, 4, 5 eller 6 räddar.
seal-now = Bekräfta
take-back = Ta tillbaka
formula = { $dice ->
    [one] { $dice } tärning
   *[other] { $dice } tärningar
}{ $bonus ->
    [0] {""}
   *[other] { " " }+ { $bonus }
}
my-state = Du: djur { $animals }, kort { $cards }, poäng { $points }. Föda i mitten: { $centre }.
blows = Vad andra gjorde mot dig
since-away = Medan du var borta:
seen = Sett
keys = Tangenter
key-arrows = gå mellan pjäserna
key-enter = agera med pjäsen
key-esc = ett steg tillbaka
key-f6 = nästa del av bordet
key-seal = bekräfta, avsluta turen
key-undo = ångra
key-why = varför hände det här
key-question = upprepa frågan
key-log = senaste händelsen, en tidigare
key-mute = ljud på eller av
key-numbers = välja i en lista
key-all = alla möjliga handlingar
key-pass = passa
key-lit = nästa upplysta pjäs
key-peek = titta närmare
key-verbs = mata, jaga, bränn fett
key-state = mitt läge i korthet

## Answers to keys

# $animals: a list of tags.
seat-state = { $name }: djur { $animals }, kort { $cards }, poäng { $points }.
state-hungry = Hungriga: { $animals }.
state-passed = { $name }: har passat.
peek-nothing = Gå först till en pjäs och titta sedan närmare.
nothing-lit = Du har inget att välja just nu.
no-pass = Du kan inte passa nu.
nothing-to-confirm = Du har inget att bekräfta.
no-seat = Det finns ingen plats { $n }.
no-take = Inget av dina djur kan ta föda nu.
no-hunt = Inget av dina djur kan jaga nu.
no-burn = Inget av dina djur kan bränna fett nu.
sound-on = Ljud på
sound-off = Ljud av
key-seat = läget för en plats
key-forecast = vilka som skulle dö nu
key-recap = vad som hänt sedan din senaste tur

## What would happen, what has happened

round-end-title = Om rundan slutade nu
round-end-hungry = svälter: { $food } av { $appetite } föda
round-end-none = Ingen skulle dö: alla djur är mätta.
recap-title = Sedan din senaste tur
recap-play = Visa igen
# After the viewer has lost an animal, the story waits for this.
story-go-on = Fortsätt
story-lost = { $n ->
    [one] Du har förlorat ett djur.
   *[other] Du har förlorat { $n } djur.
}
# For those who listen, on an animal while a hunter is picked.
outlook-shielded = Skyddas av { $traits }.
outlook-chance = Fångas i { $n } av 100 jakter.
outlook-defences = Den kan försvara sig med { $traits }.
verb-take = Mata
verb-use_pair = Partnerns föda

## Defending

defend-shed = Kasta ett egenskapskort
defend-shed-ways = { $n } kort att välja på; den lever, jägaren får 1 föda
defend-shed-which = Vilket kort kastar den?
defend-mimic = Mimikry
defend-mimic-ways = { $n } av dina djur kan angripas i stället
defend-mimic-which = Vilket av dina djur angrips i stället?
defend-other = Ett annat försvar
defend-next = Om det misslyckas får du välja igen.

## The island

# Above an animal: who could hunt it now. $name: one hunter or two; $n: how many. Its odds follow.
threat-one = { $name } kan jaga det
threat-many = { $n } kan jaga det
# $hunters: all of them, each with its odds.
threat-all = Kan jagas nu av { $hunters }.
legend-threat = Vem som kan jaga det nu, och hur troligt det är att det fångas
legend-safe = Ingen kan jaga det nu, eller så kommer det alltid undan
# Why an animal cannot be hunted, in a word or two below or above it.
safe-swimming = i vattnet
safe-high_body_weight = för stort
safe-camouflage = kamouflerat
safe-burrowing = i sitt gryt
safe-symbiosis = skyddat
safe-other = utom räckhåll
# What a link between two animals does, in a word or two on the link.
link-communication = äter med
link-cooperation = båda äter
link-symbiosis = skyddar
# Behind the number of food that is left: how much there was.
food-left = av { $n } föda
# On a card with one trait: its other use.
or-animal = eller ett djur
# How many own animals died in the night; night-died where not all of them starved.
night-starved = { $n ->
        [one] Ett svalt ihjäl
       *[other] { $n } svalt ihjäl
    }
night-died = { $n ->
        [one] Ett dog
       *[other] { $n } dog
    }
# After a night in which own animals died: the dead, the living, the cards that are drawn for them.
night-account = { $dead } · { $left ->
        [one] { $left } överlevande
       *[other] { $left } överlevande
    } + 1 = { $cards } kort
night-cards = { $dead } · { $cards } nya kort
night-last = { $dead } · { $left ->
        [one] { $left } överlevande
       *[other] { $left } överlevande
    }
