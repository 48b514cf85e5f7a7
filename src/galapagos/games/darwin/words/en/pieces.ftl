### Darwin in English. Keys are those of galapagos.darwin: EVENT_KEYS, REFUSAL_KEYS, ACTION_KEYS …
# {seat} is a player's name, {species} a species with its owner ("your Bongo lynx (S3)"),
# {biome} what lies in a slot ("the savanna"); {Species} and the like begin a sentence.

ability-run = run
ability-climb = climb
ability-fly = fly
ability-swim = swim
ability-heat = heat
ability-cold = cold

ability_mark-run = run
ability_mark-climb = climb
ability_mark-fly = fly
ability_mark-swim = swim
ability_mark-heat = heat
ability_mark-cold = cold

diet-none = no head yet
diet-herbivore = herbivore
diet-carnivore = carnivore
diet-omnivore = omnivore

diet_mark-none = -
diet_mark-herbivore = H
diet_mark-carnivore = C
diet_mark-omnivore = O

part-head = head
part-body = body
part-legs1 = legs
part-legs2 = 4 legs
part-wings = wings
part-tail = tail

size-small = small
size-large = large

phase-drawing = Drawing cards
phase-showing = Showing cards
phase-action = Actions
phase-evaluation = Evaluation
phase-event = Event
phase-over = The end

feeding-fed = fed
feeding-hungry = hungry
feeding-excluded = does not fit here

event_help-degeneration = Every species of 4 or more cards loses one, chosen by its owner.
event_help-desertification = A desert or a stone desert replaces one biome.
event_help-flood = Species that can neither swim, climb nor fly die.
event_help-hurricane = In each biome the least adapted species dies, if its adaptation is below 4.
event_help-ice_age = A polar desert or a cold desert replaces one biome.
event_help-intruders = Each player loses their species with the most points, but keeps the points.
event_help-mountain_formation = High mountains or highlands replace one biome.
event_help-axis_shift = All biomes are replaced.
event_help-continental_drift = This Era nobody migrates between the left and the right biomes.
event_help-epidemic = This Era carnivores and omnivores have competition 0, and nobody hunts.
event_help-low_mutation = This Era a mutation costs 1 point, a double mutation up to 5.
event_help-meat_boom = This Era easy biomes offer 6 meat and 2 plants.
event_help-meteor = This Era easy biomes offer 3 meat and 4 plants.
event_help-optimal = Nothing changes.
event_help-plant_boom = This Era easy biomes offer 2 meat and 6 plants.
event_help-volcano = A volcano replaces one biome; whoever is still there at the end of the Era dies.

stats-hearts = { $n ->
        [one] { $n } heart
       *[other] { $n } hearts
    }
stats-competition = competition { $n }
stats-ability = { $ability } { $n }
stats-dig = digs
stats-poison = poisonous
stats-hearts_mark = ♥{ $n }
stats-competition_mark = co{ $n }
stats-ability_mark = { $ability }{ $n }
stats-dig_mark = digs
stats-poison_mark = poison
stats-legs_sites = { $n ->
        [one] { $n } leg pair
       *[other] { $n } leg pairs
    }
stats-wing_site = wings
stats-tail_site = a tail
stats-sites = room for { $sites }
stats-no_sites = room for nothing but a head
# What a card shows and, of a body, what it has room for.
stats-card = { $stats }; { $sites }
stats-leg_mark = L
stats-wing_mark = W
stats-tail_mark = T

need-plain = { $ability }
need-more = { $ability } { $n }
need-have = { $need } (it has { $n })
need-nothing = no requirements
need-needs = requires { $needs }
need-forbidden = never { $abilities }
need-no = no { $abilities }
need-counts = adaptation counts { $abilities }
need-counts_mark = ad { $abilities }
need-counts_times = { $ability } x{ $n }
need-token_counts = ad competition
need-lacks = It needs { $needs }.
need-bans = Forbidden there: { $abilities }.

name-card = { $animal } { $part }
name-unknown_card = a card
# A species is named after the animals of its head and its body: "bongo lynx".
name-kind = { $head } { $body }
name-species = { $kind } ({ $tag })
name-no_species = a species
name-ground = the { $biome }
name-volcano = the active volcano
name-volcano_label = active volcano
name-rainforest = the old volcano
name-rainforest_label = old volcano ({ $biome })
name-token = the { $metal } token
name-token_label = { $metal } token
name-no_ground = that biome
name-no_continent = The table

