### The rule book. Rules themselves are in origin_rules.ftl and darwin_rules.ftl, traits and events in
### origin.ftl and darwin.ftl, house rules in web.ftl.

book-title = { $game }: reglerna

## Titles of its parts

head-quick = Snabbstart
head-example = Exempel.
head-mistake = Vanligt misstag.
head-try = Spela härifrån
head-print = Skriv ut
head-exact = De exakta reglerna
head-switch = Husregel:
head-rules = Alla regler
head-lists = Listor

## Origin in one minute, and in steps

minute-origin = Du föder upp djur. Varje kort på handen kan läggas med baksidan upp som ett nytt djur, eller med framsidan upp som en egenskap som förändrar ett djur du redan har. Varje runda finns bara så mycket föda på bordet. Spelarna turas om att mata sina djur; köttätare får i stället äta andra djur. Det som ännu är hungrigt när rundan slutar dör. Ju fler djur du håller vid liv, desto fler nya kort får du. När korten tar slut spelas en sista runda, och sedan ger djuren som finns kvar poäng.
quick-origin-1 = Alla får sex kort. Den som slår högst börjar.
quick-origin-2 = Evolution: spela i tur och ordning ett kort, som ett nytt djur eller som en egenskap på ett djur, eller passa resten av fasen.
quick-origin-3 = Födotillgång: tärningarna säger hur mycket föda som ligger i mitten åt alla tillsammans.
quick-origin-4 = Födosök: ta i tur och ordning en födobricka till ett djur, eller jaga med en köttätare, tills alla har passat. Ett djur behöver 1 föda, plus talen på dess egenskaper.
quick-origin-5 = Utdöende: djur som inte är mätta dör. Sedan drar alla ett kort, och ett till för varje levande djur; den som varken har djur eller kort drar sex.
quick-origin-6 = Är draghögen tom när en runda börjar är den rundan den sista. Sedan ger varje djur 2 poäng och varje egenskap 1, plus talet på den.

## Darwin in one minute, and in steps

minute-darwin = Du sätter ihop djur av kort: ett huvud, en kropp, kanske ben, vingar, en svans. Varje art lever i ett biom som kräver vissa förmågor, belönar andra och bjuder på växter och kött, de bäst anpassade först. Under varje era turas spelarna om att skapa arter, mutera dem och låta dem migrera. Sedan kommer utvärderingen: arter som inte passar eller inte hittar mat dör, hungriga köttätare jagar, överlevande får darwinpoäng, och den bästa i varje biom och de starkaste av alla får mer. En händelse inträffar, några biom byts ut och nästa era börjar. Efter fyra eror räknas poängen på dina levande arter och i din bank.
quick-darwin-1 = Alla drar tio kort, små eller stora som de vill. En art behöver ett huvud (litet) och en kropp (stort).
quick-darwin-2 = Utför i tur och ordning en huvudhandling med en art: skapa, mutera eller migrera; eller passa resten av eran. Varje art agerar bara en gång per era. Samma tur får du byta ett kort mot ett i handelszonen.
quick-darwin-3 = En art måste visa det som biomet kräver och inget som det förbjuder. Den behöver lika mycket mat som den har hjärtan.
quick-darwin-4 = Anpassning är summan av artens förmågor som biomet räknar. Rangen avgör vem som äter först: högre anpassning, sedan högre konkurrenskraft, sedan fler hjärtan.
quick-darwin-5 = När alla har passat kommer utvärderingen av eran: arter som inte passar dör, hungriga växtätare och allätare dör, hungriga köttätare jagar eller dör, överlevande och ledare får poäng, och de tre starkaste arterna får 3, 2 och 1.
quick-darwin-6 = Vänd sedan upp en händelse, byt ut några biom och dra upp till tio kort; nästa era börjar. Efter den sista eran vinner den som har flest poäng.

## What stands in the pictures

# A species inside a sentence: $kind begins with a capital letter, $low does not.
book-species = { $kind }
book-switch = ”{ $name }”
book-hand = På hand: { $seat }
book-refused = { $action } – inte tillåtet. { $why }
book-cards = { $n } kort på hand
mark-centre = Mitten
mark-food = Har / behöver
mark-fat = Fett
mark-asleep = I vinterdvala
mark-poisoned = Förgiftad
mark-points = Poäng
mark-plants = Växter
mark-meat = Kött
mark-reward = Poäng till den bäst anpassade
mark-adaptation = Anpassning
mark-competition = Konkurrenskraft
biome-needs = Krav: { $needs }.
biome-forbids = Förbjudet: { $abilities }.
biome-counts = Räknas som anpassning: { $abilities }.

## Lists

table-traits = De nitton egenskaperna
table-cards = Korten
table-biomes = Biomen
table-events = Händelserna
table-switches = Husregler
column-trait = Egenskap
column-plus = Tillägg
column-effect = Verkan
column-card = Kort
column-copies = Antal
column-switch = Tillval
column-biome = Biom
column-plants = Växter
column-meat = Kött
column-reward = Belöning
column-needs = Kräver
column-forbids = Förbjuder
column-counts = Anpassning
column-event = Händelse
column-duration = Varar
event_lasts = hela eran
event_instant = ett ögonblick

