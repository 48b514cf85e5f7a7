### Att lära sig i webbläsaren: regelbok och kort.

rule-book = Regelbok
rule-book-line = En guide med bilder och exempel att spela, och alla regler med nummer.
book-hungry = hungrig
book-gone = dör
card-browser = Kort
card-browser-line = Alla kort, stora, med vad de gör.
contents = Innehåll
filters = Filter
shelf = Vad som visas
shelf-cards = Djurkort
shelf-biomes = Biom
shelf-events = Händelser
filter-part = Del
filter-all-parts = Alla delar
filter-ability = Förmåga
filter-all-abilities = Alla förmågor
cards-shown = { $n ->
    [0] Inga kort
    [one] { $n } kort
   *[other] { $n } kort
}
copies = { $n ->
    [one] { $n } exemplar
   *[other] { $n } exemplar
}

## Puzzles

puzzles = Problem
puzzles-line = En handling är klart bäst. Hitta den.
puzzle-today = Dagens problem
puzzle-today-done = Löst i dag. I morgon kommer ett nytt.
puzzle-streak = { $n ->
    [0] Lös det i dag så börjar en svit.
    [one] Löst { $n } dag i rad
   *[other] Löst { $n } dagar i rad
}
puzzle-count = { $done } av { $n } lösta
puzzle-number = Problem { $n }
puzzle-number-solved = Problem { $n }, löst
puzzle-level-1 = Lätt
puzzle-level-2 = Medel
puzzle-level-3 = Svår
puzzle-find = Din tur: hitta den bästa handlingen.
puzzle-strayed = Tillåtet, men det finns något bättre. Försök igen.
puzzle-solved = Löst.
puzzle-shown = Det här var svaret.
puzzle-show = Visa svaret
puzzle-over = Problemet är slut.
puzzle-again = Börja om
puzzle-next = Nästa problem
puzzle-all = Alla problem
puzzle-none-left = Du har löst alla.
