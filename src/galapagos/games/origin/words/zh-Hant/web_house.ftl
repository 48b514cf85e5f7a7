### What the house says of Origin before a game and after it.

learn-origin = 5分鐘學會《物種起源》
game-origin = 物種起源
game-origin-line = 讓你的動物演化出性狀，餵飽牠們，別讓牠們落入他人之口。
game-origin-facts = 2–8人 · 30分鐘
cards-origin = 共{ $n }張牌。每張牌可當作其中一種性狀，或背面朝上當作一隻動物。

## House rules

switch-origin-must_feed = 你有動物能拿取食物時，不能跳過
switch-origin-out_of_turn_pairs = 在別人的輪次腐食，也能觸發互動型性狀
switch-origin-mimicry_limit = 「擬態」可以生效的次數
switch-origin-mimicry_limit-attack = 每次攻擊一次
switch-origin-mimicry_limit-round = 每回合一次
switch-origin-full_scavenger_blocks = 遇到吃不下的腐食動物，就不再往下找
switch-origin-graze_requires_take = 拿取食物之後才能踐踏
switch-origin-pirate_into_fat = 吃飽的掠奪者可以把奪來的食物存成脂肪
switch-origin-sleepers_store_fat = 冬眠的動物仍可儲存脂肪
switch-origin-teams = 隊友相對而坐，分數相加（4、6或8名玩家）
switch-origin-variant = 遊戲過程中存活的動物也能得分

## Points

points-origin = { $n }分
source-origin-animals = 動物
source-origin-traits = 性狀牌
source-origin-bonus = 牌上加分
source-origin-variant = 倖存者

## Looked back at

review-points-words-origin = 所有動物都存活時的分數。點選圖表可跳到那裡。

## Awards

award-origin-longest_lived = 最長壽
award-origin-longest_lived-n = 活過{ $n }個回合
award-origin-most_eaten = 吃得最多
award-origin-most_eaten-n = { $n }個食物
award-origin-boldest_hunter = 最大膽的獵手
award-origin-boldest_hunter-n = 發起{ $n }次獵食
award-origin-deadliest = 最致命
award-origin-deadliest-n = 吃掉{ $n }個獵物
award-origin-escape_artist = 逃脫大師
award-origin-escape_artist-n = 躲過{ $n }次攻擊
award-origin-most_evolved = 演化最多
award-origin-most_evolved-n = { $n }個性狀
award-origin-scavenger = 搶先腐食
award-origin-scavenger-n = 腐食{ $n }次
award-origin-pirate = 最忙的掠奪者
award-origin-pirate-n = { $n }次掠奪
award-origin-trampler = 最重的蹄子
award-origin-trampler-n = 踐踏{ $n }個食物
award-origin-larder = 最佳儲糧者
award-origin-larder-n = 儲存{ $n }個脂肪
award-origin-sleeper = 最能睡
award-origin-sleeper-n = 睡過{ $n }個回合

## Puzzles

puzzle-origin-hunt = 獵食
puzzle-origin-save = 保護它
puzzle-origin-feed = 餵得好
puzzle-origin-grow = 壯大族群
puzzle-origin-last_round = 最後一回合
