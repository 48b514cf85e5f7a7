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
