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

## Puzzles

puzzles = Puzzles
puzzles-line = One action is clearly best. Find it.
puzzle-today = Puzzle of the day
puzzle-today-done = Solved today. A new one comes tomorrow.
puzzle-streak = { $n ->
    [0] Solve it today to start a streak.
    [one] Solved { $n } day in a row
   *[other] Solved { $n } days in a row
}
puzzle-count = { $done } of { $n } solved
puzzle-number = Puzzle { $n }
puzzle-number-solved = Puzzle { $n }, solved
puzzle-level-1 = Easy
puzzle-level-2 = Medium
puzzle-level-3 = Hard
puzzle-find = Your move: find the best action.
puzzle-strayed = Legal, but there is something better. Try again.
puzzle-solved = Solved.
puzzle-shown = This was the answer.
puzzle-show = Show the answer
puzzle-over = The puzzle is over.
puzzle-again = Start over
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-none-left = You have solved them all.
