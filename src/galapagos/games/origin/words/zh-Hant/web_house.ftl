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
