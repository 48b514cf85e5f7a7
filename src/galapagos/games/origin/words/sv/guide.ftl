### Guiden till Origin. Den engelska filen säger vad nycklarna betyder.

## In one minute, and in steps

minute-origin = Du föder upp djur. Varje kort på handen kan läggas med baksidan upp som ett nytt djur, eller med framsidan upp som en egenskap som förändrar ett djur du redan har. Varje runda finns det bara en viss mängd föda på bordet. Spelarna turas om att mata sina djur; köttätare får i stället äta andra djur. Djur som ännu är hungriga när rundan slutar dör. Ju fler djur du håller vid liv, desto fler nya kort får du. När korten tar slut spelas en sista runda; sedan ger de överlevande djuren och deras egenskaper poäng.
quick-origin-1 = Alla får sex kort. Den som slår högst börjar.
quick-origin-2 = Evolution: på din tur spelar du ett kort, som ett nytt djur eller som en egenskap på ett djur, eller passar resten av fasen.
quick-origin-3 = Födotillgång: slå tärningarna för att se hur mycket föda det finns åt alla.
quick-origin-4 = Födosök: på din tur tar du en födobricka till ett djur, eller jagar med en köttätare, tills alla har passat. Ett djur behöver 1 föda, plus talen på dess egenskaper.
quick-origin-5 = Utdöende: djur som inte är mätta dör. Sedan drar alla ett kort, och ett till för varje levande djur; den som varken har djur eller kort drar sex.
quick-origin-6 = Är draghögen tom när en runda börjar är den rundan den sista. Sedan ger varje djur 2 poäng och varje egenskap 1, plus talet på den.

## Sections of the rules

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

## Chapters

guide-round = En runda i sex bilder
guide-round-1 = Varje runda har fyra faser: Evolution (spela kort), Födotillgång (slå tärningarna), Födosök (dela på födan eller jaga), Utdöende (hungriga djur dör; dra nya kort). Här spelar Ana och Bo en hel runda.

example-round = En runda med Ana och Bo
example-round-0 = Evolution. Ana lägger ett kort med baksidan upp: ett nytt djur, { $P1a }. Bo gör likadant. Varje djur behöver { $P1a_need } föda per runda.
example-round-1 = Fortfarande Evolution: ett kort per tur. Ana lägger ett kort med framsidan upp under { $P1a }: Köttätare. Nu behöver djuret { $P1a_need } föda, men det kan jaga. Bo lägger ett andra djur.
example-round-2 = Båda passar. Födotillgång: med två spelare en tärning + 2. Tärningen visar 1, så { $centre } föda läggs i mitten. De tre djuren behöver 4.
example-round-3 = Födosök: en födobricka per tur. Ana matar { $P1a }, Bo matar { $P2b }. { $centre } ligger kvar i mitten.
example-round-4 = I stället för att ta föda jagar Ana. { $P1a } äter upp Bos { $P2a } och får 2 föda. Jägaren hade 1 av 2, så en räcker; den andra går förlorad.
example-round-5 = Båda passar. Utdöende: ingen är hungrig, så ingen mer dör. Nya kort: ett, plus ett för varje överlevande. Båda drar 2 och har nu { $P1_hand }.

guide-evolution = Evolution: spela kort
guide-evolution-1 = På din tur spelar du ett kort eller passar. Du väljer hur det används: med baksidan upp är det ett nytt djur, med framsidan upp en egenskap hos ett djur på bordet. Många kort visar två egenskaper; du använder en av dem.
guide-evolution-2 = Egenskaper läggs på dina egna djur. Bara Parasiten läggs på någon annans. Inget djur har samma egenskap två gånger, utom Fettvävnad.
guide-evolution-3 = När du har passat är du ute resten av fasen. Kort som du sparar stannar på handen till senare rundor.

example-evolution = Tre kort, tre användningar
example-evolution-0 = Ana och Bo har var sitt djur. Ana har { $P1_hand } kort på hand.
example-evolution-1 = Ana spelar Fettvävnad på { $P1a }, som nu kan lagra en måltid. Bo spelar Snabbfotad på { $P2a }.
example-evolution-2 = Ana spelar Parasit på Bos { $P2a }, som nu behöver { $P2a_need } föda i stället för 1. Bo har inga kort kvar och passar.
example-evolution-3 = Ana spelar sitt sista kort som ett nytt djur. Nu har hon { $P1_animals } djur att mata, och { $P1_hand } kort.

