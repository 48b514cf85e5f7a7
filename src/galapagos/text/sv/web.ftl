### The browser table in Swedish: first page, lobby, preferences, and what every page shares.
### Buttons name their effect. Texts of the games themselves are with the games.
### Terms: see the head of common.ftl.

app-name = galapagos
app-title = galapagos – två brädspel om evolution vid ett bord
go-home = Till startsidan
pages = Sidor
close = Stäng
label = { $what }:{ " " }
try-again = Försök igen
page-missing = Den här sidan kunde inte läsas in.
nowhere = Sidan finns inte.
no-table = Bordet finns inte.
no-table-hint = Kontrollera länken, eller fråga den som skickade den.
server-away = Servern svarar inte. Dina spel är trygga.
refused = Inte möjligt
refused-plain = Det går inte nu.

## First page

home-title = Vilken värld får det bli?
your-name = Ditt namn
your-turn = Din tur
my-games = Mina spel
all-games = Alla mina spel
games-running = Pågående
games-finished = Avslutade
no-games = Inga pågående spel. Ett tryck startar ett spel mot botar.
no-finished-games = Inga avslutade spel ännu.
public-tables = Öppna bord
no-public-tables = Inga öppna bord just nu.
join-code = Anslut med kod eller länk
join = Anslut
new-here = Ny här?
learn = Lär dig
play-now = Spela nu
with-friends = Med vänner
bots = Botar
level = Nivå
mode = Spelvariant
players = Spelare
# Says that this is no product of the games' publishers.
no-tie = Galapagos följer reglerna för ”Evolution: The Origin of Species” och ”Darwin's Choice”. Det har ingen koppling till spelens förlag. Bilder, ord och Darwins kort är egna.
level-hatchling = Unge: lätt
level-forager = Samlare: medel
level-hunter = Jägare: svår
level-apex = Toppredator: mycket svår
level-wallace = Wallace: mycket svår
level-random = Slumpen
table-open-seats = { $n ->
    [0] Alla platser är tagna
    [one] { $n } ledig plats
   *[other] { $n } lediga platser
}
table-playing = Runda { $n }
table-paused = Pausat
table-read_only = Endast läsning
table-won = Seger: { $names }

## Lobby

seats = Platser
seat-open = Ledig
seat-you = du
seat-host = värd
seat-bot = { $name } · { $level }
# Partners at a table of teams. $letter: A, B, C or D.
team-letter = Lag { $letter }
team-with = med { $name }
# For those who listen, and on hovering. $names: both partners.
team-total = Lag { $letter }: { $names }. Tillsammans { $n } poäng om alla djur lever.
guest-name = Gäst { $n }
sit = Sätt dig här
stand = Res dig
kick = Ta bort
remove-bot = Ta bort boten
add-bot = Bot
add-here = Den här skärmen
add-here-hint = Någon som också spelar på den här skärmen
options = Alternativ
option-public = Visas för alla på startsidan
option-spectators = Andra får titta på
option-hints = Spelarna får fråga Toppredatorn om råd
house-rules = { $n ->
    [0] Husregler
    [one] Husregler ({ $n } ändrad)
   *[other] Husregler ({ $n } ändrade)
}
card-set = Kort
card-set-usual = De vanliga korten
clock = Klocka
clock-none = Ingen
clock-quick = 45 sekunder per beslut
clock-calm = 2 minuter per beslut
clock-bank = 15 minuter var, plus 10 sekunder per tur
clock-days = 2 dagar per tur
invite = Bjud in
qr-code = QR-kod för bordets länk, för telefoner
copy-link = Dela länken
copied = Kopierad
invite-only-here = Den här länken fungerar bara på den här datorn. Den som sköter servern kan öppna den för andra; se guiden.
fair-deal = Ärlig giv: alla dragningar och tärningar kommer ur en hemlighet vars hash, { $hash }…, är fastställd nu. Varje spelares sida lägger till ett eget frö. Hemligheten visas efter spelet.
fair-deal-later = Ärlig giv: alla dragningar och tärningar kommer ur en hemlighet. Dess hash visas vid starten, hemligheten efter spelet.
fair-dealing = Blandar: väntar på fröet från { $names }.
fair-doubt = Given går inte ihop.
fair-look = Visa
fair-late = Givet utan fröet från { $names }: det kom inte i tid.
fill-with-bots = Fyll på med botar
start = Starta
start-empty = { $n ->
    [one] Starta · { $n } plats är tom
   *[other] Starta · { $n } platser är tomma
}
host-starts = Värden startar spelet.
# What is wanted before the start: of the host, of a guest without a seat, of one with a seat.
lobby-share = Skicka länken till vännerna, eller fyll platserna med botar.
lobby-sit = Sätt dig för att spela.
lobby-full = Alla platser är tagna; du kan titta på.
lobby-seated = Du har en plats. { $name } startar spelet.
chat = Chatt
say = Skriv ett meddelande
send = Skicka
no-chat = Inga meddelanden ännu.
mute = Tysta { $name }

