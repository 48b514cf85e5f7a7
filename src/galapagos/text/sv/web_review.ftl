### Looking back at a game in the browser, in Swedish.

review = Genomgång
review-title = { $game }: genomgång
review-of = Genomgång av spelet med { $names }
review-from-table = Gå igenom spelet
review-seen = Sett av
review-seen-by = Sett av: { $name }
review-seen-open = alla händer öppna
review-seen-spectator = en åskådare
review-place = { $game ->
    [darwin] Era { $turn }
   *[other] Runda { $turn }
} · { $phase } · steg { $n } av { $of }
review-begun = Spelet börjar från den här ställningen.
review-place-short = { $game ->
    [darwin] Era { $turn }
   *[other] Runda { $turn }
} · { $phase } · { $n }/{ $of }
review-turn-ended = { $name } avslutar sin tur.
review-no-news = { $name } gör något som inte berättas.
review-line = Spelets steg
review-controls = Gå genom spelet
review-first = Första steget
review-turn-back = En tur bakåt
review-step-back = Ett steg bakåt
review-play = Spela upp
review-pause = Pausa
review-step-on = Ett steg framåt
review-turn-on = En tur framåt
review-last = Sista steget
review-speed = Hastighet
review-times = × { $n }
review-about = Om det här spelet
review-log = Logg
review-points = Poäng
review-deaths = Dödsfall
review-no-deaths = Ingen har dött.
review-points-words = { $game ->
    [darwin] Poäng på arterna och i bankerna. Tryck på diagrammet för att gå dit.
   *[other] Poäng om alla djur överlevde som de är. Tryck på diagrammet för att gå dit.
}
review-hands = Händer
review-hand-of = { $name }: { $n } kort
review-more = Mer
review-update = Nyare steg
review-picture-save = Spara som bild
review-picture-saved = Bilden är sparad.
review-position-copy = Kopiera ställningen
review-position-copied = Ställningen är kopierad.
review-record-copy = Kopiera partiet
review-record-copied = Partiet är kopierat.
review-record-save = Ladda ner partiet
review-to-table = Till bordet
review-copy-by-hand = Kopiera texten för hand: webbläsaren låter inte sidan göra det.
review-over = Slut
turn-short = { $game ->
    [darwin] Era { $n }:
   *[other] Runda { $n }:
}
go-on = Fortsätt härifrån
go-on-short = Fortsätt
go-on-words = Ett nytt bord börjar med det här steget. Du tar en plats, botar spelar de andra. Det som drogs senare dras på nytt.
go-on-as = Din plats
go-on-start = Spela vidare
go-on-running = Spelet pågår fortfarande. Det går att fortsätta härifrån när det är slut.
go-on-over = Här är spelet slut. Gå tillbaka till ett tidigare steg.
points-n = { $n } poäng
begins-from-position = Spelet börjar från en ställning. Inget delas ut, och den som öppnade bordet känner till alla kort.

review-analysis = Analys
coach-words = Toppredatorn går igenom spelet och bedömer varje beslut efter vad spelaren kunde se. Tur räknas för sig.
coach-start = Analysera spelet
coach-progress = { $done } av { $of } beslut
coach-background = Du kan titta vidare på spelet under tiden, eller komma tillbaka senare.
coach-wait = Ett ögonblick …
coach-failed = Analysen kunde inte slutföras.
coach-running-game = Ett spel kan analyseras när det är slut.
coach-chance = Vinstchans i procent
coach-of = Spelare
coach-swings = Tur och misstag för { $name }, i procentenheter
coach-luck-bars = Tur med tärningar och kort
coach-lost = Bortslösat
coach-step = Steg
coach-account = { $name }: med lika chanser { $start } %. Tur { $luck }, egna beslut { $skill }, de andra { $others }; till slut { $end } %.
coach-learn = Lär av misstagen
coach-ask = Vad hade varit bättre för { $name } här?
coach-right = Rätt, det är bättre.
coach-wrong = Inte riktigt. Prova något annat.
coach-next = Nästa
coach-stop = Sluta
coach-none = Inga misstag värda att nämna.
coach-from-to = { $before } % → { $after } %
coach-better = Bättre: { $action }
coach-show = Visa ett bättre drag
coach-line = { $n } av { $of } · { $name }: { $action }
coach-before = Ställningen före
coach-guessed = Dolda kort är gissade.
coach-as-it-was = Som det spelades
coach-good = Bra
coach-forced = Inget val
coach-only = Enda draget
coach-luck = Tur
coach-inaccuracy = Onoggrannhet
coach-mistake = Misstag
coach-blunder = Grovt misstag
