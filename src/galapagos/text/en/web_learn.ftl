### Learning in the browser: rule book and card browser.

rule-book = Rule book
rule-book-line = A guide with pictures and examples to play, and every rule with its number.
book-hungry = hungry
book-gone = dies
card-browser = Cards
card-browser-line = Every card, large, with what it does.
contents = Contents
filters = Filters
shelf = Show
shelf-cards = Animal cards
shelf-biomes = Biomes
shelf-events = Events
filter-part = Part
filter-all-parts = All parts
filter-ability = Ability
filter-all-abilities = All abilities
cards-shown = { $n ->
    [0] No cards
    [one] { $n } card
   *[other] { $n } cards
}
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
