### The table of Darwin in the browser, in Swedish. Names of phases and animals come from darwin.ftl
### and the card set.

era = Era { $n } av { $of }
era-event = Händelse
era-strongest = Starkast just nu
deck-small = små
deck-large = stora
points = Poäng
trade-zone = Handelszonen
hand-cards = { $n ->
    [0] Inga kort på handen
    [one] Din hand: { $n } kort
   *[other] Din hand: { $n } kort
}
hand-none = Din hand är tom.
card-picked = valt
card-used = används i ditt utkast
card-swapped = planerat byte
card-elsewhere = { $card }: finns inte på din hand nu.
nobody-here = Ingen art här.
can-live = Den kan leva här.
place-here = Placera här
ground-token = Konkurrensbricka
ground-volcano_active = Aktiv vulkan
ground-volcano_rainforest = Gammal vulkan
# For those who listen: a biome and what it asks for.
biome-name = { $title }. { $words } Kvar: { $plants } växter och { $meat } kött. Belöning { $reward }.
biome-needs = Kräver { $needs }.
biome-needs-nothing = Inga krav.
biome-forbids = Förbjudet: { $symbols }.
forbidden = förbjudet: { $symbol }
# $state: fed, hungry, excluded, or plain where food is not counted.
species-name = Rang { $rank } av { $of }, { $own ->
    [yes] din { $kind }
   *[no] { $kind } ({ $owner })
}, { $diet }, anpassning { $adaptation }, konkurrenskraft { $strength }, { $state ->
    [fed] mätt, { $food } av { $hearts }
    [hungry] hungrig, { $food } av { $hearts }
    [excluded] passar inte här
   *[plain] hjärtan: { $hearts }
}, { $points } poäng.
would-die = Den skulle dö nu.
death-requirement = Den skulle dö nu: den passar inte i sitt biom.
death-hunger = Den skulle svälta ihjäl nu.
death-eaten = Den skulle bli uppäten nu.
death-lower_carnivore = Den skulle dö nu: en bättre anpassad köttätare hittar för få byten.

## Building

builder = Artbygge
new-species = Ny art
turn-create = Skapa en art.
turn-change = Mutera en art eller låt en migrera.
turn-none = Du kan inte göra något mer: passa.
builder-start = Skapa en art: börja med en kropp.
builder-go-on = Lägg till delar och placera den sedan i ett grönt biom.
change-or-move = Mutera den, eller låt den migrera till ett grönt biom.
clear = Rensa
parts-used = Delar på varelsen
take-off = Ta bort { $card }
hearts = Hjärtan
strength = Konkurrenskraft
adaptation = Anpassning
price = Mutationen kostar { $n } poäng.
verb-create = Skapa
verb-pass = Passa
do-mutate = Mutera arten
finish-turn = Avsluta turen
new-hand = Ny hand?
full-redraw = Ingen art är möjlig: byt ut handen
keep-which = Vilket kort behåller du? Alla andra byts ut. Du kan inte ångra det.
trade-for = Vilket kort i handelszonen vill du ha för det?
trade-give = Vilket av dina kort ger du för det?

## Drawing

draw-counts = { $heads ->
    [one] { $heads } huvud
   *[other] { $heads } huvuden
}, { $bodies ->
    [one] { $bodies } kropp
   *[other] { $bodies } kroppar
}: en art behöver båda.
draw-small = Dra ett litet ({ $n } kvar)
draw-large = Dra ett stort ({ $n } kvar)
draw-alternate = Varva resten

## Sheets

owner = Ägare
lives-in = Lever i
rank = Rang
diet = Kost
species = Arter

## Marks on species and biomes

leads = Den leder sitt biom.
has-acted = Den har agerat i den här eran.
goes-hungry = Den skulle bli hungrig.
volcano-leave = Migrera innan eran är slut: den som stannar dör.
biomes = Biom
biome-counts = Anpassning räknar { $symbols }.
biome-food = Växter: { $plants_left } av { $plants } kvar. Kött: { $meat_left } av { $meat } kvar.
biome-reward = Den bäst anpassade arten får { $n } poäng.
n-of = { $n } av { $of }
hunted-by = Jägare: { $kind } ({ $owner }).
would-hunt = Den skulle jaga: { $prey }.
cards-of-it = Artens kort

## The builder's places and verdicts

place-head = huvud
place-body = kropp
place-legs = ben
place-more_legs = fler ben
place-wings = vingar
place-tail = svans
site-free = Ledig kontaktyta: { $place }
choose-replaced = Vilket kort ska { $card } ersätta? Tryck på dess plats.
rank-short = Rang { $rank }
# For those who listen: what one biome says.
verdict-spoken = { $legal ->
    [yes] { $biome }: möjligt, rang { $rank }.
   *[no] { $biome }: nej, { $n } skäl.
}
verdict-so-far = Inget hinder hittills.
place-in = Placera här: { $biome }
starves-own = Då svälter din { $kinds }.
move-to = Migrera till: { $biome }
place-nowhere = Placera
cancel = Avbryt
verb-mutate = Mutera
verb-migrate = Migrera
verb-take_back = Ta tillbaka handlingen
verb-untrade = Ångra bytet
seek-mutate = Vilken art ska muteras?
seek-migrate = Vilken art ska migrera?
change-or-move-it = Mutera eller migrera
cannot-act = Den kan inte agera nu.

## The draft

