### What is wrong with decks, positions and records of Origin.

fault-players_origin = Originは{ $low }〜{ $high }人用で、{ $players }人では遊べません
fault-teams = チームには4、6、8人が必要です。{ $players }人ではできません
fault-deck_cards = デッキは{ $most }枚までで、{ $cards }枚にはできません
fault-deck_few = デッキ{ $deck }は、{ $n }枚配るには足りません
fault-face_traits = 1つの面の形質は1つか、異なる2つです（{ $face }）
fault-an_animal = { $like }のような動物
fault-no_such_animal = 動物{ $animal }を持てるプレーヤーはいません
fault-age = プレーヤーの動物は古い順に並べます
fault-between = { $trait }は1匹の下ではなく、2匹の動物の間に置きます
fault-at_most_once = 動物が持てる{ $trait }は1つまでです
fault-not_offered = カード{ $card }に{ $trait }はありません
fault-one_player = 相互作用形質は、1人のプレーヤーの動物2匹をつなぎます
fault-no_pair = { $trait }は相互作用形質ではありません
fault-decks = decksはautoだけで、{ $decks }にはできません
