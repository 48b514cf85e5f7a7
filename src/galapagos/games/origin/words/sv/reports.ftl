### Vad `galapagos lab balance origin` rapporterar.

report-origin-title = Origin, { $table }: { $games } spel av { $bots }, frö { $seed }
report-origin-rounds = Rundor
report-origin-round = runda
report-origin-games = spel
report-origin-animals = djur
report-origin-appetite = aptit ÷ föda
report-origin-eaten = uppätna
report-origin-starved = svultna
report-origin-poisoned = förgiftade
report-origin-rounds_note = Djur när ätandet börjar; ett spel har { $n } beslut.
report-origin-traits = Egenskaper
report-origin-trait = egenskap
report-origin-laid = lagda per spel
report-origin-traits_note = Dödsfall per Födosök som ett djur med egenskapen började; segrar för spelare som lade den, jämfört med en lika stor andel åt alla: 1.00 betyder ingen verkan.
report-origin-seats = Platser
report-origin-seats_note = Plats 1 börjar den första rundan; jämnt vore { $share }.