# $draft: what has been planned, as short phrases.
not-final = Inte slutgiltigt: { $draft }.
draft-create = skapa { $kind } i: { $biome }
draft-mutate = mutera { $kind }
draft-migrate = { $kind } migrerar till: { $biome }
draft-trade = byt { $give } mot { $take }
trade-giving = Du ger: { $card }.
trade-taking = Du tar: { $card }.

## Players and hands

# For those who listen. $state: turn, passed or none.
seat-name = { $name }: { $cards } kort, { $points } poäng{ $state ->
    [turn] , på tur
    [passed] , har passat
   *[none] {""}
}.
first-player = Startspelare
seat-score = { $total } poäng: { $species } på arter, { $bank } i banken.
seat-hand = På handen: { $small } små och { $large } stora kort. { $known ->
    [0] Du känner inte till något av dem.
    [one] Du känner till { $known } av dem:
   *[other] Du känner till { $known } av dem:
}
no-species = Inga arter på bordet.
hand-or-zone = Hand eller handelszon
tab-hand = Handen ({ $n })
decks-label = Högar
pick-one = Välj ett kort.
pick-up-to = Valda: { $n } av högst { $most }.
keep-and-draw = Behåll det och dra
discard-words = Kasta korten du inte vill ha, dra sedan nya.
discard-and-draw = { $n ->
    [0] Behåll alla och dra
    [one] Kasta { $n } kort och dra
   *[other] Kasta { $n } kort och dra
}

## Two against two

show-words = Din lagkamrat får se de här korten; alla visar samtidigt.
show-cards = { $n ->
    [0] Visa inget
    [one] Visa { $n } kort
   *[other] Visa { $n } kort
}
ask-partner = Be { $name } om ett kort
give-words = Du får ge ett kort, eller inget.
give-card = Ge det här kortet
give-nothing = Ge inget
pay-words = Betala för kortet du fick: lägg ett av dina i handelszonen, eller låt motståndarna dra ett kort.
pay-card = Betala med det här kortet
pay-draw = Låt motståndarna dra
decline-draw = Dra inget
open-words = Du får visa alla ett kort. Du kan inte ångra det.
open-card = Visa det för alla
take-over = Ta över
take-over-words = Betala två av dina kort, eller låt motståndarna dra två. Arten får ändå agera den här turen.
take-over-cards = Betala med två kort
take-over-draws = Låt motståndarna dra två

## Events and ties

event-lasts = Gäller under hela eran.
event-done = Det har hänt och har ingen mer verkan.
loses-card = förlorar { $card }
exactly-tied = Alla värden är lika, så du bestämmer.

## Forecast

forecast = Prognos: vem skulle dö nu?
forecast-certain = Om utvärderingen kom nu skulle just detta hända.
forecast-uncertain = Om utvärderingen kom nu skulle detta hända, om inget beslut ändrar det.
forecast-none = Ingen skulle dö nu.
forecast-later = Inget att förutse just nu.

## The story of an evaluation

story = Så gick utvärderingen
story-steps = Steg
story-step-1 = 1 Krav
story-step-2 = 2 Mat
story-step-3 = 3 Vid liv
story-step-4 = 4 Bäst
story-step-5 = 5 Starkast
story-step-6 = Ny era
story-told = Eran utvärderas.
story-yours = Din
story-controls = Berättelse
story-back = Ett steg tillbaka
story-next = Nästa steg
story-end = Slutet
story-pause = Paus
story-play = Spela upp
story-fast = Snabbt
story-mine = Bara mitt
story-skip-biome = Nästa biom
story-skip = Till poängen
story-close = Tillbaka till bordet
story-again = Se utvärderingen igen

## Crowds, passing, points to spread

folded = { $n } till: { $species }
food-eaten = Mat
no-change = Inga värden ändras.
points-left = { $n } poäng kvar att ge
give-point = { $kind } får { $n }. Ge en till.
point-less = En mindre till: { $kind }
point-more = En till: { $kind }
spread-even = Fördela jämnt
spread-done = Ge dessa poäng
pass-title = Passa?
pass-words = Du gör inga fler handlingar under den här eran.
pass-doomed = { $n ->
    [one] Som det ser ut nu skulle { $n } av dina arter dö:
   *[other] Som det ser ut nu skulle { $n } av dina arter dö:
}
pass-not = Spela vidare
builder-open = Skapa en art i artbygget

## A seat in one breath

seat-state-darwin = { $name }: { $points } poäng, { $cards } kort.
lives-there = { $biome }: { $species }.

## Keys

key-darwin-verbs = skapa, mutera, migrera, byta
key-story = se utvärderingen igen
key-biome = artbygget: läs ett bioms svar
key-take-off = artbygget: ta av ett kort

## What the symbols of cards are for

sign-ability = En del biom kräver den, en del räknar den som anpassning.
sign-dig = Kan inte ätas upp.
sign-poison = Kan inte ätas upp.
sign-hearts = Så mycket mat den behöver, och så mycket kött den ger en jägare.
sign-competition = Avgör jakter och lika ställning; de tre starkaste får poäng.
sign-herbivore = Äter växter.
sign-carnivore = Äter kött; när den är hungrig jagar den.
sign-omnivore = Äter växter, sedan kött; jagar aldrig.
sign-adaptation = Hur många av dess symboler biomet räknar; de bäst anpassade äter först.
sign-points = De ligger på arten som fick dem; flest poäng vinner.
sign-leaf = Mat för växtätare och allätare.
sign-meat = Mat för köttätare; allätare äter det när växterna inte räcker.
sign_name-leaf = Växter
sign_name-meat = Kött
