### Bordet i webbläsaren: spelets slut. Prispall, poäng, utmärkelser, en varelse att spara, den ärliga
### given.

show-result = Visa resultatet
show-table = Se på bordet
result-you = Du har vunnit
result-your-team = Du har vunnit med { $names }
result-team = { $names } har vunnit som lag
result-yours = Du: plats { $place } · { $points }
result-your-side = Ditt lag: plats { $place } · { $points }
result-place = Plats { $n }
result-tie-break = Lika poäng: den större kasthögen avgör.
# Beside a name: a bot has played that seat to the end.
result-resigned = gav upp; en bot spelade vidare
result-by-bot = en bot spelade vidare
result-total = Summa
result-home = Startsidan
rematch-join = Med på revanschen
share-creature = Dela en varelse
podium = Prispall
creatures = Varelser
summary-comes = Partiet gås igenom …
summary-missing = Sammanställningen av partiet kunde inte hämtas.

## Diagram

chart-table = Som tabell
chart-start = Start
chart-spoken = { $title }: { $points }
chart-seat = { $name } { $n }
points-by-source = Var poängen kommer från
points-over-time = { $game ->
    [darwin] Poäng per era
   *[other] Poäng per runda
}
turn-heading = { $game ->
    [darwin] Era
   *[other] Runda
}
points-earned = Poäng längs vägen

## Utmärkelser

awards = Utmärkelser
no-awards = Ingenting stack ut den här gången.
award-longest_lived = Längst liv
award-longest_lived-n = { $game ->
    [darwin] { $n ->
        [one] { $n } era överlevd
       *[other] { $n } eror överlevda
    }
   *[other] { $n ->
        [one] { $n } runda överlevd
       *[other] { $n } rundor överlevda
    }
}
award-most_eaten = Mest ätet
award-most_eaten-n = { $game ->
    [darwin] { $n } mat
   *[other] { $n } föda
}
award-boldest_hunter = Djärvaste jägaren
award-boldest_hunter-n = { $game ->
    [darwin] { $n } byten uppätna
   *[other] { $n ->
        [one] { $n } jakt inledd
       *[other] { $n } jakter inledda
    }
}
award-deadliest = Dödligast
award-deadliest-n = { $n ->
    [one] { $n } byte uppätet
   *[other] { $n } byten uppätna
}
award-escape_artist = Utbrytarkung
award-escape_artist-n = { $n ->
    [one] { $n } angrepp avvärjt
   *[other] { $n } angrepp avvärjda
}
award-most_evolved = Mest utvecklad
award-most_evolved-n = { $n ->
    [one] { $n } egenskap
   *[other] { $n } egenskaper
}
award-scavenger = Först vid kadavret
award-scavenger-n = { $n } kadaver
award-pirate = Flitigaste plundraren
award-pirate-n = { $n ->
    [one] { $n } plundring
   *[other] { $n } plundringar
}
award-trampler = Tyngsta klöven
award-trampler-n = { $n } föda nertrampad
award-larder = Bästa skafferiet
award-larder-n = { $n } fett lagrat
award-sleeper = Djupaste sömnen
award-sleeper-n = { $n ->
    [one] { $n } runda i dvala
   *[other] { $n } rundor i dvala
}
award-most_points = Flest poäng
award-most_points-n = { $n } poäng tjänade
award-best_adapted = Bäst anpassad
award-best_adapted-n = { $n ->
    [one] { $n } gång bäst i sitt biom
   *[other] { $n } gånger bäst i sitt biom
}
award-strongest = Starkast
award-strongest-n = { $n ->
    [one] { $n } gång bland de starkaste
   *[other] { $n } gånger bland de starkaste
}
award-wanderer = Flitigaste vandraren
award-wanderer-n = { $n ->
    [one] { $n } migration
   *[other] { $n } migrationer
}
award-shape_shifter = Förvandlingskonstnär
award-shape_shifter-n = { $n ->
    [one] { $n } mutation
   *[other] { $n } mutationer
}
award-most_parts = Mest hopsatt
award-most_parts-n = { $n } kort
award-most_gifted = Mest begåvad
award-most_gifted-n = { $n ->
    [one] { $n } förmåga
   *[other] { $n } förmågor
}
award-biggest = Störst
award-biggest-n = { $n ->
    [one] { $n } hjärta
   *[other] { $n } hjärtan
}

## En varelse

result-owned = { $what } ({ $owner })
result-look = Se på { $name }
creature-life = { $game ->
    [darwin] sedan era { $born } · { $points }
   *[other] sedan runda { $born }
}
creature-life-died = { $game ->
    [darwin] från era { $born } till { $died } · { $points }
   *[other] från runda { $born } till { $died }
}
save-picture = Spara som bild (PNG)
save-drawing = Spara som teckning (SVG)
save-failed = Bilden kunde inte göras.

## Ärlig giv

fair-deal-title = Ärlig giv
fair-deal-how = Alla dragningar och tärningar kommer från en hemlighet hos servern och från ett frö från varje spelares sida. Hemlighetens hash visades i väntrummet, så ingen kan byta den efteråt. Sidorna fastställde sina fröns hashar innan något öppnades, så ingen kunde välja ett som passar de andra.
fair-deal-how-plain = Alla dragningar och tärningar kom från en hemlighet som valdes före spelet. Dess hash visades i väntrummet, så ingen kunde byta hemligheten efteråt.
fair-commitment = Hemlighetens hash, som den här webbläsaren såg den först
fair-secret = Hemlighet
fair-commitment-now = Hash som servern visar nu
fair-seeds = Frön från spelarnas sidor
fair-seed-in = { $name }: inblandat
fair-seed-bound = { $name }: fastställt, öppnas vid starten
fair-seed-late = { $name }: inte öppnat i tid; givet utan det
fair-seed-none = { $name }: inget frö
fair-seeds-kept = Kontrollerat här: den här sidans frö blandades in, och de andra var fastställda innan det öppnades.
fair-doubt-changed = Servern visar en annan hash av sin hemlighet än den som den här webbläsaren såg först. Hemligheten har bytts; lita inte på given.
fair-doubt-secret = Hemligheten passar inte till den hash som den här webbläsaren såg först. Lita inte på given.
fair-doubt-own = Den här sidan öppnade sitt frö i tid, men korten gavs utan det. Lita inte på given.
fair-doubt-others = Fröna som blandades in är inte de som var fastställda innan den här sidan öppnade sitt. Lita inte på given.
fair-kept = Kontrollerat här: det är hashen av den här hemligheten.
fair-broken = Det är inte hashen av den här hemligheten. Given går inte att lita på.
fair-verify = Vill du kontrollera varje dragning och tärning själv: ladda ner partiet och låt programmet räkna om det:
fair-command = Kommando
copy-what = Kopiera: { $what }

## Mina spel

mine-place = Plats { $place } · { $points }
