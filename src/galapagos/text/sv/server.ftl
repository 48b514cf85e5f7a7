### What the table server says by itself: whom a table waits for, and questions in a browser.

# $seats: one or several players, by name; the reader is not among them.
wait-seats = Väntar på { $seats }.
wait-over = Spelet är slut.
# The reader's standing answers decide.
wait-wished = Svarar med dina stående svar.

# In place of question-evolution, which speaks of a command of the terminal.
prompt-evolution = Spela ett kort, eller passa.

## Undo: why it goes no further. $seat: who acted, or showed something.

undo-nothing = Det finns inget att ångra.
undo-others = { $seat } har agerat sedan dess.
undo-chance = En tärning har slagits eller ett kort har dragits.
undo-shown = { $seat } har visat något sedan dess.
undo-over = Spelet är slut.
undo-absent = { $seat } är borta, och en bot kan inte samtycka åt någon.

## Questions to the others. $seat: who asks.

# $n: how many actions, $whose: of whom: "Ana 1 och Bo 2".
asked-undo = { $seat } vill ångra { $n ->
        [one] { $n } handling
       *[other] { $n } handlingar
    } ({ $whose }).
asked-undo-yes = { $n ->
        [one] { $n } handling har ångrats
       *[other] { $n } handlingar har ångrats
    } ({ $whose }).
asked-undo-no = Handlingarna står fast.
taken-of = { $seat } { $n }
# In the log. $seat: who wanted it.
taken-back = { $you ->
        [yes] Du
       *[no] { $seat }
    } ångrade { $n ->
        [one] { $n } handling
       *[other] { $n } handlingar
    }.
taken-agreed = För { $seat } ångrades, enligt överenskommelse, { $n ->
        [one] { $n } handling
       *[other] { $n } handlingar
    } ({ $whose }).
asked-pause = { $seat } vill ha en paus.
asked-pause-yes = Spelet är pausat.
asked-pause-no = Spelet fortsätter.

## Refusals. $what: details in English, for those who write clients; may be empty.

refused-other = Det går inte nu.
refused-stale = Spelet har gått vidare; här är det aktuella läget.
refused-illegal = Reglerna tillåter inte det.
refused-unknown_action = Spelet har ingen sådan handling.
refused-no_species = De här korten kan inte bli en art: det finns ingen plats kvar för ett av dem.
refused-not_your_seat = Det är inte din plats.
refused-shared_screen = Flera delar den här skärmen: var och en svarar själv.
refused-not_host = Bara värden får göra det.
refused-not_playing = Det finns inget för dig att bestämma nu.
refused-not_in_lobby = Spelet har redan börjat.
refused-paused = Spelet är pausat.
refused-kicked = Värden har lämnat din plats till en bot.
refused-resigned = Du har gett upp: en bot spelar på din plats.
refused-seat_taken = Den platsen är tagen.
refused-seat_open = En plats är fortfarande tom.
refused-no_seat = Det finns ingen sådan plats.
refused-no_hints = Råd är inte tillåtna vid det här bordet.
refused-no_spectators = Det här bordet tar inte emot åskådare.
refused-bad_settings = De här inställningarna går inte ihop.
refused-bad_position = Det går inte att spela vidare från den här ställningen: { $what }
refused-no_step = Det finns inget sådant steg i spelet.
refused-bad_name = Ett namn har 1 till 16 tecken, minst ett av dem en bokstav eller en siffra, och inget komma.
refused-bad_text = Den här texten går inte att använda.
refused-limit = Det är för mycket på en gång. Vänta ett ögonblick.
refused-rate = Det går för fort. Vänta ett ögonblick.
refused-no_table = Bordet finns inte.
refused-not_found = Det finns inte.
refused-no_ask = Den frågan är avslutad.
refused-no_event = Det finns ingen sådan händelse.
refused-busy = De andra svarar redan på en annan fråga.
refused-running = Spelet pågår ännu.
refused-read_only = Det här bordet kan bara visas: { $what }
refused-damaged = Bordets data är skadade, så det kan inte visas. Säg till den som sköter servern.
refused-not_saved = Det kunde inte sparas, så inget har ändrats. Försök igen.
refused-bad_message = Servern förstod inte det här. Läs in sidan igen.
refused-too_long = Det var för långt.
refused-wrong_origin = Den här begäran kom från en annan sida.
refused-restarting = Bordet startas om. Du är strax tillbaka.
refused-broken = Något gick fel i servern. Inget har hänt; försök igen.
refused-stopping = Servern stängs av. Kom tillbaka om en stund.
refused-no_answer = Ingen bot kunde svara just nu. Försök igen.
refused-bad_key = Den här länken eller koden gäller inte, eller inte längre.
refused-dealing = Spelet börjar strax.
refused-no_seeds = Bordet behöver inget frö nu.
refused-bad_seed = Det här är inte det frö som din sida band sig till.

## Ett råd.

hint-only = Inget annat såg ut att vara värt att pröva.
hint-clear = Klart bättre än det näst bästa: { $other }.
hint-better = Bättre än det näst bästa: { $other }.
hint-close = Ungefär lika bra som: { $other }.
hint-avoids = Bättre än { $other }, eftersom det undviker detta: { $harm }
# $best, $points: players with their points.
hint-soon = Poäng att vänta snart: { $best }. Efter det näst bästa: { $points }.
hint-soon_pass = Poäng att vänta snart: { $best }. Om du passar: { $points }.

## Puzzles

puzzle-why = Det här vinner { $best } av partierna härifrån. Den lockande handlingen ”{ $other }” vinner { $chance }.
puzzle-tempts = Det vinner { $chance } av partierna härifrån, den bästa handlingen { $best }.
puzzle-later = Vad det kostar visar sig först senare.
puzzle-fate = När partiet spelas vidare { $of } gånger: ”{ $text }” { $best } gånger efter den bästa handlingen, { $n } gånger efter ”{ $other }”.
puzzle-line = Det som väntas följa: { $line }.
puzzle-line-other = Det som väntas följa efter ”{ $other }”: { $line }.
