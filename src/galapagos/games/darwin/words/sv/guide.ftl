### Guiden till Darwin. Den engelska filen säger vad nycklarna betyder.

## In one minute, and in steps

minute-darwin = Du sätter ihop djur av kort: ett huvud, en kropp, kanske ben, vingar, en svans. Varje art lever i ett biom som kräver vissa förmågor, belönar andra och bjuder på växter och kött, de bäst anpassade först. Under varje era turas spelarna om att skapa arter, mutera dem och låta dem migrera. Sedan kommer utvärderingen: arter som inte passar eller inte hittar mat dör, hungriga köttätare jagar, överlevande får darwinpoäng, och den bästa i varje biom och de starkaste av alla får mer. En händelse inträffar, några biom byts ut och nästa era börjar. Efter fyra eror räknas poängen på dina levande arter och i din bank.
quick-darwin-1 = Alla drar tio kort, små eller stora som de vill. En art behöver ett huvud (litet) och en kropp (stort).
quick-darwin-2 = På din tur utför du en huvudhandling med en art: skapa, mutera eller migrera; eller passar resten av eran. Varje art agerar bara en gång per era. Samma tur får du byta ett kort mot ett i handelszonen.
quick-darwin-3 = En art måste visa det som biomet kräver och inget som det förbjuder. Den behöver lika mycket mat som den har hjärtan.
quick-darwin-4 = Anpassning är summan av artens förmågor som biomet räknar. Rangen avgör vem som äter först: högre anpassning, sedan högre konkurrenskraft, sedan fler hjärtan.
quick-darwin-5 = När alla har passat kommer utvärderingen av eran: arter som inte passar dör, hungriga växtätare och allätare dör, hungriga köttätare jagar eller dör, överlevande och ledare får poäng, och de tre starkaste arterna får 3, 2 och 1.
quick-darwin-6 = Vänd sedan upp en händelse, byt ut några biom och dra upp till tio kort; nästa era börjar. Efter den sista eran vinner den som har flest poäng.

## Sections of the rules

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

## Chapters

guide-era = En era i sex bilder
guide-era-1 = Under varje era turas spelarna om tills alla har passat: på din tur skapar, muterar eller migrerar du en art. Varje art agerar bara en gång per era. Sedan kommer utvärderingen, en händelse och nya biom. Här spelar Ana, Bo och Chen en era.

example-era = En era med Ana, Bo och Chen
example-era-0 = Skapa. Ana sätter ihop ett huvud och en kropp och placerar { $S3 } på savannen. Den behöver { $S3_hearts } växter. De { $africa_plants } växterna räcker precis åt alla.
example-era-1 = Mutera. Bo ger { $S2 } nya ben. Nu behöver den { $S2_hearts } växter och äter först, eftersom dess anpassning är högst: { $S2_adaptation }. Bara { $S3_food } blir kvar åt { $S3 }: den är hungrig.
example-era-2 = Migrera. Chen har skapat en köttätare, som äter kött. Ana flyttar { $S1 } till stäppen. Då räcker växterna på savannen: { $S3 } är mätt igen.
example-era-3 = Bo och Chen passar. Nu gäller det: en art som inte passar i sitt biom dör, och det gör en hungrig också. Alla fyra är mätta och lever.
example-era-4 = Ana passar: utvärdering. Varje överlevande får 1 poäng; den bäst anpassade i varje biom får biomets belöning; de tre starkaste av alla får 3, 2 och 1. Poängen ligger på arterna.
example-era-5 = En händelse: Degeneration. Bos { $S2 } förlorar svansen. Sedan byts tre biom ut. Savannen är nu { $africa }, och ingen där passar längre. De måste mutera eller migrera under nästa era, annars dör de.

guide-create = Skapa en art
guide-create-1 = En art behöver ett huvud och en kropp. Huvudet säger vad den äter: växter, kött eller båda. Kroppen visar hur många ben, vingar och svansar du får lägga till.
guide-create-2 = Räkna ihop symbolerna på alla korten. Hjärtan är maten den behöver. Placera den sedan i ett biom: den måste ha det som biomet kräver, inget som det förbjuder, och hitta all sin mat där.

example-create = Anas första art
example-create-0 = Ana har ett huvud, en kropp och ett benpar.
example-create-1 = Skulle hennes art kunna leva i havet?
example-create-2 = På savannen är den välkommen: där krävs springa, och springa räknas som anpassning. Huvud 1, kropp 2 och ben 2 ger anpassning { $S1_adaptation }. Den har { $S1_hearts } hjärtan och får { $S1_food } växter.

