### Vad kommandona skriver ut. Ord som skrivs in, som --out DIR, är kvar som de är.

out-public = öppet
out-private = privat
out-status-lobby = väntar
out-status-playing = pågår
out-status-paused = pausat
out-status-over = avslutat
out-people = personer: { $n }
out-tables = bord: { $n }
out-backup = { $file }: { $n } bord, hela och läsbara
out-backup-open = { $n ->
    [one] Hemligheten i { $n } pågående spel finns i den, oförseglad
   *[other] Hemligheterna i { $n } pågående spel finns i den, oförseglade
}: starta servern för att försegla.
out-backup-sealed = Pågående spel kan bara fortsätta från den med serverns nyckel, som inte finns i den.
out-restored = { $n } bord återställda i { $place }
out-restored-old = det som fanns där förut finns nu i { $old }
out-key_missing = { $n } pågående spel kan inte fortsätta: nyckeln { $key } saknas i { $file }
out-moved = { $place }: varje rad stämmer, varje journal har lästs in
out-moved-unread = { $code }: kan bara visas tills korten finns här
out-moved-start = Gamla data är oförändrade; använd dem inte mer. Starta med: { $command }
out-rekeyed = { $file }: nyckeln { $key } står nu först. Starta om servern så förseglar den med den.
out-rekeyed-older = Sedan behövs äldre nycklar i filen bara för äldre säkerhetskopior.
out-damaged = skadat: { $what }
out-damaged-table = { $code }: { $why }
out-uncounted = ännu inte räknade av den här versionen: { $n }
out-checked = bord: { $n }, skadade: { $damaged }
out-checked-others = De andra borden är hela. `{ $command }` lägger tillbaka en säkerhetskopia.
out-accepted = servern kommer att starta med { $what }
out-forgotten = borttagna: { $n }
out-progress-games = spel
out-progress-left = kvar
out-go_on-kept = { $done } av { $total } spel är spelade; kör samma kommando för att fortsätta
out-go_on-lost = { $done } av { $total } spel är spelade, men inget har sparats; med { $option } kan samma kommando fortsätta
out-exploit = { $table }: spelaren som tränat mot { $bot } vinner { $share } (95 %: { $low } … { $high }) på { $games } spel; en jämn andel är { $fair }.
out-exploit-bound = { $bot } kan utnyttjas med minst { $gain } procentenheter.
out-exploit-none = Det visar inte att { $bot } kan utnyttjas.
out-exploit-first = Träningen gjorde den inte bättre: detta är spelaren som den började med.
out-train-from = Lär av { $positions } ställningar och { $decisions } beslut ur { $sources }.
out-train-value = Ställningar: på undanhållna spel är överraskningen över vem som vann { $loss } nat; med den vanliga bedömningen { $usual_loss }.
out-train-policy = Handlingar: på undanhållna spel är nätet överens med sökningen i { $agrees } av besluten; den vanliga bedömningen i { $usual_agrees }.
out-train-written = Skrivet: { $file }
out-arena-title = { $game }, { $players } spelare, { $games } spel ({ $deals } givar), frö { $seed }
out-head-bot = bot
out-head-victory = seger
out-head-points = poäng
out-head-mean = medel
out-head-elo = Elo
out-head-forfeits = förverkade
out-head-game = spel
out-head-start = i början
out-head-over = över spelet
out-head-decision = per beslut
out-head-environment = miljö
out-head-steps = steg per sekund CPU-tid
out-forfeited = förverkat: { $what }
out-forfeited-all = … { $n } beslut sammanlagt
out-round = omgång { $n }: { $standing }
out-bench-step = { $n } av { $all }: { $what } …
out-bench-compare = samma sak i ren Python …
out-build-compiled = kompilerad
out-build-plain = ren Python
out-bench-title = { $what }, { $players } spelare, frö { $seed }: { $build }
out-bench-rate = per sekund CPU-tid
out-bench-ratio = kvot
out-bench-decisions = beslut i slumpspel
out-bench-games = slumpspel till slutet
out-bench-driven = beslut styrda från Python
out-bench-clones = kopior av ställningar mitt i spelet
out-bench-pickled = detsamma, picklade och inlästa igen
out-bench-playouts = gissade spel mittifrån till slutet
out-bench-unknown = okänt
out-bench-caption = { $decisions } beslut per spel; som mest { $memory } minne
out-bench-search = { $bot } i { $game } …
out-bench-place = { $scene } i { $game }
out-bench-search_caption = iterationer per sekund CPU-tid; i början: { $places }
    per beslut: på den tid boten tar för ett
out-bench-budget = { $iterations } på { $time } s
out-bench-learn = Miljöer, { $build }: observation och mask vid varje steg
out-bench-load = maskinens belastning: { $load }
out-bench-not_installed = inte installerad
out-perft = djup { $depth }: { $lines } förlopp, hash { $hash }
out-perft-place = { $file }, rad { $line }: { $what }
out-replay-stopped = stannade efter handling { $n } av { $last }; resten är inte kontrollerad
out-replay-result = resultat: { $result }
out-unfinished = inte avslutat
out-replay-verified = kontrollerat: { $n ->
    [one] { $n } handling
   *[other] { $n } handlingar
}
out-serve-port = kan inte lyssna på { $host } port { $port }: { $why }
out-serve-standby = Väntar tills ingen annan server använder { $place }.
out-serve-open = Galapagos är öppet på { $address }
out-serve-kept = Spelen sparas i { $place }. Avsluta med Ctrl-C.
out-serve-no_page = Sidan är inte byggd: bara program kan spela här.
out-bots-open = Tänker åt botarna i { $place } med { $n } { $n ->
    [one] process
   *[other] processer
}. Avsluta med Ctrl-C.
out-text-area = område
out-text-texts = texter
out-text-none = ingen
out-text-problems = { $n ->
    [one] { $n } problem hittat
   *[other] { $n } problem hittade
}
out-verified-dealt = kontrollerat: förberedelserna och { $actions } handlingar, { $dice } tärningar och { $cards } dragna kort kommer ur hemligheten som fastställdes före given
out-verified-placed = kontrollerat: { $actions } handlingar, { $dice } tärningar och { $cards } dragna kort kommer ur hemligheten som fastställdes före den första av dem
out-verified-mixed = inblandade, och fastställda innan något var känt: fröna från { $seats }
out-verified-late = utdelat utan dem, eftersom de inte öppnades i tid: { $seats }
out-verified-taken_back = ångrat av spelarna, som bordets logg berättade: dragningarna { $draws }
out-verified-position = spelet började från ställningen i protokollet: inget delades ut
out-draw-what = säg vad som ska ritas, eller --all
out-draw-none = inget heter '{ $name }'; { $command } listar vad som finns
out-draw-letter = inget typsnitt på den här maskinen har tecknet { $letter }: bilden visar en ruta
out-draw-folder = --all kräver { $option }
out-draw-done = { $n ->
    [one] { $n } bild
   *[other] { $n } bilder
} i { $folder }

## Puzzles

out-progress-puzzles = problem
out-puzzles-found = Hittade problem: { $found }, i { $games } partier. Behållna: { $n }.
out-puzzles-lost = { $place }: { $puzzle } tappar sin lösning
out-puzzles-kept = { $kept } av { $n } problem behåller sin lösning (frö { $seed })
