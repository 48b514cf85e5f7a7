### What the command line says about itself where it is about Darwin alone.

help-own-darwin = darwin: the folder of a card set of your own
help-draw-card = a card; several joined by + are a creature
help-draw-biome = a biome's card; its landscape alone
help-draw-event = an event card; its scene alone
help-cards = list the cards of Darwin, begin and check a set of your own
help-cards-all = all animal cards of Galapagos' own set
help-cards-polar = cards with this word in their line
help-cards-filter = cards with this part and symbol
help-cards-biomes = the biomes, or with events the events
help-cards-new = begin a set of your own
help-cards-check = list everything that is wrong with it
help-cards-words = what to look for, or a command as above
help-cards-cards = list the set in a folder instead
help-cards-part = body part: head, body, legs, legs1, legs2, wings or tail
help-cards-deck = deck: small or large
help-cards-symbol = symbol: run, climb, fly, swim, heat, cold, dig or poison
help-cards-diet = diet: herbivore, carnivore or omnivore
help-cards-animal = part of the animal's name, in any language
help-darwin-balance-players = number of players (4); several numbers, such as 2,3,4, make a report for each
help-darwin-balance-mode = game mode (two for two players, otherwise base)
help-darwin-balance-eras = number of Eras (4; beginners play 2)
help-darwin-balance-cards = a card set of your own
help-darwin-balance-json = print a JSON object for each report
help-darwin-balance-plot = a picture of food, deaths and points: FILE.svg or FILE.png
help-play-eras = number of Eras, where the mode lets you choose
