### What is wrong with card sets, positions and records of Darwin.

fault-at_most_cards = 有{ $n }张卡片，最多{ $most }张
fault-at_least_cards = 只有{ $n }张卡片，供六名玩家至少要{ $least }张
fault-a_species = 物种，例如{ $like }
fault-evaluated = 只有在评估其物种时才写明位置
fault-no_slot = 这张牌桌没有位置{ $slot }
fault-volcano = 卡组{ $set }有火山却没有热带雨林
fault-beginner_biomes = 卡组{ $set }有{ $n }个初学者生物群系，而不是4个
fault-beginner_eras = 初学者模式有{ $right }个纪元，而不是{ $eras }个
fault-cards_biomes_most = 有{ $n }个生物群系，最多只能有{ $most }个
fault-cards_biomes_least = 有{ $n }个生物群系，六名玩家至少需要{ $least }个（{ $rule }）
fault-cards_biomes_kids = 每对去掉一个后剩{ $n }个生物群系，儿童模式至少需要{ $least }个（{ $rule }）
fault-cards_biomes_beginner = 有{ $n }个生物群系标为初学者用，应为{ $right }个（{ $rule }）
fault-cards_events_least = 除continental_drift和volcano外至少需要{ $least }个事件（{ $rule }）
fault-cards_role_pair = 角色{ $role }必须在同一对的两个生物群系上（{ $rule }）
fault-cards_continent = 缺少大陆{ $name }（{ $rule }）
fault-cards_rainforest = 有{ $n }个生物群系的角色是rainforest，应为1个（{ $rule }）
fault-cards_names_line = { $what }；names.csv需要一行{ $line }
fault-cards_name_twice = { $kind }的名称“{ $name }”重复，首次在第{ $line }行
fault-cards_only_heads = 只有头部有食性，而这张{ $part }卡有“{ $diet }”
fault-cards_symbol_twice = special中同一标记写了两次；一次就够
fault-cards_only_bodies = 只有身体有连接点，而这张{ $part }卡有{ $n }个
fault-cards_forbids_twice = forbids中同一能力写了两次
fault-cards_event_kind = kind是“{ $kind }”，但按规则此事件是{ $right }
fault-cards_both = 同时要求并禁止{ $ability }
fault-cards_requires_twice = requires在“{ $text }”中两次写了{ $ability }
