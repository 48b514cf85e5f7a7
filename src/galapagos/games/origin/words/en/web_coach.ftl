### The coach of a first game of Origin: short cards, each about one thing on the table; then what a round has brought.

coach-origin-goal-title = Your goal
coach-origin-goal = Keep many animals with many traits alive. After the last round each living animal is worth 2 points and each of its traits at least 1.
coach-origin-start = Tap a card, then the dashed place: the card becomes your first animal. What is printed on it does not matter then.
coach-origin-trait = Lit animals can take the trait from this card. A trait helps its animal, and is worth points if the animal lives to the end.
coach-origin-pair = A pair trait joins two of your animals: tap one, then the other.
# $trait: whether the reader holds a trait that this animal can take now.
coach-origin-threat = Danger: { $owner }'s { $hunter } can eat { $animal } this round ({ $odds }). { $trait ->
    [yes] Look at your cards: a trait such as Swimming or Camouflage can protect it.
   *[no] The sign above an animal always says who could hunt it.
}
coach-origin-ring = The empty rings beside an animal's name are the food it needs each round.
coach-origin-choose = One card each turn: a new animal, or a trait for an animal you have. Every animal must be fed each round, so do not only breed.
coach-origin-pass = Do you want to keep the rest of your cards? Pass: you play no more cards this round and use them later.
coach-origin-hunt = Your carnivore may hunt instead of taking food, and gets 2 food for its prey: tap Hunt, then the prey.
coach-origin-partner = Partner food: one of the two has eaten, so the other gets 1 food as well, at no cost. Tap the partner.
coach-origin-pirate = Piracy: take 1 food from a hungry animal that has eaten already. It costs you nothing: tap Rob, then the victim.
coach-origin-graze = Grazing: destroy 1 food in the centre, at no cost. Good when you are fed and others are not.
coach-origin-hibernate = Hibernation: this animal may sleep. It then counts as fed without any food, but not two rounds in a row.
coach-origin-fat = You can burn fat from an earlier round as food.
coach-origin-feed = { $n ->
    [one] { $n } food is left for everybody. Tap a lit animal: it takes 1.
   *[other] { $n } food is left for everybody, and players take turns. Tap a lit animal: it takes 1.
}
coach-origin-hungry = An animal whose rings are not full dies at the end of the round.
coach-origin-last = This is the last round: only survivors score.

coach-origin-recap-title = What this round brought
coach-origin-food = The dice gave { $n } food for everybody.
coach-origin-eaten = { $hunter } ate { $animal }: nothing stopped it.
coach-origin-starved = { $animal } starved: it had { $food } of the { $appetite } food it needed.
coach-origin-poison = { $animal } died of the poison in its prey.
coach-origin-all_live = { $n ->
    [0] You had no animals to feed.
    [one] Your animal was fed, so it lives.
   *[other] All your { $n } animals were fed, so they live.
}
coach-origin-cards = { $cards ->
    [one] You draw { $cards } card: one for each living animal, and one more.
   *[other] You draw { $cards } cards: one for each living animal, and one more.
}
coach-origin-new_hand = { $cards ->
    [one] You draw { $cards } card.
   *[other] You draw { $cards } cards.
}
