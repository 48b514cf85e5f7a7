### Analysen av ett spel: omdömen om varje beslut, tur och skicklighet var för sig.

judged-forced = inget val
judged-good = bra
judged-only = enda draget
judged-luck = tur
judged-inaccuracy = onoggrannhet
judged-mistake = misstag
judged-blunder = grovt misstag

analysis-title = Varje beslut, bedömt efter vad spelaren kunde veta ({ $depth } iterationer, frö { $seed })
analysis-better = Bättre: { $action }
analysis-then = sedan kanske { $actions }
analysis-dice = Tur: { $luck }
analysis-nothing = Inga misstag värda att nämna.
analysis-accounts = Vinstchans, från lika chanser till slutet
account-seat = Spelare
account-start = Lika chanser
account-luck = Tur
account-skill = Egna beslut
account-others = De andra
account-end = Slut
account-errors = Onoggrannheter / misstag / grova misstag
