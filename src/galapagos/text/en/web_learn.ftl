### Learning in the browser: rule book and card browser.

rule-book = Rule book
rule-book-line = Quick start, a first game, every rule with its number, examples.
card-browser = Cards
card-browser-line = All cards, large, with what they do.
contents = Contents
filters = Filters
shelf = What to show
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
cards-origin = { $n } cards. Each is one of its traits, or face down an animal.
cards-darwin = The rulebooks do not print the card faces, so these 237 cards are Galapagos' own.
copies = { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}
