### What is wrong with decks, positions and records of Origin.

fault-players_origin = Origin供{ $low }至{ $high }名玩家，而不是{ $players }名
fault-teams = 组队需要4、6或8名玩家，而不是{ $players }名
fault-deck_cards = 牌组最多{ $most }张牌，而不是{ $cards }张
fault-deck_few = 牌组{ $deck }的牌不足以发{ $n }张
fault-face_traits = 一个牌面有一个性状或两个不同的性状，而不是{ $face }
fault-an_animal = 动物，例如{ $like }
fault-no_such_animal = 没有玩家能有动物{ $animal }
fault-age = 玩家的动物须按先后顺序排列
fault-between = { $trait }放在两只动物之间，而不是一只之下
fault-at_most_once = 一只动物最多有一个{ $trait }
fault-not_offered = 牌{ $card }上没有{ $trait }
fault-one_player = 互动型性状连接同一玩家的两只动物
fault-no_pair = { $trait }不是互动型性状
fault-decks = decks只能是auto，而不是{ $decks }
