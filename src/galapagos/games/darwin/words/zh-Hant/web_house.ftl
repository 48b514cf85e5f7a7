### What the house says of Darwin before a game and after it.

learn-darwin = 8分鐘學會《達爾文之選》
game-darwin = 達爾文之選
game-darwin-line = 把頭部、身體和腳組合起來，為每個物種找到棲身之地。
game-darwin-facts = 2–6人 · 60分鐘
cards-darwin = 規則書沒有印出卡面，因此這237張卡片由Galapagos自行設計。

## Modes

mode-darwin-base = 一般模式
mode-darwin-base-line = 3至6名玩家，四個或五個生物群系，紀元之間有事件。
mode-darwin-two = 雙人對戰
mode-darwin-two-line = 三個生物群系；每組相近的生物群系只用其中一個。
mode-darwin-team = 2對2
mode-darwin-team-line = 隊友相對而坐，互相展示和給予手牌，一起獲勝。
mode-darwin-kids = 兒童
mode-darwin-kids-line = 只有創造，沒有食物：哪個物種最適合？
mode-darwin-beginner = 初學者
mode-darwin-beginner-line = 兩個紀元，手牌公開；第一個紀元結束時才開始計算食物。

## House rules

switch-darwin-eras = 紀元數
switch-darwin-trade_stands_on_pass = 結束行動時，交易仍然有效
switch-darwin-main_action_final = 主要行動不能收回
switch-darwin-full_redraw_keeps_right = 重抽全部手牌後，仍可進行普通重抽
switch-darwin-unlimited_markers = 每人可有超過十二個物種
switch-darwin-loose_prey = 肉食動物可以把牠能吃的所有獵物都視為食物
switch-darwin-remainder_goes_on = 並列者分不完的食物歸下一名次
switch-darwin-zero_hearts_are_prey = 沒有紅心的物種也會被吃掉，但不提供肉
switch-darwin-random_hunt_order = 完全並列的捕食者依隨機順序捕食
switch-darwin-food_is_redistributed = 物種餓死時重新分配食物
switch-darwin-secret_choices = 退化和入侵者的選擇祕密進行
switch-darwin-first_player_picks_biome = 兩個特殊生物群系由起始玩家挑選
switch-darwin-hurricane_takes_all_tied = 颶風帶走所有適應力最低的物種
switch-darwin-many_takeovers = 一個輪次可接管任意數量的物種

## Points

points-darwin = { $n }點
source-darwin-species = 存活物種上
source-darwin-bank = 儲備中
source-darwin-survival = 存活
source-darwin-adaptation = 適應力
source-darwin-competition = 競爭力
source-darwin-lost = 隨死亡失去或支付

## Looked back at

table-playing-darwin = 第{ $n }紀元
review-place-darwin = 第{ $turn }紀元 · { $phase } · 第{ $n }/{ $of }步
review-place-short-darwin = 第{ $turn }紀元 · { $phase } · { $n }/{ $of }
review-points-words-darwin = 物種上和儲備中的點數。點選圖表可跳到那裡。
turn-short-darwin = 第{ $n }紀元：
what-if-words-darwin = { $name }看不到的內容被推測了{ $n }次，每次所有人都像只看一步的玩家那樣玩到本紀元結束。數字是屆時{ $name }通常領先的分數。
points-over-time-darwin = 各紀元得分
turn-heading-darwin = 紀元
creature-life-darwin = 自第{ $born }紀元起 · { $points }
creature-life-died-darwin = 第{ $born }紀元至第{ $died }紀元 · { $points }

## Awards

award-darwin-longest_lived = 最長壽
award-darwin-longest_lived-n = 活過{ $n }個紀元
award-darwin-most_points = 點數最多
award-darwin-most_points-n = 獲得{ $n }點
award-darwin-best_adapted = 適應最佳
award-darwin-best_adapted-n = { $n }次為所在生物群系之最
award-darwin-strongest = 最強
award-darwin-strongest-n = { $n }次位列最強
award-darwin-most_eaten = 吃得最多
award-darwin-most_eaten-n = { $n }單位植物和肉
award-darwin-boldest_hunter = 最大膽的獵手
award-darwin-boldest_hunter-n = 吃掉{ $n }個獵物
award-darwin-wanderer = 走得最遠
award-darwin-wanderer-n = { $n }次遷徙
award-darwin-shape_shifter = 變形大師
award-darwin-shape_shifter-n = { $n }次突變
award-darwin-most_parts = 拼得最多
award-darwin-most_parts-n = { $n }張卡片
award-darwin-most_gifted = 最有天賦
award-darwin-most_gifted-n = { $n }個能力標記
award-darwin-biggest = 最大
award-darwin-biggest-n = { $n }顆紅心

## Puzzles

puzzle-darwin-build = 為生物群系創造物種
puzzle-darwin-mutate = 及時突變
puzzle-darwin-migrate = 及時遷徙
puzzle-darwin-cards = 合適的牌
puzzle-darwin-choose = 艱難的選擇
puzzle-darwin-last_era = 最後的紀元