## Connection

# $n: seconds until the next try.
offline = { $n ->
    [0] Anslutningen bröts. Ditt spel är tryggt; ansluter igen.
   *[other] Anslutningen bröts. Ditt spel är tryggt; ansluter igen om { $n } s.
}
offline-spoken = Anslutningen bröts. Ditt spel är tryggt.
online-spoken = Tillbaka vid bordet.
table-closed = Det här bordet är stängt.

## Preferences

preferences = Inställningar
pref-language = Språk
pref-theme = Tema
pref-theme-auto = Som enheten
pref-theme-light = Ljust
pref-theme-dark = Mörkt
pref-speed = Rörelse
pref-speed-off = Ingen
pref-speed-losses = Bara mina förluster
pref-speed-fast = Snabb
pref-speed-normal = Normal
pref-seal = Avsluta min tur
pref-seal-hand = manuellt
pref-seal-ring = efter ett ögonblick
pref-seal-once = genast
pref-confirm = Fråga mig före
pref-confirm-never = inget
pref-confirm-harm = drag som skadar mig
pref-confirm-always = varje handling
pref-spoken = Läs upp
pref-spoken-all = allt
pref-spoken-mine = det som rör mig
pref-spoken-prompts = bara frågor
pref-sound = Ljud
pref-tips = Tips för nya spelare
pref-holdLosses = Pausa berättelsen när jag förlorar något
pref-partnerFood = Ge partnern föda automatiskt
pref-letterKeys = Kortkommandon med en bokstav
pref-notify = Meddela mig när det är min tur

## Standing answers: what the table answers for a seat while others play.

standing = Stående svar
standing-line = Medan andra spelar ger bordet de här svaren åt dig, där reglerna tillåter det. Ingen annan ser dem.
standing-ask = Fråga mig
standing-defence = När ett av dina djur jagas
standing-defence-1 = Först
standing-defence-2 = Sedan
standing-defence-3 = Sist
standing-defence-rules = Mimikry väljer det av dina djur som är värt minst poäng. Svansfällning offrar sig själv.
standing-scavenger = Vilken asätare som äter
standing-scavenger-hungriest = Den hungrigaste
standing-partner_food = Föda till partnern
standing-partner_food-hungriest = Alltid, hungrigast först
standing-refill = Fylla på handen
standing-refill-even = Lika mycket från båda högarna
standing-requests = När lagkamraten ber om ett kort
standing-requests-decline = Avböj
standing-trade = Byte när du har passat
standing-trade-wait = Vänta alltid
standing-noted = Besvarat av dina stående svar

## Every table

what-to-do = Vad du kan göra
watching = Du tittar på det här spelet.
watching-play = Spela själv
# Somebody is not connected. $n: seconds.
away = borta
away-soon = { $name } är borta. Om { $n } s tar en bot över.
away-waits = { $name } är borta. Spelet väntar.
away-bot = { $name } är borta, så en bot spelar. { $name } kan komma tillbaka när som helst.
away-resigned = { $name } har gett upp: en bot spelar till slutet.
away-kicked = { $name } har ersatts: en bot spelar till slutet.
away-you = En bot spelar åt dig.
away-you-resigned = Du har gett upp: en bot spelar på din plats till slutet.
away-you-kicked = Värden har lämnat din plats till en bot.
away-back = Jag är tillbaka
# A line of the log: a bot did this in the place of a person.
stood-in-noted = spelat av en bot
stood-in-title = Medan du var borta spelade en bot åt dig

## The menu of a table