## Sections of the rules of Origin

section-EV-COMP = Vad som finns i asken
section-EV-TOK = Födobrickor
section-EV-SET = Förberedelser
section-EV-ROUND = Rundan
section-EV-EVO = Fas 1: Evolution
section-EV-FOOD = Fas 2: Födotillgång
section-EV-FEED = Fas 3: Födosök
section-EV-EXT = Fas 4: Utdöende och kortdragning
section-EV-END = Slutet
section-EV-SCORE = Poängen
section-EV-TRAIT-GEN = Egenskaper i allmänhet
section-EV-ATK = Jakten
section-EV-TRAIT-CARNIVOROUS = Köttätare
section-EV-TRAIT-FAT = Fettvävnad
section-EV-TRAIT-HIGH_BODY_WEIGHT = Storvuxen
section-EV-TRAIT-PARASITE = Parasit
section-EV-TRAIT-SWIMMING = Vattenlevande
section-EV-TRAIT-RUNNING = Snabbfotad
section-EV-TRAIT-MIMICRY = Mimikry
section-EV-TRAIT-TAIL_LOSS = Svansfällning
section-EV-TRAIT-BURROWING = Grävare
section-EV-TRAIT-CAMOUFLAGE = Kamouflage
section-EV-TRAIT-SHARP_VISION = Skarpsynt
section-EV-TRAIT-SCAVENGER = Asätare
section-EV-TRAIT-HIBERNATION = Vinterdvala
section-EV-TRAIT-POISONOUS = Giftig
section-EV-TRAIT-PIRACY = Plundrare
section-EV-TRAIT-GRAZING = Nedtrampning
section-EV-TRAIT-COMMUNICATION = Kommunikation
section-EV-TRAIT-COOPERATION = Samarbete
section-EV-TRAIT-SYMBIOSIS = Symbios
section-EV-PAIR = Parvisa egenskaper
section-EV-CHAIN = Kedjor av partner
section-EV-VAR = Variant: poäng för överlevande
section-EV-2DECK = Två kortlekar: fem till åtta spelare
section-EV-TEAM = Lag
section-EV-INFO = Vem som får veta vad

## Sections of the rules of Darwin

section-DC-TERM = Begrepp
section-DC-CMP = Vad som finns i asken
section-DC-SET = Förberedelser
section-DC-INFO = Vem som får veta vad
section-DC-ERA = Eror
section-DC-TURN = Turer
section-DC-ACT-REDRAW = Kortbyte
section-DC-ACT-TRADE = Handel
section-DC-ACT-MAIN = Huvudhandlingar
section-DC-ANAT = Anatomi
section-DC-ACT-CREATE = Skapa
section-DC-ACT-MUTATE = Mutera
section-DC-ACT-MIGRATE = Migrera
section-DC-LEAD = Ledare
section-DC-FOOD = Mat
section-DC-DEATH = Döden
section-DC-EVAL-REQ = Utvärdering, steg 1: krav
section-DC-EVAL-FOOD = Utvärdering, steg 2: mat
section-DC-EVAL-PRED = Utvärdering: jakten
section-DC-EVAL-SURV = Utvärdering, steg 3: överlevande
section-DC-EVAL-ADAPT = Utvärdering, steg 4: de bäst anpassade
section-DC-EVAL-COMP = Utvärdering, steg 5: konkurrenskraft
section-DC-TRANS-1 = Övergång, steg 1: händelsen
section-DC-TRANS-2 = Övergång, steg 2: nya biom
section-DC-TRANS-3 = Övergång, steg 3: mat
section-DC-TRANS-4 = Övergång, steg 4: spelarbrickor
section-DC-TRANS-5 = Övergång, steg 5: handelszonen
section-DC-TRANS-6 = Övergång, steg 6: nya kort
section-DC-TRANS-7 = Övergång, steg 7: nästa startspelare
section-DC-EVT-DEGEN = Degeneration
section-DC-EVT-SPECIAL = Ökenspridning, istid, bergsformering
section-DC-EVT-AXIS = Rotationsaxeln ändras
section-DC-EVT-FLOOD = Översvämning
section-DC-EVT-HURRICANE = Orkan
section-DC-EVT-INTRUDERS = Inkräktare
section-DC-EVT-MEATBOOM = Överflöd av kött
section-DC-EVT-PLANTBOOM = Växtexplosion
section-DC-EVT-METEOR = Meteornedslag
section-DC-EVT-OPTIMAL = Perfekta förhållanden
section-DC-EVT-LOWMUT = Låg mutationsgrad
section-DC-EVT-DRIFT = Kontinentaldrift
section-DC-EVT-EPIDEMIC = Epidemi
section-DC-EVT-VOLCANO = Vulkanutbrott
section-DC-END = Slutet
section-DC-BEG = Nybörjarspelet
section-DC-2P = Två spelare
section-DC-TEAM = Två mot två
section-DC-KIDS = Barnspelet
section-DC-3ERA = Tre eror
section-DC-LEM = Vad som följer av reglerna
