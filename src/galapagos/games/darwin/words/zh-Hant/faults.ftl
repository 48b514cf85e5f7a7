### What is wrong with card sets, positions and records of Darwin.

fault-at_most_cards = 有{ $n }張卡片，最多{ $most }張
fault-at_least_cards = 只有{ $n }張卡片，供六名玩家至少要{ $least }張
fault-a_species = 物種，例如{ $like }
fault-evaluated = 只有在評估其物種時才寫明位置
fault-no_slot = 這張牌桌沒有位置{ $slot }
fault-volcano = 卡組{ $set }有火山卻沒有熱帶雨林
fault-beginner_biomes = 卡組{ $set }有{ $n }個初學者生物群系，而不是4個
fault-beginner_eras = 初學者模式有{ $right }個紀元，而不是{ $eras }個
fault-cards_biomes_most = 有{ $n }個生物群系，最多只能有{ $most }個
fault-cards_biomes_least = 有{ $n }個生物群系，六名玩家至少需要{ $least }個（{ $rule }）
fault-cards_biomes_kids = 每對去掉一個後剩{ $n }個生物群系，兒童模式至少需要{ $least }個（{ $rule }）
fault-cards_biomes_beginner = 有{ $n }個生物群系標為初學者用，應為{ $right }個（{ $rule }）
fault-cards_events_least = 除continental_drift和volcano外至少需要{ $least }個事件（{ $rule }）
fault-cards_role_pair = 角色{ $role }必須在同一對的兩個生物群系上（{ $rule }）
fault-cards_continent = 缺少大陸{ $name }（{ $rule }）
fault-cards_rainforest = 有{ $n }個生物群系的角色是rainforest，應為1個（{ $rule }）
fault-cards_names_line = { $what }；names.csv需要一行{ $line }
fault-cards_name_twice = { $kind }的名稱「{ $name }」重複，首次在第{ $line }行
fault-cards_only_heads = 只有頭部有食性，而這張{ $part }卡有「{ $diet }」
fault-cards_symbol_twice = special中同一標記寫了兩次；一次就夠
fault-cards_only_bodies = 只有身體有連接點，而這張{ $part }卡有{ $n }個
fault-cards_forbids_twice = forbids中同一能力寫了兩次
fault-cards_event_kind = kind是「{ $kind }」，但依規則此事件是{ $right }
fault-cards_both = 同時要求並禁止{ $ability }
fault-cards_requires_twice = requires在「{ $text }」中兩次寫了{ $ability }