guide-food = Födotillgång: hur mycket det finns
guide-food-1 = Startspelaren slår. Med två spelare är det en tärning + 2, med tre två tärningar, med fyra två tärningar + 2. Så mycket föda läggs i mitten, åt alla. Jämför med hungern på bordet innan du tar din första tur.

example-food = Vem blir utan?
example-food-0 = Tre spelare, sex djur. { $P1a } och { $P2a } behöver 2 var, de andra fyra behöver 1: tillsammans 8 föda.
example-food-1 = Tärningarna visar 2 och 4: { $centre } föda, 2 för lite. Någon blir hungrig, om inte någon jagar.

guide-feeding = Födosök: en i taget
guide-feeding-1 = På din tur gör du en av tre saker: ta en födobricka från mitten till ett djur, jaga med en köttätare eller bränn fettet hos ett djur. Sedan är det nästa spelares tur, tills alla har passat.
guide-feeding-2 = Ett djur behöver 1 föda, plus talet på var och en av dess egenskaper. När det har så mycket är det mätt och kan inte ta mer, om det inte har en tom Fettvävnad.
guide-feeding-3 = Dessutom får du använda kostnadsfria förmågor: gå i vinterdvala, trampa ner, plundra, mata en partner. När du har passat är du ute resten av fasen, även om det finns föda kvar.

example-feeding = Tre födobrickor, tre djur
example-feeding-0 = Det ligger { $centre } föda i mitten. Ana har en köttätare, { $P1a }, som behöver { $P1a_need }, och ett vanligt djur, { $P1b }. Bo har ett vanligt djur.
example-feeding-1 = Ana matar { $P1a }: { $P1a_food } av { $P1a_need }. Bo matar { $P2a }: { $P2a_food } av { $P2a_need }. { $centre } ligger kvar.
example-feeding-2 = En födobricka räddar inte båda Anas djur. Hon matar { $P1b }, som blir mätt. Mitten är tom.
example-feeding-3 = Båda passar. { $P1a } har { $P1a_food } av { $P1a_need } föda och dör. { $P1b } och { $P2a } lever.
example-fat = En måltid till senare
example-fat-0 = { $P1a } har Fettvävnad. Ana tar en födobricka: { $P1a } är mätt.
example-fat-1 = Nästa tur tar hon en till: den läggs på Fettvävnaden och blir fett när fasen slutar. I en senare runda kan hon bränna detta fett ({ $P1a_fat }) i stället för att ta föda.

guide-hunting = Jakten
guide-hunting-1 = En hungrig köttätare får jaga vilket annat djur som helst, även ett av dina, en gång per runda. Om den äter upp bytet får den 2 föda.
guide-hunting-2 = Se först om bytet får jagas: vattenlevande bara av vattenlevande, storvuxna bara av storvuxna, Kamouflage bara av Skarpsynta; en mätt grävare och ett djur som skyddas av Symbios är säkra.
guide-hunting-3 = Sedan måste bytet använda sina försvar, i den ordning ägaren vill: Snabbfotad, Mimikry, Svansfällning. Hjälper inget blir det uppätet.

example-hunt = En jakt och två försvar
example-hunt-0 = Mitten är tom. Anas köttätare { $P1a } behöver { $P1a_need } föda. Bo har { $P2a }, med Snabbfotad och Svansfällning, och { $P2b }, som är vattenlevande.
example-hunt-1 = Ana skulle vilja äta upp { $P2b }.
example-hunt-2 = Därför jagar hon { $P2a }. Först försöker bytet springa undan: tärningen visar 2, och bara 4, 5 eller 6 räddar det.
example-hunt-3 = Nästa försvar, Svansfällning: { $P2a } förlorar ett kort, Snabbfotad, och lever. Jägaren får 1 föda i stället för 2 och har { $P1a_food } av { $P1a_need }. Dess jakt den här rundan är förbrukad.

guide-partners = Partner
guide-partners-1 = Tre egenskaper förenar två av dina djur. Samarbete: när det ena får föda kan det andra få 1 extra föda. Kommunikation: när det ena tar från mitten får det andra också göra det. Symbios: det ena skyddar det andra, som äter först efter det.
guide-partners-2 = Varje parkort verkar en gång per tur. En måltid kan sätta i gång en kedja.

