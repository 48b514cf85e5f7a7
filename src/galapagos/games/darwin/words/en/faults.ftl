### What is wrong with card sets, positions and records of Darwin.

fault-at_most_cards = { $n } cards; a set can have at most { $most }
fault-at_least_cards = { $n } cards; at least { $least } are needed to deal to six players
fault-a_species = a species such as { $like }
fault-evaluated = a place must be named during the evaluation, and only then
fault-no_slot = there is no slot { $slot } on this table
fault-volcano = the card set { $set } has a volcano but no tropical rainforest
fault-beginner_biomes = the card set { $set } has { $n } beginner biomes, not 4
fault-beginner_eras = the beginner game has { $right } Eras, not { $eras }
fault-cards_biomes_most = { $n } biomes; a set can have at most { $most }
fault-cards_biomes_least = { $n } biomes; at least { $least } are needed for six players ({ $rule })
fault-cards_biomes_kids = { $n } biomes remain when one of each pair is out; at least { $least } are needed for the kids game ({ $rule })
fault-cards_biomes_beginner = { $n } biomes are marked for the beginner game, expected { $right } ({ $rule })
fault-cards_events_least = at least { $least } events besides continental_drift and volcano are needed ({ $rule })
fault-cards_role_pair = role { $role } must be on both biomes of one pair ({ $rule })
fault-cards_continent = continent { $name } is missing ({ $rule })
fault-cards_rainforest = { $n } biomes have the role rainforest, expected 1 ({ $rule })
fault-cards_names_line = { $what }; names.csv needs a line { $line }
fault-cards_name_twice = duplicate name of { $kind } '{ $name }', first in line { $line }
fault-cards_only_heads = only heads have a diet, but this { $part } card has '{ $diet }'
fault-cards_symbol_twice = special names a symbol twice; one is enough
fault-cards_only_bodies = only bodies have docking sites, but this { $part } card has { $n }
fault-cards_forbids_twice = forbids names an ability twice
fault-cards_event_kind = kind is '{ $kind }', but by the rules this event is { $right }
fault-cards_both = requires and forbids { $ability } at the same time
fault-cards_requires_twice = requires names { $ability } twice in '{ $text }'
