### What is wrong with card sets, positions and records of Darwin.

fault-at_most_cards = { $n } kort, högst { $most } är möjliga
fault-at_least_cards = { $n } kort, minst { $least } behövs för sex spelare
fault-a_species = en art, till exempel { $like }
fault-evaluated = en plats ska anges under utvärderingen, och bara då
fault-no_slot = det finns ingen plats { $slot } på detta bord
fault-volcano = kortuppsättningen { $set } har en vulkan men ingen tropisk regnskog
fault-beginner_biomes = kortuppsättningen { $set } har { $n } biom för nybörjare, inte 4
fault-beginner_eras = nybörjarspelet har { $right } eror, inte { $eras }
fault-cards_biomes_most = { $n } biom, högst { $most } är möjliga
fault-cards_biomes_least = { $n } biom, minst { $least } behövs för sex spelare ({ $rule })
fault-cards_biomes_kids = { $n } biom återstår när ett av varje par tas bort, minst { $least } behövs för barnspelet ({ $rule })
fault-cards_biomes_beginner = { $n } biom är märkta för nybörjarspelet, väntade { $right } ({ $rule })
fault-cards_events_least = minst { $least } händelser behövs utöver continental_drift och volcano ({ $rule })
fault-cards_role_pair = rollen { $role } måste stå på de två biomen i ett par ({ $rule })
fault-cards_continent = kontinenten { $name } saknas ({ $rule })
fault-cards_rainforest = { $n } biom har rollen rainforest, väntade 1 ({ $rule })
fault-cards_names_line = { $what }; names.csv behöver en rad { $line }
fault-cards_name_twice = dubbelt namn på { $kind } '{ $name }', först på rad { $line }
fault-cards_only_heads = bara huvuden har kosthållning, men det här kortet ({ $part }) har '{ $diet }'
fault-cards_symbol_twice = special anger en symbol två gånger; en räcker
fault-cards_only_bodies = bara kroppar har kontaktytor, men det här kortet ({ $part }) har { $n }
fault-cards_forbids_twice = forbids anger en förmåga två gånger
fault-cards_event_kind = kind är '{ $kind }', men enligt reglerna är händelsen { $right }
fault-cards_both = kräver och förbjuder { $ability } samtidigt
fault-cards_requires_twice = requires anger { $ability } två gånger i '{ $text }'
