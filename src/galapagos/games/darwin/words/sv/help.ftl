### What the command line says about itself where it is about Darwin alone.

help-own-darwin = darwin: mappen med en egen kortuppsättning
help-draw-card = ett kort; flera förenade med + är en varelse
help-draw-biome = ett bioms kort; bara dess landskap
help-draw-event = ett händelsekort; bara dess bild
help-cards = lista korten i Darwin, påbörja och kontrollera en egen uppsättning
help-cards-all = alla djurkort i Galapagos egen uppsättning
help-cards-polar = de som har ett ord på sin rad
help-cards-filter = de med en sådan del och symbol
help-cards-biomes = biomen, eller med events händelserna
help-cards-new = påbörja en egen uppsättning
help-cards-check = säg allt som är fel med den
help-cards-words = vad som söks, eller ett kommando som ovan
help-cards-cards = lista en mapps uppsättning i stället
help-cards-part = kroppsdel: head, body, legs, legs1, legs2, wings eller tail
help-cards-deck = hög: small eller large
help-cards-symbol = symbol: run, climb, fly, swim, heat, cold, dig eller poison
help-cards-diet = kost: herbivore, carnivore eller omnivore
help-cards-animal = en del av djurets namn, på valfritt språk
help-darwin-balance-players = antal spelare (4); flera tal, till exempel 2,3,4, ger en rapport för varje
help-darwin-balance-mode = spelvariant (two för två spelare, annars base)
help-darwin-balance-eras = antal eror (4; nybörjare spelar 2)
help-darwin-balance-cards = en egen kortuppsättning
help-darwin-balance-json = skriv ut ett JSON-objekt för varje rapport
help-darwin-balance-plot = en bild av mat, dödsfall och poäng: FILE.svg eller FILE.png
help-play-eras = antal eror, där spelvarianten låter dig välja
