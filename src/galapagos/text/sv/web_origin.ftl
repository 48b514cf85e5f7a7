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
seat-region = { $n ->
    [0] { $name }, inga djur
    [one] { $name }, { $n } djur
   *[other] { $name }, { $n } djur
}
points-if-all-live = { $n } poäng om alla djur lever
no-animals = Inga djur.
no-own-animals = Inga djur ännu: spela ett kort som djur.
new-animal = Nytt djur
hand = { $n ->
    [0] Inga kort på handen
    [one] { $n } kort på handen
   *[other] { $n } kort på handen
}
hand-empty = Din hand är tom.
# $state: fed, hungry or asleep.
animal-name = { $owner }: djur { $n }. { $traits }. Föda { $food } av { $appetite }.{ $fat ->
    [0] {""}
   *[other] { " " }{ $fat } fett.
}{ $state ->
    [fed] { " " }Mätt.
    [asleep] { " " }Sover.
   *[hungry] { " " }Hungrig.
}
animal-link = { $trait } med { $other }.
animal-title = { $owner }: djur { $n }
no-traits = Inga egenskaper
food-of = { $food } av { $appetite }
fat = Fett
mark-ran = Har sprungit
mark-mimicked = Har använt Mimikry
mark-grazed = Har trampat ner
mark-hunted = Har jagat
mark-robbed = Har plundrat
mark-asleep = Sover
mark-poisoned = Förgiftad
mark-slept_last = Sov förra rundan

## Gestures

choose = Vad får det bli?
choose-place = Välj ett djur för egenskapen, eller gör kortet till ett nytt djur.
choose-partner = Välj dess partner.
choose-animal = Välj ett av dina djur.
choose-prey = Välj dess byte.
choose-victim = Välj vem den plundrar.
not-possible = Det är inte möjligt.
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
card-or-animal = Eller spela det upp och ner, som ett nytt djur.
others = De andra spelarna
animal-hunts = Den jagar.
animal-hunted = Den jagas.
animal-lit = Kan väljas.
who-shields = Vem skyddar vem?
burn-how-much = Hur mycket fett ska brännas?
less = Mindre
more = Mer
hunt-so-far = Jakten hittills
sealing = Redo: { $what }
sealing-only = Inget annat är möjligt: { $what }
seal-now = Bekräfta
take-back = Ta tillbaka
formula = { $bonus ->
    [0] { $dice } tärningar
   *[other] { $dice } tärningar + { $bonus }
}
my-state = Djur: { $animals }, hungriga: { $hungry }. Kort: { $cards }. Föda i mitten: { $centre }. Poäng: { $points }.
blows = Vad som hänt dig
since-away = Medan du var borta:
seen = Sett
tip = Råd
no-tips = Inga fler råd
tip-start = Tryck på ett kort och sedan på den streckade platsen: det blir ditt första djur.
tip-ring = De tomma ringarna ovanför ett djur är den föda det behöver varje runda.
tip-trait = Upplysta djur kan få en egenskap från det här kortet.
tip-pair = En parvis egenskap förenar två av dina djur: tryck på det ena, sedan på det andra.
tip-feed = Tryck på ett upplyst djur för att mata det.
tip-hungry = Ett djur vars ringar inte är fulla dör i slutet av rundan.
tip-hunt = En köttätare kan jaga i stället för att ta föda: tryck på Jaga och sedan på bytet.
tip-fat = Fett från en tidigare runda kan brännas som föda.
tip-last = Det här är sista rundan: det som överlever räknas.
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