guide-rank = Anpassning och rang
guide-rank-1 = Anpassning är antalet symboler på arten som dess biom räknar. Samma art kan vara väl anpassad i ett biom och illa i ett annat.
guide-rank-2 = I varje biom rangordnas arterna: högre anpassning först; vid lika, högre konkurrenskraft; sedan fler hjärtan. Rangen avgör vem som äter först och vem som får biomets belöning.

example-rank = Tre arter på savannen
example-rank-0 = { $S1 } och { $S3 } har båda anpassning { $S1_adaptation }. Konkurrenskraften avgör: { $S1_competition } mot { $S3_competition }, så { $S1 } är först. { $S2 } har konkurrenskraft { $S2_competition }, men bara anpassning { $S2_adaptation }: den kommer sist.

guide-food = Vem som äter
guide-food-1 = Varje biom erbjuder växter och kött. Växtätare äter växter, köttätare kött, allätare båda, växter först. De äter i rangordning. Den första som inte får nog tar resten; de under den får inget.
guide-food-2 = Maten delas ut på nytt efter varje handling. En bättre anpassad nykomling kan därför göra andra hungriga. Bara nykomlingen måste vara mätt genast; de hungriga dör senare, i utvärderingen, om ingen räddar dem.

example-plants = Åtta växter på savannen
example-plants-0 = { $S1 } tar { $S1_food } växter, { $S2 } tar { $S2_food }: 7 av { $africa_plants }. { $S3 } är köttätare och tar { $S3_food } kött.
example-plants-1 = Ana skapar { $S4 } med anpassning { $S4_adaptation }. Den äter först: { $S4_food }. Sedan { $S1 }: { $S1_food }. Åt { $S2 } finns bara { $S2_food } av { $S2_hearts } kvar: den är hungrig. Köttet berörs inte.

guide-mutate = Mutera en art
guide-mutate-1 = Lägg till, ta bort eller byt ett kort hos en art som inte har agerat den här eran. Huvud och kropp kan bara bytas. En mutation är gratis. En andra samma tur kostar 3 poäng från den arten.
guide-mutate-2 = Efteråt måste arten passa i sitt biom och vara mätt.

example-mutate = En mutation, och två på en gång
example-mutate-0 = Båda har anpassning { $S1_adaptation }. Bos { $S2 } är först: konkurrenskraft { $S2_competition } mot { $S1_competition }.
example-mutate-1 = Ana lägger till gepardben: springa + 4. { $S1 } har nu anpassning { $S1_adaptation }, behöver { $S1_hearts } växter i stället för 2, och leder. Den behåller sina { $S1_points } poäng.
example-mutate-2 = Bo muterar två gånger, en dubbelmutation: han lägger till ben och svans. Anpassningen är också { $S2_adaptation }, men konkurrenskraften { $S2_competition }: den leder igen. De 3 poängen tas från arten: 5 blir { $S2_points }.

guide-migrate = Migrera en art
guide-migrate-1 = Flytta en art som inte har agerat den här eran till ett annat biom. Den måste passa där och hitta all sin mat. Poängen följer med. När biomen har bytts ut är det ofta enda räddningen att migrera.

example-migrate = Bort från kylan
example-migrate-0 = Savannen har blivit { $africa }, som kräver köld. Anas { $S1 } passar inte och får ingen mat.
example-migrate-1 = Ana låter den migrera till biomet { $america }: där räcker det att springa. Den får { $S1_food } växter och behåller sina { $S1_points } poäng.
example-migrate-2 = Bo och Chen passar. Får Ana nu också ge den gepardbenen? Varje art agerar en gång per era.

guide-evaluation = Utvärdering: vem som lever
guide-evaluation-1 = När alla har passat: först dör arter som inte passar i sitt biom. Sedan dör hungriga växtätare och allätare. Till sist jagar hungriga köttätare, bästa rang först.
guide-evaluation-2 = En köttätare äter den minst anpassade växtätare eller allätare i sitt biom som den kan ta: både dess egen anpassning och dess konkurrenskraft måste vara minst lika höga. Byten som gräver eller är giftiga är säkra. Bytet ger lika mycket kött som det har hjärtan. En köttätare som inte får nog dör.
guide-evaluation-3 = En art som dör lämnar 1 poäng till ägarens bank, om den hade någon.