metal-1 = bronze
metal-2 = silver
metal-3 = gold

# --- events ------------------------------------------------------------------------------------

event-game_master = { $you ->
    [yes] You are game master and the first player.
   *[no] { $seat } is game master and the first player.
}

event-biome_laid-continent = { $continent }: { $label }.
event-biome_laid-plain = { $label } is laid out.
event-biome_laid-token = A competition token worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    } is the fourth biome.

event-card_drawn-open = { $you ->
    [yes] You draw { $card }: { $stats }.
   *[no] { $seat } draws { $card }: { $stats }.
}
event-card_drawn-hidden = { $seat } draws a { $size } card.

event-card_discarded = { $you ->
    [yes] You discard { $card }.
   *[no] { $seat } discards a { $size } card.
}

event-era_began = { $you ->
    [yes] Era { $era } begins. You are first.
   *[no] Era { $era } begins. { $seat } is first.
}

event-phase_began-drawing = Everybody draws cards.
event-phase_began-showing = Everybody may show their partner up to 4 cards.
event-phase_began-action = Actions: players take turns until all have passed.
event-phase_began-evaluation = Evaluation: which species survive?
event-phase_began-event = A new event.
event-phase_began-over = The end.

event-turn_began = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}

event-redrawn = { $you ->
    [yes] You keep { $kept } and discard { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
   *[no] { $seat } keeps one card and discards { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
}

event-fully_redrawn = { $you ->
    [yes] You discard your whole hand of { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }: nothing in it could live anywhere.
   *[no] { $seat } discards a whole hand of { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }: nothing in it could live anywhere.
}

event-trade_drafted = { $you ->
    [yes] You plan to trade { $given } for { $taken }.
   *[no] { $seat } plans to trade { $given } for { $taken }.
}

event-trade_cancelled = { $you ->
    [yes] You take your trade back.
   *[no] { $seat } takes a trade back.
}

event-main_drafted = { $you ->
    [yes] You plan: { $action }.
   *[no] { $seat } plans: { $action }.
}

event-main_taken_back = { $you ->
    [yes] You take your action back.
   *[no] { $seat } takes an action back.
}

event-traded = { $you ->
    [yes] You trade { $given } for { $taken }.
   *[no] { $seat } trades { $given } for { $taken }.
}

event-created = { $you ->
    [yes] You create { $kind } in { $slot }: { $stats }.
   *[no] { $seat } creates { $kind } in { $slot }: { $stats }.
}

event-mutated-replaced = { $species } gets { $added } instead of { $removed }.
event-mutated-added = { $species } gets { $added }.
event-mutated-removed = { $species } drops { $removed }.

event-passed = { $you ->
    [yes] You pass for the rest of this Era.
   *[no] { $seat } passes for the rest of this Era.
}

event-turn_ended = { $you ->
    [yes] You finish your turn.
   *[no] { $seat } finishes the turn.
}

event-food_served-fed = { $species } is fed: { $food } of { $hearts } food.
event-food_served-hungry = { $species } is hungry: { $food } of { $hearts } food.
event-food_served-excluded = { $species } gets no food: it does not fit { $biome }.

event-card_shown-to_you = { $seat } shows you { $card }.
event-card_shown = { $you ->
    [yes] You show { $to } { $card }.
   *[no] { $seat } shows { $to } a card.
}

event-showed = { $you ->
    [yes] You have shown { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
   *[no] { $seat } has shown { $n ->
            [one] { $n } card
           *[other] { $n } cards
        } to the partner.
}

event-card_opened = { $you ->
    [yes] You show everybody { $card }.
   *[no] { $seat } shows everybody { $card }.
}

event-card_asked-to_you = { $seat } asks you for a card.
event-card_asked = { $you ->
    [yes] You ask { $from } for a card.
   *[no] { $seat } asks { $from } for a card.
}

event-card_given-to_you = { $seat } gives you { $card }.
event-card_given = { $you ->
    [yes] You give { $to } { $card }.
   *[no] { $seat } gives { $to } a card.
}

event-giving_declined = { $you ->
    [yes] You give no card.
   *[no] { $seat } gives no card.
}

event-paid_with_card = { $you ->
    [yes] You pay with { $card }, which goes to the trade zone.
   *[no] { $seat } pays with { $card }, which goes to the trade zone.
}

event-paid_with_draws = { $you ->
    [yes] You pay: your opponents may draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
   *[no] { $seat } pays: the opponents may draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
}

event-draw_declined = { $you ->
    [yes] You draw no card.
   *[no] { $seat } draws no card.
}

event-taken_over = { $you ->
    [yes] You take over { $species } from { $from }.
   *[no] { $seat } takes over { $species } from { $from }.
}

event-step_began-1 = Step 1, requirements: species that do not fit their biome die.
event-step_began-2 = Step 2, food: hungry species die, hungry carnivores hunt.
event-step_began-3 = Step 3, survival: 1 point for every living species.
event-step_began-4 = Step 4, adaptation: the best adapted of each biome is rewarded.
event-step_began-5 = Step 5, competition: 3, 2 and 1 points for the strongest three.

event-eaten-enough = { $hunter } eats { $prey }: { $hearts } meat, which is enough.
event-eaten-more = { $hunter } eats { $prey }: { $hearts } meat; it still needs { $missing }.

event-died-requirement = { $species } dies: it does not fit { $slot }. { $why }
event-died-volcano = { $species } dies in the volcano.
event-died-hunger = { $species } starves: it has { $food } of { $hearts } food.
event-died-no_prey = { $species } starves: it has { $food } of { $hearts } food and finds no prey it can catch.
event-died-eaten = { $species } is eaten by { $by }.
event-died-lower_carnivore = { $species } starves: a better adapted carnivore found too little prey.
event-died-flood = { $species } drowns in the flood: it cannot swim, climb or fly.
event-died-hurricane = { $species } dies in the hurricane: it is the least adapted in { $slot }.
event-died-intruders = { $species } is wiped out by the intruders.

event-banked = { $you ->
    [yes] You keep { $n ->
            [one] { $n } point
           *[other] { $n } points
        } of { $kind } in the bank.
   *[no] { $seat } keeps { $n ->
            [one] { $n } point
           *[other] { $n } points
        } of { $kind } in the bank.
}

event-points_earned-survival = { $species } survives: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-points_earned-adaptation = { $species } is the best adapted in { $biome }: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-points_earned-gold = { $species } is the strongest of all: gold, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-points_earned-silver = { $species } takes silver: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-points_earned-bronze = { $species } takes bronze: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.

event-chosen_in_secret = { $you ->
    [yes] You choose: { $action }.
   *[no] { $seat } chooses: { $action }.
}

event-biome_replaced-plain = { $continent }: { $label } replaces { $slot }.
event-biome_replaced-volcano = { $continent }: an active volcano replaces { $slot }. Any species that stays there dies.

event-first_player = { $you ->
    [yes] You are the first player now.
   *[no] { $seat } is the first player now.
}

event-refilling = { $you ->
    [yes] You have discarded what you wanted and draw { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
   *[no] { $seat } has discarded enough and draws { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }.
}

event-scored = { $you ->
    [yes] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $on_species } on species, { $bank } in the bank.
   *[no] { $seat } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $on_species } on species, { $bank } in the bank.
}

event-continent_removed = { $continent } is not used in this game.
event-zone_filled = { $card } is added to the trade zone.
event-zone_cleared = { $n ->
        [one] { $n } card is cleared from the trade zone.
       *[other] { $n } cards are cleared from the trade zone.
    }
event-deck_renewed = The { $size } deck is empty: { $n ->
        [one] { $n } discarded card becomes the new one.
       *[other] { $n } discarded cards become the new one.
    }
event-mutation_paid = { $species } pays { $n ->
        [one] { $n } point
       *[other] { $n } points
    } for it.
event-migrated = { $species } migrates from { $from } to { $to }.
event-food_supplied = { $slot } offers { $plants } plants and { $meat } meat.
event-leader = { $species } leads { $slot }.
event-leaderless = No species leads { $slot }.
event-hunts_first = { $species } hunts first.
event-event_discarded = { $event } is over.
event-event_revealed = Event: { $event }. { $help }
event-card_lost = { $species } loses { $card }.
event-points_inherited = { $species } inherits { $n ->
        [one] { $n } point
       *[other] { $n } points
    }.
event-biome_fetched = { $label } is brought into play.
event-volcano_cooled = { $continent }: the volcano has cooled and is now a tropical rainforest.
event-markers_turned = All species may act again.
event-table_cleared = Everybody banks the points earned; species and biomes are cleared away.
event-game_ended = The game is over. Victory goes to { $winners }.
event-hidden = Something happens that you may not see.

# Several events told in one sentence.
story-draw = { $you ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
story-draw_small = { $n ->
        [one] { $n } small card
       *[other] { $n } small cards
    }
story-draw_large = { $n ->
        [one] { $n } large card
       *[other] { $n } large cards
    }
story-show = { $you ->
    [yes] You show { $to } { $cards }.
   *[no] { $seat } shows you { $cards }.
}
story-zone = Trade zone: { $cards }.
story-survivors = Survivors, 1 point each: { $seats }.
story-survivors_of = { $seat } ({ $n })
story-leaders = { $species } lead { $slot } together.
story-discard = { $you ->
    [yes] You discard { $cards }.
   *[no] { $seat } discards { $cards }.
}

# --- refusals ----------------------------------------------------------------------------------

refusal-game_over = The game is over.
refusal-not_your_turn = It is not your turn: { $seat } decides now.
refusal-wrong_phase = You cannot do that in this phase: { $phase }.
refusal-decision_open = { $seat } must first decide something else.
refusal-your_decision_open = You have something else to decide first.
refusal-already_passed = You have passed for this Era.
refusal-mode_forbids = That is not part of this game mode.
refusal-malformed = This is not a complete action.
refusal-no_such_species = There is no such species on the table.
refusal-not_your_species = { $species } is not yours.
refusal-no_such_biome = There is no such biome on the table.
refusal-card_not_in_hand = You do not have these cards in hand.
refusal-card_not_in_zone = This card is not in the trade zone.
refusal-card_not_on_species = The species does not have this card.
refusal-twin_comes_first = You have several identical cards: name the first of them.
refusal-not_a_choice = That is not one of your choices.
refusal-main_action_taken = You have already taken your action this turn: finish the turn, or take the action back if you still can.
refusal-no_main_action = You have not created, mutated or migrated a species yet: do so, or pass.
refusal-nothing_to_take_back = There is nothing to take back.
refusal-main_action_final = This action can no longer be taken back.
refusal-already_traded = You have already traded this turn; you can trade again only if you cancel that trade.
refusal-traded_card_in_use = Your planned action needs this card: take it back first.
refusal-already_redrawn = You have already redrawn this Era.
refusal-hand_touched = You can redraw only before you do anything else in an Era.
refusal-redraw_under_way = { $seat } is redrawing; that has to be finished first.
refusal-first_era_only = You can exchange your whole hand only in Era 1; this is Era { $a }.
refusal-can_create = You can create a species from your hand, so you cannot exchange all of it.
refusal-redraw_cap = You have exchanged your whole hand too often.
refusal-no_such_draw = You cannot draw a card there now.
refusal-acted = { $species } has already acted this Era.
refusal-same_biome = It already lives in { $slot }.
refusal-drift = Continental drift: { $slot } is on the other side of the table.
refusal-volcano = Nothing can live in { $slot }.
refusal-requirement = It does not fit { $slot }. { $why }
refusal-unfed = It needs { $a } food in { $slot } and would get { $b }.
refusal-unfed_hunter = It needs { $a } food in { $slot }, would get { $b }, and finds too little prey it can catch.
refusal-no_marker = You have { $a } species and only { $b } markers.
refusal-no_head = It has no head.
refusal-no_body = It has no body.
refusal-wrong_part = That kind of card does not belong there.
refusal-no_leg_site = The body has no room for these legs.
refusal-no_wing_site = The body has no room for wings.
refusal-no_tail_site = The body has no room for a tail.
refusal-no_such_mutation = One or two mutations cannot do that: each one removes a card, adds one, or replaces one with the same part.
refusal-head_or_body = You cannot remove a head or a body, only replace it.
refusal-not_partners_species = That species does not belong to your partner.
refusal-partner_refused = Your partner has already declined to give a card this turn.
refusal-partner_has_no_card = Your partner has no card to give.
refusal-opponents_passed = Both opponents have passed, so you can pay only with cards.
refusal-price_too_high = You have too few cards to pay.
refusal-takeover_spent = You have already taken over a species this turn.
refusal-already_shown = You have shown that already.
refusal-too_many_points = You want to give { $a ->
        [one] { $a } point
       *[other] { $a } points
    }, but { $b } are left.
refusal-no_open_deal = Nobody has asked for that: you have nothing to give or pay now.

# --- actions -----------------------------------------------------------------------------------

# What an action is called, as it follows "You plan to …" or a number.
choice-none = nothing
choice-confirm = finish the turn
choice-confirm_wait = wait: end your turn without a trade
choice-pass = pass: no more actions this Era
choice-take_back = take back the planned action
choice-untrade = cancel the planned trade
choice-trade = trade { $c1 } for { $c2 }
choice-redraw = keep { $c1 } and draw a new hand
choice-full_redraw = exchange the whole hand
choice-draw = draw a { $size } card
choice-create = create { $kind } in { $slot }
choice-create_with = create { $kind } with { $limbs } in { $slot }
choice-mutate_replace = give { $species } { $c3 } instead of { $c1 }
choice-mutate_add = give { $species } { $c3 }
choice-mutate_remove = remove { $c1 } from { $species }
choice-mutate_twice = mutate { $species } twice: { $changes }
choice-migrate = migrate { $species } to { $slot }
choice-show = show { $cards }
choice-show_nothing = show nothing
choice-open = show everybody { $c1 }
choice-ask = ask your partner for a card
choice-give = give { $c1 }
choice-decline_give = give no card
choice-decline_draw = draw no card
choice-pay_card = pay with { $c1 }, into the trade zone
choice-pay_draw = let the opponents draw a card
choice-take_over = take over { $species }; the opponents draw 2 cards
choice-take_over_paid = take over { $species }; pay with { $cards }
choice-hunt_first = { $species } hunts first
choice-eat = eat { $species }
choice-degenerate = { $species } loses { $c1 }
choice-lose = give up { $species }
choice-bequeath = give { $species } { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
choice-pick_biome = { $biome }
choice-discard = discard { $c1 }
choice-refill = keep the rest and draw up to 10 cards

change-out = without { $out }
change-into = with { $into }
change-both = with { $into }, without { $out }


# --- forecasts ---------------------------------------------------------------------------------

# What would happen to a species, and to others, if an evaluation came now.
forecast-dies = { $species } would die now: { $why }
forecast-requirement = it does not fit { $slot }. { $why }
forecast-volcano = it stands in the volcano.
forecast-hunger_plants = it needs { $hearts } food and gets { $food }. { $species } { $count ->
        [one] eats
       *[other] eat
    } first in { $slot }.
forecast-hunger_alone = it needs { $hearts } food and gets { $food }: { $slot } offers no more.
forecast-hunger_prey = it needs { $hearts } food, gets { $food }, and finds too little prey it can catch.
forecast-by_hunter = { $by } would eat it.
forecast-lower_carnivore = a better adapted carnivore would find too little prey and starve, and this one with it.

verdict-rank = rank { $rank } of { $count }
verdict-alone = alone
verdict-tied = rank { $rank }, tied
verdict-adaptation = adaptation { $n }
verdict-adaptation_mark = ad { $n }
verdict-plants = eats { $n ->
        [one] { $n } plant
       *[other] { $n } plants
    }
verdict-meat = eats { $n } meat
verdict-both = eats { $plants ->
        [one] { $plants } plant
       *[other] { $plants } plants
    } and { $meat } meat
verdict-nothing = needs no food
verdict-no_food_yet = food comes later
verdict-hunts = would hunt { $prey }
verdict-leads = leads, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
verdict-leads_together = shares the lead, { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
verdict-hungry = { $species } would go hungry
verdict-eaten = { $species } would be eaten
verdict-leaves = { $species } would lead { $slot }
verdict-cost = costs it { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

# What an Era brought, in short. $seats are players with a number each, $species several species.
summary-title = Era { $era }
summary-created = Created: { $species }.
summary-mutated = Mutated: { $species }.
summary-migrated = Migrated: { $species }.
summary-unfit = Died because they did not fit their biome: { $species }.
summary-starved = Starved: { $species }.
summary-eaten = Eaten: { $species }.
summary-by_event = Killed by the event: { $species }.
summary-no_deaths = Nobody died.
summary-best = Best adapted: { $species }.
summary-best_in = { $species } in { $slot }
summary-strongest = Strongest: { $species }.
summary-points = Points earned: { $seats }.
summary-event = New event: { $event }.