example-partners = En tur, tre måltider
example-partners-0 = Samarbete förenar { $P1a } och { $P1b }, Kommunikation förenar { $P1b } och { $P1c }. Det ligger { $centre } föda i mitten.
example-partners-1 = Ana tar 1 föda till { $P1b }. { $centre } ligger kvar i mitten.
example-partners-2 = Samarbete: { $P1a } får 1 extra föda. Den kommer inte från mitten, där { $centre } fortfarande ligger kvar.
example-partners-3 = Kommunikation: { $P1b } tog från mitten, så { $P1c } får också ta 1 där. Mitten är tom, och alla tre är mätta.

guide-extinction = Utdöende och nya kort
guide-extinction-1 = Varje djur som inte är mätt dör, med alla sina kort. Det gör också en köttätare som har ätit ett giftigt djur den här rundan. Fett räddar ingen av sig självt: bränn det innan du passar.
guide-extinction-2 = Födan tas bort; fettet blir kvar. Sedan drar alla ett kort, plus ett för varje överlevande djur. Utan djur och utan kort drar du sex.

example-extinction = Vem lever, vem drar
example-extinction-0 = Ana passar sist. { $P1a } och { $P1b } är mätta. { $P1c } har { $P1c_food } av { $P1c_need }. Bos { $P2a } har inget att äta, bara fett.
example-extinction-1 = { $P1c } dör. { $P2a } dör också: Bo brände inte dess fett i tid. Ana har 2 överlevande och drar 3 kort; Bo har ingen, men ett kort på hand, så han drar 1.

guide-points = Slutet och poängen
guide-points-1 = När draghögen tar slut är nästa runda den sista. Efter den ger varje överlevande djur 2 poäng och varje egenskapskort på det 1 poäng, plus talet på kortet: Köttätare och Storvuxen 1, Parasit 2.

example-points = Poängen räknas
example-points-0 = Sista rundan. Alla fyra djuren är mätta, och Ana ska just passa.
example-points-1 = Ana: två djur 4, fyra kort 4 (Samarbete räknas en gång), tillägg för Köttätare 1 och för Parasit 2: { $P1_points } poäng. Bo: två djur 4, fyra kort 4: { $P2_points } poäng.

guide-traits = De nitton egenskaperna

mistake-carnivorous = En köttätare måste inte jaga. Den får också ta föda från mitten, men aldrig samma tur som den jagar.
mistake-fat_tissue = Fett mättar inte av sig självt. Att bränna det är din handling den turen, innan du passar.
mistake-high_body_weight = Mot andra storvuxna hjälper det inte: en storvuxen köttätare kan jaga djuret.
mistake-parasite = Överlever djuret till slutet ger Parasiten 3 poäng till djurets ägare, inte till dig.
mistake-swimming = En vattenlevande köttätare kan inte längre jaga djur på land.
mistake-running = Snabbfotad är inget val: när djuret jagas måste du slå.
mistake-mimicry = Mimikry kräver ett annat av dina djur som jägaren kan jaga. Utan ett sådant gör den ingenting.
mistake-tail_loss = Du måste inte förlora just Svansfällning: vilket egenskapskort som helst på djuret duger, även en Parasit.
mistake-burrowing = Den skyddar bara ett mätt djur. Tills det har all sin föda kan det jagas som alla andra.
mistake-camouflage = Den gömmer djuret för köttätare som inte är Skarpsynta. Mot hunger hjälper den inte.
mistake-sharp_vision = Den avslöjar byten med Kamouflage och inget annat. Vattenlevande och storvuxna djur är fortfarande säkra.
mistake-scavenger = Bara en asätare äter av varje byte: den första i turordning, med början hos jägarens ägare.
mistake-hibernation = Ett djur kan inte sova två rundor i rad och inte i den sista rundan, och det kan fortfarande jagas medan det sover.
mistake-poisonous = Giftet stoppar ingen jägare: ditt djur blir uppätet ändå. Jägaren dör när rundan slutar.
mistake-piracy = Du kan bara plundra ett djur som ännu är hungrigt. Föda på ett mätt djur, och fett, är säkra.
mistake-grazing = Nedtrampning mättar inte djuret självt. Den tar föda från alla, även från dig.
mistake-communication = Den fungerar bara om det första djuret tog från mitten, och bara så länge det finns föda där.
mistake-cooperation = Även om jakten ger 2 föda får partnern bara 1. Varje parkort verkar en gång per tur.
mistake-symbiosis = Mata först det djur som skyddar. Så länge det är hungrigt kan det andra inte ta något.
