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
points-over-time = Poäng per runda
turn-heading = Runda

## Utmärkelser

awards = Utmärkelser
no-awards = Ingenting stack ut den här gången.

## En varelse

result-owned = { $what } ({ $owner })
result-look = Se på { $name }
creature-life = sedan runda { $born }
creature-life-died = från runda { $born } till { $died }
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
fair-doubt-changed = Servern visar nu en annan hash än den som den här webbläsaren såg först. Hemligheten har bytts; lita inte på given.
fair-doubt-secret = Hemligheten stämmer inte med den hash som den här webbläsaren såg först. Lita inte på given.
fair-doubt-own = Den här sidan öppnade sitt frö i tid, men korten gavs utan det. Lita inte på given.
fair-doubt-others = Fröna som blandades in är inte de som var fastställda innan den här sidan öppnade sitt. Lita inte på given.
fair-kept = Kontrollerat här: det är hashen av den här hemligheten.
fair-broken = Det är inte hashen av den här hemligheten. Given går inte att lita på.
fair-verify = Ladda ner partiet och låt programmet räkna om varje dragning och tärning:
fair-command = Kommando
copy-what = Kopiera: { $what }

## Mina spel

mine-place = Plats { $place } · { $points }
