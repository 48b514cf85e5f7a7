### What the house says of Darwin before a game and after it.

learn-darwin = 8分钟学会《达尔文之选》
game-darwin = 达尔文之选
game-darwin-line = 把头部、身体和脚组合起来，为每个物种找到栖身之地。
game-darwin-facts = 2–6人 · 60分钟
cards-darwin = 规则书没有印出卡面，因此这237张卡片由Galapagos自行设计。

## Modes

mode-darwin-base = 一般模式
mode-darwin-base-line = 3至6名玩家，四个或五个生物群系，纪元之间有事件。
mode-darwin-two = 双人对战
mode-darwin-two-line = 三个生物群系；每组相近的生物群系只用其中一个。
mode-darwin-team = 2对2
mode-darwin-team-line = 队友相对而坐，互相展示和给予手牌，一起获胜。
mode-darwin-kids = 儿童
mode-darwin-kids-line = 只有创造，没有食物：哪个物种最适合？
mode-darwin-beginner = 初学者
mode-darwin-beginner-line = 两个纪元，手牌公开；第一个纪元结束时才开始计算食物。

## House rules

switch-darwin-eras = 纪元数
switch-darwin-trade_stands_on_pass = 结束行动时，交易仍然有效
switch-darwin-main_action_final = 主要行动不能收回
switch-darwin-full_redraw_keeps_right = 重抽全部手牌后，仍可进行普通重抽
switch-darwin-unlimited_markers = 每人可有超过十二个物种
switch-darwin-loose_prey = 肉食动物可以把它能吃的所有猎物都算作食物
switch-darwin-remainder_goes_on = 并列者分不完的食物归下一名次
switch-darwin-zero_hearts_are_prey = 没有红心的物种也会被吃掉，但不提供肉
switch-darwin-random_hunt_order = 完全并列的捕食者按随机顺序捕食
switch-darwin-food_is_redistributed = 物种饿死时重新分配食物
switch-darwin-secret_choices = 退化和入侵者的选择秘密进行
switch-darwin-first_player_picks_biome = 两个特殊生物群系由起始玩家挑选
switch-darwin-hurricane_takes_all_tied = 飓风带走所有适应力最低的物种
switch-darwin-many_takeovers = 一个轮次可接管任意数量的物种

## Points

points-darwin = { $n }点
source-darwin-species = 存活物种上
source-darwin-bank = 储备中
source-darwin-survival = 存活
source-darwin-adaptation = 适应力
source-darwin-competition = 竞争力
source-darwin-lost = 随死亡失去或支付

## Looked back at

table-playing-darwin = 第{ $n }纪元
review-place-darwin = 第{ $turn }纪元 · { $phase } · 第{ $n }/{ $of }步
review-place-short-darwin = 第{ $turn }纪元 · { $phase } · { $n }/{ $of }
review-points-words-darwin = 物种上和储备中的点数。点击图表可跳到那里。
turn-short-darwin = 第{ $n }纪元：
what-if-words-darwin = { $name }看不到的内容被推测了{ $n }次，每次所有人都像只看一步的玩家那样玩到本纪元结束。数字是届时{ $name }通常领先的分数。
points-over-time-darwin = 各纪元得分
turn-heading-darwin = 纪元
creature-life-darwin = 自第{ $born }纪元起 · { $points }
creature-life-died-darwin = 第{ $born }纪元至第{ $died }纪元 · { $points }

## Awards

award-darwin-longest_lived = 最长寿
award-darwin-longest_lived-n = 活过{ $n }个纪元
award-darwin-most_points = 点数最多
award-darwin-most_points-n = 获得{ $n }点
award-darwin-best_adapted = 适应最佳
award-darwin-best_adapted-n = { $n }次为所在生物群系之最
award-darwin-strongest = 最强
award-darwin-strongest-n = { $n }次位列最强
award-darwin-most_eaten = 吃得最多
award-darwin-most_eaten-n = { $n }单位植物和肉
award-darwin-boldest_hunter = 最大胆的猎手
award-darwin-boldest_hunter-n = 吃掉{ $n }个猎物
award-darwin-wanderer = 走得最远
award-darwin-wanderer-n = { $n }次迁徙
award-darwin-shape_shifter = 变形大师
award-darwin-shape_shifter-n = { $n }次突变
award-darwin-most_parts = 拼得最多
award-darwin-most_parts-n = { $n }张卡片
award-darwin-most_gifted = 最有天赋
award-darwin-most_gifted-n = { $n }个能力标记
award-darwin-biggest = 最大
award-darwin-biggest-n = { $n }颗红心

## Puzzles

puzzle-darwin-build = 为生物群系创造物种
puzzle-darwin-mutate = 及时突变
puzzle-darwin-migrate = 及时迁徙
puzzle-darwin-cards = 合适的牌
puzzle-darwin-choose = 艰难的选择
puzzle-darwin-last_era = 最后的纪元
