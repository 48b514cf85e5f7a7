### The tiny game.

event-dealt = { $you ->
    [yes] You draw a { $a }.
   *[no] { $seat } draws a card.
}
event-played = { $you ->
    [yes] You lay a { $a } open.
   *[no] { $seat } lays a { $a } open.
}
event-swapped = { $you ->
    [yes] You put a { $a } aside.
   *[no] { $seat } puts a card aside.
}
event-folded = { $you ->
    [yes] You put your hand aside.
   *[no] { $seat } folds.
}
choice-play = lay a { $what } open
choice-swap = put a { $what } aside and draw another card
choice-fold = put the whole hand aside
question-turn = Lay a card open?
refusal-not_your_turn = It is not your turn.
refusal-no_folding = Nobody folds at this table.
refusal-no_action = There is no such action.
refusal-no_such_card = You have no such card.
refusal-no_swap = You have drawn another card already, or there is none.
row-hand = Your hand
row-pile = Cards left
