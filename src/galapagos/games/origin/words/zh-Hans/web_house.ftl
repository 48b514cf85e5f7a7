### What the house says of Origin before a game and after it.

learn-origin = 5分钟学会《物种起源》
game-origin = 物种起源
game-origin-line = 让你的动物演化出性状，喂饱它们，别让它们落入他人之口。
game-origin-facts = 2–8人 · 30分钟
cards-origin = 共{ $n }张牌。每张牌可当作其中一种性状，或背面朝上当作一只动物。

## House rules

switch-origin-must_feed = 你有动物能拿取食物时，不能跳过
switch-origin-out_of_turn_pairs = 在别人的轮次食腐，也能触发互动型性状
switch-origin-mimicry_limit = “拟态”可以生效的次数
switch-origin-mimicry_limit-attack = 每次攻击一次
switch-origin-mimicry_limit-round = 每回合一次
switch-origin-full_scavenger_blocks = 遇到吃不下的食腐动物，就不再往下找
switch-origin-graze_requires_take = 拿取食物之后才能践踏
switch-origin-pirate_into_fat = 吃饱的掠夺者可以把夺来的食物存成脂肪
switch-origin-sleepers_store_fat = 冬眠的动物仍可储存脂肪
switch-origin-teams = 队友相对而坐，分数相加（4、6或8名玩家）
switch-origin-variant = 游戏过程中存活的动物也能得分

## Points

points-origin = { $n }分
source-origin-animals = 动物
source-origin-traits = 性状牌
source-origin-bonus = 牌上加分
source-origin-variant = 幸存者

## Looked back at

review-points-words-origin = 所有动物都存活时的分数。点击图表可跳到那里。

## Awards

award-origin-longest_lived = 最长寿
award-origin-longest_lived-n = 活过{ $n }个回合
award-origin-most_eaten = 吃得最多
award-origin-most_eaten-n = { $n }个食物
award-origin-boldest_hunter = 最大胆的猎手
award-origin-boldest_hunter-n = 发起{ $n }次猎食
award-origin-deadliest = 最致命
award-origin-deadliest-n = 吃掉{ $n }个猎物
award-origin-escape_artist = 逃脱大师
award-origin-escape_artist-n = 躲过{ $n }次攻击
award-origin-most_evolved = 演化最多
award-origin-most_evolved-n = { $n }个性状
award-origin-scavenger = 抢先食腐
award-origin-scavenger-n = 食腐{ $n }次
award-origin-pirate = 最忙的掠夺者
award-origin-pirate-n = { $n }次掠夺
award-origin-trampler = 最重的蹄子
award-origin-trampler-n = 践踏{ $n }个食物
award-origin-larder = 最佳储粮者
award-origin-larder-n = 储存{ $n }个脂肪
award-origin-sleeper = 最能睡
award-origin-sleeper-n = 睡过{ $n }个回合

## Puzzles

puzzle-origin-hunt = 猎食
puzzle-origin-save = 保护它
puzzle-origin-feed = 喂得好
puzzle-origin-grow = 壮大族群
puzzle-origin-last_round = 最后一轮
