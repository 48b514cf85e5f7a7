### What is wrong with card sets, positions and records of Darwin.

fault-at_most_cards = カードが{ $n }枚あります。{ $most }枚までです
fault-at_least_cards = カードが{ $n }枚しかありません。6人に配るには{ $least }枚必要です
fault-a_species = { $like }のような動物種
fault-evaluated = 区画を書くのは、その動物種を評価しているときだけです
fault-no_slot = この卓に区画{ $slot }はありません
fault-volcano = カードセット{ $set }には火山がありますが、熱帯雨林がありません
fault-beginner_biomes = カードセット{ $set }の初心者用バイオームは4つではなく{ $n }です
fault-beginner_eras = 初心者用ゲームのEraは{ $right }で、{ $eras }にはできません
fault-cards_biomes_most = バイオームが{ $n }枚あります。{ $most }枚までです
fault-cards_biomes_least = バイオームが{ $n }枚しかありません。6人では{ $least }枚以上必要です（{ $rule }）
fault-cards_biomes_kids = 各組から1枚除くとバイオームは{ $n }枚です。子ども向けには{ $least }枚以上必要です（{ $rule }）
fault-cards_biomes_beginner = 初心者用のバイオームが{ $n }枚あります。{ $right }枚にしてください（{ $rule }）
fault-cards_events_least = continental_driftとvolcanoのほかに、イベントが{ $least }枚以上必要です（{ $rule }）
fault-cards_role_pair = 役割{ $role }は1組の2枚のバイオームに付けてください（{ $rule }）
fault-cards_continent = 大陸{ $name }がありません（{ $rule }）
fault-cards_rainforest = 役割rainforestのバイオームが{ $n }枚あります。1枚にしてください（{ $rule }）
fault-cards_names_line = { $what }。names.csvに{ $line }の行が必要です
fault-cards_name_twice = { $kind }の名前「{ $name }」が重複しています。最初は{ $line }行目
fault-cards_only_heads = 食性があるのは頭だけですが、この{ $part }のカードには「{ $diet }」があります
fault-cards_symbol_twice = specialに同じシンボルが2回あります。1回で十分です
fault-cards_only_bodies = 接続部分があるのは胴だけですが、この{ $part }のカードには{ $n }つあります
fault-cards_forbids_twice = forbidsに同じ能力が2回あります
fault-cards_event_kind = kindは「{ $kind }」ですが、ルールではこのイベントは{ $right }です
fault-cards_both = { $ability }を要求し、同時に禁止しています
fault-cards_requires_twice = requiresの「{ $text }」に{ $ability }が2回あります