menu-table = Det här bordet
menu-rules = Regler
menu-learn = Lektion
menu-cards = Korten
menu-legend = Symboler
menu-keys = Tangenter
menu-pause = Be om en paus
menu-resume = Fortsätt spelet
menu-paused = Spelet är pausat.
menu-home = Till startsidan; din plats är kvar
menu-leave = Lämna så länge: en bot spelar tills du är tillbaka
menu-leave-sure = Från och med nu spelar en bot åt dig. Du kan komma tillbaka när som helst.
menu-resign = Ge upp: en bot spelar vidare åt dig
menu-resign-sure = En bot spelar på din plats till slutet, och du får inte tillbaka den. Du kan fortsätta titta på; resultatet visar att du gav upp.
menu-kick = Byt ut { $name } mot en bot
menu-kick-sure = En bot spelar vidare för { $name }, som inte får tillbaka platsen.

## What the symbols mean

legend-title = Symboler och kort
legend-cards = Kort på hand
legend-points = Poäng om allt som lever överlever
legend-passed = Har passat
legend-dead = Här dog ett djur
legend-hungry = Hungrig: dör i slutet av rundan
legend-fed = Mätt
legend-hunter = Jagar
legend-prey = Jagas
unread = { $n ->
    [one] { $n } nytt meddelande
   *[other] { $n } nya meddelanden
}
you = Du
passed = har passat
food = Föda
log = Logg
log-and-chat = Logg och chatt
empty-log = Berättelsen börjar med det första draget.
why = Varför?
# For those who listen: what the button explains.
why-of = Varför: { $text }
why-title = Varför hände det här?
why-what_if = Vad som hade ändrat det
why-unknown = Det finns inget mer att förklara här.
undo-what = Ångra: { $what }
# $n: how many actions; $whose: "Ana 1, Bo 2".
ask-undo-button = { $n ->
    [0] Fråga de andra
    [one] Be de andra att ta tillbaka { $n } drag ({ $whose })
   *[other] Be de andra att ta tillbaka { $n } drag ({ $whose })
}
ask-undo = Ska det tas tillbaka?
ask-sent = Du har frågat de andra och väntar på deras svar.
ask-resume = Ska spelet fortsätta?
ask-pause = Ska spelet pausas? Klockorna stannar.
ask-yes = Godkänn
ask-no = Avböj
hand-over = Lämna skärmen till { $name }
i-am = Jag är { $name }
clock-days-left = { $n ->
    [one] { $n } dag
   *[other] { $n } dagar
}
clock-hours-left = { $n } h
all-actions = Alla handlingar
search = Sök
nothing-found = Inget hittades.
confirm-yes = Gör det ändå
confirm-no = Avbryt
tip = Tips
no-tips = Stäng av tips
hint = Be Toppredatorn om ett råd
hint-title = Toppredatorn skulle göra det här
do-it = Gör det

## The end

# $n: how many have won.
result-won = { $n ->
    [one] { $names } har vunnit
   *[other] { $names } har vunnit tillsammans
}
rematch = Revansch
download-record = Ladda ner partiet

## Keeping one's seats. $n: at how many tables that are not over; $name: who.

keep-title = Behåll mina platser
keep-why = Du har inget konto: bara den här webbläsaren vet vem du är. Ta med dina platser till en annan, eller spara en kod till den dag då kakorna raderas.
keep-other = I en annan webbläsare eller telefon
keep-make-link = Skapa en länk
keep-qr = QR-kod för länken till dina platser, för telefoner
keep-copy = Kopiera länken
# $n: minutes.
keep-link-note = Gäller en gång, inom { $n } minuter. Den som öppnar den blir du: ge den inte till någon annan.
keep-code = Återställningskod
keep-make-code = Visa en ny kod
keep-code-note = Skriv upp den: du ser den bara en gång, och en äldre kod gäller inte längre. Den som har den kan spela som du.
keep-have = Jag har en kod
keep-enter = Återställningskod
keep-use = Använd den
keep-found = Det här är { $name }, vid { $n ->
        [one] { $n } pågående bord
       *[other] { $n } pågående bord
    }.
keep-mine = I den här webbläsaren sitter du vid { $n ->
        [one] { $n } bord till
       *[other] { $n } bord till
    }. Vad ska hända med { $n ->
        [one] den platsen
       *[other] de platserna
    }?
keep-bring = Ta med de platserna
keep-leave = Lämna dem, och visa en kod för dem
keep-be = Spela här som { $name }
keep-back = Inte nu
keep-done = Här är du nu { $name }, vid { $n ->
        [one] { $n } pågående bord
       *[other] { $n } pågående bord
    }.
keep-left = Med den här koden kan du återvända till platserna du lämnade. Du ser den bara en gång:
keep-go-on = Fortsätt
