### The terminal table of Darwin in English.

welcome-aim = Create species that fit where they live, and have the most points at the end.
welcome-how = You are { $who }. On your turn, type the number of a choice and press Enter.
welcome-more = Type help at any time. Ctrl-C leaves; every move is saved.

note-empty_hand = Your hand is empty.
note-empty_zone = The trade zone is empty.
note-more_ideas = ({ $n ->
        [one] { $n } more idea
       *[other] { $n } more ideas
    }: ideas)
note-no_ideas = The program sees nothing you could do with what you have.
note-of_cards = of { $cards }
note-no_forecast = There is nothing to foresee now.

head-era = Era { $era } of { $eras }
head-last_era = Era { $era } of { $eras }, the last
head-before_era = Before Era { $era } of { $eras }
head-event = Event: { $event }
head-last_event = last event: { $event }
head-you = you
head-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
head-points = { $n } pt
head-banked = { $n } pt ({ $bank } banked)
head-team = with { $seat }
head-first = first
head-passed = passed
head-zone = Trade zone:
head-hand = Your hand:
head-ideas = Ideas:
head-ideas_score = Ideas, and your score if the Era ended right after (as it is: { $n } pt):

biome-empty = nobody lives here
biome-deadly = nothing can live here
biome-reward = { $n } pt
biome-food = plants { $plants }/{ $all_plants } meat { $meat }/{ $all_meat }
biome-left = left
biome-right = right
biome-side = { $continent } ({ $side })

species-you = you
species-numbers = { $diet } ad{ $adaptation } co{ $competition }
species-hearts = ♥{ $n }
species-hunting = { $food } hunts { $prey }
species-points = { $n } pt
species-leads = leads
species-prey = in danger
species-protected = safe from hunters
species-acted = acted
species-line = { $species } in { $slot }: { $stats }

card-taken = (yours)
card-planned = (planned)
card-unknown = { $n ->
        [one] { $n } unknown card
       *[other] { $n } unknown cards
    }

draft-line = Not final: { $draft }.
draft-trade = trade { $given } for { $taken }

command-go_on = go on; you may still redraw on your own turn
command-build = build your own species
command-mutate = mutate a species
command-migrate = migrate a species
command-trade = trade a card
command-redraw = redraw: keep one card, get a new hand
command-take_over = take over a species of your partner
command-show = show up to 4 cards: show a c
idea-worth = { $n } pt
idea-then = then: { $action }

usage-trade = Type trade YOURS for THEIRS, such as: trade a for z1
usage-redraw = Type redraw keep CARD, such as: redraw keep a
usage-show = Type show and up to 4 cards, such as: show a c
usage-open = Type open and a card to show it to everybody, such as: open a
usage-take_over = Your partner has { $species }. Type take over SPECIES for draws, or for two cards: take over S1 for a b
usage-no_species = no species
usage-species = Type species and its name, such as: species S1
usage-no_actor = None of your species can still act this Era.
usage-which_species = Which one? You have { $species }. Type it too, such as: mutate S1

question-turn = Create, mutate or migrate one species, or pass.
question-turn_pad = Create, mutate or migrate one species.
question-kids = Create one species, or pass.
question-beginner_1 = Create one species, or pass. Food counts once all have passed.
question-beginner_2 = Mutate or migrate one species, or pass.
question-beginner_none = You have no species left to mutate or migrate: pass.
question-confirm_turn = Finish your turn, or change your mind.
question-passed = You have passed; you may still trade a card each turn.
question-moment = It is { $seat }'s turn. Look at your hand: keep it, or redraw before anybody acts?
question-draw = Draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }: from which deck? (s, l, several like ssl, or rest)
question-draw_pad = Draw { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }: small or large?
question-discard = Discard the cards you do not want, one at a time.
question-discard_pad = Discard the cards you do not want.
question-show = Show your partner up to 4 cards; all four players do it at once.
question-give = { $seat } asks you for a card. Which one do you give?
question-pay = Pay for the card you received.
question-deal_draw = { $seat } pays: you may draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
question-hunt_first = Your hunters are tied: which one hunts first?
question-eat = { $hunter } hunts. Its possible prey are exactly tied: which one?
question-event = { $event }: your choice.
question-bequeath = Intruders: { $n ->
        [one] { $n } point is
       *[other] { $n } points are
    } left to give. How many for this one?
question-bequeath_pad = Intruders: spread { $n ->
        [one] { $n } point
       *[other] { $n } points
    } over your species.
question-pick = Which biome comes into play?

answer-why_usage = Type why and an action, such as: why migrate S1 to savanna

