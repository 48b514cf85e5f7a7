### What is wrong with decks, positions and records of Origin.

fault-players_origin = Origin供{ $low }至{ $high }名玩家，而不是{ $players }名
fault-teams = 組隊需要4、6或8名玩家，而不是{ $players }名
fault-deck_cards = 牌組最多{ $most }張牌，而不是{ $cards }張
fault-deck_few = 牌組{ $deck }的牌不足以發{ $n }張
fault-face_traits = 一個牌面有一個性狀或兩個不同的性狀，而不是{ $face }
fault-an_animal = 動物，例如{ $like }
fault-no_such_animal = 沒有玩家能有動物{ $animal }
fault-age = 玩家的動物須依先後順序排列
fault-between = { $trait }放在兩隻動物之間，而不是一隻之下
fault-at_most_once = 一隻動物最多有一個{ $trait }
fault-not_offered = 牌{ $card }上沒有{ $trait }
fault-one_player = 互動型性狀連接同一玩家的兩隻動物
fault-no_pair = { $trait }不是互動型性狀
fault-decks = decks只能是auto，而不是{ $decks }