example-hunters = En hungrig köttätare
example-hunters-0 = Det finns { $africa_meat } kött. { $S3 } har bäst rang och tar { $S3_food }. Bara { $S4_food } blir kvar åt { $S4 }, som behöver { $S4_hearts }. Den måste jaga.
example-hunters-1 = Den äter upp { $S1 }: 2 hjärtan, och det räcker. Den kunde inte ta { $S2 }, som gräver. Ana förlorar { $S1 } och behåller 1 poäng i banken.

guide-points = Poängen
guide-points-1 = I utvärderingen får varje levande art 1 poäng. I varje biom får den bäst anpassade biomets belöning, 2 eller 3. Sedan får de tre arter som har högst konkurrenskraft på hela bordet 3, 2 och 1. Poängen ligger på arterna. Efter den sista eran räknar du dem och din bank.

example-points = Poängen räknas
example-points-0 = Den sista eran. Alla fyra är mätta. I havet har { $S3 } och { $S4 } båda anpassning { $S3_adaptation }; konkurrenskraften avgör till fördel för { $S4 }.
example-points-1 = Överlevande: 1 var. Bäst anpassade: 2 till { $S1 } och 2 till { $S4 }. Starkast: { $S4 } och { $S2 } har konkurrenskraft { $S2_competition }; { $S4 } är bättre anpassad och får 3, { $S2 } 2, { $S1 } 1. Alltså: { $S1 } 3 + 1 + 2 + 1 = { $S1_points }, { $S2 } 2 + 1 + 2 = { $S2_points }, { $S3 } 1 + 1 = { $S3_points }, { $S4 } 1 + 1 + 2 + 3 = { $S4_points }. Ana har { $P1_points } poäng, Bo { $P2_points } med sin bank, Chen { $P3_points }.

guide-change = Händelse och nya biom
guide-change-1 = Efter utvärderingen vänds en händelse upp. Vissa inträffar genast, andra varar hela nästa era. Sedan byts några biom ut: dina arter stannar där de är och lever i det nya biomet. Dra upp till tio kort; nästa era börjar.

example-change = En översvämning
example-change-0 = Den första eran är slut: alla är mätta och får poäng.
example-change-1 = Översvämning: arter som varken kan simma, klättra eller flyga dör. Anas { $S1 } kan bara springa; hon behåller { $P1_bank } poäng. Bos { $S2 } kan klättra. Sedan blir savannen { $africa }.

guide-biomes = Biomen ett och ett
guide-biomes-1 = Symbolerna bredvid anpassningstecknet på ett biomkort räknas som anpassning. Varje exempel visar en art som passar och en som inte gör det.

guide-events = De sexton händelserna

mistake-degeneration = Du väljer kortet, men aldrig huvudet eller kroppen. Se först efter om arten fortfarande passar i sitt biom utan det.
mistake-desertification = Dina arter flyttas inte: nu lever de i öknen. Migrera under nästa era.
mistake-flood = Att springa och gräva hjälper inte. En enda symbol för simma, klättra eller flyga räcker.
mistake-hurricane = Anpassning 4 eller mer är säker, även på sista plats.
mistake-ice_age = Värme är förbjudet i båda de iskalla biomen. En art med den symbolen kan inte stanna.
mistake-intruders = Poängen är inte förlorade: fördela dem på dina andra arter, eller lägg alla i banken om du inte har någon kvar.
mistake-mountain_formation = Den ersätter ett av de planerade bytena; den är inget extra.
mistake-axis_shift = Ingen dör genast. Alla arter lever i nya biom och har nästa era på sig att migrera.
mistake-continental_drift = Du får fortfarande migrera mellan biom på samma sida.
mistake-epidemic = Köttätare dör inte av den. Men en köttätare som får för lite kött kan inte jaga.
mistake-low_mutation = Även en enkel mutation kostar 1 poäng. En art utan poäng muterar gratis.
mistake-meat_boom = Svåra biom, med belöning 3, behåller sin tryckta mat.
mistake-meteor = Det kan också bli mer än det som står på kortet: talet är exakt.
mistake-optimal = Det är ingen bonus: ingenting alls händer.
mistake-plant_boom = Köttet minskar till 2: se upp med dina köttätare.
mistake-volcano = Där får du varken skapa eller mutera, bara ge dig av. Eran därpå är den en regnskog.