warning-redraw = You cannot get back what you discard.
warning-trade_lost = If you pass, you lose your planned trade.
warning-idle = You have done nothing in this Era yet, and hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
warning-could_act = You could still act in this Era, and hold { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.

forecast-all_live = Nobody would die now.
forecast-points = { $seat } { $n }
forecast-earn = Scores if the Era ended now: { $points }.

# --- the workbench -----------------------------------------------------------------------------

bench-together = Together:
bench-yes = yes:
bench-no = no.
bench-fits = suits it so far
bench-unknown = Sorry, I did not understand: { $text }. Enter shows the work, cancel leaves it.
bench-no_biome = There is no such biome: { $text }. Type its number or its name.
bench-which_biome = In which biome? Type done and its number.
bench-no_home = No biome would take it yet; each says why above.
bench-nothing = There is nothing to do yet.
bench-cancelled = Put away.
bench-nothing_to_undo = There is nothing to take back.
bench-no_card = You have no such card in hand: { $text }. Type its letter.
bench-several_cards = Several cards match { $text }. Type the letter of one.
bench-add_usage = Type add and the letters of cards, such as: add a c
bench-remove_usage = Type remove and a card, such as: remove tail
bench-not_on_it = It has no such card, or several: { $text }
bench-which_legs = It has two leg cards. Type which one goes: replace OLD NEW
bench-replace_usage = Type replace, a card of the species and one of your hand: replace legs a

build-title = Building { $species }
build-prompt = build: add CARD, remove CARD, in BIOME, done, cancel
build-usage = Letters add cards (a c). in 2: look at a biome. done 2: create it there.

mutate-title = Mutating { $species }
mutate-prompt = mutate: add CARD, remove CARD, done, cancel
mutate-usage = add replaces the same part. remove tail, replace legs a. undo takes a step back.
mutate-left = { $n ->
        [one] { $n } mutation
       *[other] { $n } mutations
    } left.
mutate-prices = One costs { $one }, two cost { $two } of its points.

migrate-title = Migrating { $species }
migrate-prompt = migrate: to BIOME, done, cancel
migrate-usage = to 2: look at a biome. done 2: migrate there.

# Lists of cards (galapagos cards).
cards-none = no card fits
cards-key = { diet_mark-herbivore }, { diet_mark-carnivore }, { diet_mark-omnivore }: diet; ♥ hearts; { stats-competition_mark } competition; [{ stats-leg_mark }{ stats-leg_mark }{ stats-wing_mark }{ stats-tail_mark }] room for legs, wings, tail
cards-count = { $n } of { $all } cards, set { $set }
cards-biome = { $reward } points, { $plants } plants, { $meat } meat; { $demands }

end-living = Species
end-species = On species
end-bank = Bank

help-text =
    Type the number of a choice, a command, or an action in full: pass, confirm,
    trade a for z1, create a c in savanna, migrate S1 to 2, mutate S1 add b.
    Your cards go by letters, the trade zone by z1 z2, species by S1, biomes by 1 2.

      build         put a species together card by card, and see what biomes say
      mutate S1     mutate a species;  migrate S1  migrate it
      ideas         what the program suggests; type a number to choose
      confirm       finish your turn; until then take back and cancel trade undo it
      forecast      who would die now, and the points; species S1 shows its cards
      table, hand   the table again; your hand in words; zone, hands (of others)
      log [n]       the last n lines of what happened, with the rules behind them
      summary [n]   what each Era brought; summary 2: that one
      hint [BOT]    what Apex, or another bot, would do in your place, and why
      reason [n]    how the opponents judged their last n decisions
      why ACTION    why something is not possible: why migrate S1 to savanna
      rules WORD    the rules in words: rules DC-FOOD-05, rules migrate, rules
      undo          take your last choice back, as long as it revealed nothing
      save [FILE]   save a copy;  load FILE  go on with another game;  quit

    A species is a head and a body; legs, wings and a tail need room on the body.
    ad is how well it is adapted to its biome: it eats before those with less.
    co is its competition: it breaks ties, wins points, and decides who eats whom.
    Hearts (♥) are the food it needs: H eats plants, C meat or other species,
    O both. "2/3" means: it has 2 of the 3 food it needs. At the end of an Era the
    hungry and the unfit die; survivors get 1 point, the best adapted of a biome
    its points (pt), the three with the highest competition 3, 2 and 1.
cards-made = { $folder } holds a copy of Galapagos' own set. Change its files, then:
cards-error = error: { $what }
cards-warning = warning: { $what }
cards-errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
cards-warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
cards-bad = { $errors }, { $warnings }
cards-good = { $set }: { $cards } animal cards, { $biomes } biomes, { $events } events; { $warnings }. It can be played.

## A puzzle. $best, $points: players with their points.

puzzle-soon = Points at the end of this Era, roughly: { $best }; after the tempting action: { $points }.
puzzle-soon-next = Points at the end of the next Era, roughly: { $best }; after the tempting action: { $points }.
puzzle-soon-worse = Points at the end of this Era, roughly: { $points }; after the best action: { $best }.
puzzle-soon-worse-next = Points at the end of the next Era, roughly: { $points }; after the best action: { $best }.
puzzle-ahead = Played on { $of } times, you are ahead at the end of this Era { $best } times after the best action, { $n } times after “{ $other }”.
