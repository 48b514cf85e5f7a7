### The terminal table of Origin in English.

welcome-aim = Grow animals from your cards, feed them, and have the most points at the end.
welcome-how = You are { $who }. On your turn, type the number of a choice and press Enter.
welcome-more = Type help at any time. Ctrl-C leaves; every move is saved.

note-empty_hand = Your hand is empty.
note-empty_pile = Your discard pile is empty.

takeback-ask_all = (With --ask-all the end of your turn is left to you, so that you can undo before it.)

head-round = Round { $round }
head-last_round = Last round ({ $round })
head-food = { $n } food in the centre
head-pile = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in the pile
head-pile_empty = pile empty
head-hand = hand { $n }
head-discard = discard { $n }
head-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
head-starts = starts
head-passed = passed
head-turn = to move
head-team = with { $seat }
head-you = you
head-no_animals = no animals yet

card-times = { $card } x{ $n }

animal-fed = fed
animal-hungry = hungry
animal-asleep = asleep
animal-fat = { $n } of { $room } fat
animal-stored = { $n } food stored
animal-poisoned = poisoned
animal-hunted = has hunted
animal-robbed = has robbed
animal-grazed = has grazed
animal-ran = has run
animal-mimicked = has mimicked
animal-slept_last = slept last round
animal-links = { $trait }: { $links }
animal-link = { $first }–{ $second }
animal-shield = { $first } shields { $second }

question-evolution = Play one card as a new animal or as a trait, or pass. (hand explains cards)
question-evolution_first = Play one card: start with a new animal.
question-feeding = Feed: { $n ->
        [one] { $n } of your animals is
       *[other] { $n } of your animals are
    } hungry.
question-feeding_fed = All your animals are fed. What else would you like to do?
# $offers: what costs nothing now, each with what it gives.
question-feeding_after = Before you end your turn, for free: { $offers }.
question-feeding_several = Free now: { $offers }.
question-feeding_done = You have acted. End your turn.
offer-communicate = Communication feeds { $animals } (1 food from the centre)
offer-cooperate = Cooperation feeds { $animals } (1 food)
offer-pirate = Piracy takes 1 food from another animal for { $animals }
offer-graze = Grazing tramples 1 food in the centre ({ $animals })
offer-hibernate = Hibernation lets { $animals } sleep and count as fed
offer-burn = Fat Tissue lets { $animals } burn fat as food
offer_short-food = { $trait }: 1 food for { $animals }
offer_short-other = { $trait }: { $animals }
question-defence = { $hunter } hunts { $prey }, which must defend itself. You choose how, and in which order.
question-scavenge = An animal was eaten. Which of your scavengers gets 1 food?
question-declaration = { $n ->
        [one] { $n } animal of yours survived
       *[other] { $n } animals of yours survived
    }: take each as 1 card or as 1 point.
question-out_of_turn = It is { $seat }'s turn, but you may answer: { $offers }. Or skip.

warning-no_animals = You have no animals, so you will have nothing to feed this round.
warning-hungry_take = There is food in the centre, and { $animals } could take it. Passing ends the phase for you.
warning-fat_saves = { $animals } would starve, though burning fat would save it.
warning-sleep_saves = { $animals } would starve, though hibernating would save it.
warning-own_prey = { $prey } is your own animal.
warning-poison = { $prey } is poisonous: if it is eaten, { $hunter } dies at the end of the round.
warning-ring = This closes a ring of symbioses: no animal in it can eat until one is fed by burning fat or sleeping.
warning-keeps_cards = { $n ->
        [one] You keep { $n } card
       *[other] You keep { $n } cards
    } and play nothing more in this round.
warning-free_pair = { $animals } can still get 1 food at no cost, through { $trait }. You lose it when the turn ends.
warning-free_pirate = { $animals } can still rob 1 food at no cost.
warning-could_hunt = { $animals } can still hunt. Passing ends the phase for you.

answer-why_usage = Type why and an action, such as: why take P2a

end-animals = Animals
end-traits = Traits
end-bonus = Bonus
end-variant = Earlier
end-discard = Discard
end-broken_tie = Tied at { $n ->
        [one] { $n } point
       *[other] { $n } points
    }: the larger discard pile decides, { $own } against { $other } cards ({ $rule }).
end-full_tie = The discard piles are equal too, { $own ->
        [one] { $own } card
       *[other] { $own } cards
    } each ({ $rule }).

help-text =
    Type the number of a choice, or the choice itself: take P1a, hunt P1b P2a, pass.
    The start of each word is enough (ta a); your own animals go by their letter.

      table        show the table and your choices again
      hand, pile   your hand with what the cards do; your own discard pile
      log [n]      the last n lines of what happened, with the rules behind them
      summary [n]  what each round brought; summary 2: that one
      hint [BOT]   what Apex, or another bot, would do in your place, and why
      reason [n]   how the opponents judged their last n decisions
      why ACTION   why something is not possible: why take P2a
      rules WORD   the rules in words: rules EV-ATK-04, rules swimming, rules
      undo         take your last choice back, as long as it revealed nothing
      save [FILE]  save a copy;  load FILE  go on with another game
      quit         leave; the game is saved and waits for you

    In a round everybody plays cards (Evolution), the dice bring food, animals are
    fed (Feeding), hungry ones die (Extinction), survivors bring you new cards.
    "0/2" means: it has 0 of the 2 food it needs. When the pile is empty, one last
    round is played; then an animal is worth 2 points, a trait 1, and traits that
    make it eat more give a bonus.

## A puzzle. $best, $points: players with their points.

puzzle-soon = Points at the end of this round, roughly: { $best }; after the tempting action: { $points }.
puzzle-soon-next = Points at the end of the next round, roughly: { $best }; after the tempting action: { $points }.
puzzle-soon-worse = Points at the end of this round, roughly: { $points }; after the best action: { $best }.
puzzle-soon-worse-next = Points at the end of the next round, roughly: { $points }; after the best action: { $best }.
puzzle-ahead = Played on { $of } times, you are ahead at the end of this round { $best } times after the best action, { $n } times after “{ $other }”.
