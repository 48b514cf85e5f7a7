### What is wrong with card sets, positions and records of Darwin.

fault-at_most_cards = { $n } cartas, no máximo { $most } são possíveis
fault-at_least_cards = { $n } cartas, são precisas pelo menos { $least } para seis jogadores
fault-a_species = uma espécie, como { $like }
fault-evaluated = um lugar deve ser indicado durante a avaliação, e só então
fault-no_slot = não há espaço { $slot } nesta mesa
fault-volcano = o conjunto de cartas { $set } tem um vulcão, mas nenhuma floresta tropical
fault-beginner_biomes = o conjunto de cartas { $set } tem { $n } biomas para principiantes, não 4
fault-beginner_eras = o jogo para principiantes tem { $right } Eras, não { $eras }
fault-cards_biomes_most = { $n } biomas; são possíveis no máximo { $most }
fault-cards_biomes_least = { $n } biomas; seis jogadores precisam de pelo menos { $least } ({ $rule })
fault-cards_biomes_kids = restam { $n } biomas quando sai um de cada par; o jogo infantil precisa de pelo menos { $least } ({ $rule })
fault-cards_biomes_beginner = { $n } biomas estão marcados para o jogo principiante; o esperado é { $right } ({ $rule })
fault-cards_events_least = são necessários pelo menos { $least } eventos além de continental_drift e volcano ({ $rule })
fault-cards_role_pair = o papel { $role } deve estar nos dois biomas de um par ({ $rule })
fault-cards_continent = falta o continente { $name } ({ $rule })
fault-cards_rainforest = { $n } biomas têm o papel rainforest; o esperado é 1 ({ $rule })
fault-cards_names_line = { $what }; names.csv precisa de uma linha { $line }
fault-cards_name_twice = nome repetido de { $kind } '{ $name }', primeiro na linha { $line }
fault-cards_only_heads = só cabeças têm dieta, mas esta carta de { $part } tem '{ $diet }'
fault-cards_symbol_twice = special cita um símbolo duas vezes; uma basta
fault-cards_only_bodies = só corpos têm locais de encaixe, mas esta carta de { $part } tem { $n }
fault-cards_forbids_twice = forbids cita uma habilidade duas vezes
fault-cards_event_kind = kind é '{ $kind }', mas pelas regras este evento é { $right }
fault-cards_both = exige e proíbe { $ability } ao mesmo tempo
fault-cards_requires_twice = requires cita { $ability } duas vezes em '{ $text }'
